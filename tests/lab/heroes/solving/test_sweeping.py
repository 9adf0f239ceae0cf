"""A sweep agrees with the rules: what each set of scoring rolls is worth on a board, and what a whole turn is worth."""

from array import array
from ctypes import c_int64, c_void_p
from random import Random

import pytest

from bulkhead.heroes.data.board import enemy
from bulkhead.heroes.data.state import State, clone
from bulkhead.heroes.rules.scoring_rolls import DICE
from bulkhead.lab.heroes.solving.dice_steps import DICE_IN, SETS
from bulkhead.lab.heroes.solving.machine import Machine, Memory
from bulkhead.lab.heroes.solving.reference import Reference
from bulkhead.lab.heroes.solving.sweeping import Sweeper
from bulkhead.lab.heroes.solving.table import FORMAT, Head, Table, boards, without_padding
from tests.lab.heroes.solving.match_ups import MATCH_UPS, made, needs_a_compiler

SINGLE = 1e-5
"""What a turn in single precision may be off."""
TRIED = 25


class Swept:
    """One sweep from values drawn at random, which hide no mistake as settled ones might."""

    def __init__(self, name: str, seat: int) -> None:
        needs_a_compiler()
        self.state, self.seat = made(name), seat
        self.machine = Machine("cpu", 3, False)
        self.sweeper = Sweeper(self.state, self.machine)
        rng = Random(name)
        for values in self.sweeper.values:
            drawn = array("f", (rng.random() for _ in range(self.machine.count)))
            self.machine.call.put(c_void_p(values.place), drawn.tobytes(), c_int64(self.machine.bytes))
        self.before = self.table(self.sweeper.values)
        self.after = self.machine.array()
        self.sweeper.sweep(seat, self.after)
        self.rng = rng

    def table(self, arrays: list[Memory]) -> Table:
        """Arrays as tables of both seats."""
        machine = self.machine
        values = [without_padding(machine.read(one), machine.pairs, machine.lanes) for one in arrays]
        return Table(Head(FORMAT, self.state.options, self.state.army, 0, 0), values)

    def board(self) -> State:
        """A board, at the beginning of the seat's turn."""
        found = clone(self.state)
        pairs = self.rng.choice(list(boards(3)))
        own, foe = [pair[0] for pair in pairs], [pair[1] for pair in reversed(pairs)]
        found.advance = foe + own if self.seat else own + foe
        found.mover = self.seat
        return found


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("name", MATCH_UPS)
def test_scoring_rolls_are_worth_what_the_rules_make_of_them(name: str, seat: int) -> None:
    swept = Swept(name, seat)
    reference = Reference(swept.before.value)
    few = [place for place, rolls in enumerate(SETS) if 0 < len(rolls) <= 2]
    for place in swept.rng.sample(few, TRIED):
        all_out = DICE_IN[place] == DICE
        arrays = swept.sweeper.worths(all_out)
        worths = swept.table([arrays[place], arrays[place]])
        acting = swept.board()
        acting.phase, acting.aside, acting.all_out = "act", SETS[place], all_out
        exact = reference.value(acting)
        assert worths.value(seat, acting.advance) == pytest.approx(exact, abs=SINGLE), SETS[place]


def test_a_turn_is_worth_what_the_rules_make_of_it() -> None:
    swept = Swept("as the book", 1)
    after = swept.table([swept.after, swept.after])
    begun = swept.board()
    exact = Reference(swept.before.value).value(begun)
    assert after.value(1, begun.advance) == pytest.approx(exact, abs=SINGLE)
    other = swept.before.value(enemy(1), begun.advance)
    assert exact != pytest.approx(other, abs=SINGLE)
