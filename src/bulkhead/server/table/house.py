"""The services that all rooms of a server share: the store, the bots, the time."""

import asyncio
from typing import Any, Protocol

from msgspec import Struct

from bulkhead.match.store import Store
from bulkhead.server.table.bot_yield import Courtesy
from bulkhead.server.timekeeper import Timekeeper
from bulkhead.tabletop.game import Offer


class Thinker(Protocol):
    """Chooses commands for seats driven by bots, from the seat's view and offer."""

    async def choose(
        self, game: str, name: str, chance: bytes, seat: int, view: Any, offer: Offer[Any]
    ) -> str:
        """The text of the command that the bot chooses. `chance` is the seed of its draws: nobody else may know it."""
        ...


class House(Struct, frozen=True):
    """The services that all rooms share."""

    store: Store
    thinker: Thinker
    time: Timekeeper
    bot_pause: float
    """Seconds a bot waits before it plays when clients are connected."""
    courtesy: Courtesy
    ended: asyncio.Queue[str]
    """Campaigns whose mission is over and whose result must be recorded."""
    discreet: bool = True
    """Is a seat asked even where it has a single answer, if the others cannot know that?"""
