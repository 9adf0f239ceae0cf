"""What a seat of Heroes sees, as one vector from its own point of view.

In this order: phase (one of six), is it my decision, did I place first; rolled and held dice by face; scoring rolls
put aside; the roll whose moves are being made and the moves that each column still has; all out; scores, heroes
across, turns, game, wins and totals of the match; my hand and the other's by hero, and how many of the other's are
secret; then for each of my columns my hero and the enemy hero that faces it: who it is, its equipment, its advance as
one of all, and as a share.
"""

from functools import lru_cache

import numpy as np

from bulkhead.heroes.data.cards import SPECIAL_RULES, WEAPONS, Card
from bulkhead.heroes.data.options import Options
from bulkhead.heroes.rules.scoring_rolls import SCORING_ROLLS
from bulkhead.heroes.views import HIDDEN, View
from bulkhead.research.codec import Floats

PHASES = ("draft", "place", "roll", "keep", "push", "act")
EQUIPMENT = (*SPECIAL_RULES, *WEAPONS)
FACES = range(1, 7)
POINTS = 20.0
"""Scores are divided by this."""


class HeroesArrays:
    """Writes views of tables with the same options."""

    def __init__(self, options: Options) -> None:
        self._options = options
        self._heroes = tuple(card.id for card in options.roster)
        self._cards = {card.id: card for card in options.roster}
        self._columns: dict[tuple[str, int], list[float]] = {}
        self._spaces = 2 * options.rows - 1
        self.size = len(self._facts_of_nothing()) + 10 * len(self._hero("", 0))

    def write(self, seen: View) -> Floats:
        """The vector of one view."""
        me = seen.seat
        other = 1 - me
        numbers = self._facts(seen, me, other)
        mine = zip(seen.armies[me], seen.advances[me], strict=True)
        theirs = zip(reversed(seen.armies[other]), reversed(seen.advances[other]), strict=True)
        for ours, facing in zip(mine, theirs, strict=True):
            numbers += self._hero(*ours)
            numbers += self._hero(*facing)
        return np.asarray(numbers, dtype=np.float32)

    def _facts(self, seen: View, me: int, other: int) -> list[float]:
        options = self._options
        numbers = [float(seen.phase == phase) for phase in PHASES]
        numbers += [float(seen.mover == me and seen.phase != "over"), float(seen.first == me)]
        numbers += _faces(seen.rolled)
        numbers += _faces(seen.held)
        numbers += [float(seen.aside.count(roll)) for roll in SCORING_ROLLS]
        marching = seen.marching[-1] if seen.marching else None
        numbers += [float(marching is not None and marching.roll == roll) for roll in SCORING_ROLLS]
        owed = marching.columns if marching is not None else ()
        numbers += [float(owed.count(column)) for column in range(1, 6)]
        numbers += [float(seen.all_out)]
        numbers += [seen.scores[me] / POINTS, seen.scores[other] / POINTS]
        numbers += [seen.across[me] / 5, seen.across[other] / 5]
        numbers += [seen.turn / options.turn_limit, seen.game / options.games]
        numbers += [float(seen.winners.count(me)), float(seen.winners.count(other))]
        numbers += [
            sum(line[me] for line in seen.sheet) / POINTS,
            sum(line[other] for line in seen.sheet) / POINTS,
        ]
        for seat in (me, other):
            numbers += [float(seen.hands[seat].count(hero)) for hero in self._heroes]
        numbers += [float(seen.hands[other].count(HIDDEN))]
        return numbers

    def _facts_of_nothing(self) -> range:
        """As many as `_facts` writes."""
        return range(
            len(PHASES) + 2 + 12 + 2 * len(SCORING_ROLLS) + 5 + 1 + 4 + 2 + 4 + 2 * len(self._heroes) + 1
        )

    def _hero(self, hero: str, advance: int) -> list[float]:
        found = self._columns.get((hero, advance))
        if found is None:
            card = self._cards.get(hero)
            found = [float(hero == one) for one in self._heroes]
            found += _equipment(card) if card else [0.0] * len(EQUIPMENT)
            found += [float(card is not None and advance == at) for at in range(self._spaces)]
            found.append(advance / (self._spaces - 1))
            self._columns[hero, advance] = found
        return found


def _equipment(card: Card) -> list[float]:
    return [float(card.has(kind)) for kind in EQUIPMENT]


@lru_cache(maxsize=1024)
def _faces(dice: tuple[int, ...]) -> list[float]:
    return [float(dice.count(face)) for face in FACES]
