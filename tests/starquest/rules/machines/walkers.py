"""Scenes with Dreadnoughts."""

from typing import Any

from tests.starquest.scene import Table, hall, scene

HALL = hall(10, 8)


MK7 = "fig_dread_mk7"


def walker(*lines: str, drawn: str = HALL, who: str = f"ch1 {MK7} 4.3 N", **more: Any) -> Table:
    return scene(drawn, who, *lines, **more).act("ch1")
