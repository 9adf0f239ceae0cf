"""Reads a whole ship from one drawing with all its marks, for tests and positions."""

from collections.abc import Callable, Mapping, Sequence

from bulkhead.starquest.ship.blueprint import Blueprint
from bulkhead.starquest.ship.naming import door_names, room_names
from bulkhead.starquest.ship.plan import DOCK, XY, Plan, clusters, read_plan
from bulkhead.starquest.ship.ship import Ship


def read_ship(
    text: str,
    rooms: Mapping[str, str] | None = None,
    doors: Mapping[str, Sequence[XY]] | None = None,
    board: str = "brd_map",
    at: XY = (0, 0),
    open_docks: bool = False,
) -> Ship:
    """The ship that is drawn, one single board with its top left square at `at`."""
    return ship_of(read_plan(text), rooms, doors, board, at, open_docks)


def ship_of(
    plan: Plan,
    rooms: Mapping[str, str] | None = None,
    doors: Mapping[str, Sequence[XY]] | None = None,
    board: str = "brd_map",
    at: XY = (0, 0),
    open_docks: bool = False,
) -> Ship:
    """Make a ship of a drawing. Rooms without a name are called by their letter; doors without one, vents, conduits
    and docks are numbered in reading order: d1, v1, k1, dk1."""
    names = room_names(plan, rooms, board)

    def put(square: XY) -> XY:
        return square[0] + at[0], square[1] + at[1]

    def all_put(squares: Sequence[XY]) -> tuple[XY, ...]:
        return tuple(map(put, squares))

    ship = Blueprint()
    ship.boards.append(board)
    ship.reserved += [put((0, 0)), put((plan.width - 1, plan.height - 1))]
    for square, zone in plan.zones.items():
        if zone != DOCK:
            ship.board_of[put(square)] = 0
            ship.room_of[put(square)] = names.get(zone, "")
    ship.bays = {bay: list(all_put(squares)) for bay, squares in plan.bays.items()}
    ship.walls = {(put(here), put(there)) for here, there in plan.walls}
    for id_, door in zip(door_names(plan, doors, board), plan.doors, strict=True):
        (a, b), (c, d) = door.lines
        ship.doors.append((id_, door.kind, ((put(a), put(b)), (put(c), put(d)))))
    ship.doorways = [(put(here), put(there)) for here, there in plan.doorways]
    _docks(ship, plan, put_all=all_put, open_docks=open_docks)
    ship.r_squares = list(all_put(plan.marks.get("R", ())))
    ship.vents = {f"v{n}": put(square) for n, square in enumerate(plan.marks.get("V", ()), 1)}
    ship.conduits = {f"k{n}": all_put(group) for n, group in enumerate(clusters(plan.marks.get("C", ())), 1)}
    ship.exits = list(all_put(plan.marks.get("X", ())))
    ship.obstacles = list(all_put(plan.marks.get("#", ())))
    return ship.build()


def _docks(
    ship: Blueprint, plan: Plan, put_all: Callable[[Sequence[XY]], tuple[XY, ...]], open_docks: bool
) -> None:
    """The docks: those that are drawn have airlocks, the others threshold squares. The squares of a dock become part
    of the map only where entry areas are ordinary floor."""
    drawn = clusters(tuple(square for square, zone in plan.zones.items() if zone == DOCK))
    outside = [line for line in plan.airlocks if not any(plan.zones.get(one) == DOCK for one in line)]
    found: list[tuple[tuple[XY, ...], tuple[XY, ...]]] = []
    for area in drawn:
        lines = [line for line in plan.airlocks if line[0] in area or line[1] in area]
        found.append((tuple(one for line in lines for one in line if one not in area), area))
    inner = tuple(one for line in outside for one in line if one in plan.zones)
    found += [(group, ()) for group in clusters((*inner, *plan.marks.get("T", ())))]
    for number, (thresholds, area) in enumerate(found, 1):
        id_ = f"dk{number}"
        ship.thresholds[id_] = put_all(thresholds)
        if area:
            corners = put_all((area[0], area[-1]))
            ship.areas[id_] = (*corners[0], *corners[1])
        if area and open_docks:
            ship.dock_floor[id_] = put_all(area)
            ship.board_of.update(dict.fromkeys(put_all(area), -1))
    if open_docks:
        for line in plan.airlocks:
            if line not in outside:
                here, there = put_all(line)
                ship.airlocks.append((here, there))
