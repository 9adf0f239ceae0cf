"""Hands on the map: one press selects, the next one acts; edges and drags face; nothing is spent unseen."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Seats
from tests.browser.helpers.drawn import FORCES, pair, sits
from tests.browser.helpers.house import House
from tests.browser.helpers.ship import Ship, first_mission
from tests.starquest.scene import hall, scene

LANE = """
    +-+-+-+-+-+-+-+
    |. . . . . . .|
    +   +-+-+-+-+-+
    |. .|
    +   +
    |. .|
    +-+-+
    """

DOCK = """
    +-+-+-+-+-+-+-+
    |T T . . . . .|
    +             +
    |. . . . . . .|
    +-+-+-+-+-+-+-+
    """


def begins(ship: Ship, who: str) -> int:
    """How often the log says that a figure starts to act."""
    return ship.log.get_by_text(f"{who} starts to act").count()


def test_a_figure_acts_by_the_second_press_and_no_sooner(house: House, player: Seats) -> None:
    ship = sits(house, player, pair(), 6, 6)
    ann = ship.player
    ship.begin("um1")
    ship.point_at(4, 1)
    ship.draws("2.1", "3.1", "4.1")
    expect(ann.page.locator("[data-path]")).to_contain_text(ann.says("web-sq-path-cost", cost=3, left=6))
    ship.begin("um2")  # looking at another one costs nothing
    chosen = ann.page.locator(".mini").and_(ann.page.locator("[aria-pressed=true]"))
    expect(chosen).to_contain_text("um2")  # although um1 could take it up
    ship.begin("um1")
    assert begins(ship, "um1") == begins(ship, "um2") == 0
    ship.undoable(False)

    # Press an enemy to aim, and again to fire: the activation goes without saying.
    ship.press_piece("ch1")
    target = ann.region("web-sq-target").first
    expect(target).to_contain_text("%")
    assert begins(ship, "um1") == 0
    ship.press_piece("ch1")
    ship.gone("ch1")
    ship.told("um1 starts to act")


def test_enter_presses_the_button_that_shows_it(house: House, player: Seats) -> None:
    table = scene(hall(9, 3), "um1 fig_marine_laser 1.1 E", "ch1 fig_ork 8.1 W", factions=FORCES)
    ship = sits(house, player, table, 6, 6)
    ann = ship.player
    roster = ann.page.locator(".mini").filter(has_text="um1")
    roster.click()  # it keeps the focus
    expect(ship.decision.locator(".acts")).to_be_visible()
    ann.page.keyboard.press("s")
    fire = ann.page.locator("button[aria-keyshortcuts='⏎']")
    expect(fire).to_have_count(1)
    ann.page.keyboard.press("Enter")
    ship.gone("ch1")


def test_an_edge_or_a_drag_turns_a_figure(house: House, player: Seats) -> None:
    table = scene(hall(7, 5), "um1 fig_marine_laser 3.2 N", "ch1 fig_ork 6.4 W", factions=FORCES)
    ship = sits(house, player, table)
    ann = ship.player
    ship.begin("um1")
    ship.point_at(3.4, 2)
    expect(ann.page.locator("[data-turn]")).to_have_attribute("data-turn", "2")
    ship.press(3.4, 2)
    ship.told("um1 turns to face east")
    ship.do("web-sq-undo")
    assert begins(ship, "um1") == 0  # its activation is taken back with it
    ship.point_at(3.4, 2)
    expect(ann.page.locator("[data-turn]")).to_have_count(1)
    ann.page.mouse.move(*ship.point(3, 2))
    ann.page.mouse.down()
    ann.page.mouse.move(*ship.point(2.4, 2))
    ann.page.mouse.move(*ship.point(1, 2))
    expect(ann.page.locator("[data-turn]")).to_have_attribute("data-turn", "6")
    ann.page.mouse.up()
    ship.told("um1 turns to face west")


def test_a_way_tells_where_overwatch_may_fire(house: House, player: Seats) -> None:
    table = scene(LANE, "ch1 fig_ork 0.2 N", "um1 fig_marine_laser 6.0 W watching", turn=1, factions=FORCES)
    ship = sits(house, player, table, seat=1)
    bob = ship.player
    ship.begin("ch1")
    ship.point_at(0, 0)
    expect(bob.page.locator("[data-crosses]")).to_have_attribute("data-crosses", "0.0")
    line = bob.page.locator("[data-path]")
    expect(line).to_contain_text("um1")
    expect(line).to_contain_text(bob.says("web-sq-path-seen"))
    ship.point_at(0, 1)
    expect(bob.page.locator("[data-crosses]")).to_have_count(0)


def test_a_finger_presses_twice_where_overwatch_may_fire(house: House, player: Seats) -> None:
    table = scene(LANE, "ch1 fig_ork 0.2 N", "um1 fig_marine_laser 6.0 W watching", turn=1, factions=FORCES)
    ship = sits(house, player, table, seat=1, phone=True)
    bob = ship.player
    ship.press_piece("ch1")
    expect(ship.decision.locator(".acts")).to_be_visible()
    ship.press(0, 0)
    expect(bob.page.locator("[data-path]")).to_contain_text(bob.says("web-sq-path-again"))
    expect(bob.page.locator("[data-crosses]")).to_have_count(1)
    expect(bob.page.locator("[data-path]")).to_have_attribute("data-path", "2")
    ship.press(0, 0)
    expect(ship.decision).to_contain_text(bob.says("web-sq-waiting", name="Ann"))


def test_a_step_aside_is_weighed_and_pressed(house: House, player: Seats) -> None:
    table = scene(
        LANE,
        "ch1 fig_ork 6.0 W",
        "um1 fig_marine_laser 0.0 E",
        turn=1,
        factions=FORCES,
        sides={0: {"command": 2}},
    )
    table.do("activate ch1", "ch1 shoot wpn_scrap_gun um1")
    ship = sits(house, player, table)
    ann = ship.player
    ship.asks("sq-ask-window-dodge")
    expect(ship.decision.get_by_role("button", name=ann.says("sq-do-pass-dodge"), exact=True)).to_be_visible()
    expect(ann.page.locator("[data-escape='0.1']")).to_have_text("0%")
    expect(ann.page.locator("[data-escape='1.0']")).not_to_have_text("0%")
    steps = ann.find("list", "web-sq-dodge-steps")
    expect(steps.get_by_role("button").first).to_contain_text(ann.says("web-sq-dodge-safe"))
    ship.press(0, 1)
    ship.told("um1 moves to 0.1")


def test_a_reroll_stands_with_its_dice_and_odds(house: House, player: Seats) -> None:
    table = scene(
        hall(8, 2),
        "um1 fig_marine_commander 0.0 E role=leader weapons=set_axe_pistol",
        "ch1 fig_ork 7.0 W",
        factions=FORCES,
        sides={0: {"equipment": ("eqp_digital_weapons",)}},
    )
    ship = sits(house, player, table, 1, 1, 6)
    ann = ship.player
    ship.begin("um1")
    ship.press_piece("ch1")
    ship.press_piece("ch1")
    ship.asks("web-sq-ask-roll")
    says = ann.says
    card = says("eqp_digital_weapons")
    expect(ship.decision).to_contain_text(
        says("web-sq-roll-does", name=says("web-sq-figure", figure=says("fig_ork"), id="ch1"), does="nothing")
    )
    expect(ship.decision.get_by_role("button", name=says("sq-do-pass-roll"), exact=True)).to_be_visible()
    again = ship.decision.get_by_role("button", name=says("web-sq-reroll-with", card=card))
    expect(again).to_have_count(2)
    expect(again.first).to_contain_text("17%")
    ann.press(again.first)
    ship.gone("ch1")


def newcomer(player: Seats) -> Ship:
    """At the first mission, with the squad in its entry area."""
    ship = first_mission(player(chance=4))
    ship.press(5.5, 12.5)
    ship.asks("sq-ask-act")
    return ship


def test_leaving_the_mission_is_behind_a_menu_and_a_question(player: Seats) -> None:
    ship = newcomer(player)
    ann = ship.player
    ship.press_piece("um1")
    ship.enter(5, 11)
    ship.told("um1 enters at 5.11, facing north")
    leave = ann.says("sq-do-leave", who=ship.called("um1"))
    more = ship.decision.get_by_role("button", name=ann.says("web-sq-more"), exact=True)
    expect(more).to_be_visible()
    expect(ship.decision.get_by_role("button", name=leave)).to_have_count(0)
    dialog = ann.page.get_by_role("dialog")
    for answer, left in (("web-sq-sure-no", 1), ("web-sq-sure-yes", 0)):
        ann.press(more)
        ann.press(ship.decision.get_by_role("button", name=leave))
        ann.press(dialog.get_by_role("button", name=ann.says(answer), exact=True))
        expect(dialog).to_have_count(0)
        expect(ship.piece("um1")).to_have_count(left)


def test_everything_since_the_last_revelation_is_taken_back(house: House, player: Seats) -> None:
    ship = sits(house, player, pair(), 1, 1)
    ann = ship.player
    for who, to in (("um1", (2, 0)), ("um2", (2, 2))):
        ship.begin(who)
        ship.press(*to)
        ship.told(f"{who} moves to")
        ship.do("web-sq-finish")
    ship.asks("sq-ask-command")  # nobody is left to act
    ann.page.keyboard.press("Control+z")
    ship.asks("sq-ask-activation")  # um2 has not finished after all
    ann.press(ship.decision.get_by_role("button", name=ann.says("web-sq-more")))
    ann.press(ship.decision.get_by_role("button", name=ann.says("web-sq-undo-all")))
    expect(ship.log.get_by_text("moves to")).to_have_count(0)
    ship.asks("sq-ask-act")
    ship.undoable(False)

    ship.begin("um1")
    ship.press_piece("ch1")
    ship.press_piece("ch1")
    ship.rolls(0, 0)
    ann.page.keyboard.press("u")
    ann.sees(ann.notices().get_by_text(ann.says("web-sq-undo-no", why="dice")))


def picks(ship: Ship, who: str) -> None:
    """Select one that waits outside, in the list of its squad."""
    ship.player.press(ship.page.locator(".mini").filter(has_text=who))


def test_who_finds_no_free_entry_square_is_told_and_spends_nothing(house: House, player: Seats) -> None:
    table = scene(
        DOCK,
        "um1 fig_marine_laser 0.0 S",
        "um2 fig_marine_laser dock",
        "um3 fig_marine_laser dock",
        "ch1 fig_ork 6.1 W",
        factions=FORCES,
    )
    ship = sits(house, player, table)
    ann = ship.player
    picks(ship, "um2")
    ship.enter(1, 0, "s")
    ship.told("um2 enters at 1.0, facing south")
    expect(ship.decision).to_contain_text(ann.says("web-sq-walk-on"))
    ship.do("web-sq-finish")
    picks(ship, "um3")
    expect(ship.decision).to_contain_text(ann.says("sq-no-shut-out", who=ship.called("um3")))
    expect(ship.decision.locator(".acts")).to_have_count(0)
    assert begins(ship, "um3") == 0
    ship.begin("um1")  # it makes room
    ship.press(0, 1)
    ship.told("um1 moves to 0.1")
    ship.do("web-sq-finish")
    picks(ship, "um3")
    ship.enter(0, 0, "s")
    ship.told("um3 enters at 0.0, facing south")


def test_the_legend_explains_every_sign(player: Seats) -> None:
    ann = player(chance=4)
    first_mission(ann)
    ann.press(ann.button("web-sq-signs"))
    dialog = ann.page.get_by_role("dialog", name=ann.says("web-sq-signs"))
    for sign in ("asks", "seen", "unseen", "cross", "ready", "watch"):
        expect(dialog).to_contain_text(ann.says(f"web-sq-sign-{sign}"))
