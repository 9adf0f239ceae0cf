"""One shot at one target."""

import pytest

from tests.starquest.rules.fight.weapons.outcomes import aims
from tests.starquest.scene import hall, scene

LONG = hall(12, 2)


@pytest.mark.clause("SQ-LOF-02", "SQ-SHOOT-01")
def test_a_single_shot_is_aimed_at_nobody_orthogonally_beside_but_diagonally() -> None:
    table = scene(LONG, "ba1 fig_marine_laser 0.0 E", "ch1 fig_gretchin 1.0 W", "ch2 fig_gretchin 1.1 W").act(
        "ba1"
    )
    assert aims(table, "ba1") == {"ch2"}
    assert table.refused("ba1 shoot wpn_laser_rifle ch1").clause == "SQ-LOF-02"
