"""Movement (SQ-MOVE): steps, costs, who stands in the way, and the moment after each step."""

import pytest

from bulkhead.starquest.data.state import Effect
from bulkhead.starquest.events import Finished, Moved
from bulkhead.starquest.rules.move.movement_points import allowance
from bulkhead.starquest.table import effects
from tests.starquest.rules.move.stepping import steps
from tests.starquest.scene import BA, CH, hall, scene

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


@pytest.mark.clause("SQ-MOVE-01", "SQ-MOVE-02")
def test_cards_change_the_points_of_a_sheet_but_never_below_none_and_the_last_one_fixes_them() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E", "ba2 fig_marine_laser 0.4 E")
    effects.add(table.state, Effect("move", CH, on="ba1", value=-9))
    assert (allowance(table.state, table.mini("ba1")), allowance(table.state, table.mini("ba2"))) == (0, 6)
    assert steps(table.act("ba1"), "ba1") == set()
    for points in (2, 4):
        effects.add(table.state, Effect("move=", CH, on="ba2", value=points))
    assert allowance(table.state, table.mini("ba2")) == 4


@pytest.mark.clause("SQ-MOVE-02")
def test_it_may_always_move_less_or_not_at_all() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E", "ba2 fig_marine_laser 0.4 E").act("ba1")
    table.do("ba1 step 1.0", "done").act("ba2").do("done")
    assert table.happened == [Finished(BA, "ba2")]
    assert (table.at("ba1"), table.at("ba2")) == ("1.0", "0.4")
