"""Checks maps: boards closed except for doors, correct counts, and a path to every goal of a mission."""

from collections.abc import Iterator, Mapping

from bulkhead.starquest.box.catalogue import Box
from bulkhead.starquest.box.items.boards import Board
from bulkhead.starquest.box.items.layouts import Layout
from bulkhead.starquest.box.items.missions import Mission
from bulkhead.starquest.box.items.objectives import HoldAll, Majority, Occupy
from bulkhead.starquest.box.reading.item_files import mistake_at
from bulkhead.starquest.ship.naming import door_names, room_names
from bulkhead.starquest.ship.plan import CORRIDOR, Plan, around, read_plan
from bulkhead.starquest.ship.ship import Ship
from bulkhead.starquest.ship.squares import NOWHERE, bits, members
from bulkhead.tabletop.refusals import Mistake
from bulkhead.tabletop.tomlfile import TomlFile

DOCK_SQUARES = 16


def board_mistakes(board: Board, document: TomlFile) -> Iterator[Mistake]:
    """Check that a board's hull and rooms are closed except for doors, its rooms are connected, and its doors have
    names."""
    try:
        plan = read_plan(board.map)
        names = room_names(plan, board.rooms, board.id)
        door_names(plan, board.doors, board.id)
    except Mistake as mistake:
        inside = mistake.phrase.args.get("line")
        line = document.line(("map",)) + (inside if isinstance(inside, int) else 0)
        yield Mistake("content-in-field", file=document.name, line=line, field="map", what=mistake.phrase)
        return
    for letter, room in names.items():
        if _in_pieces(plan, letter):
            yield mistake_at(document, ("rooms", letter), "map-room-apart", room=room)
    zones = list(plan.zones.values())
    rooms = [zone for zone in zones if zone != CORRIDOR]
    real = {
        "width": plan.width,
        "height": plan.height,
        "rooms": len(set(rooms)),
        "room_squares": len(rooms),
        "corridor_squares": zones.count(CORRIDOR),
        "doors": len(plan.doors),
    }
    yield from _counted(board.checked, real, document)


def _in_pieces(plan: Plan, letter: str) -> bool:
    """Is a room divided, so that its parts are connected only through other rooms?"""
    squares = {square for square, zone in plan.zones.items() if zone == letter}
    walked = edge = {min(squares)}
    while edge:
        ways = (way for one in edge for way in around(one))
        edge = {there for there, line in ways if there in squares - walked and line not in plan.walls}
        walked = walked | edge
    return walked != squares


def layout_mistakes(box: Box, layout: Layout, document: TomlFile) -> Iterator[Mistake]:
    """Check that the boards of a layout fit together into one piece, and that its counts are right."""
    try:
        ship = box.assembled(layout.id)
    except Mistake as mistake:
        yield mistake_at(document, ("pieces",), "content-in-field", what=mistake.phrase)
        return
    real = {
        "squares": ship.floor.bit_count() + DOCK_SQUARES * len(ship.docks),
        "doors": len(ship.doors),
        "doorways": len(ship.doorways) // 2,
        "airlocks": len(ship.docks),
        "leaks": 0,
        "parts": _parts(ship),
    }
    yield from _counted(layout.checked, real, document)


def _counted(stated: Mapping[str, int], real: Mapping[str, int], document: TomlFile) -> Iterator[Mistake]:
    for field, count in stated.items():
        path = ("checked", field)
        if field not in real:
            yield mistake_at(document, path, "file-unknown-field", allowed=", ".join(real))
        elif real[field] != count:
            yield mistake_at(document, path, "map-wrong-count", count=count, real=real[field])


def _parts(ship: Ship) -> int:
    """The number of unconnected parts of the map with all doors open."""
    left, found = ship.floor, 0
    while left:
        left &= ~reached(ship, left & -left)
        found += 1
    return found


# Paths


def way_mistakes(box: Box, mission: Mission, document: TomlFile) -> Iterator[Mistake]:
    """Check that with all doors open squads can walk from each dock to every goal, and that the paths are as long as
    stated."""
    ship = box.ship(mission.id)
    barred = _barred(box, mission, ship)
    goals = {**_goals(mission, ship), **_stated(mission, ship)}
    for dock in mission.entry:
        steps = _steps(ship, bits(ship.docks[dock].thresholds), barred)
        for goal, (path, squares) in goals.items():
            near = squares & ~barred or around_squares(ship, squares) & ~barred
            if not any(square in steps for square in members(near)):
                yield mistake_at(document, path, "map-no-way", dock=dock, goal=goal)
    for dock, ways in mission.steps.items():
        if dock not in ship.docks:
            yield mistake_at(
                document, ("steps", dock), "file-not-one-of", value=dock, allowed=", ".join(ship.docks)
            )
            continue
        steps = _steps(ship, bits(ship.docks[dock].thresholds), 0)
        for goal, count in ways.items():
            found = goals.get(goal)
            if found is None:
                yield mistake_at(document, ("steps", dock), "content-not-in-mission", value=goal)
                continue
            real = min((steps[square] for square in members(found[1]) if square in steps), default=0)
            if real != count:
                yield mistake_at(
                    document, ("steps", dock), "map-wrong-way", goal=goal, count=count, real=real
                )


Goals = dict[str, tuple[tuple[str, ...], int]]
"""By name: the field that names the goal, and its squares."""


def _goals(mission: Mission, ship: Ship) -> Goals:
    """Where squads or reinforcements have to go: the places of objectives, and all marked squares."""
    found: Goals = {}
    for field, objective in (("primary", mission.primary), ("secondary", mission.secondary)):
        test = objective.test
        if isinstance(test, Occupy | HoldAll) and test.zone in ship.rooms:
            found[test.zone] = ((field, "test"), ship.rooms[test.zone])
        if isinstance(test, Majority) and test.area in ship.rooms:
            found[test.area] = ((field, "test"), ship.rooms[test.area])
    for number, (x, y) in enumerate(mission.r_squares, 1):
        found[f"R{number}"] = (("r_squares",), 1 << ship.at(x, y))
    return found


def _stated(mission: Mission, ship: Ship) -> Goals:
    """Goals as `steps` names them: `d5`, `vent v1`, `console d5`, `obj_altar a1`."""
    found: Goals = {room: (("zone",), ship.rooms[room]) for room in mission.zone}
    for id_, vent in mission.vents.items():
        found[f"vent {id_}"] = (("vents", id_), 1 << ship.at(*vent.at))
    for room, square in mission.console.items():
        found[f"console {room}"] = (("console",), 1 << ship.at(*square))
    if mission.sites is not None:
        for room, square in mission.sites.at.items():
            found[f"{mission.sites.what} {room}"] = (("sites",), 1 << ship.at(*square))
    return found


def _barred(box: Box, mission: Mission, ship: Ship) -> int:
    """Squares with something that figures may not step on: they go beside it."""
    squares = []
    for lot in mission.objects:
        if box.objects[lot.id].blocks and lot.at is not None:
            places = mission.console if lot.at == "console" else mission.sites.at if mission.sites else {}
            squares += [ship.at(*square) for square in places.values()]
    return bits(squares)


def around_squares(ship: Ship, squares: int) -> int:
    """The squares one step away, with all doors open."""
    return bits(
        there
        for square in members(squares)
        for direction in range(8)
        if (there := ship.leads_on(square, direction, closed=0)) != NOWHERE
    )


def reached(ship: Ship, squares: int) -> int:
    """Everything that can be reached on foot."""
    return bits(_steps(ship, squares, 0))


def _steps(ship: Ship, start: int, barred: int) -> dict[int, int]:
    """The number of steps to every square that can be reached, diagonal ones included."""
    found = dict.fromkeys(members(start), 0)
    edge, steps = start, 0
    while edge:
        steps += 1
        edge = bits(square for square in members(around_squares(ship, edge) & ~barred) if square not in found)
        found |= dict.fromkeys(members(edge), steps)
    return found
