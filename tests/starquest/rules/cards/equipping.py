"""Where cards of the box are tried: one wide hall, and a squad that holds the card."""

from typing import Any

from bulkhead.starquest.data.frames import TurnStep
from tests.starquest.scene import Table, hall, scene

HALL = hall(10, 3)


def equipped(
    *lines: str,
    seat: int,
    cards: tuple[str, ...],
    named: tuple[str, ...] = (),
    dice: tuple[int, ...] = (),
    turn: int | None = None,
    step: TurnStep = "act",
    **side: Any,
) -> Table:
    """A squad with these equipment cards, the first of them bound to the miniatures that are `named`; `side` sets
    more of its record."""
    record = {"equipment": cards, "named": tuple((cards[0], name) for name in named), **side}
    return scene(HALL, *lines, dice=dice, turn=turn, step=step, sides={seat: record})
