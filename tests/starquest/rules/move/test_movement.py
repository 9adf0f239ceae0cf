"""Movement (SQ-MOVE): steps, costs, who stands in the way, and the moment after each step."""

import pytest

from bulkhead.starquest.events import Allowed, Asked, DoorOpened, Entered, Faced, Finished, Left, Moved
from tests.starquest.scene import BA, CH, EL, LD, Table, hall, scene

HALL = hall(7, 5)


def steps(table: Table, who: str) -> set[str]:
    start = f"{who} step "
    return {offer[len(start) :] for offer in table.offered(start)}


@pytest.mark.clause("SQ-MOVE-01")
def test_a_miniature_moves_as_many_squares_as_its_sheet_says() -> None:
    table = scene(HALL, "ba1 fig_marine_heavy 0.0 E").act("ba1")
    table.do("ba1 step 1.0", "ba1 step 2.0", "ba1 step 3.0", "ba1 step 4.0")
    assert table.happened == [
        Moved(BA, "ba1", ((1, 0),), 1),
        Moved(BA, "ba1", ((2, 0),), 1),
        Moved(BA, "ba1", ((3, 0),), 1),
        Moved(BA, "ba1", ((4, 0),), 1),
    ]
    assert steps(table, "ba1") == set()
    assert table.refused("ba1 step 5.0").clause == "SQ-MOVE-01"
    assert table.at("ba1") == "4.0"


@pytest.mark.clause("SQ-MOVE-02")
def test_it_may_always_move_less_or_not_at_all() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E", "ba2 fig_marine_laser 0.4 E").act("ba1")
    table.do("ba1 step 1.0", "done").act("ba2").do("done")
    assert table.happened == [Finished(BA, "ba2")]
    assert (table.at("ba1"), table.at("ba2")) == ("1.0", "0.4")


@pytest.mark.clause("SQ-MOVE-03")
def test_a_step_goes_to_any_of_the_eight_neighbours_and_no_farther() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 3.2 N", "ba2 fig_marine_laser 0.0 N").act("ba1")
    assert steps(table, "ba1") == {"3.1", "4.1", "4.2", "4.3", "3.3", "2.3", "2.2", "2.1"}
    assert table.refused("ba1 step 5.2").clause == "SQ-MOVE-03"
    table.do("ba1 step 4.1")
    assert table.happened == [Moved(BA, "ba1", ((4, 1),), 1)]
    assert table.at("ba2") == "0.0"


@pytest.mark.clause("SQ-MOVE-04", "SQ-MOVE-08")
@pytest.mark.parametrize(
    ("to", "cost"),
    [("2.1", 1), ("3.1", 1), ("4.1", 1), ("2.2", 1), ("4.2", 1), ("2.3", 2), ("3.3", 2), ("4.3", 2)],
)
def test_ahead_and_aside_cost_one_backward_two(to: str, cost: int) -> None:
    table = scene(HALL, "ba1 fig_marine_laser 3.2 N").act("ba1").do(f"ba1 step {to}")
    assert table.mini("ba1").deeds.mp == cost
    assert table.facing("ba1") == "N"


@pytest.mark.clause("SQ-MOVE-08")
def test_six_points_are_three_squares_backward_and_a_last_single_point_only_goes_forward() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 3.0 N").act("ba1")
    table.do("ba1 step 3.1", "ba1 step 3.2", "ba1 step 3.3")
    assert steps(table, "ba1") == set()
    five = scene(HALL, "ba1 fig_therian 3.0 N").act("ba1").do("ba1 step 3.1", "ba1 step 3.2")
    assert five.happened == [Moved(BA, "ba1", ((3, 1),), 2), Moved(BA, "ba1", ((3, 2),), 2)]
    assert five.refused("ba1 step 3.3").clause == "SQ-MOVE-08"
    assert steps(five, "ba1") == {"2.1", "3.1", "4.1", "2.2", "4.2"}


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


@pytest.mark.clause("SQ-MOVE-09", "SQ-MOVE-16")
def test_a_move_never_ends_on_a_taken_square() -> None:
    table = scene(
        HALL, "ba1 fig_marine_heavy 0.0 E", "ba2 fig_marine_laser 4.0 E", "ba3 fig_marine_laser 6.4 N"
    ).act("ba1")
    table.do("ba1 step 1.0", "ba1 step 2.0", "ba1 step 3.0")
    assert table.happened == [
        Moved(BA, "ba1", ((1, 0),), 1),
        Moved(BA, "ba1", ((2, 0),), 1),
        Moved(BA, "ba1", ((3, 0),), 1),
    ]
    assert "4.0" not in steps(table, "ba1"), "one point left: it could not go on from there"
    assert table.refused("ba1 step 4.0").clause == "SQ-MOVE-16"
    assert table.at("ba3") == "6.4"


@pytest.mark.clause("SQ-MOVE-16", "SQ-MOVE-11")
def test_on_a_friends_square_one_can_only_go_on() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E", "ba2 fig_marine_laser 1.0 E", "ch1 fig_ork 6.0 W").act(
        "ba1"
    )
    table.do("ba1 step 1.0")
    assert table.mini("ba1").passing
    assert table.waiting == BA, "nobody has to be asked for one's own"
    assert not table.offered("ba1 shoot")
    assert "done" not in table.offers
    assert table.refused("done").clause == "SQ-MOVE-16"
    assert table.refused("ba1 overwatch").clause == "SQ-MOVE-16"
    table.do("ba1 step 2.0")
    assert table.happened == [Moved(BA, "ba1", ((1, 0),), 1), Moved(BA, "ba1", ((2, 0),), 1)]
    assert not table.mini("ba1").passing
    assert table.at("ba2") == "1.0"
    assert "done" in table.offers


@pytest.mark.clause("SQ-MOVE-10")
def test_obstacles_are_never_passed() -> None:
    drawn = """
        +-+-+-+
        |. # .|
        +     +
        |. . .|
        +-+-+-+
        """
    table = scene(drawn, "ba1 fig_marine_laser 0.0 E").act("ba1")
    assert steps(table, "ba1") == {"0.1", "1.1"}
    assert table.refused("ba1 step 1.0").clause == "SQ-MOVE-10"


ALLEY = hall(4, 1)


@pytest.mark.clause("SQ-MOVE-11")
@pytest.mark.parametrize("allowed", [True, False])
def test_a_strangers_miniature_is_passed_only_with_its_players_leave(allowed: bool) -> None:
    table = scene(ALLEY, "ba1 fig_marine_laser 0.0 E", "el1 fig_eldar_warrior 1.0 W").act("ba1")
    table.do("ba1 step 1.0")
    assert table.waiting == EL
    assert table.told(Asked) == [Asked(BA, "ba1", (1, 0))]
    table.do("yes" if allowed else "pass")
    assert table.told(Allowed) == [Allowed(EL, "ba1", allowed)]
    assert table.waiting == BA
    assert table.at("ba1") == ("1.0" if allowed else "0.0")
    assert table.at("el1") == "1.0"
    if not allowed:
        assert steps(table, "ba1") == set(), "the answer holds for this activation"


@pytest.mark.clause("SQ-MOVE-12")
def test_between_two_solid_flanks_there_is_no_diagonal_step() -> None:
    drawn = """
        +-+-+
        |. .|
        +-+ +
        |. .|
        +-+-+
        """
    one_open = scene(drawn, "ba1 fig_marine_laser 0.0 S").act("ba1")
    assert steps(one_open, "ba1") == {"1.0", "1.1"}, "one route is open: round the end of the wall"
    shut = scene(drawn, "ba1 fig_marine_laser 0.0 S", "ch1 fig_ork 1.0 W").act("ba1")
    assert steps(shut, "ba1") == {"1.0", "1.1"}, "only with the Orc's leave"
    shut.do("ba1 step 1.1")
    assert shut.waiting == CH
    assert shut.do("pass").at("ba1") == "0.0"
    assert shut.happened == [Asked(BA, "ba1", (1, 1)), Allowed(CH, "ba1", False)]


@pytest.mark.clause("SQ-MOVE-12")
def test_one_free_flank_is_enough_and_asks_nobody() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 3.2 N", "ch1 fig_ork 4.2 W").act("ba1").do("ba1 step 4.1")
    assert table.at("ba1") == "4.1"
    assert table.happened == [Moved(BA, "ba1", ((4, 1),), 1)]


@pytest.mark.clause("SQ-MOVE-12")
def test_between_two_miniatures_one_leave_is_enough() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 3.2 N", "ch1 fig_ork 4.2 W", "el1 fig_eldar_warrior 3.1 S").act(
        "ba1"
    )
    table.do("ba1 step 4.1")
    first = table.waiting
    table.do("pass")
    assert table.waiting != first
    assert table.waiting != BA
    table.do("yes")
    assert table.happened == [
        Asked(BA, "ba1", (4, 1)),
        Allowed(EL, "ba1", False),
        Allowed(CH, "ba1", True),
        Moved(BA, "ba1", ((4, 1),), 1),
    ]
    assert table.at("ba1") == "4.1"


@pytest.mark.clause("SQ-MOVE-13", "SQ-DOOR-01")
def test_rooms_are_entered_only_through_open_doors() -> None:
    drawn = """
        +-+-+-+-+
        |a a|. .|
        +   +   +
        |a a:. .|
        +   +   +
        |a a:. .|
        +-+-+-+-+
        """
    table = scene(drawn, "ba1 fig_marine_laser 2.1 W").act("ba1")
    assert steps(table, "ba1") == {"2.0", "2.2", "3.0", "3.1", "3.2"}
    assert table.refused("ba1 step 1.1").clause == "SQ-DOOR-01"
    table.do("ba1 open d1", "ba1 step 1.1")
    assert table.happened == [DoorOpened(BA, "ba1", "d1"), Moved(BA, "ba1", ((1, 1),), 1)]
    assert table.at("ba1") == "1.1"


@pytest.mark.clause("SQ-MOVE-17")
def test_a_token_holds_its_square_and_a_refusal_shows_nothing_about_it() -> None:
    hidden = scene(ALLEY, "ba1 fig_marine_laser 1.0 W", "ch?1 fig_ork 2.0 blip").act("ba1")
    hidden.do("ba1 step 2.0")
    assert hidden.waiting == CH
    hidden.do("pass")
    other = scene(ALLEY, "ba1 fig_marine_laser 1.0 W", "ch?1 fig_genestealer 2.0 blip").act("ba1")
    other.do("ba1 step 2.0", "pass")
    assert hidden.happened == [Asked(BA, "ba1", (2, 0)), Allowed(CH, "ba1", False)]
    assert hidden.events == other.events
    assert hidden.refused("ba1 step 2.0").phrase == other.refused("ba1 step 2.0").phrase


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
def test_a_machine_rolls_along_a_path_with_its_gunner_and_stops_before_whoever_is_in_the_way() -> None:
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


DOCK = """
    +-+-+-+-+
    |T T . .|
    +       +
    |. . . .|
    +-+-+-+-+
    """


@pytest.mark.clause("SQ-SETUP-18")
def test_squads_come_in_over_a_free_threshold_square_with_the_facing_they_like() -> None:
    table = scene(
        DOCK,
        "ba1 fig_marine_laser dock",
        "ba2 fig_marine_laser dock",
        "ba3 fig_marine_laser dock",
        "ch1 fig_ork 3.1 W",
    ).act("ba1")
    assert len(table.offered("ba1 enter")) == 8
    assert not table.offered("ba1 shoot")
    assert not table.offered("ba1 overwatch")
    table.do("ba1 enter 0.0 S")
    assert table.happened == [Entered(BA, "ba1", ((0, 0),), 4)]
    assert table.mini("ba1").deeds.mp == 1
    table.do("done").act("ba2").do("ba2 enter 1.0 E", "done").act("ba3")
    assert not table.offered("ba3 enter")
    assert table.refused("ba3 enter 0.0 S").clause == "SQ-SETUP-18"


@pytest.mark.clause("SQ-END-02")
def test_one_may_leave_over_the_own_threshold_and_only_there() -> None:
    table = scene(DOCK, "ba1 fig_marine_laser 0.0 S", "ba2 fig_marine_laser 2.0 S").act("ba1")
    table.do("ba1 leave")
    assert table.happened == [Left(BA, "ba1")]
    assert table.mini("ba1").place == "left"
    table.act("ba2")
    assert table.refused("ba2 leave").clause == "SQ-END-02"


@pytest.mark.clause("SQ-END-02")
def test_aliens_cannot_leave() -> None:
    table = scene(DOCK, "ch1 fig_ork 0.0 S", turn=CH).act("ch1")
    assert not table.offered("ch1 leave")


@pytest.mark.clause("SQ-END-02")
@pytest.mark.house("coming-back")
@pytest.mark.parametrize(("back", "place"), [(False, "left"), (True, "dock")])
def test_who_has_left_comes_back_only_by_the_house_rule(back: bool, place: str) -> None:
    table = scene(DOCK, "ba1 fig_marine_laser 0.0 S", house={"coming_back": back}).act("ba1")
    assert table.do("ba1 leave").mini("ba1").place == place
    assert table.happened == [Left(BA, "ba1")]
