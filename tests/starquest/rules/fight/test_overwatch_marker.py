"""The Overwatch marker, and what takes it away."""

import pytest

from bulkhead.starquest.data.state import Flame
from bulkhead.starquest.events import (
    CommandSpent,
    Faced,
    HandRaised,
    Moved,
    OverwatchEnded,
    RoundBegan,
    TurnBegan,
    TurnEnded,
    WindowClosed,
    WindowOpened,
)
from tests.starquest.rules.fight.watching import ambush
from tests.starquest.scene import BA, CH, CU, LD, hall, scene

HALL = hall(8, 4)


@pytest.mark.clause("SQ-OVER-10")
def test_a_watcher_moved_by_command_points_leaves_overwatch() -> None:
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


@pytest.mark.clause("SQ-OVER-10")
def test_a_turn_that_costs_a_point_ends_overwatch() -> None:
    """Half a turn, by a command point. ba2 does not turn and goes on watching."""
    table = scene(
        HALL,
        "ch1 fig_ork 7.0 W",
        "ba1 fig_marine_laser 0.1 E watching",
        "ba2 fig_marine_laser 0.3 E watching",
        turn=CH,
        sides={BA: {"command": 1}},
    ).act("ch1")
    table.do("raise", by=BA).do("ch1 face N", "ba1 face W")
    assert table.happened == [
        HandRaised(BA),
        Faced(CH, "ch1", 0, 0),
        WindowOpened(BA, "hand"),
        CommandSpent(BA, 1, 0),
        OverwatchEnded(BA, "ba1", "SQ-OVER-10"),
        Faced(BA, "ba1", 6, 1, "SQ-MOVE-07"),
        WindowClosed(BA, "hand"),
    ]
    assert (table.mini("ba1").watching, table.mini("ba2").watching) == (False, True)
    assert list(table.state.watches) == ["ba2"]


@pytest.mark.clause("SQ-OVER-10", "SQ-OVER-08")
@pytest.mark.house("over-stays")
def test_a_free_turn_does_not_end_overwatch() -> None:
    """By the house rule the marker stays after the shot, before which ba1 turns a quarter for nothing."""
    table = scene(
        HALL,
        "ch1 fig_ork 7.3 N",
        "ba1 fig_marine_laser 0.2 N watching",
        turn=CH,
        house={"over_stays": True},
        dice=(1, 1),
    ).act("ch1")
    table.do("ch1 step 7.2", "ba1 snap wpn_laser_rifle ch1 E")
    assert table.told(Faced) == [Faced(BA, "ba1", 2, 0, "SQ-OVER-14")]
    assert table.told(OverwatchEnded) == []
    assert table.mini("ba1").watching
    assert list(table.state.watches) == ["ba1"]


@pytest.mark.clause("SQ-OVER-07", "SQ-TURN-16")
def test_the_marker_goes_at_the_start_of_the_own_next_turn() -> None:
    """Nobody came into sight. The Blood Angels' markers go as their turn begins, the Eldar one stays."""
    table = scene(
        HALL,
        "ch1 fig_ork 7.3 W",
        "ba1 fig_marine_laser 0.1 N watching",
        "ba2 fig_marine_laser 0.2 N watching",
        "el1 fig_eldar_warrior 4.1 N watching",
        turn=CH,
    )
    table.do("end")
    assert table.mini("ba1").watching, "not in the turns of others"
    table.do("end")
    assert table.happened == [
        TurnEnded(CH),
        TurnBegan(CU, 2),
        TurnEnded(CU),
        RoundBegan(2),
        OverwatchEnded(BA, "ba1"),
        OverwatchEnded(BA, "ba2"),
        TurnBegan(BA, 3),
    ]
    assert [mini.id for mini in table.state.minis.values() if mini.watching] == ["el1"]
    assert list(table.state.watches) == ["el1"]


@pytest.mark.clause("SQ-OVER-12")
def test_overwatch_is_left_at_will_and_for_nothing() -> None:
    table = ambush().act("ch1")
    table.do("ba1 lower", by=BA)
    assert not table.mini("ba1").watching
    assert table.happened == [OverwatchEnded(BA, "ba1", "SQ-OVER-12")]
    assert table.refused("ba1 lower", by=BA).clause == "SQ-OVER-12"


@pytest.mark.clause("SQ-OVER-10", "SQ-DREAD-10")
def test_a_dreadnought_that_moves_leaves_overwatch_and_burns_only_where_it_goes() -> None:
    table = scene(hall(8, 3), "ld1 fig_dread_mk7 3.0 E watching", "ba1 fig_marine_laser 7.2 N")
    state = table.state
    state.flames, state.burning = (Flame(1, BA, (0,)),), 1
    table.act("ld1").do("ld1 step 4.0")
    assert table.happened == [
        Moved(LD, "ld1", ((4, 0), (5, 0), (4, 1), (5, 1)), 1, "SQ-DREAD-29"),
        OverwatchEnded(LD, "ld1", "SQ-OVER-10"),
    ]
    assert (table.mini("ld1").watching, state.watches) == (False, {})
