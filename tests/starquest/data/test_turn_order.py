"""The order in which seats are asked and served."""

import pytest

from bulkhead.starquest.data.factions import NEUTRAL
from bulkhead.starquest.data.turn_order import seats_after_active
from tests.starquest.scene import BA, CH, CU, EL, IF, LD, UM, hall, scene


@pytest.mark.clause("SQ-SHOOT-13", "SQ-MOVE-19")
def test_the_seats_after_the_active_player_come_first_and_neutral_figures_last() -> None:
    state = scene(hall(3, 1), "el1 fig_eldar_warrior 0.0 E").state
    state.order = (IF, EL, CH, BA, CU, UM, LD)
    assert seats_after_active(state) == [CH, BA, CU, UM, LD, IF, EL, NEUTRAL]
    state.turn_seat = LD
    assert seats_after_active(state) == [IF, EL, CH, BA, CU, UM, LD, NEUTRAL]


@pytest.mark.clause("SQ-SHOOT-13", "SQ-MOVE-19")
def test_before_the_first_turn_the_seats_come_as_they_sit() -> None:
    state = scene(hall(3, 1), "el1 fig_eldar_warrior 0.0 E").state
    state.order = ()
    assert seats_after_active(state) == [LD, CH, CU, BA, IF, UM, EL, NEUTRAL]
    state.turn_seat = NEUTRAL
    assert seats_after_active(state) == [BA, IF, UM, EL, LD, CH, CU, NEUTRAL]
