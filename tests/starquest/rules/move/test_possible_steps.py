"""When a miniature may step."""

import pytest

from bulkhead.starquest.data.lasting_effects import Named
from bulkhead.starquest.data.state import Effect, deeds
from bulkhead.starquest.events import Declared, Moved, Rolled, Unharmed
from bulkhead.starquest.rules.move.possible_steps import may_move
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.purse import Purse
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


@pytest.mark.clause("SQ-TURN-04")
@pytest.mark.parametrize(
    ("points", "own", "word", "moves"),
    [
        (1, True, None, True),
        (0, True, None, False),
        (6, True, "no-move", False),
        (6, False, "no-move", False),
        (6, True, "rooted", False),
        (6, False, "rooted", True),
    ],
)
def test_nobody_moves_without_points_or_held_fast_and_command_points_move_the_rooted(
    points: int, own: bool, word: Named | None, moves: bool
) -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E", "ba2 fig_marine_laser 0.2 E")
    if word is not None:
        effects.add(table.state, Effect(word, CH, on="ba1"))
    assert may_move(table.state, table.mini("ba1"), Purse(BA, points, own)) is moves
    assert may_move(table.state, table.mini("ba2"), Purse(BA, 6, own)), "the other goes where it likes"


@pytest.mark.clause("SQ-TURN-02", "SQ-TURN-08", "SQ-TURN-09")
@pytest.mark.parametrize("halted", [False, True])
def test_an_attack_that_ended_the_movement_leaves_command_points(halted: bool) -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E")
    mini = deeds(table.state, table.mini("ba1"), halted=halted)
    assert may_move(table.state, mini, Purse(BA, 6, own=True)) is not halted
    assert may_move(table.state, mini, Purse(BA, 6, own=False))


@pytest.mark.clause("SQ-TURN-02")
@pytest.mark.parametrize("fired", [False, True])
def test_a_machine_that_has_fired_does_not_move(fired: bool) -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E mans=ba2", "ba2 mch_tarantula 2.0,1.0 E")
    machine = table.mini("ba2")
    if fired:
        machine = deeds(table.state, machine, fired=("wpn_twin_las",), fired_in=table.state.turn)
    assert may_move(table.state, machine, Purse(BA, 6, own=True)) is not fired
