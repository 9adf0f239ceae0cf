"""Measures the compiled engine of Heroes: whole games of random players per second on one core, beside the reference
and beside compiled engines of other projects."""

import os
from collections.abc import Callable
from contextlib import ExitStack
from itertools import count

from rich.progress import Progress

from bench.heroes import simulated
from bench.measure import Plan, Workload, measure, repeat
from bench.peers.open_spiel import OPEN_SPIEL_ROLLOUTS
from bench.peers.peer import Absent
from bench.peers.pgx import PGX
from bench.results import Found, Goal, Row
from bulkhead.heroes import HEROES
from bulkhead.lab.heroes.lanes.batch import PHASES, Batch
from bulkhead.lab.heroes.lanes.engine import Table, key_of
from bulkhead.lab.heroes.lanes.games import Games

NEEDED_COMMANDS, NEEDED_OUTCOMES = 120_000, 500_000
AT_A_TIME, SIDE_BY_SIDE = 8192, 1024
OVER = PHASES.index("over")
KEY = key_of("bench")


def workloads() -> list[Workload]:
    """Random games of four rows with the house cards, chosen armies and set-up included."""
    return [
        Workload("reference", "the reference, in Python", "games/s", repeat(simulated())),
        Workload("commands", "every command drawn, in lanes", "games/s", repeat(_whole())),
        Workload("commands-singly", "the same, one game after another", "games/s", repeat(_singly())),
        Workload("outcomes", "outcomes only, in lanes", "games/s", repeat(_whole(only_outcomes=True))),
        Workload("batch", "1,024 games, step by step", "games/s", repeat(_batch(observed=False))),
        Workload(
            "batch-observed",
            "the same, with legal commands and observations",
            "games/s",
            repeat(_batch(observed=True)),
        ),
    ]


def _whole(*, only_outcomes: bool = False) -> Callable[[], int]:
    games, starts = Games(HEROES.options({}), KEY), count(0, AT_A_TIME)

    def step() -> int:
        start = next(starts)
        return games.totals(range(start, start + AT_A_TIME), only_outcomes=only_outcomes).games

    return step


def _singly() -> Callable[[], int]:
    games, starts = Games(HEROES.options({}), KEY), count(0, AT_A_TIME)

    def step() -> int:
        start = next(starts)
        return games.call_singly(range(start, start + AT_A_TIME))

    return step


def _batch(*, observed: bool) -> Callable[[], int]:
    """A step that plays a command in each game and counts the games that ended; these begin anew."""
    batch, numbers = Batch(Table(HEROES.options({})), SIDE_BY_SIDE), count(SIDE_BY_SIDE)
    batch.reset(KEY)

    def step() -> int:
        batch.choose()
        batch.step()
        if observed:
            batch.legal()
            batch.observe()
        ended, phases = 0, batch.phase.tobytes()
        game = phases.find(OVER)
        while game >= 0:
            batch.reset(KEY, next(numbers), only=range(game, game + 1))
            ended += 1
            game = phases.find(OVER, game + 1)
        return ended

    return step


def bench(plan: Plan, progress: Progress) -> Found:
    measured, before = workloads(), load()
    notes = [
        "A game has 672 commands and 136 turns on average; to choose armies and to set up are 20 of the commands.",
        "Random roll-outs of OpenSpiel's own search, in C++; Pgx on the processor, 1,024 games at a time.",
    ]
    with ExitStack() as stack:
        for peer in (OPEN_SPIEL_ROLLOUTS, PGX):
            try:
                measured += peer.open(stack)
                notes.append(f"{peer.name} {peer.version()}")
            except Absent as why:
                notes.append(f"{peer.name}: {why}")
        rows = measure(measured, plan, progress)
    if before is not None:
        notes.append(
            f"Load of the machine before and after: {before:.1f}, {load():.1f}, on {os.cpu_count()} cores."
        )
    return Found(rows, _goals(rows), notes)


def load() -> float | None:
    """How many processes wanted to run during the last minute, where the system tells. Processor time is measured, but
    neighbours also take caches and clock."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else None


def _goals(rows: list[Row]) -> list[Goal]:
    speed = {row.id: row.median for row in rows}
    return [
        Goal(
            f"at least {NEEDED_COMMANDS:,} games/s on one core with every command drawn",
            f"{speed['commands']:,.0f} games/s",
            speed["commands"] >= NEEDED_COMMANDS,
        ),
        Goal(
            f"at least {NEEDED_OUTCOMES:,} games/s on one core for outcomes only",
            f"{speed['outcomes']:,.0f} games/s",
            speed["outcomes"] >= NEEDED_OUTCOMES,
        ),
    ]
