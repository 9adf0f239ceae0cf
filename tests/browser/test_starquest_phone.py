"""Starquest on a phone, with fingers: a reaction comes up as a sheet from below, and nothing hangs over the edge."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Seats
from tests.browser.house import House
from tests.browser.ship import Ship
from tests.browser.watching import watched


def test_a_reaction_comes_up_from_below(house: House, player: Seats) -> None:
    ann = player(phone=True)
    ann.sit(watched(house).keys[0], "Ann")
    ship = Ship(ann)
    ship.asks("sq-ask-overwatch")
    expect(ship.decision).to_contain_text("%")
    sheet = ship.decision.bounding_box()
    stage = ann.region("web-sq-stage").bounding_box()
    assert sheet is not None
    assert stage is not None
    assert sheet["width"] == PHONE["width"]
    assert sheet["y"] + sheet["height"] == PHONE["height"]
    assert stage["height"] >= PHONE["height"] / 3
    assert sheet["y"] >= stage["y"] + stage["height"] - 1
    for button in ship.decision.get_by_role("button").all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 24
    ship.do("web-sq-shoot-now")
    expect(ship.decision).to_contain_text("um3")
    ship.do("web-sq-hold-fire")
    expect(ship.decision.get_by_text(ann.says("web-sq-waits-turn"))).to_be_visible()
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
