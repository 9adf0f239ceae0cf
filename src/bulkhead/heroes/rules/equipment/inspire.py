"""Inspire: this hero's spaces count double in the current score (H-INSPIRE-1)."""

from bulkhead.heroes.data.cards import Card
from bulkhead.tabletop.clauses import clause


@clause("H-INSPIRE-1")
def worth(card: Card) -> int:
    """The points for each space of a hero."""
    return 2 if card.has("inspire") else 1
