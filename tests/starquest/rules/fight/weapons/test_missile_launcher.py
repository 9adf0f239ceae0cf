"""The missile launcher (SQ-WPN-17 to 21, 79, 81) and the rack of the Inferno."""

import pytest

from bulkhead.starquest.events import (
    BulkheadDestroyed,
    Declared,
    Eliminated,
    Placed,
    Rolled,
    Scored,
    TokenRevealed,
    Unharmed,
    VentDestroyed,
    Wounded,
)
from tests.starquest.rules.fight.weapons.outcomes import aims, dead, values
from tests.starquest.scene import BA, CH, LD, hall, scene

MISSILE = "weapons=wpn_missile_launcher,wpn_combat_blade"
WALL = """
    +-+-+-+-+
    |. . . .|
    +-+-+   +
    |. . . .|
    +       +
    |. . . .|
    +       +
    |. . . .|
    +-+-+-+-+
    """


@pytest.mark.clause("SQ-WPN-18", "SQ-WPN-19", "SQ-WPN-20", "SQ-WPN-21", "SQ-WPN-81", "SQ-WPN-08")
@pytest.mark.parametrize(("shooter", "gap"), [("3.1 W", "2.1"), ("1.3 N", "1.2")])
def test_the_worked_example(shooter: str, gap: str) -> None:
    squares = ["0.0", "1.0", "2.0", "3.0", "0.1", "1.1", "2.1", "0.2", "1.2", "2.2", "3.2"]
    victims = {f"ch{number}": square for number, square in enumerate(squares, 1) if square != gap}
    table = scene(
        WALL,
        f"ba1 fig_marine_heavy {shooter} {MISSILE}",
        *(f"{who} fig_gretchin {square} S lp=9" for who, square in victims.items()),
        dice=(5, 6),
    ).act("ba1")
    table.do("ba1 shoot wpn_missile_launcher 1.1")
    assert [(event.values, event.red) for event in table.told(Rolled)] == [((2, 3), 2)]
    hit = {victims[who]: value for who, value in values(table).items()}
    wanted = {"1.1": 5, "2.0": 3, "0.1": 3, "2.1": 3, "0.2": 3, "1.2": 3, "2.2": 3}
    del wanted[gap]
    assert hit == wanted


@pytest.mark.clause("SQ-WPN-81")
def test_a_diagonal_neighbour_is_reached_by_either_way_round_the_corner() -> None:
    drawn = """
        +-+-+-+-+
        |. .|. .|
        +   +   +
        |. .|. .|
        +       +
        |. . . .|
        +-+-+-+-+
        """
    table = scene(
        drawn,
        f"ba1 fig_marine_heavy 0.0 S {MISSILE}",
        "ch1 fig_gretchin 2.2 N lp=9",
        "ch2 fig_gretchin 2.1 N lp=9",
        "ch3 fig_gretchin 2.0 N lp=9",
        dice=(6, 4),
    ).act("ba1")
    table.do("ba1 shoot wpn_missile_launcher 1.1")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_missile_launcher", "1.1", 1, "shoot"),
        Rolled(BA, "ba1", (3, 1), 2, "shoot", "SQ-SHOOT-03"),
        Wounded(CH, "ch1", 3, 6),
        Wounded(BA, "ba1", 1, 1),
    ]
    assert values(table) == {"ch1": 3, "ba1": 3 - 2}


@pytest.mark.clause("SQ-WPN-17", "SQ-LOF-04", "SQ-SHOOT-12", "SQ-LOF-02")
def test_it_aims_at_any_square_in_the_line_of_fire_empty_or_not_but_at_nobody_beside_it() -> None:
    table = scene(
        hall(4, 3),
        f"ba1 fig_marine_heavy 0.1 E {MISSILE}",
        "ch1 fig_gretchin 1.1 W",
        "ch2 fig_gretchin 1.0 W",
    ).act("ba1")
    assert aims(table, "ba1") == {"1.0", "1.2"}
    assert table.refused("ba1 shoot wpn_missile_launcher 1.1").clause == "SQ-LOF-02"
    assert table.refused("ba1 shoot wpn_missile_launcher 0.2").clause == "SQ-LOF-04"
    assert table.refused("ba1 shoot wpn_missile_launcher 2.0").clause == "SQ-LOF-04"
    assert table.refused("ba1 shoot wpn_missile_launcher ch2").clause == "SQ-WPN-17"


@pytest.mark.clause("SQ-SHOOT-11", "SQ-WPN-20")
def test_friends_and_the_shooter_are_not_exempt() -> None:
    table = scene(
        hall(6, 2),
        f"ba1 fig_marine_heavy 0.0 E {MISSILE}",
        "ba2 fig_marine_laser 1.1 E lp=1",
        "ba3 fig_marine_laser 4.0 E lp=1",
        "ch1 fig_gretchin 2.0 W",
        dice=(6, 6),
    ).act("ba1")
    table.do("ba1 shoot wpn_missile_launcher 1.0")
    assert dead(table) == {"ba2", "ch1"}
    assert table.mini("ba1").lp == 1
    assert table.mini("ba3").lp == 1
    assert table.happened == [
        Declared(BA, "ba1", "wpn_missile_launcher", "1.0", 1, "shoot"),
        Rolled(BA, "ba1", (3, 3), 2, "shoot", "SQ-SHOOT-03"),
        Wounded(CH, "ch1", 1, 0),
        Wounded(BA, "ba1", 1, 1),
        Wounded(BA, "ba2", 1, 0),
        Eliminated(CH, "ch1", "fig_gretchin", BA),
        Scored(BA, 2, 2, "kill", "ch1"),
        Eliminated(BA, "ba2", "fig_marine_laser", -1),
        Scored(BA, -5, -3, "loss", "ba2"),
    ]


BULKHEAD = """
    +-+-+-+-+-+-+
    |. . . .!a a|
    +       +   +
    |. . . .!a a|
    +-+-+-+-+-+-+
    """


@pytest.mark.clause("SQ-DOOR-16")
def test_an_explosion_attacks_a_bulkhead_once_with_the_highest_value_of_its_fronts() -> None:
    table = scene(BULKHEAD, f"ba1 fig_marine_heavy 0.0 E {MISSILE}", "ch1 fig_gretchin 4.0 W", dice=(6, 6))
    table.act("ba1").do("ba1 shoot wpn_missile_launcher 3.0")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_missile_launcher", "3.0", 1, "shoot"),
        Rolled(BA, "ba1", (3, 3), 2, "shoot", "SQ-SHOOT-03"),
        BulkheadDestroyed(BA, "d1", 6),
    ]
    assert table.mini("ch1").lp == 1


@pytest.mark.clause("SQ-DOOR-16")
def test_beside_its_front_the_higher_die_is_not_enough() -> None:
    table = scene(BULKHEAD, f"ba1 fig_marine_heavy 0.0 E {MISSILE}", dice=(6, 6)).act("ba1")
    table.do("ba1 shoot wpn_missile_launcher 2.0")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_missile_launcher", "2.0", 1, "shoot"),
        Rolled(BA, "ba1", (3, 3), 2, "shoot", "SQ-SHOOT-03"),
        Unharmed(BA, "door:d1", 3, 4, "SQ-DOOR-10"),
    ]


@pytest.mark.clause("SQ-DOOR-16", "SQ-ALIEN-12")
@pytest.mark.parametrize(("aim", "destroyed"), [("3.0", True), ("2.0", False)])
def test_a_vent_is_attacked_with_the_value_of_its_square(aim: str, destroyed: bool) -> None:
    drawn = """
        +-+-+-+-+-+
        |. . . V .|
        +-+-+-+-+-+
        """
    table = scene(drawn, f"ba1 fig_marine_heavy 0.0 E {MISSILE}", dice=(6, 6)).act("ba1")
    table.do(f"ba1 shoot wpn_missile_launcher {aim}")
    assert bool(table.told(VentDestroyed)) is destroyed


@pytest.mark.clause("C-wpn_inferno_rack-note")
@pytest.mark.clause("SQ-WPN-17", "SQ-SHOOT-02")
def test_the_rack_of_the_inferno_fires_at_two_squares_that_are_not_near() -> None:
    table = scene(hall(7, 1), "ld1 mch_mrl_inferno 0.0 E", "ch1 fig_gretchin 5.0 W", dice=(1, 1, 1, 1))
    table.act("ld1")
    assert aims(table, "ld1") == {"3.0", "4.0", "5.0"}
    assert table.refused("ld1 shoot wpn_inferno_rack 2.0").clause == "SQ-WPN-17"
    table.do("ld1 shoot wpn_inferno_rack 3.0", "ld1 shoot wpn_inferno_rack 4.0")
    assert table.happened == [
        Declared(LD, "ld1", "wpn_inferno_rack", "3.0", 1, "shoot"),
        Rolled(LD, "ld1", (0, 0), 2, "shoot", "SQ-SHOOT-03"),
        Declared(LD, "ld1", "wpn_inferno_rack", "4.0", 1, "shoot"),
        Rolled(LD, "ld1", (0, 0), 2, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 0),
    ]
    assert not table.offered("ld1 shoot")


@pytest.mark.clause("SQ-ALIEN-30")
def test_aliens_fire_it_as_squads_do() -> None:
    table = scene(
        hall(6, 1), f"ch1 fig_chaos_heavy 0.0 E {MISSILE}", "ba1 fig_marine_laser 4.0 W", dice=(6, 6)
    )
    table.act("ch1").do("ch1 shoot wpn_missile_launcher 4.0")
    assert dead(table) == {"ba1"}
    assert table.waiting == CH


@pytest.mark.clause("SQ-SCAN-15", "SQ-SHOOT-10")
def test_an_unseen_token_on_a_square_that_is_hit_is_revealed_and_attacked() -> None:
    drawn = """
        +-+-+-+-+-+
        |. . . . .|
        +-+-+-+   +
              |. .|
              +-+-+
        """
    table = scene(
        drawn,
        f"ba1 fig_marine_heavy 0.0 E {MISSILE}",
        "ch?1 fig_android 3.1 blip",
        "ch?2 fig_android 4.1 blip",
        turn=BA,
        dice=(6, 4),
    ).act("ba1")
    table.do("ba1 shoot wpn_missile_launcher 2.0")
    assert table.waiting == CH
    assert not table.told(Rolled)
    table.do(table.offers[0])
    assert table.happened == [
        Declared(BA, "ba1", "wpn_missile_launcher", "2.0", 1, "shoot"),
        TokenRevealed(CH, "ch?1", "fig_android", (3, 1)),
        Placed(CH, "ch1", "fig_android", ((3, 1),), 0),
        Rolled(BA, "ba1", (3, 1), 2, "shoot", "SQ-SHOOT-03"),
        Wounded(CH, "ch1", 1, 0),
        Eliminated(CH, "ch1", "fig_android", BA),
        Scored(BA, 10, 10, "kill", "ch1"),
    ]
    assert len(dead(table)) == 1
    assert "ch?2" in table.state.tokens
