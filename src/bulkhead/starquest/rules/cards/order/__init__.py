"""Order cards with a procedure of their own. Importing the package registers them."""

from bulkhead.starquest.rules.cards.order import foresight

__all__ = ["foresight"]
