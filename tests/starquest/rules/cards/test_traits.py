"""Traits of the Legion: what each can do that others cannot (six of them)."""

from typing import Any

import pytest

from bulkhead.starquest.box import load_box
from bulkhead.starquest.data.state import Flame
from bulkhead.starquest.events import (
    CardPlayed,
    Declared,
    Eliminated,
    Healed,
    MeleeFought,
    Moved,
    Rolled,
    Scored,
    TokenSeen,
    Unharmed,
    Waited,
    Wounded,
)
from bulkhead.starquest.rules.fight import life, melee
from bulkhead.starquest.rules.move import movement_points
from bulkhead.starquest.table.card import TRAITS
from bulkhead.starquest.table.places import figure
from tests.starquest.scene import BA, CH, LD, Table, hall, scene

HALL = hall(12, 3)


def test_who_has_a_trait() -> None:
    traits = {one.trait.id for one in load_box().figures.values() if one.trait is not None}
    assert traits == {*TRAITS, "trt_fireproof", "trt_breacher"}


# Oathkeeper


@pytest.mark.clause("SQ-TURN-04")
@pytest.mark.clause("C-trt_oathkeeper-1")
def test_karak_has_one_legionary_near_him_move_twice_once_in_the_mission() -> None:
    table = scene(HALL, "ld1 fig_karak 0.0 E", "ld2 fig_quill 4.0 E", "ld3 fig_thorn 5.2 E")
    assert table.offered("use") == ["use trt_oathkeeper ld1", "use trt_oathkeeper ld2"], (
        "not five squares away"
    )
    table.do("use trt_oathkeeper ld2")
    move = figure(table.mini("ld2")).move
    assert movement_points.own_purse(table.state, table.mini("ld2")).left == 2 * move
    assert movement_points.own_purse(table.state, table.mini("ld3")).left == figure(table.mini("ld3")).move
    assert table.happened == [CardPlayed(LD, "trt_oathkeeper", ("ld2",))]
    assert not table.offered("use")
    assert table.refused("use trt_oathkeeper ld1").clause == "SQ-TURN-11"


# Pathfinder


@pytest.mark.clause("SQ-SETUP-07", "SQ-SCAN-09")
@pytest.mark.clause("C-trt_pathfinder-1")
def test_thorn_looks_at_a_token_near_her_when_her_activation_begins() -> None:
    tokens = ("ch?1 fig_ork 8.2 blip", "ch?2 fig_ork 9.2 blip")
    table = scene(HALL, "ld1 fig_thorn 0.0 W", "ld2 fig_quill 0.2 W", "ld3 fig_oxide 1.2 W", *tokens)
    assert not table.act("ld3").offered("use"), "it is her trait alone"
    table.do("done").act("ld1")
    assert table.offered("use") == ["use trt_pathfinder ch?1"], "not nine squares away"
    table.do("use trt_pathfinder ch?1")
    assert table.happened == [CardPlayed(LD, "trt_pathfinder", ("ch?1",)), TokenSeen(LD, "ch?1", "fig_ork")]
    assert not table.offered("use")
    table.do("done").act("ld2")
    assert not table.offered("use"), "she looks once"


@pytest.mark.clause("SQ-SCAN-09")
@pytest.mark.clause("C-trt_pathfinder-1")
def test_thorn_does_not_look_once_she_has_moved() -> None:
    table = scene(HALL, "ld1 fig_thorn 1.0 W", "ch?1 fig_ork 8.2 blip").act("ld1").do("ld1 step 0.0")
    assert table.happened == [Moved(LD, "ld1", ((0, 0),), 1)]
    assert not table.offered("use")


# Fireproof


@pytest.mark.clause("SQ-WPN-45")
@pytest.mark.parametrize(("sheet", "burnt"), [("fig_cinder", False), ("fig_quill", True)])
@pytest.mark.clause("C-trt_fireproof-1")
def test_mother_cinder_walks_through_fire(sheet: str, burnt: bool) -> None:
    table = scene(HALL, f"ld1 {sheet} 0.0 E", "ch1 fig_ork 11.2 N", dice=(1, 1))
    fire = Flame(1, CH, (table.state.ship.at(1, 0),), "ch1")
    table.state.flames = (fire,)
    table.state.burning = 1 << fire.squares[0]
    table.act("ld1").do("ld1 step 1.0")
    assert bool(table.told(Rolled)) is burnt


# Breacher


@pytest.mark.clause("SQ-DOOR-11", "SQ-WPN-61")
@pytest.mark.clause("C-trt_breacher-1")
def test_gallows_has_a_red_die_more_against_what_is_built() -> None:
    table = scene(
        HALL, "ld1 fig_gallows 0.0 E", "ba1 mch_tarantula 1.0,2.0 W", "ch1 fig_android 0.1 N", dice=(1,) * 5
    )
    plain = melee.melee_dice(table.state, table.mini("ld1"))
    assert melee.attacking_dice(table.state, table.mini("ld1"), "ba1").red == plain.red + 1
    assert melee.attacking_dice(table.state, table.mini("ld1"), "vent:v1").red == plain.red + 1
    assert melee.attacking_dice(table.state, table.mini("ld1"), "ch1") == plain, "a construct is no machine"
    table.act("ld1").do("ld1 strike ba1")
    assert table.happened == [
        Declared(LD, "ld1", "wpn_twin_cleavers", "ba1", 1, "melee"),
        Rolled(LD, "ld1", (0, 0, 0, 0, 0), 3, "melee", "SQ-MELEE-02"),
        Unharmed(BA, "ba1", 0, 6, "SQ-WPN-61"),
    ]
    assert table.told(Rolled)[0].red == plain.red + 1


# Surgeon


def surgery(*more: str, **rest: Any) -> Table:
    return scene(
        HALL,
        "ld1 fig_quill 0.0 E lp=1",
        "ld2 fig_thorn 1.1 E lp=1",
        "ld3 fig_oxide 3.2 E lp=1",
        *more,
        **rest,
    ).act("ld1")


@pytest.mark.clause("SQ-LIFE-04", "SQ-OVER-01")
@pytest.mark.clause("C-trt_surgeon-1")
def test_quill_restores_a_neighbour_instead_of_attacking() -> None:
    table = surgery("ch1 fig_ork 11.0 W")
    assert table.offered("use") == ["use trt_surgeon ld2"], "neither himself nor one farther away"
    table.do("use trt_surgeon ld2")
    assert [table.mini(who).lp for who in ("ld1", "ld2", "ld3")] == [1, 2, 1]
    assert table.happened == [CardPlayed(LD, "trt_surgeon", ("ld2",)), Healed(LD, "ld2", 2)]
    for command in ("ld1 shoot wpn_laser_pistol ch1", "ld1 overwatch", "use trt_surgeon ld2"):
        table.refused(command)
    assert table.offered("ld1 step"), "he may still move"


@pytest.mark.clause("SQ-LIFE-04")
@pytest.mark.clause("C-trt_surgeon-1")
def test_quill_operates_on_no_enemy_and_on_nobody_who_is_whole() -> None:
    table = surgery("ld4 fig_karak 0.1 E", "ba1 fig_marine_laser 1.0 W lp=1")
    assert table.mini("ld4").lp == life.full_life(table.state, table.mini("ld4"))
    assert table.offered("use trt_surgeon") == ["use trt_surgeon ld2"]


@pytest.mark.clause("SQ-LIFE-04")
@pytest.mark.clause("C-trt_surgeon-2")
def test_quill_operates_three_times_in_a_mission_and_never_after_an_attack() -> None:
    used = (("trt_surgeon", 1), ("trt_surgeon", 2), ("trt_surgeon", 3))
    assert surgery(sides={LD: {"used": used[:2]}}).offered("use trt_surgeon")
    assert not surgery(sides={LD: {"used": used}}).offered("use trt_surgeon")
    table = surgery("ch1 fig_android 11.0 W", dice=(1, 1)).do("ld1 shoot wpn_laser_pistol ch1")
    assert table.happened == [
        Declared(LD, "ld1", "wpn_laser_pistol", "ch1", 1, "shoot"),
        Rolled(LD, "ld1", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 2),
    ]
    assert not table.offered("use trt_surgeon")


# Martyr

WALLED = """
    +-+-+-+-+-+-+
    |. . . .|. .|
    +         +-+
    |. . .|. . .|
    +           +
    |. . . . . .|
    +-+-+-+-+-+-+
    """


STRUCK = (6, 6, 1, 1)
"""The two white dice of the Orc, a red and a white one of the fanatic."""


def martyrdom(answer: str, *dice: int) -> Table:
    """A fanatic falls between friend and foe; one stands behind a wall."""
    table = scene(
        WALLED,
        "ch1 fig_ork 2.2 N",
        "ld1 fig_fanatic 2.1 E lp=1",
        "ld2 fig_quill 1.1 E",
        "ch2 fig_ork 1.0 N",
        "ch3 fig_ork 3.1 N",
        "ch4 fig_ork 5.2 N",
        dice=dice,
    ).act("ch1")
    table.do("ch1 strike ld1")
    assert table.waiting == LD
    return table.do(answer)


@pytest.mark.clause("SQ-SHOOT-07", "SQ-SHOOT-11", "SQ-WPN-21")
@pytest.mark.clause("C-trt_martyr-1", "C-trt_martyr-2")
def test_a_fanatic_takes_his_neighbours_along_friend_and_foe_but_not_through_walls() -> None:
    table = martyrdom("use trt_martyr ld1", *STRUCK, 6, 6)
    while table.waiting == LD:
        table.do("pass")
    assert {one.who for one in table.told(Eliminated)} == {"ld1", "ch1", "ch2", "ld2"}
    assert [table.mini(who).lp for who in ("ch3", "ch4")] == [1, 1]
    assert {one.by for one in table.told(Eliminated) if one.who == "ch2"} == {LD}


@pytest.mark.clause("SQ-SHOOT-07", "SQ-SHOOT-11", "SQ-WPN-21")
@pytest.mark.clause("C-trt_martyr-1")
def test_the_death_of_somebody_else_is_no_martyrdom() -> None:
    table = scene(
        hall(4, 3),
        "ch1 fig_ork 1.2 N",
        "ld1 fig_fanatic 2.1 E",
        "ld2 fig_quill 1.1 S lp=1",
        dice=(6, 6, 1, 1),
    ).act("ch1")
    table.do("ch1 strike ld2")
    assert (table.waiting, table.offers) == (LD, ["pass"])
    table.do("pass")
    assert [event.who for event in table.told(Eliminated)] == ["ld2"]
    assert not table.told(CardPlayed)


@pytest.mark.clause("SQ-SHOOT-07")
@pytest.mark.clause("C-trt_martyr-1")
def test_a_fanatic_may_die_quietly() -> None:
    table = martyrdom("pass", *STRUCK)
    assert table.happened == [
        Declared(CH, "ch1", "wpn_combat_blade", "ld1", 1, "melee"),
        Rolled(CH, "ch1", (2, 2), 0, "melee", "SQ-MELEE-02"),
        Rolled(LD, "ld1", (0, 0), 1, "defence", "SQ-MELEE-02"),
        MeleeFought("ch1", "ld1", 4, 0, False),
        Wounded(LD, "ld1", 1, 0, "SQ-MELEE-03"),
        Waited(LD, "cards", "SQ-SHOOT-09"),
        Eliminated(LD, "ld1", "fig_fanatic", CH),
        Scored(CH, 5, 5, "kill", "ld1"),
        Scored(LD, -5, -5, "loss", "ld1"),
    ]
    assert table.waiting == CH
