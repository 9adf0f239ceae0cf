"""Equipment of the Marine chapters: what each card does, to whom, when not, and that the game goes on."""

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
    Rerolled,
    Rolled,
    Scored,
    TokenSeen,
    TurnBegan,
    TurnEnded,
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
from tests.starquest.scene import BA, CH, CU, IF, UM, scene

LASER = "wpn_laser_rifle"
equipped = partial(equipping.equipped, seat=BA)


def test_every_chapter_has_eight_equipment_cards() -> None:
    cards = [sheet for sheet in load_box().cards.values() if sheet.kind == "equipment"]
    for chapter in ("blood_angels", "imperial_fists", "ultramarines"):
        assert sum(sheet.copies for sheet in cards if chapter in sheet.decks) == 8


# Blind grenades


@pytest.mark.clause("SQ-SHOOT-01", "SQ-MELEE-01", "SQ-ALIEN-27")
def test_blind_grenades_hide_the_squad_from_each_alien_player_for_a_turn() -> None:
    table = equipped(
        "ba1 fig_marine_laser 0.0 E",
        "if1 fig_marine_laser 0.2 E",
        "ch1 fig_ork 9.0 W",
        "ch2 fig_ork 1.0 W",
        "cu1 fig_votary 9.1 W",
        cards=("eqp_blind_grenades",),
    ).do("end")
    assert table.offers == ["pass", "use eqp_blind_grenades"]
    table.do("use eqp_blind_grenades", "pass", "pass")
    assert table.happened == [
        CardPlayed(BA, "eqp_blind_grenades"),
        Waited(BA, "cards", "SQ-SHOOT-09"),
        TurnEnded(BA),
        TurnBegan(IF, 2),
    ]
    assert table.side(BA).equipment == ()
    table.state.turn_seat = CH
    for who in ("ch1", "ch2"):
        table.act(who)
        assert not [aim for aim in table.offered(f"{who} shoot") if aim.endswith("ba1")]
        assert not table.offered(f"{who} strike ba1")
        table.state.frames.pop()
    assert "ch1 shoot wpn_scrap_gun if1" in table.act("ch1").offers, "the others are seen"


@pytest.mark.clause("SQ-ALIEN-27")
def test_blind_grenades_wear_off_with_the_end_of_each_alien_turn() -> None:
    table = equipped(
        "ba1 fig_marine_laser 0.0 E",
        "ch1 fig_ork 9.0 W",
        "cu1 fig_votary 9.2 W",
        cards=("eqp_blind_grenades",),
    )
    table.do("end", "use eqp_blind_grenades", "pass", "pass")
    while table.state.turn_seat != CU:
        table.do(next(one for one in table.offers if one in ("pass", "end", "done")))
    assert [effect.of for effect in table.state.effects] == [CU]
    while table.state.turn_seat == CU:
        table.do(next(one for one in table.offers if one in ("pass", "end", "done")))
    assert table.state.effects == ()


# Side pistols


@pytest.mark.clause("SQ-MELEE-02")
def test_side_pistols_are_a_white_die_for_laser_rifles_in_attack_and_defence() -> None:
    table = equipped(
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


@pytest.mark.clause("SQ-SEAT-09")
def test_a_card_that_has_not_mattered_yet_is_nobodys_business() -> None:
    table = equipped("ba1 fig_marine_laser 0.0 E", "ch1 fig_ork 9.0 W", cards=("eqp_bolt_pistols",))
    assert view(table.state, CH).sides[BA].equipment == (HIDDEN,)
    assert view(table.state, BA).sides[BA].equipment == ("eqp_bolt_pistols",)


# Melta bomb


@pytest.mark.clause("SQ-MELEE-02", "SQ-SEAT-09")
def test_a_melta_bomb_is_two_red_dice_for_one_melee_attack() -> None:
    table = equipped(
        "ba1 fig_marine_laser 0.0 E",
        "ba2 fig_marine_laser 0.2 E",
        "ch1 fig_android 1.0 W",
        "ch2 fig_android 1.2 W",
        cards=("eqp_melta_bomb",),
        dice=(6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1),
    ).act("ba1")
    table.do("ba1 strike ch1")
    assert table.offers == ["pass", "use eqp_melta_bomb ba1"]
    table.do("use eqp_melta_bomb ba1", "pass")
    rolled = table.told(Rolled)[0]
    base = melee.melee_dice(table.state, table.mini("ba2"))
    assert (rolled.red, len(rolled.values)) == (base.red + 2, base.red + base.white + 2)
    assert table.side(BA).equipment == ()
    table.do("done").act("ba2").do("ba2 strike ch2")
    assert table.happened == [
        Declared(BA, "ba2", "wpn_combat_blade", "ch2", 1, "melee"),
        Rolled(BA, "ba2", (0, 0), 0, "melee", "SQ-MELEE-02"),
        Rolled(CH, "ch2", (0, 0), 2, "defence", "SQ-MELEE-02"),
        MeleeFought("ba2", "ch2", 0, 0, False),
    ]
    assert table.told(Rolled)[-2].red == base.red, "for one attack"


@pytest.mark.clause("SQ-SHOOT-03")
def test_a_melta_bomb_is_not_thrown() -> None:
    table = equipped(
        "ba1 fig_marine_laser 0.0 E", "ch1 fig_android 9.0 W", cards=("eqp_melta_bomb",), dice=(1, 1)
    )
    table.act("ba1").do(f"ba1 shoot {LASER} ch1")
    assert not table.offered("use")


# Targeter


@pytest.mark.clause("SQ-SHOOT-08", "SQ-SHOOT-09")
def test_a_targeter_rerolls_a_die_of_the_named_weapon_once_in_each_shooting_action() -> None:
    table = equipped(
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
def test_the_terminators_assault_cannon_counts_as_one(weapon: str, helped: bool) -> None:
    table = equipped(
        f"ba1 fig_term_heavy 0.0 E weapons={weapon}",
        "ch1 fig_android 9.0 W",
        cards=("eqp_targeter",),
        named=("wpn_assault_cannon",),
        dice=(1,) * 8,
    ).act("ba1")
    table.do(table.offered("ba1 shoot")[0])
    assert bool(table.offered("reroll eqp_targeter")) is helped


# Bionic arm, bionic eye, digital weapons


@pytest.mark.clause("SQ-SHOOT-08", "SQ-MELEE-02")
def test_a_bionic_arm_helps_the_leader_when_he_attacks_in_melee() -> None:
    lines = (
        "ba1 fig_marine_commander 0.0 E role=leader",
        "ba2 fig_marine_laser 0.2 E",
        "ch1 fig_android 1.0 W",
        "ch2 fig_android 1.2 W",
        "ch3 fig_android 9.1 W",
    )
    table = equipped(*lines, cards=("eqp_bionic_arm",), dice=(1,) * 20).act("ba1")
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
def test_a_bionic_eye_helps_the_leader_when_he_shoots() -> None:
    lines = (
        "if1 fig_marine_commander 0.0 E role=leader weapons=set_bolter",
        "if2 fig_marine_laser 0.2 E",
        "ch1 fig_android 9.0 W",
        "ch2 fig_android 9.2 W",
    )
    table = equipped(*lines, cards=("eqp_bionic_eye",), seat=IF, dice=(1,) * 12).act("if1")
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
def test_digital_weapons_help_the_leader_once_in_each_own_turn() -> None:
    lines = (
        "um1 fig_term_commander 0.0 E role=leader weapons=wpn_storm_bolter_master,wpn_power_sword",
        "ch1 fig_android 9.0 W",
        "ch2 fig_android 1.0 W",
    )
    table = equipped(*lines, cards=("eqp_digital_weapons",), seat=UM, dice=(1,) * 20).act("um1")
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


# Assault blades, force field


@pytest.mark.clause("SQ-MELEE-02", "SQ-MELEE-05")
def test_assault_blades_reach_the_diagonals_and_take_the_best_die() -> None:
    table = equipped(
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


@pytest.mark.clause("SQ-SHOOT-05")
def test_a_force_field_gives_the_leader_an_armour_of_three() -> None:
    table = equipped(
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
def test_a_leader_with_an_armour_of_three_gains_nothing_from_a_force_field_and_does_not_show_it() -> None:
    table = equipped(
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
    table = equipped(
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


@pytest.mark.clause("SQ-WPN-03", "SQ-WPN-14", "SQ-WPN-15")
def test_a_combi_weapon_fires_along_a_line_when_its_player_likes() -> None:
    leader = "if1 fig_marine_commander 0.0 E role=leader weapons=set_bolter"
    lines = (
        leader,
        "if2 fig_marine_laser 0.2 E",
        "ch1 fig_ork 4.0 W",
        "ch2 fig_ork 8.0 W",
        "ch3 fig_ork 8.2 W",
    )
    table = equipped(*lines, cards=("eqp_combi_weapon",), seat=IF, dice=(6, 6)).act("if1")
    assert "if1 shoot wpn_commander_bolter ch1" in table.offers
    table.do("if1 shoot wpn_commander_bolter 0.0>E")
    while table.offers[0] == "pass":
        table.do("pass")
    assert [table.mini(who).place for who in ("ch1", "ch2", "ch3")] == ["dead", "dead", "board"]
    assert table.happened == [
        CardShown(IF, "eqp_combi_weapon", "SQ-TURN-11"),
        Declared(IF, "if1", "wpn_commander_bolter", "0.0>E", 1, "shoot"),
        Rolled(IF, "if1", (3, 3), 2, "shoot", "SQ-SHOOT-03"),
        Wounded(CH, "ch1", 1, 0),
        Wounded(CH, "ch2", 1, 0),
        Eliminated(CH, "ch1", "fig_ork", IF),
        Scored(IF, 3, 3, "kill", "ch1"),
        Eliminated(CH, "ch2", "fig_ork", IF),
        Scored(IF, 3, 6, "kill", "ch2"),
    ]
    assert not [offer for offer in table.do("done").act("if2").offered("if2 shoot") if ">" in offer]


@pytest.mark.clause("SQ-WPN-03")
def test_a_leader_with_axe_and_pistol_has_no_use_for_a_combi_weapon() -> None:
    table = equipped(
        "if1 fig_marine_commander 0.0 E role=leader weapons=set_axe_pistol",
        "ch1 fig_ork 4.0 W",
        cards=("eqp_combi_weapon",),
        seat=IF,
    ).act("if1")
    assert not [offer for offer in table.offered("if1 shoot") if ">" in offer]


@pytest.mark.clause("SQ-MOVE-01", "SQ-WPN-23", "SQ-SQUAD-07")
@pytest.mark.parametrize(("formation", "squares"), [("sqd_marines", 6), ("sqd_terminators", 4)])
def test_suspensors_carry_heavy_weapons_of_a_standard_squad_six_squares(formation: str, squares: int) -> None:
    table = equipped(
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
    table = equipped(
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


@pytest.mark.clause("SQ-SETUP-07", "SQ-SCAN-09")
def test_a_bio_scanner_shows_three_tokens_to_its_player_alone_at_the_start_of_a_turn() -> None:
    table = scene(
        equipping.HALL,
        "um1 fig_marine_laser 0.0 W",
        *(f"ch?{number} fig_ork {number}.2 blip" for number in range(1, 5)),
        turn=UM,
        step="order",
        sides={UM: {"equipment": ("eqp_bio_scanner",)}},
    )
    assert table.offered("use eqp_bio_scanner ch?4")
    table.do("use eqp_bio_scanner ch?1", "use eqp_bio_scanner ch?2", "use eqp_bio_scanner ch?4")
    assert "activate um1" in table.offers, "three, and the turn goes on"
    assert table.happened == [
        CardPlayed(UM, "eqp_bio_scanner", ("ch?1",)),
        TokenSeen(UM, "ch?1", "fig_ork"),
        CardPlayed(UM, "eqp_bio_scanner", ("ch?2",)),
        TokenSeen(UM, "ch?2", "fig_ork"),
        CardPlayed(UM, "eqp_bio_scanner", ("ch?4",)),
        TokenSeen(UM, "ch?4", "fig_ork"),
    ]
    mine, theirs = view(table.state, UM).tokens, view(table.state, BA).tokens
    assert [mine[f"ch?{number}"].identity for number in (1, 2, 3, 4)] == [
        "fig_ork",
        "fig_ork",
        HIDDEN,
        "fig_ork",
    ]
    assert {token.identity for token in theirs.values()} == {HIDDEN}
    assert [one.identity for one in table.heard.seen_by(BA) if isinstance(one, TokenSeen)] == ["", "", ""]
    assert table.refused("use eqp_bio_scanner ch?3").clause == "SQ-TURN-11"


@pytest.mark.clause("SQ-LIFE-04")
def test_a_medi_kit_gives_the_leader_all_his_life_back() -> None:
    table = equipped(
        "um1 fig_marine_commander 0.0 E role=leader lp=1",
        "um2 fig_marine_laser 0.2 E lp=1",
        cards=("eqp_medi_kit",),
        seat=UM,
    )
    table.do("use eqp_medi_kit")
    assert (table.mini("um1").lp, table.mini("um2").lp) == (figure(table.mini("um1")).lp, 1)
    assert table.happened == [CardPlayed(UM, "eqp_medi_kit"), Healed(UM, "um1", 3)]
    assert "activate um1" in table.offers


@pytest.mark.clause("SQ-LIFE-04")
@pytest.mark.parametrize(
    "line", ["um1 fig_marine_commander 0.0 E role=leader", "um1 fig_marine_laser 0.0 E lp=1"]
)
def test_a_medi_kit_is_for_a_wounded_leader_who_is_there(line: str) -> None:
    table = equipped(line, cards=("eqp_medi_kit",), seat=UM)
    assert not table.offered("use")
    assert table.refused("use eqp_medi_kit").clause == "SQ-TURN-11"
