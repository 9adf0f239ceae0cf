"""Steps of Dreadnoughts and Tarantulas (SQ-DREAD-08, 11, 27 to 29, SQ-WPN-55, 86)."""

from bulkhead.lab.starquest.referee.board import edge
from bulkhead.lab.starquest.referee.content import XY
from bulkhead.lab.starquest.referee.moves.ways import barred, direction_of, step_cost
from bulkhead.lab.starquest.referee.objections import Objection, require
from bulkhead.lab.starquest.referee.table import Piece, Table


def large_step(table: Table, piece: Piece, new: tuple[XY, ...], allowed: set[int]) -> int:
    """SQ-DREAD-11, 28, 29: one square straight on for 1 or back for 2; two at once across a door."""
    (x, y), (to_x, to_y) = piece.squares[0], new[0]
    dx, dy = to_x - x, to_y - y
    length = abs(dx) + abs(dy)
    if (dx and dy) or length not in (1, 2):
        raise Objection("SQ-DREAD-11", f"{piece.id} moves from {piece.squares[0]} to {new[0]}")
    step = (dx // length, dy // length)
    base, door = set(piece.squares), False
    for _ in range(length):
        for square in tuple(base):
            after = (square[0] + step[0], square[1] + step[1])
            if after in base:
                continue
            if barred(table, square, after) or after in table.structures:
                raise Objection("SQ-DREAD-29", f"{piece.id} moves into {after} through a wall or closed door")
            place = edge(square, after)
            door = door or place in table.ship.door_at or place in table.ship.doorways
        base = {(a + step[0], b + step[1]) for a, b in base}
    if length == 2 and not door:
        raise Objection("SQ-DREAD-28", f"{piece.id} takes two steps at once to {new[0]} without a door")
    for square in new:
        for other in table.on(square):
            if other != piece.id and not passes_over(table, piece, other, allowed):
                raise Objection("SQ-DREAD-08", f"{piece.id} moves over {other}")
    return length * step_cost(piece.facing, (0, 0), step)


def passes_over(table: Table, piece: Piece, other: str, allowed: set[int]) -> bool:
    """SQ-DREAD-08, 27: an alien Dreadnought over aliens, one of the Legion over its own; others with leave."""
    seat = table.seat_of(other)
    if table.alien(piece.seat):
        return table.alien(seat) or seat in allowed
    return seat == piece.seat or seat in allowed


def roll(table: Table, piece: Piece, new: tuple[XY, ...]) -> int:
    """SQ-WPN-55: a Tarantula rolls ahead for 1 and back for 2, never sideways or diagonally."""
    old = piece.squares[0]
    cost = step_cost(piece.facing, old, new[0])
    turn = (direction_of(old, new[0]) - piece.facing) % 8
    require(turn in (0, 4), "SQ-WPN-55", f"{piece.id} rolls from {old} to {new[0]}, facing {piece.facing}")
    gunners = {one.id for one in table.pieces.values() if one.mans == piece.id}
    for square in new:
        others = [one for one in table.on(square) if one != piece.id and one not in gunners]
        require(not others, "SQ-WPN-86", f"{piece.id} rolls onto {square}, where {others} are")
    return cost
