"""Winning (H-SCORE, H-WIN, H-MATCH, H-LIMIT): current score, the end of a turn, of a game, of a match."""

from bulkhead.heroes.data.board import across, enemy
from bulkhead.heroes.data.events import GameDrawn, GameWon, MatchEnded
from bulkhead.heroes.data.state import NOBODY, State
from bulkhead.heroes.rules.equipment.inspire import worth
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.game import Result

NEEDED_ACROSS = 3
DRAW = -1


@clause("H-SCORE-1", "H-INSPIRE-1")
def score(state: State, seat: int) -> int:
    """Current score: the spaces that a seat's heroes now stand in front of their set-up spaces."""
    total = 0
    for index in range(seat * 5, seat * 5 + 5):
        if state.advance[index]:
            total += state.advance[index] * worth(state.cards[state.army[index]])
    return total


def scores(state: State) -> tuple[int, int]:
    return score(state, 0), score(state, 1)


@clause("H-WIN-1", "H-WIN-2")
def wins(state: State, seat: int, final: tuple[int, int]) -> bool:
    """At the end of its own turn: three or more heroes across, and strictly more points than the enemy."""
    return final[seat] > final[enemy(seat)] and across(state, seat) >= NEEDED_ACROSS


@clause("H-WIN-1", "H-LIMIT-1")
def decided(state: State, final: tuple[int, int]) -> int | None:
    """The winner at the end of the mover's turn with these current scores, or DRAW; None when the game goes on."""
    if wins(state, state.mover, final):
        return state.mover
    return DRAW if state.turn >= state.options.turn_limit else None


@clause("H-WIN-1", "H-LIMIT-1")
def game_ends(state: State, final: tuple[int, int], out: Out) -> bool:
    """Is the game over at the end of the mover's turn, with these current scores? If so, record them."""
    winner = decided(state, final)
    if winner is None:
        return False
    out.tell(GameDrawn(final, state.turn) if winner == DRAW else GameWon(winner, final))
    state.winners.append(winner)
    state.sheet.append(final)
    return True


@clause("H-MATCH-1")
def match_ends(state: State, out: Out) -> bool:
    """Was that the last game of the match? All three are played."""
    if len(state.sheet) < state.options.games:
        return False
    if state.options.games != 1:
        totals = totals_of(state)
        out.tell(MatchEnded(totals, _leader(totals)))
    return True


@clause("H-MATCH-1", "H-INSPIRE-1")
def totals_of(state: State) -> tuple[int, int]:
    """The scores of all finished games added up."""
    return sum(game[0] for game in state.sheet), sum(game[1] for game in state.sheet)


def _leader(totals: tuple[int, int]) -> int:
    if totals[0] == totals[1]:
        return DRAW
    return 0 if totals[0] > totals[1] else 1


def end_by(state: State) -> str:
    """The clause that says who wins at this table."""
    return "H-WIN-1" if state.options.games == 1 else "H-MATCH-1"


@clause("H-WIN-1", "H-MATCH-1", "H-LIMIT-1")
def result(state: State) -> Result | None:
    """The result: of a game by its winner, of a match by the totals, not by the games won. A player who gave up has
    lost it, whatever the scores."""
    if state.phase != "over":
        return None
    totals = totals_of(state)
    why = end_by(state)
    if state.resigned != NOBODY:
        winner = enemy(state.resigned)
    elif state.options.games != 1:
        winner = _leader(totals)
    else:
        (winner,) = state.winners
        why = "H-LIMIT-1" if winner == DRAW else why
    shares = (0.5, 0.5) if winner == DRAW else ((1.0, 0.0) if winner == 0 else (0.0, 1.0))
    return Result(shares, totals, why)
