"""The course of a game: from set-up to turns, from turn to turn, from game to game (H-ROLL-1, H-ACT-1, H-MATCH-1)."""

import pytest

from bulkhead.heroes.data.events import GameBegan, GameWon, MatchEnded, TurnBegan, TurnEnded
from tests.heroes.scene import ARMIES, board, drafted, scene

BOARD = """
    daryf
    .....
    .....
    .....
    -----
    .....
    ..E..
    .....
    DV.PS
    """

# Seat 0 has three heroes across and leads by far.
WON = """
    daryf
    .....
    VDE..
    .....
    -----
    .....
    .....
    .....
    ...PS
    """


@pytest.mark.clause("H-SETUP-2", "H-ROLL-1")
def test_set_up_is_followed_by_a_turn_that_begins_with_a_roll() -> None:
    game = drafted()
    game.do(*(f"place {ARMIES[seat][column - 1]} {column}" for column in range(1, 6) for seat in (0, 1)))
    assert game.events[-1] == TurnBegan(0, 1, False)
    game.ready("roll", 0, "roll")


@pytest.mark.clause("H-ACT-1")
@pytest.mark.parametrize("seat", [0, 1])
def test_when_the_actions_are_done_the_turn_is_over_and_the_dice_change_hands(seat: int) -> None:
    game = scene(BOARD, aside="6 345", seat=seat, turn=7).do("stop")
    assert game.events == [TurnEnded(seat, ("6", "345"), (2, 0)), TurnBegan(1 - seat, 8, False)]
    assert (game.state.aside, game.board) == ((), board(BOARD))
    game.ready("roll", 1 - seat, "roll")


@pytest.mark.clause("H-ALLOUT-1")
def test_after_an_all_out_the_same_player_has_another_full_turn() -> None:
    game = scene(BOARD, all_out=True, turn=7).do("stop")
    assert game.events == [TurnEnded(0, (), (2, 0)), TurnBegan(0, 8, True)]
    assert not game.state.all_out
    game.ready("roll", 0, "roll")


@pytest.mark.clause("H-WIN-1", "H-ALLOUT-1")
def test_a_game_won_by_an_all_out_ends_before_the_extra_turn() -> None:
    game = scene(WON, all_out=True).do("stop")
    assert game.events == [TurnEnded(0, (), (20, 0)), GameWon(0, (20, 0))]
    assert game.over().winner == 0


@pytest.mark.clause("H-MATCH-1")
def test_the_other_player_begins_the_second_game_with_an_empty_board() -> None:
    game = scene(WON, games=3, turn=41).do("stop")
    assert game.events == [TurnEnded(0, (), (20, 0)), GameWon(0, (20, 0)), GameBegan(2, 1, 0)]
    assert (game.state.army, game.state.advance, game.state.turn) == ([""] * 10, [0] * 10, 0)
    assert (game.state.sheet, game.state.winners) == ([(20, 0)], [0])
    assert game.result is None
    game.ready("draft", 1)


@pytest.mark.clause("H-MATCH-1")
def test_the_first_player_begins_the_third_game_again() -> None:
    game = scene(WON, games=3, sheet=[(4, 15)], winners=[1])
    game.state.first = 1
    game.do("stop")
    assert game.events[-1] == GameBegan(3, 0, 0)
    game.ready("draft", 0)


@pytest.mark.clause("H-MATCH-1")
def test_there_is_no_fourth_game() -> None:
    game = scene(WON, games=3, sheet=[(4, 15), (3, 12)], winners=[1, 1]).do("stop")
    assert game.events == [TurnEnded(0, (), (20, 0)), GameWon(0, (20, 0)), MatchEnded((27, 27), -1)]
    assert game.over().shares == (0.5, 0.5)
