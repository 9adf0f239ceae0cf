"""Charges for one melee: melta bomb, fusion charge, breaching charge."""

from functools import partial

import pytest

from bulkhead.starquest.events import CardPlayed, Declared, MeleeFought, Rolled, Waited
from bulkhead.starquest.rules.fight import melee
from bulkhead.starquest.table.card import card
from tests.starquest.rules.cards import equipping
from tests.starquest.scene import BA, CH, EL, LD

eldar_with = partial(equipping.equipped, seat=EL)


@pytest.mark.clause("SQ-MELEE-02", "SQ-DOOR-11")
@pytest.mark.clause("C-eqe_fusion_charge-1")
def test_a_fusion_charge_is_two_red_dice_for_one_melee() -> None:
    assert type(card("eqe_fusion_charge")) is type(card("eqp_melta_bomb"))
    table = eldar_with(
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


@pytest.mark.clause("SQ-MELEE-02", "SQ-OBJ-08")
def test_a_charge_is_for_the_own_melee_alone_and_used_once() -> None:
    lines = ("el1 fig_eldar_warrior 0.0 E", "ch1 fig_android 1.0 W", "ch2 fig_ork 8.0 W")
    charge = card("eqe_fusion_charge")
    table = eldar_with(*lines, cards=("eqe_fusion_charge",) * 2, dice=(1,) * 12).act("el1")
    assert list(charge.targets(table.state, EL)) == [], "nobody strikes"
    table.do("el1 strike ch1")
    assert list(charge.targets(table.state, EL)) == [("el1",)]
    assert list(charge.targets(table.state, CH)) == []
    table.do("use eqe_fusion_charge el1")
    assert list(charge.targets(table.state, EL)) == [], "one for each melee"


legion_with = partial(equipping.equipped, seat=LD)


@pytest.mark.clause("SQ-MELEE-02", "SQ-DOOR-11")
@pytest.mark.clause("C-eql_breaching_charge-1")
def test_a_breaching_charge_is_two_red_dice_for_one_melee() -> None:
    assert type(card("eql_breaching_charge")) is type(card("eqp_melta_bomb"))
    table = legion_with(
        "ld1 fig_quill 0.0 E", "ch1 fig_android 1.0 W", cards=("eql_breaching_charge",), dice=(1,) * 12
    )
    table.act("ld1").do("ld1 strike ch1", "use eql_breaching_charge ld1", "pass")
    assert table.happened == [
        Declared(LD, "ld1", "wpn_combat_blade", "ch1", 1, "melee"),
        CardPlayed(LD, "eql_breaching_charge", ("ld1",)),
        Waited(LD, "cards", "SQ-SHOOT-09"),
        Rolled(LD, "ld1", (0, 0, 0, 0), 2, "melee", "SQ-MELEE-02"),
        Rolled(CH, "ch1", (0, 0), 2, "defence", "SQ-MELEE-02"),
        MeleeFought("ld1", "ch1", 0, 0, False),
    ]
    assert not table.state.effects


LASER = "wpn_laser_rifle"
marines_with = partial(equipping.equipped, seat=BA)


@pytest.mark.clause("SQ-MELEE-02", "SQ-SEAT-09")
@pytest.mark.clause("C-eqp_melta_bomb-1")
def test_a_melta_bomb_is_two_red_dice_for_one_melee_attack() -> None:
    table = marines_with(
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
@pytest.mark.clause("C-eqp_melta_bomb-1")
def test_a_melta_bomb_is_not_thrown() -> None:
    table = marines_with(
        "ba1 fig_marine_laser 0.0 E", "ch1 fig_android 9.0 W", cards=("eqp_melta_bomb",), dice=(1, 1)
    )
    table.act("ba1").do(f"ba1 shoot {LASER} ch1")
    assert not table.offered("use")
