"""What a step costs, and which steps there are.

Tests starquest/rules/move/taking_steps.py too.
"""

import pytest

from bulkhead.starquest.events import DoorOpened, Moved
from tests.starquest.rules.move.stepping import steps
from tests.starquest.scene import BA, hall, scene

HALL = hall(7, 5)


@pytest.mark.clause("SQ-MOVE-03")
def test_a_step_goes_to_any_of_the_eight_neighbours_and_no_farther() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 3.2 N", "ba2 fig_marine_laser 0.0 N").act("ba1")
    assert steps(table, "ba1") == {"3.1", "4.1", "4.2", "4.3", "3.3", "2.3", "2.2", "2.1"}
    assert table.refused("ba1 step 5.2").clause == "SQ-MOVE-03"
    table.do("ba1 step 4.1")
    assert table.happened == [Moved(BA, "ba1", ((4, 1),), 1)]
    assert table.at("ba2") == "0.0"


@pytest.mark.clause("SQ-MOVE-04", "SQ-MOVE-08")
@pytest.mark.parametrize(
    ("to", "cost"),
    [("2.1", 1), ("3.1", 1), ("4.1", 1), ("2.2", 1), ("4.2", 1), ("2.3", 2), ("3.3", 2), ("4.3", 2)],
)
def test_ahead_and_aside_cost_one_backward_two(to: str, cost: int) -> None:
    table = scene(HALL, "ba1 fig_marine_laser 3.2 N").act("ba1").do(f"ba1 step {to}")
    assert table.mini("ba1").deeds.mp == cost
    assert table.facing("ba1") == "N"


@pytest.mark.clause("SQ-MOVE-08")
def test_six_points_are_three_squares_backward_and_a_last_single_point_only_goes_forward() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 3.0 N").act("ba1")
    table.do("ba1 step 3.1", "ba1 step 3.2", "ba1 step 3.3")
    assert steps(table, "ba1") == set()
    five = scene(HALL, "ba1 fig_therian 3.0 N").act("ba1").do("ba1 step 3.1", "ba1 step 3.2")
    assert five.happened == [Moved(BA, "ba1", ((3, 1),), 2), Moved(BA, "ba1", ((3, 2),), 2)]
    assert five.refused("ba1 step 3.3").clause == "SQ-MOVE-08"
    assert steps(five, "ba1") == {"2.1", "3.1", "4.1", "2.2", "4.2"}


@pytest.mark.clause("SQ-MOVE-16")
def test_a_move_never_ends_on_a_taken_square() -> None:
    table = scene(
        HALL, "ba1 fig_marine_heavy 0.0 E", "ba2 fig_marine_laser 4.0 E", "ba3 fig_marine_laser 6.4 N"
    ).act("ba1")
    table.do("ba1 step 1.0", "ba1 step 2.0", "ba1 step 3.0")
    assert table.happened == [
        Moved(BA, "ba1", ((1, 0),), 1),
        Moved(BA, "ba1", ((2, 0),), 1),
        Moved(BA, "ba1", ((3, 0),), 1),
    ]
    assert "4.0" not in steps(table, "ba1"), "one point left: it could not go on from there"
    assert table.refused("ba1 step 4.0").clause == "SQ-MOVE-16"
    assert table.at("ba3") == "6.4"


@pytest.mark.clause("SQ-MOVE-10")
def test_obstacles_are_never_passed() -> None:
    drawn = """
        +-+-+-+
        |. # .|
        +     +
        |. . .|
        +-+-+-+
        """
    table = scene(drawn, "ba1 fig_marine_laser 0.0 E").act("ba1")
    assert steps(table, "ba1") == {"0.1", "1.1"}
    assert table.refused("ba1 step 1.0").clause == "SQ-MOVE-10"


@pytest.mark.clause("SQ-MOVE-13", "SQ-DOOR-01")
def test_rooms_are_entered_only_through_open_doors() -> None:
    drawn = """
        +-+-+-+-+
        |a a|. .|
        +   +   +
        |a a:. .|
        +   +   +
        |a a:. .|
        +-+-+-+-+
        """
    table = scene(drawn, "ba1 fig_marine_laser 2.1 W").act("ba1")
    assert steps(table, "ba1") == {"2.0", "2.2", "3.0", "3.1", "3.2"}
    assert table.refused("ba1 step 1.1").clause == "SQ-DOOR-01"
    table.do("ba1 open d1", "ba1 step 1.1")
    assert table.happened == [DoorOpened(BA, "ba1", "d1"), Moved(BA, "ba1", ((1, 1),), 1)]
    assert table.at("ba1") == "1.1"
