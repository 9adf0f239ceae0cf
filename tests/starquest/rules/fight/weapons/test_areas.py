"""What lines, explosions and areas have in common."""

import pytest

from bulkhead.starquest.events import Declared, Rolled, Unharmed, Wounded
from tests.starquest.scene import BA, CH, UM, hall, scene

MISSILE = "weapons=wpn_missile_launcher,wpn_combat_blade"


@pytest.mark.clause("SQ-DREAD-31")
def test_a_dreadnought_is_attacked_once_with_the_highest_value() -> None:
    table = scene(
        hall(7, 3),
        f"ba1 fig_marine_heavy 0.0 E {MISSILE}",
        "ch1 fig_dread_mk7 4.0 W weapons=wpn_body_lasers",
        dice=(6, 5),
    ).act("ba1")
    table.do("ba1 shoot wpn_missile_launcher 4.0")
    assert table.mini("ch1").lp == 2
    assert table.happened == [
        Declared(BA, "ba1", "wpn_missile_launcher", "4.0", 1, "shoot"),
        Rolled(BA, "ba1", (3, 2), 2, "shoot", "SQ-SHOOT-03"),
        Wounded(CH, "ch1", 1, 2),
    ]


@pytest.mark.clause("SQ-WPN-85")
def test_machine_and_gunner_are_attacked_apart() -> None:
    table = scene(
        hall(8, 3),
        f"ba1 fig_marine_heavy 0.1 E {MISSILE}",
        "um1 mch_tarantula 5.2,5.1 S",
        "um2 fig_marine_laser 5.0 S mans=um1 lp=9",
        turn=BA,
        dice=(6, 6),
    ).act("ba1")
    table.do("ba1 shoot wpn_missile_launcher 5.0")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_missile_launcher", "5.0", 1, "shoot"),
        Rolled(BA, "ba1", (3, 3), 2, "shoot", "SQ-SHOOT-03"),
        Unharmed(UM, "um1", 3, 6),
        Wounded(UM, "um2", 4, 5),
    ]
    assert table.mini("um2").lp == 9 - (6 - 2)
    assert table.mini("um2").seat == UM
