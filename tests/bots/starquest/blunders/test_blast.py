"""A table laughs at a missile that blows up the one who fires it."""

import pytest

from bulkhead.starquest.box.items import objectives as tests
from bulkhead.starquest.data.scenario import Objective
from tests.bots.starquest.tables import ask, play
from tests.starquest.scene import CH, hall, scene

HUNTED = (Objective("primary", 60, tests.Eliminate(("fig_chaos_commander",), (60,))),)


@pytest.mark.parametrize(("size", "fires"), [(2, False), (3, True)])
def test_a_blast_spares_its_shooter(size: int, fires: bool) -> None:
    """The commander is worth five marines, but not to the marine who fires."""
    missile = "ba1 fig_marine_heavy 0.0 E weapons=wpn_missile_launcher"
    foe = f"ch1 fig_chaos_commander {size - 1}.{size - 1} W lp=1"
    table = scene(hall(size, size), missile, foe, objectives=HUNTED).act("ba1")
    assert table.offered("ba1 shoot")
    assert ask(table).startswith("ba1 shoot") is fires


def test_an_alien_with_a_missile_steps_back_before_it_fires() -> None:
    """From the square beside him, the blast would hit both; from two squares away, the marine alone."""
    lines = ("ch1 fig_chaos_heavy 3.3 W weapons=wpn_missile_launcher", "ba1 fig_marine_heavy 2.2 E")
    table = scene(hall(7, 7), *lines, turn=CH, dice=[6] * 8)
    done = play(table.act("ch1"))
    assert any("shoot" in one for one in done)
    assert table.mini("ch1").place == "board"
