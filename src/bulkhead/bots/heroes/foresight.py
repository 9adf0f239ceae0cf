"""Searches the best way to spend a set of scoring rolls, saves included.

Different orders of actions that lead to the same board are evaluated once.
"""

from functools import cache

from bulkhead.bots.heroes.outcomes import Fates, Outcomes
from bulkhead.bots.heroes.value import Board, PositionValue
from bulkhead.heroes.data.state import State

Rolls = tuple[str, ...]

LOOKS_AHEAD = 3
"""With up to this many scoring rolls, every order is searched. With more, the one that gains most by itself goes
first: four or more are rare, and the best play seldom differs."""
CROWDED = 25
"""That many rolls are not searched in every order if their first actions alone lead to more boards than this."""


class Foresight:
    """Evaluates the battle actions of one turn."""

    def __init__(self, state: State, seat: int, value: PositionValue) -> None:
        self.outcomes = Outcomes(state, seat)
        self._value = value
        self._worths: dict[tuple[Rolls, bool], dict[Board, float]] = {}

    def worth(self, board: Board, rolls: Rolls, extra: bool) -> float:
        """The value of the turn when these scoring rolls are spent as well as possible, in any order and with each
        outcome known before the next choice (H-ACT-2). `extra`: the turn went all out, another one follows."""
        worths = self._with(rolls, extra)
        known = worths.get(board)
        if known is None:
            known = worths[board] = self._think(board, rolls, extra)
        return known

    def expected(self, fates: Fates, rolls: Rolls, extra: bool) -> float:
        """The value of an action with these possible outcomes, with these scoring rolls left."""
        worths, value = self._with(rolls, extra), 0.0
        for chance, after in fates:
            known = worths.get(after)
            value += chance * (self.worth(after, rolls, extra) if known is None else known)
        return value

    def _with(self, rolls: Rolls, extra: bool) -> dict[Board, float]:
        """The cached values of boards with these scoring rolls left."""
        worths = self._worths.get((rolls, extra))
        if worths is None:
            worths = self._worths[rolls, extra] = {}
        return worths

    def _think(self, board: Board, rolls: Rolls, extra: bool) -> float:
        if not rolls:
            return self._value.at_end(board, extra)
        return (self._best_first if self._too_many(board, rolls) else self._all_orders)(board, rolls, extra)

    def _all_orders(self, board: Board, rolls: Rolls, extra: bool) -> float:
        best = self.worth(board, (), extra)
        for roll, left in each(rolls):
            if best == 1.0:
                break
            for after in self.outcomes.marches(board, roll):
                best = max(best, self.worth(after, left, extra))
            for fates in self.outcomes.strikes(board, roll):
                best = max(best, self.expected(fates, left, extra))
        return best

    def _best_first(self, board: Board, rolls: Rolls, extra: bool) -> float:
        """Spend the scoring roll that gains most by itself, then search again; or discard one of them."""
        first: Fates = ((1.0, board),)
        best, then = self.worth(board, (), extra), rolls[1:]
        for roll, left in each(rolls):
            certain = [((1.0, after),) for after in self.outcomes.marches(board, roll)]
            for fates in (*certain, *self.outcomes.strikes(board, roll)):
                value = self.expected(fates, (), extra)
                if value > best:
                    best, first, then = value, fates, left
        without_one = [self.worth(board, left, extra) for _, left in each(rolls)]
        return max(self.expected(first, then, extra), *without_one)

    def _too_many(self, board: Board, rolls: Rolls) -> bool:
        if len(rolls) != LOOKS_AHEAD:
            return len(rolls) > LOOKS_AHEAD
        boards = 0
        for roll, _ in each(rolls):
            boards += len(self.outcomes.marches(board, roll))
            boards += sum(map(len, self.outcomes.strikes(board, roll)))
        return boards > CROWDED


@cache
def each(rolls: Rolls) -> tuple[tuple[str, Rolls], ...]:
    """Each scoring roll that can be spent next, with the rolls left after it."""
    return tuple((roll, less(rolls, roll)) for roll in dict.fromkeys(rolls))


@cache
def less(rolls: Rolls, roll: str) -> Rolls:
    """The scoring rolls without one of them."""
    left = list(rolls)
    left.remove(roll)
    return tuple(left)
