"""Measures workloads: short samples of each in turn, many rounds, medians at the end.

No machine is ever quite idle, so processor time counts, not elapsed time. One sample of each workload per round
spreads disturbances over all of them, so that ratios stay fair; the median ignores single bad samples.
"""

import os
from collections.abc import Callable, Sequence
from statistics import median
from time import perf_counter, process_time

from msgspec import Struct
from rich.progress import Progress

from bench.results import Row

MICROSECONDS = "µs"


class Work(Struct, frozen=True):
    """The result of one sample."""

    count: int
    seconds: float
    """Processor time, of all threads together."""


class Workload(Struct, frozen=True):
    """Something to measure, that can run for any time and is counted."""

    id: str
    label: str
    unit: str
    """`µs` for the time of one; anything else is a number per second."""
    run: Callable[[float], Work]
    """Run for about this many seconds."""

    def value(self, work: Work) -> float:
        return work.seconds / work.count * 1e6 if self.unit == MICROSECONDS else work.count / work.seconds


class Plan(Struct, frozen=True):
    """How long to measure."""

    rounds: int = 9
    seconds: float = 0.5
    """The length of one sample."""
    warm_up: float = 3.0
    """For each workload before the first round: caches fill, just-in-time compilers compile."""


QUICK = Plan(rounds=3, seconds=0.1, warm_up=0.3)


def repeat(step: Callable[[], int]) -> Callable[[float], Work]:
    """Make a workload's `run` from a step that returns how much it did. A step should take some milliseconds at
    most."""

    def run(seconds: float) -> Work:
        count = 0
        begin, end = process_time(), perf_counter() + seconds
        while perf_counter() < end:  # the faster clock to read: some steps take microseconds
            count += step()
        return Work(count, process_time() - begin)

    return run


def measure(workloads: Sequence[Workload], plan: Plan, progress: Progress) -> list[Row]:
    """One row per workload, in their order."""
    samples: dict[str, list[float]] = {workload.id: [] for workload in workloads}
    task = progress.add_task("measuring", total=len(workloads) * (plan.rounds + 1))
    for round_ in range(plan.rounds + 1):
        for workload in workloads:
            progress.update(task, description=workload.label)
            if round_ == 0:
                workload.run(plan.warm_up)
            else:
                samples[workload.id].append(workload.value(workload.run(plan.seconds)))
            progress.advance(task)
    progress.remove_task(task)
    return [_row(workload, samples[workload.id]) for workload in workloads]


def _row(workload: Workload, samples: list[float]) -> Row:
    return Row(
        workload.id,
        workload.label,
        workload.unit,
        median=_short(median(samples)),
        low=_short(min(samples)),
        high=_short(max(samples)),
        samples=len(samples),
    )


def _short(number: float) -> float:
    """Five digits are enough for a measurement."""
    return float(f"{number:.5g}")


def stay_on_one_core() -> bool:
    """Pin this process, and those it starts, to one core where the system can. True when it could."""
    if not hasattr(os, "sched_setaffinity"):
        return False
    # The last one: most systems handle interrupts on the first.
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    return True
