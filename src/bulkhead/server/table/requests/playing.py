"""Plays and takes back what the people at a table command."""

from __future__ import annotations

import bulkhead.server.table.messages as m
from bulkhead.match.course import Step
from bulkhead.match.takeback import way_back
from bulkhead.server.http.speech import spoken
from bulkhead.server.table.client import Client
from bulkhead.server.table.room import Room
from bulkhead.tabletop.game import SPECTATOR, Viewer, viewer_number
from bulkhead.tabletop.phrases import Phrase
from bulkhead.tabletop.refusals import Illegal, Mistake

MOST_UNDOS = 500


async def do(room: Room, client: Client, message: m.Do | m.Undo) -> None:
    """Play or undo a player's command."""
    await room.finish(_do(room, client, message))


async def _do(room: Room, client: Client, message: m.Do | m.Undo) -> None:
    request = f"{viewer_number(client.viewer)}|{message.id}"
    viewer, ledger = client.viewer, room.ledger
    async with room.writing():
        if request in ledger.requests:
            client.tell(m.Done(message.id, room.session.number(ledger.requests[request], viewer)))
            return
        if room.begun is None or message.seq != room.seq(viewer):
            room.sync(client)
            return
        if room.taken_back:
            client.tell(m.Refused(message.id, "", spoken(Phrase("server-mission-taken-back"))))
            return
        try:
            if isinstance(message, m.Do):
                turn, since = room.turn, ledger.lengths()
                await room.commit(ledger.single(_play(room, viewer, message), since, request, turn))
            else:
                await _take_back(room, viewer, request)
        except Illegal as refusal:
            client.tell(m.Refused(message.id, refusal.clause, spoken(refusal.phrase)))
            return
        except Mistake as mistake:
            client.tell(m.Refused(message.id, "", spoken(mistake.phrase)))
            return
        client.tell(m.Done(message.id, room.seq(viewer)))
    room.drivers.wake()


def _play(room: Room, seat: Viewer, message: m.Do) -> Step:
    if seat is SPECTATOR:
        raise Mistake("server-only-watching")
    return room.session.submit(seat, room.game.read(message.command))


async def _take_back(room: Room, seat: Viewer, request: str) -> None:
    """Undo to this seat's last choice: one entry for each command that is undone."""
    if seat is SPECTATOR:
        raise Mistake("server-only-watching")
    # Undo is the only way to make a match longer than its rules allow.
    if room.ledger.undos >= MOST_UNDOS:
        raise Mistake("server-no-more-undo", most=MOST_UNDOS)
    way = way_back(room.session.course, seat)
    if not way:
        raise Mistake("match-no-undo")
    for one in way:
        since = room.ledger.lengths()
        step = room.session.undo(one.seat, one.n)
        await room.commit(room.ledger.single(step, since, request if one is way[-1] else "", room.turn))
