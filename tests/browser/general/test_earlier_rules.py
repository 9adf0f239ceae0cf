"""A match of earlier rules in the browser: one sentence says so, and one button plays it on."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import expect

from bulkhead import GAMES
from bulkhead.match import continued, read_replay
from bulkhead.match.comparison import compare
from tests.browser.conftest import Seats
from tests.browser.helpers.house import House
from tests.browser.helpers.looking import verdict
from tests.browser.helpers.player import Player
from tests.match.old_rules import old_match, old_replay
from tests.match.playing import Whims
from tests.server.house import Table
from tests.server.old_tables import play_old

VERSIONS = {"rules": 0, "known": 1}


@pytest.fixture
def old_table(tmp_path: Path) -> Iterator[tuple[House, Table]]:
    """A match of old rules in progress, and a server with the present ones."""
    with ThreadPoolExecutor(1) as apart:
        table = apart.submit(asyncio.run, play_old(tmp_path, "events", 40)).result()
    house = House(tmp_path)
    house.open()
    yield house, table
    house.close()


def test_a_match_of_earlier_rules_is_played_on(
    old_table: tuple[House, Table], seats: Callable[..., Player]
) -> None:
    house, table = old_table
    ada, bob = (seats(house, language, offline=False) for language in ("en", "it"))
    for seat, player in enumerate((ada, bob)):
        _remember(player, table, seat)
        player.go()
        player.sees(player.text("match-other-rules", **VERSIONS))
        player.sees(player.button("web-old-go-on"))
    ada.go(f"#/play/{table.keys[0]}")
    ada.sees(ada.find("heading", "match-other-rules", **VERSIONS))
    ada.button("web-old-go-on").click()
    ada.sees(ada.decision)
    # The others are led to the same match, and the old one stays.
    bob.page.reload()
    bob.page.get_by_role("link").filter(has_text=bob.says("web-old-follow-what")).click()
    bob.sees(bob.decision)
    assert {one["match"] for one in ada.stored("bulkhead.keys")} == {
        one["match"] for one in bob.stored("bulkhead.keys")
    }
    ada.go(f"#/play/{table.keys[0]}")
    ada.button("web-old-follow").click()
    ada.sees(ada.decision)


def test_a_file_of_earlier_rules_is_shown_as_far_as_it_agrees(player: Seats, tmp_path: Path) -> None:
    eve = player()
    log = old_match("dice", 80).log()
    agreement = compare(read_replay(log, "old.jsonl"), GAMES)
    assert 0 < agreement.last < agreement.of
    _open(eve, tmp_path / "old.jsonl", log)
    note = eve.page.get_by_role("note")
    for sentence in (agreement.sentence(), agreement.dice()):
        expect(note).to_contain_text(eve.words.render(sentence))
    eve.sees(eve.button("web-verify-button-fair"))


def test_the_dice_of_a_match_that_goes_on_are_verified(player: Seats, tmp_path: Path) -> None:
    eve = player()
    session, agreement = continued(old_replay("dice", 80), GAMES)
    Whims("on").play(session, 60)
    _open(eve, tmp_path / "on.jsonl", session.log())
    eve.button("web-verify-button-fair").click()
    verdict(eve).get_by_text(eve.says("web-verify-details")).click()
    eve.sees(verdict(eve).get_by_text(eve.says("web-verify-earlier", rules=0, entries=agreement.last)))


def _remember(player: Player, table: Table, seat: int) -> None:
    """This browser has sat at the table before."""
    held = [
        {"key": table.keys[seat], "match": table.match, "game": "heroes", "seat": seat, "used": time.time()}
    ]
    player.go()
    player.page.evaluate("held => localStorage.setItem('bulkhead.keys', held)", json.dumps(held))
    player.page.reload()


def _open(player: Player, file: Path, log: bytes) -> None:
    file.write_bytes(log)
    player.go("#/replay-file")
    with player.page.expect_file_chooser() as choosing:
        player.button("web-replay-choose").click()
    choosing.value.set_files(file)
