"""Answers `bulkhead solve heroes`: the value of a position, from a table in a file or a new one."""

from collections.abc import Callable
from pathlib import Path
from random import Random

from bulkhead.heroes.data.state import State
from bulkhead.heroes.rules.winning import result
from bulkhead.lab.heroes.solving.machine import Where
from bulkhead.lab.heroes.solving.reference import Reference, residual
from bulkhead.lab.heroes.solving.solver import solved_table
from bulkhead.lab.heroes.solving.table import Table, boards, can_write, read_table
from bulkhead.registry.counts import Answer
from bulkhead.tabletop.refusals import Mistake

MOST_ROWS = 4
"""With five rows a board has too many places for any machine's memory."""
IN_DOUBLE: dict[Where, int] = {"cpu": 3, "gpu": 4}
"""With up to so many rows there is room for double precision."""
BEFORE_PLAY = ("draft", "place")


def answer(
    state: State, where: Where, file: Path | None, checks: int, progress: Callable[[int, float], None]
) -> Answer:
    """The chance of the first seat to win from a position, and how far the boards that were checked are off."""
    _refuse(state)
    table = _table(state, where, file, progress)
    ended = result(state)
    value = _of_mover(state, table) if ended is None else ended.shares[state.mover]
    value = 1 - value if state.mover else value
    return Answer(value, table.bound, table.head.sweeps, _worst(table, checks) if checks else None)


def _refuse(state: State) -> None:
    if state.options.games != 1:
        raise Mistake("solve-one-game")
    if state.options.rows > MOST_ROWS:
        raise Mistake("solve-too-large", rows=state.options.rows, most=MOST_ROWS)
    if state.phase in BEFORE_PLAY or not all(state.army):
        raise Mistake("solve-not-placed")


def _of_mover(state: State, table: Table) -> float:
    if state.phase == "roll":
        return table.value(state.mover, state.advance)
    return Reference(table.value).value(state)


def _table(state: State, where: Where, file: Path | None, progress: Callable[[int, float], None]) -> Table:
    """The table of a state's match-up; a new one is written to the file."""
    if file is not None and file.exists():
        table = read_table(file)
        if not table.solves(state):
            raise Mistake("solve-other-match-up", file=str(file))
        return table
    if file is not None:
        can_write(file)
    table = solved_table(state, where, double=state.options.rows <= IN_DOUBLE[where], progress=progress)
    if file is not None:
        table.write(file)
    return table


def _worst(table: Table, checks: int) -> float:
    """The largest residual of some boards, chosen at random; always the same ones."""
    rng = Random(0)
    many = list(boards(table.head.options.rows))
    found = 0.0
    for _ in range(checks):
        seat, pairs = rng.randrange(2), rng.choice(many)
        own, foe = [pair[0] for pair in pairs], [pair[1] for pair in reversed(pairs)]
        advance = own + foe if seat == 0 else foe + own
        found = max(found, residual(table.state(), seat, advance, table.value))
    return found
