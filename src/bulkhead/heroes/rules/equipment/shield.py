"""Shield: this hero stays on 3 or more instead of 4 or more (H-SHIELD-1). There is still only one roll."""

from bulkhead.heroes.data.cards import Card
from bulkhead.tabletop.clauses import clause

SHIELDED = 3


@clause("H-SHIELD-1")
def stays_on(card: Card, armour: int) -> int:
    """The lowest face on which a hero stays, given the face that its armour alone needs."""
    return SHIELDED if card.has("shield") else armour
