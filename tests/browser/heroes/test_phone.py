"""Touch on a phone: a whole game, and no screen that scrolls sideways."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Seats
from tests.browser.helpers.house import House, bot, here
from tests.browser.helpers.matches import play_the_captain, read_the_report
from tests.browser.helpers.positions import TO_ROLL

NARROW = {"width": 360, "height": 740}


def test_a_whole_game_by_touch(player: Seats) -> None:
    ann = player("it", phone=True, chance=12)

    def fits() -> None:
        assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    foretold = play_the_captain(ann, fits)
    ann.press(ann.button("web-heroes-strip"))
    ann.sees(ann.page.get_by_role("dialog", name=ann.says("web-heroes-players")))
    ann.press(ann.button("web-close"))
    ann.press(ann.button("web-heroes-drawer"))
    said = ann.page.get_by_role("dialog", name=ann.says("web-heroes-drawer")).get_by_role("listitem")
    expect(said.last).to_contain_text(f"{ann.says('web-bot-captain')} {foretold.scores[1]}")
    ann.press(ann.button("web-close"))
    read_the_report(ann, foretold)


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
