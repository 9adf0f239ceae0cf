"""Where matches are kept: an append-only log each. SQLite in a folder by default; the port is small enough for others.

Nothing is told to anybody before it is stored. Appends from all matches go to one writer thread that commits them in
groups: a commit costs a disk flush whether it carries one line or a hundred.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any, Protocol

import sqlalchemy as sa
from msgspec import Struct

metadata = sa.MetaData()

LARGEST_GROUP = 512

MATCHES = sa.Table(
    "matches",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("created", sa.Integer, nullable=False),
    sa.Column("header", sa.LargeBinary, nullable=False),
    sa.Column("seed", sa.LargeBinary, nullable=False),
    sa.Column("table", sa.LargeBinary, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("timed", sa.Boolean, nullable=False),
    sa.Column("finished", sa.Boolean, nullable=False),
    sa.Column("touched", sa.Integer, nullable=False),
)
ENTRIES = sa.Table(
    "entries",
    metadata,
    sa.Column("match", sa.String, primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("at", sa.Integer, nullable=False),
    sa.Column("request", sa.String, nullable=False),
    sa.Column("line", sa.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
KEYS = sa.Table(
    "keys",
    metadata,
    sa.Column("hash", sa.LargeBinary, primary_key=True),
    sa.Column("match", sa.String, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("claim", sa.Boolean, nullable=False),
)
CHATS = sa.Table(
    "chats",
    metadata,
    sa.Column("match", sa.String, primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("at", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.String, nullable=False),
)


class StoredMatch(Struct, frozen=True):
    """A match as it lies in the store. `table` is the server's own record of seats, clocks and links; `header` is empty
    until the match begins."""

    id: str
    created: int
    header: bytes
    seed: bytes
    table: bytes
    public: bool
    timed: bool
    """Has clocks: somebody must look after it even when nobody looks at it."""
    finished: bool
    touched: int


class StoredEntry(Struct, frozen=True):
    """One line of a match's log. `at` is milliseconds since 1970; `request` is the sender's own id for it."""

    match: str
    n: int
    at: int
    request: str
    line: bytes


class StoredKey(Struct, frozen=True):
    """What a link opens: a seat (or SPECTATOR) of a match. Only the hash of the key is kept."""

    hash: bytes
    match: str
    seat: int
    claim: bool
    """True for a short code that may be turned into a seat's key once."""


class StoredChat(Struct, frozen=True):
    match: str
    n: int
    at: int
    seat: int
    text: str


Row = StoredMatch | StoredEntry | StoredKey | StoredChat
Work = Callable[[sa.Connection], Any]
Job = tuple[Work, Future[Any]]


class Store(Protocol):
    """The port."""

    async def add(self, rows: Sequence[Row]) -> None:
        """Store rows durably, all or none."""
        ...

    async def update_table(self, match: str, table: bytes) -> None: ...

    async def begin(self, match: str, header: bytes, first: StoredEntry) -> None:
        """The match begins: its header is fixed and its first entry stored, together."""
        ...

    async def touch(self, match: str, at: int, *, finished: bool) -> None: ...

    async def forget_key(self, hash_: bytes) -> bool: ...

    async def match(self, id_: str) -> StoredMatch | None: ...

    async def entries(self, match: str) -> list[StoredEntry]: ...

    async def chats(self, match: str) -> list[StoredChat]: ...

    async def key(self, hash_: bytes) -> StoredKey | None: ...

    async def recent_public(self, most: int) -> list[StoredMatch]: ...

    async def timed(self) -> list[StoredMatch]: ...

    async def close(self) -> None: ...


class SqliteStore:
    """Matches in one SQLite file. One thread owns the connection that writes; reads go through the same thread, so a
    reader always sees what was acknowledged."""

    def __init__(self, path: Path | None) -> None:
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        url = "sqlite://" if path is None else f"sqlite:///{path}"
        self._ready: Future[None] = Future()
        self._thread = threading.Thread(target=self._work, args=(url,), name="bulkhead-store", daemon=True)
        self._thread.start()
        self._ready.result()

    # The writer thread

    def _work(self, url: str) -> None:
        try:
            engine = sa.create_engine(url, poolclass=sa.pool.StaticPool)
            connection = engine.connect()
            connection.exec_driver_sql("PRAGMA journal_mode=WAL")
            # FULL: an acknowledged move survives a power cut, not only a crash of the program.
            connection.exec_driver_sql("PRAGMA synchronous=FULL")
            connection.exec_driver_sql("PRAGMA busy_timeout=5000")
            connection.commit()
            metadata.create_all(connection)
            connection.commit()
        except Exception as error:
            self._ready.set_exception(error)
            return
        self._ready.set_result(None)
        with connection:
            while (jobs := self._next_jobs()) is not None:
                self._carry_out(connection, jobs)
        engine.dispose()

    def _next_jobs(self) -> list[Job] | None:
        """Everything that waits now, in order: one group, one commit. None: time to go home."""
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

    def _carry_out(self, connection: sa.Connection, jobs: list[Job]) -> None:
        """Do a group of jobs in one transaction. When one of them fails, do each in its own, so that only it fails."""
        try:
            answers = [work(connection) for work, _ in jobs]
            connection.commit()
        except Exception as error:
            connection.rollback()
            if len(jobs) == 1:
                jobs[0][1].set_exception(error)
                return
            for job in jobs:
                self._carry_out(connection, [job])
            return
        for (_, future), answer in zip(jobs, answers, strict=True):
            future.set_result(answer)

    async def _ask(self, work: Work) -> Any:
        future: Future[Any] = Future()
        self._jobs.put((work, future))
        return await asyncio.wrap_future(future)

    # The port

    async def add(self, rows: Sequence[Row]) -> None:
        def work(connection: sa.Connection) -> None:
            for row in rows:
                connection.execute(sa.insert(_TABLES[type(row)]).values(**_columns(row)))

        await self._ask(work)

    async def update_table(self, match: str, table: bytes) -> None:
        await self._ask(
            lambda connection: (
                connection.execute(
                    sa.update(MATCHES).where(MATCHES.c.id == match).values(table=table)
                ).rowcount
            )
        )

    async def begin(self, match: str, header: bytes, first: StoredEntry) -> None:
        def work(connection: sa.Connection) -> None:
            connection.execute(sa.update(MATCHES).where(MATCHES.c.id == match).values(header=header))
            connection.execute(sa.insert(ENTRIES).values(**_columns(first)))

        await self._ask(work)

    async def touch(self, match: str, at: int, *, finished: bool) -> None:
        await self._ask(
            lambda connection: (
                connection.execute(
                    sa.update(MATCHES).where(MATCHES.c.id == match).values(touched=at, finished=finished)
                ).rowcount
            )
        )

    async def forget_key(self, hash_: bytes) -> bool:
        gone: int = await self._ask(
            lambda connection: connection.execute(sa.delete(KEYS).where(KEYS.c.hash == hash_)).rowcount
        )
        return gone > 0

    async def match(self, id_: str) -> StoredMatch | None:
        rows = await self._select(sa.select(MATCHES).where(MATCHES.c.id == id_))
        return StoredMatch(*rows[0]) if rows else None

    async def entries(self, match: str) -> list[StoredEntry]:
        rows = await self._select(sa.select(ENTRIES).where(ENTRIES.c.match == match).order_by(ENTRIES.c.n))
        return [StoredEntry(*row) for row in rows]

    async def chats(self, match: str) -> list[StoredChat]:
        rows = await self._select(sa.select(CHATS).where(CHATS.c.match == match).order_by(CHATS.c.n))
        return [StoredChat(*row) for row in rows]

    async def key(self, hash_: bytes) -> StoredKey | None:
        rows = await self._select(sa.select(KEYS).where(KEYS.c.hash == hash_))
        return StoredKey(*rows[0]) if rows else None

    async def recent_public(self, most: int) -> list[StoredMatch]:
        rows = await self._select(
            sa.select(MATCHES)
            .where(MATCHES.c.public, sa.not_(MATCHES.c.finished), sa.func.length(MATCHES.c.header) > 0)
            .order_by(MATCHES.c.touched.desc())
            .limit(most)
        )
        return [StoredMatch(*row) for row in rows]

    async def timed(self) -> list[StoredMatch]:
        rows = await self._select(sa.select(MATCHES).where(MATCHES.c.timed, sa.not_(MATCHES.c.finished)))
        return [StoredMatch(*row) for row in rows]

    async def _select(self, query: sa.Select[Any]) -> list[Any]:
        rows: list[Any] = await self._ask(lambda connection: list(connection.execute(query).all()))
        return rows

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)


_TABLES: dict[type[Row], sa.Table] = {
    StoredMatch: MATCHES,
    StoredEntry: ENTRIES,
    StoredKey: KEYS,
    StoredChat: CHATS,
}


def _columns(row: Row) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__}


__all__ = ["SqliteStore", "Store", "StoredChat", "StoredEntry", "StoredKey", "StoredMatch"]
