"""The governor's pistol."""

import pytest

from bulkhead.starquest.rules.setup import squads
from tests.starquest.rules.fight.weapons.outcomes import dead
from tests.starquest.scene import hall, scene

LONG = hall(12, 2)


@pytest.mark.clause("SQ-WPN-68", "SQ-SQUAD-19", "SQ-SQUAD-20")
def test_the_governors_pistol_has_two_shots_anywhere_in_his_movement() -> None:
    table = scene(
        LONG,
        "el1 fig_eldar_governor 0.0 E",
        "ch1 fig_gretchin 9.0 W",
        "ch2 fig_gretchin 9.1 W",
        dice=(5, 1, 6, 1),
    ).act("el1")
    governor = squads.join(table.state, table.mini("el1").seat, "fig_eldar_governor")
    assert set(governor.weapons) == {"wpn_shuriken_pistol", "wpn_reinforced_sword"}
    table.do("el1 step 1.0", "el1 shoot wpn_shuriken_pistol ch1", "el1 step 2.0")
    table.do("el1 shoot wpn_shuriken_pistol ch2", "el1 step 3.0")
    assert dead(table) == {"ch1", "ch2"}
    assert not table.offered("el1 shoot")
