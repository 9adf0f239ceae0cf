"""The goal of the mission is always on the screen, and its place glows on the map."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Seats
from tests.browser.helpers.ship import first_mission

MISSION = "mis_00_first_steps"


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_goals_stand_over_the_map_and_each_is_shown_on_it(player: Seats, phone: bool) -> None:
    ann = player(chance=4, phone=phone)
    first_mission(ann)
    strip = ann.region("web-sq-goals")
    expect(strip).to_be_in_viewport(ratio=1)
    line = strip.get_by_role("button").first
    expect(line).to_contain_text(ann.says("sq-goal-occupy", zone="D5", minis=2, clear="minis"))
    expect(line).to_contain_text("30")
    if not phone:
        expect(line).to_contain_text(ann.says("sq-goal-search", rooms=2))
        expect(line).to_contain_text(ann.says("web-sq-goal-progress", done=0, of=2))
    # The room glows before it has been scanned; the search of any two rooms has no place.
    room = ann.page.locator("[data-goal=primary]")
    expect(room.locator("path").first).to_be_attached()
    expect(ann.page.locator("[data-goal=secondary] :is(path, circle)")).to_have_count(0)

    full = strip.get_by_text(ann.says(f"{MISSION}-primary"))
    line.click()
    expect(full).to_be_visible()
    expect(strip).to_contain_text(ann.says(f"{MISSION}-secondary"))
    strip.get_by_role("button", name=ann.says("web-sq-goal-show")).click()
    expect(full).to_have_count(0)
    expect(room).to_have_class(re.compile(r"\bshown\b"))
    expect(room).to_be_in_viewport()


def test_the_goals_close_with_escape_and_keep_the_question(player: Seats) -> None:
    ann = player(chance=4)
    ship = first_mission(ann)
    strip = ann.region("web-sq-goals")
    full = strip.get_by_text(ann.says(f"{MISSION}-primary"))
    strip.get_by_role("button").first.click()
    expect(full).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(full).to_have_count(0)
    ship.asks("sq-ask-setup-entry")
