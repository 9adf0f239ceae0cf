"""Events that open and close doors.

Tests starquest/rules/cards/playing.py too.
"""

import pytest

from bulkhead.starquest.events import DoorClosed, DoorOpened, TokenRevealed, WindowOpened
from tests.starquest.boards import cut
from tests.starquest.rules.cards.event_scene import SHIP, draw, drawn, is_wasted
from tests.starquest.scene import BA, CH, scene

MARINE = "ba1 fig_marine_laser 3.1 E"


@pytest.mark.clause("SQ-DOOR-07")
@pytest.mark.clause("C-eva_seal_hatches-1")
def test_seal_hatches_closes_opened_doors() -> None:
    table = drawn("eva_seal_hatches", MARINE, "ch9 fig_dread_mk7 5.1 E", opened=("d1", "d2"))
    assert table.offers == ["choose d1", "pass"], "a base lies across the other one"
    table.do("choose d1")
    assert table.happened == [DoorClosed(CH, "d1", "SQ-DOOR-07")]
    assert table.state.gone == ("d2",)


@pytest.mark.clause("SQ-DOOR-07")
def test_after_a_closed_hatch_a_raised_hand_may_act() -> None:
    table = drawn("eva_seal_hatches", MARINE, opened=("d1", "d2"), sides={BA: {"command": 1}})
    table.state.hands = (BA,)
    table.do("choose d1")
    assert table.happened == [DoorClosed(CH, "d1", "SQ-DOOR-07"), WindowOpened(BA, "hand")]
    assert table.waiting == BA


@pytest.mark.clause("SQ-DOOR-03", "SQ-DOOR-07")
def test_master_control_shows_what_waits_behind_the_door_it_opens() -> None:
    lines = ("ch?1 fig_ork 6.1", "ch?2 fig_ork 0.1")
    table = drawn("evg_master_control", MARINE, *lines).do("choose d2")
    assert table.happened == [DoorOpened(CH, "", "d2"), TokenRevealed(CH, "ch?1", "fig_ork", (6, 1))]
    assert set(table.state.tokens) >= {"ch?2"}


@pytest.mark.clause("SQ-DOOR-07")
@pytest.mark.clause("C-eva_seal_hatches-1")
def test_seal_hatches_all_on_one_board() -> None:
    table = scene(SHIP, MARINE, turn=CH, opened=("d1", "d2"))
    cut(table, 4, scanned=(0, 1))
    draw(table, "eva_seal_hatches").do("choose d1")
    assert table.state.gone == ("d2",)
    assert not table.offered("choose")


@pytest.mark.clause("SQ-DOOR-03", "SQ-DOOR-07")
@pytest.mark.clause("C-evg_master_control-1")
def test_master_control_opens_and_closes_doors() -> None:
    table = drawn("evg_master_control", MARINE, opened=("d1",))
    assert table.offers == ["choose d1", "choose d2", "pass"]
    table.do("choose d1")
    assert table.offers == ["choose d2", "pass"], "each door once"
    table.do("choose d2")
    assert table.happened == [DoorClosed(CH, "d1", "SQ-DOOR-07"), DoorOpened(CH, "", "d2")]
    assert table.state.gone == ("d2",)
    assert "end" in table.offers


@pytest.mark.clause("C-evg_master_control-1")
def test_master_control_no_door_with_a_base_across_it_and_no_bulkhead() -> None:
    table = drawn("evg_master_control", MARINE, "ch9 fig_dread_mk7 1.1 E", opened=("d1",))
    assert table.offers == ["choose d2", "pass"]
    sealed = drawn("evg_master_control", MARINE, ship=SHIP.replace(":", "!"))
    assert is_wasted(sealed, "evg_master_control")


FOUR_DOORS = """
    +-+-+-+-+-+
    |. .:. . .|
    +   +     +
    |. .:. . .|
    +   +     +
    |. .|. . .|
    +   +     +
    |. .:. . .|
    +   +     +
    |. .:. . .|
    +=+=+-+=+=+
    |. . . . .|
    +-+-+-+-+-+
    """


@pytest.mark.clause("C-eva_seal_hatches-1")
def test_seal_hatches_not_a_fourth_door() -> None:
    doors = [door.id for door in scene(FOUR_DOORS, "ba1 fig_marine_laser 0.2 W").state.ship.doors]
    assert len(doors) == 4
    table = drawn("eva_seal_hatches", "ba1 fig_marine_laser 0.2 W", ship=FOUR_DOORS, opened=tuple(doors))
    table.do(*(f"choose {door}" for door in doors[:2]))
    assert table.offered("choose") == [f"choose {door}" for door in doors[2:]]
    table.do(f"choose {doors[2]}")
    assert not table.offered("choose")
    assert table.state.gone == (doors[3],)
