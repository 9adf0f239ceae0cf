"""Moves (H-MOVE): one space forward in the hero's column, never into an occupied space."""

from bulkhead.heroes.data.board import COLUMNS, at, free_spaces
from bulkhead.heroes.data.events import Moved
from bulkhead.heroes.data.state import State
from bulkhead.heroes.rules.equipment import vox
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.events import Out


@clause("H-MOVE-2")
def can_move(state: State, seat: int, column: int) -> bool:
    """Is the space in front of a hero free?"""
    return free_spaces(state, seat, column) > 0


@clause("H-MOVE-1", "H-MOVE-3")
def walkers(state: State, seat: int, column: int) -> list[int]:
    """Columns of the heroes that may walk when the hero in `column` has a move: itself, or one named by its vox."""
    able = can_move(state, seat, column)
    walking = [column] if able else []
    if vox.may_pass(state, seat, column, able=able):
        walking += [other for other in COLUMNS if other != column and can_move(state, seat, other)]
    return walking


@clause("H-MOVE-1")
def advance(state: State, seat: int, column: int, out: Out, *, roll: str, passed_by: int, why: str) -> None:
    """Move one hero one space forward."""
    index = at(seat, column)
    state.advance[index] += 1
    out.tell(Moved(seat, column, state.army[index], state.advance[index], roll, passed_by, why))
