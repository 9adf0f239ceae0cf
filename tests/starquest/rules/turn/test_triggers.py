"""Triggers that raise a hand by themselves."""

import pytest

from bulkhead.starquest.events import Instructed, Moved, Waited, WindowOpened
from tests.starquest.scene import BA, CH, hall, scene

HALL = hall(8, 4)


@pytest.mark.clause("SQ-CMD-09")
def test_a_private_trigger_raises_the_hand_by_itself() -> None:
    table = scene(
        HALL,
        "ch1 fig_ork 7.0 W",
        "ba1 fig_marine_laser 0.0 E",
        turn=CH,
        sides={BA: {"command": 2}},
    ).act("ch1")
    table.do("trigger near ba1 5", by=BA)
    table.do("ch1 step 6.0")
    assert table.waiting == CH
    table.do("ch1 step 5.0")
    assert table.waiting == BA
    assert table.do("pass").waiting == CH
    assert table.happened == [
        Instructed(BA, ("trigger", "near", "ba1", "5"), "SQ-CMD-09"),
        Moved(CH, "ch1", ((6, 0),), 1),
        Moved(CH, "ch1", ((5, 0),), 1),
        WindowOpened(BA, "hand"),
        Waited(BA, "hand", "SQ-CMD-09"),
    ]
    assert table.refused("trigger near ch1 5", by=BA).clause == "SQ-CMD-09"
