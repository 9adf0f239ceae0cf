"""What a bot is: a player that sees a view and an offer, and nothing else."""

from typing import Any, Protocol

from bulkhead.tabletop.game import Offer
from bulkhead.tabletop.phrases import Phrase


class Bot(Protocol):
    """A seat's answers. Views and commands are those of the game it plays."""

    blind: bool
    """True when it answers from the offer alone; whoever asks may then save the trouble of drawing up a view."""
    reason: Phrase | None
    """Why it chose what it chose last, in one line; None when there is nothing to say."""

    def choose(self, view: Any, offer: Offer[Any]) -> Any:
        """One of the commands offered."""
        ...
