"""Checks that a simulation of many games needs no more memory than one of few.

Each pair of numbers comes from a fresh process, `python -m bench.memory GAMES`: its peak memory, and the blocks
of memory that Python still holds when the games are over.
"""

import gc
import subprocess
import sys
from itertools import product
from pathlib import Path

import msgspec
from msgspec import Struct
from rich.progress import Progress

from bench.measure import Plan
from bench.results import Found, Goal, Row
from bulkhead.heroes import HEROES
from bulkhead.heroes.rules.battle_rolls import keep_choices, push_choices
from bulkhead.heroes.rules.scoring_rolls import DICE
from bulkhead.lab.simulate import simulate
from bulkhead.tabletop.dice import sorted_rolls

FEW, MANY = 200, 2_000
ALLOWED_GROWTH = 0.05
"""A part of the peak: Python's supply of small free blocks grows a little, whatever it runs."""


class Used(Struct, frozen=True):
    """The memory of a process."""

    peak: float
    """MiB."""
    blocks: int


def bench(plan: Plan, progress: Progress) -> Found:
    few, many = (_measure(games, progress) for games in (FEW, MANY))
    rows = []
    for games, used in ((FEW, few), (MANY, many)):
        rows += [
            Row(f"peak-{games}", f"peak memory of {games:,} random games", "MiB", used.peak),
            Row(f"blocks-{games}", "blocks still held after them", "blocks", used.blocks),
        ]
    growth = many.peak / few.peak - 1
    held = (many.blocks - few.blocks) / (MANY - FEW)
    goals = [
        Goal(
            f"the peak of {MANY:,} games is within {ALLOWED_GROWTH:.0%} of the peak of {FEW}",
            f"{growth:+.1%}",
            growth < ALLOWED_GROWTH,
        ),
        Goal("a game leaves less than one block behind", f"{held:.3f}", held < 1),
    ]
    return Found(rows, goals)


def _measure(games: int, progress: Progress) -> Used:
    task = progress.add_task(f"memory of {games:,} games", total=None)
    command = [sys.executable, "-m", "bench.memory", str(games)]
    done = subprocess.run(command, check=True, capture_output=True)
    progress.remove_task(task)
    return msgspec.json.decode(done.stdout, type=Used)


# In the fresh process


def peak() -> float:
    """The peak memory of this process, in MiB."""
    status = Path("/proc/self/status")
    if status.exists():
        # Not getrusage: on Linux a new process inherits the peak of its parent.
        for line in status.read_text(encoding="utf-8").splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) / 1024
    import resource

    unit = 1024 * 1024 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit


def fill_tables() -> None:
    """Fill the engine's caches of the choices for each roll: some 6,000 entries, most of them met within a thousand
    games. Then any growth comes from the games."""
    hold = HEROES.options({}).hold
    for lying in range(1, DICE + 1):
        for count in range(1, lying + 1) if lying < DICE else (DICE,):
            for (rolled, _), (held, _) in product(sorted_rolls(count), sorted_rolls(lying - count)):
                keep_choices(rolled, held, hold)
        for dice, _ in sorted_rolls(lying):
            push_choices(dice)


def main() -> None:
    fill_tables()
    simulate(HEROES, HEROES.options({}), ("random", "random"), int(sys.argv[1]))
    gc.collect()
    print(msgspec.json.encode(Used(round(peak(), 2), sys.getallocatedblocks())).decode())


if __name__ == "__main__":
    main()
