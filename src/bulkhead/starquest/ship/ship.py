"""The immutable map of one mission: floor, rooms, boards, walls and doors on edges.

The parts that change are arguments: `closed` is the set of the doors that are closed now (bit n for `doors[n]`, and
after them a bit for each of `gates`), `blockers` a set of squares. So one ship serves rules, bots and browser at the
same time.
"""

import re
from dataclasses import dataclass
from typing import Literal, NamedTuple

from bulkhead.starquest.ship.squares import NOWHERE, members
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.refusals import Mistake

OPEN = -1
"""An edge with nothing on it."""
WALL = -2
"""An edge that is a wall, or has no floor behind it."""

Edge = tuple[int, int]
"""The two squares on either side of an edge."""
Kind = Literal["door", "bulkhead"]

_NAME = re.compile(r"(-?[0-9]{1,4})\.(-?[0-9]{1,4})")


@clause("SQ-DOOR-02")
class Door(NamedTuple):
    """A door or reinforced bulkhead: two edges side by side, with two front squares on each side."""

    id: str
    kind: Kind
    edges: tuple[Edge, Edge]
    fronts: int
    """Its four front squares, as a set."""


@clause("SQ-DOOR-08")
class Gate(NamedTuple):
    """A doorway of a wall piece: two edges side by side that stand open. A card can bar it for a time."""

    id: str
    edges: tuple[Edge, Edge]
    fronts: int
    """Its four front squares, as a set."""


@clause("SQ-SETUP-18")
class Dock(NamedTuple):
    """The entry area of a squad, off the board: it touches the board at its threshold squares alone."""

    id: str
    thresholds: tuple[int, ...]
    area: tuple[int, int, int, int] | None
    """West, north, east and south of the place it is drawn in; None if the map has none."""
    floor: int
    """Its squares where entry areas are ordinary floor; otherwise empty."""


class Route(NamedTuple):
    """One of the two ways round a corner: over the flank square, across two edges."""

    flank: int
    """The square beside the diagonal, or NOWHERE."""
    edges: tuple[int, int]
    """What is on the edge into the flank and on the edge out of it: OPEN, WALL or a door."""
    cut: bool
    """Permanently cut: the flank is no floor, or one of the edges is a wall."""
    square: int
    """The flank as a set of squares; empty when the route is permanently cut."""
    doors: int
    """The doors on its edges; empty when the route is permanently cut."""

    def is_cut(self, closed: int, blockers: int = 0) -> bool:
        """Is it cut now, by wall, solid square, closed door or a blocker on the flank?"""
        return self.cut or bool(self.doors & closed) or bool(self.square & blockers)


Corner = tuple[Route, Route]


@dataclass(frozen=True, eq=False, slots=True)
class Ship:
    """One map, made by `blueprint.Blueprint.build`; it must not be changed afterwards."""

    width: int
    height: int
    west: int
    """x of the westernmost squares."""
    north: int
    """y of the northernmost squares."""
    floor: int
    boards: tuple[str, ...]
    board_of: tuple[int, ...]
    """The index in `boards` of each square's board; -1 for none."""
    board_squares: tuple[int, ...]
    room_of: tuple[str, ...]
    """The room of each square; empty in a corridor."""
    rooms: dict[str, int]
    bays: dict[str, int]
    """The numbered bays of a factory."""
    doors: tuple[Door, ...]
    gates: tuple[Gate, ...]
    """The doorways of wall pieces."""
    doorways: tuple[Edge, ...]
    """Edges of openings without a door: those of the gates, and the airlocks of docks that are floor."""
    sills: frozenset[Edge]
    """All edges under a door, open or closed, or in a doorway; the smaller square first."""
    docks: dict[str, Dock]
    r_squares: int
    vents: dict[str, int]
    conduits: dict[str, tuple[int, ...]]
    exits: int
    obstacles: int
    step: tuple[tuple[int, ...], ...]
    """The neighbour in each of the eight directions, ignoring edges; NOWHERE when it is no floor."""
    edges: tuple[tuple[int, ...], ...]
    """What is on the north, east, south and west edge of each square: OPEN, WALL, a door or a gate."""
    corners: tuple[tuple[Corner, ...], ...]
    """The two ways round each of the NE, SE, SW and NW corners of each square."""

    # Squares and their names

    def at(self, x: int, y: int) -> int:
        """The square at these coordinates of the layout; NOWHERE when it is off the grid."""
        column, row = x - self.west, y - self.north
        if 0 <= column < self.width and 0 <= row < self.height:
            return row * self.width + column
        return NOWHERE

    def xy(self, square: int) -> tuple[int, int]:
        """The coordinates of a square in the layout."""
        row, column = divmod(square, self.width)
        return column + self.west, row + self.north

    def name(self, square: int) -> str:
        """The text form of a square: `x.y`."""
        x, y = self.xy(square)
        return f"{x}.{y}"

    def square(self, text: str) -> int:
        """The floor square of this name."""
        found = _NAME.fullmatch(text.strip())
        if not found:
            raise Mistake("ship-square-name", square=text)
        square = self.at(int(found[1]), int(found[2]))
        if square == NOWHERE or not self.floor >> square & 1:
            raise Mistake("ship-square-no-floor", square=text)
        return square

    def names(self, squares: int) -> list[str]:
        """The text forms of a set of squares."""
        return [self.name(square) for square in members(squares)]

    # Doors

    @property
    def all_closed(self) -> int:
        """All doors, as the set of closed ones: the start of a mission. Gates stand open."""
        return (1 << len(self.doors)) - 1

    def door(self, id_: str) -> int:
        """The index of a door in `doors`."""
        for place, door in enumerate(self.doors):
            if door.id == id_:
                return place
        raise Mistake("ship-door-unknown", door=id_)

    def doors_before(self, square: int) -> int:
        """The doors that have this square in front of them (SQ-DOOR-02)."""
        found = 0
        for place, door in enumerate(self.doors):
            if door.fronts >> square & 1:
                found |= 1 << place
        return found

    # Edges and routes

    def edge(self, square: int, facing: int) -> int:
        """The contents of the edge of a square on the side of a facing: OPEN, WALL or the index of a door or gate."""
        return self.edges[square][facing]

    def door_on(self, edge: int) -> Door | None:
        """The door that is meant by the contents of an edge; None for a gate, a wall or nothing."""
        return self.doors[edge] if 0 <= edge < len(self.doors) else None

    @clause("SQ-DOOR-01", "SQ-DOOR-03", "SQ-DOOR-08", "SQ-DOOR-14", "SQ-MOVE-13")
    def passable(self, square: int, facing: int, closed: int) -> bool:
        """Is the edge open? Walls never are, doors are unless closed."""
        edge = self.edges[square][facing]
        return edge == OPEN or (edge >= 0 and not closed >> edge & 1)

    def routes(self, square: int, direction: int) -> Corner:
        """The two routes round the corner in a diagonal direction, the earlier flank clockwise first."""
        return self.corners[square][direction >> 1]

    @clause("SQ-MOVE-12", "SQ-DOOR-17")
    def round_corner(self, square: int, direction: int, closed: int, blockers: int = 0) -> bool:
        """Is at least one of the two routes of a diagonal open? `blockers` are flanks that count as occupied: none for
        explosions and lines, miniatures and obstacles for steps, miniatures and fire for sight."""
        first, second = self.corners[square][direction >> 1]
        return not (first.is_cut(closed, blockers) and second.is_cut(closed, blockers))

    @clause("SQ-MOVE-03")
    def leads_on(self, square: int, direction: int, closed: int, blockers: int = 0) -> int:
        """The neighbour in one of the eight directions if walls, closed doors and, on the flanks of a diagonal,
        blockers allow a step there; otherwise NOWHERE. Figures in the neighbour itself are ignored."""
        there = self.step[square][direction]
        if there == NOWHERE:
            return NOWHERE
        if direction & 1:
            return there if self.round_corner(square, direction, closed, blockers) else NOWHERE
        return there if self.passable(square, direction >> 1, closed) else NOWHERE
