"""A drawn map cut into several boards, for scenes about scanning."""

from dataclasses import replace

from bulkhead.starquest.ship.squares import bits
from tests.starquest.scene import Table


def cut(table: Table, *columns: int, scanned: tuple[int, ...] = ()) -> Table:
    """Boards `brd_0`, `brd_1` ... from west to east, a new one beginning at each of these columns."""
    ship = table.state.ship
    board_of = tuple(
        -1 if board < 0 else sum(ship.xy(square)[0] >= column for column in columns)
        for square, board in enumerate(ship.board_of)
    )
    numbers = range(len(columns) + 1)
    table.state.ship = replace(
        ship,
        boards=tuple(f"brd_{number}" for number in numbers),
        board_of=board_of,
        board_squares=tuple(
            bits(square for square, board in enumerate(board_of) if board == number) for number in numbers
        ),
    )
    table.state.scanned = scanned
    return table
