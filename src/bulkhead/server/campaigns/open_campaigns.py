"""Holds the open campaigns: loads them on demand, stores their changes, and takes the results of missions.

Every change holds the campaign's lock. It writes the line in memory, stores it together with everything that belongs to
it, and only then answers. If storing fails, the campaign is dropped, and the next request loads it again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from msgspec import Struct

from bulkhead.campaign import Begun, Book, NewRules, Opened
from bulkhead.campaign.entries import write_line
from bulkhead.match.entries import write_entry
from bulkhead.match.replay import UNREADABLE
from bulkhead.match.rows import Row, StoredCampaign, StoredLine, StoredPass
from bulkhead.server.campaigns.records import FOUNDER, WATCH, CampaignRecord, read_record, write_record
from bulkhead.server.http.problems import NotFound, Unreadable, Unstored
from bulkhead.server.table.keys import key_hash, new_match_id
from bulkhead.server.table.room import Room
from bulkhead.server.table.rooms import Rooms
from bulkhead.server.table.tables import TableRecord, read_table
from bulkhead.tabletop.refusals import Mistake

MOST_OPEN = 512

log = logging.getLogger("bulkhead.server")


class Live:
    """One campaign: its book, its record, and which match each of its missions is."""

    def __init__(
        self, id_: str, book: Book, record: CampaignRecord, lines: Sequence[StoredLine], at: int
    ) -> None:
        self.id = id_
        self.book = book
        self.record = record
        self.matches = {line.n: line.match for line in lines if line.match}
        """The match of each mission, by the entry that began or ended it."""
        self.ends = {line.n: line.end for line in lines if line.end}
        """The last line of each mission's replay, by the entry that ended it."""
        self.touched = at
        self.lock = asyncio.Lock()
        self.tables: dict[str, TableRecord] = {}
        """The tables of finished missions, by match."""
        self._stored = len(lines)
        self._fresh: list[bytes] = []
        book.keep = self._fresh.append

    @property
    def match(self) -> str:
        """The match of the mission in progress; empty when there is none."""
        return "" if self.book.pending is None else self.match_of(self.book.pending)

    def match_of(self, begun: Begun) -> str:
        """The match that a mission was played in; where it went on with new rules, the later one."""
        match = self.matches[begun.n]
        for entry in self.book.entries[begun.n :]:
            if not isinstance(entry, NewRules):
                break
            match = self.matches.get(entry.n, match)
        return match

    def new_lines(self, match: str = "", end: bytes = b"") -> list[StoredLine]:
        """The lines written since the last store. If `match` is given, the last line is about that match."""
        fresh, self._fresh[:] = list(self._fresh), []
        rows = [
            StoredLine(self.id, self._stored + number, "", line.rstrip(b"\n"), b"")
            for number, line in enumerate(fresh)
        ]
        self._stored += len(rows)
        if match:
            last = rows[-1]
            rows[-1] = StoredLine(self.id, last.n, match, last.line, end)
            self.matches[last.n] = match
            if end:
                self.ends[last.n] = end
        return rows


class Viewer(Struct, frozen=True):
    """The owner of a key: the founder, a spectator, or the holder of a faction."""

    holder: str
    key: str

    @property
    def founder(self) -> bool:
        return self.holder == FOUNDER


class Campaigns:
    """All campaigns of this server."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.store = rooms.store
        self.time = rooms.house.time
        self._open: OrderedDict[str, Live] = OrderedDict()
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def create(self, opened: Opened, record: CampaignRecord) -> Live:
        """Create a campaign."""
        id_ = new_match_id()
        first = StoredLine(id_, 0, "", write_line(opened), b"")
        return await self.add(id_, Book(opened, record.name), record, [first])

    async def add(
        self,
        id_: str,
        book: Book,
        record: CampaignRecord,
        lines: Sequence[StoredLine],
        rows: Sequence[Row] = (),
    ) -> Live:
        """Store and open a campaign that is new to this server, with all its rows."""
        now = self.time.now()
        # Every faction has a link from the beginning, even if it is never shared.
        passes = [
            StoredPass(key_hash(record.key(holder)), id_, holder)
            for holder in (FOUNDER, WATCH, *book.rules.factions)
        ]
        try:
            await self.store.add(
                [StoredCampaign(id_, now, write_record(record), now), *lines, *passes, *rows]
            )
        except Exception as error:
            log.exception("A new campaign could not be stored.")
            raise Unstored from error
        return self._shelve(Live(id_, book, record, lines, now))

    async def by_key(self, key: str) -> tuple[Live, Viewer]:
        """The campaign that a key opens, and the key's owner."""
        found = await self.store.campaign_key(key_hash(key))
        if found is not None:
            live = await self.live(found.campaign)
            if live.record.opens(found.holder, key):
                return live, Viewer(found.holder, key)
        raise NotFound("server-no-such-campaign")

    async def live(self, id_: str) -> Live:
        """The open campaign, loaded from the store if needed."""
        lock = self._loading.setdefault(id_, asyncio.Lock())
        async with lock:
            live = self._open.get(id_)
            if live is None:
                live = self._shelve(await self._load(id_))
            self._open.move_to_end(id_)
            return live

    async def _load(self, id_: str) -> Live:
        stored = await self.store.campaign(id_)
        if stored is None:
            raise NotFound("server-no-such-campaign")
        lines = await self.store.lines(id_)
        try:
            record = read_record(stored.record)
            book = Book.read(b"".join(one.line + b"\n" for one in lines), record.name, other=True)
        except UNREADABLE:
            raise Unreadable("server-campaign-damaged", campaign=id_) from None
        except Mistake as mistake:
            raise Unreadable(mistake.phrase.id, **mistake.phrase.args) from None
        return Live(id_, book, record, lines, stored.touched)

    def _shelve(self, live: Live) -> Live:
        """Keep the campaign open, and close the least recently used ones above `MOST_OPEN`."""
        self._open[live.id] = live
        for id_, one in list(self._open.items()):
            if len(self._open) <= MOST_OPEN:
                break
            if not one.lock.locked():
                del self._open[id_]
        return live

    @asynccontextmanager
    async def writing(self, live: Live, *, other: bool = False) -> AsyncIterator[Room | None]:
        """Hold the lock for a change. The result of a finished mission is taken first; yields the room of the mission
        in progress. A campaign of another version of the rules is refused, except with `other`: then no room is
        opened."""
        async with live.lock:
            if self._open.get(live.id) is not live:
                raise Unstored
            book = live.book
            if book.is_other and not other:
                raise Unreadable("match-other-rules", rules=book.version, known=book.game.version)
            yield None if book.is_other else await self._settle(live)

    async def keep(
        self,
        live: Live,
        record: CampaignRecord | None = None,
        rows: Sequence[Row] = (),
        match: str = "",
        end: bytes = b"",
    ) -> None:
        """Store the new lines, record and rows in one transaction, then update the campaign."""
        changed, now = record or live.record, self.time.now()
        lines = live.new_lines(match, end)
        try:
            await self.store.go_on(live.id, write_record(changed), now, [*lines, *rows])
        except Exception as error:
            log.exception("Campaign %s could not be stored; it is loaded anew.", live.id)
            self._open.pop(live.id, None)
            raise Unstored from error
        live.record, live.touched = changed, now

    # Missions that are over

    async def _settle(self, live: Live) -> Room | None:
        """Take the result of a finished mission, or finish taking one back, also after a restart. Returns the room of
        the mission in progress, if it can be opened."""
        room = await self.room(live)
        if room is None:
            return None
        mark = room.table.mark
        async with room.lock:
            if mark is not None and mark.taken_back:
                live.book.take_back(FOUNDER)
                await self.keep(live)
            elif room.finished:
                session = room.session
                live.book.take(session)
                end = write_entry(session.course.end(session.seed))
                await self.keep(live, match=room.match, end=end)
            else:
                return room
        return None

    async def room(self, live: Live) -> Room | None:
        """The room of the mission in progress; None when there is none, or it cannot be opened."""
        if live.book.pending is None:
            return None
        try:
            return await self.rooms.room(live.match)
        except Unreadable as unreadable:
            log.error("A mission of campaign %s cannot be opened: %s", live.id, unreadable)
            return None

    async def take_results(self) -> None:
        """Take the results of missions as they end, forever."""
        while True:
            id_ = await self.rooms.house.ended.get()
            try:
                live = await self.live(id_)
                async with self.writing(live):
                    pass
            except (Mistake, Unstored):
                log.exception("The result of a mission of campaign %s is not taken yet.", id_)
            finally:
                self.rooms.house.ended.task_done()

    async def table(self, live: Live, match: str) -> TableRecord | None:
        """The table of a finished mission; None if its record is damaged."""
        if match not in live.tables:
            stored = await self.store.match(match)
            try:
                if stored is None:
                    return None
                live.tables[match] = read_table(stored.table)
            except UNREADABLE:
                return None
        return live.tables[match]
