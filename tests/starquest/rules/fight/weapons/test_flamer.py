"""The flamer (SQ-WPN-42, 43, 46, 47); what its fire does afterwards is test_flames.py."""

import pytest

from bulkhead.starquest.events import (
    Declared,
    Eliminated,
    FlamesLit,
    Moved,
    Rolled,
    Scored,
    Unharmed,
    Wounded,
)
from tests.starquest.rules.fight.weapons.outcomes import aims, dead, values
from tests.starquest.scene import BA, CH, hall, scene

FLAMER = "weapons=wpn_flamer,wpn_power_fist"
WALL = """
    +-+-+-+-+-+
    |. . . . .|
    +     +-+-+
    |. . . . .|
    +         +
    |. . . . .|
    +-+-+-+-+-+
    """


@pytest.mark.clause("SQ-WPN-42", "SQ-WPN-81")
def test_the_sum_on_the_target_the_higher_die_around_it_and_nothing_behind_a_wall() -> None:
    table = scene(
        WALL,
        f"ba1 fig_term_flamer 0.1 E {FLAMER}",
        "ch1 fig_gretchin 3.1 W lp=9",
        "ch2 fig_gretchin 4.2 W lp=9",
        "ch3 fig_gretchin 3.0 W lp=9",
        "ch4 fig_gretchin 2.0 W lp=9",
        "ch5 fig_gretchin 1.2 W lp=9",
        dice=(6, 5),
    ).act("ba1")
    table.do("ba1 shoot wpn_flamer 3.1")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_flamer", "3.1", 1, "shoot"),
        Rolled(BA, "ba1", (3, 2), 2, "shoot", "SQ-SHOOT-03"),
        FlamesLit(BA, 1, ((3, 1), (2, 0), (2, 1), (4, 1), (2, 2), (3, 2), (4, 2))),
        Wounded(CH, "ch4", 3, 6),
        Wounded(CH, "ch1", 5, 4),
        Wounded(CH, "ch2", 3, 6),
    ]
    assert values(table) == {"ch1": 5, "ch2": 3, "ch4": 3}


@pytest.mark.clause("SQ-WPN-43", "SQ-WPN-83", "SQ-WPN-42")
@pytest.mark.house("flame-area")
@pytest.mark.parametrize(
    ("area", "burning"),
    [("blast", {"3.1", "2.0", "2.1", "2.2", "3.2", "4.1", "4.2"}), ("target", {"3.1"})],
)
def test_what_it_could_hit_burns_or_at_some_tables_the_target_square_only(
    area: str, burning: set[str]
) -> None:
    table = scene(WALL, f"ba1 fig_term_flamer 0.1 E {FLAMER}", house={"flame_area": area}, dice=(1, 1))
    table.act("ba1").do("ba1 shoot wpn_flamer 3.1")
    assert set(table.state.ship.names(table.state.burning)) == burning
    (lit,) = table.told(FlamesLit)
    assert (lit.seat, lit.flame, len(lit.squares)) == (BA, 1, len(burning))
    (flame,) = table.state.flames
    assert (flame.seat, flame.by) == (BA, "ba1")


@pytest.mark.clause("SQ-WPN-46", "SQ-SHOOT-02", "SQ-SHOOT-12")
def test_it_reaches_six_squares_and_may_be_aimed_at_an_empty_one() -> None:
    table = scene(hall(9, 1), f"ba1 fig_term_flamer 0.0 E {FLAMER}").act("ba1")
    assert aims(table, "ba1") == {f"{x}.0" for x in range(1, 7)}
    assert table.refused("ba1 shoot wpn_flamer 7.0").clause == "SQ-WPN-46"


@pytest.mark.clause("SQ-WPN-46")
def test_diagonals_count_as_one_square() -> None:
    table = scene(hall(8, 8), f"ba1 fig_term_flamer 0.0 E {FLAMER}").act("ba1")
    assert "6.6" in aims(table, "ba1")
    assert "7.7" not in aims(table, "ba1")


@pytest.mark.clause("SQ-WPN-47", "SQ-TURN-09")
def test_it_is_a_heavy_weapon_for_the_movement() -> None:
    table = scene(hall(9, 1), f"ba1 fig_term_flamer 0.0 E {FLAMER}", dice=(1, 1)).act("ba1")
    table.do("ba1 step 1.0", "ba1 shoot wpn_flamer 6.0")
    assert table.happened == [
        Moved(BA, "ba1", ((1, 0),), 1),
        Declared(BA, "ba1", "wpn_flamer", "6.0", 1, "shoot"),
        Rolled(BA, "ba1", (0, 0), 2, "shoot", "SQ-SHOOT-03"),
        FlamesLit(BA, 1, ((6, 0), (5, 0), (7, 0))),
    ]
    assert not table.offered("ba1 step")


@pytest.mark.clause("SQ-WPN-47")
@pytest.mark.clause("C-FLAG-weapon-no_overwatch")
def test_it_takes_no_overwatch() -> None:
    table = scene(hall(9, 1), f"ba1 fig_term_flamer 0.0 E {FLAMER}").act("ba1")
    assert not table.offered("ba1 overwatch")


@pytest.mark.clause("SQ-SHOOT-11")
def test_the_bearer_may_burn_himself() -> None:
    table = scene(
        hall(5, 1), f"ba1 fig_term_flamer 0.0 E {FLAMER}", "ch1 fig_gretchin 2.0 W", dice=(6, 6)
    ).act("ba1")
    table.do("ba1 shoot wpn_flamer 1.0")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_flamer", "1.0", 1, "shoot"),
        Rolled(BA, "ba1", (3, 3), 2, "shoot", "SQ-SHOOT-03"),
        Unharmed(BA, "ba1", 3, 3),
        FlamesLit(BA, 1, ((1, 0), (0, 0), (2, 0))),
        Wounded(CH, "ch1", 1, 0),
        Eliminated(CH, "ch1", "fig_gretchin", BA),
        Scored(BA, 2, 2, "kill", "ch1"),
    ]
    assert dead(table) == {"ch1"}
    assert table.mini("ba1").lp == 2
    assert "ba1" in values(table)
