"""The loaded rooms of a server. A match is loaded when a client connects, and unloaded when it has been idle."""

import asyncio
import logging
from collections.abc import Sequence
from weakref import WeakValueDictionary

from msgspec import Struct

from bulkhead.match.entries import Header, read_entry, read_move
from bulkhead.match.fairness import new_seed
from bulkhead.match.packs import OtherPacks
from bulkhead.match.replay import UNREADABLE, Games
from bulkhead.match.rows import Row, StoredEntry, StoredKey, StoredMatch
from bulkhead.match.session import Session
from bulkhead.match.versions import OtherRules, is_other
from bulkhead.server.http.problems import Forbidden, NotFound, Unreadable, Unstored
from bulkhead.server.table import chat
from bulkhead.server.table.absence import Absences
from bulkhead.server.table.driving import STANDING
from bulkhead.server.table.house import House
from bulkhead.server.table.keys import code_hash, key_hash, new_code, new_key, new_match_id, same
from bulkhead.server.table.ledger import Past
from bulkhead.server.table.requests.beginning import begin
from bulkhead.server.table.room import Room
from bulkhead.server.table.tables import (
    DOOR,
    HOST,
    SeatRecord,
    TableRecord,
    read_table,
    write_table,
)
from bulkhead.tabletop.game import SPECTATOR, Viewer, viewer_number, viewer_of
from bulkhead.tabletop.refusals import Illegal, Mistake

AT_A_TIME = 50
"""Entries that are replayed before the event loop serves other work."""

log = logging.getLogger("bulkhead.server")


class AtRest(Struct, frozen=True):
    """A match that is not loaded, because it is over or of another version of the rules, and the viewer that a link
    opens it for."""

    match: str
    viewer: Viewer
    table: TableRecord
    finished: bool
    touched: int
    following: TableRecord | None
    other: OtherRules | None
    """Set where it was played with another version of the rules."""


class Rooms:
    """All tables of this server."""

    def __init__(self, games: Games, house: House, *, idle_seconds: float) -> None:
        self.games = games
        self.house = house
        self.store = house.store
        self.idle_seconds = idle_seconds
        self._open: dict[str, Room] = {}
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def open_all_timed(self) -> None:
        """After a restart: load the matches with clocks, which run even without clients."""
        for match in await self.store.timed():
            try:
                await self.room(match)
            except Unreadable as unreadable:
                log.error("A match with clocks cannot go on: %s", unreadable)

    async def create(self, table: TableRecord, *, public: bool, seed: bytes | None = None) -> Room:
        """Make a new table and store it, with the seed of its dice. It begins at once when only bots play."""
        room, rows = self.draw_up(table, seed or new_seed(), public=public)
        await self.add(rows)
        return await self.open_up(room)

    def draw_up(self, table: TableRecord, seed: bytes, *, public: bool = False) -> tuple[Room, list[Row]]:
        """A new table, and the rows to store before a client can connect. In a campaign, bots' seats have keys too:
        the holder of the faction watches the replay with them."""
        match, now = new_match_id(), self.house.time.now()
        opened: list[Viewer] = [
            seat for seat, record in enumerate(table.seats) if record.kind != "bot" or table.mark is not None
        ]
        keys = [
            StoredKey(key_hash(table.key_of(viewer)), match, viewer_number(viewer), False)
            for viewer in (*opened, SPECTATOR)
        ]
        if table.mark is None:
            keys += [
                StoredKey(key_hash(key), match, number, False)
                for number, key in ((DOOR, table.door), (HOST, table.host))
            ]
        stored = StoredMatch(match, now, b"", seed, write_table(table), public, table.limit.any, False, now)
        room = Room(match, self.games[table.game], seed, table, self.house, Past(times=[now]))
        return room, [stored, *keys]

    async def rematch(self, room: Room, seat: int) -> Room:
        """The match that follows a finished one; the first request makes it. The other clients are told."""
        async with room.writing():
            if not room.table.rematch:
                following = await self.create(again(room.table), public=False)
                await room.follow(following.match, following.table, seat)
        return await self.room(room.table.rematch)

    async def new_code(self, match: str, seat: int) -> str:
        """A short code that opens a seat once."""
        code = new_code()
        await self.add([StoredKey(code_hash(code), match, seat, True)])
        return code

    async def add(self, rows: Sequence[Row]) -> None:
        """Store the rows of a new table, or raise Unstored."""
        try:
            await self.store.add(rows)
        except Exception as error:
            log.exception("A new table could not be stored.")
            raise Unstored from error

    async def by_key(self, key: str) -> tuple[Room, Viewer]:
        """The room that a link opens, and for which viewer. The table's own link shows what spectators see."""
        room, number = await self._by_any_key(key)
        if number == HOST:
            raise NotFound("server-no-such-link")
        return room, viewer_of(number)

    async def by_door(self, key: str) -> Room:
        """The room whose free seats this key takes."""
        room, number = await self._by_any_key(key)
        if number != DOOR:
            raise NotFound("server-no-such-link")
        return room

    async def by_host(self, key: str) -> Room:
        """The room that the holder of this key has made."""
        room, number = await self._by_any_key(key)
        if number != HOST:
            raise Forbidden("server-host-only")
        return room

    async def _by_any_key(self, key: str) -> tuple[Room, int]:
        """The room of a key, and the number that its row has."""
        found = await self.store.key(key_hash(key))
        if found is None or found.claim:
            raise NotFound("server-no-such-link")
        room = await self.room(found.match)
        if not room.table.is_key(found.seat, key):
            raise NotFound("server-link-replaced" if room.table.mark is None else "server-link-renewed")
        return room, found.seat

    async def at_rest(self, key: str) -> AtRest | None:
        """The match that a link opens, if lists show it without replaying it: its result is known, or it cannot be
        replayed with the present rules."""
        found = await self.store.key(key_hash(key))
        if found is None or found.claim or found.match in self._open:
            return None
        stored = await self.store.match(found.match)
        if stored is None:
            return None
        try:
            table = read_table(stored.table)
            other = self._other(stored, table)
        except UNREADABLE:
            return None
        known = other is not None or (stored.finished and table.ended is not None)
        viewer = viewer_of(found.seat)
        if not known or found.seat == HOST or not table.is_key(found.seat, key):
            return None
        following = await self._following(table)
        return AtRest(found.match, viewer, table, stored.finished, stored.touched, following, other)

    def _other(self, stored: StoredMatch, table: TableRecord) -> OtherRules | None:
        """The refusal of a match of another version of the rules; None for a match of this one."""
        header = read_entry(stored.header) if stored.header else None
        game = self.games.get(table.game)
        if game is None or not isinstance(header, Header) or not is_other(header, game):
            return None
        return OtherRules(header.rules, game.version)

    async def by_code(self, code: str) -> tuple[Room, int]:
        """The room and the seat that a code opens; the code is spent."""
        hash_ = code_hash(code)
        found = await self.store.key(hash_)
        if found is not None and found.claim and same(found.hash, hash_):
            room = await self.room(found.match)
            if not room.table.seats[found.seat].free:
                raise NotFound("server-seat-taken")
            if await self.store.forget_key(hash_):
                return room, found.seat
        raise NotFound("server-no-such-code")

    async def room(self, match: str) -> Room:
        """A room by its match: open already, or loaded from the store."""
        async with self.loading(match):
            room = self._open.get(match)
            if room is not None and not room.given_up:
                # Reset the idle time, so that `tidy` does not close the room before the client connects.
                room.last_seen = self.house.time.passed()
                return room
            if room is not None:
                await room.close()
            stored = await self.store.match(match)
            if stored is None:
                raise NotFound("server-no-such-link")
            return await self.open_up(await self._load(stored))

    def loading(self, match: str) -> asyncio.Lock:
        """The lock under which a match is loaded; a match that cannot be loaded is changed under it too."""
        return self._loading.setdefault(match, asyncio.Lock())

    async def open_up(self, room: Room) -> Room:
        """Begin a table that needs no more salts, also when the server stopped just before it could."""
        async with room.writing():
            await begin(room)
        self._open[room.match] = room
        room.drivers.wake()
        return room

    async def _load(self, stored: StoredMatch) -> Room:
        damaged = Unreadable("server-damaged", match=stored.id)
        try:
            table = read_table(stored.table)
            game = self.games[table.game]
        except (*UNREADABLE, KeyError):
            raise damaged from None
        chats = await self.store.chats(stored.id, chat.KEPT)
        if not stored.header:
            past = Past(chats=chats, times=[stored.touched])
            return Room(stored.id, game, stored.seed, table, self.house, past)
        try:
            header = read_entry(stored.header)
            if not isinstance(header, Header):
                raise damaged
            entries = await self.store.entries(stored.id)
            session = Session(game, header, stored.seed)
            used, absences = await _play_through(session, entries)
        except (*UNREADABLE, Illegal, _Differs):
            raise damaged from None
        except (OtherRules, OtherPacks) as other:
            raise Unreadable(other.phrase.id, **other.phrase.args) from None
        except Mistake as mistake:
            raise mistake if isinstance(mistake, Unreadable) else damaged from None
        requests = {entry.request: entry.n for entry in entries if entry.request}
        following = await self._following(table)
        past = Past(
            session, requests, tuple(used), chats, [entry.at for entry in entries], following, absences
        )
        return Room(stored.id, game, stored.seed, table, self.house, past)

    async def _following(self, table: TableRecord) -> TableRecord | None:
        """The table of the rematch. If it is damaged, its own link says so."""
        stored = await self.store.match(table.rematch) if table.rematch else None
        try:
            return read_table(stored.table) if stored is not None else None
        except UNREADABLE:
            return None

    async def tidy(self) -> None:
        """Unload tables that have been idle for a while; those with running clocks stay."""
        for match, room in list(self._open.items()):
            waited = self.house.time.passed() - room.last_seen
            idle = not room.clients and not room.lock.locked() and waited > self.idle_seconds
            if idle and (room.finished or not room.table.limit.any):
                del self._open[match]
                await room.close()

    @property
    def count(self) -> int:
        return len(self._open)

    async def close(self) -> None:
        for room in list(self._open.values()):
            await room.close()


class _Differs(Exception):
    """A replayed entry differs from the stored one."""


async def _play_through(session: Session, entries: list[StoredEntry]) -> tuple[list[int], Absences]:
    """Replay a stored match to its last entry; returns the time that each seat has used, and the absences."""
    used = [0] * len(session.header.seats)
    absences = Absences(len(used))
    for number, entry in enumerate(entries):
        move, waiting, turn = read_move(entry.line), session.waiting, session.game.turn(session.state)
        step = session.repeat(move) if number else session.steps[0]
        if step.entry != move or entry.n != number:
            raise _Differs
        if waiting is not None:
            used[waiting] += entry.spent
        absences.note(
            turn, step, session.game.turn(session.state), ordered=entry.request.startswith(STANDING)
        )
        if number % AT_A_TIME == 0:
            await asyncio.sleep(0)
    if not entries:
        raise _Differs
    return used, absences


def again(table: TableRecord) -> TableRecord:
    """The same seats at a new table, each driven by its own player again. New dice need new salts."""
    seats = [
        SeatRecord(seat.kind, seat.name, seat.bot, "bot" if seat.kind == "bot" else "human", True)
        for seat in table.seats
    ]
    return TableRecord(new_key().encode(), table.game, table.options, seats, table.limit)
