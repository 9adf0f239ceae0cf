"""One sweep: the value of every board for one mover, from the values for the other.

The battle actions come first. Each set of scoring rolls is worth what the best action leaves of it, on every board; the
sets are filled in by their number of rolls, smallest first, and a turn that uses all six dice is followed by another.
Then the dice, which need the values of all sets on one board only.
"""

from collections.abc import Iterator
from ctypes import byref, c_void_p

from bulkhead.heroes.data.board import COLUMNS, at, enemy
from bulkhead.heroes.data.state import State
from bulkhead.heroes.rules.scoring_rolls import DICE, DOUBLE_SIX, LUCKY_SIX, SCORING_ROLLS, in_order
from bulkhead.lab.heroes.solving.dice_steps import DICE_IN, SETS, SLOT_OF
from bulkhead.lab.heroes.solving.land import spending_of
from bulkhead.lab.heroes.solving.machine import Machine, Memory, Roller

Columns = tuple[int, ...]


class Sweeper:
    """The sweeps of a match-up on a machine. `values` are those of each mover, in its own numbering of boards."""

    def __init__(self, state: State, machine: Machine) -> None:
        self.machine = machine
        self.values = [machine.array(), machine.array()]
        for array in self.values:
            machine.fill(array, 0.5)
        self._sides = [spending_of(state, seat, machine.double) for seat in (0, 1)]
        self._vox = [_with_vox(state, seat) for seat in (0, 1)]
        self._blocked_too = int(state.options.blocked_vox)
        self._acting = [machine.array() if dice < DICE else None for dice in DICE_IN]
        self._all_out = [machine.array() for _ in SETS]
        self._lent: dict[Columns, Memory] = {}
        inputs = [
            out if acting is None else acting for acting, out in zip(self._acting, self._all_out, strict=True)
        ]
        self._roller = Roller(machine, state.options.hold, inputs)

    def sweep(self, seat: int, out: Memory) -> None:
        """Write the values of one mover, from those of both."""
        side, machine = self._sides[seat], self.machine
        nothing, again = self._acting[0], self._all_out[0]
        assert nothing is not None
        places = (self.values[enemy(seat)], self.values[seat], nothing, again)
        machine.call.end_turns(byref(side.land), *(c_void_p(array.place) for array in places))
        self._spend_all(seat, self.worths(False), DICE - 1)
        self._spend_all(seat, self.worths(True), DICE)
        self._roller.roll(out)
        machine.check()

    def worths(self, all_out: bool) -> dict[int, Memory]:
        """What each set of scoring rolls was worth in the last sweep, with another turn to follow or without."""
        if all_out:
            return dict(enumerate(self._all_out))
        return {place: array for place, array in enumerate(self._acting) if array is not None}

    def _spend_all(self, seat: int, worths: dict[int, Memory], dice: int) -> None:
        """Fill in the worth of every set of scoring rolls with up to so many dice."""
        side = self._sides[seat]
        side.stopping = worths[0].place
        begun: set[int] = set()
        for left in sorted(worths, key=lambda place: len(SETS[place])):
            gained = [
                (roll, SLOT_OF[in_order((*SETS[left], roll))]) for roll in _fitting(dice - DICE_IN[left])
            ]
            if not gained:
                continue
            side.left = worths[left].place
            side.spends = len(gained)
            lent = _Lending(self, seat, worths[left])
            for spend, (roll, place) in zip(side.spend, gained, strict=False):
                spend.out, spend.fresh = worths[place].place, place not in begun
                begun.add(place)
                _tell_roll(spend, roll, lent)
            self.machine.call.spend(byref(side))

    def lend(self, seat: int, left: Memory, out: Memory, column: int, fresh: bool) -> None:
        """The value when the vox in a column (0 to 4) still has a move."""
        land = self._sides[seat].land
        places = c_void_p(left.place), c_void_p(out.place)
        self.machine.call.lend(byref(land), *places, column, self._blocked_too, int(fresh))

    def room(self, name: Columns) -> Memory:
        """An array for the values while these voxes still have their moves."""
        if name not in self._lent:
            self._lent[name] = self.machine.array()
        return self._lent[name]

    def forget(self) -> None:
        """Free everything but the values."""
        self._acting, self._all_out, self._lent = [], [], {}
        del self._roller

    def vox(self, seat: int) -> frozenset[int]:
        return self._vox[seat]


class _Lending:
    """The values while heroes with a vox have moves: which hero moves is their choice, and the order matters."""

    def __init__(self, sweeper: Sweeper, seat: int, left: Memory) -> None:
        self._sweeper, self._seat = sweeper, seat
        self._known: dict[Columns, Memory] = {(): left}

    def split(self, columns: Columns) -> tuple[Memory, Columns]:
        """The values while the voxes among these columns have a move each, and the other columns."""
        vox = self._sweeper.vox(self._seat)
        lending = tuple(column for column in columns if column in vox)
        return self._with(lending), tuple(column for column in columns if column not in vox)

    def _with(self, lending: Columns) -> Memory:
        known = self._known.get(lending)
        if known is None:
            known = self._known[lending] = self._sweeper.room(lending)
            for place, column in enumerate(dict.fromkeys(lending)):
                rest = list(lending)
                rest.remove(column)
                self._sweeper.lend(self._seat, self._with(tuple(rest)), known, column, place == 0)
        return known


def _tell_roll(spend: object, roll: str, lent: _Lending) -> None:
    """What a scoring roll pays for."""
    columns: Columns = ()
    twice, any_hero, price = -1, 0, 2
    left, _ = lent.split(())
    if roll == LUCKY_SIX:
        price = 0
    elif roll == DOUBLE_SIX:
        price, any_hero = 1, 1
    else:
        named = tuple(int(face) - 1 for face in (roll if len(set(roll)) > 1 else roll[:2]))
        left, columns = lent.split(named)
        if columns and len(set(roll)) == 1:
            columns, twice = (), named[0]
    for name, value in (
        ("left", left.place),
        ("columns", sum(1 << column for column in columns)),
        ("twice", twice),
        ("any", any_hero),
        ("price", price),
    ):
        setattr(spend, name, value)


def _fitting(dice: int) -> Iterator[str]:
    """The scoring rolls that so many dice can show."""
    return (roll for roll in SCORING_ROLLS if len(roll) <= dice)


def _with_vox(state: State, seat: int) -> frozenset[int]:
    """The columns (0 to 4) of the heroes that may pass a move on."""
    cards = (state.cards[state.army[at(seat, column)]] for column in COLUMNS)
    return frozenset(place for place, card in enumerate(cards) if card.has("vox"))
