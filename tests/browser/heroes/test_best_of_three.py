"""A best of three: by link, on two devices, with a lid closed in the middle; then the dice verified, and the replay."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from bulkhead import GAMES
from bulkhead.match.verify import verify
from tests.browser.conftest import Seats
from tests.browser.helpers.foretold import Foretold
from tests.browser.helpers.house import House, bot, here
from tests.browser.helpers.looking import (
    SPECTATOR,
    sees_heroes,
    sees_the_end,
    sees_the_report,
    sees_the_sheet,
    sees_whose_turn,
    sheet_row,
    verifies_the_dice,
)
from tests.browser.helpers.matches import CLIPBOARD, NAMES, copied, invite, play_on
from tests.browser.helpers.player import Player
from tests.browser.helpers.positions import FAR_AHEAD


def test_a_best_of_three_by_link(player: Seats, tmp_path: Path) -> None:
    ann, bob = player("es", chance=34, permissions=CLIPBOARD), player("fr", chance=35)
    invite(ann, bob, games=3)
    foretold = Foretold((*ann.salts, *bob.salts), games=3)
    second, third = (_begins(foretold, game) for game in (2, 3))
    turns = foretold.turns
    play_on((ann, bob), turns[:second])

    away, back = _gap(foretold, second, third)
    play_on((ann, bob), turns[second:away])
    ann.close_the_lid()
    bob.sees(bob.page.get_by_text(bob.says("web-heroes-seat-away")))
    play_on((None, bob), turns[away:back])
    # Her link leads to the present table whenever she comes back.
    ann.open_again()
    for seat, one in enumerate((ann, bob)):
        sees_heroes(one, seat, turns[back].before, NAMES)
        sees_whose_turn(one, seat, turns[back].before, NAMES)
    play_on((ann, bob), turns[back:third])
    sees_the_sheet(ann, turns[third].before, NAMES)

    phone = player("fr", phone=True)
    _takes_over(bob, phone)
    play_on((ann, phone), turns[third:])
    for seat, one in enumerate((ann, phone)):
        sees_the_end(one, seat, foretold, NAMES)
    sees_the_sheet(ann, turns[-1].after, NAMES)
    for seat, one in enumerate((ann, phone)):
        one.press(one.link("web-heroes-after"))
        sees_the_report(one, seat, foretold, NAMES, match=True)
        verifies_the_dice(one, foretold)

    eve = player()
    _opens_the_file(eve, _downloaded(ann, tmp_path), foretold)
    ann.press(ann.button("web-after-share"))
    eve.page.goto(copied(ann, ann.button("web-share-copy")))
    eve.press(eve.button("web-replay-last"))
    sees_the_sheet(eve, turns[-1].after, NAMES)


def _begins(foretold: Foretold, game: int) -> int:
    """The number of the first command of a game."""
    return next(n for n, turn in enumerate(foretold.turns) if turn.before.game == game)


def _gap(foretold: Foretold, first: int, last: int) -> tuple[int, int]:
    """From the middle of one of Bob's turns until Ann has to decide again."""
    turns = foretold.turns
    away = next(
        n for n in range((first + last) // 2, last) if turns[n].seat == 1 and turns[n].before.phase == "act"
    )
    return away, next(n for n in range(away, last) if turns[n].seat == 0)


def _takes_over(bob: Player, phone: Player) -> None:
    """Bob plays on with his phone, with the link of his seat only."""
    seat = bob.page.url
    bob.close_the_lid()
    phone.page.goto(seat)
    phone.find("textbox", "web-sit-name").fill("Bob")
    phone.press(phone.button("web-sit-go"))


def _downloaded(player: Player, folder: Path) -> Path:
    """The replay file, from the report."""
    with player.page.expect_download() as downloading:
        player.press(player.button("web-after-download"))
    file = folder / downloading.value.suggested_filename
    downloading.value.save_as(file)
    return file


def _opens_the_file(eve: Player, file: Path, foretold: Foretold) -> None:
    """A person with only the file sees the whole match, and that its dice were fair."""
    assert verify(file.read_bytes(), file.name, GAMES).ok
    eve.go("#/replay-file")
    with eve.page.expect_file_chooser() as choosing:
        eve.press(eve.button("web-replay-choose"))
    choosing.value.set_files(file)
    place = eve.page.get_by_role("slider", name=eve.says("web-replay-place"))
    expect(place).to_have_attribute("max", str(len(foretold.turns)))
    eve.press(eve.button("web-replay-last"))
    sees_the_sheet(eve, foretold.turns[-1].after, NAMES)
    eve.sees(eve.button("web-verify-button-fair"))
    eve.press(eve.button("web-replay-report"))
    sees_the_report(eve, SPECTATOR, foretold, NAMES, match=True)


def test_a_best_of_three_adds_its_scores_up(house: House, player: Seats) -> None:
    table = house.table(here("Ann"), bot(), position=f"{FAR_AHEAD} 1 act 66 - t21 f1 g2,17-14:1 games=3")
    ann = player()
    ann.sit(table.keys[0])
    row = sheet_row(ann, "Ann")
    expect(row).to_have_text(["17", "24", "", "41"])
    ann.button("web-heroes-end").click()
    # The second game is won, and the third begins with choosing armies.
    ann.sees(ann.find("heading", "web-heroes-draft"))
    expect(row).to_have_text(["17", "24", "0", "41"])
