"""A server process under load, the processes of players, and the system's measurements of them."""

import multiprocessing
import os
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from msgspec import Struct

from bench.load.crowd import Flat, Measured, Steady, crowd

SEATING_PATIENCE, PATIENCE = 120.0, 60.0


class Server(Struct, frozen=True):
    """A server under load."""

    kind: str
    url: str
    pid: int
    stored: Path | None
    """The file of its matches, if it stores them."""


@contextmanager
def our_server(kind: str = "bulkhead") -> Iterator[Server]:
    """Our server. `kind` names the tables that are made."""
    with tempfile.TemporaryDirectory(prefix="bulkhead-bench-") as folder:
        data = Path(folder)
        # One address makes all these tables, so the rate limits are lifted.
        command = [sys.executable, "-m", "bulkhead.server", "--port", "0", "--pace", "1e6", "--data", folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout is not None
                yield Server(kind, process.stdout.readline().strip(), process.pid, data / "bulkhead.sqlite")
            finally:
                process.terminate()


@contextmanager
def crowds(server: Server, matches: int, processes: int) -> Iterator[tuple[list[Connection], list[int]]]:
    """Start processes of players: the pipes to them, and their process ids."""
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


def carry_out(pipes: list[Connection], order: Steady | Flat) -> Measured:
    """Give all crowds the same order; returns their measurements as one."""
    for pipe in pipes:
        pipe.send(order)
    answers: list[Measured] = [_answer(pipe, order.seconds + PATIENCE) for pipe in pipes]
    return Measured(
        [seconds for answer in answers for seconds in answer.latencies],
        max(answer.seconds for answer in answers),
        sum(answer.others for answer in answers),
    )


def _answer(pipe: Connection, seconds: float) -> Any:
    if not pipe.poll(seconds):
        raise SystemExit("The players have not answered for too long: see what they wrote above.")
    return pipe.recv()


def memory_of(pid: int) -> float:
    """Bytes of memory that a process holds."""
    kibibytes = subprocess.run(
        ["ps", "-o", "rss=", "-p", str(pid)], capture_output=True, text=True, check=True
    ).stdout
    return int(kibibytes) * 1024


class Meter:
    """The processor time of the server and of other programs since now; zeros where the system does not tell."""

    def __init__(self, server: int, people: list[int]) -> None:
        self._server, self._people = server, people
        self._start = self._now()

    def read(self) -> tuple[float, float]:
        """Processor seconds of the server, and the share of the machine used by other programs."""
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


def check_stored(file: Path, *measured: Measured) -> None:
    """Check that every acknowledged entry is stored."""
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as database:
        (entries,) = database.execute("select count(*) from entries where n > 0").fetchone()
    acknowledged = sum(len(one.latencies) for one in measured)
    if entries < acknowledged:
        raise SystemExit(f"{acknowledged} commands were acknowledged, {entries} are stored")
