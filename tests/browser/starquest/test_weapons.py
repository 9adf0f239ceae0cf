"""The effect of each weapon is shown before the dice are rolled, exactly by the rules; and then it happens."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import product

from playwright.sync_api import Locator, expect

from bulkhead.starquest.box.items.dice import RED, Pool, chance_above
from tests.browser.conftest import Seats
from tests.browser.helpers.drawn import BLANK, FORCES, sits
from tests.browser.helpers.house import House
from tests.browser.helpers.ship import Ship
from tests.starquest.scene import hall, scene

Body = tuple[int, int]
"""Armour and life."""
ORC, ANDROID, GRETCHIN, MARINE = (1, 1), (2, 1), (0, 1), (2, 2)


def chances(count: int, who: Body, value: Callable[[tuple[int, ...]], int] = sum) -> list[str]:
    """The chances that red dice hurt and eliminate a figure that gets `value` of them, counted roll by roll."""
    armour, life = who
    over = [value(dice) - armour for dice in product(RED, repeat=count)]
    hurt, killed = (Fraction(sum(one >= least for one in over), len(over)) for least in (1, life))
    if value is sum:
        assert hurt == chance_above(Pool(count), armour)
    return [f"{round(100 * chance)}%" for chance in (hurt, killed)]


def row(ship: Ship, who: str) -> Locator:
    """The row of a figure in the attack that is aimed."""
    return ship.player.region("web-sq-target").get_by_role("row").filter(has_text=who)


def endangers(ship: Ship, who: str, odds: list[str], *, own: bool = False) -> None:
    line = row(ship, who)
    expect(line.get_by_role("cell")).to_have_text(odds)
    expect(line.get_by_text(ship.player.says("web-sq-own"))).to_have_count(int(own))


def fires(ship: Ship) -> None:
    target = ship.player.region("web-sq-target")
    ship.player.press(target.get_by_role("button", name=ship.player.says("web-sq-shoot-now")))
    ship.settle()


def is_done(ship: Ship, who: str) -> None:
    """A figure that has acted says so, and under which rule."""
    ship.press_piece(who)
    done = ship.decision.get_by_text(ship.player.says("web-sq-finished"))
    expect(done.get_by_role("link", name="SQ-TURN-15")).to_be_visible()
    ship.page.keyboard.press("Escape")


def has_to_wait(ship: Ship, who: str) -> None:
    """While another figure acts, the player is told why this one cannot."""
    ship.press_piece(who)
    expect(ship.decision.get_by_role("status").get_by_role("link")).to_be_visible()
    ship.page.keyboard.press("Escape")


def test_a_line_an_explosion_and_four_squares(house: House, player: Seats) -> None:
    table = scene(
        hall(12, 9),
        "um1 fig_marine_heavy 1.1 E weapons=wpn_plasma_gun,wpn_combat_blade",
        "um2 fig_marine_heavy 1.4 E weapons=wpn_missile_launcher,wpn_combat_blade",
        "um3 fig_marine_extra 1.7 E weapons=wpn_las_cannon,wpn_combat_blade",
        "um4 fig_marine_laser 7.5 E",
        "ch1 fig_ork 6.1 W",
        "ch2 fig_android 9.1 W",
        "ch3 fig_ork 8.4 W",
        "ch4 fig_gretchin 9.4 W",
        "ch5 fig_gretchin 6.6 W",
        "ch6 fig_gretchin 7.7 W",
        factions=FORCES,
    )
    ship = sits(house, player, table, 5, 4, 6, BLANK, 4, BLANK)
    ann, target = ship.player, ship.player.region("web-sq-target")

    ship.begin("um1")
    ship.press_piece("ch3")  # on none of its lines: it is only looked at
    expect(target).to_have_count(0)
    expect(ship.decision).to_contain_text(ann.says("fig_ork"))
    ann.page.keyboard.press("Escape")
    ship.press_piece("ch2")
    east = ann.says("sq-aim-line", square="1.1", facing=ann.says("sq-facing-e"))
    expect(target).to_contain_text(east)
    endangers(ship, "ch1", chances(2, ORC))
    endangers(ship, "ch2", chances(2, ANDROID))
    expect(target.get_by_role("row")).to_have_count(3)
    ship.undoable(False)  # aiming spends nothing
    fires(ship)
    ship.rolls(2, 1)
    ship.gone("ch1", "ch2")
    ship.undoable(False)  # dice were rolled
    expect(ann.page.locator(".seat .num").first).to_have_text("13")
    ship.do("web-sq-finish")
    is_done(ship, "um1")

    ship.begin("um2")
    ship.press_piece("um4")  # figures of the player's own seat are selected, not fired at
    expect(target).to_have_count(0)
    ship.begin("um2")
    ship.press_piece("ch3")
    expect(target).to_contain_text(ann.says("sq-aim-square", square="8.4"))
    endangers(ship, "ch3", chances(2, ORC))
    endangers(ship, "ch4", chances(2, GRETCHIN, max))
    endangers(ship, "um4", chances(2, MARINE, max), own=True)
    fires(ship)
    ship.rolls(3, 0)
    ship.gone("ch3", "ch4")
    has_to_wait(ship, "um3")
    life = ann.find("img", "web-sq-life", life=1, full=2)
    expect(ann.page.get_by_role("button", name="um4").filter(has=life)).to_have_count(1)
    ship.do("web-sq-finish")

    ship.begin("um3")
    ship.press(6.4, 6.4)  # of the areas with this square, that round the corner where it is pressed
    expect(target).to_contain_text(ann.says("sq-aim-block", square="6.6"))
    for shots in (1, 2):
        ann.choice(target, ann.says("web-sq-shots", shots=shots)).click()
        endangers(ship, "ch5", chances(shots, GRETCHIN))
        endangers(ship, "ch6", chances(shots, GRETCHIN))
    fires(ship)
    ship.rolls(1, 0)
    ship.gone("ch5", "ch6")
    ann.page.keyboard.press("s")  # a shot is left, and no target
    ann.sees(ann.notices().get_by_text(ann.says("web-sq-cannot-shoot")))


def test_a_total_shared_out_a_beam_that_falls_off_and_fire_that_stays(house: House, player: Seats) -> None:
    table = scene(
        hall(12, 9),
        "um1 fig_marine_heavy 1.1 E weapons=wpn_assault_cannon,wpn_combat_blade",
        "um2 fig_marine_extra 1.4 E weapons=wpn_conversion_beamer,wpn_combat_blade",
        "um3 fig_term_flamer 1.7 E",
        "um4 fig_marine_laser 6.8 E",
        "ch1 fig_ork 6.1 W",
        "ch2 fig_android 9.2 W",
        "ch3 fig_ork 9.4 W",
        "ch4 fig_gretchin 11.4 W",
        "ch5 fig_gretchin 6.7 W",
        "ch6 fig_gretchin 7.7 W",
        factions=FORCES,
    )
    ship = sits(house, player, table, 6, 4, 4, 4, BLANK, BLANK, 4)
    ann, target = ship.player, ship.player.region("web-sq-target")

    ship.begin("um1")
    ship.press_piece("ch2")
    expect(target).to_contain_text(ann.says("web-sq-whole-total"))
    endangers(ship, "ch1", chances(2, ORC))
    endangers(ship, "ch2", chances(2, ANDROID))
    expect(row(ship, "ch5")).to_have_count(0)  # another Gretchin stands before it
    fires(ship)
    ship.asks("sq-ask-share")
    expect(ship.decision).to_contain_text(ann.says("web-sq-share-left", left=4))
    expect(ship.decision.get_by_role("button", name="ch5")).to_have_count(0)
    gives = ann.says("sq-do-share", points=2, at="Orc ch1")
    ship.answer(ann.says("web-sq-share-does", given=gives, does="kills"))
    ship.rolls(3, 1)
    ship.gone("ch1")
    expect(ship.decision).to_contain_text(ann.says("web-sq-share-left", left=2))
    expect(ship.decision.get_by_role("button", name="ch1")).to_have_count(0)
    ship.do("web-sq-share-rest", left=2)
    ship.do("web-sq-finish")

    ship.begin("um2")
    ship.press_piece("ch4")
    endangers(ship, "ch4", chances(3, GRETCHIN))
    endangers(ship, "ch3", chances(3, ORC, lambda dice: sum(dice) - 2))
    most = [text for text in ann.page.locator("[data-map] [data-most]").all_text_contents() if text != "8"]
    assert most == ["9", "7", "6", "5", "4", "3", "2", "1"]
    fires(ship)
    ship.rolls(1, 1, 0)
    ship.gone("ch4")
    expect(ship.piece("ch3")).to_have_count(1)
    ship.do("web-sq-finish")

    ship.begin("um3")
    ship.press_piece("ch5")
    endangers(ship, "ch5", chances(2, GRETCHIN))
    endangers(ship, "ch6", chances(2, GRETCHIN, max))
    endangers(ship, "um4", chances(2, MARINE, max), own=True)
    fires(ship)
    ship.rolls(0, 1)
    ship.gone("ch5", "ch6")
    expect(ship.piece("um4")).to_have_count(1)
    chart = ann.page.get_by_role("application")
    chart.focus()
    for key in ("Home", *["ArrowRight"] * 5):
        ann.page.keyboard.press(key)
    expect(chart.get_by_role("status")).to_contain_text("6.7")
    expect(chart.get_by_role("status")).to_contain_text(ann.says("web-sq-burning"))
