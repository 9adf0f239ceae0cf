"""Leave to pass: who is asked, and what a refusal means."""

import pytest

from bulkhead.starquest.events import Allowed, Asked, Moved
from tests.starquest.rules.move.stepping import steps
from tests.starquest.scene import BA, CH, EL, UM, hall, scene

HALL = hall(7, 5)


@pytest.mark.clause("SQ-MOVE-16", "SQ-MOVE-11")
def test_a_figure_on_a_friends_square_can_only_go_on() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E", "ba2 fig_marine_laser 1.0 E", "ch1 fig_ork 6.0 W").act(
        "ba1"
    )
    table.do("ba1 step 1.0")
    assert table.mini("ba1").passing
    assert table.waiting == BA, "passing a figure of the same squad needs no permission"
    assert not table.offered("ba1 shoot")
    assert "done" not in table.offers
    assert table.refused("done").clause == "SQ-MOVE-16"
    assert table.refused("ba1 overwatch").clause == "SQ-MOVE-16"
    table.do("ba1 step 2.0")
    assert table.happened == [Moved(BA, "ba1", ((1, 0),), 1), Moved(BA, "ba1", ((2, 0),), 1)]
    assert not table.mini("ba1").passing
    assert table.at("ba2") == "1.0"
    assert "done" in table.offers


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


@pytest.mark.clause("SQ-MOVE-12")
def test_a_first_leave_between_two_miniatures_settles_it_and_the_other_is_not_asked() -> None:
    lines = ("ch1 fig_ork 4.2 W", "el1 fig_eldar_warrior 3.1 S", "um1 fig_marine_laser 0.0 S")
    table = scene(HALL, "ba1 fig_marine_laser 3.2 N", *lines).act("ba1").do("ba1 step 4.1")
    assert table.waiting == EL
    table.do("yes")
    assert table.happened == [
        Asked(BA, "ba1", (4, 1)),
        Allowed(EL, "ba1", True),
        Moved(BA, "ba1", ((4, 1),), 1),
    ]


@pytest.mark.clause("SQ-MOVE-11", "SQ-MOVE-12")
def test_a_refusal_on_the_way_to_a_held_square_asks_nobody_else() -> None:
    """The square itself is held by a third player, and both squares beside the way by one."""
    lines = ("el1 fig_eldar_warrior 4.2 W", "el2 fig_eldar_warrior 3.1 S", "um1 fig_marine_laser 4.1 S")
    table = scene(HALL, "ba1 fig_marine_laser 3.2 N", *lines).act("ba1").do("ba1 step 4.1", "pass")
    assert table.happened == [Asked(BA, "ba1", (4, 1)), Allowed(EL, "ba1", False)]
    assert (table.at("ba1"), table.waiting) == ("3.2", BA)
    both = scene(HALL, "ba1 fig_marine_laser 3.2 N", *lines).act("ba1").do("ba1 step 4.1", "yes")
    assert both.waiting == UM
    assert both.do("yes").at("ba1") == "4.1"


@pytest.mark.clause("SQ-MOVE-12")
def test_between_two_miniatures_of_the_first_seat_its_player_is_asked() -> None:
    lines = ("ba1 fig_marine_laser 4.2 W", "ba2 fig_marine_laser 3.1 S")
    table = scene(HALL, "el1 fig_eldar_warrior 3.2 N", *lines).act("el1")
    assert "4.1" in steps(table, "el1")
    table.do("el1 step 4.1")
    assert table.waiting == BA
    assert table.do("yes").at("el1") == "4.1"


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


@pytest.mark.clause("SQ-MOVE-18", "SQ-CMD-10")
@pytest.mark.parametrize("answer", ["yes", "pass"])
def test_in_a_window_an_answer_holds_for_the_miniature_that_asked(answer: str) -> None:
    table = scene(
        hall(6, 2),
        "ba1 fig_marine_laser 1.0 E",
        "ba2 fig_marine_laser 1.1 E",
        "el1 fig_eldar_warrior 2.0 W",
        "el2 fig_eldar_warrior 2.1 W",
        "ch1 fig_ork 5.1 W",
        turn=CH,
        sides={BA: {"command": 6}},
    ).act("ch1")
    table.do("raise", by=BA).do("ch1 face N", "ba1 step 2.0", answer)
    if answer == "yes":
        table.do("ba1 step 3.0")
    table.do("ba2 step 2.1")
    assert table.waiting == EL, "the Eldar have not answered for ba2 yet"
    table.do("pass")
    assert table.told(Allowed) == [Allowed(EL, "ba1", answer == "yes"), Allowed(EL, "ba2", False)]
    assert (table.at("ba2"), table.at("el2")) == ("1.1", "2.1")
    assert "2.1" not in steps(table, "ba2"), "the refusal holds for the window"
    if answer == "yes":
        table.do("ba1 face W", "ba1 step 2.1")
        assert table.waiting == BA, "so does the leave"
    else:
        assert "2.0" not in steps(table, "ba1")
