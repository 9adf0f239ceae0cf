"""The laser rifle, and the shuriken catapult that is fired like it."""

import pytest

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.events import Rolled
from tests.starquest.rules.fight.weapons.outcomes import dead
from tests.starquest.scene import hall, scene

LONG = hall(12, 2)


@pytest.mark.clause("SQ-WPN-05", "SQ-WPN-69")
@pytest.mark.parametrize(
    ("line", "weapon"),
    [
        ("ba1 fig_marine_laser 0.0 E", "wpn_laser_rifle"),
        ("el1 fig_eldar_warrior 0.0 E", "wpn_shuriken_catapult"),
    ],
)
def test_rifle_and_catapult_roll_two_white_dice(line: str, weapon: str) -> None:
    who = line[:3]
    table = scene(LONG, line, "ch1 fig_gretchin 9.0 W", dice=(5, 6)).act(who)
    table.do(f"{who} shoot {weapon} ch1")
    assert [(event.values, event.red) for event in table.told(Rolled)] == [((1, 2), 0)]
    assert dead(table) == {"ch1"}
    assert load_box().weapons[weapon].kind == "light"
