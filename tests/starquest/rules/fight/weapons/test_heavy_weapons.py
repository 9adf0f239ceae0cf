"""Who bears which heavy weapon."""

import pytest
from msgspec.structs import replace

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.options import House
from bulkhead.starquest.rules.cards.deck import Plain
from bulkhead.starquest.rules.fight.weapons import heavy_weapons
from bulkhead.starquest.table.card import card
from tests.starquest.scene import BA, hall, scene


@pytest.mark.clause("SQ-WPN-07", "SQ-WPN-09", "SQ-WPN-22", "SQ-WPN-24")
@pytest.mark.house("extra-heavy")
def test_who_may_choose_extra_heavy_weapons() -> None:
    heavy = ("wpn_assault_cannon", "wpn_plasma_gun", "wpn_missile_launcher")
    extra = ("wpn_las_cannon", "wpn_fusion_gun", "wpn_conversion_beamer")
    assert heavy_weapons.choices(House(), "fig_marine_heavy") == heavy
    assert heavy_weapons.choices(House(extra_heavy="everyone"), "fig_marine_heavy") == heavy + extra
    assert set(extra) < set(heavy_weapons.choices(House(), "fig_term_heavy"))
    assert heavy_weapons.choices(House(), "fig_marine_extra") == extra
    everyone = heavy_weapons.choices(House(extra_heavy="everyone"), "fig_eldar_heavy")
    assert not set(extra) & set(everyone)
    weapons = load_box().weapons
    assert all(str(weapons[id_].dice) == "2R" for id_ in heavy)


@pytest.mark.clause("SQ-WPN-23", "SQ-WPN-51", "SQ-TURN-10")
@pytest.mark.clause("C-FLAG-card-heavy_card")
def test_cards_for_heavy_weapons_ask_for_the_class_and_not_for_the_dice() -> None:
    weapons = load_box().weapons
    assert heavy_weapons.takes_heavy_cards(weapons["wpn_plasma_gun"])
    assert heavy_weapons.takes_heavy_cards(weapons["wpn_shuriken_cannon"])
    for id_ in ("wpn_las_cannon", "wpn_fusion_gun", "wpn_conversion_beamer", "wpn_twin_las"):
        assert not heavy_weapons.takes_heavy_cards(weapons[id_])
    for id_ in ("wpn_flamer", "wpn_commander_bolter", "wpn_laser_rifle"):
        assert not heavy_weapons.takes_heavy_cards(weapons[id_])


HALL = hall(6, 3)
BEARERS = (
    "ba1 fig_marine_heavy 0.0 E weapons=wpn_plasma_gun",
    "ba2 fig_marine_extra 1.0 E weapons=wpn_las_cannon",
    "ba3 fig_marine_laser 2.0 E",
    "ba4 fig_marine_laser 2.1 E mans=ba5",
    "ba5 mch_tarantula 4.1,3.1 E",
)


@pytest.mark.clause("SQ-WPN-23", "SQ-WPN-51")
@pytest.mark.parametrize(
    ("flags", "touched"),
    [(frozenset({"heavy_card"}), ["ba1"]), (frozenset(), ["ba1", "ba2", "ba3", "ba4"])],
)
def test_a_card_made_for_heavy_weapons_touches_nobody_else_whomever_it_names(
    flags: frozenset[str], touched: list[str]
) -> None:
    """An order and a lasting card that name every miniature of the squad, with the flag and without."""
    table = scene(HALL, *BEARERS, "ch1 fig_ork 5.2 W")
    cards = load_box().cards
    order = Plain(replace(cards["ord_heavy_weapon"], target="one_own", flags=flags))
    lasting = Plain(
        replace(cards["eqe_mesh_boosters"], target="all_own", do=cards["ord_fire"].do, flags=flags)
    )
    assert [mini.id for mini in order.candidates(table.state, BA)] == touched
    mine = [mini for mini in table.state.minis.values() if mini.seat == BA]
    *crew, machine = mine
    assert [mini.id for mini in crew if lasting.touches(table.state, mini)] == touched
    assert lasting.touches(table.state, machine) is not bool(flags)


@pytest.mark.clause("SQ-WPN-23", "SQ-WPN-51")
@pytest.mark.clause("C-FLAG-card-heavy_card")
def test_five_cards_are_made_for_heavy_weapons() -> None:
    marked = {id_ for id_ in load_box().cards if card(id_).for_heavy}
    assert marked == {
        "ord_heavy_weapon",
        "eqp_suspensors",
        "eqp_targeter",
        "eqe_mesh_boosters",
        "eqe_targeting_crystal",
    }
    weapons = load_box().weapons
    targeter, marked_rounds = card("eqp_targeter"), card("eql_marked_rounds")
    for id_ in ("wpn_laser_rifle", "wpn_plasma_gun", "wpn_las_cannon", "wpn_twin_las"):
        kind = weapons[id_].kind
        assert heavy_weapons.may_help(targeter, weapons[id_]) is (kind in ("light", "heavy"))
        assert heavy_weapons.may_help(marked_rounds, weapons[id_])
