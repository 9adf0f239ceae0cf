"""Touch on a phone: a whole game, and no screen that scrolls sideways."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Seats
from tests.browser.helpers.foretold import Foretold
from tests.browser.helpers.gestures import play
from tests.browser.helpers.house import House, bot, here
from tests.browser.helpers.looking import (
    sees_heroes,
    sees_scores,
    sees_the_end,
    sees_the_report,
    verifies_the_dice,
)
from tests.browser.helpers.positions import TO_ROLL

NARROW = {"width": 360, "height": 740}


def test_a_whole_game_by_touch(player: Seats) -> None:
    ann = player("it", phone=True, chance=12)
    ann.go()
    ann.press(ann.button("web-home-play-now"))
    ann.sees(ann.find("group", "web-heroes-roster"))
    foretold = Foretold((*ann.salts, ""))
    names = ("", ann.says("web-bot-captain"))
    for turn in foretold.turns:
        if turn.seat == 0:
            if turn.before.phase == "roll":
                sees_heroes(ann, 0, turn.before, names)
            play(ann, turn)
            if turn.after.phase in ("keep", "act"):
                sees_scores(ann, 0, turn.after)
            assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    sees_the_end(ann, 0, foretold, names)

    ann.press(ann.button("web-heroes-strip"))
    ann.sees(ann.page.get_by_role("dialog", name=ann.says("web-heroes-players")))
    ann.press(ann.button("web-close"))
    ann.press(ann.button("web-heroes-drawer"))
    said = ann.page.get_by_role("dialog", name=ann.says("web-heroes-drawer")).get_by_role("listitem")
    expect(said.first).to_contain_text(f"{names[1]} {foretold.scores[1]}")
    ann.press(ann.button("web-close"))
    ann.press(ann.link("web-heroes-after"))
    sees_the_report(ann, 0, foretold, names)
    verifies_the_dice(ann, foretold)


@pytest.mark.parametrize(
    "address", ["#/", "#/new/heroes", "#/rules", "#/learn", "#/settings", "#/replay-file", "#/nowhere"]
)
def test_no_screen_scrolls_sideways(house: House, player: Seats, address: str) -> None:
    house.table(here("Annabella of the Long Name"), bot("The Captain Himself"), position=TO_ROLL, public=True)
    ann = player(phone=True, viewport=NARROW)
    ann.go(address)
    ann.sees(ann.page.locator("h1").first)
    if address == "#/":
        ann.sees(ann.page.get_by_text("Annabella").first)
    assert ann.page.evaluate("document.documentElement.scrollWidth") == NARROW["width"]
