"""Reasonable doubt about a line of sight (SQ-LOS-05, 06)."""

import pytest

from bulkhead.starquest.events import CalledOff, Declared, Rolled, Unharmed
from tests.starquest.scene import BA, CH, Table, hall, scene

HALL = hall(4, 3)


def doubtful_shot(dice: list[int], dispute: bool = True) -> Table:
    """The line from 0.0 to 2.2 touches a corner beside which a marine stands."""
    table = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E",
        "ba2 fig_marine_laser 1.0 E",
        "ch1 fig_ork 2.2 W",
        house={"dispute_roll": dispute},
        dice=dice,
    ).act("ba1")
    return table.do("ba1 shoot wpn_laser_rifle ch1")


@pytest.mark.clause("SQ-LOS-05")
@pytest.mark.house("dispute-roll")
def test_the_higher_red_die_decides_whether_the_square_is_seen() -> None:
    seen = doubtful_shot([6, 1, 1, 1])
    assert seen.happened == [
        Declared(BA, "ba1", "wpn_laser_rifle", "ch1", 1, "shoot"),
        Rolled(BA, "ba1", (3,), 1, "dispute", "SQ-LOS-05"),
        Rolled(CH, "ch1", (0,), 1, "dispute", "SQ-LOS-05"),
        Rolled(BA, "ba1", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 1),
    ]
    unseen = doubtful_shot([1, 6])
    assert unseen.told(CalledOff) == [CalledOff(BA, "ba1", "SQ-LOS-05")]
    assert unseen.offered("ba1 shoot"), "the shot was never fired"


@pytest.mark.clause("SQ-LOS-06")
@pytest.mark.parametrize(("answer", "fired"), [("yes", True), ("pass", False)])
def test_a_tie_is_decided_by_the_player_whose_turn_it_is(answer: str, fired: bool) -> None:
    table = doubtful_shot([4, 4, 1, 1])
    assert table.waiting == BA
    table.do(answer)
    assert (len(table.told(Rolled)) == 3) == fired


@pytest.mark.clause("SQ-LOS-05")
@pytest.mark.house("dispute-roll")
def test_without_the_house_rule_or_without_doubt_nobody_rolls() -> None:
    plain = doubtful_shot([1, 1], dispute=False)
    assert [rolled.reason for rolled in plain.told(Rolled)] == ["shoot"]
    clear = scene(
        HALL, "ba1 fig_marine_laser 0.0 E", "ch1 fig_ork 2.2 W", house={"dispute_roll": True}, dice=[1, 1]
    ).act("ba1")
    clear.do("ba1 shoot wpn_laser_rifle ch1")
    assert clear.happened == [
        Declared(BA, "ba1", "wpn_laser_rifle", "ch1", 1, "shoot"),
        Rolled(BA, "ba1", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 1),
    ]
