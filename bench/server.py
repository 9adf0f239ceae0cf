"""`python -m bench.server`: how much a server carries, and how soon every seat knows.

A server process, and processes full of players on the same machine (bench/load). First they click evenly at the wanted
rate, then as fast as they are answered. Every click is a command that is stored durably before anybody is told; at the
end the database is asked whether each of them is there.
"""

import multiprocessing
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import quantiles
from typing import Annotated, Any

import msgspec
import typer
from msgspec import Struct
from rich.console import Console

from bench import report
from bench.load.crowd import Flat, Measured, Steady, crowd
from bench.machine import this_machine
from bench.peers.boardgameio import HERE, PACKAGE, version
from bench.results import Found, Goal, Row, Run, keep

ENOUGH_MATCHES, ENOUGH_ACTIONS, SOON = 1000, 500.0, 0.1
ON_THE_WAY = 64
WARM_UP = 3.0
SEATING_PATIENCE, PATIENCE = 120.0, 60.0


class Server(Struct, frozen=True):
    """A server under load."""

    kind: str
    url: str
    pid: int
    stored: Path | None
    """Where its matches are, when they are anywhere."""


class Load(Struct, frozen=True):
    """What one server bore."""

    matches: int
    steady: Measured
    flat: Measured
    memory: float
    """Bytes for each match with its two sockets, at its beginning."""
    busy: float
    """Processor seconds of the server for one action at the steady rate; 0 where the system does not tell."""
    others: float
    """Share of the machine that programs of others took meanwhile."""

    @property
    def rate(self) -> float:
        return len(self.steady.latencies) / self.steady.seconds

    @property
    def most(self) -> float:
        return len(self.flat.latencies) / self.flat.seconds

    def percentile(self, percent: int) -> float:
        return quantiles(self.steady.latencies, n=100)[percent - 1]


def run(
    matches: int = ENOUGH_MATCHES,
    rate: float = ENOUGH_ACTIONS,
    seconds: float = 20.0,
    processes: int = 2,
    peer: bool = True,
) -> Run:
    """Measure our server and, where it is installed, boardgame.io's under the same load."""
    with our_server() as server:
        ours = bear(server, matches, rate, seconds, processes)
    rows = _rows("bulkhead", "Bulkhead", ours)
    notes = []
    if ours.others >= 0:  # programs that end meanwhile take their share of the count with them
        notes.append(f"Other programs took {ours.others:.0%} of the processors while ours were measured.")
    if peer and (shutil.which("node") is None or not PACKAGE.exists()):
        notes += ["boardgame.io's server is not installed (make bench-extras)."]
    elif peer:
        with peer_server() as server:
            theirs = bear(server, matches, rate, seconds, processes)
        rows += [
            _held_against(row, rows) for row in _rows("boardgame.io", f"boardgame.io {version()}", theirs)
        ]
        notes += ["boardgame.io plays tic-tac-toe and keeps its matches in memory; ours are on the disk."]
    command = " ".join(["python -m bench.server", *sys.argv[1:]])
    found = Found(rows, _goals(ours), notes)
    return Run("server", datetime.now(UTC).date().isoformat(), command, this_machine(), found)


def bear(server: Server, matches: int, rate: float, seconds: float, processes: int) -> Load:
    """Seat the crowds, let them click, count what is stored."""
    before = _memory(server.pid)
    with _crowds(server, matches, processes) as (pipes, people):
        memory = (_memory(server.pid) - before) / matches
        _order(pipes, Steady(rate / processes, WARM_UP))
        meter = Meter(server.pid, people)
        steady = _order(pipes, Steady(rate / processes, seconds))
        busy, others = meter.read()
        flat = _order(pipes, Flat(ON_THE_WAY // processes, seconds))
    if server.stored is not None:
        _check_stored(server.stored, matches, steady, flat)
    return Load(matches, steady, flat, memory, busy / len(steady.latencies), others)


@contextmanager
def our_server() -> Iterator[Server]:
    with tempfile.TemporaryDirectory(prefix="bulkhead-bench-") as folder:
        data = Path(folder)
        # One address makes all these tables: the limits that keep such people out are lifted.
        command = [sys.executable, "-m", "bulkhead.server", "--port", "0", "--pace", "1e6", "--data", folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout is not None
                yield Server(
                    "bulkhead", process.stdout.readline().strip(), process.pid, data / "bulkhead.sqlite"
                )
            finally:
                process.terminate()


@contextmanager
def peer_server() -> Iterator[Server]:
    command = ["node", "boardgameio_server.mjs"]
    env = {**os.environ, "NODE_ENV": "production"}
    with subprocess.Popen(
        command, cwd=HERE, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            yield Server(
                "boardgame.io", f"http://localhost:{process.stdout.readline().strip()}", process.pid, None
            )
        finally:
            process.terminate()


@contextmanager
def _crowds(server: Server, matches: int, processes: int) -> Iterator[tuple[list[Connection], list[int]]]:
    """Processes full of players: the pipes to them, and their numbers."""
    context = multiprocessing.get_context("spawn")
    pipes, people = [], []
    for number in range(processes):
        mine, theirs = context.Pipe()
        share = matches // processes + (number < matches % processes)
        process = context.Process(target=crowd, args=(theirs, server.kind, server.url, share, number))
        process.start()
        theirs.close()
        pipes.append(mine)
        people.append(process)
    try:
        for pipe in pipes:
            _answer(pipe, SEATING_PATIENCE)
        yield pipes, [process.pid or 0 for process in people]
    finally:
        for process in people:
            process.kill()
            process.join()


def _order(pipes: list[Connection], order: Steady | Flat) -> Measured:
    """Give all crowds the same order; what they measured, as one."""
    for pipe in pipes:
        pipe.send(order)
    answers: list[Measured] = [_answer(pipe, order.seconds + PATIENCE) for pipe in pipes]
    return Measured(
        [seconds for answer in answers for seconds in answer.latencies],
        max(answer.seconds for answer in answers),
    )


def _answer(pipe: Connection, seconds: float) -> Any:
    if not pipe.poll(seconds):
        raise SystemExit("The players have not answered for too long: see what they wrote above.")
    return pipe.recv()


def _memory(pid: int) -> float:
    """Bytes of memory that a process holds."""
    kibibytes = subprocess.run(
        ["ps", "-o", "rss=", "-p", str(pid)], capture_output=True, text=True, check=True
    ).stdout
    return int(kibibytes) * 1024


class Meter:
    """How busy the server was, and how busy others were, since now; zeros where the system does not tell."""

    def __init__(self, server: int, people: list[int]) -> None:
        self._server, self._people = server, people
        self._start = self._now()

    def read(self) -> tuple[float, float]:
        """Processor seconds of the server, and the share of the machine that went to others."""
        server, ours, machine, all_ = (now - then for now, then in zip(self._now(), self._start, strict=True))
        return server, (machine - ours) / all_ if all_ else 0.0

    def _now(self) -> tuple[float, float, float, float]:
        whole = Path("/proc/stat")
        if not whole.exists():
            return 0.0, 0.0, 0.0, 0.0
        ticks = [int(field) / _TICKS for field in whole.read_text().split("\n", 1)[0].split()[1:9]]
        idle = ticks[3] + ticks[4]
        server = _processor_seconds(self._server)
        ours = server + sum(map(_processor_seconds, self._people))
        return server, ours, sum(ticks) - idle, sum(ticks)


_TICKS = os.sysconf("SC_CLK_TCK")


def _processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


def _check_stored(file: Path, matches: int, *measured: Measured) -> None:
    """Is everything there that was acknowledged?"""
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as database:
        (entries,) = database.execute("select count(*) from entries where n > 0").fetchone()
    acknowledged = sum(len(one.latencies) for one in measured)
    if entries < acknowledged:
        raise SystemExit(f"{acknowledged} commands were acknowledged, {entries} are stored")


def _rows(id_: str, name: str, load: Load) -> list[Row]:
    """What a server bore, as rows of a table."""
    told = f"{name}: from click to all seats told"
    rows = [
        Row(f"{id_} matches", f"{name}: live matches, two sockets each", "matches", load.matches),
        Row(f"{id_} rate", f"{name}: actions while they are held", "/s", _short(load.rate)),
        Row(f"{id_} p50", f"{told}, median", "ms", _short(load.percentile(50) * 1000)),
        Row(f"{id_} p99", f"{told}, 99 of 100", "ms", _short(load.percentile(99) * 1000)),
        Row(f"{id_} busy", f"{name}: processor time of an action", "ms", _short(load.busy * 1000)),
        Row(f"{id_} most", f"{name}: actions, {ON_THE_WAY} on the way at any time", "/s", _short(load.most)),
        Row(f"{id_} memory", f"{name}: memory of a match and its sockets", "kB", _short(load.memory / 1000)),
    ]
    return [row for row in rows if row.median]


def _short(number: float) -> float:
    return float(f"{number:.4g}")


def _held_against(theirs: Row, ours: list[Row]) -> Row:
    """A row of the peer's with the ratio: how many times as fast, as soon or as small ours is."""
    what = theirs.id.partition(" ")[2]
    if what in ("matches", "rate"):
        return theirs
    (our,) = (row for row in ours if row.id == f"bulkhead {what}")
    ratio = our.median / theirs.median if what == "most" else theirs.median / our.median
    return msgspec.structs.replace(theirs, ratios={"Bulkhead": float(f"{ratio:.3g}")})


def _goals(load: Load) -> list[Goal]:
    p99 = load.percentile(99)
    return [
        Goal("1,000 live matches", f"{load.matches:,}", load.matches >= ENOUGH_MATCHES),
        Goal("at least 500 durable actions/s", f"{load.most:,.0f}/s", load.most >= ENOUGH_ACTIONS),
        Goal("99 % of clicks told to all seats within 100 ms", f"{p99 * 1000:.3g} ms", p99 < SOON),
    ]


def main(
    matches: Annotated[int, typer.Option(help="Live matches.")] = ENOUGH_MATCHES,
    rate: Annotated[float, typer.Option(help="Clicks a second while they are held.")] = ENOUGH_ACTIONS,
    seconds: Annotated[float, typer.Option(help="How long each part takes.")] = 20.0,
    processes: Annotated[int, typer.Option(help="Processes full of players.")] = 2,
    peer: Annotated[bool, typer.Option(help="Measure boardgame.io's server too.")] = True,
    keep_it: Annotated[bool, typer.Option("--keep/--no-keep", help="Keep the results.")] = True,
) -> None:
    """Measure the server under load."""
    result = run(matches, rate, seconds, processes, peer)
    report.show(result, Console())
    if keep_it:
        keep(result)
        report.write_readme()


if __name__ == "__main__":
    typer.run(main)
