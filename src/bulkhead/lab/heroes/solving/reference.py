"""The value of any moment of a turn by the rules themselves: every command on offer, every fall of the dice.

It shares nothing with the sweeps but the values at the ends of turns, so it checks them; and it answers for positions
in the middle of a turn. It takes seconds for a whole turn, a moment for its end.
"""

from collections.abc import Callable, Sequence

from bulkhead.heroes.data.commands import AnyCommand
from bulkhead.heroes.data.state import State, clone
from bulkhead.heroes.game import Heroes
from bulkhead.heroes.rules.winning import result
from bulkhead.tabletop.dice import Dice, outcomes
from bulkhead.tabletop.events import Silence

BoardValues = Callable[[int, Sequence[int]], float]
"""The chance of winning of a seat that begins its turn on a board."""

_HEROES = Heroes()
_NOBODY = Silence()


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

        def after(dice: Dice) -> State:
            then = clone(state)
            _HEROES.apply(then, state.mover, command, dice, _NOBODY)
            return then

        return sum(float(chance) * self._of(then, state) for chance, then in outcomes(after))

    def _of(self, after: State, before: State) -> float:
        """The value of what a command led to, for the seat that gave it."""
        ended = result(after)
        if ended is not None:
            return ended.shares[before.mover]
        if after.turn == before.turn:
            return self.value(after)
        value = self._values(after.mover, after.advance)
        return value if after.mover == before.mover else 1 - value


def residual(state: State, seat: int, advance: Sequence[int], values: BoardValues) -> float:
    """How far the value of a board is from what the rules make of the values after one more turn."""
    begun = clone(state)
    begun.offered = None
    begun.mover, begun.phase, begun.advance = seat, "roll", list(advance)
    begun.turn = 1
    return abs(Reference(values).value(begun) - values(seat, advance))
