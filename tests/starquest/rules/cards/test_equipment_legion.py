"""Equipment of the Legion: what each card does, to whom, when not, and that the game goes on."""

from functools import partial

import pytest

from bulkhead.starquest.box import load_box
from bulkhead.starquest.events import CardPlayed, Healed
from bulkhead.starquest.rules.fight import melee
from bulkhead.starquest.rules.fight.armour import armour_of
from bulkhead.starquest.table.card import card
from tests.starquest.rules.cards import equipping
from tests.starquest.scene import LD, hall, scene

legion_with = partial(equipping.equipped, seat=LD)


def test_the_legion_has_ten_equipment_cards() -> None:
    cards = [sheet for sheet in load_box().cards.values() if sheet.kind == "equipment"]
    assert sum(sheet.copies for sheet in cards if sheet.decks == ("legion",)) == 10


@pytest.mark.clause("SQ-LIFE-04")
@pytest.mark.clause("C-eql_blood_vial-1")
def test_a_blood_vial_gives_one_legionary_up_to_two_points_back() -> None:
    table = legion_with(
        "ld1 fig_karak 0.0 E lp=2",
        "ld2 fig_thorn 0.2 E lp=1",
        "ld3 fig_quill 2.2 E",
        cards=("eql_blood_vial",),
    )
    assert table.offered("use eql") == ["use eql_blood_vial ld1", "use eql_blood_vial ld2"]
    table.do("use eql_blood_vial ld1")
    assert table.happened == [CardPlayed(LD, "eql_blood_vial", ("ld1",)), Healed(LD, "ld1", 3)]
    assert [table.mini(who).lp for who in ("ld1", "ld2", "ld3")] == [3, 1, 3]
    assert table.side(LD).equipment == ()


@pytest.mark.clause("SQ-LIFE-04")
@pytest.mark.clause("C-eql_blood_vial-1")
def test_a_blood_vial_gives_no_third_point_back() -> None:
    table = scene(
        hall(4, 2),
        "ld1 fig_karak 0.0 E lp=1 role=leader",
        turn=LD,
        house={"leader_life": 6},
        sides={LD: {"equipment": ("eql_blood_vial",)}},
    ).act("ld1")
    table.do("use eql_blood_vial ld1")
    assert table.mini("ld1").lp == 3, "of six"


@pytest.mark.clause("SQ-SHOOT-05")
@pytest.mark.clause("C-eql_grave_plate-1")
def test_grave_plate_is_one_point_of_armour_for_who_was_named() -> None:
    lines = ("ld1 fig_thorn 0.0 E", "ld2 fig_quill 0.2 E", "ld3 fig_therian 0.1 E")
    table = legion_with(*lines, cards=("eql_grave_plate",), named=("ld2",))
    assert [armour_of(table.state, table.mini(who)) for who in ("ld1", "ld2", "ld3")] == [1, 3, 3]
    assert card("eql_grave_plate").names(table.state, LD) == ["ld1", "ld2"], "nobody with an armour of three"


@pytest.mark.clause("SQ-MELEE-02")
@pytest.mark.clause("C-eql_oath_blade-1")
def test_an_oath_blade_is_a_white_die_for_who_was_named() -> None:
    table = legion_with(
        "ld1 fig_thorn 0.0 E", "ld2 fig_quill 0.2 E", cards=("eql_oath_blade",), named=("ld1",)
    )
    dice = {who: melee.melee_dice(table.state, table.mini(who)) for who in ("ld1", "ld2")}
    assert (dice["ld1"].red, dice["ld1"].white) == (1, 2)
    assert (dice["ld2"].red, dice["ld2"].white) == (0, 2)
