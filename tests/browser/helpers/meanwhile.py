"""Plays a mission on while its server is stopped: squads at random, aliens at rest.

The server finds it in its folder as if everything had been done at the table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from msgspec import Struct

from bulkhead import GAMES
from bulkhead.match.entries import Did, Header, read_entry, read_move, write_entry
from bulkhead.match.rows import StoredEntry, StoredMatch
from bulkhead.match.session import Session
from bulkhead.match.store import SqliteStore
from bulkhead.server.table.keys import key_hash
from bulkhead.starquest.data.commands import AnyCommand, Done, End, Pass
from bulkhead.starquest.data.factions import is_alien
from bulkhead.starquest.data.frames import Ending

GAME = GAMES["starquest"]
T = TypeVar("T")
RESTING = (End, Pass, Done)
WAYS = 100
"""The number of random continuations tried: one of them ends as wanted."""


class Written(Struct, frozen=True):
    """A mission as stored in the folder."""

    match: StoredMatch
    entries: list[StoredEntry]

    def taken_up(self) -> Session:
        header = read_entry(self.match.header)
        assert isinstance(header, Header)
        session = Session(GAME, header, self.match.seed)
        for entry in self.entries[1:]:
            session.repeat(read_move(entry.line))
        return session


class Eve(Struct, frozen=True):
    """A mission before its last command, and that command."""

    session: Session
    last: AnyCommand


def played_out(folder: Path, key: str) -> None:
    """Finish the mission of the table to which the key belongs, with all decisions after it."""
    written = _elsewhere(_read(folder, key))
    session = written.taken_up()
    _play(session, Random(0))
    while session.waiting is not None:
        session.submit(session.waiting, _rest(session) or _any(session, Random(0)))
    _elsewhere(_add(folder, written, session))


def played_on(folder: Path, key: str, ender: int, decider: int) -> Eve:
    """Play the mission to the point where `ender` ends it by resting, and `decider` is the first who has to decide
    something then."""
    written = _elsewhere(_read(folder, key))
    for chance in range(WAYS):
        session = written.taken_up()
        _play(session, Random(chance))
        last = session.steps[-1].entry
        if session.waiting == decider and isinstance(last, Did) and last.seat == ender + 1:
            before = written.taken_up()
            for step in session.steps[len(written.entries) : -1]:
                before.repeat(step.entry)
            _elsewhere(_add(folder, written, before))
            return Eve(before, GAME.read(last.command))
    raise AssertionError("it never ends like that")


def _play(session: Session, rng: Random) -> None:
    """Play until the mission is over; decisions after it may remain."""
    while (seat := session.waiting) is not None and not isinstance(session.state.frames[-1], Ending):
        rests = is_alien(session.state.options.factions[seat])
        session.submit(seat, (rests and _rest(session)) or _any(session, rng))


def _rest(session: Session) -> AnyCommand | None:
    return next((one for kind in RESTING for one in _offered(session) if isinstance(one, kind)), None)


def _any(session: Session, rng: Random) -> AnyCommand:
    return rng.choice(_offered(session))


def _offered(session: Session) -> list[AnyCommand]:
    assert session.waiting is not None
    offer = session.offer(session.waiting)
    assert offer is not None
    return list(offer.commands)


# The folder


def _elsewhere(work: Coroutine[Any, Any, T]) -> T:
    """Run in a thread without a browser's event loop."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


async def _read(folder: Path, key: str) -> Written:
    store = await SqliteStore.open(folder)
    try:
        opened = await store.key(key_hash(key))
        assert opened is not None
        match = await store.match(opened.match)
        assert match is not None
        return Written(match, await store.entries(match.id))
    finally:
        await store.close()


async def _add(folder: Path, written: Written, session: Session) -> None:
    """Store the new entries."""
    store = await SqliteStore.open(folder)
    known, match = len(written.entries), written.match
    lines = [
        StoredEntry(match.id, n, match.touched, 0, "", write_entry(step.entry))
        for n, step in enumerate(session.steps[known:], known)
    ]
    try:
        await store.add(lines[:-1])
        await store.append(lines[-1], finished=session.waiting is None)
    finally:
        await store.close()
