"""Answers questions to a live table without changing it: why not, surveys, asides, a bot's advice."""

from __future__ import annotations

import logging

import bulkhead.server.table.messages as m
from bulkhead.server.http.speech import spoken
from bulkhead.server.table import showing
from bulkhead.server.table.client import Client
from bulkhead.server.table.room import Room
from bulkhead.tabletop import asking
from bulkhead.tabletop.game import Viewer
from bulkhead.tabletop.phrases import Phrase
from bulkhead.tabletop.refusals import Illegal, Mistake

log = logging.getLogger("bulkhead.server")


async def why(room: Room, client: Client, message: m.Why) -> None:
    """Try the command on a copy, with dice that do not count, and say why it is refused."""
    async with room.lock:
        client.tell(_because(room, client.viewer, message))


def _because(room: Room, viewer: Viewer, message: m.Why) -> m.Because:
    if room.begun is None:
        return m.Because(message.id, False, "", spoken(Phrase("server-not-begun")))
    game, state = room.game, room.session.state
    try:
        no = asking.why_not(game, state, viewer, game.read(message.command))
    except Mistake as mistake:
        no = mistake
    if no is None:
        return m.Because(message.id, True, "")
    return m.Because(message.id, False, no.clause if isinstance(no, Illegal) else "", spoken(no.phrase))


async def survey(room: Room, client: Client, message: m.Survey) -> None:
    """Answer a question from the viewer's view and offer only, never from the state."""
    async with room.lock:
        client.tell(showing.surveyed(room, client.viewer, message))


async def asides(room: Room, client: Client, message: m.Asides) -> None:
    """List the commands that the viewer's seat may give at any moment."""
    async with room.lock:
        client.tell(showing.asides(room, client.viewer, message))


async def advise(room: Room, client: Client, message: m.Advise) -> None:
    """Ask a bot what it would answer in the viewer's place. It gets the viewer's view and offer and nothing else, and
    the table does not wait for it."""
    async with room.lock:
        offer = room.session.offer(client.viewer) if room.begun is not None else None
        if offer is None:
            client.tell(m.Refused(message.id, "", spoken(Phrase("server-nothing-to-advise"))))
            return
        seat = offer.seat
        view, seq, bot = room.session.view(seat), room.seq(seat), room.table.seats[seat].bot
        chance = room.session.bot_chance(seat)
    try:
        command = await room.house.thinker.choose(room.game.id, bot, chance, seat, view, offer)
    except Exception:
        log.exception("No bot could advise seat %s of match %s.", seat, room.match)
        client.tell(m.Refused(message.id, "", spoken(Phrase("server-no-advice"))))
        return
    client.tell(m.Advised(message.id, seq, command))
