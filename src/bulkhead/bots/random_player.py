"""Any legal command, all equally likely: the yardstick for every other player, and for any game."""

from random import Random
from typing import TypeVar

from bulkhead.tabletop.game import Command, Offer
from bulkhead.tabletop.phrases import Phrase

K = TypeVar("K", bound=Command)


class RandomPlayer:
    """Draws lots."""

    blind = True

    def __init__(self, rng: Random) -> None:
        self.reason: Phrase | None = None
        self._rng = rng

    def choose(self, view: object, offer: Offer[K]) -> K:
        commands = offer.commands
        if len(commands) == 1:  # no lot is drawn where there is no choice
            return commands[0]
        self.reason = Phrase("bots-random-reason")
        return commands[self._rng.randrange(len(commands))]
