"""A marine with a rifle."""

from tests.starquest.scene import Table, hall, scene

LONG = hall(14, 3)


def rifle(*lines: str, dice: tuple[int, ...] = (), **more: object) -> Table:
    house: dict[str, object] = dict(more)
    return scene(LONG, "ba1 fig_marine_laser 0.1 E", *lines, dice=dice, house=house).act("ba1")
