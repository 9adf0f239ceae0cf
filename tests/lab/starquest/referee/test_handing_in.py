"""Forged hand-ins: an object or a carried miniature comes into the dock for a point, and its bearer stays."""

import pytest

from bulkhead.lab.starquest.referee.account import Plain
from tests.lab.starquest.referee.drawn import Drawn

KEY = {"type": "ThingRecovered", "seat": 0, "who": "if1", "thing": "obj_key1", "why": "SQ-OBJ-17"}
FRIEND = {"type": "Left", "seat": 0, "who": "if2", "why": "SQ-OBJ-17"}
BEARER_LEAVES = {"type": "Left", "seat": 0, "who": "if1", "why": "SQ-END-02"}


def at_the_dock(**house: object) -> Drawn:
    """A bearer acts on the threshold of its dock at 0.5; it carries a key and a friend."""
    drawn = Drawn(**house)
    drawn.table.ship.thresholds["south"] = ((0, 5), (1, 5))
    drawn.table.sides[0]["dock"] = "south"
    bearer = drawn.put("if1", "fig_marine_laser", (0, 5))
    friend = drawn.put("if2", "fig_marine_laser")
    bearer.objects, bearer.load = ("obj_key1",), "if2"
    friend.place, friend.carrier = "carried", "if1"
    drawn.acts("if1")
    return drawn


@pytest.mark.parametrize("what", [KEY, FRIEND])
def test_a_hand_in_from_a_threshold_for_a_point_is_clean(what: Plain) -> None:
    assert at_the_dock().hears(what, command="HandIn") == ""


@pytest.mark.parametrize("what", [KEY, FRIEND])
def test_a_hand_in_away_from_the_dock_is_objected_to(what: Plain) -> None:
    drawn = at_the_dock()
    drawn.table.put("if1", ((2, 5),))
    assert drawn.hears(what, command="HandIn") == "SQ-OBJ-17"


def test_a_hand_in_from_the_floor_of_the_own_dock_is_clean_and_of_another_is_not() -> None:
    drawn = at_the_dock()
    drawn.table.put("if1", ((2, 5),))
    drawn.table.ship.dock_floor[2, 5] = "south"
    assert drawn.hears(KEY, command="HandIn") == ""
    drawn.table.ship.dock_floor[2, 5] = "north"
    assert drawn.hears(KEY, command="HandIn") == "SQ-OBJ-17"


def test_a_hand_in_without_a_point_left_is_objected_to() -> None:
    """A carrier of another miniature has half of its six points."""
    drawn = at_the_dock()
    assert [drawn.hears(KEY, command="HandIn") for _ in range(4)] == ["", "", "", "SQ-MOVE-01"]


def test_a_hand_in_by_command_points_takes_two_from_a_carrier() -> None:
    def paid(points: int) -> str:
        drawn = at_the_dock()
        drawn.table.acting.clear()
        drawn.table.command = [4, 0]
        spent = {"type": "CommandSpent", "seat": 0, "points": points, "left": 4 - points}
        return drawn.hears(spent, KEY, command="HandIn")

    assert paid(2) == ""
    assert paid(1) == "SQ-CMD-13"


def test_a_bearer_that_leaves_takes_everything_with_it() -> None:
    drawn = at_the_dock()
    assert drawn.hears(KEY, {**FRIEND, "why": "SQ-OBJ-15"}, BEARER_LEAVES, command="Leave") == ""
    assert {piece.place for piece in drawn.table.pieces.values()} == {"left"}


@pytest.mark.parametrize("what", [KEY, FRIEND])
def test_something_safe_without_a_hand_in_and_with_its_bearer_on_the_board_is_objected_to(
    what: Plain,
) -> None:
    assert at_the_dock().hears(what, command="Step") == "SQ-OBJ-17"


def test_who_is_handed_in_may_come_back_by_the_house_option() -> None:
    drawn = at_the_dock(coming_back=True)
    assert drawn.hears(FRIEND, command="HandIn") == ""
    assert drawn.table.pieces["if2"].place == "dock"
    assert drawn.table.pieces["if1"].load == ""
