"""Who bears which heavy weapon."""

import pytest

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.options import House
from bulkhead.starquest.rules.fight.weapons import heavy_weapons


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
def test_cards_for_heavy_weapons_ask_for_the_class_and_not_for_the_dice() -> None:
    weapons = load_box().weapons
    assert heavy_weapons.takes_heavy_cards(weapons["wpn_plasma_gun"])
    assert heavy_weapons.takes_heavy_cards(weapons["wpn_shuriken_cannon"])
    for id_ in ("wpn_las_cannon", "wpn_fusion_gun", "wpn_conversion_beamer", "wpn_twin_las"):
        assert not heavy_weapons.takes_heavy_cards(weapons[id_])
    for id_ in ("wpn_flamer", "wpn_commander_bolter", "wpn_laser_rifle"):
        assert not heavy_weapons.takes_heavy_cards(weapons[id_])
