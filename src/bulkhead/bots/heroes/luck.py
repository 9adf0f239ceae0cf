"""Pushing your luck: the value of every way to go on with a turn's battle rolls.

While dice are rolled the board stands still, so a set of scoring rolls put aside is worth the same however it came
about. That makes the dice a small game of their own, solved exactly: dice left lying, dice rolled again, rolls kept.
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
"""What may be put aside, and the dice that then lie."""


class Luck:
    """The dice of one turn. `acting` says what a set of scoring rolls put aside is worth to a player who acts on it,
    `all_out` to one who has used all six dice, and `bust` is the worth of having lost everything."""

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
        """With these scoring rolls aside and these dice left: the better of acting and the best push (H-PUSH-1); with
        no dice left, all out (H-ALLOUT-1)."""
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
        """When `count` dice are rolled again and the `held` ones stay as they lie (H-PUSH-2, H-BUST-1)."""
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
    """Scoring rolls with those put aside before."""
    return in_order(aside + rolls)


@cache
def ways_to_push(lying: Lying) -> tuple[tuple[Lying, int], ...]:
    """What can be left lying, and how many dice are then rolled again."""
    return tuple((minus(lying, dice), len(dice)) for dice in pushes(lying))


@cache
def ways_to_fall(count: int, held: Lying, hold: Hold) -> tuple[int, tuple[tuple[int, Choices], ...]]:
    """How many orders of `count` rolled dice are a bust; and for all others, falls that leave the same choices counted
    together, how many they are and what may be kept of them (H-PUSH-3)."""
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
