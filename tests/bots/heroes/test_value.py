"""The value of boards: certain where the rules are, monotone where the search relies on it, symmetric for both
seats."""

import pytest

from bulkhead.bots.heroes.outcomes import moved
from bulkhead.bots.heroes.value import PositionValue
from bulkhead.heroes.data.board import across, enemy, free_spaces
from bulkhead.heroes.rules.winning import DRAW, NEEDED_ACROSS, score, scores, wins
from tests.bots.heroes.positions import any_positions
from tests.heroes.scene import scene

ROWS = pytest.mark.parametrize("rows", [3, 4, 6])

EVEN = """
    ..s..
    .d.e.
    p...v
    .....
    -----
    .....
    V...P
    .E.D.
    ..S..
    """


@ROWS
@pytest.mark.clause("H-SCORE-1")
def test_it_measures_as_the_rules_do(rows: int) -> None:
    for state in any_positions(200, 1, rows=rows):
        for seat in (0, 1):
            margin, mine, theirs = PositionValue(state, seat).measure(bytes(state.advance))
            assert margin == score(state, seat) - score(state, enemy(seat))
            assert (mine == 0) == (across(state, seat) >= NEEDED_ACROSS)
            assert (theirs == 0) == (across(state, enemy(seat)) >= NEEDED_ACROSS)


@ROWS
@pytest.mark.clause("H-WIN-1", "H-WIN-2")
def test_what_is_decided_is_certain_and_nothing_else_is(rows: int) -> None:
    for state in any_positions(200, 2, rows=rows):
        for seat in (0, 1):
            value = PositionValue(state, seat)
            board = bytes(state.advance)
            assert (value.at_end(board, False) == 1.0) == wins(state, seat, scores(state))
            assert (value.at_end(board, False) == 0.0) == wins(state, enemy(seat), scores(state))
            assert value.at_end(board, True) > 0.0


@ROWS
def test_the_chances_of_both_seats_add_up(rows: int) -> None:
    """When my turn ends here, your turn begins here."""
    for state in any_positions(200, 3, rows=rows):
        board = bytes(state.advance)
        if wins(state, 0, scores(state)) or wins(state, 1, scores(state)):
            continue
        mine = PositionValue(state, 0).at_end(board, False)
        yours = PositionValue(state, 1).at_end(board, True)
        assert mine + yours == pytest.approx(1.0)


@ROWS
def test_no_hero_is_worth_more_for_standing_still(rows: int) -> None:
    """The search plans every move of a roll because of this."""
    for state in any_positions(200, 4, rows=rows):
        value = PositionValue(state, state.mover)
        board = bytes(state.advance)
        for column in range(1, 6):
            if free_spaces(state, state.mover, column) > 0:
                further = moved(board, state.mover * 5 + column - 1, 1)
                for extra in (False, True):
                    assert value.at_end(further, extra) >= value.at_end(board, extra)


def test_having_the_turn_is_worth_something() -> None:
    state = scene(EVEN).state
    value = PositionValue(state, 0)
    board = bytes(state.advance)
    assert value.at_end(board, False) < 0.5 < value.at_end(board, True)


@pytest.mark.clause("H-MATCH-1")
def test_in_the_last_game_of_a_match_only_the_total_counts() -> None:
    won = """
        p.s.v
        .d.e.
        .....
        VES..
        -----
        .....
        ...DP
        .....
        .....
        """
    board = bytes(scene(won).state.advance)
    for behind, value in ((0, 1.0), (15, 0.5), (16, 0.0)):
        state = scene(won, games=3, sheet=[(0, 0), (0, behind)], winners=[DRAW, DRAW]).state
        margin, mine, _ = PositionValue(state, 0).measure(board)
        assert (margin, mine) == (15, 0)
        assert PositionValue(state, 0).at_end(board, False) == value


def test_after_the_last_turn_an_undecided_game_is_a_draw() -> None:
    state = scene(EVEN, turn=500).state
    assert PositionValue(state, 0).at_end(bytes(state.advance), False) == 0.5
