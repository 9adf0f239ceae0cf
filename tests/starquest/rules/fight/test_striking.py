"""A strike: once in a turn, before or after all movement."""

import pytest

from bulkhead.starquest.data.state import Effect
from bulkhead.starquest.events import Declared, Faced, MeleeFought, Moved, Rolled
from bulkhead.starquest.table import effects
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


@pytest.mark.clause("SQ-TURN-17")
def test_a_card_allows_a_second_melee_and_no_third() -> None:
    lines = ("ba1 fig_marine_laser 0.0 E", "ba2 fig_marine_laser 0.2 E")
    table = scene(HALL, *lines, "ch1 fig_ork 1.0 W", "ch2 fig_ork 1.2 W", dice=DRAW * 3).act("ba1")
    effects.add(table.state, Effect("more-melee", BA, on="ba1", value=1))
    table.do("ba1 strike ch1", "ba1 strike ch1")
    assert table.refused("ba1 strike ch1").clause == "SQ-TURN-17"
    table.do("done").act("ba2").do("ba2 strike ch2")
    assert table.refused("ba2 strike ch2").clause == "SQ-TURN-17", "the card is not his"


@pytest.mark.clause("SQ-TURN-08", "SQ-MOVE-15")
def test_after_a_melee_a_turn_is_free_again() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 N", "ch1 fig_ork 1.0 W", dice=DRAW).act("ba1")
    table.do("ba1 face E", "ba1 strike ch1", "ba1 face N")
    assert (table.happened[0], table.happened[-1]) == (Faced(BA, "ba1", 2, 0), Faced(BA, "ba1", 0, 0))
