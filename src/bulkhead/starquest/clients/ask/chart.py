"""The map as a client draws it: everything that does not change during a mission. The rest is in the view."""

from msgspec import Struct

from bulkhead.starquest.rules.setup.scenario_builder import ship_of
from bulkhead.starquest.ship.ship import WALL, Kind, Ship
from bulkhead.starquest.ship.squares import E, N, S, W, members
from bulkhead.starquest.views.views import View

Squares = tuple[int, ...]


class ChartDoor(Struct, frozen=True, rename="kebab"):
    """A door or bulkhead: the two edges under it, each as the squares on its two sides."""

    id: str
    kind: Kind
    edges: tuple[tuple[int, int], tuple[int, int]]


class ChartGate(Struct, frozen=True, rename="kebab"):
    """A doorway of a wall piece, which stands open until a card bars it: its two edges, as those of a door."""

    id: str
    edges: tuple[tuple[int, int], tuple[int, int]]


class ChartDock(Struct, frozen=True, rename="kebab"):
    """The entry area of a squad: its threshold squares, and where the map has room to draw it."""

    id: str
    thresholds: Squares
    area: tuple[int, int, int, int] | None
    """West, north, east and south, in the coordinates of the layout."""


class ChartBoard(Struct, frozen=True, rename="kebab"):
    """One board of the layout; the view says which of them are scanned, by their places."""

    id: str
    squares: Squares


class Chart(Struct, frozen=True, rename="kebab"):
    """A map. Squares are numbers as in the view."""

    mission: str
    width: int
    height: int
    west: int
    north: int
    floor: Squares
    walls: tuple[tuple[int, int], ...]
    """Each wall once: a square, and its side (north, east, south, west)."""
    doorways: tuple[tuple[int, int], ...]
    """Openings that nothing closes, as the squares on their two sides."""
    doors: tuple[ChartDoor, ...]
    gates: tuple[ChartGate, ...]
    """The doorways of wall pieces. The effects of the view say which doors and doorways are barred (SQ-DOOR-08)."""
    boards: tuple[ChartBoard, ...]
    rooms: dict[str, Squares]
    bays: dict[str, Squares]
    docks: tuple[ChartDock, ...]
    r_squares: Squares
    vents: dict[str, int]
    conduits: dict[str, Squares]
    exits: Squares
    obstacles: Squares


def chart(view: View) -> Chart:
    """The map of the mission that a viewer sees. It is public."""
    ship = ship_of(view.scenario, view.options)
    return Chart(
        mission=view.scenario.id,
        width=ship.width,
        height=ship.height,
        west=ship.west,
        north=ship.north,
        floor=_all(ship.floor),
        walls=tuple(_walls(ship)),
        doorways=ship.doorways,
        doors=tuple(ChartDoor(door.id, door.kind, door.edges) for door in ship.doors),
        gates=tuple(ChartGate(gate.id, gate.edges) for gate in ship.gates),
        boards=tuple(
            ChartBoard(id_, _all(squares))
            for id_, squares in zip(ship.boards, ship.board_squares, strict=True)
        ),
        rooms={room: _all(squares) for room, squares in ship.rooms.items()},
        bays={bay: _all(squares) for bay, squares in ship.bays.items()},
        docks=tuple(ChartDock(dock.id, dock.thresholds, dock.area) for dock in ship.docks.values()),
        r_squares=_all(ship.r_squares),
        vents=dict(ship.vents),
        conduits=dict(ship.conduits),
        exits=_all(ship.exits),
        obstacles=_all(ship.obstacles),
    )


def _all(squares: int) -> Squares:
    return tuple(members(squares))


def _walls(ship: Ship) -> list[tuple[int, int]]:
    """The northern and western walls of every square, and the others where no floor lies beyond."""
    found: list[tuple[int, int]] = []
    for square in members(ship.floor):
        row, column = divmod(square, ship.width)
        for side in (N, E, S, W):
            if ship.edge(square, side) != WALL:
                continue
            beyond = (side == E and column + 1 < ship.width and ship.floor >> square + 1 & 1) or (
                side == S and row + 1 < ship.height and ship.floor >> square + ship.width & 1
            )
            if not beyond:
                found.append((square, side))
    return found
