"""Cards and powers: a selected card lights its targets; a card that may not be played names the clause."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from bulkhead.starquest.clients.forecasts import preview
from bulkhead.starquest.clients.forecasts.rehearsal import rehearse
from bulkhead.starquest.data.commands import Use
from tests.browser.conftest import Seats
from tests.browser.helpers.drawn import FORCES, laid, shown, sits
from tests.browser.helpers.house import House
from tests.browser.helpers.player import Player
from tests.browser.helpers.ship import Ship
from tests.starquest.scene import hall, scene

HALL = hall(9, 5)


def card(player: Player, name: str) -> Locator:
    """A card in the hand, by its name."""
    return player.region("web-sq-cards").locator(f"[data-card='{name}']")


def take_up(player: Player, name: str) -> None:
    player.press(card(player, name))


def is_refused(player: Player, name: str, clause: str) -> None:
    if card(player, name).get_attribute("aria-expanded") != "true":
        take_up(player, name)
    one = player.page.get_by_role("article", name=player.says(name), exact=True)
    player.press(one.get_by_role("button", name=player.says("web-sq-why-not")))
    player.sees(one.get_by_role("link", name=clause))


def lit(ship: Ship, square: tuple[int, int]) -> bool:
    """Is a square a target of the selected card? Its label says so."""
    chart = ship.page.get_by_role("application")
    chart.focus()
    x, y = square
    said = chart.get_by_role("status")
    ship.page.keyboard.press("Home")
    for key, count in (("ArrowRight", 9), ("ArrowLeft", 8 - x), ("ArrowUp", 9), ("ArrowDown", y)):
        for _ in range(count):
            ship.page.keyboard.press(key)
    expect(said).to_contain_text(f" {x}.{y},")
    return ship.player.says("eql_ash_cloud") in said.inner_text()


def test_an_order_on_a_lit_figure_and_a_cloud_on_lit_squares(house: House, player: Seats) -> None:
    squad = {"command": 2, "orders": ("ord_heavy_weapon", "ord_move"), "equipment": ("eqp_melta_bomb",)}
    table = scene(
        HALL,
        "if1 fig_marine_heavy 2.1 E weapons=wpn_plasma_gun,wpn_combat_blade",
        "if2 fig_marine_heavy 2.3 E weapons=wpn_missile_launcher,wpn_combat_blade",
        "if3 fig_marine_laser 4.2 E",
        "ch1 fig_ork 8.1 W",
        factions=("imperial_fists", "chaos"),
        step="order",
        sides={0: squad},
    )
    ship = sits(house, player, table)
    ann = ship.player
    ship.asks("sq-ask-order")
    for order in ("ord_heavy_weapon", "ord_move"):  # each says what it does
        expect(ship.decision.get_by_text(ann.says(f"{order}-rule"), exact=True)).to_have_count(1)
    ship.press_piece("if1")  # no card is selected: nothing is played
    ship.asks("sq-ask-order")
    is_refused(ann, "eqp_melta_bomb", "SQ-TURN-13")
    take_up(ann, "ord_heavy_weapon")
    ship.press_piece("if3")  # no heavy weapon
    ship.asks("sq-ask-order")
    ship.press_piece("if2")
    ship.asks("sq-ask-act")
    ship.told(ann.says("ord_heavy_weapon"))
    expect(card(ann, "ord_heavy_weapon")).to_have_count(0)
    ship.undoable(False)
    is_refused(ann, "ord_move", "SQ-TURN-12")
    ship.begin("if2")
    ship.press(4, 4)
    ship.told("if2 moves to 4.4")
    ship.press(6, 4)  # the second movement of the order
    ship.told("if2 moves to 6.4")

    table = scene(
        HALL,
        "ld1 fig_therian 1.2 E",
        "ld2 fig_husk 3.1 E",
        "ch1 fig_ork 8.1 W",
        factions=("legion", "chaos"),
        sides={0: {"equipment": ("eql_ash_cloud", "eql_blood_vial")}},
    ).act("ld1")
    ship = sits(house, player, table)
    ann = ship.player
    ship.asks("sq-ask-activation")
    is_refused(ann, "eql_blood_vial", "SQ-TURN-11")  # no figure is hurt
    take_up(ann, "eql_ash_cloud")
    assert lit(ship, (4, 2))
    assert not lit(ship, (8, 4))
    ship.press(4.4, 2.4)
    ann.press(ship.menu.get_by_role("button").first)
    ship.settle()
    ship.told(ann.says("sq-aim-block", square="4.2"))
    expect(card(ann, "eql_ash_cloud")).to_have_count(0)


def test_a_power_strikes_a_mind_in_sight_and_only_one_in_a_turn(house: House, player: Seats) -> None:
    side = {"psionic": "um1", "psychic": ("psi_mind_lance", "psi_mend")}
    table = scene(
        HALL,
        "um1 fig_librarian 1.2 E role=psionic",
        "um2 fig_marine_laser 3.1 E lp=1",
        "ch1 fig_ork 8.1 W",
        "ch2 fig_android 7.3 W",
        factions=FORCES,
        sides={0: side},
    ).act("um1")
    ship = sits(house, player, table, 5, 1)
    ann = ship.player
    ship.press_piece("um2")  # a power waits for him, and is not used by looking at him
    expect(card(ann, "psi_mend")).to_have_count(1)
    ann.page.keyboard.press("Escape")
    take_up(ann, "psi_mind_lance")
    ship.press_piece("ch2")  # a construct has no mind
    expect(card(ann, "psi_mind_lance")).to_have_count(1)
    ann.page.keyboard.press("Escape")
    target = ann.region("web-sq-target")
    take_up(ann, "psi_mend")
    ship.point_at(3, 1)  # healing rolls no dice: there are no odds
    expect(target).to_have_count(0)
    take_up(ann, "psi_mind_lance")  # select another one instead
    ship.press_piece("ch1")
    played = rehearse(table.state, 0, Use("psi_mind_lance", ("ch1",)))
    assert played is not None
    assert played.attack is not None
    (odds,) = preview.threats(played.state, played.attack)
    expect(target.locator(".big b")).to_have_text(shown(odds))
    expect(target).to_contain_text(ann.says("psi_mind_lance"))
    expect(card(ann, "psi_mind_lance")).to_have_count(1)  # it is only aimed
    ann.press(target.get_by_role("button", name=ann.says("web-sq-play-now")))
    ship.settle()
    ship.rolls(2, 0)
    ship.gone("ch1")
    ship.told(ann.says("psi_mind_lance"))
    expect(card(ann, "psi_mind_lance")).to_have_count(0)
    is_refused(ann, "psi_mend", "SQ-PSI-09")


def test_command_points_are_spent_in_another_players_turn(house: House, player: Seats) -> None:
    table = scene(
        HALL,
        "ch1 fig_ork 8.4 W",
        "um1 fig_marine_commander 1.2 E role=leader",
        "um2 fig_marine_laser 3.0 E",
        turn=1,
        factions=FORCES,
        sides={0: {"command": 2}},
    ).act("ch1")
    made = laid(house, table)
    ann, bob = player(), player()
    ann.sit(made.keys[0])
    bob.sit(made.keys[1])
    hers, his = Ship(ann), Ship(bob)
    ann.page.keyboard.press("c")
    hand = ann.page.get_by_role("dialog", name=ann.says("web-sq-page-hand"))
    hand.get_by_role("button", name=ann.says("web-sq-hand"), exact=True).click()
    ann.page.keyboard.press("Escape")
    his.press(7, 4)
    hers.asks("sq-ask-window-hand")
    left = ann.page.locator(".stats div").filter(has_text=ann.says("web-sq-command")).locator("b")
    expect(left).to_have_text("2")
    hers.press_piece("um2")
    hers.press(4, 0)
    hers.told("um2 moves to 4.0")
    expect(left).to_have_text("1")
    hers.press(5, 0)
    hers.told("um2 moves to 5.0")
    expect(left).to_have_text("0")
    his.asks("sq-ask-activation")
