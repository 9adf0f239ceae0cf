"""A new table of Starquest, and set-up at it: house options by chapter, a sensible squad, the entry area on the map."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Seats
from tests.browser.ship import Ship


def test_house_options_stand_by_chapter_and_only_what_differs_is_shown(player: Seats) -> None:
    ann = player(chance=4)
    ann.go("#/new/starquest")
    options = ann.page.locator(".option")
    show = ann.page.get_by_role("button", name=ann.says("web-sq-new-house-show"))
    expect(show).to_be_visible()
    expect(options).to_have_count(0)
    ann.press(show)
    ann.page.locator("summary").filter(has_text=ann.says("starquest-chapter-life")).click()
    options.locator("select").first.select_option(index=1)
    ann.press(ann.page.get_by_role("button", name=ann.says("web-sq-new-house-hide")))
    expect(options).to_have_count(1)
    ann.press(ann.button("web-new-to-the-book"))
    expect(options).to_have_count(0)


def test_one_press_gives_a_sensible_squad_and_leaves_the_entry_area_to_the_player(player: Seats) -> None:
    ann = player(chance=4)
    ann.go("#/new/starquest")
    ann.find("combobox", "web-sq-new-mission").select_option("mis_01_hard_dock")
    ann.press(ann.button("web-sq-new-start"))
    ship = Ship(ann)
    expect(ship.decision.get_by_text(ann.says("web-sq-ready-chooses"), exact=True)).to_be_visible()
    ship.do("web-sq-sensible")
    ship.asks("sq-ask-setup-entry")
    ship.decision.get_by_role("list").first.get_by_role("button").first.click()
    expect(ann.page.get_by_text(ann.says("web-sq-round", round=1, rounds=9))).to_be_visible()
    expect(ship.decision.get_by_text(ann.says("web-sq-ready-check"))).to_have_count(0)
