"""Golgotha's guns."""

import pytest

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
