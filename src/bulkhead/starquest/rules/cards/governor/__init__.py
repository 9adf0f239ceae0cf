"""Governor cards (SQ-SQUAD-13 to 18): the abilities of a governor or sorcerer while he has the card."""

from bulkhead.starquest.rules.cards.governor import abilities, guard

__all__ = ["abilities", "guard"]
