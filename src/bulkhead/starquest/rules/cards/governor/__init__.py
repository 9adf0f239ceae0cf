"""Governor cards (SQ-SQUAD-13 to 18): what a governor or sorcerer can do as long as he has the card."""

from bulkhead.starquest.rules.cards.governor import abilities, guard

__all__ = ["abilities", "guard"]
