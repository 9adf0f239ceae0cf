"""Runs the missing games of a study in order, in several processes."""

from collections.abc import Collection, Generator, Sequence

from bulkhead.lab.sharing import in_order
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
    return in_order(play, ((plan, table, index) for table, index in tasks), jobs)
