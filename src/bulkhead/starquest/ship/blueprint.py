"""A mutable map of squares by coordinates and edges between them; `build` makes an immutable ship from it."""

from collections.abc import Callable, Iterable, Mapping

from bulkhead.starquest.ship.plan import XY, Line, beside
from bulkhead.starquest.ship.ship import OPEN, WALL, Corner, Dock, Door, Gate, Kind, Route, Ship
from bulkhead.starquest.ship.squares import DIRECTIONS, NOWHERE, bits
from bulkhead.tabletop.clauses import clause

At = Callable[[XY], int]
"""The index of a square in the grid."""


class Blueprint:
    """The map so far. It does not check its input: its callers do, with better messages."""

    def __init__(self) -> None:
        self.boards: list[str] = []
        self.board_of: dict[XY, int] = {}
        """Every floor square, with the place of its board in `boards`; -1 for the floor of docks."""
        self.room_of: dict[XY, str] = {}
        self.bays: dict[str, list[XY]] = {}
        self.walls: set[Line] = set()
        self.doors: list[tuple[str, Kind, tuple[Line, Line]]] = []
        self.doorways: list[Line] = []
        """Openings of wall pieces, in pairs that lie side by side."""
        self.airlocks: list[Line] = []
        """Openings of entry areas that are floor."""
        self.thresholds: dict[str, tuple[XY, ...]] = {}
        self.areas: dict[str, tuple[int, int, int, int]] = {}
        self.dock_floor: dict[str, tuple[XY, ...]] = {}
        self.r_squares: list[XY] = []
        self.vents: dict[str, XY] = {}
        self.conduits: dict[str, tuple[XY, ...]] = {}
        self.exits: list[XY] = []
        self.obstacles: list[XY] = []
        self.reserved: list[XY] = []
        """Squares without floor that the grid includes anyway."""

    def is_floor(self, square: XY) -> bool:
        return square in self.board_of

    def build(self) -> Ship:
        """The finished ship."""
        places = [*self.board_of, *self.reserved]
        west, north = min(x for x, _ in places), min(y for _, y in places)
        width = max(x for x, _ in places) - west + 1
        height = max(y for _, y in places) - north + 1

        def at(square: XY) -> int:
            return (square[1] - north) * width + square[0] - west

        def chosen(squares: Iterable[XY]) -> int:
            return bits(map(at, squares))

        grid = [(x, y) for y in range(north, north + height) for x in range(west, west + width)]
        step = tuple(self._neighbours(square, at) for square in grid)
        gates = self._gates()
        edges = self._edges(grid, gates)
        openings = (*self.doorways, *self.airlocks)
        return Ship(
            width=width,
            height=height,
            west=west,
            north=north,
            floor=chosen(self.board_of),
            boards=tuple(self.boards),
            board_of=tuple(self.board_of.get(square, -1) for square in grid),
            board_squares=tuple(
                chosen(square for square, own in self.board_of.items() if own == board)
                for board in range(len(self.boards))
            ),
            room_of=tuple(self.room_of.get(square, "") for square in grid),
            rooms=_gathered(self.room_of, at),
            bays={bay: chosen(squares) for bay, squares in self.bays.items()},
            doors=tuple(
                Door(
                    id_,
                    kind,
                    ((at(first[0]), at(first[1])), (at(second[0]), at(second[1]))),
                    chosen((*first, *second)),
                )
                for id_, kind, (first, second) in self.doors
            ),
            gates=tuple(
                Gate(
                    f"w{number}",
                    ((at(first[0]), at(first[1])), (at(second[0]), at(second[1]))),
                    chosen((*first, *second)),
                )
                for number, (first, second) in enumerate(gates, 1)
            ),
            doorways=tuple((at(here), at(there)) for here, there in openings),
            sills=frozenset(
                (at(here), at(there))
                for here, there in (*openings, *(line for _, _, lines in self.doors for line in lines))
            ),
            docks={
                id_: Dock(
                    id_,
                    tuple(map(at, squares)),
                    self.areas.get(id_),
                    chosen(self.dock_floor.get(id_, ())),
                )
                for id_, squares in self.thresholds.items()
            },
            r_squares=chosen(self.r_squares),
            vents={id_: at(square) for id_, square in self.vents.items()},
            conduits={id_: tuple(map(at, squares)) for id_, squares in self.conduits.items()},
            exits=chosen(self.exits),
            obstacles=chosen(self.obstacles),
            step=step,
            edges=edges,
            corners=tuple(_corners(square, step, edges) for square in range(len(grid))),
        )

    def _neighbours(self, square: XY, at: At) -> tuple[int, ...]:
        if square not in self.board_of:
            return (NOWHERE,) * 8
        x, y = square
        around = ((x + dx, y + dy) for dx, dy in DIRECTIONS)
        return tuple(at(other) if other in self.board_of else NOWHERE for other in around)

    @clause("SQ-DOOR-08")
    def _gates(self) -> list[tuple[Line, Line]]:
        """The doorways of wall pieces, two lines side by side each, from north to south."""
        left = dict.fromkeys(sorted(self.doorways, key=lambda line: (line[0][1], line[0][0])))
        found: list[tuple[Line, Line]] = []
        while left:
            line = next(iter(left))
            other = beside(line)
            found.append((line, other))
            del left[line], left[other]
        return found

    @clause("SQ-DOOR-03", "SQ-DOOR-08")
    def _edges(self, grid: list[XY], gates: list[tuple[Line, Line]]) -> tuple[tuple[int, ...], ...]:
        """The contents of the four edges of every square. Doors, and after them gates, are identified by their
        index."""
        pairs = (*(lines for _, _, lines in self.doors), *gates)
        doors = {line: place for place, lines in enumerate(pairs) for line in lines}

        def edge(line: Line) -> int:
            if line in doors:
                return doors[line]
            here, there = line
            if line in self.walls or here not in self.board_of or there not in self.board_of:
                return WALL
            return OPEN

        return tuple(
            (
                edge(((x, y - 1), (x, y))),
                edge(((x, y), (x + 1, y))),
                edge(((x, y), (x, y + 1))),
                edge(((x - 1, y), (x, y))),
            )
            for x, y in grid
        )


def _gathered(room_of: Mapping[XY, str], at: At) -> dict[str, int]:
    """Each room with its squares."""
    rooms: dict[str, int] = {}
    for square, room in room_of.items():
        if room:
            rooms[room] = rooms.get(room, 0) | 1 << at(square)
    return rooms


def _corners(
    square: int, step: tuple[tuple[int, ...], ...], edges: tuple[tuple[int, ...], ...]
) -> tuple[Corner, ...]:
    """The two routes round each corner of a square: over the flank clockwise before the diagonal, and after it."""
    return tuple(
        (
            _route(square, facing, (facing + 1) % 4, step, edges),
            _route(square, (facing + 1) % 4, facing, step, edges),
        )
        for facing in range(4)
    )


def _route(
    square: int,
    first: int,
    second: int,
    step: tuple[tuple[int, ...], ...],
    edges: tuple[tuple[int, ...], ...],
) -> Route:
    """One facing, then the other."""
    flank = step[square][2 * first]
    into, out = edges[square][first], WALL if flank == NOWHERE else edges[flank][second]
    cut = WALL in (into, out)
    doors = 0 if cut else bits(door for door in (into, out) if door >= 0)
    return Route(flank, (into, out), cut, 0 if cut else 1 << flank, doors)
