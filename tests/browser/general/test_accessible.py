"""axe finds no fault on any screen, on a desktop and a phone, dark and light."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Any, Literal

import pytest

from tests.browser.conftest import DESKTOP, PHONE, Seats
from tests.browser.helpers.house import House
from tests.browser.helpers.player import Player
from tests.browser.helpers.screens import SCREENS, go_offline

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text()
THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")


def violations(player: Player) -> list[str]:
    found: list[dict[str, Any]] = player.page.evaluate(
        "axe.run({ resultTypes: ['violations'] }).then((found) => found.violations)"
    )
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}" for one in found for node in one["nodes"]
    ]


@pytest.mark.parametrize("name", SCREENS)
def test_axe_finds_no_violation(house: House, player: Seats, name: str) -> None:
    ann = player(color_scheme="dark")
    SCREENS[name](ann, house)
    nothing_is_wrong(ann)


def test_axe_finds_no_violation_without_a_server(own_house: House, seats: Callable[..., Player]) -> None:
    ann = seats(own_house, color_scheme="dark")
    go_offline(ann, own_house)
    nothing_is_wrong(ann)


def nothing_is_wrong(player: Player) -> None:
    """In both sizes and both themes."""
    player.page.evaluate(AXE)
    found = {}
    for size in (DESKTOP, PHONE):
        player.page.set_viewport_size(size)
        for theme in THEMES:
            player.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            player.page.locator(f"html[data-theme={theme}]").wait_for()
            found[f"{size['width']} {theme}"] = violations(player)
    assert found == {where: [] for where in found}
