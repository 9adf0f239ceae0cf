"""The shuriken cannon (SQ-WPN-71 to 73) and its place in the movement (SQ-TURN-10)."""

from typing import Any

import pytest

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.events import Declared, Eliminated, Faced, Moved, Rolled, Scored, Unharmed, Wounded
from bulkhead.starquest.rules.fight.weapons.shuriken_cannon import ID
from tests.starquest.rules.fight.weapons.outcomes import dead
from tests.starquest.scene import CH, EL, Table, hall, scene

CANNON = "weapons=wpn_shuriken_cannon,wpn_combat_blade"
BRANCH = """
          +-+-+
          |. .|
          +   +
          |. .|
          +   +
          |. .|
          +   +
          |. .|
    +-+-+-+   +
    |. . . . .|
    +         +
    |. . . . .|
    +-+-+-+-+-+
    """


@pytest.mark.clause("SQ-WPN-71", "SQ-WPN-73")
def test_the_worked_example() -> None:
    table = scene(
        BRANCH,
        f"el1 fig_eldar_heavy 0.5 E {CANNON}",
        "ch1 fig_gretchin 2.4 W",
        "ch2 fig_gretchin 2.5 W",
        "ch3 fig_android 3.1 S",
        dice=(5, 1, 6, 5, 1, 1),
    ).act("el1")
    assert not table.offered("el1 shoot wpn_shuriken_cannon ch3")
    table.do("el1 shoot wpn_shuriken_cannon ch1")
    assert dead(table) == {"ch1"}
    table.do(
        "el1 step 1.4", "el1 step 2.4", "el1 step 3.4", "el1 face N", "el1 shoot wpn_shuriken_cannon ch3"
    )
    assert dead(table) == {"ch1", "ch3"}
    table.do("el1 face W", "el1 shoot wpn_shuriken_cannon ch2")
    assert table.happened == [
        Declared(EL, "el1", "wpn_shuriken_cannon", "ch1", 1, "shoot"),
        Rolled(EL, "el1", (2, 0), 1, "shoot", "SQ-SHOOT-03"),
        Wounded(CH, "ch1", 1, 0),
        Eliminated(CH, "ch1", "fig_gretchin", EL),
        Scored(EL, 2, 2, "kill", "ch1"),
        Moved(EL, "el1", ((1, 4),), 1),
        Moved(EL, "el1", ((2, 4),), 1),
        Moved(EL, "el1", ((3, 4),), 1),
        Faced(EL, "el1", 0, 0),
        Declared(EL, "el1", "wpn_shuriken_cannon", "ch3", 1, "shoot"),
        Rolled(EL, "el1", (3, 1), 1, "shoot", "SQ-SHOOT-03"),
        Wounded(CH, "ch3", 1, 0),
        Eliminated(CH, "ch3", "fig_android", EL),
        Scored(EL, 10, 12, "kill", "ch3"),
        Faced(EL, "el1", 6, 0),
        Declared(EL, "el1", "wpn_shuriken_cannon", "ch2", 1, "shoot"),
        Rolled(EL, "el1", (0, 0), 1, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch2", 0, 0),
    ]
    assert dead(table) == {"ch1", "ch3"}
    assert not table.offered("el1 shoot")


def facing_one(**more: Any) -> Table:
    table = scene(
        hall(10, 1), f"el1 fig_eldar_heavy 0.0 E {CANNON}", "ch1 fig_gretchin 8.0 W", dice=[1] * 6, **more
    )
    return table.act("el1")


SHOT = "el1 shoot wpn_shuriken_cannon ch1"


@pytest.mark.clause("SQ-WPN-73")
@pytest.mark.parametrize(
    "order", [(SHOT, SHOT, "el1 step 1.0", SHOT), (SHOT, "el1 step 1.0", SHOT, SHOT), ("el1 step 1.0", SHOT)]
)
@pytest.mark.clause("C-FLAG-weapon-around_movement")
def test_the_attacks_may_be_divided_before_and_after_the_movement(order: tuple[str, ...]) -> None:
    table = facing_one().do(*order)
    assert not table.offered("el1 step")
    assert bool(table.offered("el1 shoot")) is (len(order) < 4)


@pytest.mark.clause("SQ-TURN-10")
@pytest.mark.house("shuriken-cannon-light")
@pytest.mark.parametrize("light", [False, True])
def test_the_movement_itself_is_split_only_where_the_table_takes_it_as_light(light: bool) -> None:
    table = facing_one(house={"shuriken_cannon_light": light}).do("el1 step 1.0", SHOT)
    assert bool(table.offered("el1 step")) is light
    if light:
        table.do("el1 step 2.0", SHOT, "el1 step 3.0")
        assert table.at("el1") == "3.0"
    else:
        assert table.refused("el1 step 2.0").clause == "SQ-TURN-09"


def test_shots_are_not_concentrated() -> None:
    assert facing_one().refused(f"{SHOT} x2").clause == "SQ-WPN-30"


@pytest.mark.clause("SQ-WPN-71", "SQ-WPN-72", "SQ-SHOOT-12")
def test_each_of_its_three_attacks_has_a_target_of_its_own() -> None:
    cannon = load_box().weapons[ID]
    assert (cannon.shots, cannon.dice.red, cannon.dice.white) == (3, 1, 1)
    table = scene(
        hall(8, 3), f"el1 fig_eldar_heavy 0.1 E {CANNON}", "ch1 fig_gretchin 4.0 W", "ch2 fig_gretchin 4.2 W"
    ).act("el1")
    assert table.offered("el1 shoot") == [f"el1 shoot {ID} ch1", f"el1 shoot {ID} ch2"]
