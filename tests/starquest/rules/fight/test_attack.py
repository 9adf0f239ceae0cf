"""An attack from its declaration to its victims."""

import pytest

from bulkhead.starquest.data.state import Effect
from bulkhead.starquest.events import (
    CalledOff,
    CommandSpent,
    Declared,
    Eliminated,
    Moved,
    Rolled,
    Scored,
    Unharmed,
    Waited,
    WindowClosed,
    WindowOpened,
    Wounded,
)
from bulkhead.starquest.table import effects
from tests.starquest.rules.fight.rifles import rifle
from tests.starquest.rules.fight.weapons.outcomes import dead
from tests.starquest.scene import BA, CH, EL, UM, Table, hall, scene

LONG = hall(14, 3)
RIFLE = "ba1 shoot wpn_laser_rifle"


@pytest.mark.clause("SQ-SHOOT-05")
@pytest.mark.parametrize(("dice", "harmed"), [((6, 4), False), ((6, 5), True)])
def test_the_total_must_be_greater_than_the_armour(dice: tuple[int, int], harmed: bool) -> None:
    table = rifle("ch1 fig_android 5.1 W", "ch2 fig_android 6.2 W", dice=dice).do(f"{RIFLE} ch1")
    assert (dead(table) == {"ch1"}) is harmed
    assert [(event.value, event.against) for event in table.told(Unharmed)] == ([] if harmed else [(2, 2)])
    assert table.mini("ch2").lp == 1


@pytest.mark.clause("SQ-SHOOT-06")
@pytest.mark.parametrize(("dice", "lost", "left"), [((6, 5), 1, 1), ((6, 6), 2, 0)])
def test_a_life_point_for_each_point_above_the_armour(dice: tuple[int, int], lost: int, left: int) -> None:
    table = rifle("um1 fig_marine_laser 5.1 W", dice=dice).do(f"{RIFLE} um1")
    assert [(event.lost, event.lp) for event in table.told(Wounded)] == [(lost, left)]


@pytest.mark.clause("SQ-SHOOT-06")
def test_life_points_do_not_fall_below_zero() -> None:
    table = scene(
        LONG,
        "ba1 fig_marine_commander 0.1 E weapons=set_bolter",
        "um1 fig_marine_laser 5.1 W",
        dice=(6, 6),
    ).act("ba1")
    table.do("ba1 shoot wpn_commander_bolter um1")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_commander_bolter", "um1", 1, "shoot"),
        Rolled(BA, "ba1", (3, 3), 2, "shoot", "SQ-SHOOT-03"),
        Wounded(UM, "um1", 2, 0),
        Eliminated(UM, "um1", "fig_marine_laser", BA),
        Scored(BA, 5, 5, "kill", "um1"),
        Scored(UM, -5, -5, "loss", "um1"),
    ]


@pytest.mark.clause("SQ-SHOOT-10")
def test_an_attack_is_declared_then_rolled_then_worked_out() -> None:
    table = rifle("ch1 fig_android 5.1 W", dice=(6, 5)).do(f"{RIFLE} ch1")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_laser_rifle", "ch1", 1, "shoot"),
        Rolled(BA, "ba1", (2, 1), 0, "shoot", "SQ-SHOOT-03"),
        Wounded(CH, "ch1", 1, 0),
        Eliminated(CH, "ch1", "fig_android", BA),
        Scored(BA, 10, 10, "kill", "ch1"),
    ]


@pytest.mark.clause("SQ-SHOOT-10", "SQ-SHOOT-04")
def test_cards_add_dice_and_armour() -> None:
    table = rifle("ch1 fig_android 5.1 W", "ch2 fig_android 7.2 W", dice=(6, 6, 6))
    effects.add(table.state, Effect("shoot-red", BA, on="ba1", value=1, until="attack"))
    effects.add(table.state, Effect("av", CH, on="ch1", value=5))
    table.do(f"{RIFLE} ch1")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_laser_rifle", "ch1", 1, "shoot"),
        Rolled(BA, "ba1", (3, 2, 2), 1, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 7, 7),
    ]
    assert [effect.what for effect in table.state.effects] == ["av"]


@pytest.mark.clause("SQ-SHOOT-11", "SQ-SHOOT-13")
def test_all_victims_of_one_roll_are_worked_out_before_anybody_is_removed() -> None:
    table = scene(
        LONG,
        "ba1 fig_marine_heavy 0.1 E weapons=wpn_missile_launcher",
        "ch1 fig_gretchin 5.1 W",
        "ch2 fig_gretchin 6.1 W",
        "um1 fig_marine_laser 5.2 W lp=1",
        dice=(6, 5),
    ).act("ba1")
    table.do("ba1 shoot wpn_missile_launcher 5.1")
    order = [type(event) for event in table.events if isinstance(event, Wounded | Eliminated)]
    assert order == [Wounded, Wounded, Wounded, Eliminated, Eliminated, Eliminated]
    assert [event.who for event in table.told(Wounded)] == ["um1", "ch1", "ch2"]


CORNER = """
    +-+-+-+-+-+-+
    |. . . . . .|
    +-+-+-+     +
          |. . .|
          +-+-+-+
    """


def dodging(weapon: str, shot: str, *dice: int, step: str = "um1 step 3.1") -> Table:
    """An Ultramarine round the corner of whose square nobody shoots steps away from the shot."""
    table = scene(
        CORNER,
        f"ba1 fig_term_heavy 0.0 E weapons={weapon}",
        "um1 fig_marine_laser 4.0 S lp=9",
        "ch1 fig_gretchin 5.0 W lp=9",
        sides={UM: {"command": 3}},
        dice=dice,
    ).act("ba1")
    table.do(f"ba1 shoot {weapon}{shot}")
    assert table.waiting == UM
    return table.do(step, "pass")


@pytest.mark.clause("SQ-CMD-11", "SQ-SHOOT-10")
def test_a_single_shot_at_who_has_gone_is_spent_without_effect() -> None:
    table = dodging("wpn_laser_rifle", " um1")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_laser_rifle", "um1", 1, "shoot"),
        WindowOpened(UM, "dodge", "SQ-CMD-11"),
        CommandSpent(UM, 1, 2),
        Moved(UM, "um1", ((3, 1),), 1),
        WindowClosed(UM, "dodge"),
        CalledOff(BA, "ba1"),
    ]
    assert not table.offered("ba1 shoot")


@pytest.mark.clause("SQ-CMD-11", "SQ-SHOOT-10")
def test_all_who_are_attacked_may_dodge_one_after_the_other() -> None:
    table = scene(
        LONG,
        "ba1 fig_marine_heavy 0.1 E weapons=wpn_missile_launcher",
        "um1 fig_marine_laser 5.1 W",
        "el1 fig_eldar_warrior 6.1 W",
        "ch1 fig_gretchin 6.2 W",
        sides={UM: {"command": 1}, EL: {"command": 1}},
        dice=(1, 1),
    ).act("ba1")
    table.do("ba1 shoot wpn_missile_launcher 5.1", "pass", "pass")
    assert table.happened[:6] == [
        Declared(BA, "ba1", "wpn_missile_launcher", "5.1", 1, "shoot"),
        WindowOpened(UM, "dodge", "SQ-CMD-11"),
        Waited(UM, "dodge", "SQ-CMD-05"),
        WindowOpened(EL, "dodge", "SQ-CMD-11"),
        Waited(EL, "dodge", "SQ-CMD-05"),
        Rolled(BA, "ba1", (0, 0), 2, "shoot", "SQ-SHOOT-03"),
    ]


@pytest.mark.clause("SQ-CMD-11", "SQ-WPN-14")
def test_a_line_stays_where_it_was_declared_and_hits_who_is_there_now() -> None:
    table = dodging("wpn_plasma_gun", " 0.0>E", 6, 6)
    assert table.happened == [
        Declared(BA, "ba1", "wpn_plasma_gun", "0.0>E", 1, "shoot"),
        WindowOpened(UM, "dodge", "SQ-CMD-11"),
        CommandSpent(UM, 1, 2),
        Moved(UM, "um1", ((3, 1),), 1),
        WindowClosed(UM, "dodge"),
        Rolled(BA, "ba1", (3, 3), 2, "shoot", "SQ-SHOOT-03"),
        Wounded(CH, "ch1", 6, 3),
    ]
    assert table.mini("um1").lp == 9


@pytest.mark.clause("SQ-CMD-11", "SQ-WPN-84")
def test_an_assault_cannon_is_shared_among_those_in_the_line_of_fire_now() -> None:
    table = dodging("wpn_assault_cannon", "", 6, 6)
    assert {offer.split()[1] for offer in table.offered("share")} == {"ch1"}


@pytest.mark.clause("SQ-CMD-11", "SQ-WPN-17")
def test_an_explosion_hits_who_has_not_gone_far_enough() -> None:
    table = dodging("wpn_missile_launcher", " 4.0", 6, 5)
    assert table.happened == [
        Declared(BA, "ba1", "wpn_missile_launcher", "4.0", 1, "shoot"),
        WindowOpened(UM, "dodge", "SQ-CMD-11"),
        CommandSpent(UM, 1, 2),
        Moved(UM, "um1", ((3, 1),), 1),
        WindowClosed(UM, "dodge"),
        Rolled(BA, "ba1", (3, 2), 2, "shoot", "SQ-SHOOT-03"),
        Wounded(UM, "um1", 1, 8),
        Wounded(CH, "ch1", 3, 6),
    ]
