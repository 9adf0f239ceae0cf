"""Turns: which are free, and what the others cost."""

import pytest

from bulkhead.starquest.data.state import deeds
from bulkhead.starquest.events import Faced, Moved
from tests.starquest.scene import BA, hall, scene

HALL = hall(7, 5)


@pytest.mark.clause("SQ-MOVE-05")
@pytest.mark.house("eight-facings")
def test_facing_is_one_of_four_and_a_step_does_not_change_it() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 3.2 N").act("ba1")
    assert table.offered("ba1 face") == ["ba1 face E", "ba1 face S", "ba1 face W"]
    assert table.refused("ba1 face NE").clause == "SQ-MOVE-05"
    assert table.do("ba1 step 4.2").facing("ba1") == "N"
    assert table.happened == [Moved(BA, "ba1", ((4, 2),), 1)]


@pytest.mark.clause("SQ-MOVE-05")
@pytest.mark.house("eight-facings")
def test_with_eight_facings_a_miniature_may_look_diagonally() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 3.2 N", house={"eight_facings": True}).act("ba1")
    assert len(table.offered("ba1 face")) == 7
    table.do("ba1 face NE", "ba1 step 4.3")
    assert table.happened == [Faced(BA, "ba1", 1, 0), Moved(BA, "ba1", ((4, 3),), 1)]
    assert table.mini("ba1").deeds.mp == 1, "south-east is at the side of one that faces north-east"


@pytest.mark.clause("SQ-MOVE-06", "SQ-MOVE-15")
def test_the_first_quarter_turn_after_an_anchor_is_free() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 3.2 N").act("ba1").do("ba1 face E")
    assert (table.facing("ba1"), table.mini("ba1").deeds.mp) == ("E", 0)
    table.do("ba1 step 4.2", "ba1 face N")
    assert table.happened == [Faced(BA, "ba1", 2, 0), Moved(BA, "ba1", ((4, 2),), 1), Faced(BA, "ba1", 0, 0)]
    assert table.mini("ba1").deeds.mp == 1, "the step paid, both turns were free"


@pytest.mark.clause("SQ-MOVE-06")
@pytest.mark.house("free-turns")
def test_where_every_quarter_is_free_no_turn_costs_anything() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 3.2 N", house={"free_turns": True}).act("ba1")
    table.do("ba1 face E", "ba1 face S", "ba1 face N")
    assert table.happened == [Faced(BA, "ba1", 2, 0), Faced(BA, "ba1", 4, 0), Faced(BA, "ba1", 0, 0)]
    assert table.mini("ba1").deeds.mp == 0


@pytest.mark.clause("SQ-MOVE-06", "SQ-MOVE-15")
def test_one_in_the_entry_area_or_after_a_psychic_card_does_not_turn() -> None:
    dock = scene("+-+-+\n|T .|\n+-+-+", "ba1 fig_marine_laser dock").act("ba1")
    assert not dock.offered("ba1 face")
    table = scene(HALL, "ba1 fig_marine_laser 3.2 N", "ba2 fig_marine_laser 5.2 N")
    deeds(table.state, table.mini("ba1"), psychic=True)
    assert not table.act("ba1").offered("ba1 face")
    assert table.refused("ba1 face E").clause == "SQ-PSI-08"


@pytest.mark.clause("SQ-MOVE-07")
def test_a_half_turn_costs_a_point() -> None:
    table = scene(HALL, "ba1 fig_marine_heavy 3.0 N").act("ba1").do("ba1 face S")
    table.do("ba1 step 3.1", "ba1 step 3.2", "ba1 step 3.3")
    assert table.happened == [
        Faced(BA, "ba1", 4, 1, "SQ-MOVE-07"),
        Moved(BA, "ba1", ((3, 1),), 1),
        Moved(BA, "ba1", ((3, 2),), 1),
        Moved(BA, "ba1", ((3, 3),), 1),
    ]
    assert table.refused("ba1 step 3.4").clause == "SQ-MOVE-01"


@pytest.mark.clause("SQ-MOVE-15")
@pytest.mark.house("free-turns")
@pytest.mark.parametrize(
    ("turns", "cost"),
    [(["E"], 0), (["S"], 1), (["E", "S"], 1), (["E", "N"], 1), (["E", "S", "W"], 2)],
)
def test_a_second_turn_before_the_next_anchor_costs_a_point(turns: list[str], cost: int) -> None:
    table = scene(HALL, "ba1 fig_marine_laser 3.2 N").act("ba1")
    table.do(*(f"ba1 face {turn}" for turn in turns))
    assert table.mini("ba1").deeds.mp == cost


@pytest.mark.clause("SQ-MOVE-15")
def test_with_no_points_left_one_free_turn_is_still_there_and_no_more() -> None:
    table = scene(HALL, "ba1 fig_marine_heavy 0.0 E").act("ba1")
    table.do("ba1 step 1.0", "ba1 step 2.0", "ba1 step 3.0", "ba1 step 4.0", "ba1 face S")
    assert table.happened == [
        Moved(BA, "ba1", ((1, 0),), 1),
        Moved(BA, "ba1", ((2, 0),), 1),
        Moved(BA, "ba1", ((3, 0),), 1),
        Moved(BA, "ba1", ((4, 0),), 1),
        Faced(BA, "ba1", 4, 0),
    ]
    assert table.refused("ba1 face W").clause == "SQ-MOVE-15"
