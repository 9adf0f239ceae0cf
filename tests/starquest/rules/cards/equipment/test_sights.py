"""Equipment that rolls dice again."""

from functools import partial

import pytest

from bulkhead.starquest.events import Declared, Finished, MeleeFought, Rerolled, Rolled, Unharmed, Waited
from bulkhead.starquest.table.card import card
from tests.starquest.rules.cards import equipping
from tests.starquest.scene import BA, CH, EL, IF, LD, UM

CATAPULT = "wpn_shuriken_catapult"
eldar_with = partial(equipping.equipped, seat=EL)


@pytest.mark.clause("SQ-SHOOT-08")
@pytest.mark.clause("C-eqe_star_storm-1")
def test_a_star_storm_rerolls_a_die_of_every_catapult_and_of_nothing_else() -> None:
    table = eldar_with(
        "el1 fig_eldar_warrior 0.0 E",
        "el2 fig_eldar_warrior 0.1 E",
        "el3 fig_eldar_heavy 0.2 E weapons=wpn_shuriken_cannon",
        "ch1 fig_android 9.0 W",
        "ch2 fig_android 9.1 W",
        "ch3 fig_android 9.2 W",
        cards=("eqe_star_storm",),
        dice=(1,) * 20,
    )
    for who, enemy in (("el1", "ch1"), ("el2", "ch2")):
        table.act(who).do(f"{who} shoot {CATAPULT} {enemy}", "reroll eqe_star_storm 1")
        assert table.offers == ["pass"]
        table.do("pass", "done")
    assert table.happened == [
        Declared(EL, "el2", "wpn_shuriken_catapult", "ch2", 1, "shoot"),
        Rolled(EL, "el2", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        Rerolled(EL, "eqe_star_storm", (0, 0), 0),
        Waited(EL, "cards", "SQ-SHOOT-09"),
        Unharmed(CH, "ch2", 0, 2),
        Finished(EL, "el2"),
    ]
    assert [one.card for one in table.told(Rerolled)] == ["eqe_star_storm", "eqe_star_storm"]
    table.act("el3").do(table.offered("el3 shoot")[0])
    assert not table.offered("reroll")
    assert table.side(EL).equipment == ("eqe_star_storm",)


@pytest.mark.clause("SQ-SHOOT-08", "SQ-SHOOT-09")
@pytest.mark.clause("C-eqe_targeting_crystal-1", "C-eqe_targeting_crystal-2")
def test_a_targeting_crystal_is_for_the_named_heavy_weapon() -> None:
    table = eldar_with(
        "el1 fig_eldar_heavy 0.0 E weapons=wpn_shuriken_cannon",
        "el2 fig_eldar_heavy 0.2 E weapons=wpn_eldar_missile",
        "ch1 fig_android 9.0 W",
        cards=("eqe_targeting_crystal", "eqe_targeting_crystal"),
        named=("wpn_shuriken_cannon",),
        dice=(1,) * 20,
    )
    assert card("eqe_targeting_crystal").names(table.state, EL) == [
        "wpn_eldar_las_cannon",
        "wpn_eldar_missile",
    ]
    table.act("el1").do("el1 shoot wpn_shuriken_cannon ch1", "reroll eqe_targeting_crystal 1", "pass")
    table.do("el1 shoot wpn_shuriken_cannon ch1")
    assert not table.offered("reroll"), "once in a shooting action"
    while table.offers[0] == "pass":
        table.do("pass")
    table.do("done").act("el2").do(table.offered("el2 shoot wpn_eldar_missile")[0])
    assert not table.offered("reroll")
    assert table.happened == [
        Declared(EL, "el2", "wpn_eldar_missile", "2.0", 1, "shoot"),
        Rolled(EL, "el2", (0, 0), 2, "shoot", "SQ-SHOOT-03"),
    ]


legion_with = partial(equipping.equipped, seat=LD)


@pytest.mark.clause("SQ-SHOOT-08", "SQ-WPN-23")
@pytest.mark.parametrize(
    ("who", "weapon", "helped"),
    [("ld1", "wpn_carbine", True), ("ld1", "wpn_las_cannon", False), ("ld2", "wpn_carbine", False)],
)
@pytest.mark.clause("C-eql_marked_rounds-1")
def test_marked_rounds_are_for_who_was_named_but_for_no_extra_heavy_weapon(
    who: str, weapon: str, helped: bool
) -> None:
    table = legion_with(
        f"ld1 fig_thorn 0.0 E weapons={weapon}",
        f"ld2 fig_thorn 0.2 E weapons={weapon}",
        "ch1 fig_android 9.1 W",
        cards=("eql_marked_rounds",),
        named=("ld1",),
        dice=(1,) * 12,
    ).act(who)
    table.do(table.offered(f"{who} shoot")[0])
    assert bool(table.offered("reroll eql_marked_rounds")) is helped


LASER = "wpn_laser_rifle"
marines_with = partial(equipping.equipped, seat=BA)


@pytest.mark.clause("SQ-SHOOT-08", "SQ-SHOOT-09")
@pytest.mark.clause("C-eqp_targeter-1")
def test_a_targeter_rerolls_a_die_of_the_named_weapon_once_in_each_shooting_action() -> None:
    table = marines_with(
        "ba1 fig_marine_laser 0.0 E",
        "ba2 fig_marine_heavy 0.2 E weapons=wpn_plasma_gun",
        "ch1 fig_android 9.0 W",
        "ch2 fig_android 9.2 W",
        cards=("eqp_targeter",),
        named=(LASER,),
        dice=(1, 1, 6, 1, 1),
    ).act("ba1")
    table.do(f"ba1 shoot {LASER} ch1")
    assert table.offers == ["pass", "reroll eqp_targeter 1", "reroll eqp_targeter 2"]
    table.do("reroll eqp_targeter 1")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_laser_rifle", "ch1", 1, "shoot"),
        Rolled(BA, "ba1", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        Rerolled(BA, "eqp_targeter", (2, 0), 0),
    ]
    assert table.offers == ["pass"]
    table.do("pass", "done")
    assert table.side(BA).equipment == ("eqp_targeter",), "it stays"
    table.act("ba2").do("ba2 shoot wpn_plasma_gun 0.2>E")
    assert not table.offered("reroll"), "another weapon"


@pytest.mark.clause("SQ-WPN-23", "SQ-SHOOT-08")
@pytest.mark.parametrize(("weapon", "helped"), [("wpn_term_assault_cannon", True), ("wpn_las_cannon", False)])
@pytest.mark.clause("C-eqp_targeter-2")
def test_the_terminators_assault_cannon_counts_as_one(weapon: str, helped: bool) -> None:
    table = marines_with(
        f"ba1 fig_term_heavy 0.0 E weapons={weapon}",
        "ch1 fig_android 9.0 W",
        cards=("eqp_targeter",),
        named=("wpn_assault_cannon",),
        dice=(1,) * 8,
    ).act("ba1")
    table.do(table.offered("ba1 shoot")[0])
    assert bool(table.offered("reroll eqp_targeter")) is helped


@pytest.mark.clause("SQ-WPN-23")
@pytest.mark.parametrize(("weapon", "helped"), [("wpn_plasma_gun", True), ("wpn_las_cannon", False)])
def test_a_card_for_heavy_weapons_helps_no_extra_heavy_one_whatever_it_names(
    weapon: str, helped: bool
) -> None:
    table = marines_with(
        f"ba1 fig_term_heavy 0.0 E weapons={weapon}",
        "ch1 fig_android 9.0 W",
        cards=("eqp_targeter",),
        named=(weapon,),
        dice=(1,) * 8,
    ).act("ba1")
    table.do(table.offered("ba1 shoot")[0])
    assert bool(table.offered("reroll eqp_targeter")) is helped


@pytest.mark.clause("SQ-SHOOT-08", "SQ-MELEE-02")
@pytest.mark.clause("C-eqp_bionic_arm-1")
def test_a_bionic_arm_helps_the_leader_when_he_attacks_in_melee() -> None:
    lines = (
        "ba1 fig_marine_commander 0.0 E role=leader",
        "ba2 fig_marine_laser 0.2 E",
        "ch1 fig_android 1.0 W",
        "ch2 fig_android 1.2 W",
        "ch3 fig_android 9.1 W",
    )
    table = marines_with(*lines, cards=("eqp_bionic_arm",), dice=(1,) * 20).act("ba1")
    table.do("ba1 strike ch1")
    while not table.offered("reroll"):
        table.do("pass")
    table.do("reroll eqp_bionic_arm 1", "pass", "done").act("ba2").do("ba2 strike ch2")
    while table.offers[0] == "pass":
        assert not table.offered("reroll"), "not for the others"
        table.do("pass")
    assert table.happened == [
        Declared(BA, "ba2", "wpn_combat_blade", "ch2", 1, "melee"),
        Rolled(BA, "ba2", (0, 0), 0, "melee", "SQ-MELEE-02"),
        Rolled(CH, "ch2", (0, 0), 2, "defence", "SQ-MELEE-02"),
        MeleeFought("ba2", "ch2", 0, 0, False),
    ]


@pytest.mark.clause("SQ-SHOOT-08")
@pytest.mark.clause("C-eqp_bionic_eye-1")
def test_a_bionic_eye_helps_the_leader_when_he_shoots() -> None:
    lines = (
        "if1 fig_marine_commander 0.0 E role=leader weapons=set_bolter",
        "if2 fig_marine_laser 0.2 E",
        "ch1 fig_android 9.0 W",
        "ch2 fig_android 9.2 W",
    )
    table = marines_with(*lines, cards=("eqp_bionic_eye",), seat=IF, dice=(1,) * 12).act("if1")
    table.do("if1 shoot wpn_commander_bolter ch1")
    assert table.offered("reroll eqp_bionic_eye")
    table.do("reroll eqp_bionic_eye 1", "pass", "done").act("if2").do(f"if2 shoot {LASER} ch2")
    assert table.happened == [
        Declared(IF, "if2", "wpn_laser_rifle", "ch2", 1, "shoot"),
        Rolled(IF, "if2", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch2", 0, 2),
    ]
    assert not table.offered("reroll")


@pytest.mark.clause("SQ-SHOOT-08", "SQ-MELEE-02")
@pytest.mark.clause("C-eqp_digital_weapons-1")
def test_digital_weapons_help_the_leader_once_in_each_own_turn() -> None:
    lines = (
        "um1 fig_term_commander 0.0 E role=leader weapons=wpn_storm_bolter_master,wpn_power_sword",
        "ch1 fig_android 9.0 W",
        "ch2 fig_android 1.0 W",
    )
    table = marines_with(*lines, cards=("eqp_digital_weapons",), seat=UM, dice=(1,) * 20).act("um1")
    table.do("um1 strike ch2")
    while not table.offered("reroll"):
        table.do("pass")
    table.do("reroll eqp_digital_weapons 1")
    assert table.side(UM).used == (("eqp_digital_weapons", table.state.turn),)
    table.do("pass")
    while table.offers[0] == "pass":
        assert not table.offered("reroll")
        table.do("pass")
    assert table.happened == [
        Declared(UM, "um1", "wpn_power_sword", "ch2", 1, "melee"),
        Waited(UM, "cards", "SQ-SHOOT-09"),
        Rolled(UM, "um1", (0, 0), 2, "melee", "SQ-MELEE-02"),
        Rolled(CH, "ch2", (0, 0), 2, "defence", "SQ-MELEE-02"),
        Rerolled(UM, "eqp_digital_weapons", (0, 0), 2),
        Waited(UM, "cards", "SQ-SHOOT-09"),
        MeleeFought("um1", "ch2", 0, 0, False),
    ]
    assert table.side(UM).equipment == ("eqp_digital_weapons",)
