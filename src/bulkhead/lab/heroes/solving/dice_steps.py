"""The dice of a turn as a list of steps that a machine without the rules can do: maxima and sums with weights.

The rules say which scoring rolls each roll of the dice holds and which dice may be rolled again; this module unrolls
them once into steps over slots. The first slots are inputs, the value of acting on each set of scoring rolls; the last
step's result is the value of the turn before the first roll.
"""

from functools import cache

from msgspec import Struct

from bulkhead.heroes.data.options import Hold
from bulkhead.heroes.rules.scoring_rolls import DICE, all_sets, faces_of, in_order, keeps, minus
from bulkhead.tabletop.dice import sorted_rolls

Lying = tuple[int, ...]
Rolls = tuple[str, ...]

SETS: tuple[Rolls, ...] = tuple(rolls for rolls, _ in all_sets())
"""Every set of scoring rolls that six dice may hold; the first is empty."""
SLOT_OF = {rolls: place for place, rolls in enumerate(SETS)}
DICE_IN = tuple(len(faces_of(rolls)) for rolls in SETS)
BUST = SLOT_OF[()]
"""The input for a turn that lost everything."""
FACES = 6
TERMS = 6
"""The most terms of a step for many threads: longer ones are cut, so that no thread has much more to do than others."""

Terms = tuple[tuple[int, float], ...]
"""The slots that a step reads, each with its weight."""


class Step(Struct, frozen=True):
    """One step: the highest of its terms, or their sum."""

    sums: bool
    out: int
    terms: Terms


class Steps(Struct, frozen=True):
    """All steps, and the number of slots that they need. Steps of one level do not read each other's results."""

    steps: tuple[Step, ...]
    slots: int
    levels: tuple[int, ...]
    """The first step of each level, and one more."""


@cache
def in_turn(hold: Hold) -> Steps:
    """The steps in an order in which a result is read soon after it was written: few slots, for one thread."""
    steps = _Unrolling(hold).steps
    return _housed(tuple((step,) for step in steps))


@cache
def in_levels(hold: Hold) -> Steps:
    """The steps in as few levels as there can be, the longest of a level first: for many threads."""
    steps = _cut(_Unrolling(hold).steps)
    level: dict[int, int] = {}
    for step in steps:
        level[step.out] = 1 + max(level.get(slot, 0) for slot, _ in step.terms)
    groups: list[list[Step]] = [[] for _ in range(max(level.values()))]
    for step in steps:
        groups[level[step.out] - 1].append(step)
    return _housed(tuple(tuple(sorted(group, key=lambda step: -len(step.terms))) for group in groups))


class _Unrolling:
    """Unrolls the dice game. A slot is used once; equal values share one."""

    def __init__(self, hold: Hold) -> None:
        self._hold = hold
        self.steps: list[Step] = []
        self._known: dict[object, int] = {}
        self._rolled((), (), DICE)

    def _step(self, name: object, sums: bool, terms: Terms) -> int:
        slot = self._known[name] = len(SETS) + len(self.steps)
        self.steps.append(Step(sums, slot, terms))
        return slot

    def _highest(self, name: object, slots: list[int]) -> int:
        slots = list(dict.fromkeys(slots))
        if len(slots) == 1:
            self._known[name] = slots[0]
            return slots[0]
        return self._step(name, False, tuple((slot, 1.0) for slot in slots))

    def _kept(self, aside: Rolls, lying: Lying) -> int:
        """These scoring rolls are aside and these dice left: act, or push (H-PUSH-1); with none left, all out."""
        if not lying:
            return SLOT_OF[aside]
        name = "kept", aside, lying
        if name in self._known:
            return self._known[name]
        pushing = [self._pushed(aside, minus(lying, (face,))) for face in sorted(set(lying))]
        return self._highest(name, [SLOT_OF[aside], *pushing])

    def _pushed(self, aside: Rolls, held: Lying) -> int:
        """The best push that holds these dice or some of them (H-PUSH-2)."""
        name = "pushed", aside, held
        if name in self._known:
            return self._known[name]
        rolled = self._rolled(aside, held, DICE - len(faces_of(aside)) - len(held))
        fewer = [self._pushed(aside, minus(held, (face,))) for face in sorted(set(held))]
        return self._highest(name, [rolled, *fewer])

    def _rolled(self, aside: Rolls, held: Lying, count: int) -> int:
        """Roll `count` dice beside those that are held (H-PUSH-3, H-BUST-1)."""
        weights: dict[int, int] = {}
        for rolled, weight in sorted_rolls(count):
            slot = self._fallen(aside, rolled, held)
            weights[slot] = weights.get(slot, 0) + weight
        terms = tuple((slot, weight / FACES**count) for slot, weight in weights.items())
        return self._step(("rolled", aside, held), True, terms)

    def _fallen(self, aside: Rolls, rolled: Lying, held: Lying) -> int:
        """The best choice of scoring rolls in dice that lie, or the bust."""
        lying = tuple(sorted(rolled + held))
        slots = [
            self._kept(in_order(aside + rolls), minus(lying, faces_of(rolls)))
            for rolls in keeps(rolled, held, self._hold)
        ]
        if not slots:
            return BUST
        name = "fallen", frozenset(slots)
        return self._known[name] if name in self._known else self._highest(name, sorted(slots))


def _cut(steps: list[Step]) -> list[Step]:
    """The same steps with at most TERMS terms each: a longer one is made of the results of new ones."""
    found: list[Step] = []
    slots = len(SETS) + len(steps)
    for step in steps:
        terms = step.terms
        while len(terms) > TERMS:
            parts = [terms[first : first + TERMS] for first in range(0, len(terms), TERMS)]
            found += [Step(step.sums, slots + place, part) for place, part in enumerate(parts)]
            terms = tuple((slots + place, 1.0) for place in range(len(parts)))
            slots += len(parts)
        found.append(Step(step.sums, step.out, terms))
    return found


def _housed(groups: tuple[tuple[Step, ...], ...]) -> Steps:
    """The steps with as few slots as their order allows: a slot is used again after the level that reads it last."""
    last: dict[int, int] = {}
    for level, group in enumerate(groups):
        for step in group:
            last.update((slot, level) for slot, _ in step.terms)
    house = {slot: slot for slot in range(len(SETS))}
    free: list[int] = []
    slots = len(SETS)
    steps: list[Step] = []
    starts = [0]
    for level, group in enumerate(groups):
        read = {slot for step in group for slot, _ in step.terms}
        leaving = [house[slot] for slot in sorted(read) if last[slot] == level]
        alone = len(group) == 1  # a step may write where it has just read
        if alone:
            free += leaving
        for step in group:
            terms = tuple((house[slot], weight) for slot, weight in step.terms)
            if not free:
                free.append(slots)
                slots += 1
            house[step.out] = free.pop()
            steps.append(Step(step.sums, house[step.out], terms))
        if not alone:
            free += leaving
        starts.append(len(steps))
    return Steps(tuple(steps), slots, tuple(starts))
