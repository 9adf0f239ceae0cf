"""The storm shield of the hammer set."""

import pytest

from bulkhead.starquest.events import Declared, Eliminated, Rolled, SaveRolled, Scored, Wounded
from bulkhead.tabletop import Event
from tests.starquest.rules.fight.shots import HALL, red, shot_at
from tests.starquest.scene import BA, CH, scene

BEARER = "ba1 fig_terminator 0.0 E weapons=wpn_thunder_hammer"
COMRADE = "ba2 fig_terminator 0.1 E weapons=wpn_lightning_claws"
SHIELD = "SQ-SQUAD-09"


@pytest.mark.clause("SQ-SQUAD-09")
@pytest.mark.parametrize(("shield", "saved", "lp"), [(0, 0, 1), (1, 1, 2), (2, 1, 2), (3, 1, 2)])
@pytest.mark.clause("C-FLAG-weapon-shield")
def test_on_a_loss_of_life_points_a_red_die_says_how_many_are_not_lost(
    shield: int, saved: int, lp: int
) -> None:
    """Four against armour 3: one life point is at stake."""
    table = shot_at(BEARER, COMRADE, dice=[*red(3, 1), *red(shield)])
    lost: list[Event] = [Wounded(BA, "ba1", 1, 1)] if saved == 0 else []
    assert table.happened == [
        Declared(CH, "ch1", "wpn_commander_bolter", "ba1", 1, "shoot"),
        Rolled(CH, "ch1", (3, 1), 2, "shoot", "SQ-SHOOT-03"),
        SaveRolled(BA, "ba1", (shield,), saved, SHIELD),
        *lost,
    ]
    assert (table.mini("ba1").lp, table.mini("ba2").lp) == (lp, 2)


@pytest.mark.clause("SQ-SQUAD-09")
def test_points_beyond_the_last_life_point_count_too() -> None:
    """Six against armour 3: three points, and he has two. A 1 leaves two, which kill him; a 2 leaves one."""
    killed = shot_at(BEARER, dice=[*red(3, 3), *red(1)])
    assert killed.happened[2:] == [
        SaveRolled(BA, "ba1", (1,), 1, SHIELD),
        Wounded(BA, "ba1", 2, 0),
        Eliminated(BA, "ba1", "fig_terminator", CH),
        Scored(CH, 10, 10, "kill", "ba1"),
        Scored(BA, -10, -10, "loss", "ba1"),
    ]
    alive = shot_at(BEARER, dice=[*red(3, 3), *red(2)])
    assert alive.happened[2:] == [SaveRolled(BA, "ba1", (2,), 2, SHIELD), Wounded(BA, "ba1", 1, 1)]


@pytest.mark.clause("SQ-SQUAD-09")
def test_an_attack_that_his_armour_stops_asks_for_no_die() -> None:
    table = shot_at(BEARER, dice=red(3, 0))
    assert table.told(SaveRolled) == []
    assert table.mini("ba1").lp == 2


@pytest.mark.clause("SQ-SQUAD-09")
def test_a_loss_that_a_save_has_cancelled_asks_for_no_die() -> None:
    """One life point is at stake. By a card he rolls saves too, and they come first."""
    table = shot_at(f"{BEARER} ward", dice=[*red(3, 1), *red(2)]).do("save 1")
    assert table.happened[2:] == [SaveRolled(BA, "ba1", (2,), 1)]


@pytest.mark.clause("SQ-SQUAD-09")
@pytest.mark.parametrize("weapons", ["wpn_lightning_claws", "wpn_storm_bolter,wpn_power_fist"])
def test_terminators_of_the_other_sets_have_no_shield(weapons: str) -> None:
    table = shot_at(
        f"ba1 fig_terminator 0.0 E weapons={weapons}",
        BEARER.replace("ba1", "ba3").replace("0.0", "0.2"),
        dice=red(3, 1),
    )
    assert table.happened[2:] == [Wounded(BA, "ba1", 1, 1)], "the shield beside him does not help"


@pytest.mark.clause("SQ-SQUAD-09")
def test_the_shield_works_in_melee_too() -> None:
    """The commander of Chaos strikes with 3 against 0: the margin is the loss, and a 2 on the shield leaves one."""
    table = scene(
        HALL,
        "ch1 fig_chaos_commander 1.0 W",
        BEARER,
        COMRADE,
        turn=CH,
        dice=[6, 5, *red(0, 0, 2)],
    ).act("ch1")
    table.do("ch1 strike ba1")
    assert table.happened[-2:] == [
        SaveRolled(BA, "ba1", (2,), 2, SHIELD),
        Wounded(BA, "ba1", 1, 1, "SQ-MELEE-03"),
    ]
    assert [table.mini(who).lp for who in ("ba1", "ba2", "ch1")] == [1, 2, 3]


@pytest.mark.clause("SQ-MELEE-05")
@pytest.mark.parametrize(
    ("weapons", "reached"),
    [
        ("wpn_thunder_hammer", ["ch1", "ch2", "ch3"]),
        ("wpn_lightning_claws", ["ch1", "ch2", "ch3"]),
        ("wpn_storm_bolter,wpn_power_fist", ["ch2"]),
    ],
)
@pytest.mark.clause("C-FLAG-weapon-diagonal")
def test_hammer_and_claws_strike_the_forward_diagonals_too(weapons: str, reached: list[str]) -> None:
    table = scene(
        HALL,
        f"ba1 fig_terminator 1.1 E weapons={weapons}",
        "ch1 fig_gretchin 2.0 W",
        "ch2 fig_gretchin 2.1 W",
        "ch3 fig_gretchin 2.2 W",
        "ch4 fig_gretchin 1.0 S",
        "ch5 fig_gretchin 0.2 E",
    ).act("ba1")
    assert table.offered("ba1 strike") == [f"ba1 strike {who}" for who in reached]
