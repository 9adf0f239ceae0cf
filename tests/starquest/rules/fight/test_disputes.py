"""Reasonable doubt about a line of sight (SQ-LOS-05, 06)."""

import pytest

from bulkhead.starquest.events import CalledOff, Declared, Rolled, Unharmed
from tests.starquest.scene import BA, CH, EL, UM, Table, hall, scene

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
    assert unseen.mini("ba1").deeds.fired == (), "the shot was never fired"


def two_targets(dice: list[int], **house: bool) -> Table:
    """ba2 stands beside the line from 0.2 to ch1; the one to ch2 is free of doubt."""
    return scene(
        hall(6, 5),
        "ba1 fig_marine_laser 0.2 E",
        "ba2 fig_marine_laser 0.3 E",
        "ch1 fig_ork 2.4 W",
        "ch2 fig_ork 5.2 W",
        house={"dispute_roll": True, **house},
        dice=dice,
    ).act("ba1")


@pytest.mark.clause("SQ-LOS-05", "SQ-LOS-06")
@pytest.mark.parametrize(("dice", "answer"), [([1, 6], ()), ([4, 4], ("pass",))])
def test_a_lost_dispute_stands_for_that_shot_in_that_turn(dice: list[int], answer: tuple[str, ...]) -> None:
    table = two_targets([*dice, 1, 1]).do("ba1 shoot wpn_laser_rifle ch1", *answer)
    assert table.told(CalledOff) == [CalledOff(BA, "ba1", "SQ-LOS-05")]
    assert table.offered("ba1 shoot") == ["ba1 shoot wpn_laser_rifle ch2"]
    assert str(table.refused("ba1 shoot wpn_laser_rifle ch1")) == "SQ-LOS-05: sq-no-disputed-line"
    table.do("ba1 shoot wpn_laser_rifle ch2")
    assert table.happened[-2:] == [
        Rolled(BA, "ba1", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch2", 0, 1),
    ], "the shot was not spent"


@pytest.mark.clause("SQ-LOS-05")
def test_the_result_of_a_dispute_is_forgotten_in_the_next_turn() -> None:
    table = two_targets([1, 6]).do("ba1 shoot wpn_laser_rifle ch1")
    assert [effect.on for effect in table.state.effects] == ["ba1"]
    table.do("done", "end", "pass")
    assert (table.waiting, table.state.effects) == (CH, ())
    table.do("end", "end")
    assert "ba1 shoot wpn_laser_rifle ch1" in table.act("ba1").offers


@pytest.mark.clause("SQ-LOS-05")
def test_a_line_that_is_no_longer_in_doubt_may_be_shot_along_after_a_lost_dispute() -> None:
    table = two_targets([1, 6, 1, 1], interleaving=True).do("ba1 shoot wpn_laser_rifle ch1")
    assert "ba1 shoot wpn_laser_rifle ch1" not in table.offers
    table.do("activate ba2", "ba2 step 0.4", "activate ba1", "ba1 shoot wpn_laser_rifle ch1")
    assert table.told(Unharmed) == [Unharmed(CH, "ch1", 0, 1)]


@pytest.mark.clause("SQ-LOS-05")
def test_a_won_dispute_stands_for_the_next_shot_at_the_same_target() -> None:
    """The governor's pistol fires twice."""
    table = scene(
        HALL,
        "el1 fig_eldar_governor 0.0 E",
        "el2 fig_eldar_warrior 1.0 E",
        "ch1 fig_android 2.2 W",
        house={"dispute_roll": True},
        dice=[6, 1, 1, 1, 1, 1],
    ).act("el1")
    table.do(*["el1 shoot wpn_shuriken_pistol ch1"] * 2)
    assert [rolled.reason for rolled in table.told(Rolled)] == ["dispute", "dispute", "shoot", "shoot"]


@pytest.mark.clause("SQ-LOS-05", "SQ-CMD-11")
def test_a_target_may_dodge_back_to_where_a_dispute_has_hidden_it() -> None:
    """um1 leaves the hidden square by a point, is shot at in the open, and steps back: that shot is spent."""
    table = scene(
        hall(6, 5),
        "el1 fig_eldar_governor 0.2 E",
        "el2 fig_eldar_warrior 0.3 E",
        "um1 fig_marine_laser 2.4 E",
        sides={UM: {"command": 3}},
        house={"dispute_roll": True},
        dice=[1, 6],
    ).act("el1")
    shot = "el1 shoot wpn_shuriken_pistol um1"
    table.do(shot, "pass")
    assert table.told(CalledOff) == [CalledOff(EL, "el1", "SQ-LOS-05")]
    assert table.mini("el1").deeds.fired == ()
    table.do("raise", by=UM).do("el1 face N", "um1 step 3.4", "pass", "el1 face E", shot, "um1 step 2.4")
    assert table.told(CalledOff)[1:] == [CalledOff(EL, "el1")]
    assert table.mini("el1").deeds.fired == ("wpn_shuriken_pistol",)
    assert [rolled.reason for rolled in table.told(Rolled)] == ["dispute", "dispute"]


@pytest.mark.clause("SQ-LOS-05", "SQ-LOS-06")
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
    doubt = doubtful_shot([6, 1, 1, 1])
    assert [rolled.reason for rolled in doubt.told(Rolled)] == ["dispute", "dispute", "shoot"]
    assert clear.happened == [
        Declared(BA, "ba1", "wpn_laser_rifle", "ch1", 1, "shoot"),
        Rolled(BA, "ba1", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 1),
    ]


@pytest.mark.clause("SQ-LOS-05")
@pytest.mark.house("dispute-roll")
def test_the_first_seat_may_dispute_too() -> None:
    lines = ("ch1 fig_chaos_marine 0.0 E", "ch2 fig_ork 1.0 E", "ba1 fig_marine_laser 2.2 W")
    table = scene(HALL, *lines, house={"dispute_roll": True}, dice=[1, 6]).act("ch1")
    table.do(next(offer for offer in table.offered("ch1 shoot") if offer.endswith("ba1")))
    assert table.told(Rolled) == [
        Rolled(CH, "ch1", (0,), 1, "dispute", "SQ-LOS-05"),
        Rolled(BA, "ba1", (3,), 1, "dispute", "SQ-LOS-05"),
    ]
    assert len(table.told(CalledOff)) == 1
