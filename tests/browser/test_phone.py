"""On a phone, with fingers: a turn, and no screen that has to be pushed sideways."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Seats
from tests.browser.foretold import Foretold
from tests.browser.gestures import play
from tests.browser.house import House, bot, here
from tests.browser.positions import TO_ROLL

NARROW = {"width": 360, "height": 740}


def test_a_game_by_touch(house: House, player: Seats) -> None:
    foretold = Foretold(("carl", ""), moves=60)
    table = house.table(here("Ann", "carl"), bot())
    ann = player(phone=True)
    ann.sit(table.keys[0])
    for turn in foretold.turns:
        if turn.seat == 0:
            play(ann, turn)
            assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ann.press(ann.button("web-heroes-strip"))
    ann.sees(ann.page.get_by_role("dialog", name=ann.says("web-heroes-players")))
    ann.press(ann.button("web-close"))
    ann.press(ann.button("web-heroes-drawer"))
    expect(ann.page.get_by_role("dialog").get_by_role("listitem")).not_to_have_count(0)


@pytest.mark.parametrize(
    "address", ["#/", "#/new/heroes", "#/rules", "#/learn", "#/settings", "#/replay-file", "#/nowhere"]
)
def test_nothing_hangs_over_the_edge(house: House, player: Seats, address: str) -> None:
    house.table(here("Annabella of the Long Name"), bot("The Captain Himself"), position=TO_ROLL, public=True)
    ann = player(phone=True, viewport=NARROW)
    ann.go(address)
    ann.sees(ann.page.locator("h1").first)
    if address == "#/":
        ann.sees(ann.page.get_by_text("Annabella").first)
    assert ann.page.evaluate("document.documentElement.scrollWidth") == NARROW["width"]
