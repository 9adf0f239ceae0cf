"""How often a miniature attacks, and when it moves between."""

import pytest

from bulkhead.starquest.data.lasting_effects import Named
from bulkhead.starquest.data.pieces import DeedsChange
from bulkhead.starquest.data.state import Effect, deeds
from bulkhead.starquest.events import Declared, Moved, Rolled, Unharmed
from bulkhead.starquest.rules.turn.action_limits import closed, more_moves, more_shots
from bulkhead.starquest.table import effects
from tests.starquest.rules.move.stepping import can_step
from tests.starquest.scene import BA, CH, LD, hall, scene

HALL = hall(8, 3)
MISS = [1, 1]
DRAW = [1, 1, 1, 1]


@pytest.mark.clause("SQ-TURN-06")
def test_nobody_shoots_and_fights_in_melee() -> None:
    table = scene(
        HALL, "ba1 fig_marine_laser 0.0 E", "ch1 fig_ork 1.0 W", "ch2 fig_ork 2.2 W", dice=DRAW
    ).act("ba1")
    table.do("ba1 strike ch1")
    assert not table.offered("ba1 shoot")
    assert table.refused("ba1 shoot wpn_laser_rifle ch2").clause == "SQ-TURN-06"
    other = scene(
        HALL, "ba1 fig_marine_laser 0.0 E", "ch1 fig_ork 1.0 W", "ch2 fig_ork 2.2 W", dice=MISS
    ).act("ba1")
    other.do("ba1 shoot wpn_laser_rifle ch2")
    assert other.happened == [
        Declared(BA, "ba1", "wpn_laser_rifle", "ch2", 1, "shoot"),
        Rolled(BA, "ba1", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch2", 0, 1),
    ]
    assert other.refused("ba1 strike ch1").clause == "SQ-TURN-06"


@pytest.mark.clause("SQ-SQUAD-06")
@pytest.mark.parametrize(("who", "both"), [("fig_terminator", True), ("fig_librarian", False)])
@pytest.mark.clause("C-FLAG-shoot_and_melee")
def test_terminators_but_not_their_librarian_do_both(who: str, both: bool) -> None:
    table = scene(HALL, f"ba1 {who} 0.0 E", "ch1 fig_ork 3.0 W", "ch2 fig_ork 2.2 W", dice=MISS).act("ba1")
    weapon = table.offered("ba1 shoot")[0].split()[2]
    table.do(f"ba1 shoot {weapon} ch2", "ba1 step 1.0", "ba1 step 2.0")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_storm_bolter", "ch2", 1, "shoot"),
        Rolled(BA, "ba1", (0, 0), 1, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch2", 0, 1),
        Moved(BA, "ba1", ((1, 0),), 1),
        Moved(BA, "ba1", ((2, 0),), 1),
    ]
    assert bool(table.offered("ba1 strike")) == both


@pytest.mark.clause("SQ-SQUAD-06")
@pytest.mark.house("terminator-attacks")
@pytest.mark.parametrize(("house", "both"), [("squad", True), ("terminators", False)])
def test_by_the_house_rule_the_support_weapons_do_not(house: str, both: bool) -> None:
    table = scene(
        HALL,
        "ba1 fig_term_heavy 0.0 E weapons=wpn_plasma_gun,wpn_power_fist",
        "ch1 fig_ork 1.0 W",
        "ch2 fig_ork 3.0 W",
        dice=MISS,
        house={"terminator_attacks": house},
    ).act("ba1")
    table.do(table.offered("ba1 shoot")[0])
    assert table.happened == [
        Declared(BA, "ba1", "wpn_plasma_gun", "0.0>E", 1, "shoot"),
        Rolled(BA, "ba1", (0, 0), 2, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 1),
        Unharmed(CH, "ch2", 0, 1),
    ]
    assert bool(table.offered("ba1 strike")) == both


@pytest.mark.clause("SQ-TURN-07", "SQ-WPN-06")
def test_a_light_weapon_may_be_fired_between_two_parts_of_the_movement() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E", "ch1 fig_ork 7.0 W", dice=MISS).act("ba1")
    table.do("ba1 step 1.0", "ba1 step 2.0", "ba1 shoot wpn_laser_rifle ch1")
    table.do("ba1 step 3.0", "ba1 step 4.0", "ba1 step 5.0", "ba1 step 6.0")
    assert table.happened == [
        Moved(BA, "ba1", ((1, 0),), 1),
        Moved(BA, "ba1", ((2, 0),), 1),
        Declared(BA, "ba1", "wpn_laser_rifle", "ch1", 1, "shoot"),
        Rolled(BA, "ba1", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 1),
        Moved(BA, "ba1", ((3, 0),), 1),
        Moved(BA, "ba1", ((4, 0),), 1),
        Moved(BA, "ba1", ((5, 0),), 1),
        Moved(BA, "ba1", ((6, 0),), 1),
    ]
    assert not can_step(table, "ba1"), "two and four: the allowance is one"


@pytest.mark.clause("SQ-TURN-09", "SQ-TURN-10")
@pytest.mark.parametrize(("arms", "splits"), [("set_bolter", False), ("set_axe_pistol", True)])
def test_a_gun_of_two_red_dice_never_splits_the_movement(arms: str, splits: bool) -> None:
    table = scene(HALL, f"ba1 fig_marine_commander 0.0 E weapons={arms}", "ch1 fig_ork 7.0 W", dice=MISS).act(
        "ba1"
    )
    table.do("ba1 step 1.0", "ba1 step 2.0")
    table.do(table.offered("ba1 shoot")[0])
    assert can_step(table, "ba1") == splits
    if not splits:
        assert table.refused("ba1 step 3.0").clause == "SQ-TURN-09"
        assert "ba1 face N" in table.offers, "a free turn is no movement"


@pytest.mark.clause("SQ-TURN-04", "SQ-TURN-05", "SQ-WPN-67")
@pytest.mark.parametrize(
    ("word", "moves", "shots"), [("more-move", 1, 0), ("more-shoot", 0, 1), ("move-or-shoot", 1, 1)]
)
def test_orders_give_a_miniature_and_a_tarantula_one_more_and_other_machines_nothing(
    word: Named, moves: int, shots: int
) -> None:
    lines = ("ld1 fig_thorn 0.0 E", "ld2 mch_tarantula 4.0,3.0 E", "ld3 mch_mrl_inferno 6.0 E")
    table = scene(HALL, *lines)
    effects.add(table.state, Effect(word, LD, side=LD, value=1))
    found = [
        (more_moves(table.state, table.mini(who), 6), more_shots(table.state, table.mini(who), 6))
        for who in ("ld1", "ld2", "ld3")
    ]
    assert found == [(moves, shots), (moves, shots), (0, 0)]


@pytest.mark.clause("SQ-TURN-04", "SQ-TURN-05")
@pytest.mark.parametrize(
    ("words", "moves", "shots"),
    [
        ((), 0, 0),
        (("more-move",), 1, 0),
        (("more-shoot",), 0, 1),
        (("move-or-shoot",), 1, 1),
        (("more-move", "move-or-shoot"), 2, 1),
    ],
)
def test_cards_allow_more_movements_and_shooting_actions_but_not_to_machines(
    words: tuple[Named, ...], moves: int, shots: int
) -> None:
    table = scene(
        HALL, "ba1 fig_marine_laser 0.0 E", "ba2 mch_mrl_inferno 2.0 E", "ba3 fig_marine_laser 5.0 E"
    )
    for word in words:
        for who in ("ba1", "ba2"):
            effects.add(table.state, Effect(word, BA, on=who, value=1))
    found = {
        who: (more_moves(table.state, table.mini(who), 6), more_shots(table.state, table.mini(who), 6))
        for who in ("ba1", "ba2", "ba3")
    }
    assert found == {"ba1": (moves, shots), "ba2": (0, 0), "ba3": (0, 0)}


@pytest.mark.clause("SQ-TURN-07", "SQ-TURN-08", "SQ-TURN-09")
@pytest.mark.parametrize(
    ("more", "spent", "allowance", "expected"),
    [
        (0, 3, 6, {"halted": True}),
        (0, 0, 6, {"halted": True}),
        (0, 0, 0, {"halted": True}),
        (1, 0, 0, {"moves": 1, "mp": 0, "moved": False}),
        (1, 6, 6, {"moves": 1, "mp": 0, "moved": False}),
        (1, 7, 6, {"halted": True}),
        (2, 7, 6, {"moves": 2, "mp": 0, "moved": False}),
    ],
)
def test_an_attack_ends_the_movement_that_was_begun_and_leaves_those_that_cards_add(
    more: int, spent: int, allowance: int, expected: DeedsChange
) -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E")
    mini = deeds(table.state, table.mini("ba1"), mp=spent, moved=True)
    if more:
        effects.add(table.state, Effect("more-move", BA, on="ba1", value=more))
    assert closed(table.state, mini, allowance) == expected
