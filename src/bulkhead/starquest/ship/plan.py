"""A drawn map: walls, doors and squares in plain text, for boards, missions, positions and tests.

A map of W by H squares is 2H+1 lines of 2W+1 characters; blanks at the ends of lines may be left out. Counted from 0,
the character in column 2x+1 of line 2y+1 is the square (x, y); the one to its left is its west edge, the one above it
its north edge. Where columns and lines are both even there are corners, `+` or blank, which mean nothing.

    squares   a to z  a room (the board says which)       edges   |  -   wall
              0 to 9  a bay, part of the room it is open to       :  =   half of a door
              .       corridor                                    !  ~   half of a reinforced bulkhead
              *       dock                                        ;  _   half of a doorway, always open
              blank   no floor                                    )  ^   half of an airlock, from dock to threshold
              R       reinforcement square                        blank  open
              V       vent
              C       conduit (touching ones are one conduit)
              X       exit
              T       threshold of a dock that is not drawn (touching ones are one dock)
              #       obstacle: floor that figures cannot enter

A marked square belongs to the room or corridor it is open to.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from textwrap import dedent
from typing import NamedTuple

from bulkhead.starquest.ship.ship import Kind
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.phrases import Arg
from bulkhead.tabletop.refusals import Mistake

XY = tuple[int, int]
Line = tuple[XY, XY]
"""An edge, as the squares to its west and east, or to its north and south; they need not be floor."""

NO_FLOOR, CORRIDOR, DOCK = " ", ".", "*"
MARKS = "RVCXT#"
ROOMS = "abcdefghijklmnopqrstuvwxyz"
BAYS = "0123456789"

_OPEN, _WALL, _DOOR, _BULKHEAD, _DOORWAY, _AIRLOCK = " |:!;)"
_LYING = dict(zip(" -=~_^", " |:!;)", strict=True))
"""What the marks on horizontal edges are on vertical ones."""
_PAIRED = _DOOR + _BULKHEAD + _DOORWAY
_KINDS: dict[str, Kind] = {_DOOR: "door", _BULKHEAD: "bulkhead"}


class DrawnDoor(NamedTuple):
    """A door or bulkhead as it is drawn: two edges side by side."""

    kind: Kind
    lines: tuple[Line, Line]

    @property
    def fronts(self) -> frozenset[XY]:
        """Its four front squares."""
        return frozenset(square for line in self.lines for square in line)


@dataclass(frozen=True, eq=False, slots=True)
class Plan:
    """A drawing that has been read and is consistent."""

    width: int
    height: int
    zones: dict[XY, str]
    """Every floor and dock square, with the letter of its room, CORRIDOR or DOCK."""
    walls: frozenset[Line]
    doors: tuple[DrawnDoor, ...]
    doorways: tuple[Line, ...]
    airlocks: tuple[Line, ...]
    bays: dict[str, tuple[XY, ...]]
    marks: dict[str, tuple[XY, ...]]
    """Squares by their mark: those of the legend, and those in `also`."""


def read_plan(text: str, also: str = "") -> Plan:
    """Read a drawing. `also` are further marks that may stand on floor squares: figures of a position, say."""
    return _Reader(text, also).plan()


def around(square: XY) -> Iterator[tuple[XY, Line]]:
    """The four orthogonal neighbours of a square, N, E, S and W, each with the edge towards it."""
    x, y = square
    yield (x, y - 1), ((x, y - 1), square)
    yield (x + 1, y), (square, (x + 1, y))
    yield (x, y + 1), (square, (x, y + 1))
    yield (x - 1, y), ((x - 1, y), square)


def beside(line: Line) -> Line:
    """The next edge in the same wall: below an upright one, to the east of a lying one."""
    (x, y), (east, south) = line
    return ((x, y + 1), (east, south + 1)) if east > x else ((x + 1, y), (east + 1, south))


def clusters(squares: tuple[XY, ...]) -> list[tuple[XY, ...]]:
    """Groups of squares that touch along edges, in the order in which they are met."""
    left, found = dict.fromkeys(squares), []
    while left:
        group = [next(iter(left))]
        del left[group[0]]
        for square in group:  # grows during the loop
            for other, _ in around(square):
                if other in left:
                    del left[other]
                    group.append(other)
        found.append(tuple(sorted(group, key=lambda one: (one[1], one[0]))))
    return found


class _Reader:
    """Reads one drawing; every mistake names the line and column of the given text."""

    def __init__(self, text: str, also: str) -> None:
        self.also = also
        given = text.expandtabs().splitlines()
        rows = [row.rstrip() for row in dedent("\n".join(row.rstrip() for row in given)).split("\n")]
        self.above = next((place for place, row in enumerate(rows) if row), len(rows))
        while rows and not rows[-1]:
            rows.pop()
        self.rows = rows[self.above :]
        if not self.rows:
            raise Mistake("ship-map-empty")
        first = given[self.above].rstrip()
        self.left = len(first) - len(self.rows[0])
        widest = max(map(len, self.rows))
        if len(self.rows) % 2 == 0 or len(self.rows) < 3:
            raise Mistake("ship-map-lines", count=len(self.rows))
        if widest % 2 == 0 or widest < 3:
            line = next(place for place, row in enumerate(self.rows) if len(row) == widest)
            raise self.mistake("ship-map-width", line, 0, count=widest)
        self.rows = [row.ljust(widest) for row in self.rows]
        self.width, self.height = widest // 2, len(self.rows) // 2
        self.cells: dict[XY, str] = {}
        self.edges: dict[Line, str] = {}
        self.read()

    def mistake(self, message: str, row: int, column: int, **args: Arg) -> Mistake:
        return Mistake(message, line=row + self.above + 1, column=column + self.left + 1, **args)

    def at_square(self, message: str, square: XY, **args: Arg) -> Mistake:
        return self.mistake(message, 2 * square[1] + 1, 2 * square[0] + 1, **args)

    def at_edge(self, message: str, line: Line, **args: Arg) -> Mistake:
        (x, y), (east, south) = line
        if east > x:
            return self.mistake(message, 2 * y + 1, 2 * east, **args)
        return self.mistake(message, 2 * south, 2 * x + 1, **args)

    def plan(self) -> Plan:
        self.check_edges()
        return Plan(
            self.width,
            self.height,
            self.zones(),
            frozenset(line for line, mark in self.edges.items() if mark == _WALL),
            tuple(self.doors()),
            tuple(line for line, mark in self.edges.items() if mark == _DOORWAY),
            tuple(line for line, mark in self.edges.items() if mark == _AIRLOCK),
            {bay: squares for bay in BAYS if (squares := self.marked(bay))},
            {mark: squares for mark in MARKS + self.also if (squares := self.marked(mark))},
        )

    def marked(self, mark: str) -> tuple[XY, ...]:
        return tuple(square for square, cell in self.cells.items() if cell == mark)

    # Characters

    def read(self) -> None:
        """Squares and edges, in reading order."""
        known = CORRIDOR + DOCK + NO_FLOOR + ROOMS + BAYS + MARKS + self.also
        for row, text in enumerate(self.rows):
            for column, mark in enumerate(text):
                x, y = column // 2, row // 2
                if row % 2 == 0 and column % 2 == 0:
                    if mark not in "+ ":
                        raise self.mistake("ship-map-corner", row, column, mark=mark)
                elif row % 2 and column % 2:
                    if mark not in known:
                        raise self.mistake("ship-map-square", row, column, mark=mark)
                    if mark != NO_FLOOR:
                        self.cells[x, y] = mark
                elif row % 2:
                    if mark not in _LYING.values():
                        raise self.mistake("ship-map-edge", row, column, mark=mark, allowed="| : ! ; )")
                    if mark != _OPEN:
                        self.edges[(x - 1, y), (x, y)] = mark
                else:
                    if mark not in _LYING:
                        raise self.mistake("ship-map-edge", row, column, mark=mark, allowed="- = ~ _ ^")
                    if mark != _OPEN:
                        self.edges[(x, y - 1), (x, y)] = _LYING[mark]

    # Edges

    def check_edges(self) -> None:
        """Check that the hull is closed; a door or doorway has floor on both sides, an airlock on one."""
        for square, cell in self.cells.items():
            for other, line in around(square):
                if other not in self.cells and self.edges.get(line, _OPEN) == _OPEN:
                    raise self.at_edge("ship-map-hull", line)
                if cell == DOCK and self.edges.get(line, _OPEN) in _PAIRED:
                    raise self.at_edge("ship-map-door-nowhere", line)
        for line, mark in self.edges.items():
            here, there = (self.cells.get(square, NO_FLOOR) for square in line)
            if mark in _PAIRED and NO_FLOOR in (here, there):
                raise self.at_edge("ship-map-door-nowhere", line)
            if mark == _AIRLOCK and (here in (DOCK, NO_FLOOR)) == (there in (DOCK, NO_FLOOR)):
                raise self.at_edge("ship-map-airlock", line)

    @clause("SQ-DOOR-02", "SQ-DOOR-08")
    def doors(self) -> Iterator[DrawnDoor]:
        """Doors, in reading order: each is two halves side by side. Doorways come in such pairs too."""
        done: set[Line] = set()
        for line, mark in self.edges.items():
            if mark not in _PAIRED or line in done:
                continue
            other = beside(line)
            if self.edges.get(other) != mark:
                raise self.at_edge("ship-map-half-door", line)
            done |= {line, other}
            if mark in _KINDS:
                yield DrawnDoor(_KINDS[mark], (line, other))

    # Rooms

    @clause("SQ-MOVE-13", "SQ-DOOR-01")
    def zones(self) -> dict[XY, str]:
        """The room or corridor of each square. Squares open to one another must agree on it: a room ends at walls
        and doors."""
        found: dict[XY, str] = {}
        for start in self.cells:
            if start in found:
                continue
            group = [start]
            seen = {start}
            for square in group:  # grows during the loop
                for other, line in around(square):
                    if other in self.cells and other not in seen and line not in self.edges:
                        seen.add(other)
                        group.append(other)
            zone = self.zone_of(group)
            found.update(dict.fromkeys(group, zone))
        return {square: found[square] for square in self.cells}

    def zone_of(self, group: list[XY]) -> str:
        """The zone of a group of squares that are open to each other; bays must have a room among them."""
        zone = ""
        in_order = sorted(group, key=lambda one: (one[1], one[0]))
        for square in in_order:
            own = self.cells[square]
            if own in BAYS or own in MARKS + self.also:
                continue
            if zone and own != zone:
                raise self.at_square("ship-map-leak", square, mark=own, other=zone)
            zone = own
        for square in in_order:
            if self.cells[square] in BAYS and zone not in tuple(ROOMS):
                raise self.at_square("ship-map-bay", square, mark=self.cells[square])
        return zone or CORRIDOR
