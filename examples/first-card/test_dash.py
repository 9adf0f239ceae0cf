"""Dash: one miniature moves twice."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bulkhead.packs.opening import play_with
from tests.starquest.scene import IF, hall, scene


@pytest.fixture(autouse=True)
def _my_pack() -> Iterator[None]:
    play_with([Path(__file__).parent])
    yield
    play_with([])


def test_dash_gives_a_second_movement_to_one_miniature_alone() -> None:
    lines = ("if1 fig_marine_laser 0.0 E", "if2 fig_marine_laser 0.1 E", "ch1 fig_android 15.0 W")
    table = scene(hall(16, 2), *lines, turn=IF, step="order", sides={IF: {"orders": ("ord_dash",)}})
    table.do("use ord_dash if1")
    assert table.side(IF).orders == (), "the card is used up"

    table.do("activate if2", "if2 walk " + " ".join(f"{x}.1" for x in range(1, 7)))
    assert not table.offered("if2 step"), "a Marine moves six squares, and this one has no card"

    table.do("done", "activate if1", "if1 walk " + " ".join(f"{x}.0" for x in range(1, 7)))
    assert table.offered("if1 step 7.0"), "the second movement begins"
