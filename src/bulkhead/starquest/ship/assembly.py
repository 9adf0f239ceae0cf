"""Assembles boards, strips and docks into a ship by a layout (SQ-SETUP-05), and adds the fittings of a mission.

Coordinates are those of the layout. A doorway is written `v x y` on the vertical line west of the squares (x, y)
and (x, y+1), or `h x y` on the horizontal line north of (x, y) and (x+1, y). A board turned by 90 degrees
clockwise has its square (x, y) at (H-1-y, x). Where boards touch, the wall between them stays except for the
doorways.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Protocol

from msgspec import Struct

from bulkhead.starquest.ship.blueprint import Blueprint
from bulkhead.starquest.ship.naming import door_names, room_names
from bulkhead.starquest.ship.plan import DOCK, XY, Line, Plan, around, read_plan
from bulkhead.starquest.ship.ship import Ship
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.refusals import Mistake

SIDES: dict[str, XY] = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
TURNS = (0, 90, 180, 270)

_DOORWAY = re.compile(r"([vh]) (-?[0-9]{1,4}) (-?[0-9]{1,4})")


class Board(Protocol):
    """A board of the box."""

    @property
    def id(self) -> str: ...
    @property
    def map(self) -> str:
        """Its drawing; see `plan`."""

    @property
    def rooms(self) -> Mapping[str, str]:
        """The room that each letter stands for."""

    @property
    def doors(self) -> Mapping[str, Sequence[XY]]:
        """Each door with squares in front of it, enough to identify the door."""


class Piece(Protocol):
    """A placed board: the position of its top left square, and its clockwise rotation in degrees."""

    @property
    def board(self) -> str: ...
    @property
    def at(self) -> XY: ...
    @property
    def rot(self) -> int: ...


class DockPlace(Protocol):
    """An entry area: the threshold squares it touches, on which side of them it lies, and where it is drawn."""

    @property
    def side(self) -> str: ...
    @property
    def threshold(self) -> tuple[XY, ...]: ...
    @property
    def area(self) -> tuple[int, int, int, int]:
        """Its westernmost, northernmost, easternmost and southernmost squares."""


class Layout(Protocol):
    """How boards are joined."""

    @property
    def pieces(self) -> Sequence[Piece]: ...
    @property
    def doorways(self) -> Sequence[str]: ...
    @property
    def docks(self) -> Mapping[str, DockPlace]: ...


class Fittings(Struct, frozen=True):
    """What a mission adds to a layout."""

    entry: tuple[str, ...] | None = None
    """The docks that are used; None for all of them."""
    bulkheads: tuple[str, ...] = ()
    """Doors that are reinforced bulkheads."""
    r_squares: tuple[XY, ...] = ()
    vents: dict[str, XY] = {}
    conduits: dict[str, tuple[XY, ...]] = {}
    exits: tuple[XY, ...] = ()
    obstacles: tuple[XY, ...] = ()
    open_docks: bool = False
    """Entry areas are ordinary floor (house option of SQ-SETUP-18)."""


@clause(
    "SQ-SETUP-05",
    "C-mis_12_hollow_crown-special-2-1",
    "C-mis_12_hollow_crown-special-2-2",
    "C-mis_s1_cold_lock-special-2-1",
    "C-mis_s1_cold_lock-special-2-2",
)
def assemble(layout: Layout, boards: Mapping[str, Board], fittings: Fittings | None = None) -> Ship:
    """The ship of a layout and its fittings."""
    fittings = fittings or Fittings()
    ship = Blueprint()
    for piece in layout.pieces:
        if piece.board not in boards:
            raise Mistake("ship-piece-board", board=piece.board)
        _lay(ship, boards[piece.board], piece)
    for text in layout.doorways:
        _open_doorway(ship, text)
    for id_ in layout.docks if fittings.entry is None else fittings.entry:
        if id_ not in layout.docks:
            raise Mistake("ship-dock-unknown", dock=id_)
        _dock(ship, id_, layout.docks[id_], fittings.open_docks)
    for id_ in fittings.bulkheads:
        _reinforce(ship, id_)
    _mark(ship, fittings)
    _check_in_one_piece(ship)
    return ship.build()


def turned(square: XY, plan: Plan, degrees: int) -> XY:
    """Where a square of a board lies when the board is turned clockwise. Squares beside it turn with it."""
    x, y = square
    if degrees == 90:
        return plan.height - 1 - y, x
    if degrees == 180:
        return plan.width - 1 - x, plan.height - 1 - y
    if degrees == 270:
        return y, plan.width - 1 - x
    return square


def _lay(ship: Blueprint, board: Board, piece: Piece) -> None:
    """Place a board, turned; its outer edges are walls, so a joint is closed until a doorway opens it."""
    if piece.rot not in TURNS:
        raise Mistake("ship-piece-turn", board=piece.board, degrees=piece.rot)
    plan = read_plan(board.map)
    names = room_names(plan, board.rooms, board.id)
    place = len(ship.boards)
    ship.boards.append(_distinct(board.id, ship.boards))

    def put(square: XY) -> XY:
        x, y = turned(square, plan, piece.rot)
        return x + piece.at[0], y + piece.at[1]

    def put_line(line: Line) -> Line:
        here, there = put(line[0]), put(line[1])
        return (here, there) if here < there else (there, here)

    for square, zone in plan.zones.items():
        if zone == DOCK:
            raise Mistake("ship-piece-dock", board=board.id)
        spot = put(square)
        if ship.is_floor(spot):
            raise Mistake("ship-piece-overlap", board=board.id, square=f"{spot[0]}.{spot[1]}")
        ship.board_of[spot] = place
        ship.room_of[spot] = names.get(zone, "")
    for bay, squares in plan.bays.items():
        ship.bays.setdefault(bay, []).extend(map(put, squares))
    ship.walls |= {put_line(line) for line in plan.walls}
    for id_, door in zip(door_names(plan, board.doors, board.id), plan.doors, strict=True):
        if any(id_ == other for other, _, _ in ship.doors):
            raise Mistake("ship-door-twice", door=id_)
        ship.doors.append((id_, door.kind, (put_line(door.lines[0]), put_line(door.lines[1]))))
    ship.doorways += map(put_line, plan.doorways)


def _distinct(board: str, boards: list[str]) -> str:
    """`brd_strip`, then `brd_strip_2`: a unique name for each board of a ship."""
    name, number = board, 1
    while name in boards:
        number += 1
        name = f"{board}_{number}"
    return name


@clause("SQ-DOOR-08")
def _open_doorway(ship: Blueprint, text: str) -> None:
    """Open two edges of a wall permanently."""
    found = _DOORWAY.fullmatch(text)
    if not found:
        raise Mistake("ship-doorway-text", doorway=text)
    x, y = int(found[2]), int(found[3])
    lines: tuple[Line, Line]
    if found[1] == "v":
        lines = ((x - 1, y), (x, y)), ((x - 1, y + 1), (x, y + 1))
    else:
        lines = ((x, y - 1), (x, y)), ((x + 1, y - 1), (x + 1, y))
    for line in lines:
        if line not in ship.walls or not all(map(ship.is_floor, line)):
            raise Mistake("ship-doorway-place", doorway=text)
        ship.walls.discard(line)
        ship.doorways.append(line)


@clause("SQ-SETUP-18")
def _dock(ship: Blueprint, id_: str, dock: DockPlace, open_docks: bool) -> None:
    """Add an entry area beside its threshold squares. It is no floor, unless the house option makes it so."""
    if dock.side not in SIDES:
        raise Mistake("ship-dock-side", dock=id_, side=dock.side, allowed=", ".join(SIDES))
    dx, dy = SIDES[dock.side]
    west, north, east, south = dock.area
    area = tuple((x, y) for y in range(north, south + 1) for x in range(west, east + 1))
    airlocks: list[Line] = []
    for x, y in dock.threshold:
        inside, outside = (x, y), (x + dx, y + dy)
        if not ship.is_floor(inside) or outside not in area:
            raise Mistake("ship-dock-threshold", dock=id_, square=f"{x}.{y}")
        airlocks.append((min(inside, outside), max(inside, outside)))
    if any(map(ship.is_floor, area)):
        raise Mistake("ship-dock-overlap", dock=id_)
    ship.thresholds[id_] = dock.threshold
    ship.areas[id_] = dock.area
    if open_docks:
        ship.dock_floor[id_] = area
        ship.board_of.update(dict.fromkeys(area, -1))
        ship.walls |= {line for one in area for other, line in around(one) if other not in area}
        ship.walls -= set(airlocks)
        ship.airlocks += airlocks


@clause("SQ-DOOR-09", "C-MISSION-doors")
def _reinforce(ship: Blueprint, id_: str) -> None:
    """Turn a door into a bulkhead."""
    for place, (own, _, lines) in enumerate(ship.doors):
        if own == id_:
            ship.doors[place] = (own, "bulkhead", lines)
            return
    raise Mistake("ship-door-unknown", door=id_)


def _mark(ship: Blueprint, fittings: Fittings) -> None:
    """Add reinforcement squares, vents, conduits, exits and obstacles, all on floor."""
    conduits = [square for squares in fittings.conduits.values() for square in squares]
    for squares in (
        fittings.r_squares,
        fittings.vents.values(),
        conduits,
        fittings.exits,
        fittings.obstacles,
    ):
        for x, y in squares:
            if not ship.is_floor((x, y)):
                raise Mistake("ship-square-no-floor", square=f"{x}.{y}")
    ship.r_squares = list(fittings.r_squares)
    ship.vents = dict(fittings.vents)
    ship.conduits = dict(fittings.conduits)
    ship.exits = list(fittings.exits)
    ship.obstacles = list(fittings.obstacles)


def _check_in_one_piece(ship: Blueprint) -> None:
    """Check that with all doors open every square can be reached from every other."""
    if not ship.board_of:
        raise Mistake("ship-map-empty")
    group = [next(iter(ship.board_of))]
    seen = set(group)
    for square in group:  # grows during the loop
        for other, line in around(square):
            if other not in seen and ship.is_floor(other) and line not in ship.walls:
                seen.add(other)
                group.append(other)
    for x, y in ship.board_of:
        if (x, y) not in seen:
            raise Mistake("ship-apart", square=f"{x}.{y}")
