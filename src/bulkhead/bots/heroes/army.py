"""Choosing and placing an army, before there is a board to think about.

Both follow from what equipment is good for in the captain's hands. In its games against itself with random armies one
thing stood out: the priority vox, which turns any move into the move that is needed. Beyond that a cheap weapon is a
good weapon: it is used most, and what pays for it could do least otherwise. A lucky six moves nobody; a double six
would have moved anybody. Where a hero stands hardly showed, so the captain goes by the dice: the middle column is part
of every straight, the outer ones of the fewest.
"""

from collections.abc import Sequence

from bulkhead.heroes.data.cards import Card, Item
from bulkhead.heroes.data.commands import Pick, Place

SPECIAL_RULES = {"vox": 6, "shield": 3, "inspire": 3}
WEAPONS_PAID_BY = {"lucky-six": 4, "straight-or-three": 2, "double-six": 1}
BUSY_FIRST = (3, 2, 4, 1, 5)
"""Columns by the number of straights that move them."""


def liking(card: Card) -> int:
    """How much the captain likes a card."""
    return sum(_worth(item) for item in card.equipment)


def _worth(item: Item) -> int:
    return WEAPONS_PAID_BY[item.roll] if item.roll else SPECIAL_RULES[item.kind]


def pick(offered: Sequence[Pick], cards: dict[str, Card]) -> Pick:
    """The card it likes best; of equals, the first in the roster."""
    return max(offered, key=lambda command: liking(cards[command.hero]))


def place(offered: Sequence[Place], cards: dict[str, Card]) -> Place:
    """The card it likes best goes to the busiest column that is free."""
    return max(offered, key=lambda command: (liking(cards[command.hero]), -BUSY_FIRST.index(command.column)))
