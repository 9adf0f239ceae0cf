"""The value of any moment of a turn by the rules themselves: every command on offer, every fall of the dice.

It shares nothing with the sweeps but the values at the ends of turns, so it checks them; and it answers for positions
in the middle of a turn. It takes seconds for a whole turn, a moment for its end.
"""

from collections.abc import Callable, Sequence

from bulkhead.heroes.data.commands import AnyCommand
from bulkhead.heroes.data.state import State, clone
from bulkhead.heroes.game import Heroes
from bulkhead.tabletop.dice import sorted_rolls
from bulkhead.tabletop.events import Event

BoardValues = Callable[[int, Sequence[int]], float]
"""The chance of winning of a seat that begins its turn on a board."""

FACES = 6
SAVES = ((1, 2), (3, 1), (4, 3))
"""A save by its result: faces that no hero stays on, the one that a shield stays on, those that all stay on; each with
the number of such faces."""

_HEROES = Heroes()




class _Silence:
    def tell(self, event: Event, to: tuple[int, ...] | None = None, others: Event | None = None) -> None:
        """Tell nobody."""


class _Needs(Exception):
    """More dice are rolled than were given."""

    def __init__(self, count: int) -> None:
        self.count = count


class _Given:
    """Dice with given faces, roll by roll."""

    def __init__(self, rolls: Sequence[tuple[int, ...]]) -> None:
        self._left = list(rolls)

    def roll(self, count: int, sides: int = FACES) -> tuple[int, ...]:
        if not self._left:
            raise _Needs(count)
        return self._left.pop(0)


class Reference:
    """Values of a match-up by the rules, given those at the beginnings of turns."""

    def __init__(self, values: BoardValues) -> None:
        self._values = values
        self._known: dict[tuple[object, ...], float] = {}

    def value(self, state: State) -> float:
        """The chance of winning of the seat that decides, with best play of both."""
        key = (
            state.mover,
            state.phase,
            bytes(state.advance),
            state.aside,
            state.rolled,
            state.held,
            tuple((frame.roll, frame.columns) for frame in state.frames),
            state.all_out,
        )
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = max(self.worths(state))
        return known

    def worths(self, state: State) -> list[float]:
        """The value of each command on offer."""
        offer = _HEROES.offer(state, state.mover)
        assert offer is not None
        return [self.worth(state, command) for command in offer.commands]

    def worth(self, state: State, command: AnyCommand) -> float:
        """The value of a command: the mean over all the dice that it may roll."""
        return self._mean(state, command, ())

    def _mean(self, state: State, command: AnyCommand, rolls: tuple[tuple[int, ...], ...]) -> float:
        after = clone(state)
        after.offered = None
        seat, turn = state.mover, state.turn
        try:
            _HEROES.apply(after, seat, command, _Given(rolls), _Silence())
        except _Needs as needed:
            if state.phase == "act":
                return sum(self._mean(state, command, (*rolls, (face,))) * many for face, many in SAVES) / FACES
            return sum(
                self._mean(state, command, (*rolls, fallen)) * many for fallen, many in sorted_rolls(needed.count)
            ) / (FACES**needed.count)
        if after.phase == "over":
            return float(after.winners[-1] == seat)
        if after.turn == turn:
            return self.value(after)
        value = self._values(after.mover, after.advance)
        return value if after.mover == seat else 1 - value


def residual(state: State, seat: int, advance: Sequence[int], values: BoardValues) -> float:
    """How far the value of a board is from what the rules make of the values after one more turn."""
    begun = clone(state)
    begun.offered = None
    begun.mover, begun.phase, begun.advance = seat, "roll", list(advance)
    begun.turn = 1
    return abs(Reference(values).value(begun) - values(seat, advance))


