"""When a miniature may step."""

import pytest

from bulkhead.starquest.events import Declared, Moved, Rolled, Unharmed
from tests.starquest.scene import BA, CH, hall, scene

HALL = hall(8, 3)
MISS = [1, 1]


@pytest.mark.clause("SQ-TURN-02", "SQ-TURN-03")
def test_move_then_shoot_or_shoot_then_move_or_neither() -> None:
    first = scene(HALL, "ba1 fig_marine_laser 0.0 E", "ch1 fig_ork 7.0 W", dice=MISS).act("ba1")
    first.do("ba1 step 1.0", "ba1 shoot wpn_laser_rifle ch1")
    assert first.happened == [
        Moved(BA, "ba1", ((1, 0),), 1),
        Declared(BA, "ba1", "wpn_laser_rifle", "ch1", 1, "shoot"),
        Rolled(BA, "ba1", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 1),
    ]
    second = scene(HALL, "ba1 fig_marine_laser 0.0 E", "ch1 fig_ork 7.0 W", dice=MISS).act("ba1")
    second.do("ba1 shoot wpn_laser_rifle ch1", "ba1 step 1.0")
    neither = scene(HALL, "ba1 fig_marine_laser 0.0 E", "ch1 fig_ork 7.0 W").act("ba1").do("done")
    assert (first.at("ba1"), second.at("ba1"), neither.at("ba1")) == ("1.0", "1.0", "0.0")
