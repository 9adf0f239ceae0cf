"""Raised hands: who is asked between two actions."""

import pytest

from bulkhead.starquest.events import HandRaised, Moved, Waited, WindowOpened
from tests.starquest.scene import BA, EL, IF, LD, hall, scene

HALL = hall(8, 4)


@pytest.mark.clause("SQ-CMD-09")
def test_nobody_is_asked_between_actions_unless_a_hand_is_up() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E",
        "if1 fig_marine_laser 0.3 N",
        "el1 fig_eldar_warrior 7.3 N",
        "ld1 fig_karak 3.3 N",
        sides={IF: {"command": 3}, EL: {"command": 3}, LD: {"command": 3}},
    ).act("ba1")
    table.do("ba1 step 1.0", "ba1 step 2.0")
    assert table.waiting == BA
    table.do("raise", by=EL)
    assert table.heard.told[-1].to == (EL,), "shown to nobody else"
    assert table.waiting == BA
    table.do("ba1 step 3.0")
    assert table.waiting == EL
    table.do("pass")
    assert table.waiting == BA
    table.do("ba1 step 4.0")
    assert table.happened == [
        Moved(BA, "ba1", ((1, 0),), 1),
        Moved(BA, "ba1", ((2, 0),), 1),
        HandRaised(EL),
        Moved(BA, "ba1", ((3, 0),), 1),
        WindowOpened(EL, "hand"),
        Waited(EL, "hand", "SQ-CMD-09"),
        Moved(BA, "ba1", ((4, 0),), 1),
    ]
    assert table.waiting == BA


@pytest.mark.clause("SQ-CMD-09")
def test_several_hands_are_served_in_turn_order_after_the_active_player() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E",
        "if1 fig_marine_laser 0.3 N",
        "el1 fig_eldar_warrior 7.3 N",
        sides={IF: {"command": 1}, EL: {"command": 1}},
    ).act("ba1")
    table.do("raise", by=EL).do("raise", by=IF).do("ba1 step 1.0")
    assert table.waiting == IF
    table.do("pass")
    assert table.waiting == EL
    table.do("pass")
    assert table.happened == [
        HandRaised(EL),
        HandRaised(IF),
        Moved(BA, "ba1", ((1, 0),), 1),
        WindowOpened(IF, "hand"),
        Waited(IF, "hand", "SQ-CMD-09"),
        WindowOpened(EL, "hand"),
        Waited(EL, "hand", "SQ-CMD-09"),
    ]
    assert table.waiting == BA
