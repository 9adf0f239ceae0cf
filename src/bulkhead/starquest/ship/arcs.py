"""The arcs of a facing: half of the map for sight (SQ-LOS-03), a wedge between diagonals for fire (SQ-LOF-01)."""

from collections.abc import Callable

from bulkhead.starquest.ship.ship import Ship
from bulkhead.starquest.ship.squares import DIRECTIONS, E, N, S
from bulkhead.tabletop.clauses import clause


class Arcs:
    """The arcs of one ship's squares, by square and facing. Obstacles are handled by `sight`."""

    def __init__(self, ship: Ship) -> None:
        self.ship = ship
        self._halves: dict[tuple[int, int], int] = {}
        self._wedges: dict[tuple[int, int], int] = {}
        self._diagonals: dict[tuple[int, int], tuple[int, int]] = {}

    @clause("SQ-LOS-03")
    def half(self, square: int, facing: int) -> int:
        """The floor within the 180 degrees ahead, including exact left and right and the viewer's square."""
        found = self._halves.get((square, facing))
        if found is None:
            found = self._halves[square, facing] = self._gather(square, facing, wedge=False)
        return found

    @clause("SQ-LOF-01")
    def wedge(self, square: int, facing: int) -> int:
        """The floor within the two diagonals ahead, these included: at least one square forward, and no more squares
        sideways than forward."""
        found = self._wedges.get((square, facing))
        if found is None:
            found = self._wedges[square, facing] = self._gather(square, facing, wedge=True)
        return found

    @clause("SQ-MOVE-05")
    def diagonal(self, square: int, direction: int) -> tuple[int, int]:
        """Half and wedge of one who looks along a diagonal, on tables that play with eight facings: the floor ahead of
        the other diagonal, and the quarter between its two orthogonals. The square itself is in neither."""
        found = self._diagonals.get((square, direction))
        if found is None:
            column, last = square % self.ship.width, self.ship.width - 1
            east, south = DIRECTIONS[direction]

            def half(down: int) -> tuple[int, int]:
                return (column - down * south, last) if east > 0 else (0, column + down * south)

            def wedge(down: int) -> tuple[int, int]:
                if down * south < 0:
                    return (0, -1)
                return (column, last) if east > 0 else (0, column)

            others = ~(1 << square)
            found = self._rows(square, half) & others, self._rows(square, wedge) & others
            self._diagonals[square, direction] = found
        return found

    def _gather(self, square: int, facing: int, *, wedge: bool) -> int:
        column, last = square % self.ship.width, self.ship.width - 1
        return self._rows(square, lambda down: _run(facing, column, down, last, wedge=wedge))

    def _rows(self, square: int, run: Callable[[int], tuple[int, int]]) -> int:
        """Collect an arc row by row. Each row is a run of squares: `run` names the first and last column of the row
        so many rows below the viewer."""
        ship = self.ship
        row = square // ship.width
        found = 0
        for other in range(ship.height):
            first, last = run(other - row)
            first, last = max(first, 0), min(last, ship.width - 1)
            if first <= last:
                found |= ((1 << last - first + 1) - 1) << other * ship.width + first
        return found & ship.floor


def _run(facing: int, column: int, down: int, last: int, *, wedge: bool) -> tuple[int, int]:
    """The first and last column of an arc in the row `down` rows below the viewer; an empty run ends before it
    begins."""
    if facing in (N, S):
        forward = down if facing == S else -down
        if wedge:
            return (column - forward, column + forward) if forward > 0 else (0, -1)
        return (0, last) if forward >= 0 else (0, -1)
    forward = max(abs(down), 1) if wedge else 0
    return (column + forward, last) if facing == E else (0, column - forward)
