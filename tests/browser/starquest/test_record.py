"""Beside the map: the log in one line for each figure, references that light the map up, the cards that came to light,
the roster with weapons, the hand that is always in view."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from bulkhead.starquest.data.state import Deck
from tests.browser.conftest import Seats
from tests.browser.helpers.aboard import holds_cards, in_the_middle
from tests.browser.helpers.drawn import FORCES, sits
from tests.browser.helpers.house import House
from tests.browser.helpers.screens import aboard
from tests.browser.helpers.ship import Ship
from tests.browser.starquest.test_hands import DECK
from tests.starquest.scene import hall, scene

HALL = hall(9, 5)


def shoots(ship: Ship, target: str) -> None:
    ann = ship.player
    ship.press_piece(target)
    ann.press(ann.region("web-sq-target").get_by_role("button", name=ann.says("web-sq-shoot-now")))
    ship.settle()


def test_a_figures_activation_is_one_line_that_opens_and_lights_the_map_up(
    house: House, player: Seats
) -> None:
    table = scene(
        HALL,
        "um1 fig_marine_laser 1.2 E",
        "um2 fig_marine_laser 1.3 E",
        "ch1 fig_gretchin 8.2 W",
        "ch2 fig_gretchin 8.4 W",
        factions=FORCES,
    ).act("um1")
    ship = sits(house, player, table, 5, 1)
    ann = ship.player
    ship.press(3, 2)
    shoots(ship, "ch1")
    log = ann.find("list", "web-sq-log")
    line = log.get_by_role("listitem").filter(has_text="um1")
    # Two squares, a kill, its points: one line.
    gone = ann.says("web-sq-fold-destroyed", own="yes", who="", targets="", count=1).strip()
    expect(line).to_have_count(1)
    expect(line).to_contain_text(ann.says("web-sq-fold-moved", count=2))
    expect(line).to_contain_text(gone)
    expect(line).to_contain_text("+2")

    # The name of the figure lights its square up, by pointer and by keyboard.
    lit = ann.page.locator("[data-beacon]")
    reference = line.locator("[data-mark='um1']").first
    expect(lit).to_have_count(0)
    reference.hover()
    expect(lit).to_have_count(1)
    ann.page.mouse.move(2, 2)
    expect(lit).to_have_count(0)
    reference.focus()
    expect(lit).to_have_count(1)

    # Opened, it tells every sentence; so does the whole log, if that is wanted, also after a reload.
    whole = line.get_by_role("button", name=ann.says("web-sq-fold-open"))
    expect(whole).to_have_attribute("aria-expanded", "false")
    ann.press(whole)
    expect(line.get_by_role("link", name="SQ-SHOOT-07").first).to_be_visible()
    ship.told("um1 moves to 3.2")
    ann.page.reload()
    expect(ann.page.get_by_role("button", name=ann.says("web-sq-log-full"), pressed=True)).to_be_visible()


def test_bots_are_told_apart_and_points_are_counted_in_words(house: House, player: Seats) -> None:
    ship = aboard(player(), house, in_the_middle, seven=True)
    ann = ship.player
    ship.do("web-sq-finish")
    log = ann.find("list", "web-sq-log")
    expect(log.get_by_role("listitem").first).to_be_visible()
    assert " 1 points" not in ann.page.content()


def test_the_roster_names_weapons_and_lights_its_figures_up(house: House, player: Seats) -> None:
    table = scene(
        HALL,
        "um1 fig_marine_heavy 1.1 E weapons=wpn_plasma_gun,wpn_combat_blade",
        "um2 fig_marine_heavy 1.2 E weapons=wpn_missile_launcher,wpn_combat_blade",
        "um3 fig_marine_heavy 1.3 E weapons=wpn_assault_cannon,wpn_combat_blade",
        "ch1 fig_gretchin 8.2 W",
        factions=FORCES,
    )
    ship = sits(house, player, table)
    ann = ship.player
    rows = ann.page.locator(".mini")
    for who, weapon in (("um1", "plasma_gun"), ("um2", "missile_launcher"), ("um3", "assault_cannon")):
        row = rows.filter(has_text=who)
        expect(row).to_contain_text(ann.says(f"wpn_{weapon}"))
        row.hover()
        expect(ann.page.locator("[data-beacon]")).to_have_count(1)


def test_the_chosen_figure_is_in_sight_in_a_long_roster(house: House, player: Seats) -> None:
    ship = aboard(player(viewport={"width": 1280, "height": 720}), house, in_the_middle, seven=True)
    ship.do("web-sq-finish")
    ship.asks("sq-ask-act")
    last = ship.page.locator(".mini").last
    ship.begin(last.get_attribute("data-who") or "")
    expect(last).to_have_attribute("aria-pressed", "true")
    expect(last).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1366, 768), (1280, 720)])
def test_the_hand_is_in_view_without_scrolling(house: House, player: Seats, width: int, height: int) -> None:
    size: ViewportSize = {"width": width, "height": height}
    ship = aboard(player(viewport=size), house, holds_cards, seven=True)
    ann = ship.player
    chips = ann.region("web-sq-cards").locator("[data-card]")
    expect(chips.nth(2)).to_be_visible()
    for chip in chips.all():
        expect(chip).to_be_in_viewport(ratio=1)
    # A press shows the whole card, another one puts it away.
    first = chips.first
    card = ann.region("web-sq-cards").get_by_role("article")
    ann.press(first)
    expect(card).to_be_in_viewport()
    expect(card).to_contain_text(ann.says(f"{first.get_attribute('data-card')}-rule"))
    ann.press(first)
    expect(card).to_have_count(0)


def test_the_hand_is_one_press_away_on_a_phone(house: House, player: Seats) -> None:
    ship = aboard(player(phone=True), house, holds_cards, seven=True)
    ann = ship.player
    ann.press(ann.button("web-sq-tab-squad"))
    chips = ann.region("web-sq-cards").locator("[data-card]")
    expect(chips.nth(2)).to_be_visible()
    for chip in chips.all():
        expect(chip).to_be_in_viewport(ratio=1)


def test_a_card_that_was_found_is_listed_and_others_see_it_face_down(house: House, player: Seats) -> None:
    table = scene(DECK, "um1 fig_marine_laser 0.0 E", "ch1 fig_ork 8.0 W", factions=FORCES)
    table.state.decks["recon"] = Deck(("rec_ambush", "rsm_bounty"))
    table.state.offered = None
    table.act("um1")
    ship = sits(house, player, table)
    ann = ship.player
    ship.do("web-sq-action-search")
    ann.press(ann.choice(ship.decision, ann.says("web-sq-cards")))
    seen = ann.find("list", "web-sq-seen")
    row = seen.get_by_role("listitem").first
    ann.press(row.get_by_role("button"))
    expect(row.get_by_role("article", name=ann.says("rec_ambush"))).to_be_visible()
