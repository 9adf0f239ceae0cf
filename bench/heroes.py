"""Measures the engine of Heroes: commands and games per second, and the cost of copies, views and texts."""

from collections.abc import Callable
from itertools import count

from rich.progress import Progress

from bench.measure import MICROSECONDS, Plan, Workload, measure, repeat
from bench.play import heard, over_all, silent, states
from bench.results import Found, Goal
from bulkhead.heroes import HEROES
from bulkhead.lab.simulate import simulate
from bulkhead.tabletop import SPECTATOR

NEEDED_GAMES = 100


def workloads() -> list[Workload]:
    """All workloads of Heroes."""
    sample = states(HEROES, games=40, every=101)
    texts = [HEROES.dump(state) for state in sample]
    return [
        Workload("commands", "commands, every offer asked", "commands/s", repeat(silent(HEROES))),
        Workload("commands-heard", "the same, all events kept", "commands/s", repeat(heard(HEROES))),
        Workload("games", "full random games, simulated", "games/s", repeat(simulated())),
        _time("clone", "clone a state", over_all(sample, HEROES.clone)),
        _time("view-seat-1", "view for seat 1", over_all(sample, lambda state: HEROES.view(state, 0))),
        _time("view-seat-2", "view for seat 2", over_all(sample, lambda state: HEROES.view(state, 1))),
        _time(
            "view-spectator",
            "view for a spectator",
            over_all(sample, lambda state: HEROES.view(state, SPECTATOR)),
        ),
        _time("dump", "dump to JSON", over_all(sample, HEROES.dump)),
        _time("load", "load from JSON", over_all(texts, HEROES.load)),
    ]


def _time(id_: str, label: str, step: Callable[[], int]) -> Workload:
    return Workload(id_, label, MICROSECONDS, repeat(step))


def simulated() -> Callable[[], int]:
    """A step of a simulation with random seats and one job, statistics included; never the same games twice."""
    options, batch, seeds = HEROES.options({}), 5, count()

    def step() -> int:
        return simulate(HEROES, options, ("random", "random"), batch, seed=next(seeds)).games

    return step


def bench(plan: Plan, progress: Progress) -> Found:
    rows = measure(workloads(), plan, progress)
    games = next(row.median for row in rows if row.id == "games")
    goal = Goal(
        f"at least {NEEDED_GAMES} full random games/s on one core",
        f"{games:.0f} games/s",
        games >= NEEDED_GAMES,
    )
    return Found(rows, [goal])
