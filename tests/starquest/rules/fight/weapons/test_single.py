"""One shot at one target."""

import pytest

from bulkhead.starquest.rules.fight.weapons.single import in_fire
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


@pytest.mark.clause("SQ-LOF-01", "SQ-LOF-02", "SQ-SHOOT-01")
def test_each_target_counts_once_whatever_its_base() -> None:
    """An Orc, a Tarantula and a Dreadnought; the last Orc stands behind the shooter."""
    table = scene(
        hall(12, 5),
        "ba1 fig_marine_laser 1.2 E",
        "ch1 fig_ork 5.0 W",
        "if1 mch_tarantula 5.4,6.4 W",
        "ch2 fig_dread_mk7 9.2 W",
        "ch3 fig_ork 0.2 E",
    )
    assert [one.id for one in in_fire(table.state, table.mini("ba1"))] == ["ch1", "if1", "ch2"]
