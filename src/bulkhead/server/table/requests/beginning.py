"""Before a match: the salts of its players are gathered, and it begins with the last one."""

from __future__ import annotations

import bulkhead.server.table.messages as m
from bulkhead.match.entries import Seated
from bulkhead.match.fairness import check_salt, commitment, naming
from bulkhead.match.session import Session
from bulkhead.server.http.speech import spoken
from bulkhead.server.table import showing
from bulkhead.server.table.client import Client
from bulkhead.server.table.room import Room
from bulkhead.tabletop.game import SPECTATOR, Viewer
from bulkhead.tabletop.refusals import Mistake


async def salt(room: Room, client: Client, message: m.Salt) -> None:
    """Take a player's salt for the dice. The match begins with the last one."""
    await room.finish(_salt(room, client, message))


async def _salt(room: Room, client: Client, message: m.Salt) -> None:
    async with room.writing():
        try:
            await _take_salt(room, client.viewer, message)
        except Mistake as mistake:
            client.tell(m.Refused(message.id, "", spoken(mistake.phrase)))
            return
        client.tell(m.Done(message.id, room.seq(client.viewer)))
        await gather(room)
    room.drivers.wake()


async def _take_salt(room: Room, seat: Viewer, message: m.Salt) -> None:
    """Store the salt, unless it was given for other dice, or the seat has given another one."""
    if seat is SPECTATOR:
        raise Mistake("server-only-watching")
    promised = commitment(room.seed)
    if message.commitment != promised:
        raise Mistake("server-salt-of-another")
    named = naming(check_salt(seat, message.salt), promised)
    given = room.table.seats[seat].given_salt
    if named == given:
        return  # Sent again after a lost connection.
    if given is not None or room.begun is not None:
        raise Mistake("server-salt-given")
    await room.change(room.table.with_seat(seat, given_salt=named))


async def gather(room: Room) -> None:
    """Something has changed before the match began: begin it if nothing is missing, and tell everybody how it
    stands. The caller holds the lock, and wakes the drivers afterwards."""
    if room.begun is not None:
        return
    await begin(room)
    for one in list(room.clients):
        one.tell(showing.everything(room, one.viewer))


async def begin(room: Room) -> None:
    """Once every seat is ready: set the game up and store it. The caller holds the lock."""
    table = room.table
    ready = all(record.ready for record in table.seats)
    if room.begun is not None or not ready or room.taken_back:
        return
    players = [Seated(seat.name, seat.bot if seat.kind == "bot" else "human") for seat in table.seats]
    session = Session.start(
        room.game,
        room.game.options(table.options),
        players,
        room.seed,
        salts=[record.given_salt or "" for record in table.seats],
        position=table.position,
    )
    await room.start(session)
