"""The brawler, a bot for Heroes in a few lines: the worked example of a bot.

A bot is an object with a method `choose`: it gets the view of its seat and an offer, and returns one of the offered
commands. `blind = True` says that it does not use the view, so none is made for it. `reason` tells players why it made
its last choice (`why` at the terminal).

Call `bring_brawler()`, and `bulkhead sim heroes --seats brawler,random` knows the name. A package needs no call:

    [project.entry-points."bulkhead.bots"]
    brawler = "brawler:bring_brawler"
"""

from bulkhead.heroes.data.commands import Act, AnyCommand, Attack, Keep, Use
from bulkhead.heroes.views import View
from bulkhead.registry import Kind, register_bot
from bulkhead.tabletop import Offer, Phrase


class Brawler:
    """Keeps as many dice as it can, never pushes, and strikes whenever it may."""

    blind = True

    def __init__(self) -> None:
        self.reason: Phrase | None = None

    def choose(self, view: View | None, offer: Offer[AnyCommand]) -> AnyCommand:
        chosen = max(offer.commands, key=_worth)
        self.reason = Phrase("bots-brawler-strikes") if isinstance(chosen, Attack | Use) else None
        return chosen


def _worth(command: AnyCommand) -> int:
    """How good a command is. `max` takes the first of the best, so among equals the first offered wins."""
    match command:
        case Attack() | Use():
            return 2
        case Act():
            return 1
        case Keep(rolls):
            return sum(map(len, rolls))
    return 0


WORDS = """
cli-bot-brawler = Brawler
bots-brawler-what = Keeps all dice that it can, never pushes, and strikes whenever it may.
bots-brawler-strikes = It can strike, so it strikes.
"""

BRAWLER = Kind(lambda seed: Brawler(), Phrase("bots-brawler-what"))


def bring_brawler() -> None:
    """Add the brawler to the bots of Heroes."""
    register_bot("heroes", "brawler", BRAWLER, {"en": WORDS})
