"""The random bot of Starquest: every command is equally likely, and so is every token that it lays.

An offer names each kind of token once. A bot that chose among the kinds would lay the rare ones early, and the number
of a token would tell what it is.
"""

from random import Random

from bulkhead.bots.random_player import RandomPlayer
from bulkhead.bots.starquest.placement import held
from bulkhead.starquest.data.commands import AnyCommand, Put
from bulkhead.starquest.views.views import View
from bulkhead.tabletop.game import Offer
from bulkhead.tabletop.phrases import Phrase


class Drifter:
    """Chooses at random, and draws tokens by how many of each there are."""

    blind = False

    def __init__(self, rng: Random) -> None:
        self.reason: Phrase | None = None
        self._random = RandomPlayer(rng)
        self._rng = rng

    def looks(self, offer: Offer[AnyCommand]) -> bool:
        """It reads the view only to lay tokens."""
        return Put in map(type, offer.commands)

    def choose(self, view: View | None, offer: Offer[AnyCommand]) -> AnyCommand:
        command = self._random.choose(view, offer)
        self.reason = self._random.reason
        if not isinstance(command, Put):
            return command
        assert view is not None, "it looks where tokens are laid"
        there = [one for one in offer.commands if isinstance(one, Put) and one.to == command.to]
        return self._rng.choice([one for one in there for _ in range(held(view, one.identity))])
