"""Equipment of the Marine chapters: what each card does, to whom, when not, and that the game goes on.

Tests starquest/rules/cards/showing.py too.
"""

from functools import partial

import pytest

from bulkhead.starquest.box import load_box
from bulkhead.starquest.data.state import Effect
from bulkhead.starquest.events import (
    CardPlayed,
    CardShown,
    Declared,
    DieDropped,
    Eliminated,
    Healed,
    MeleeFought,
    Moved,
    Rolled,
    Scored,
    Unharmed,
    Waited,
    Wounded,
)
from bulkhead.starquest.rules.fight import melee
from bulkhead.starquest.rules.fight.armour import armour_of
from bulkhead.starquest.rules.move import movement_points
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.places import figure
from bulkhead.starquest.views.views import HIDDEN, view
from tests.starquest.rules.cards import equipping
from tests.starquest.scene import BA, CH, IF, UM

marines_with = partial(equipping.equipped, seat=BA)


def test_every_chapter_has_eight_equipment_cards() -> None:
    cards = [sheet for sheet in load_box().cards.values() if sheet.kind == "equipment"]
    for chapter in ("blood_angels", "imperial_fists", "ultramarines"):
        assert sum(sheet.copies for sheet in cards if chapter in sheet.decks) == 8


# Side pistols


@pytest.mark.clause("SQ-MELEE-02", "SQ-TURN-11")
@pytest.mark.clause("C-eqp_bolt_pistols-1")
def test_side_pistols_are_a_white_die_for_laser_rifles_in_attack_and_defence() -> None:
    table = marines_with(
        "ba1 fig_marine_laser 0.0 E",
        "ba2 fig_marine_heavy 0.2 E weapons=wpn_plasma_gun,wpn_combat_blade",
        "if1 fig_marine_laser 3.0 W",
        "ch1 fig_ork 1.0 W",
        cards=("eqp_bolt_pistols",),
        dice=(1,) * 8,
    )
    plain = melee.melee_dice(table.state, table.mini("if1"))
    more = melee.melee_dice(table.state, table.mini("ba1"))
    assert (more.red, more.white) == (plain.red, plain.white + 1)
    assert melee.melee_dice(table.state, table.mini("ba2")) == load_box().weapons["wpn_combat_blade"].dice
    assert not table.told(CardShown)
    table.act("ba1").do("ba1 strike ch1")
    while table.offers[0] == "pass":
        table.do("pass")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_combat_blade", "ch1", 1, "melee"),
        Waited(BA, "cards", "SQ-SHOOT-09"),
        Rolled(BA, "ba1", (0, 0, 0), 0, "melee", "SQ-MELEE-02"),
        CardShown(BA, "eqp_bolt_pistols", "SQ-TURN-11"),
        Rolled(CH, "ch1", (0, 0), 0, "defence", "SQ-MELEE-02"),
        MeleeFought("ba1", "ch1", 0, 0, False),
    ]
    assert view(table.state, CH).sides[BA].equipment == ("eqp_bolt_pistols",), "it lies open from now on"
    assert "done" in table.offers


def test_a_card_that_has_had_no_effect_yet_is_hidden_from_others() -> None:
    table = marines_with("ba1 fig_marine_laser 0.0 E", "ch1 fig_ork 9.0 W", cards=("eqp_bolt_pistols",))
    assert view(table.state, CH).sides[BA].equipment == (HIDDEN,)
    assert view(table.state, BA).sides[BA].equipment == ("eqp_bolt_pistols",)


# Assault blades, force field


@pytest.mark.clause("SQ-MELEE-02", "SQ-MELEE-05", "SQ-TURN-11", "SQ-TURN-08")
@pytest.mark.clause("C-eqp_assault_blades-1")
def test_assault_blades_reach_the_diagonals_and_take_the_best_die() -> None:
    table = marines_with(
        "ba1 fig_marine_laser 0.1 E",
        "ba2 fig_marine_heavy 4.1 E weapons=wpn_plasma_gun,wpn_combat_blade",
        "ch1 fig_ork 1.0 W",
        "ch2 fig_ork 5.0 W",
        cards=("eqp_assault_blades",),
        dice=(1, 1, 6, 6, 6, 6),
    ).act("ba1")
    table.do("ba1 strike ch1")
    while table.offers[0] == "pass":
        table.do("pass")
    assert table.happened == [
        CardShown(BA, "eqp_assault_blades", "SQ-TURN-11"),
        Declared(BA, "ba1", "wpn_combat_blade", "ch1", 1, "melee"),
        Rolled(BA, "ba1", (0, 0), 0, "melee", "SQ-MELEE-02"),
        Rolled(CH, "ch1", (2, 2), 0, "defence", "SQ-MELEE-02"),
        DieDropped(CH, 2, "eqp_assault_blades"),
        MeleeFought("ba1", "ch1", 0, 2, False),
        Wounded(BA, "ba1", 2, 0, "SQ-MELEE-03"),
        Eliminated(BA, "ba1", "fig_marine_laser", CH),
        Scored(CH, 5, 5, "kill", "ba1"),
        Scored(BA, -5, -5, "loss", "ba1"),
    ]
    table.state.frames.pop()
    assert not table.act("ba2").offered("ba2 strike")


@pytest.mark.clause("SQ-TURN-08", "SQ-TURN-11")
def test_the_reach_of_assault_blades_is_not_shown_by_a_strike_straight_ahead() -> None:
    table = marines_with(
        "ba1 fig_marine_laser 0.1 E", "ch1 fig_ork 1.1 W", cards=("eqp_assault_blades",), dice=(1, 1, 1, 1)
    ).act("ba1")
    table.do("ba1 strike ch1")
    assert table.happened[0] == Declared(BA, "ba1", "wpn_combat_blade", "ch1", 1, "melee")


@pytest.mark.clause("SQ-SHOOT-05")
@pytest.mark.clause("C-eqp_force_field-1")
def test_a_force_field_gives_the_leader_an_armour_of_three() -> None:
    table = marines_with(
        "ba1 fig_marine_commander 0.0 E role=leader",
        "ba2 fig_marine_laser 0.2 E",
        "ch1 fig_ork 9.0 W",
        cards=("eqp_force_field",),
        dice=(1, 1, 1),
    )
    assert armour_of(table.state, table.mini("ba1")) == 3
    assert armour_of(table.state, table.mini("ba2")) == figure(table.mini("ba2")).av
    table.state.turn_seat = CH
    table.act("ch1").do("ch1 shoot wpn_scrap_gun ba1")
    assert table.happened == [
        Declared(CH, "ch1", "wpn_scrap_gun", "ba1", 1, "shoot"),
        Rolled(CH, "ch1", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        CardShown(BA, "eqp_force_field", "SQ-TURN-11"),
        Unharmed(BA, "ba1", 0, 3),
    ]


@pytest.mark.clause("SQ-SHOOT-05")
@pytest.mark.clause("C-eqp_force_field-2")
def test_a_leader_with_an_armour_of_three_gains_nothing_from_a_force_field_and_does_not_show_it() -> None:
    table = marines_with(
        "ba1 fig_term_commander 0.0 E role=leader",
        "ch1 fig_ork 9.0 W",
        cards=("eqp_force_field",),
        dice=(1, 1),
    )
    assert armour_of(table.state, table.mini("ba1")) == figure(table.mini("ba1")).av == 3
    table.state.turn_seat = CH
    table.act("ch1").do("ch1 shoot wpn_scrap_gun ba1")
    assert table.happened == [
        Declared(CH, "ch1", "wpn_scrap_gun", "ba1", 1, "shoot"),
        Rolled(CH, "ch1", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        Unharmed(BA, "ba1", 0, 3),
    ]


@pytest.mark.clause("SQ-MELEE-02")
def test_two_cards_against_the_best_die_take_two_dice() -> None:
    table = marines_with(
        "ba1 fig_marine_laser 0.0 E", "ch1 fig_ork 1.0 W", cards=("eqp_assault_blades",), dice=(1, 1, 6, 5)
    )
    effects.add(table.state, Effect("drop-best", BA, side=BA, value=1, card="ord_photon_grenades"))
    table.act("ba1").do("ba1 strike ch1", "pass")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_combat_blade", "ch1", 1, "melee"),
        Waited(BA, "cards", "SQ-SHOOT-09"),
        Rolled(BA, "ba1", (0, 0), 0, "melee", "SQ-MELEE-02"),
        Rolled(CH, "ch1", (2, 1), 0, "defence", "SQ-MELEE-02"),
        CardShown(BA, "eqp_assault_blades", "SQ-TURN-11"),
        DieDropped(CH, 2, "eqp_assault_blades"),
        DieDropped(CH, 1, "ord_photon_grenades"),
        MeleeFought("ba1", "ch1", 0, 0, False),
    ]


# Combi-weapon, suspensors


@pytest.mark.clause("SQ-MOVE-01", "SQ-WPN-23")
@pytest.mark.parametrize(("formation", "squares"), [("sqd_marines", 6), ("sqd_terminators", 4)])
@pytest.mark.clause("C-eqp_suspensors-1")
def test_suspensors_carry_heavy_weapons_of_a_standard_squad_six_squares(formation: str, squares: int) -> None:
    table = marines_with(
        "if1 fig_marine_heavy 0.0 E weapons=wpn_plasma_gun",
        "if2 fig_marine_extra 0.1 E weapons=wpn_las_cannon",
        "if3 fig_marine_laser 0.2 E",
        cards=("eqp_suspensors",),
        seat=IF,
        formation=formation,
    )
    moves = [movement_points.allowance(table.state, table.mini(who)) for who in ("if1", "if2", "if3")]
    assert moves == [squares, figure(table.mini("if2")).move, figure(table.mini("if3")).move]


@pytest.mark.clause("SQ-MOVE-01")
def test_suspensors_are_shown_with_the_first_square_too_many() -> None:
    table = marines_with(
        "if1 fig_marine_heavy 0.0 E weapons=wpn_plasma_gun",
        cards=("eqp_suspensors",),
        seat=IF,
        formation="sqd_marines",
    ).act("if1")
    table.do(*(f"if1 step {x}.0" for x in range(1, 5)))
    assert not table.told(CardShown)
    table.do("if1 step 5.0", "if1 step 6.0")
    assert table.happened == [
        Moved(IF, "if1", ((1, 0),), 1),
        Moved(IF, "if1", ((2, 0),), 1),
        Moved(IF, "if1", ((3, 0),), 1),
        Moved(IF, "if1", ((4, 0),), 1),
        CardShown(IF, "eqp_suspensors", "SQ-TURN-11"),
        Moved(IF, "if1", ((5, 0),), 1),
        Moved(IF, "if1", ((6, 0),), 1),
    ]
    assert not table.offered("if1 step")


# Bio-scanner, medi-kit


@pytest.mark.clause("SQ-LIFE-04")
@pytest.mark.clause("C-eqp_medi_kit-1")
def test_a_medi_kit_gives_the_leader_all_his_life_back() -> None:
    table = marines_with(
        "um1 fig_marine_commander 0.0 E role=leader lp=1",
        "um2 fig_marine_laser 0.2 E lp=1",
        cards=("eqp_medi_kit",),
        seat=UM,
    )
    table.do("use eqp_medi_kit")
    assert (table.mini("um1").lp, table.mini("um2").lp) == (figure(table.mini("um1")).lp, 1)
    assert table.happened == [CardPlayed(UM, "eqp_medi_kit"), Healed(UM, "um1", 3)]
    assert "activate um1" in table.offers


@pytest.mark.parametrize(
    "line", ["um1 fig_marine_commander 0.0 E role=leader", "um1 fig_marine_laser 0.0 E lp=1"]
)
@pytest.mark.clause("C-eqp_medi_kit-1")
def test_a_medi_kit_is_for_a_wounded_leader_who_is_there(line: str) -> None:
    table = marines_with(line, cards=("eqp_medi_kit",), seat=UM)
    assert not table.offered("use")
    assert table.refused("use eqp_medi_kit").clause == "SQ-TURN-11"


@pytest.mark.clause("C-eqp_suspensors-2")
def test_with_suspensors_too_a_shot_ends_the_movement_of_a_heavy_weapon() -> None:
    table = marines_with(
        "if1 fig_marine_heavy 0.0 E weapons=wpn_plasma_gun",
        "if2 fig_marine_laser 0.2 E",
        "ch1 fig_android 9.0 W",
        cards=("eqp_suspensors",),
        seat=IF,
        formation="sqd_marines",
        dice=(1,) * 4,
    ).act("if1")
    table.do("if1 step 1.0", "if1 shoot wpn_plasma_gun 1.0>E", "pass")
    assert "done" in table.offers
    assert not table.offered("if1 step"), "five squares are left, but the movement is over"
    table.do("done").act("if2").do("if2 step 1.1", "if2 shoot wpn_laser_rifle ch1", "pass")
    assert table.offered("if2 step"), "a laser rifle does split it"
