"""`python -m bench`: runs the benchmarks of the engine, prints the results and stores them."""

import sys
from collections.abc import Callable
from datetime import UTC, datetime
from enum import StrEnum
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn

from bench import captain, heroes, lanes, memory, report, starquest, starquest_sight
from bench.machine import this_machine
from bench.measure import QUICK, Plan, stay_on_one_core
from bench.peers import side_by_side
from bench.results import Found, Run, keep

Bench = Callable[[Plan, Progress], Found]


class Kind(StrEnum):
    HEROES = "heroes"
    LANES = "lanes"
    STARQUEST = "starquest"
    SIGHT = "sight"
    PEERS = "peers"
    MEMORY = "memory"
    CAPTAIN = "captain"


BENCHES: dict[Kind, Bench] = {
    Kind.HEROES: heroes.bench,
    Kind.LANES: lanes.bench,
    Kind.STARQUEST: starquest.bench,
    Kind.SIGHT: starquest_sight.bench,
    Kind.PEERS: side_by_side.bench,
    Kind.MEMORY: memory.bench,
    Kind.CAPTAIN: captain.bench,
}


def main(
    only: Annotated[
        list[Kind] | None, typer.Option(help="Run this kind alone; may be given more than once.")
    ] = None,
    quick: Annotated[
        bool, typer.Option("--quick", help="A few short samples, to try it out; nothing is kept.")
    ] = False,
) -> None:
    """Measure the speed of Bulkhead on one core."""
    console = Console()
    stay_on_one_core()
    for kind in only or list(Kind):
        run = _run(kind, QUICK if quick else Plan(), console)
        report.show(run, console)
        if not quick:
            keep(run)
    if not quick:
        report.write_readme()


def _run(kind: Kind, plan: Plan, console: Console) -> Run:
    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        found = BENCHES[kind](plan, progress)
    command = " ".join(["python -m bench", *sys.argv[1:]])
    date = datetime.now(UTC).date().isoformat()
    return Run(kind, date, command, this_machine(), found)


if __name__ == "__main__":
    typer.run(main)
