"""The course of a game: from set-up to turns, from turn to turn, from game to game of a match."""

from bulkhead.heroes.data.board import enemy
from bulkhead.heroes.data.events import GameBegan, TurnBegan, TurnEnded
from bulkhead.heroes.data.state import State
from bulkhead.heroes.rules.setup import draw_first
from bulkhead.heroes.rules.winning import game_ends, match_ends, scores
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out


def begin_match(state: State, dice: Dice, out: Out) -> None:
    """Begin the first game: an option or a die decides who places first."""
    first, face = draw_first(state.options.first, dice)
    _begin_game(state, first, face, out)


def _begin_game(state: State, first: int, face: int, out: Out) -> None:
    state.first = state.mover = first
    state.phase = "draft"
    state.hands = [[], []]
    state.army = [""] * 10
    state.advance = [0] * 10
    state.turn = 0
    out.tell(GameBegan(len(state.sheet) + 1, first, face))


@clause("H-SETUP-2")
def begin_first_turn(state: State, out: Out) -> None:
    """The player who finished placing first begins; since placing alternates, that is the player who placed first."""
    _begin_turn(state, state.first, extra=False, out=out)


@clause("H-ROLL-1")
def _begin_turn(state: State, seat: int, *, extra: bool, out: Out) -> None:
    """Begin a turn: its only command is a battle roll of all six dice."""
    state.mover = seat
    state.phase = "roll"
    state.turn += 1
    out.tell(TurnBegan(seat, state.turn, extra))


@clause("H-ACT-1", "H-BUST-1", "H-ALLOUT-1", "H-ALLOUT-2", "H-WIN-1", "H-WIN-2")
def end_turn(state: State, out: Out) -> None:
    """End the mover's turn: check for a win, then pass the dice, or keep them after an all out."""
    seat, extra = state.mover, state.all_out
    final = scores(state)
    out.tell(TurnEnded(seat, state.aside, final))
    state.aside = state.rolled = state.held = ()
    state.all_out = False
    if not game_ends(state, final, out):
        _begin_turn(state, seat if extra else enemy(seat), extra=extra, out=out)
    elif match_ends(state, out):
        state.phase = "over"
    else:
        _next_game(state, out)


@clause("H-MATCH-1")
def _next_game(state: State, out: Out) -> None:
    """Begin the next game of a match: the starting player alternates, without a die."""
    _begin_game(state, enemy(state.first), 0, out)
