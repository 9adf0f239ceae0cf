"""Losses (SQ-SHOOT-06, 07, 13, SQ-LIFE): saves of Avengers, cards of governors, removal and points."""

import pytest

from bulkhead.starquest.events import Declared, Eliminated, Rolled, Scored, Unharmed, Wounded
from bulkhead.starquest.rules.fight.harm import suffer
from tests.starquest.rules.fight.shots import red, shot_at
from tests.starquest.scene import BA, CH, CU, LD, hall, scene

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


@pytest.mark.clause("SQ-SHOOT-06")
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


@pytest.mark.clause("SQ-SHOOT-07", "SQ-SHOOT-13", "SQ-ALIENRANK-11")
@pytest.mark.parametrize(("answer", "saved"), [("rite cu1", True), ("pass", False)])
def test_after_the_question_of_a_rite_the_other_dead_still_do_their_last_deed(
    answer: str, saved: bool
) -> None:
    lines = ("ch1 fig_ork 4.0 W", "ld1 fig_fanatic 0.0 E", "cu1 fig_husk 0.2 E")
    table = scene(HALL, *lines, sides={CU: {"rites": 1}})
    suffer(table.state, CH, "ch1", [("ld1", 9), ("cu1", 9)], table.heard)
    table.settle().do(answer)
    assert (table.waiting, table.offers) == (LD, ["pass", "use trt_martyr ld1"])
    table.do("pass")
    assert [table.mini(who).place for who in ("ld1", "cu1")] == ["dead", "board" if saved else "dead"]
