"""Stores matches and campaigns as append-only logs: a small protocol, and SQLite in a folder.

Nothing is sent to clients before it is stored. Appends from all matches go to one writer thread that commits them
in groups: a commit costs a disk flush whether it carries one line or a hundred.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, Protocol

import sqlalchemy as sa
from msgspec import Struct

from bulkhead.match.migrations import SCHEMA, schema_of, upgrade
from bulkhead.match.rows import (
    CAMPAIGN_KEYS,
    CAMPAIGN_LINES,
    CAMPAIGNS,
    CHATS,
    ENTRIES,
    KEYS,
    MATCHES,
    TABLES,
    Row,
    StoredCampaign,
    StoredChat,
    StoredEntry,
    StoredKey,
    StoredLine,
    StoredMatch,
    StoredPass,
    columns,
)
from bulkhead.tabletop.refusals import Mistake

FILE = "bulkhead.sqlite"
LOCK = "bulkhead.lock"
LARGEST_GROUP = 512


class Store(Protocol):
    """What the server needs from a store."""

    async def add(self, rows: Sequence[Row]) -> None:
        """Store rows durably, all or none."""
        ...

    async def begin(self, header: bytes, first: StoredEntry, *, finished: bool) -> None:
        """Store the header and the first entry of a match, together."""
        ...

    async def append(self, *entries: StoredEntry, finished: bool, seen: bool = True) -> None:
        """Store entries of a match and update its time stamp and end, all together. Entries that are not `seen` by
        everybody leave the time stamp alone: lists of matches would reveal them."""
        ...

    async def update_table(self, match: str, table: bytes) -> None: ...

    async def forget_key(self, hash_: bytes) -> bool:
        """Remove a key. True for the one caller that removed it."""
        ...

    async def match(self, id_: str) -> StoredMatch | None: ...

    async def entries(self, match: str) -> list[StoredEntry]: ...

    async def chats(self, match: str, most: int) -> list[StoredChat]:
        """The latest chat messages, oldest first."""
        ...

    async def key(self, hash_: bytes) -> StoredKey | None: ...

    async def recent_public(self, most: int) -> list[str]:
        """Public matches in progress, latest first."""
        ...

    async def timed(self) -> list[str]:
        """Matches in progress that have clocks."""
        ...

    async def campaign(self, id_: str) -> StoredCampaign | None: ...

    async def lines(self, campaign: str) -> list[StoredLine]: ...

    async def campaign_key(self, hash_: bytes) -> StoredPass | None: ...

    async def go_on(self, campaign: str, record: bytes, at: int, rows: Sequence[Row] = ()) -> None:
        """Store a new record of a campaign's holders and the new rows, together."""
        ...

    async def close(self) -> None: ...


Work = Callable[[sa.Connection], Any]


class _Append(Struct, frozen=True):
    """The most frequent job by far: kept as data, so that a group of appends becomes one statement."""

    entries: tuple[StoredEntry, ...]
    finished: bool
    seen: bool = True


class _Job(Struct, frozen=True):
    work: Work | _Append
    future: asyncio.Future[Any]


class SqliteStore:
    """Matches in one SQLite file. One thread owns the connection that writes; reads go through the same thread, so a
    reader always sees what was acknowledged."""

    def __init__(self, engine: sa.Engine, lock: sqlite3.Connection | None) -> None:
        self._loop = asyncio.get_running_loop()
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._lock = lock
        self._closed = False
        self._thread = threading.Thread(target=self._work, args=(engine,), name="bulkhead-store", daemon=True)
        self._thread.start()

    @classmethod
    async def open(cls, folder: Path | None) -> SqliteStore:
        """Open the store of a folder, creating it if needed, and lock it against other servers; None keeps it in
        memory."""
        if folder is None:
            return cls(_prepare("sqlite://"), None)
        folder.mkdir(parents=True, exist_ok=True)
        lock = _lock(folder)
        url = sa.URL.create("sqlite", database=str(folder / FILE))
        try:
            return cls(await asyncio.to_thread(_prepare, url), lock)
        except (Mistake, sa.exc.DatabaseError) as error:
            lock.close()
            raise error if isinstance(error, Mistake) else _unreadable(folder, error.orig) from None

    # The writer thread

    def _work(self, engine: sa.Engine) -> None:
        with engine.connect() as connection:
            while (jobs := self._next_jobs()) is not None:
                self._carry_out(connection, jobs)
        engine.dispose()

    def _next_jobs(self) -> list[_Job] | None:
        """All waiting jobs, in order: one group, one commit. None: stop the thread."""
        first = self._jobs.get()
        if first is None:
            return None
        jobs = [first]
        while not self._jobs.empty() and len(jobs) < LARGEST_GROUP:
            job = self._jobs.get()
            if job is None:
                self._jobs.put(None)
                break
            jobs.append(job)
        return jobs

    def _carry_out(self, connection: sa.Connection, jobs: list[_Job]) -> None:
        """Run a group of jobs in one transaction. If one fails, run each in its own, so that only that one fails."""
        try:
            answers = list(_do_all(connection, [job.work for job in jobs]))
            connection.commit()
        except Exception as error:
            connection.rollback()
            if len(jobs) == 1:
                self._answer(jobs, [error])
                return
            for job in jobs:
                self._carry_out(connection, [job])
            return
        self._answer(jobs, answers)

    def _answer(self, jobs: list[_Job], answers: list[Any]) -> None:
        """Resolve the futures of this group, with one call into the event loop's thread."""
        try:
            self._loop.call_soon_threadsafe(_settle, [job.future for job in jobs], answers)
        except RuntimeError:
            # The loop is closed: no caller waits any more.
            return

    async def _ask(self, work: Work | _Append) -> Any:
        if self._closed:
            raise RuntimeError("the store is closed")
        future = self._loop.create_future()
        self._jobs.put(_Job(work, future))
        return await future

    # The protocol

    async def add(self, rows: Sequence[Row]) -> None:
        await self._ask(lambda connection: _insert(connection, rows))

    async def begin(self, header: bytes, first: StoredEntry, *, finished: bool) -> None:
        def work(connection: sa.Connection) -> None:
            where = MATCHES.c.id == first.match
            connection.execute(sa.update(MATCHES).where(where).values(header=header))
            _append(connection, [_Append((first,), finished)])

        await self._ask(work)

    async def append(self, *entries: StoredEntry, finished: bool, seen: bool = True) -> None:
        await self._ask(_Append(entries, finished, seen))

    async def update_table(self, match: str, table: bytes) -> None:
        await self._change(sa.update(MATCHES).where(MATCHES.c.id == match).values(table=table))

    async def forget_key(self, hash_: bytes) -> bool:
        return await self._change(sa.delete(KEYS).where(KEYS.c.hash == hash_)) > 0

    async def match(self, id_: str) -> StoredMatch | None:
        rows = await self._select(sa.select(MATCHES).where(MATCHES.c.id == id_))
        return StoredMatch(*rows[0]) if rows else None

    async def entries(self, match: str) -> list[StoredEntry]:
        rows = await self._select(sa.select(ENTRIES).where(ENTRIES.c.match == match).order_by(ENTRIES.c.n))
        return [StoredEntry(*row) for row in rows]

    async def chats(self, match: str, most: int) -> list[StoredChat]:
        latest = sa.select(CHATS).where(CHATS.c.match == match).order_by(CHATS.c.n.desc()).limit(most)
        return [StoredChat(*row) for row in reversed(await self._select(latest))]

    async def key(self, hash_: bytes) -> StoredKey | None:
        rows = await self._select(sa.select(KEYS).where(KEYS.c.hash == hash_))
        return StoredKey(*rows[0]) if rows else None

    async def recent_public(self, most: int) -> list[str]:
        public = _being_played().where(MATCHES.c.public).order_by(MATCHES.c.touched.desc()).limit(most)
        return [row.id for row in await self._select(public)]

    async def timed(self) -> list[str]:
        return [row.id for row in await self._select(_being_played().where(MATCHES.c.timed))]

    async def campaign(self, id_: str) -> StoredCampaign | None:
        rows = await self._select(sa.select(CAMPAIGNS).where(CAMPAIGNS.c.id == id_))
        return StoredCampaign(*rows[0]) if rows else None

    async def lines(self, campaign: str) -> list[StoredLine]:
        of = CAMPAIGN_LINES.c
        rows = await self._select(sa.select(CAMPAIGN_LINES).where(of.campaign == campaign).order_by(of.n))
        return [StoredLine(*row) for row in rows]

    async def campaign_key(self, hash_: bytes) -> StoredPass | None:
        rows = await self._select(sa.select(CAMPAIGN_KEYS).where(CAMPAIGN_KEYS.c.hash == hash_))
        return StoredPass(*rows[0]) if rows else None

    async def go_on(self, campaign: str, record: bytes, at: int, rows: Sequence[Row] = ()) -> None:
        change = sa.update(CAMPAIGNS).where(CAMPAIGNS.c.id == campaign).values(record=record, touched=at)

        def work(connection: sa.Connection) -> None:
            connection.execute(change)
            _insert(connection, rows)

        await self._ask(work)

    async def _select(self, query: sa.Select[Any]) -> list[Any]:
        rows: list[Any] = await self._ask(lambda connection: connection.execute(query).all())
        return rows

    async def _change(self, change: sa.Update | sa.Delete) -> int:
        """Run a change; returns the number of rows changed."""
        rows: int = await self._ask(lambda connection: connection.execute(change).rowcount)
        return rows

    async def close(self) -> None:
        """Finish all jobs, then release the folder."""
        self._closed = True
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        if self._lock is not None:
            self._lock.close()


def _prepare(url: str | sa.URL) -> sa.Engine:
    """Open the file and migrate its schema; a file of a later version is left alone. Errors never quote the values
    that were to be stored: they hold secrets."""
    engine = sa.create_engine(
        url, poolclass=sa.pool.StaticPool, connect_args={"check_same_thread": False}, hide_parameters=True
    )
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA journal_mode=WAL")
        # FULL: an acknowledged move survives a power cut, not only a crash of the program.
        connection.exec_driver_sql("PRAGMA synchronous=FULL")
        connection.exec_driver_sql("PRAGMA busy_timeout=5000")
        version = schema_of(connection)
        if not 0 <= version <= SCHEMA:
            raise Mistake("store-other-version", version=version, known=SCHEMA)
        upgrade(connection)
    return engine


def _lock(folder: Path) -> sqlite3.Connection:
    """Lock the folder: two servers would be two writers. The system frees the lock when its owner dies."""
    lock = sqlite3.connect(folder / LOCK, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.DatabaseError as error:
        lock.close()
        taken = error.sqlite_errorcode == sqlite3.SQLITE_BUSY
        raise Mistake("store-taken", folder=str(folder)) if taken else _unreadable(folder, error) from None
    return lock


def _unreadable(folder: Path, error: BaseException | None) -> Mistake:
    return Mistake("store-unreadable", folder=str(folder), detail=str(error))


def _do_all(connection: sa.Connection, works: list[Work | _Append]) -> Iterator[Any]:
    """The result of each job, in order; neighbouring appends are executed together."""
    for type_, group in groupby(works, type):
        if type_ is _Append:
            appends = [work for work in group if isinstance(work, _Append)]
            _append(connection, appends)
            yield from [None] * len(appends)
        else:
            yield from [work(connection) for work in group if not isinstance(work, _Append)]


def _insert(connection: sa.Connection, rows: Sequence[Row]) -> None:
    for type_, group in groupby(rows, type):
        connection.execute(sa.insert(TABLES[type_]), [columns(row) for row in group])


def _append(connection: sa.Connection, appends: list[_Append]) -> None:
    entries = [entry for append in appends for entry in append.entries]
    connection.execute(_INSERT_ENTRIES, [columns(entry) for entry in entries])
    touches = [
        {"of": one.entries[-1].match, "now": one.entries[-1].at, "over": one.finished}
        for one in appends
        if one.seen
    ]
    if touches:
        connection.execute(_TOUCH, touches)


_INSERT_ENTRIES = sa.insert(ENTRIES)
_TOUCH = (
    sa.update(MATCHES)
    .where(MATCHES.c.id == sa.bindparam("of"))
    .values(touched=sa.bindparam("now"), finished=sa.bindparam("over"))
)


def _being_played() -> sa.Select[Any]:
    return sa.select(MATCHES.c.id).where(sa.not_(MATCHES.c.finished), sa.func.length(MATCHES.c.header) > 0)


def _settle(futures: list[asyncio.Future[Any]], answers: list[Any]) -> None:
    """Set the results, in the event loop's thread. Cancelled callers are skipped."""
    for future, answer in zip(futures, answers, strict=True):
        if future.done():
            continue
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)


__all__ = ["SCHEMA", "Row", "SqliteStore", "Store", "StoredChat", "StoredEntry", "StoredKey", "StoredMatch"]
