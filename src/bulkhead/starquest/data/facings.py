"""Facings: the four even directions, or all eight where the table plays with eight (SQ-MOVE-05)."""

from bulkhead.tabletop.clauses import clause

FACING_NAMES = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
FOUR = (0, 2, 4, 6)
EIGHT = (0, 1, 2, 3, 4, 5, 6, 7)
QUARTER = 2
"""A turn of 90 degrees, in eighths of a circle."""


@clause("SQ-MOVE-05")
def facings(eight: bool) -> tuple[int, ...]:
    """The facings that a miniature may take."""
    return EIGHT if eight else FOUR


@clause("SQ-MOVE-06", "SQ-MOVE-07")
def turn_size(before: int, after: int) -> int:
    """How far a turn goes, in eighths of a circle: 0 to 4."""
    turn = (after - before) % 8
    return min(turn, 8 - turn)


@clause("SQ-MOVE-04", "SQ-MOVE-08")
def step_cost(facing: int, direction: int) -> int:
    """Movement points of a step in one of the eight directions: 1 ahead or to the side, 2 backward."""
    turn = (direction - facing) % 8
    return 2 if 3 <= turn <= 5 else 1


def behind(facing: int) -> int:
    return (facing + 4) % 8


def right_of(facing: int) -> int:
    return (facing + QUARTER) % 8


def ahead(facing: int) -> tuple[int, int]:
    """The direction of a facing, as steps to the east and to the south."""
    return ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))[facing]
