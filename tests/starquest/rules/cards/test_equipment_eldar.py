"""Equipment of the Eldar: what each card does, to whom, when not, and that the game goes on."""

from functools import partial

import pytest

from bulkhead.starquest.box import load_box
from bulkhead.starquest.events import (
    CardPlayed,
    Declared,
    Finished,
    Healed,
    MeleeFought,
    Rerolled,
    Rolled,
    Unharmed,
    Waited,
)
from bulkhead.starquest.rules.fight import governor, melee
from bulkhead.starquest.rules.fight.armour import armour_of
from bulkhead.starquest.rules.move import movement_points
from bulkhead.starquest.table.card import abilities, card
from bulkhead.starquest.table.places import figure
from bulkhead.starquest.views.views import view
from tests.starquest.rules.cards import equipping
from tests.starquest.scene import BA, CH, EL

GOVERNOR = "el1 fig_eldar_governor 0.0 E role=leader"
CATAPULT = "wpn_shuriken_catapult"
equipped = partial(equipping.equipped, seat=EL)


def test_the_eldar_have_eight_equipment_cards() -> None:
    cards = [sheet for sheet in load_box().cards.values() if sheet.kind == "equipment"]
    assert sum(sheet.copies for sheet in cards if sheet.decks == ("eldar",)) == 8


@pytest.mark.clause("SQ-SHOOT-05")
def test_a_holo_suit_gives_the_governor_an_armour_of_three() -> None:
    table = equipped(GOVERNOR, "el2 fig_eldar_warrior 0.2 E", cards=("eqe_holo_suit",))
    assert armour_of(table.state, table.mini("el1")) == 3
    assert armour_of(table.state, table.mini("el2")) == figure(table.mini("el2")).av
    assert armour_of(equipped(GOVERNOR, cards=("eqe_star_storm",)).state, table.mini("el1")) < 3


@pytest.mark.clause("SQ-SHOOT-08")
def test_a_star_storm_rerolls_a_die_of_every_catapult_and_of_nothing_else() -> None:
    table = equipped(
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


@pytest.mark.clause("SQ-MOVE-01")
def test_mesh_boosters_carry_heavy_weapons_five_squares() -> None:
    table = equipped(
        "el1 fig_eldar_heavy 0.0 E weapons=wpn_shuriken_cannon",
        "el2 fig_avenger_heavy 0.1 E weapons=wpn_eldar_missile",
        "el3 fig_eldar_warrior 0.2 E",
        cards=("eqe_mesh_boosters",),
    )
    moves = [movement_points.allowance(table.state, table.mini(who)) for who in ("el1", "el2", "el3")]
    assert moves == [5, 5, figure(table.mini("el3")).move]


@pytest.mark.clause("SQ-SQUAD-15", "SQ-LIFE-04")
def test_a_spirit_stone_takes_a_lost_card_back_as_mere_life() -> None:
    table = equipped(
        GOVERNOR,
        "el2 fig_eldar_warrior 0.2 E lp=1",
        cards=("eqe_spirit_stone",),
        governor=("gov_keen_eye",),
        governor_lost=("gov_swift_step",),
    )
    before = movement_points.allowance(table.state, table.mini("el1"))
    table.do("use eqe_spirit_stone")
    side = table.side(EL)
    assert (side.governor, side.governor_lost) == (("gov_keen_eye", "gov_swift_step"), ())
    assert abilities(side) == ("gov_keen_eye",)
    assert view(table.state, BA).sides[EL].faded == ("gov_swift_step",)
    assert movement_points.allowance(table.state, table.mini("el1")) == before, "its ability stays lost"
    assert table.happened == [CardPlayed(EL, "eqe_spirit_stone"), Healed(EL, "el1", 3, "SQ-SQUAD-15")]
    assert table.mini("el2").lp == 1
    assert side.equipment == ()
    assert governor.pays_with_cards(table.state, table.mini("el1"))


@pytest.mark.clause("SQ-LIFE-04")
def test_a_spirit_stone_needs_a_lost_card() -> None:
    table = equipped(GOVERNOR, cards=("eqe_spirit_stone",), governor=("gov_keen_eye",))
    assert not table.offered("use")


@pytest.mark.clause("SQ-SHOOT-01", "SQ-MELEE-01", "SQ-ALIEN-27")
def test_haze_grenades_hide_the_eldar_as_blind_grenades_do() -> None:
    table = equipped(
        "el1 fig_eldar_warrior 0.0 E",
        "ba1 fig_marine_laser 0.2 E",
        "ch1 fig_ork 9.0 W",
        cards=("eqe_haze_grenades",),
    ).do("end", "use eqe_haze_grenades", "pass")
    assert table.happened == [CardPlayed(EL, "eqe_haze_grenades"), Waited(EL, "cards", "SQ-SHOOT-09")]
    table.state.turn_seat = CH
    shots = table.act("ch1").offered("ch1 shoot")
    assert "ch1 shoot wpn_scrap_gun ba1" in shots
    assert "ch1 shoot wpn_scrap_gun el1" not in shots


@pytest.mark.clause("SQ-MELEE-02", "SQ-DOOR-11")
def test_a_fusion_charge_is_two_red_dice_for_one_melee() -> None:
    assert type(card("eqe_fusion_charge")) is type(card("eqp_melta_bomb"))
    table = equipped(
        "el1 fig_eldar_warrior 0.0 E", "ch1 fig_android 1.0 W", cards=("eqe_fusion_charge",), dice=(1,) * 12
    ).act("el1")
    base = melee.melee_dice(table.state, table.mini("el1"))
    table.do("el1 strike ch1", "use eqe_fusion_charge el1", "pass")
    assert table.happened == [
        Declared(EL, "el1", "wpn_combat_blade", "ch1", 1, "melee"),
        CardPlayed(EL, "eqe_fusion_charge", ("el1",)),
        Waited(EL, "cards", "SQ-SHOOT-09"),
        Rolled(EL, "el1", (0, 0, 0, 0), 2, "melee", "SQ-MELEE-02"),
        Rolled(CH, "ch1", (0, 0), 2, "defence", "SQ-MELEE-02"),
        MeleeFought("el1", "ch1", 0, 0, False),
    ]
    assert table.told(Rolled)[0].red == base.red + 2
    assert not table.state.effects
    assert "done" in table.offers


@pytest.mark.clause("SQ-SHOOT-08", "SQ-SHOOT-09")
def test_a_targeting_crystal_is_for_the_named_heavy_weapon() -> None:
    table = equipped(
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
