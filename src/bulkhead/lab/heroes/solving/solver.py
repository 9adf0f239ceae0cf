"""Solves a match-up: sweeps over all boards until the values hold still.

Each sweep takes the values of one mover from those of the other, so in the end both are right. Plain sweeps settle
slowly (what a game is worth after twenty turns needs twenty sweeps), so they are mixed: `Mixing` guesses from the last
few sweeps where they are heading. Single precision does most of the way, double precision the rest.
"""

from collections.abc import Callable
from itertools import pairwise

from msgspec import Struct

from bulkhead.heroes.data.state import State
from bulkhead.lab.heroes.solving.machine import Machine, Memory, Where
from bulkhead.lab.heroes.solving.mixing import Mixing
from bulkhead.lab.heroes.solving.sweeping import Sweeper
from bulkhead.lab.heroes.solving.table import FORMAT, Head, Table, shape, without_padding

ROUGH = 1e-5
"""Single precision is left when a sweep changes no value by more: its rounding shows soon after."""
FINE = 2e-7
"""Double precision stops when a sweep changes no value by more."""
PLAIN = 2
"""Sweeps without mixing at the end, which show how fast the rest would still shrink."""
MOST_SWEEPS = 400
SINGLE = 6e-8
"""What a value loses when it is kept as a single float."""
CAUTION = 2.0
"""The bound is this many times what the last sweeps suggest."""

Progress = Callable[[int, float], None]
"""Told after each sweep: its number, and the largest change of a value."""


class Solved(Struct, frozen=True):
    """The values of all boards for each mover, in the machine's order, and how far they may be off."""

    machine: Machine
    values: tuple[Memory, Memory]
    bound: float
    sweeps: int


def solve(
    state: State, where: Where, *, double: bool, progress: Progress = lambda sweep, change: None
) -> Solved:
    """Solve the match-up of a state: its armies, columns and options."""
    rows = state.options.rows
    sweeping = _Sweeping(Sweeper(state, Machine(where, rows, False)), progress)
    sweeping.settle(ROUGH if double else FINE, patience=4)
    if double:
        sweeping.in_double(state, where)
        sweeping.settle(FINE, patience=MOST_SWEEPS)
    bound = sweeping.bound()
    first, second = sweeping.sweeper.values
    return Solved(sweeping.sweeper.machine, (first, second), bound, sweeping.done)


class _Sweeping:
    """The sweeps so far."""

    def __init__(self, sweeper: Sweeper, progress: Progress) -> None:
        self.sweeper = sweeper
        self.done = 0
        self._progress = progress
        self._mixing = Mixing(sweeper.machine)

    def in_double(self, state: State, where: Where) -> None:
        """Go on in double precision."""
        narrow = self.sweeper
        self._mixing = Mixing(narrow.machine)  # frees what the old one held
        values = narrow.values
        narrow.forget()
        self.sweeper = Sweeper(state, Machine(where, state.options.rows, True))
        for wide, old in zip(self.sweeper.values, values, strict=True):
            self.sweeper.machine.widen(wide, old)
        self._mixing = Mixing(self.sweeper.machine)

    def settle(self, enough: float, patience: int) -> None:
        """Sweep and mix until no value changes by more than `enough`, or `patience` sweeps were no better."""
        least, waited = 1.0, 0
        while self.done < MOST_SWEEPS:
            before, after, change = self._sweep()
            if change <= enough:
                break
            least, waited = (change, 0) if change < least else (least, waited + 1)
            if waited >= patience:
                break
            self._mixing.mix(before, after, self.sweeper.values)

    def bound(self) -> float:
        """How far the values may be off: the last change, and all that would follow if changes go on to shrink as they
        did."""
        changes = [self._sweep()[2] for _ in range(PLAIN + 1)]
        shrinking = max(later / max(earlier, 1e-300) for earlier, later in pairwise(changes))
        return CAUTION * changes[-1] / (1 - min(shrinking, 0.95))

    def _sweep(self) -> tuple[list[Memory], list[Memory], float]:
        """The values before and after one sweep of both movers."""
        machine, values = self.sweeper.machine, self.sweeper.values
        before = list(values)
        change = 0.0
        for seat in (0, 1):
            out = machine.array()
            self.sweeper.sweep(seat, out)
            change = max(change, machine.change(out, values[seat]))
            values[seat] = out
        self.done += 1
        self._progress(self.done, change)
        return before, list(values), change


def solved_table(
    state: State, where: Where, *, double: bool, progress: Progress = lambda sweep, change: None
) -> Table:
    """Solve a match-up and bring its values home."""
    solved = solve(state, where, double=double, progress=progress)
    machine = solved.machine
    values = [without_padding(machine.read(array), machine.pairs, machine.lanes) for array in solved.values]
    head = Head(FORMAT, shape(state.options), list(state.army), solved.bound + SINGLE, solved.sweeps)
    return Table(head, values)
