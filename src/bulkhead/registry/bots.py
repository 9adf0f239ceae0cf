"""The `Bot` protocol: a player that chooses from a view and an offer; and `Kind`, how a bot is made."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from msgspec import Struct

from bulkhead.tabletop.game import Offer
from bulkhead.tabletop.phrases import Phrase


class Bot(Protocol):
    """A player of one seat. Views and commands are those of the game it plays."""

    blind: bool
    """True when it chooses from the offer alone: then no view is made for it."""
    reason: Phrase | None
    """Why it made its last choice, in one line; None when it gives no reason."""

    def choose(self, view: Any, offer: Offer[Any]) -> Any:
        """One of the commands offered."""
        ...


@runtime_checkable
class Judge(Protocol):
    """A bot that knows what each command is worth."""

    def values(self, view: Any, offer: Offer[Any]) -> Sequence[float] | None:
        """The chance of winning after each command offered; None where it has no opinion."""
        ...


def reads_view(player: Bot, offer: Offer[Any]) -> bool:
    """Must a view be made for this choice? A bot that reads it for some questions only has a method `looks`."""
    looks: Callable[[Offer[Any]], bool] | None = getattr(player, "looks", None)
    return not player.blind if looks is None else looks(offer)


class Kind(Struct, frozen=True):
    """One kind of bot: its factory, and a sentence about its play."""

    make: Callable[[int | bytes], Bot]
    what: Phrase
    factions: tuple[str, ...] = ()
    """The factions that it plays, in a game whose seats differ; empty: it plays every seat."""
    stands_in: bool = True
    """It takes seats that nobody has chosen a bot for. A bot that is too strong to be fun there has to be chosen."""


Kinds = Mapping[str, Kind]
"""Bots by name, the strongest of each seat last."""
