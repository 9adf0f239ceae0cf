"""Walking a path in one command."""

import pytest

from bulkhead.starquest.events import Allowed, Asked, Moved
from tests.starquest.scene import BA, CH, EL, LD, hall, scene

HALL = hall(7, 5)
ALLEY = hall(4, 1)


@pytest.mark.clause("SQ-MOVE-18")
def test_a_path_is_walked_step_by_step_and_asks_each_owner_once() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E",
        "el1 fig_eldar_warrior 1.0 W",
        "el2 fig_eldar_warrior 3.0 W",
    ).act("ba1")
    table.do("ba1 walk 1.0 2.0 3.0 4.0 5.0")
    assert table.waiting == EL
    table.do("yes")
    assert table.happened == [
        Asked(BA, "ba1", (1, 0)),
        Allowed(EL, "ba1", True),
        Moved(BA, "ba1", ((1, 0),), 1),
        Moved(BA, "ba1", ((2, 0),), 1),
        Moved(BA, "ba1", ((3, 0),), 1),
        Moved(BA, "ba1", ((4, 0),), 1),
        Moved(BA, "ba1", ((5, 0),), 1),
    ]
    assert table.at("ba1") == "5.0"


@pytest.mark.clause("SQ-MOVE-18")
def test_a_refused_path_stops_before_the_squares_it_was_refused() -> None:
    table = scene(ALLEY, "ba1 fig_marine_laser 0.0 E", "el1 fig_eldar_warrior 2.0 W").act("ba1")
    table.do("ba1 walk 1.0 2.0 3.0", "pass")
    assert table.happened == [
        Asked(BA, "ba1", (1, 0)),
        Allowed(EL, "ba1", False),
        Moved(BA, "ba1", ((1, 0),), 1),
    ]
    assert table.at("ba1") == "1.0"
    assert table.waiting == BA


@pytest.mark.clause("SQ-MOVE-18")
def test_a_path_that_cannot_begin_is_refused_like_its_first_step() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E").act("ba1")
    assert table.refused("ba1 walk 3.3 4.3").clause == "SQ-MOVE-03"


WIDE = hall(8, 3)


@pytest.mark.clause("SQ-MOVE-18", "SQ-DREAD-08", "SQ-DREAD-29")
def test_a_dreadnought_walks_a_path_and_asks_for_all_its_squares_once() -> None:
    lines = ("ch1 fig_dread_mk10 0.0 E", "el1 fig_eldar_warrior 3.0 W", "el2 fig_eldar_warrior 3.1 W")
    table = scene(WIDE, *lines, "ch2 fig_ork 2.1 W", "el3 fig_eldar_warrior 7.2 W").act("ch1")
    table.do("ch1 walk 1.0 2.0 3.0 4.0")
    assert table.waiting == EL
    table.do("yes")
    assert table.happened == [
        Asked(CH, "ch1", (1, 0)),
        Allowed(EL, "ch1", True),
        Moved(CH, "ch1", ((1, 0), (2, 0), (1, 1), (2, 1)), 1, "SQ-DREAD-29"),
        Moved(CH, "ch1", ((2, 0), (3, 0), (2, 1), (3, 1)), 1, "SQ-DREAD-29"),
        Moved(CH, "ch1", ((3, 0), (4, 0), (3, 1), (4, 1)), 1, "SQ-DREAD-29"),
        Moved(CH, "ch1", ((4, 0), (5, 0), (4, 1), (5, 1)), 1, "SQ-DREAD-29"),
    ]
    assert len(table.told(Asked)) == 1, "aliens are not asked, and nobody twice"
    assert (table.at("ch1"), table.mini("ch1").deeds.mp, table.waiting) == ("4.0", 4, CH)
    assert [table.at(who) for who in ("el1", "el2", "ch2", "el3")] == ["3.0", "3.1", "2.1", "7.2"]
    refused = scene(WIDE, *lines).act("ch1").do("ch1 walk 1.0 2.0 3.0 4.0", "pass")
    assert (refused.at("ch1"), refused.waiting) == ("1.0", CH)


@pytest.mark.clause("SQ-MOVE-18", "SQ-DREAD-28")
def test_a_dreadnought_walks_through_a_door_in_one_stride_of_its_path() -> None:
    door = """
        +-+-+-+-+-+-+-+-+
        |. . .:a a a a a|
        +     +         +
        |. . .:a a a a a|
        +-+-+-+-+-+-+-+-+
        """
    table = scene(door, "ch1 fig_dread_mk10 0.0 E", opened=["d1"]).act("ch1").do("ch1 walk 1.0 3.0 4.0")
    assert table.happened == [
        Moved(CH, "ch1", ((1, 0), (2, 0), (1, 1), (2, 1)), 1, "SQ-DREAD-29"),
        Moved(CH, "ch1", ((3, 0), (4, 0), (3, 1), (4, 1)), 2, "SQ-DREAD-28"),
        Moved(CH, "ch1", ((4, 0), (5, 0), (4, 1), (5, 1)), 1, "SQ-DREAD-29"),
    ]
    assert (table.at("ch1"), table.mini("ch1").deeds.mp) == ("4.0", 4)
    under = scene(door, "ch1 fig_dread_mk10 1.0 E", opened=["d1"]).act("ch1")
    assert under.refused("ch1 walk 2.0 3.0").clause == "SQ-DREAD-14"


@pytest.mark.clause("SQ-MOVE-18", "SQ-WPN-55")
def test_a_machine_rolls_along_a_path_with_its_gunner_and_stops_before_a_figure_in_the_way() -> None:
    lines = (
        "ba1 fig_marine_laser 0.1 E mans=ba2",
        "ba2 mch_tarantula 2.1,1.1 E",
        "el1 fig_eldar_warrior 6.1 W",
    )
    table = scene(WIDE, *lines).act("ba1").do("ba1 walk 3.1 4.1 5.1 6.1")
    machine = [table.state.ship.name(square) for square in table.mini("ba2").squares]
    assert (machine, table.at("ba1"), table.mini("ba2").deeds.mp) == (["5.1", "4.1"], "3.1", 3)
    assert table.happened == [
        Moved(BA, "ba2", ((3, 1), (2, 1)), 1, "SQ-WPN-55"),
        Moved(BA, "ba1", ((1, 1),), 0, "SQ-WPN-55"),
        Moved(BA, "ba2", ((4, 1), (3, 1)), 1, "SQ-WPN-55"),
        Moved(BA, "ba1", ((2, 1),), 0, "SQ-WPN-55"),
        Moved(BA, "ba2", ((5, 1), (4, 1)), 1, "SQ-WPN-55"),
        Moved(BA, "ba1", ((3, 1),), 0, "SQ-WPN-55"),
    ]
    assert (table.waiting, table.told(Asked), table.at("el1")) == (BA, [], "6.1")
    away = scene(WIDE, *lines).act("ba1").do("ba1 walk 0.0 1.0")
    assert (away.at("ba1"), away.mini("ba1").mans) == ("1.0", ""), "or its gunner walks away from it"


@pytest.mark.clause("SQ-MOVE-18")
def test_a_machine_without_a_crew_follows_a_path_along_the_rows() -> None:
    table = scene(WIDE, "ld1 mch_mrl_inferno 0.0 E").act("ld1").do("ld1 walk 1.0 2.0 3.1")
    assert table.happened == [Moved(LD, "ld1", ((1, 0),), 1), Moved(LD, "ld1", ((2, 0),), 1)]
    assert table.at("ld1") == "2.0", "never diagonally"
    assert table.refused("ld1 walk 3.1").clause == "SQ-WPN-55"
