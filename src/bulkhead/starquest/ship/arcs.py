"""The arcs of a facing: half of the map for sight (SQ-LOS-03), a wedge between diagonals for fire (SQ-LOF-01)."""

from bulkhead.starquest.ship.ship import Ship
from bulkhead.starquest.ship.squares import E, N, S
from bulkhead.tabletop.clauses import clause


class Arcs:
    """The arcs of one ship's squares, by square and facing. Obstacles are handled by `sight`."""

    def __init__(self, ship: Ship) -> None:
        self.ship = ship
        self._halves: dict[tuple[int, int], int] = {}
        self._wedges: dict[tuple[int, int], int] = {}

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

    def _gather(self, square: int, facing: int, *, wedge: bool) -> int:
        """Collect the arc row by row, each row a run of squares."""
        ship = self.ship
        row, column = divmod(square, ship.width)
        found = 0
        for other in range(ship.height):
            first, last = _run(facing, column, other - row, ship.width - 1, wedge=wedge)
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
