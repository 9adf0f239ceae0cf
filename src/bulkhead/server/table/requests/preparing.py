"""Answers that a player prepares before being asked, so that several people choose at once: squads in set-up.

The table keeps them secret and gives each one when its question is asked, in the order of the rules: log, dice and what
others see are as if the player had answered then. The others learn only that this player is ready. An answer that has
become impossible is not given: the player is told, and asked.
"""

from __future__ import annotations

import bulkhead.server.table.messages as m
from bulkhead.server.http.speech import spoken
from bulkhead.server.table.client import Client
from bulkhead.server.table.live_table import LiveTable
from bulkhead.server.table.room import Room
from bulkhead.tabletop.game import SPECTATOR
from bulkhead.tabletop.phrases import Phrase


async def prepare(room: Room, client: Client, message: m.Prepare) -> None:
    """Keep a player's answers in place of those kept before; an empty list takes them back."""
    await room.finish(_prepare(room, client, message))


async def _prepare(room: Room, client: Client, message: m.Prepare) -> None:
    async with room.writing():
        seat = client.viewer
        if seat is SPECTATOR or not may_prepare(room):
            no = "server-only-watching" if seat is SPECTATOR else "server-nothing-to-prepare"
            client.tell(m.Refused(message.id, "", spoken(Phrase(no))))
            return
        await room.change(room.table.with_seat(seat, prepared=message.answers, lost=""))
        room.tell_seats()
        client.tell(m.Done(message.id, room.seq(seat)))
    room.drivers.wake()


def may_prepare(room: LiveTable) -> bool:
    """Does the game take prepared answers now?"""
    return room.begun is not None and not room.taken_back and room.game.prepares(room.session.state)
