"""Scenes in which a squad has an order to play."""

from tests.starquest.scene import BA, Table, hall, scene

HALL = hall(12, 5)


def ordered(order: str, *lines: str, seat: int = BA, dice: tuple[int, ...] = ()) -> Table:
    """A squad that holds an order is about to begin its turn."""
    return scene(HALL, *lines, turn=seat, step="order", dice=dice, sides={seat: {"orders": (order,)}})
