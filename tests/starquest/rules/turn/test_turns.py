"""The turn (SQ-TURN): what a miniature may combine, and how turns follow one another."""

import pytest

from bulkhead.starquest.data.state import Flame
from bulkhead.starquest.events import (
    Declared,
    Faced,
    Finished,
    FlamesOut,
    MeleeFought,
    Moved,
    Rolled,
    RoundBegan,
    TurnBegan,
    TurnEnded,
    Unharmed,
)
from tests.starquest.scene import BA, CH, CU, EL, IF, LD, UM, Table, hall, scene

HALL = hall(8, 3)
MISS = [1, 1]
DRAW = [1, 1, 1, 1]


def can_step(table: Table, who: str) -> bool:
    return bool(table.offered(f"{who} step"))


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


@pytest.mark.clause("SQ-TURN-05")
def test_nobody_shoots_twice() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E", "ch1 fig_ork 7.0 W", dice=MISS).act("ba1")
    table.do("ba1 shoot wpn_laser_rifle ch1")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_laser_rifle", "ch1", 1, "shoot"),
        Rolled(BA, "ba1", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 1),
    ]
    assert not table.offered("ba1 shoot")
    assert table.refused("ba1 shoot wpn_laser_rifle ch1").clause == "SQ-TURN-05"


@pytest.mark.clause("SQ-TURN-04", "SQ-TURN-15")
def test_a_finished_miniature_does_not_act_again() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E", "ba2 fig_marine_laser 0.1 E").act("ba1").do("done")
    assert table.happened == [Finished(BA, "ba1")]
    assert table.offered("activate") == ["activate ba2"]
    assert table.refused("activate ba1").clause == "SQ-TURN-15"


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
        dice=MISS,
        house={"terminator_attacks": house},
    ).act("ba1")
    table.do(table.offered("ba1 shoot")[0])
    assert table.happened == [
        Declared(BA, "ba1", "wpn_plasma_gun", "0.0>E", 1, "shoot"),
        Rolled(BA, "ba1", (0, 0), 2, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 1),
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


@pytest.mark.clause("SQ-TURN-10")
@pytest.mark.house("leader-gun-light")
def test_by_the_house_rule_leaders_guns_are_light() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_commander 0.0 E weapons=set_bolter",
        "ch1 fig_ork 7.0 W",
        dice=MISS,
        house={"leader_gun_light": True},
    ).act("ba1")
    table.do("ba1 step 1.0", "ba1 shoot wpn_commander_bolter ch1")
    assert table.happened == [
        Moved(BA, "ba1", ((1, 0),), 1),
        Declared(BA, "ba1", "wpn_commander_bolter", "ch1", 1, "shoot"),
        Rolled(BA, "ba1", (0, 0), 2, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 1),
    ]
    assert can_step(table, "ba1")


@pytest.mark.clause("SQ-TURN-15")
@pytest.mark.house("interleaving")
@pytest.mark.parametrize("interleaving", [False, True])
def test_a_started_miniature_is_finished_before_the_next(interleaving: bool) -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E",
        "ba2 fig_marine_laser 0.1 E",
        house={"interleaving": interleaving},
    ).act("ba1")
    table.do("ba1 step 1.0")
    assert ("activate ba2" in table.offers) == interleaving
    if interleaving:
        table.do("activate ba2", "ba2 step 1.1", "activate ba1", "ba1 step 2.0")
        assert table.mini("ba1").deeds.mp == 2
    else:
        assert table.refused("ba2 step 1.1").clause == "SQ-TURN-15"


@pytest.mark.clause("SQ-TURN-16", "SQ-SETUP-17")
def test_turns_pass_from_seat_to_seat_and_rounds_follow_one_another() -> None:
    table = scene(
        HALL,
        "el1 fig_eldar_warrior 0.0 E",
        "ld1 fig_karak 7.2 W",
        "ch1 fig_ork 7.0 W",
        "cu1 fig_votary 0.2 E",
        turn=EL,
    )
    table.do("end", "pass", "end", "pass", "end", "end")
    turns = [event.seat for event in table.told(TurnBegan)]
    assert turns[:3] == [LD, CH, CU]
    assert [event.seat for event in table.told(TurnEnded)][:4] == [EL, LD, CH, CU]
    assert table.told(RoundBegan) == [RoundBegan(2)]
    assert table.waiting == EL, "squads without miniatures have no turn"


@pytest.mark.clause("SQ-TURN-18")
def test_a_wiped_out_squads_fire_goes_out_where_its_turn_would_have_been() -> None:
    table = scene(HALL, "el1 fig_eldar_warrior 0.0 E", "ch1 fig_ork 7.0 W", turn=CH)
    table.state.flames = (Flame(1, BA, (table.state.ship.at(3, 1),)),)
    table.do("end", "end")
    assert table.happened == [
        TurnEnded(CH),
        TurnBegan(CU, 2),
        TurnEnded(CU),
        RoundBegan(2),
        FlamesOut(BA, 1),
        TurnEnded(BA),
        TurnEnded(IF),
        TurnEnded(UM),
        TurnBegan(EL, 6),
    ]


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


@pytest.mark.clause("SQ-TURN-01")
def test_what_a_miniature_may_do_in_its_turn() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E", "ch1 fig_ork 1.0 W", "ch2 fig_ork 2.2 W").act("ba1")
    verbs = {offer.split()[1] if " " in offer else offer for offer in table.offers}
    assert {"step", "shoot", "strike", "overwatch", "face", "done"} <= verbs
    assert table.waiting == BA
