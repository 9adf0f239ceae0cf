"""The way of a step (SQ-MOVE-03, 08, 10 to 13): what is in it, whose leave it needs, and what it costs."""

from bulkhead.lab.starquest.referee.board import DIRECTIONS, edge
from bulkhead.lab.starquest.referee.content import XY
from bulkhead.lab.starquest.referee.objections import Objection
from bulkhead.lab.starquest.referee.table import Table


def direction_of(old: XY, new: XY) -> int:
    return DIRECTIONS.index((new[0] - old[0], new[1] - old[1]))


def step_cost(facing: int, old: XY, new: XY) -> int:
    """SQ-MOVE-03, 08: 1 ahead, diagonally ahead and to the sides, 2 backward."""
    turn = (direction_of(old, new) - facing) % 8
    return 2 if 3 <= turn <= 5 else 1


def route(table: Table, who: str, seat: int, old: XY, new: XY, allowed: set[int], free: bool) -> None:
    """SQ-MOVE-03, 10, 11, 12, 13: is there a way for a step, and has everybody on it agreed?"""
    dx, dy = new[0] - old[0], new[1] - old[1]
    if max(abs(dx), abs(dy)) != 1:
        raise Objection("SQ-MOVE-03", f"{who} steps from {old} to {new}, which is no neighbour")
    if new in table.structures or new in table.walled:
        raise Objection("SQ-MOVE-10", f"{who} steps into {new}, which is blocked")
    leave(table, who, seat, new, allowed, free)
    if dx == 0 or dy == 0:
        if barred(table, old, new):
            raise Objection("SQ-MOVE-13", f"{who} steps from {old} to {new} through a wall or a closed door")
        return
    routes = [
        flank
        for flank in ((new[0], old[1]), (old[0], new[1]))
        if not barred(table, old, flank)
        and not barred(table, flank, new)
        and flank not in table.structures
        and flank not in table.walled
    ]
    if not routes:
        raise Objection("SQ-MOVE-12", f"{who} steps from {old} to {new} past a corner with both routes cut")
    if free or any(willing(table, who, seat, flank, allowed) for flank in routes):
        return
    raise Objection("SQ-MOVE-12", f"{who} steps from {old} to {new} between pieces that gave no leave")


def willing(table: Table, who: str, seat: int, square: XY, allowed: set[int]) -> bool:
    """Is a square free, or do all who stand there let it pass? Who is on its way through it stands elsewhere."""
    others = [other for other in table.on(square) if other != who and other not in table.passing]
    seats = {table.seat_of(other) for other in others}
    return all(one == seat or one in allowed or one < 0 for one in seats)


def leave(table: Table, who: str, seat: int, square: XY, allowed: set[int], free: bool) -> None:
    if not free and not willing(table, who, seat, square, allowed):
        raise Objection("SQ-MOVE-11", f"{who} steps into {square} of {table.on(square)} without leave")


def barred(table: Table, a: XY, b: XY) -> bool:
    """A wall, no floor, or a closed door between two neighbours."""
    ship = table.ship
    return ship.wall(a, b) or ship.door_at.get(edge(a, b), "") in table.closed
