"""A table laughs at aliens that run up to the marines in a lesson without melee, and stand there."""

import pytest

from tests.bots.starquest.tables import play
from tests.starquest.playing import playing

LINES = ("um1 fig_marine_laser 2.1 E", "ch1 fig_ork 6.1 W")


@pytest.mark.parametrize(
    ("mission", "strikes"), [("mis_t1_corridor", False), ("mis_t3_machine", True)], ids=["without", "with"]
)
def test_where_nobody_may_strike_an_alien_shoots(mission: str, strikes: bool) -> None:
    """An orc is better with its axe than with its gun, but the first lesson is about shooting."""
    table = playing(mission, *LINES, factions=("ultramarines", "chaos"), turn=1, dice=(1,) * 8)
    done = play(table.act("ch1"))
    assert any("strike" in one for one in done) is strikes
    assert any("shoot" in one for one in done) is not strikes
