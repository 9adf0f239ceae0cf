"""The browser verifies the dice by itself, and reports a forged file."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct
from playwright.sync_api import Locator, Route, expect

from bulkhead import GAMES
from bulkhead.match.verify import verify
from tests.browser.helpers.foretold import Foretold
from tests.browser.helpers.house import House
from tests.browser.helpers.looking import verdict
from tests.browser.helpers.player import REFUSED, Player

FORETOLD = Foretold()
"""The match of the two captains."""


class Lie(Struct, frozen=True):
    """A forged die: the entry, the number of the die in it, and the face it claims."""

    entry: int
    die: int
    claimed: int

    @property
    def fell(self) -> int:
        return FORETOLD.entries[self.entry].faces[self.die - 1]

    @property
    def before(self) -> int:
        """The number of dice before it, which are right."""
        return sum(len(entry.faces) for entry in FORETOLD.entries[: self.entry]) + self.die - 1


FIRST_PLAYER = Lie(0, 1, FORETOLD.entries[0].faces[0] - 1)
"""It changes nothing: 4, 5 and 6 all mean that the second seat begins."""
FIRST_ROLL = next(n for n, entry in enumerate(FORETOLD.entries) if len(entry.faces) == 6)
THIRD_DIE = Lie(FIRST_ROLL, 3, FORETOLD.entries[FIRST_ROLL].faces[2] % 6 + 1)
"""Without that die the match could not have gone as it did."""


def test_the_dice_are_verified_in_the_browser(finished: tuple[Player, str]) -> None:
    eve, _ = finished
    eve.sees(eve.button("web-verify-button"))  # the report is loaded, with all parts of the page it needs
    asked: list[str] = []
    eve.page.on("request", lambda request: asked.append(request.url))
    eve.button("web-verify-button").click()
    eve.sees(verdict(eve).get_by_text(eve.says("web-verify-seed-right")))
    eve.sees(verdict(eve).get_by_text(eve.says("web-verify-fair", count=FORETOLD.dice)))
    # No server was asked.
    assert asked == []
    eve.page.keyboard.press("Escape")
    eve.sees(eve.button("web-verify-button-fair"))


def _another_face(story: dict[str, Any]) -> None:
    story["frames"][THIRD_DIE.entry]["faces"][THIRD_DIE.die - 1] = THIRD_DIE.claimed


def _another_seed(story: dict[str, Any]) -> None:
    story["seed"] = bytes(reversed(bytes.fromhex(story["seed"]))).hex()


def _no_seed(story: dict[str, Any]) -> None:
    story["seed"] = ""


@pytest.mark.parametrize(
    ("tamper", "says"),
    [
        (_another_face, "web-verify-face-wrong"),
        (_another_seed, "web-verify-seed-wrong"),
        (_no_seed, "web-verify-no-seed"),
    ],
)
def test_a_server_that_cheats_is_found_out(
    finished: tuple[Player, str], tamper: Callable[[dict[str, Any]], None], says: str
) -> None:
    eve, _ = finished

    def cheat(route: Route) -> None:
        answer = route.fetch()
        story = answer.json()
        tamper(story)
        route.fulfill(response=answer, json=story)

    eve.page.route("**/api/story", cheat)
    eve.page.reload()
    eve.button("web-verify-button").click()
    if says == "web-verify-face-wrong":
        _sees_the_lie(eve, verdict(eve), THIRD_DIE)
    else:
        eve.sees(verdict(eve).get_by_text(eve.says(says), exact=True))
    expect(verdict(eve).get_by_text(eve.says("web-verify-fair", count=FORETOLD.dice))).to_have_count(0)
    eve.page.keyboard.press("Escape")
    eve.sees(eve.button("web-verify-button-unfair"))


def test_a_file_that_cannot_have_happened_is_refused(
    house: House, finished: tuple[Player, str], tmp_path: Path
) -> None:
    eve, watch = finished
    eve.forgives.append(REFUSED)
    file = _falsified(house.replay(watch), THIRD_DIE, tmp_path)
    _open(eve, file)
    # The server's finding, and the browser's own.
    alert = eve.page.get_by_role("alert")
    expect(alert).to_contain_text(eve.says("web-replay-damaged"))
    expect(alert).to_contain_text(f"{file.name}, line ")
    _sees_the_lie(eve, eve.region("web-verify-file"), THIRD_DIE)


def test_a_file_whose_dice_are_not_those_of_the_seed_says_so_at_once(
    house: House, finished: tuple[Player, str], tmp_path: Path
) -> None:
    eve, watch = finished
    _open(eve, _falsified(house.replay(watch), FIRST_PLAYER, tmp_path))
    eve.button("web-verify-button-unfair").click()
    _sees_the_lie(eve, verdict(eve), FIRST_PLAYER)


def _falsified(replay: bytes, lie: Lie, folder: Path) -> Path:
    """A replay file with one die changed."""
    header, *entries = replay.decode().splitlines()
    entry = json.loads(entries[lie.entry])
    entry["faces"][lie.die - 1] = lie.claimed
    entries[lie.entry] = json.dumps(entry, separators=(",", ":"))
    file = folder / "bulkhead.jsonl"
    file.write_text("\n".join((header, *entries, "")))
    assert not verify(file.read_bytes(), file.name, GAMES).ok
    return file


def _open(player: Player, file: Path) -> None:
    player.go("#/replay-file")
    with player.page.expect_file_chooser() as choosing:
        player.button("web-replay-choose").click()
    choosing.value.set_files(file)


def _sees_the_lie(eve: Player, where: Locator, lie: Lie) -> None:
    """The page shows which die differs from the seed, with both faces."""
    drawn = {"computed": "", "recorded": ""}
    said = eve.says("web-verify-face-wrong", count=lie.before, n=lie.entry, place=lie.die, **drawn)
    found = where.get_by_role("listitem").last
    expect(found).to_have_text(said)
    dice = found.get_by_role("img")
    expect(dice).to_have_count(2)
    for face, die in ((lie.fell, dice.first), (lie.claimed, dice.last)):
        expect(die).to_have_accessible_name(eve.says("web-dice", count=1, faces=str(face)))
