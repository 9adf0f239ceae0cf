"""Chooses and places the captain's army, before there is a board to evaluate.

The preferences come from games of the captain against itself with random armies. The priority vox stood out: it
turns any move into the move that is needed. Beyond that, a cheap weapon is a good one: it is used most, and the
roll that pays for it could buy little else. A lucky six moves no hero; a double six would have moved any. The
place of a hero hardly mattered, so the captain goes by the dice: the middle column is part of every straight, the
outer ones of the fewest.
"""

from collections.abc import Sequence

from bulkhead.heroes.data.cards import Card, Item
from bulkhead.heroes.data.commands import Pick, Place

SPECIAL_RULES = {"vox": 6, "shield": 3, "inspire": 3}
WEAPONS_PAID_BY = {"lucky-six": 4, "straight-or-three": 2, "double-six": 1}
BUSY_FIRST = (3, 2, 4, 1, 5)
"""Columns by the number of straights that move them, most first."""


def liking(card: Card) -> int:
    """How much the captain values a card."""
    return sum(_worth(item) for item in card.equipment)


def _worth(item: Item) -> int:
    return WEAPONS_PAID_BY[item.roll] if item.roll else SPECIAL_RULES[item.kind]


def pick(offered: Sequence[Pick], cards: dict[str, Card]) -> Pick:
    """The card it values most; of equals, the first in the roster."""
    return max(offered, key=lambda command: liking(cards[command.hero]))


def place(offered: Sequence[Place], cards: dict[str, Card]) -> Place:
    """The card it values most goes to the busiest free column."""
    return max(offered, key=lambda command: (liking(cards[command.hero]), -BUSY_FIRST.index(command.column)))
