"""The Overwatch marker, and what takes it away."""

import pytest

from bulkhead.starquest.events import CommandSpent, Faced, HandRaised, Moved, OverwatchEnded, WindowOpened
from tests.starquest.rules.fight.watching import ambush
from tests.starquest.scene import BA, CH, hall, scene

HALL = hall(8, 4)


@pytest.mark.clause("SQ-OVER-10")
def test_a_watcher_moved_by_command_points_leaves_overwatch_but_not_by_a_free_turn() -> None:
    table = scene(
        HALL,
        "ch1 fig_ork 7.0 W",
        "ba1 fig_marine_laser 0.1 E watching",
        "ba2 fig_marine_laser 0.3 E watching",
        turn=CH,
        sides={BA: {"command": 3}},
    )
    table.act("ch1").do("raise", by=BA)
    table.do("ch1 face N")
    assert table.waiting == BA
    table.do("ba1 step 1.1")
    assert table.happened == [
        HandRaised(BA),
        Faced(CH, "ch1", 0, 0),
        WindowOpened(BA, "hand"),
        CommandSpent(BA, 1, 2),
        Moved(BA, "ba1", ((1, 1),), 1),
        OverwatchEnded(BA, "ba1", "SQ-OVER-10"),
    ]
    assert table.mini("ba2").watching


@pytest.mark.clause("SQ-OVER-12")
def test_overwatch_is_left_at_will_and_for_nothing() -> None:
    table = ambush().act("ch1")
    table.do("ba1 lower", by=BA)
    assert not table.mini("ba1").watching
    assert table.happened == [OverwatchEnded(BA, "ba1", "SQ-OVER-12")]
    assert table.refused("ba1 lower", by=BA).clause == "SQ-OVER-12"
