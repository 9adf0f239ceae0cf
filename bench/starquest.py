"""Measures the rules of Starquest with seven seats on the big map: commands and games per second, copies, views,
texts."""

from collections.abc import Callable
from random import Random

from rich.progress import Progress

from bench.measure import MICROSECONDS, Plan, Workload, measure, repeat
from bench.play import SEED, over_all, play, silent, states
from bench.results import Found, Goal
from bulkhead.starquest.game import STARQUEST
from bulkhead.tabletop import SPECTATOR, Silence

NEEDED_COMMANDS, NEEDED_CLONE, NEEDED_GAME = 5_000.0, 50.0, 10.0


def workloads() -> list[Workload]:
    """All workloads of Starquest."""
    sample = states(STARQUEST, games=1, every=97)
    texts = [STARQUEST.dump(state) for state in sample]
    return [
        Workload("commands", "commands, every offer asked", "commands/s", repeat(silent(STARQUEST))),
        _time("game", "a whole game of random play", _games()),
        _time("clone", "clone a state", over_all(sample, STARQUEST.clone)),
        _time("view-squad", "view for a squad", over_all(sample, lambda state: STARQUEST.view(state, 0))),
        _time(
            "view-alien", "view for an alien player", over_all(sample, lambda state: STARQUEST.view(state, 5))
        ),
        _time(
            "view-spectator",
            "view for a spectator",
            over_all(sample, lambda state: STARQUEST.view(state, SPECTATOR)),
        ),
        _time("dump", "dump to JSON", over_all(sample, STARQUEST.dump)),
        _time("load", "load from JSON", over_all(texts, STARQUEST.load)),
    ]


def _time(id_: str, label: str, step: Callable[[], int]) -> Workload:
    return Workload(id_, label, MICROSECONDS, repeat(step))


def _games() -> Callable[[], int]:
    """One game per step, so that its time is that of the game."""
    rng, options, out = Random(SEED), STARQUEST.options({}), Silence()

    def step() -> int:
        play(STARQUEST, options, rng, out)
        return 1

    return step


def bench(plan: Plan, progress: Progress) -> Found:
    rows = measure(workloads(), plan, progress)
    medians = {row.id: row.median for row in rows}
    seconds = medians["game"] / 1_000_000
    return Found(
        rows,
        [
            Goal(
                f"at least {NEEDED_COMMANDS:,.0f} commands/s on one core, every offer asked",
                f"{medians['commands']:,.0f} commands/s",
                medians["commands"] >= NEEDED_COMMANDS,
            ),
            Goal(
                f"a clone in under {NEEDED_CLONE:.0f} microseconds",
                f"{medians['clone']:.1f} microseconds",
                medians["clone"] < NEEDED_CLONE,
            ),
            Goal(
                f"a random game of seven seats in under {NEEDED_GAME:.0f} seconds",
                f"{seconds:.2f} seconds",
                seconds < NEEDED_GAME,
            ),
        ],
    )
