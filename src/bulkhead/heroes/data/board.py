"""The battlefield (H-BOARD): five columns, two halves that are the same print turned around."""

from bulkhead.heroes.data.state import State
from bulkhead.tabletop.clauses import clause

COLUMNS = (1, 2, 3, 4, 5)


@clause("H-BOARD-1")
def at(seat: int, column: int) -> int:
    """The index of a seat's hero in `army` and `advance`: five columns, one hero of each seat in each."""
    return seat * 5 + column - 1


@clause("H-BOARD-3")
def facing(column: int) -> int:
    """The opponent's number of the same column: my 1 is their 5."""
    return 6 - column


@clause("H-ARMY-3")
def enemy(seat: int) -> int:
    """The other seat; its heroes are the enemy heroes."""
    return 1 - seat


@clause("H-BOARD-2")
def rows_in_all(state: State) -> int:
    """Rows of both halves together."""
    return 2 * state.options.rows


@clause("H-BOARD-3")
def row_of(state: State, viewer: int, seat: int, column: int) -> int:
    """The row a hero stands in, counted from the viewer's set-up row, which is 1."""
    advance = state.advance[at(seat, column)]
    return advance + 1 if seat == viewer else rows_in_all(state) - advance


@clause("H-BOARD-4")
def free_spaces(state: State, seat: int, column: int) -> int:
    """Empty spaces between a hero and the enemy hero it faces; 0 means that the next space is taken."""
    advance = state.advance
    return 2 * state.options.rows - 2 - advance[seat * 5 + column - 1] - advance[(1 - seat) * 5 + 5 - column]


def hero_at(state: State, viewer: int, column: int, row: int) -> tuple[int, int] | None:
    """(seat, that seat's column) of the hero in a space given as the viewer counts; None when it is empty."""
    if state.advance[at(viewer, column)] + 1 == row:
        return viewer, column
    other = enemy(viewer)
    if rows_in_all(state) - state.advance[at(other, facing(column))] == row:
        return other, facing(column)
    return None


@clause("H-BOARD-2")
def across(state: State, seat: int) -> int:
    """How many of a seat's heroes stand in the opponent's half."""
    rows = state.options.rows
    return sum(state.advance[at(seat, column)] >= rows for column in COLUMNS)
