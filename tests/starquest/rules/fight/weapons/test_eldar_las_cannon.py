"""The Eldar las-cannon (SQ-WPN-74 to 78)."""

from typing import Any

import pytest

from bulkhead.starquest.events import Declared, Moved, Rolled, Unharmed
from tests.starquest.rules.fight.weapons.outcomes import dead
from tests.starquest.rules.fight.weapons.test_las_cannon import GRETCHIN, NICHE
from tests.starquest.scene import CH, EL, Table, scene

LAS = "weapons=wpn_eldar_las_cannon,wpn_combat_blade"


def eldar(where: str, *dice: int, **more: Any) -> Table:
    return scene(NICHE, f"el1 fig_eldar_heavy {where} E {LAS}", *GRETCHIN, dice=dice, **more).act("el1")


@pytest.mark.clause("SQ-WPN-74", "SQ-WPN-75", "SQ-WPN-76", "SQ-WPN-78", "SQ-SHOOT-12")
def test_the_worked_example() -> None:
    table = eldar("0.2", 4, 4).do("el1 step 1.2", "el1 step 2.2", "el1 shoot wpn_eldar_las_cannon [5.0]")
    assert [(event.values, event.red) for event in table.told(Rolled)] == [((1, 1), 2)]
    assert dead(table) == {"ch2", "ch3", "ch4"}
    assert not table.offered("el1 shoot")
    assert not table.offered("el1 step")
    assert table.refused("el1 step 3.2").clause == "SQ-TURN-09"
    assert table.mini("ch1").lp == 1


@pytest.mark.clause("SQ-WPN-74")
def test_both_shots_before_or_both_after_the_movement() -> None:
    table = eldar("2.2", 1, 1, 1, 1).do("el1 shoot wpn_eldar_las_cannon [5.1]", "el1 step 1.2")
    assert table.refused("el1 shoot wpn_eldar_las_cannon [5.1]").clause == "SQ-WPN-26"
    table = eldar("2.2", 1, 1, 1, 1).do(*["el1 shoot wpn_eldar_las_cannon [5.1]"] * 2, "el1 step 1.2")
    assert table.happened == [
        Declared(EL, "el1", "wpn_eldar_las_cannon", "[5.1]", 1, "shoot"),
        Rolled(EL, "el1", (0, 0), 2, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch3", 0, 0),
        Unharmed(CH, "ch4", 0, 0),
        Declared(EL, "el1", "wpn_eldar_las_cannon", "[5.1]", 1, "shoot"),
        Rolled(EL, "el1", (0, 0), 2, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch3", 0, 0),
        Unharmed(CH, "ch4", 0, 0),
        Moved(EL, "el1", ((1, 2),), 2),
    ]
    assert table.at("el1") == "1.2"
    assert not table.offered("el1 shoot")


@pytest.mark.clause("SQ-WPN-76", "SQ-WPN-77")
@pytest.mark.house("eldar-laser-dice", "eldar-laser-together")
@pytest.mark.parametrize(
    ("shots", "house", "count"),
    [
        (1, {}, 2),
        (2, {}, 4),
        (1, {"eldar_laser_dice": 1}, 1),
        (2, {"eldar_laser_dice": 1}, 2),
        (1, {"eldar_laser_together": "two"}, 2),
        (2, {"eldar_laser_together": "two"}, 2),
        (1, {"eldar_laser_dice": 1, "eldar_laser_together": "two"}, 1),
        (2, {"eldar_laser_dice": 1, "eldar_laser_together": "two"}, 2),
    ],
)
def test_dice_of_one_shot_and_of_both_together(shots: int, house: dict[str, Any], count: int) -> None:
    table = eldar("2.2", *[1] * count, house=house)
    table.do("el1 shoot wpn_eldar_las_cannon [5.1]" + (f" x{shots}" if shots > 1 else ""))
    (rolled,) = table.told(Rolled)
    assert (len(rolled.values), rolled.red) == (count, count)
    assert not dead(table)
