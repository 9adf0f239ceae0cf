"""The conversion beamer (SQ-WPN-36 to 41, 82)."""

import pytest

from bulkhead.starquest.clients.ask.report import report
from bulkhead.starquest.events import (
    BulkheadDestroyed,
    Declared,
    Eliminated,
    Rolled,
    Scored,
    Unharmed,
    Wounded,
)
from tests.starquest.rules.fight.weapons.outcomes import aims, dead, values
from tests.starquest.scene import BA, CH, hall, scene

BEAMER = "weapons=wpn_conversion_beamer,wpn_combat_blade"


@pytest.mark.clause("SQ-WPN-36", "SQ-WPN-37", "SQ-WPN-38", "SQ-WPN-39", "SQ-WPN-41", "SQ-WPN-82")
def test_the_worked_example() -> None:
    squares = [f"{x}.0" for x in range(1, 9)] + [f"{x}.1" for x in range(9)]
    victims = {f"ch{number}": square for number, square in enumerate(squares, 1)}
    table = scene(
        hall(9, 2),
        f"ba1 fig_marine_extra 0.0 E {BEAMER}",
        *(f"{who} fig_gretchin {square} W lp=9" for who, square in victims.items()),
        dice=(5, 5, 5),
    ).act("ba1")
    table.do("ba1 shoot wpn_conversion_beamer 0.0>E")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_conversion_beamer", "0.0>E", 1, "shoot"),
        Rolled(BA, "ba1", (2, 2, 2), 3, "shoot", "SQ-SHOOT-03"),
        Wounded(CH, "ch3", 1, 8),
        Wounded(CH, "ch4", 2, 7),
        Wounded(CH, "ch5", 3, 6),
        Wounded(CH, "ch6", 4, 5),
        Wounded(CH, "ch7", 5, 4),
        Wounded(CH, "ch8", 6, 3),
        Wounded(CH, "ch16", 5, 4),
        Wounded(CH, "ch17", 5, 4),
    ]
    hit = {victims[who]: value for who, value in values(table).items()}
    assert hit == {"8.0": 6, "7.0": 5, "8.1": 5, "7.1": 5, "6.0": 4, "5.0": 3, "4.0": 2, "3.0": 1}
    assert table.mini("ba1").lp == 2


@pytest.mark.clause("SQ-WPN-40", "SQ-WPN-82", "SQ-SHOOT-14", "SQ-SHOOT-11", "SQ-SHOOT-07")
def test_in_a_confined_space_the_shooter_kills_himself_and_the_others_are_still_attacked() -> None:
    """ch3 stands beside the impact; ch4 stands beside the line only and is not hit."""
    table = scene(
        hall(4, 2),
        f"ba1 fig_marine_extra 0.0 E {BEAMER}",
        "ch1 fig_ork 1.0 W",
        "ch2 fig_ork 3.0 W",
        "ch3 fig_ork 3.1 W",
        "ch4 fig_ork 1.1 W",
        dice=(6, 6, 4),
    ).act("ba1")
    table.do("ba1 shoot wpn_conversion_beamer 0.0>E")
    assert dead(table) == {"ba1", "ch1", "ch2", "ch3"}
    assert table.told(Scored) == [
        Scored(BA, 3, 3, "kill", "ch1"),
        Scored(BA, 3, 6, "kill", "ch2"),
        Scored(BA, 3, 9, "kill", "ch3"),
        Scored(BA, -10, -1, "loss", "ba1"),
    ]
    accounts = report(table.state.options, table.events).seats
    assert [account.points for account in accounts] == [{"kill": 9, "loss": -10}, *[{}] * 6], (
        "9 gained and 10 paid, told apart"
    )


@pytest.mark.clause("SQ-WPN-82")
@pytest.mark.parametrize(("length", "own"), [(3, 4), (2, 5)])
def test_the_shooters_own_square_is_the_last_of_the_line(length: int, own: int) -> None:
    """ch2 stands beside the impact and not beside the shooter."""
    table = scene(
        hall(length, 2),
        f"ba1 fig_marine_extra 0.0 E {BEAMER} lp=9",
        f"ch1 fig_gretchin {length - 1}.0 W lp=9",
        f"ch2 fig_gretchin {length - 1}.1 W lp=9",
        dice=(5, 5, 5),
    ).act("ba1")
    table.do("ba1 shoot wpn_conversion_beamer 0.0>E")
    assert (table.mini("ch1").lp, table.mini("ch2").lp) == (3, 4)
    assert table.mini("ba1").lp == 9 - (own - 2)


@pytest.mark.clause("SQ-WPN-82")
def test_nothing_beyond_the_shooter_is_attacked() -> None:
    table = scene(
        hall(4, 1),
        f"ba1 fig_marine_extra 1.0 E {BEAMER} lp=9",
        "ba2 fig_marine_laser 0.0 E",
        "ch1 fig_gretchin 3.0 W",
        dice=(6, 6, 6),
    ).act("ba1")
    table.do("ba1 shoot wpn_conversion_beamer 1.0>E")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_conversion_beamer", "1.0>E", 1, "shoot"),
        Rolled(BA, "ba1", (3, 3, 3), 3, "shoot", "SQ-SHOOT-03"),
        Wounded(CH, "ch1", 1, 0),
        Wounded(BA, "ba1", 5, 4),
        Eliminated(CH, "ch1", "fig_gretchin", BA),
        Scored(BA, 2, 2, "kill", "ch1"),
    ]
    assert table.mini("ba2").lp == 2
    assert table.mini("ba1").lp == 9 - (7 - 2)


@pytest.mark.clause("SQ-WPN-38")
def test_neighbours_behind_a_wall_are_not_attacked() -> None:
    drawn = """
        +-+-+-+
        |. . .|
        +-+-+-+
        |. . .|
        +-+-+-+
        """
    table = scene(
        drawn,
        f"ba1 fig_marine_extra 0.0 E {BEAMER} lp=9",
        "ch1 fig_gretchin 2.0 W lp=9",
        "ch2 fig_gretchin 2.1 W lp=9",
        dice=(5, 5, 5),
    ).act("ba1")
    table.do("ba1 shoot wpn_conversion_beamer 0.0>E")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_conversion_beamer", "0.0>E", 1, "shoot"),
        Rolled(BA, "ba1", (2, 2, 2), 3, "shoot", "SQ-SHOOT-03"),
        Wounded(CH, "ch1", 6, 3),
        Wounded(BA, "ba1", 2, 7),
    ]
    assert table.mini("ch1").lp == 3
    assert table.mini("ch2").lp == 9


@pytest.mark.clause("SQ-WPN-36", "SQ-SHOOT-12")
def test_a_target_beside_the_impact_is_enough_for_a_line() -> None:
    table = scene(
        hall(5, 3),
        f"ba1 fig_marine_extra 0.0 E {BEAMER}",
        "ch1 fig_gretchin 4.1 W",
    ).act("ba1")
    assert aims(table, "ba1") == {"0.0>E"}
    table = scene(hall(5, 3), f"ba1 fig_marine_extra 0.0 E {BEAMER}", "ch1 fig_gretchin 3.0 W").act("ba1")
    assert aims(table, "ba1") == {"0.0>E"}


@pytest.mark.clause("SQ-DOOR-16")
def test_a_bulkhead_that_ends_the_line_is_attacked_with_the_sum() -> None:
    drawn = """
        +-+-+-+-+-+-+-+
        |. . . . .!a a|
        +         +   +
        |. . . . .!a a|
        +-+-+-+-+-+-+-+
        """
    table = scene(
        drawn, f"ba1 fig_marine_extra 0.0 E {BEAMER}", "ch1 fig_gretchin 5.0 W", dice=(5, 5, 4)
    ).act("ba1")
    table.do("ba1 shoot wpn_conversion_beamer 0.0>E")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_conversion_beamer", "0.0>E", 1, "shoot"),
        Rolled(BA, "ba1", (2, 2, 1), 3, "shoot", "SQ-SHOOT-03"),
        Unharmed(BA, "ba1", 1, 2),
        BulkheadDestroyed(BA, "d1", 5),
    ]
    assert table.mini("ch1").lp == 1


@pytest.mark.clause("SQ-SHOOT-14")
def test_a_shooter_killed_by_his_own_beam_does_nothing_more() -> None:
    table = scene(
        hall(2, 2), f"ba1 fig_marine_extra 0.0 E {BEAMER}", "ch1 fig_gretchin 1.1 W", dice=(6, 6, 6)
    ).act("ba1")
    table.do("ba1 shoot wpn_conversion_beamer 0.0>E")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_conversion_beamer", "0.0>E", 1, "shoot"),
        Rolled(BA, "ba1", (3, 3, 3), 3, "shoot", "SQ-SHOOT-03"),
        Wounded(CH, "ch1", 1, 0),
        Wounded(BA, "ba1", 2, 0),
        Eliminated(CH, "ch1", "fig_gretchin", BA),
        Scored(BA, 2, 2, "kill", "ch1"),
        Eliminated(BA, "ba1", "fig_marine_extra", -1),
        Scored(BA, -10, -8, "loss", "ba1"),
    ]
    assert dead(table) == {"ba1", "ch1"}
    assert not table.offered("ba1")
