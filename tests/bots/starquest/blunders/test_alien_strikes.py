"""A table laughs at an alien that stands before a marine and does not strike."""

import pytest

from tests.bots.starquest.tables import play
from tests.starquest.scene import CH, CU, hall, scene


@pytest.mark.parametrize("watching", [(), ("um1 fig_marine_laser 0.0 E", "um2 fig_marine_laser 0.2 E")])
def test_a_dear_alien_takes_a_good_strike_although_others_watch(watching: tuple[str, ...]) -> None:
    """A revenant is worth seven points to its enemies; a heavy marine ten to it."""
    lines = ("cu1 fig_revenant 4.1 W", "ba1 fig_marine_heavy 3.1 W", *watching)
    table = scene(hall(9, 3), *lines, turn=CU, dice=[1] * 8)
    assert "cu1 strike ba1" in play(table.act("cu1"))


def test_it_does_not_strike_whom_it_cannot_hurt() -> None:
    """A gretchin before a Dreadnought of its own side's enemies would only be hurt."""
    table = scene(hall(9, 3), "ch1 fig_gretchin 4.1 W", "um9 mch_tarantula 2.1,3.1 E", turn=CH, dice=[1] * 8)
    assert not any("strike" in one for one in play(table.act("ch1")))
