"""Computes the exact value of every way to push your luck with a turn's battle rolls.

The board does not change while dice are rolled, so the value of the scoring rolls put aside does not depend on how
they came about. The dice are a small game of their own, solved exactly: dice left, dice rerolled, rolls kept.
"""

from collections.abc import Callable
from functools import cache

from bulkhead.heroes.clients.odds import FACES
from bulkhead.heroes.data.options import Hold
from bulkhead.heroes.rules.scoring_rolls import faces_of, in_order, keeps, minus, pushes
from bulkhead.tabletop.dice import sorted_rolls

Lying = tuple[int, ...]
Rolls = tuple[str, ...]
Choices = tuple[tuple[Rolls, Lying], ...]
"""The scoring rolls that may be put aside, each with the dice left."""


class Luck:
    """The dice of one turn. `acting` is the value of a set of scoring rolls for a player who acts on it, `all_out`
    for one who has used all six dice, and `bust` is the value of having lost everything."""

    def __init__(
        self, hold: Hold, acting: Callable[[Rolls], float], all_out: Callable[[Rolls], float], bust: float
    ) -> None:
        self._hold = hold
        self._acting = acting
        self._all_out = all_out
        self._bust = bust
        self._kept: dict[tuple[Rolls, Lying], float] = {}
        self._pushed: dict[tuple[Rolls, Lying, int], float] = {}

    def kept(self, aside: Rolls, lying: Lying) -> float:
        """The value with these scoring rolls aside and these dice left: the better of acting and the best push
        (H-PUSH-1); with no dice left, all out (H-ALLOUT-1)."""
        key = (aside, lying)
        known = self._kept.get(key)
        if known is None:
            if lying:
                pushing = [self.pushed(aside, held, count) for held, count in ways_to_push(lying)]
                known = max(self._acting(aside), *pushing)
            else:
                known = self._all_out(aside)
            self._kept[key] = known
        return known

    def pushed(self, aside: Rolls, held: Lying, count: int) -> float:
        """The value of rerolling `count` dice while the `held` ones stay (H-PUSH-2, H-BUST-1)."""
        key = (aside, held, count)
        known = self._pushed.get(key)
        if known is None:
            bust, falls = ways_to_fall(count, held, self._hold)
            total = bust * self._bust
            for weight, choices in falls:
                total += weight * max([self.kept(together(aside, rolls), left) for rolls, left in choices])
            known = self._pushed[key] = total / FACES**count
        return known


@cache
def together(aside: Rolls, rolls: Rolls) -> Rolls:
    """Scoring rolls added to those put aside before."""
    return in_order(aside + rolls)


@cache
def ways_to_push(lying: Lying) -> tuple[tuple[Lying, int], ...]:
    """The dice that can stay, each with the number of dice rerolled."""
    return tuple((minus(lying, dice), len(dice)) for dice in pushes(lying))


@cache
def ways_to_fall(count: int, held: Lying, hold: Hold) -> tuple[int, tuple[tuple[int, Choices], ...]]:
    """How many orders of `count` rolled dice are a bust; and for all others, grouped by the choices they leave, their
    number and what may be kept of them (H-PUSH-3)."""
    bust = 0
    falls: dict[Choices, int] = {}
    for rolled, weight in sorted_rolls(count):
        lying = tuple(sorted(rolled + held))
        choices = tuple((rolls, minus(lying, faces_of(rolls))) for rolls in keeps(rolled, held, hold))
        if choices:
            falls[choices] = falls.get(choices, 0) + weight
        else:
            bust += weight
    return bust, tuple((weight, choices) for choices, weight in falls.items())
