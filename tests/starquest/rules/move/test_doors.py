"""Doors and bulkheads (SQ-DOOR)."""

import pytest
from msgspec.structs import replace

from bulkhead.starquest.events import (
    BulkheadDestroyed,
    DoorClosed,
    DoorOpened,
    Faced,
    Finished,
    Moved,
    TokenRevealed,
    Unharmed,
)
from bulkhead.starquest.rules.move import doors
from bulkhead.starquest.table import places
from tests.starquest.rules.move.bulkheads import BULKHEAD, ROOM
from tests.starquest.scene import BA, CH, CU, UM, Table, scene

TWO = """
    +-+-+-+-+-+-+
    |a a|. .|b b|
    +   +   +   +
    |a a!. .!b b|
    +   +   +   +
    |a a!. .!b b|
    +-+-+-+-+-+-+
    """


@pytest.mark.clause("SQ-DOOR-02")
@pytest.mark.parametrize("facing", ["N", "E", "S", "W"])
def test_a_door_is_opened_from_its_front_squares_whatever_the_facing(facing: str) -> None:
    table = scene(ROOM, f"ba1 fig_marine_laser 2.1 {facing}", "ba2 fig_marine_laser 4.0 W").act("ba1")
    table.do("ba1 open d1")
    assert table.happened == [DoorOpened(BA, "ba1", "d1")]
    assert table.at("ba2") == "4.0"


@pytest.mark.clause("SQ-DOOR-02")
def test_from_elsewhere_it_is_not() -> None:
    table = scene(ROOM, "ba1 fig_marine_laser 3.1 W").act("ba1")
    assert not table.offered("ba1 open")
    assert table.refused("ba1 open d1").clause == "SQ-DOOR-02"
    assert table.refused("ba1 open d9").clause == "SQ-DOOR-02"


@pytest.mark.clause("SQ-DOOR-03")
def test_an_opened_door_is_gone_for_everybody() -> None:
    table = scene(ROOM, "ba1 fig_marine_laser 2.1 W", "ba2 fig_marine_laser 2.2 W").act("ba1")
    table.do("ba1 open d1", "done").act("ba2")
    assert not table.offered("ba2 open")
    assert table.refused("ba2 open d1").clause == "SQ-DOOR-03"
    assert "ba2 step 1.2" in table.offers


@pytest.mark.clause("SQ-DOOR-05")
def test_one_with_a_heavy_weapon_opens_a_door_after_it_has_moved_and_fired() -> None:
    lines = ("ba1 fig_marine_heavy 3.1 W weapons=wpn_assault_cannon", "ch1 fig_gretchin 3.2 W")
    table = scene(ROOM, *lines, dice=[1, 1]).act("ba1").do("ba1 step 2.1", "ba1 face S")
    table.do(table.offered("ba1 shoot")[0])
    assert not table.offered("ba1 step")
    table.do("ba1 open d1")
    assert table.told(DoorOpened) == [DoorOpened(BA, "ba1", "d1")]


@pytest.mark.clause("SQ-DOOR-04")
def test_nobody_has_to_open_a_door() -> None:
    table = scene(ROOM, "ba1 fig_marine_laser 2.1 W").act("ba1")
    assert table.offered("ba1 open") == ["ba1 open d1"]
    assert "done" in table.offers
    table.do("done")
    assert table.happened == [Finished(BA, "ba1")]


@pytest.mark.clause("SQ-DOOR-05", "SQ-DOOR-06")
def test_opening_costs_nothing_and_the_movement_goes_on() -> None:
    table = scene(ROOM, "ba1 fig_marine_laser 4.1 W").act("ba1")
    table.do("ba1 step 3.1", "ba1 step 2.1", "ba1 open d1")
    assert table.mini("ba1").deeds.mp == 2
    table.do("ba1 step 1.1", "ba1 step 0.1")
    assert table.happened == [
        Moved(BA, "ba1", ((3, 1),), 1),
        Moved(BA, "ba1", ((2, 1),), 1),
        DoorOpened(BA, "ba1", "d1"),
        Moved(BA, "ba1", ((1, 1),), 1),
        Moved(BA, "ba1", ((0, 1),), 1),
    ]
    assert table.at("ba1") == "0.1"


@pytest.mark.clause("SQ-DOOR-07")
def test_no_command_closes_a_door_only_a_card_does() -> None:
    table = scene(ROOM, "ba1 fig_marine_laser 2.1 W", opened=["d1"]).act("ba1")
    assert not [offer for offer in table.offers if "close" in offer]
    doors.close_door(table.state, BA, "d1", table.heard)
    table.state.offered = None
    assert table.happened == [DoorClosed(BA, "d1", "SQ-DOOR-07")]
    assert "ba1 step 1.1" not in table.offers


@pytest.mark.clause("SQ-DOOR-08")
def test_doorways_stand_open_and_cannot_be_opened_or_closed() -> None:
    table = scene(ROOM.replace(":", ";"), "ba1 fig_marine_laser 2.1 W").act("ba1")
    assert not table.offered("ba1 open")
    table.do("ba1 step 1.1")
    assert table.happened == [Moved(BA, "ba1", ((1, 1),), 1)]
    assert table.at("ba1") == "1.1"


@pytest.mark.clause("SQ-DOOR-09")
def test_a_bulkhead_opens_for_aliens_alone() -> None:
    squad = scene(BULKHEAD, "ba1 fig_marine_laser 2.1 W").act("ba1")
    assert squad.refused("ba1 open d1").clause == "SQ-DOOR-09"
    aliens = scene(BULKHEAD, "ch1 fig_ork 2.1 W", turn=CH).act("ch1").do("ch1 open d1")
    assert aliens.happened == [DoorOpened(CH, "ch1", "d1", "SQ-DOOR-09")]
    assert "ch1 step 1.1" in aliens.offers


@pytest.mark.clause("SQ-DOOR-10", "SQ-DOOR-12")
@pytest.mark.parametrize(("faces", "falls"), [([6, 4], False), ([6, 5], True)])
def test_more_than_four_destroys_a_bulkhead(faces: list[int], falls: bool) -> None:
    """Red faces 6, 4 are 3 + 1; 6, 5 are 3 + 2."""
    table = scene(
        BULKHEAD,
        "ba1 fig_marine_commander 4.1 W weapons=set_bolter",
        "ba2 fig_marine_laser 4.0 W",
        dice=faces,
    ).act("ba1")
    table.do("ba1 shoot wpn_commander_bolter door:d1")
    assert bool(table.told(BulkheadDestroyed)) == falls
    assert bool(table.told(Unharmed)) != falls
    assert ("d1" in table.state.gone) == falls
    assert table.mini("ba2").lp == 2


def opened_by_chaos(**house: str) -> Table:
    table = scene(BULKHEAD, "ch1 fig_ork 2.1 W", turn=CH, house=dict(house)).act("ch1")
    return table.do("ch1 open d1")


@pytest.mark.clause("SQ-DOOR-13")
@pytest.mark.house("bulkheads-close")
def test_a_bulkhead_closes_at_the_end_of_the_turn_in_which_it_was_opened() -> None:
    table = opened_by_chaos()
    assert not doors.close_bulkheads(table.state, BA, table.heard), "not at the end of somebody else's turn"
    assert doors.close_bulkheads(table.state, CH, table.heard)
    assert table.happened == [DoorOpened(CH, "ch1", "d1", "SQ-DOOR-09"), DoorClosed(CH, "d1")]
    assert table.state.closed


@pytest.mark.clause("SQ-DOOR-13")
def test_a_base_across_it_keeps_it_open_until_it_is_free() -> None:
    table = scene(BULKHEAD, "ch1 fig_dread_mk7 1.1 W", f'opened [["d1",{CH}]]')
    assert not table.state.closed
    assert not doors.close_bulkheads(table.state, CH, table.heard)
    assert not table.state.closed


@pytest.mark.clause("SQ-DOOR-13")
@pytest.mark.house("bulkheads-close")
def test_by_the_house_rule_it_closes_with_the_last_alien_turn() -> None:
    table = opened_by_chaos(bulkheads_close="last")
    assert not doors.close_bulkheads(table.state, CH, table.heard)
    assert doors.close_bulkheads(table.state, CH + 1, table.heard)


@pytest.mark.clause("SQ-DOOR-13")
def test_one_that_was_kept_open_closes_at_the_end_of_any_turn_once_it_is_free() -> None:
    table = scene(TWO, "ch1 fig_dread_mk7 1.1 W", f'opened [["d1",{CH}],["d2",{CU}]]')
    assert not doors.close_bulkheads(table.state, CH, table.heard)
    assert [door for door, _ in table.state.opened] == ["d1", "d2"]
    places.stand(
        table.state, table.mini("ch1"), tuple(map(table.state.ship.square, ("2.1", "3.1", "2.2", "3.2")))
    )
    assert doors.close_bulkheads(table.state, UM, table.heard)
    assert table.happened == [DoorClosed(UM, "d1")]
    assert [door for door, _ in table.state.opened] == ["d2"], "it is the Cult's"
    assert doors.close_bulkheads(table.state, CU, table.heard)
    assert table.state.opened == ()


@pytest.mark.clause("SQ-DOOR-07", "SQ-DOOR-12")
def test_a_card_or_an_attack_touches_no_other_door() -> None:
    table = scene(TWO, "ba1 fig_marine_laser 3.1 W", f'opened [["d1",{CH}],["d2",{CU}]]')
    doors.close_door(table.state, BA, "d1", table.heard)
    assert table.state.opened == (("d2", CU),)
    assert doors.attack_bulkhead(table.state, BA, "d1", 5, table.heard)
    assert (table.state.opened, table.state.gone, table.state.closed) == ((("d2", CU),), ("d1",), 0)


@pytest.mark.clause("SQ-DOOR-03", "SQ-DOOR-06")
def test_opening_is_an_action_with_a_free_turn_and_a_look_after_it() -> None:
    lines = ("ba1 fig_marine_laser 2.1 N", "ch?1 fig_ork 0.1", "ch?2 fig_ork 4.0")
    table = scene(ROOM, *lines).act("ba1").do("ba1 face W", "ba1 open d1")
    assert table.happened == [
        Faced(BA, "ba1", 6, 0),
        DoorOpened(BA, "ba1", "d1"),
        TokenRevealed(CH, "ch?1", "fig_ork", (0, 1)),
    ]
    table.do("stand 0.1 E", "ba1 face S")
    assert (table.facing("ba1"), table.mini("ba1").deeds.mp) == ("S", 0)
    assert table.do("ba1 face E").mini("ba1").deeds.mp == 1, "the next one costs a point"


@pytest.mark.clause("SQ-DOOR-05", "SQ-DOOR-06", "SQ-CMD-10")
def test_with_command_points_a_door_opens_only_after_a_step() -> None:
    lines = ("ch1 fig_ork 4.0 W", "ba1 fig_marine_laser 2.1 W", "ba2 fig_marine_laser 4.2 W")
    table = scene(ROOM, *lines, sides={BA: {"command": 2}}).act("ch1").do("raise", by=BA).do("ch1 face N")
    assert (table.waiting, table.offered("ba1 open")) == (BA, [])
    assert table.refused("ba1 open d1").clause == "SQ-CMD-10"
    table.do("ba1 step 2.2")
    assert table.offered("ba1 open") == ["ba1 open d1"]


@pytest.mark.clause("SQ-DOOR-05", "SQ-DOOR-06")
def test_after_a_psychic_turn_no_door_is_opened() -> None:
    table = scene(ROOM, "ba1 fig_marine_laser 2.1 W", "ba2 fig_marine_laser 2.2 W")
    table.state.minis["ba1"] = replace(
        table.mini("ba1"), deeds=replace(table.mini("ba1").deeds, psychic=True)
    )
    assert not table.act("ba1").offered("ba1 open")


@pytest.mark.clause("SQ-DOOR-14", "SQ-DOOR-17")
@pytest.mark.parametrize("opened", [True, False])
def test_a_closed_door_cuts_lines_and_corners_and_an_open_one_nothing(opened: bool) -> None:
    table = scene(
        ROOM, "ba1 fig_marine_laser 4.1 W", "ch1 fig_ork 0.1 E", opened=["d1"] if opened else []
    ).act("ba1")
    assert bool(table.offered("ba1 shoot")) == opened
    beside = scene(ROOM, "ba1 fig_marine_laser 2.0 W", opened=["d1"] if opened else []).act("ba1")
    assert ("ba1 step 1.1" in beside.offers) == opened, "the wall ends at the door: there are no posts"
