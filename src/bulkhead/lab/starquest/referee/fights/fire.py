"""Lines of fire and the squares that weapons hit (chapters LOF and WPN)."""

from bulkhead.lab.starquest.referee.board import DIRECTIONS, edge
from bulkhead.lab.starquest.referee.content import XY
from bulkhead.lab.starquest.referee.sight import in_arc, in_view
from bulkhead.lab.starquest.referee.table import Piece, Table

NAMES = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")


IN_THE_DARK = 6
"""How far anybody sees and fires on a board without light."""


def light(table: Table, one: XY, other: XY) -> bool:
    """SQ-LOS-01, SQ-SHOOT-02: is there enough light for a line? A card may darken a board; a line that begins or ends
    on it is short."""
    if not table.dark:
        return True
    if table.dark.isdisjoint((table.ship.board_of.get(one, ""), table.ship.board_of.get(other, ""))):
        return True
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) <= IN_THE_DARK


def all_round(table: Table, piece: Piece) -> bool:
    """SQ-DREAD-17: a Dreadnought sees and fires all round."""
    return piece.large and table.house["dreadnought-arcs"] == "round"


def burning(table: Table) -> set[XY]:
    return {square for _, squares in table.flames.values() for square in squares}


def blockers(table: Table, viewer: Piece, to: frozenset[XY], fire: bool) -> set[XY]:
    """SQ-LOS-02, 04, 08, 11, SQ-LOF-03: miniatures and fire block a line, for fire a machine does too; the two bases
    do not."""
    found = standing(table) if not fire else all_but(table, viewer.mans)
    found.difference_update(viewer.squares, to)
    return found


def standing(table: Table) -> set[XY]:
    """SQ-LOS-02, 04, 08: the squares that block sight: those of miniatures, fire and what cards have put there;
    machines do not."""
    found = burning(table) | table.screened
    for piece in table.pieces.values():
        if piece.place == "board" and not piece.machine:
            found.update(piece.squares)
    return found


def all_but(table: Table, manned: str) -> set[XY]:
    """SQ-LOF-03: the squares that block fire: those of miniatures and machines, but for the one that the shooter
    mans, fire and what cards have put there."""
    found = burning(table) | table.screened
    for piece in table.pieces.values():
        if piece.place == "board" and piece.id != manned:
            found.update(piece.squares)
    return found


def sees(table: Table, viewer: Piece, target: frozenset[XY]) -> bool:
    """SQ-LOS-01 to 04, 10, 11: does a piece see any of these squares?"""
    blocking = blockers(table, viewer, target, fire=False)
    return any(
        (all_round(table, viewer) or in_view(square, viewer.facing, other))
        and light(table, square, other)
        and table.sight.free(square, other, table.closed, blocking)
        for square in viewer.squares
        for other in target
    )


def in_fire(table: Table, shooter: Piece, square: XY, whole: frozenset[XY] = frozenset()) -> bool:
    """SQ-LOF-01 to 04, SQ-SHOOT-01: is a square in the line of fire of a shooter? `whole` are squares of the same
    target or area, which do not block it."""
    blocking = blockers(table, shooter, frozenset((square,)) | whole, fire=True)
    return any(
        (all_round(table, shooter) or in_arc(own, shooter.facing, square))
        and light(table, own, square)
        and table.sight.free(own, square, table.closed, blocking)
        for own in shooter.squares
    )


def touching(table: Table, one: Piece, other: Piece) -> bool:
    """SQ-LOF-02, 05: do two bases share an open edge?"""
    ship = table.ship
    return any(
        abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1
        and not ship.wall(a, b)
        and ship.door_at.get(edge(a, b), "") not in table.closed
        for a in one.squares
        for b in other.squares
    )


def shut(table: Table, a: XY, b: XY) -> bool:
    """A wall or a closed door between two neighbours, or no floor."""
    return table.ship.wall(a, b) or table.ship.door_at.get(edge(a, b), "") in table.closed


def passes(table: Table, a: XY, b: XY) -> bool:
    """SQ-WPN-80, 81: does a line or an explosion get from a square to a neighbour? Only walls and doors count."""
    if b not in table.ship.board_of:
        return False
    if a[0] == b[0] or a[1] == b[1]:
        return not shut(table, a, b)
    return any(
        flank in table.ship.board_of and not shut(table, a, flank) and not shut(table, flank, b)
        for flank in ((a[0], b[1]), (b[0], a[1]))
    )


def line(table: Table, shooter: Piece, start: XY, direction: int) -> list[XY]:
    """SQ-WPN-80: the squares of a straight line, to a wall or closed door; it ends with fire and with a machine."""
    found: list[XY] = []
    (x, y), (dx, dy) = start, DIRECTIONS[direction]
    fires = burning(table)
    machines = {
        square
        for piece in table.pieces.values()
        if piece.machine and piece.place == "board" and piece.id != shooter.mans
        for square in piece.squares
    }
    while passes(table, (x, y), (x + dx, y + dy)):
        x, y = x + dx, y + dy
        found.append((x, y))
        if (x, y) in fires or (x, y) in machines:
            break
    return found


def burst(table: Table, at: XY) -> dict[XY, int]:
    """SQ-WPN-18, 19, 21, 81: the target square (0) and the neighbours that an explosion reaches (1)."""
    found = {at: 0}
    for dx, dy in DIRECTIONS:
        other = (at[0] + dx, at[1] + dy)
        if passes(table, at, other):
            found[other] = 1
    return found


def block(table: Table, corner: XY) -> tuple[XY, ...]:
    """SQ-WPN-27: the floor of a block of four squares, named by its north-western one."""
    x, y = corner
    squares = ((x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1))
    return tuple(square for square in squares if square in table.ship.board_of)
