"""The map of a mission: squares, the edges between them, doors, and the marked squares (SQ-SETUP-05).

A square is (x, y), x grows to the east and y to the south. An edge is a pair of neighbouring squares, the smaller one
first. What stands on an edge is a wall, a door, a doorway or nothing; the edge of a square towards no floor is a wall.
"""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from bulkhead.lab.starquest.referee.content import XY, content

Edge = tuple[XY, XY]

DIRECTIONS: tuple[XY, ...] = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""Facings and directions, 0 to 7: north, north-east and so on, clockwise."""

_SIDES: dict[str, XY] = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
_WALLS, _DOORS, _BULKHEADS, _DOORWAYS = "|-", ":=", "!~", ";_"


def edge(a: XY, b: XY) -> Edge:
    return (a, b) if a < b else (b, a)


@dataclass(slots=True)
class Door:
    id: str
    bulkhead: bool
    edges: tuple[Edge, Edge]

    @property
    def fronts(self) -> frozenset[XY]:
        """The four squares in front of it, two on each side."""
        return frozenset(square for one in self.edges for square in one)


@dataclass(slots=True)
class Map:
    """A ship with the fittings of a mission."""

    board_of: dict[XY, str] = field(default_factory=dict)
    """Every floor square and its board; empty for the floor of a dock (house option of SQ-SETUP-18)."""
    boards: list[str] = field(default_factory=list)
    room_of: dict[XY, str] = field(default_factory=dict)
    walls: set[Edge] = field(default_factory=set)
    doors: dict[str, Door] = field(default_factory=dict)
    door_at: dict[Edge, str] = field(default_factory=dict)
    doorways: set[Edge] = field(default_factory=set)
    thresholds: dict[str, tuple[XY, ...]] = field(default_factory=dict)
    dock_floor: dict[XY, str] = field(default_factory=dict)
    r_squares: frozenset[XY] = frozenset()
    vents: dict[str, XY] = field(default_factory=dict)
    conduits: frozenset[XY] = frozenset()
    structures: dict[str, XY] = field(default_factory=dict)
    """Mission structures, which block movement: a kind and a number, in the order of the mission's list."""

    def wall(self, a: XY, b: XY) -> bool:
        """Is the edge between two neighbours a wall, or is one of them no floor?"""
        return edge(a, b) in self.walls or a not in self.board_of or b not in self.board_of


@lru_cache(maxsize=64)
def map_of(mission: str, open_docks: bool = False) -> Map:
    """The map of a mission of the box."""
    box = content()
    raw = box.missions[mission]
    layout = box.layouts[raw["layout"]]
    found = Map()
    for piece in layout["pieces"]:
        _lay(found, box.boards[piece["board"]], tuple(piece["at"]), piece.get("rot", 0))
    for text in layout.get("doorways", ()):
        kind, x, y = text.split()
        for place in _doorway(kind, int(x), int(y)):
            found.walls.discard(place)
            found.doorways.add(place)
    _name_doorways(found)
    for name in raw["entry"]:
        _dock(found, name, layout["docks"][name], open_docks)
    for name in raw.get("bulkheads", ()):
        found.doors[name].bulkhead = True
    found.r_squares = frozenset(_squares(raw["r_squares"]))
    found.vents = {name: _square(vent["at"]) for name, vent in raw.get("vents", {}).items()}
    found.conduits = frozenset(
        square for one in raw.get("conduits", {}).values() for square in _squares(one["at"])
    )
    sites = raw.get("sites")
    if sites and box.objects[sites["what"]].get("blocks"):
        found.structures = {
            f"{sites['what']}{number}": _square(at) for number, at in enumerate(sites["at"].values(), 1)
        }
    return found


def _square(pair: Any) -> XY:
    return pair[0], pair[1]


def _squares(pairs: Any) -> list[XY]:
    return [_square(pair) for pair in pairs]


def _doorway(kind: str, x: int, y: int) -> list[Edge]:
    if kind == "v":
        return [((x - 1, y), (x, y)), ((x - 1, y + 1), (x, y + 1))]
    return [((x, y - 1), (x, y)), ((x + 1, y - 1), (x + 1, y))]


def _name_doorways(found: Map) -> None:
    """SQ-DOOR-08: a doorway is two edges side by side, and has no door; a card may close it. They are numbered from
    north to south."""
    left, number = sorted(found.doorways, key=lambda place: (place[0][1], place[0][0])), 0
    while left:
        (x, y), (east, south) = left.pop(0)
        dx, dy = (0, 1) if y == south else (1, 0)
        other = edge((x + dx, y + dy), (east + dx, south + dy))
        left.remove(other)
        number += 1
        found.door_at |= dict.fromkeys((edge((x, y), (east, south)), other), f"w{number}")


def _lay(found: Map, board: dict[str, Any], at: XY, degrees: int) -> None:
    """Draw a board into the map: squares and edges of its text, turned clockwise about its corner."""
    rows = board["map"].strip("\n").split("\n")
    height, width = len(rows) // 2, max(map(len, rows)) // 2
    rows = [row.ljust(2 * width + 1) for row in rows]
    name = board["id"]
    copies = sum(1 for other in found.boards if other == name or other.startswith(f"{name}_"))
    if copies:
        name = f"{name}_{copies + 1}"
    found.boards.append(name)

    def put(square: XY) -> XY:
        x, y = square
        for _ in range(degrees // 90):
            x, y = -1 - y, x  # a quarter turn about the corner of the square (0, 0)
        if degrees in (90, 180):
            x += height if degrees == 90 else width
        if degrees in (180, 270):
            y += height if degrees == 180 else width
        return x + at[0], y + at[1]

    halves: dict[Edge, str] = {}
    for line, row in enumerate(rows):
        for column, mark in enumerate(row):
            x, y = column // 2, line // 2
            if line % 2 and column % 2:
                if mark != " ":
                    square = put((x, y))
                    found.board_of[square] = name
                    letter = "a" if mark.isdigit() else mark
                    found.room_of[square] = board.get("rooms", {}).get(letter, "")
            elif (line % 2 or column % 2) and mark != " ":
                before = (x - 1, y) if line % 2 else (x, y - 1)
                place = edge(put(before), put((x, y)))
                if mark in _WALLS:
                    found.walls.add(place)
                elif mark in _DOORWAYS:
                    found.doorways.add(place)
                else:
                    halves[place] = mark
    for id_, fronts in board.get("doors", {}).items():
        squares = {put(_square(front)) for front in fronts}
        edges = tuple(place for place in halves if set(place) <= squares)
        assert len(edges) == 2, f"{id_} is two edges wide"
        found.doors[id_] = Door(id_, halves[edges[0]] in _BULKHEADS, (edges[0], edges[1]))
        found.door_at |= dict.fromkeys(edges, id_)


def _dock(found: Map, name: str, dock: dict[str, Any], open_docks: bool) -> None:
    """Add an entry area: off the board, or floor under the house option."""
    thresholds = tuple(_squares(dock["threshold"]))
    found.thresholds[name] = thresholds
    if not open_docks:
        return
    west, north, east, south = dock["area"]
    area = {(x, y) for x in range(west, east + 1) for y in range(north, south + 1)}
    dx, dy = _SIDES[dock["side"]]
    airlocks = {edge((x, y), (x + dx, y + dy)) for x, y in thresholds}
    for x, y in area:
        found.board_of[x, y] = ""
        found.dock_floor[x, y] = name
        for side_x, side_y in _SIDES.values():
            other = (x + side_x, y + side_y)
            if other not in area:
                found.walls.add(edge((x, y), other))
    found.walls -= airlocks
    found.doorways |= airlocks
