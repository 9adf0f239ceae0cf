"""`python -m bench.server`: measures the load that a server carries, and the time until every seat is updated.

`--game starquest` does the same for full tables of Starquest, where bots play some of the seats
(bench/server_starquest.py).

A server process and processes of players run on the same machine (bench/load). First they click evenly at the
wanted rate, then as fast as they are answered. Every click is a command that is stored durably before any seat is
updated; at the end the database is checked for each of them.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from statistics import quantiles
from typing import Annotated

import msgspec
import typer
from msgspec import Struct

from bench import report, server_starquest
from bench.load.crowd import Flat, Measured, Steady
from bench.load.holding import Meter, Server, carry_out, check_stored, crowds, memory_of, our_server
from bench.machine import this_machine
from bench.peers.boardgameio import HERE, PACKAGE, version
from bench.results import Found, Goal, Row, Run

ENOUGH_MATCHES, ENOUGH_ACTIONS, SOON = 1000, 500.0, 0.1
ON_THE_WAY = 64
WARM_UP = 3.0


class Load(Struct, frozen=True):
    """The results of one server."""

    matches: int
    steady: Measured
    flat: Measured
    memory: float
    """Bytes for each match with its two sockets, at its beginning."""
    busy: float
    """Processor seconds of the server for one action at the steady rate; 0 where the system does not tell."""
    others: float
    """The share of the machine that other programs used meanwhile."""

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
    if ours.others >= 0:  # programs that end meanwhile are no longer counted
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
    """Connect the crowds, let them click, count what is stored."""
    before = memory_of(server.pid)
    with crowds(server, matches, processes) as (pipes, people):
        memory = (memory_of(server.pid) - before) / matches
        carry_out(pipes, Steady(rate / processes, WARM_UP))
        meter = Meter(server.pid, people)
        steady = carry_out(pipes, Steady(rate / processes, seconds))
        busy, others = meter.read()
        flat = carry_out(pipes, Flat(ON_THE_WAY // processes, seconds))
    if server.stored is not None:
        check_stored(server.stored, steady, flat)
    return Load(matches, steady, flat, memory, busy / len(steady.latencies), others)


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


def _rows(id_: str, name: str, load: Load) -> list[Row]:
    """The results of a server, as rows of a table."""
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
    """A row of the peer's with the ratio: how many times as fast or as small ours is."""
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
    game: Annotated[str, typer.Option(help="heroes or starquest.")] = "heroes",
    matches: Annotated[int, typer.Option(help="Live matches; 0 for the usual number.")] = 0,
    rate: Annotated[float, typer.Option(help="Clicks a second while they are held; 0 for the usual.")] = 0.0,
    seconds: Annotated[float, typer.Option(help="How long each part takes.")] = 20.0,
    processes: Annotated[int, typer.Option(help="Processes full of players.")] = 2,
    peer: Annotated[bool, typer.Option(help="Measure boardgame.io's server too.")] = True,
    keep_it: Annotated[bool, typer.Option("--keep/--no-keep", help="Keep the results.")] = True,
) -> None:
    """Measure the server under load."""
    if game == "starquest":
        result = server_starquest.run(matches, rate, seconds, processes)
    else:
        result = run(matches or ENOUGH_MATCHES, rate or ENOUGH_ACTIONS, seconds, processes, peer)
    report.present(result, kept=keep_it)


if __name__ == "__main__":
    typer.run(main)
