"""Worker processes for slow work, so that no table waits for it: bots choose, replays are read."""

import asyncio
import os
import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import lru_cache
from hashlib import sha256
from multiprocessing import active_children
from multiprocessing.context import SpawnContext, SpawnProcess
from pathlib import Path
from typing import Any, TypeVar

from bulkhead.bots import bot
from bulkhead.lab.child_processes import live_no_longer_than_the_parent
from bulkhead.match.rehearsal import Beat, Packed, Rehearsal, Rehearsed
from bulkhead.packs.opening import play_with, played_with
from bulkhead.registry import guest_bots
from bulkhead.registry.bots import Bot
from bulkhead.server.browser_games import SHOWN
from bulkhead.server.campaigns.checking import check_files
from bulkhead.server.collecting import collect_rarely
from bulkhead.server.http.problems import TooFast
from bulkhead.server.replays.costs import read_costs
from bulkhead.server.replays.shelf import Shelf
from bulkhead.server.replays.story import carry_on, packed, read_position, read_story
from bulkhead.server.table.house import Bots, Thinker
from bulkhead.server.table.messages import InCampaign
from bulkhead.tabletop.game import Offer
from bulkhead.tabletop.phrases import Phrase

SEATS_REMEMBERED = 4096
SECONDS_TO_FINISH = 0.3
"""How long a server that is stopping waits for running work."""
NICENESS = 5
ROOM_FOR_STORIES = 32_000_000
"""The size of the cache of stories, in bytes."""
T = TypeVar("T")


class Workers:
    """A pool of processes, started when there is work. With none, the work runs in this process."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = self._new_pool()
        self._closing = False

    def _new_pool(self) -> ProcessPoolExecutor | None:
        if not self._processes:
            return None
        return ProcessPoolExecutor(
            self._processes,
            mp_context=_Hiring(),
            initializer=_begin,
            initargs=(played_with(),),
        )

    async def do(self, work: Callable[..., T], *args: Any) -> T:
        """The result of `work`. If a worker dies (out of memory, say), another one tries once more."""
        if self._pool is None:
            return work(*args)
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, work, *args)
        except BrokenExecutor:
            if self._closing:
                raise
            if self._pool is pool:
                self._pool = self._new_pool()
            return await loop.run_in_executor(self._pool, work, *args)

    async def close(self) -> None:
        """Stop the workers: idle ones at once, after a moment all others too. The server is closing, so the workers
        of other pools are stopped as well."""
        self._closing = True
        if self._pool is not None:
            leaving = asyncio.create_task(asyncio.to_thread(self._pool.shutdown, cancel_futures=True))
            _, late = await asyncio.wait((leaving,), timeout=SECONDS_TO_FINISH)
            for child in active_children() if late else []:
                if isinstance(child, _Worker):
                    child.kill()
            await leaving


class Thinkers(Thinker):
    """Runs bots in worker processes."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers

    async def choose(
        self, game: str, name: str, chance: bytes, seat: int, view: Any, offer: Offer[Any]
    ) -> str:
        return await self._workers.do(_choose, game, name, chance, seat, view, offer)

    async def rehearse(self, game: str, bots: Bots, rehearsal: Rehearsal | Packed, most: int) -> Rehearsed:
        """Whole beats in a worker: asking one process for each command takes longer than the bots do. Bots of other
        packages are not let near the table's secrets: they are asked one command at a time."""
        guests = guest_bots(game)
        if any(name in guests for name, _ in bots.values()):
            return await super().rehearse(game, bots, rehearsal, most)
        packed = rehearsal.pack() if isinstance(rehearsal, Rehearsal) else rehearsal
        return await self._workers.do(_rehearse, game, dict(bots), packed, most)


class Readers:
    """Reads replays in worker processes, a few at a time."""

    def __init__(self, workers: Workers, most: int = 16) -> None:
        self._workers = workers
        self._most = most
        self._waiting = 0
        self._told = Shelf(ROOM_FOR_STORIES)

    async def story(
        self,
        log: bytes,
        name: str,
        eyes: int,
        *,
        sealed: bool = False,
        kept: bool = False,
        campaign: InCampaign | None = None,
        pack: bool = False,
    ) -> bytes | Phrase:
        """A replay file as an encoded Story (compressed with gzip if wanted), or what is wrong with it. `sealed`:
        only what that viewer saw. `kept`: it is a match of this server, so its commands are known to be legal."""
        title = (sha256(log).digest(), eyes, sealed, kept, campaign, pack)
        shelved = self._told.take(title)
        if shelved is not None:
            return shelved
        told = await self._read(_story, log, name, eyes, sealed, kept, campaign, pack)
        if isinstance(told, bytes):
            self._told.put(title, told)
        return told

    async def costs(self, log: bytes, name: str) -> bytes | Phrase:
        """What each decision of a replay file cost, encoded, or what is wrong with it."""
        title = ("costs", sha256(log).digest())
        shelved = self._told.take(title)
        if shelved is not None:
            return shelved
        found = await self._read(_costs, log, name)
        if isinstance(found, bytes):
            self._told.put(title, found)
        return found

    async def position(self, log: bytes, name: str, at: int) -> str | Phrase:
        """The position after entry `at` of a replay file, or what is wrong with it."""
        return await self._read(_position, log, name, at)

    async def continued(self, log: bytes, name: str) -> bytes | Phrase:
        """The file of a match that goes on with the present rules from the last common entry of an old one, or why it
        cannot."""
        return await self._read(_continued, log, name)

    async def campaign(self, name: str, text: bytes, missions: Mapping[str, bytes]) -> Phrase | None:
        """What is wrong with the files of a campaign; None if nothing is."""
        return await self._read(check_files, name, text, missions)

    async def _read(self, work: Callable[..., T], *args: Any) -> T:
        if self._waiting >= self._most:
            raise TooFast
        self._waiting += 1
        try:
            return await self._workers.do(work, *args)
        finally:
            self._waiting -= 1


class _Worker(SpawnProcess):
    """A process that ignores Ctrl-C, even while it starts: a terminal signals every process, and the server stops its
    workers itself."""

    def start(self) -> None:
        if sys.platform == "win32":
            super().start()
            return
        mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            super().start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, mask)


class _Hiring(SpawnContext):
    """The multiprocessing context that makes the workers of a pool."""

    Process = _Worker


# In a worker


def _begin(packs: Sequence[Path]) -> None:
    """Start a worker: load the server's packs, end with the server, and lower the priority below that of the tables."""
    live_no_longer_than_the_parent()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    if packs:
        play_with(packs)
    collect_rarely()


@lru_cache(SEATS_REMEMBERED)
def _bot(game: str, name: str, chance: bytes, seat: int) -> Bot:
    """A worker's bot for a seat, kept because it remembers its plan for the turn."""
    return bot(name, game, chance)


def _choose(game: str, name: str, chance: bytes, seat: int, view: Any, offer: Offer[Any]) -> str:
    return str(_bot(game, name, chance, seat).choose(view, offer))


def _rehearse(game: str, bots: Bots, packed: Packed, most: int) -> Rehearsed:
    rehearsal = packed.unpack(SHOWN[game])
    beats: list[Beat] = []
    while len(beats) < most:
        while (asked := rehearsal.asks()) is not None:
            bot = _bot(game, *bots[asked.seat], asked.seat)
            rehearsal.answer(asked, str(bot.choose(asked.view, asked.offer)))
        beat = rehearsal.take()
        if not beat:
            return Rehearsed(beats, None)
        beats.append(beat)
    return Rehearsed(beats, rehearsal.pack())


def _story(
    log: bytes, name: str, eyes: int, sealed: bool, kept: bool, campaign: InCampaign | None, pack: bool
) -> bytes | Phrase:
    told = read_story(log, name, SHOWN, eyes, sealed=sealed, kept=kept, campaign=campaign)
    return packed(told) if pack else told


def _costs(log: bytes, name: str) -> bytes | Phrase:
    return read_costs(log, name, SHOWN)


def _position(log: bytes, name: str, at: int) -> str | Phrase:
    return read_position(log, name, at, SHOWN)


def _continued(log: bytes, name: str) -> bytes | Phrase:
    return carry_on(log, name, SHOWN)
