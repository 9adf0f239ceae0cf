"""A bot for any game that plays every legal command with equal probability: the baseline for other bots."""

from random import Random
from typing import TypeVar

from bulkhead.tabletop.game import Command, Offer
from bulkhead.tabletop.phrases import Phrase

K = TypeVar("K", bound=Command)


class RandomPlayer:
    """Chooses at random."""

    blind = True

    def __init__(self, rng: Random) -> None:
        self.reason: Phrase | None = None
        self._rng = rng

    def choose(self, view: object, offer: Offer[K]) -> K:
        commands = offer.commands
        if len(commands) == 1:  # with one command, no random number is drawn
            return commands[0]
        self.reason = Phrase("bots-random-reason")
        return commands[self._rng.randrange(len(commands))]
