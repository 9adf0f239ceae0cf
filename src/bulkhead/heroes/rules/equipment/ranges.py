"""Ranges (H-RANGE-1), measured from the hero that acts, over physical columns; nothing blocks them."""

from bulkhead.heroes.data.board import COLUMNS, at, rows_in_all
from bulkhead.heroes.data.cards import Range
from bulkhead.heroes.data.commands import Space
from bulkhead.heroes.data.state import State
from bulkhead.tabletop.clauses import clause


@clause("H-RANGE-1")
def columns_in_range(column: int, range_: Range) -> tuple[int, ...]:
    """The columns a range reaches from a column."""
    if range_ == "long":
        return COLUMNS
    if range_ == "medium":
        return tuple(other for other in COLUMNS if abs(other - column) <= 1)
    return (column,)


@clause("H-RANGE-1")
def in_range(state: State, seat: int, column: int, range_: Range, space: Space) -> bool:
    """Is a space in range of the hero of `seat` in `column`? Melee is the space before or behind; the other ranges
    include the hero's own space."""
    target, row = space
    if target not in columns_in_range(column, range_) or not 1 <= row <= rows_in_all(state):
        return False
    return range_ != "melee" or abs(row - state.advance[at(seat, column)] - 1) == 1


def spaces_in_range(state: State, seat: int, column: int, range_: Range) -> list[Space]:
    """Every space in range, column by column, near rows first."""
    if range_ == "melee":
        own = state.advance[at(seat, column)] + 1
        return [(column, row) for row in (own - 1, own + 1) if 1 <= row <= rows_in_all(state)]
    rows = range(1, rows_in_all(state) + 1)
    return [(target, row) for target in columns_in_range(column, range_) for row in rows]
