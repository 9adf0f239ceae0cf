"""The goal of the mission is always on the screen, and its place glows on the map."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Seats
from tests.browser.helpers.aboard import in_the_middle
from tests.browser.helpers.house import House
from tests.browser.helpers.screens import aboard


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_goals_stand_over_the_map_and_each_is_shown_on_it(
    house: House, player: Seats, phone: bool
) -> None:
    ann = player(phone=phone)
    ship = aboard(ann, house, in_the_middle, seven=True)
    ship.asks("sq-ask-activation")
    strip = ann.region("web-sq-goals")
    expect(strip).to_be_in_viewport(ratio=1)
    line = strip.get_by_role("button").first
    expect(line).to_contain_text(ann.says("fig_dread_mk7"))
    expect(line).to_contain_text("30")
    room, machine = (ann.page.locator(f"[data-goal={one}]") for one in ("secondary", "primary"))
    expect(room.locator("path").first).to_be_attached()
    expect(machine.locator("circle").first).to_be_attached()
    # The secret mission of her own hand is hers to see.
    if not phone:
        expect(line).to_contain_text(ann.says("rsm_cold_blood"))
        expect(line).to_contain_text(ann.says("web-sq-round", round=3, rounds=9))

    line.click()
    expect(strip).to_contain_text(ann.says("mis_01_hard_dock-secondary"))
    strip.get_by_role("button", name=ann.says("web-sq-goal-show")).nth(1).click()
    expect(strip.get_by_text(ann.says("mis_01_hard_dock-secondary"))).to_have_count(0)
    expect(room).to_be_in_viewport()
    expect(room).to_have_class(re.compile(r"\bshown\b"))


def test_the_goals_close_with_escape_and_keep_the_question(house: House, player: Seats) -> None:
    ann = player()
    ship = aboard(ann, house, in_the_middle, seven=True)
    ship.asks("sq-ask-activation")
    strip = ann.region("web-sq-goals")
    strip.get_by_role("button").first.click()
    expect(strip).to_contain_text(ann.says("mis_01_hard_dock-primary"))
    ann.page.keyboard.press("Escape")
    expect(strip.get_by_text(ann.says("mis_01_hard_dock-primary"))).to_have_count(0)
    ship.asks("sq-ask-activation")
