"""The weapons on the mounts of a Dreadnought."""

import pytest

from bulkhead.starquest.events import Declared, MeleeFought, Rolled, Unharmed
from tests.starquest.rules.machines.walkers import walker
from tests.starquest.scene import BA, CH

MK7 = "fig_dread_mk7"


ARMED = "weapons=wpn_body_lasers,wpn_plasma_gun,wpn_assault_cannon"


@pytest.mark.clause("SQ-DREAD-19")
def test_it_fires_all_its_weapons_one_after_the_other_each_once() -> None:
    table = walker(
        "ba1 fig_marine_laser 4.0 S",
        "ba2 fig_marine_laser 0.3 E",
        who=f"ch1 {MK7} 4.3 N {ARMED}",
        dice=(1, 1, 1, 1),
    )
    table.do("ch1 shoot wpn_body_lasers ba2")
    assert table.offered("ch1 shoot wpn_body_lasers") == []
    table.do(table.offered("ch1 shoot wpn_plasma_gun")[0])
    assert table.happened == [
        Declared(CH, "ch1", "wpn_body_lasers", "ba2", 1, "shoot"),
        Rolled(CH, "ch1", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        Unharmed(BA, "ba2", 0, 2),
        Declared(CH, "ch1", "wpn_plasma_gun", "4.3>N", 1, "shoot"),
        Rolled(CH, "ch1", (0, 0), 2, "shoot", "SQ-SHOOT-03"),
        Unharmed(BA, "ba1", 0, 2),
    ]
    assert table.offered("ch1 shoot wpn_plasma_gun") == []
    assert table.offered("ch1 shoot wpn_assault_cannon")


@pytest.mark.clause("SQ-TURN-05", "SQ-WPN-26", "SQ-DREAD-19")
@pytest.mark.parametrize("moves", [False, True])
def test_its_shooting_action_is_over_when_it_moves_after_the_first_weapon(moves: bool) -> None:
    table = walker(
        "ba1 fig_marine_laser 4.0 S",
        "ba2 fig_marine_laser 0.3 E",
        who=f"ch1 {MK7} 4.4 N {ARMED}",
        dice=(1, 1),
    ).do("ch1 shoot wpn_body_lasers ba2")
    if moves:
        table.do("ch1 step 4.3")
    assert bool(table.offered("ch1 shoot wpn_plasma_gun")) != moves


@pytest.mark.clause("SQ-DREAD-23")
def test_wounded_it_keeps_lasers_and_all_its_melee_dice() -> None:
    table = walker(
        "ba1 fig_marine_laser 4.0 S",
        "ba2 fig_marine_laser 4.2 S",
        who=f"ch1 {MK7} 4.3 N lp=1 weapons=wpn_body_lasers",
        dice=(1,) * 8,
    )
    assert {offer.split()[2] for offer in table.offered("ch1 shoot")} <= {"wpn_body_lasers"}
    table.do("ch1 strike ba2")
    assert table.happened == [
        Declared(CH, "ch1", "", "ba2", 1, "melee"),
        Rolled(CH, "ch1", (0, 0, 0, 0), 2, "melee", "SQ-MELEE-02"),
        Rolled(BA, "ba2", (0, 0), 0, "defence", "SQ-MELEE-02"),
        MeleeFought("ch1", "ba2", 0, 0, False),
    ]
    rolled = table.told(Rolled)
    assert (len(rolled[0].values), rolled[0].red) == (4, 2)
