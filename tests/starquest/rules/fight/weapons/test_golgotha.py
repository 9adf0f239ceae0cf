"""Golgotha's guns."""

import pytest
from msgspec.structs import replace

from bulkhead.starquest.box import load_box
from bulkhead.starquest.box.items.weapons import Weapon
from bulkhead.starquest.rules.fight.weapons.pattern import pattern_of
from tests.starquest.scene import hall, scene

HALL = hall(10, 8)
GOLGOTHA = "weapons=wpn_body_lasers,wpn_golgotha_gun,wpn_golgotha_gun,wpn_golgotha_gun,wpn_golgotha_gun"


@pytest.mark.clause("SQ-DREAD-26")
def test_each_of_golgothas_guns_attacks_an_area_of_its_own() -> None:
    table = scene(
        HALL, f"cu1 fig_golgotha 4.3 N {GOLGOTHA}", "ba1 fig_marine_laser 4.0 S", dice=(1,) * 8
    ).act("cu1")
    shots = table.offered("cu1 shoot wpn_golgotha_gun")
    assert shots
    assert not any("x" in shot.split()[-1] for shot in shots)
    for _ in range(4):
        table.do(table.offered("cu1 shoot wpn_golgotha_gun")[0])
    assert table.offered("cu1 shoot wpn_golgotha_gun") == []


@pytest.mark.clause("C-FLAG-weapon-no_concentration")
def test_even_with_several_shots_its_gun_would_not_put_two_on_one_area() -> None:
    weapons = load_box().weapons
    guns = (weapons["wpn_golgotha_gun"], weapons["wpn_las_cannon"])
    assert [_most(replace(gun, shots=3)) for gun in guns] == [1, 3]


def _most(weapon: Weapon) -> int:
    """The shots that may be aimed at one area."""
    table = scene(HALL, f"cu1 fig_golgotha 4.3 N {GOLGOTHA}", "ba1 fig_marine_laser 4.0 S")
    (most,) = set(dict(pattern_of(weapon).aims(table.state, table.mini("cu1"), weapon)).values())
    return most
