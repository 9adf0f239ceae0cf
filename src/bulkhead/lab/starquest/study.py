"""Runs the missing games of a study in order, in several processes."""

from collections import deque
from collections.abc import Collection, Generator, Sequence
from concurrent.futures import Future

from bulkhead.lab.simulate import helpers
from bulkhead.lab.starquest.game import Plan, play
from bulkhead.lab.starquest.record import Record
from bulkhead.lab.starquest.tables import Table

Key = tuple[str, int, int]


def schedule(tables: Sequence[Table], games: int, there: Collection[Key] = ()) -> list[tuple[Table, int]]:
    """The games to play: the first of every table, then the second of every table, and so on, so that an interrupted
    study has seen every table."""
    return [
        (table, index)
        for index in range(games)
        for table in tables
        if (table.mission, table.squads, index) not in there
    ]


def run(plan: Plan, tasks: Sequence[tuple[Table, int]], jobs: int = 1) -> Generator[Record, None, None]:
    """Play them; records come in the order of the tasks."""
    if jobs <= 1:
        for table, index in tasks:
            yield play(plan, table, index)
        return
    pool = helpers(jobs)
    waiting: deque[Future[Record]] = deque()
    try:
        for table, index in tasks:
            waiting.append(pool.submit(play, plan, table, index))
            if len(waiting) > 3 * jobs:  # keeps all processes busy; little is lost
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
