"""Shots with dice that are written down."""

from typing import Any

from tests.starquest.scene import Table, hall, scene

HALL = hall(8, 3)
RED = {0: 1, 1: 4, 2: 5, 3: 6}
"""The face on which a red die shows a value."""


def red(*values: int) -> list[int]:
    return [RED[value] for value in values]


def shot_at(*lines: str, dice: list[int], **more: Any) -> Table:
    """The Chaos commander (two red dice) shoots at the first miniature named."""
    target = lines[0].split()[0]
    table = scene(
        HALL,
        "ch1 fig_chaos_commander 7.0 W",
        *lines,
        dice=dice,
        **more,
    ).act("ch1")
    return table.do(f"ch1 shoot wpn_commander_bolter {target}")
