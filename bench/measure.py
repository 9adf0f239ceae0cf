"""Measuring: short samples of every workload in turn, many rounds, medians at the end.

A machine is never quite idle. The seconds that count are those a processor spent on the workload, not those it was kept
waiting. Taking one sample of each workload and beginning again spreads what disturbance is left over all of them, so
that ratios stay fair; the median then forgets the odd bad sample.
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
    """What one sample did."""

    count: int
    seconds: float
    """Processor time, of all threads together."""


class Workload(Struct, frozen=True):
    """Something that can be kept going for a while, and is counted."""

    id: str
    label: str
    unit: str
    """`µs` for the time one of it takes; anything else is a number per second."""
    run: Callable[[float], Work]
    """Keep going for about so many seconds."""

    def value(self, work: Work) -> float:
        return work.seconds / work.count * 1e6 if self.unit == MICROSECONDS else work.count / work.seconds


class Plan(Struct, frozen=True):
    """How long to measure."""

    rounds: int = 9
    seconds: float = 0.5
    """Of one sample."""
    warm_up: float = 3.0
    """Of each workload before the first round: caches fill, just-in-time compilers compile."""


QUICK = Plan(rounds=3, seconds=0.1, warm_up=0.3)


def repeat(step: Callable[[], int]) -> Callable[[float], Work]:
    """A workload's `run` out of a step that returns how much it did. A step should take some milliseconds at most."""

    def run(seconds: float) -> Work:
        count = 0
        begin, end = process_time(), perf_counter() + seconds
        while perf_counter() < end:  # the quicker clock to read: some steps take microseconds
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
    """Five digits are more than a measurement is worth."""
    return float(f"{number:.5g}")


def stay_on_one_core() -> bool:
    """Pin this process, and those it starts, to one core where the system can. True when it could."""
    if not hasattr(os, "sched_setaffinity"):
        return False
    # The last one: the first is where most systems answer their devices.
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    return True
