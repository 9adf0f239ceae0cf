"""The mission of the hollow crown: late in it who holds the room scores."""

import pytest

from bulkhead.starquest.box.items import objectives as tests
from bulkhead.starquest.data.scenario import Objective
from bulkhead.starquest.rules.missions import ending
from tests.starquest.scene import BA, EL, hall, scene

OPEN = hall(6, 2)


@pytest.mark.clause("C-mis_12_hollow_crown-special-1-1")
@pytest.mark.parametrize(("round_", "points"), [(7, 0), (8, 2)])
def test_who_holds_the_room_late_in_the_last_mission_scores_turn_by_turn(round_: int, points: int) -> None:
    crown = Objective("primary", 30, tests.Majority("brd_map", "lp", "end", 30, aliens=30))
    table = scene(OPEN, "ba1 fig_marine_laser 1.1 E", objectives=(crown,), special=("held_room",))
    table.state.round = round_
    ending.over(table.state, table.heard)
    assert (table.side(BA).points, table.side(EL).points) == (points, 0)
