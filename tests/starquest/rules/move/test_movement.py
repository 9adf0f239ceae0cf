"""Movement (SQ-MOVE): steps, costs, who stands in the way, and the moment after each step."""

import pytest

from bulkhead.starquest.events import Finished, Moved
from tests.starquest.rules.move.stepping import steps
from tests.starquest.scene import BA, hall, scene

HALL = hall(7, 5)


@pytest.mark.clause("SQ-MOVE-01")
def test_a_miniature_moves_as_many_squares_as_its_sheet_says() -> None:
    table = scene(HALL, "ba1 fig_marine_heavy 0.0 E").act("ba1")
    table.do("ba1 step 1.0", "ba1 step 2.0", "ba1 step 3.0", "ba1 step 4.0")
    assert table.happened == [
        Moved(BA, "ba1", ((1, 0),), 1),
        Moved(BA, "ba1", ((2, 0),), 1),
        Moved(BA, "ba1", ((3, 0),), 1),
        Moved(BA, "ba1", ((4, 0),), 1),
    ]
    assert steps(table, "ba1") == set()
    assert table.refused("ba1 step 5.0").clause == "SQ-MOVE-01"
    assert table.at("ba1") == "4.0"


@pytest.mark.clause("SQ-MOVE-02")
def test_it_may_always_move_less_or_not_at_all() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E", "ba2 fig_marine_laser 0.4 E").act("ba1")
    table.do("ba1 step 1.0", "done").act("ba2").do("done")
    assert table.happened == [Finished(BA, "ba2")]
    assert (table.at("ba1"), table.at("ba2")) == ("1.0", "0.4")
