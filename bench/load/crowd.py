"""A process of simulated players: takes orders through a pipe and answers with what it measured."""

import asyncio
from collections import deque
from collections.abc import Callable
from multiprocessing.connection import Connection
from random import Random
from time import perf_counter

from msgspec import Struct
from uvicorn.loops.auto import auto_loop_factory

from bench.load.boardgameio_table import BoardgameIoTable
from bench.load.bulkhead_table import BulkheadTable
from bench.load.starquest_table import StarquestTable
from bench.load.table import Office, Table

KINDS: dict[str, Callable[[str, Office, Random], Table]] = {
    "bulkhead": BulkheadTable,
    "boardgame.io": BoardgameIoTable,
    "starquest": StarquestTable,
}
AT_ONCE = 50
PATIENCE = 30.0


class Steady(Struct, frozen=True):
    """Click this many times a second, evenly, whatever the answers do."""

    rate: float
    seconds: float


class Flat(Struct, frozen=True):
    """Click again as soon as a click has been answered, with this many clicks in flight."""

    on_the_way: int
    seconds: float


class Measured(Struct, frozen=True):
    """Every click was answered to every seat; these are the times in seconds."""

    latencies: list[float]
    seconds: float
    others: int = 0
    """The number of entries that bots played meanwhile."""


def crowd(pipe: Connection, kind: str, url: str, tables: int, seed: int) -> None:
    """The main function of the process."""
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        runner.run(_live(pipe, kind, url, tables, seed))


async def _live(pipe: Connection, kind: str, url: str, count: int, seed: int) -> None:
    loop = asyncio.get_running_loop()
    office, rng = Office(url), Random(seed)
    tables = []
    for _ in range(count):
        table = KINDS[kind](url, office, rng)
        await table.sit()
        tables.append(table)
    pipe.send(None)
    while (order := await loop.run_in_executor(None, pipe.recv)) is not None:
        pipe.send(await _Party(tables).carry_out(order))
    for table in tables:
        table.leave()


class _Party:
    """The players at these tables, during one order."""

    def __init__(self, tables: list[Table]) -> None:
        self._turns = deque(tables)
        self._latencies: list[float] = []
        self._clicks = 0
        self._overdue: dict[int, float] = {}
        """Tables at which a click is due while the last one is still in flight, with the time it became due."""
        self._answered = asyncio.Event()
        self._again: Callable[[], None] = lambda: None
        for table in tables:
            table.told = self._listener(table)

    async def carry_out(self, order: Steady | Flat) -> Measured:
        start, others = perf_counter(), self._others()
        if isinstance(order, Steady):
            await self._click_steadily(order, start)
        else:
            await self._click_flat_out(order, start)
        self._again = lambda: None
        if len(self._latencies) < self._clicks:
            self._answered.clear()
            async with asyncio.timeout(PATIENCE):
                await self._answered.wait()
        return Measured(self._latencies, perf_counter() - start, self._others() - others)

    def _others(self) -> int:
        return sum(table.others for table in self._turns)

    def _listener(self, table: Table) -> Callable[[float], None]:
        def told(seconds: float) -> None:
            self._latencies.append(seconds)
            since = self._overdue.pop(id(table), None)
            if since is not None and table.waits:
                table.click(since)
            elif since is not None:
                self._clicks -= 1  # a bot has its turn now: the click is dropped
            if len(self._latencies) == self._clicks:
                self._answered.set()
            self._again()

        return told

    async def _click_steadily(self, order: Steady, start: float) -> None:
        for number in range(int(order.rate * order.seconds)):
            due = start + number / order.rate
            wait = due - perf_counter()
            await asyncio.sleep(max(wait, 0))
            while (table := self._next(lambda table: id(table) not in self._overdue)) is None:
                await asyncio.sleep(0.001)  # the server is far behind
            self._clicks += 1
            if table.idle:
                table.click(due)
            else:
                self._overdue[id(table)] = due

    async def _click_flat_out(self, order: Flat, start: float) -> None:
        def again() -> None:
            if perf_counter() < start + order.seconds:
                table = self._next(lambda table: table.idle)
                if table is not None:
                    self._clicks += 1
                    table.click(perf_counter())

        for _ in range(order.on_the_way):
            again()
        self._again = again
        await asyncio.sleep(order.seconds)

    def _next(self, wanted: Callable[[Table], bool]) -> Table | None:
        """The table that was clicked least recently, of those still playing; None when no seat can click."""
        for _ in range(len(self._turns)):
            self._turns.rotate(-1)
            if not self._turns[-1].over and self._turns[-1].waits and wanted(self._turns[-1]):
                return self._turns[-1]
        return None
