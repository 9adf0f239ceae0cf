"""What all rooms of a server share: the store, the bots, the time."""

import asyncio
from typing import Any, Protocol

from msgspec import Struct

from bulkhead.match.store import Store
from bulkhead.server.table.bot_yield import Courtesy
from bulkhead.server.timekeeper import Timekeeper
from bulkhead.tabletop.game import Offer


class Thinker(Protocol):
    """Decides for a seat that a bot drives. It gets what the seat sees: a view and an offer."""

    async def choose(self, game: str, name: str, match: str, seat: int, view: Any, offer: Offer[Any]) -> str:
        """The text of the command that a bot answers with."""
        ...


class House(Struct, frozen=True):
    """What all rooms share."""

    store: Store
    thinker: Thinker
    time: Timekeeper
    bot_pause: float
    """Seconds a bot waits before it plays when somebody is watching."""
    courtesy: Courtesy
    ended: asyncio.Queue[str]
    """Campaigns whose mission is over: its result is to be taken."""
