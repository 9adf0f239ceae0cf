"""Losses (SQ-SHOOT-06, 07, 13, SQ-LIFE): saves of Avengers, cards of governors, removal and points."""

import pytest

from bulkhead.starquest.events import Declared, Eliminated, Rolled, Scored, Unharmed, Wounded
from tests.starquest.rules.fight.shots import red, shot_at
from tests.starquest.scene import BA, CH, hall

HALL = hall(8, 3)


@pytest.mark.clause("SQ-SHOOT-05")
def test_a_total_that_only_equals_the_armour_does_nothing() -> None:
    table = shot_at("ba1 fig_marine_laser 0.0 E", "ba2 fig_marine_laser 0.2 E", dice=red(2, 0))
    assert table.happened == [
        Declared(CH, "ch1", "wpn_commander_bolter", "ba1", 1, "shoot"),
        Rolled(CH, "ch1", (2, 0), 2, "shoot", "SQ-SHOOT-03"),
        Unharmed(BA, "ba1", 2, 2),
    ]
    assert (table.mini("ba1").lp, table.mini("ba2").lp) == (2, 2)


@pytest.mark.clause("SQ-SHOOT-06", "SQ-LIFE-03")
def test_a_life_point_for_each_point_above_the_armour() -> None:
    table = shot_at("ba1 fig_marine_laser 0.0 E", dice=red(3, 0))
    assert table.happened == [
        Declared(CH, "ch1", "wpn_commander_bolter", "ba1", 1, "shoot"),
        Rolled(CH, "ch1", (3, 0), 2, "shoot", "SQ-SHOOT-03"),
        Wounded(BA, "ba1", 1, 1),
    ]
    assert table.mini("ba1").place == "board"


@pytest.mark.clause("SQ-SHOOT-07", "SQ-LIFE-05")
def test_at_no_life_points_it_is_eliminated_and_scored_whatever_the_overkill() -> None:
    table = shot_at("ba1 fig_marine_laser 0.0 E", dice=red(3, 3))
    assert table.happened == [
        Declared(CH, "ch1", "wpn_commander_bolter", "ba1", 1, "shoot"),
        Rolled(CH, "ch1", (3, 3), 2, "shoot", "SQ-SHOOT-03"),
        Wounded(BA, "ba1", 2, 0),
        Eliminated(BA, "ba1", "fig_marine_laser", CH),
        Scored(CH, 5, 5, "kill", "ba1"),
        Scored(BA, -5, -5, "loss", "ba1"),
    ]
    assert table.mini("ba1").squares == ()
