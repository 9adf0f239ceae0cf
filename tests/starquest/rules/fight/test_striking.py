"""A strike: once in a turn, before or after all movement."""

import pytest

from bulkhead.starquest.events import Declared, Faced, MeleeFought, Moved, Rolled
from tests.starquest.rules.move.stepping import can_step
from tests.starquest.scene import BA, CH, hall, scene

HALL = hall(8, 3)
DRAW = [1, 1, 1, 1]


@pytest.mark.clause("SQ-TURN-08")
def test_a_melee_comes_before_or_after_all_movement() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E", "ch1 fig_ork 3.0 W", dice=DRAW).act("ba1")
    table.do("ba1 step 1.0", "ba1 step 2.0", "ba1 strike ch1")
    assert not can_step(table, "ba1")
    assert table.refused("ba1 step 1.0").clause == "SQ-TURN-08"
    first = scene(HALL, "ba1 fig_marine_laser 0.0 E", "ch1 fig_ork 1.0 W", dice=DRAW).act("ba1")
    first.do("ba1 strike ch1", "ba1 step 0.1", "ba1 step 0.2")
    assert first.happened == [
        Declared(BA, "ba1", "wpn_combat_blade", "ch1", 1, "melee"),
        Rolled(BA, "ba1", (0, 0), 0, "melee", "SQ-MELEE-02"),
        Rolled(CH, "ch1", (0, 0), 0, "defence", "SQ-MELEE-02"),
        MeleeFought("ba1", "ch1", 0, 0, False),
        Moved(BA, "ba1", ((0, 1),), 1),
        Moved(BA, "ba1", ((0, 2),), 1),
    ]
    assert first.at("ba1") == "0.2"


@pytest.mark.clause("SQ-TURN-17")
def test_one_melee_in_a_turn() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E", "ch1 fig_ork 1.0 W", dice=DRAW).act("ba1")
    table.do("ba1 strike ch1", "ba1 face N", "ba1 face E")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_combat_blade", "ch1", 1, "melee"),
        Rolled(BA, "ba1", (0, 0), 0, "melee", "SQ-MELEE-02"),
        Rolled(CH, "ch1", (0, 0), 0, "defence", "SQ-MELEE-02"),
        MeleeFought("ba1", "ch1", 0, 0, False),
        Faced(BA, "ba1", 0, 0),
        Faced(BA, "ba1", 2, 1, "SQ-MOVE-07"),
    ]
    assert table.refused("ba1 strike ch1").clause == "SQ-TURN-17"
