"""The services that all rooms of a server share: the store, the bots, the time."""

import asyncio
from collections.abc import Mapping
from typing import Any, Protocol

from msgspec import Struct

from bulkhead.match.rehearsal import Beat, Packed, Rehearsal, Rehearsed
from bulkhead.match.store import Store
from bulkhead.server.table.bot_yield import Courtesy
from bulkhead.server.timekeeper import Timekeeper
from bulkhead.tabletop.game import Offer, Seat

Bots = Mapping[Seat, tuple[str, bytes]]
"""The name and the chance of the bot of each seat."""


class Thinker(Protocol):
    """Chooses commands for seats driven by bots, from the seat's view and offer."""

    async def rehearse(self, game: str, bots: Bots, rehearsal: Rehearsal | Packed, most: int) -> Rehearsed:
        """What bots play next, up to so many beats, and the rehearsal from which they go on."""
        assert isinstance(rehearsal, Rehearsal)
        beats: list[Beat] = []
        while len(beats) < most:
            while (asked := rehearsal.asks()) is not None:
                name, chance = bots[asked.seat]
                said = await self.choose(game, name, chance, asked.seat, asked.view, asked.offer)
                rehearsal.answer(asked, said)
            beat = rehearsal.take()
            if not beat:
                return Rehearsed(beats, None)
            beats.append(beat)
        return Rehearsed(beats, rehearsal)

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
    """Seconds between the ticks at which clients are told what bots have played."""
    courtesy: Courtesy
    ended: asyncio.Queue[str]
    """Campaigns whose mission is over and whose result must be recorded."""
    discreet: bool = True
    """Is a seat asked even where it has a single answer, if the others cannot know that?"""
