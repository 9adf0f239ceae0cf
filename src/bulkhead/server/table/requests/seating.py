"""Who sits where before a match begins: people take free seats, the host gives them to bots, everybody is ready.

A seat belongs to the holder of its key. A person who takes a seat with the table's own link gets a new key for it, so
that no link that was sent around before opens the seat any more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import bulkhead.server.table.messages as m
from bulkhead.server.http.problems import TooSoon
from bulkhead.server.http.speech import spoken
from bulkhead.server.table.client import Client
from bulkhead.server.table.requests.beginning import gather
from bulkhead.server.table.room import Room
from bulkhead.server.table.tables import SeatRecord, plain_name
from bulkhead.tabletop.game import SPECTATOR, Seat
from bulkhead.tabletop.phrases import Phrase
from bulkhead.tabletop.refusals import Mistake

# People


async def take(room: Room, seat: Seat, name: str) -> str:
    """Sit down at a free seat; returns its key. Of two people who want the same seat, the first one has it."""
    await room.finish(_take(room, seat, plain_name(name)))
    return room.table.key_of(seat)


async def _take(room: Room, seat: Seat, name: str) -> None:
    async with room.writing():
        if not _record(room, seat).free:
            raise TooSoon("server-seat-taken")
        _before_the_match(room)
        await room.new_key(seat, claimed=True, name=name or _record(room, seat).name)
        room.tell_seats()


async def be_ready(room: Room, client: Client, message: m.Ready) -> None:
    """A player is ready, or asks the others to wait. The match begins with the last one."""
    await room.finish(_be_ready(room, client, message))


async def _be_ready(room: Room, client: Client, message: m.Ready) -> None:
    async with room.writing():
        seat = client.viewer
        if seat is SPECTATOR:
            client.tell(m.Refused(message.id, "", spoken(Phrase("server-only-watching"))))
            return
        # Once the match has begun, everybody was ready: a late wish changes nothing.
        if room.begun is None and room.table.seats[seat].holds == message.ready:
            await room.change(room.table.with_seat(seat, holds=not message.ready))
            await gather(room)
        client.tell(m.Done(message.id, room.seq(seat)))
    room.drivers.wake()


async def rename(room: Room, client: Client, message: m.Rename) -> None:
    """A player gives another name, before the match or during it."""
    await room.finish(_rename(room, client, message))


async def _rename(room: Room, client: Client, message: m.Rename) -> None:
    async with room.writing():
        seat, name = client.viewer, plain_name(message.name)
        no = _why_no_name(room, client, name)
        if no or seat is SPECTATOR:
            client.tell(m.Refused(message.id, "", spoken(Phrase(no))))
            return
        table = room.table
        # Seats of one person at one screen are known by their common name, and keep one.
        for one in room.table.of_one_person(seat):
            table = table.with_seat(one, name=name)
        await room.change(table)
        room.tell_seats()
        client.tell(m.Done(message.id, room.seq(seat)))


def _why_no_name(room: Room, client: Client, name: str) -> str:
    """The id of the sentence that refuses a name; empty where it is taken."""
    seat, table = client.viewer, room.table
    if seat is SPECTATOR:
        return "server-only-watching"
    if table.mark is not None:
        return "server-campaign-names"
    if not name:
        return "server-name-empty"
    mine = table.of_one_person(seat)
    others = (one for number, one in enumerate(table.seats) if number not in mine)
    # Two people at one screen with one name would be taken for one person.
    at_one_screen = table.seats[seat].kind == "here"
    if at_one_screen and any(one.kind == "here" and one.name == name for one in others):
        return "server-name-taken"
    return ""


# The host


async def give_to_bot(room: Room, seat: Seat, bot: str, called: Mapping[str, str]) -> None:
    """A bot takes a free seat. Its links open nothing any more."""
    await room.finish(_give_to_bots(room, {seat: bot}, called))


async def begin(room: Room, bots: Sequence[str], called: Mapping[str, str]) -> None:
    """Begin now, with these bots at the seats that are still free. Nobody is waited for who has added a salt."""
    await room.finish(_begin(room, bots, called))


async def _begin(room: Room, bots: Sequence[str], called: Mapping[str, str]) -> None:
    async with room.lock:
        missing = [one for one in room.table.seats if not (one.free or one.salted)]
        free = {seat: bots[seat] for seat, one in enumerate(room.table.seats) if one.free}
    if missing:
        raise TooSoon("server-salts-missing", count=len(missing))
    await _give_to_bots(room, free, called, at_once=True)


async def _give_to_bots(
    room: Room, bots: Mapping[Seat, str], called: Mapping[str, str], *, at_once: bool = False
) -> None:
    async with room.writing():
        _before_the_match(room)
        if not all(_record(room, seat).free for seat in bots):
            raise TooSoon("server-seat-taken")
        for seat, bot in bots.items():
            await room.new_key(
                seat,
                kind="bot",
                bot=bot,
                driver="bot",
                claimed=True,
                name=plain_name(called.get(bot, "")),
                holds=False,
            )
        if at_once:
            table = room.table
            for seat in range(len(table.seats)):
                table = table.with_seat(seat, holds=False)
            await room.change(table)
        await gather(room)
    room.drivers.wake()


async def free(room: Room, seat: Seat) -> None:
    """Let somebody else have a seat: the person or the bot that had it leaves, and its salt is forgotten."""
    await room.finish(_free(room, seat))


async def _free(room: Room, seat: Seat) -> None:
    async with room.writing():
        _before_the_match(room)
        if _record(room, seat).kind == "here":
            raise Mistake("server-seat-at-the-screen")
        await room.new_key(
            seat, kind="link", driver="human", claimed=False, name="", given_salt=None, holds=False
        )
        room.show_out(seat, Phrase("server-seat-freed"))
        await gather(room)


async def renew(room: Room, seat: Seat) -> None:
    """Another link for a person who has lost theirs. The old one opens nothing any more: nobody looks on unseen."""
    await room.finish(_renew(room, seat))


async def _renew(room: Room, seat: Seat) -> None:
    async with room.writing():
        if _record(room, seat).kind != "link":
            raise Mistake("server-seat-no-link")
        await room.new_key(seat)
        room.show_out(seat, Phrase("server-link-replaced"))
        room.tell_seats()


def _record(room: Room, seat: Seat) -> SeatRecord:
    if seat >= len(room.table.seats):
        raise Mistake("server-no-such-seat", seat=seat + 1)
    return room.table.seats[seat]


def _before_the_match(room: Room) -> None:
    if room.begun is not None:
        raise TooSoon("server-begun")
