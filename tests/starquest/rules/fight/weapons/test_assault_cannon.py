"""The assault cannon (SQ-WPN-10 to 13, 84)."""

import pytest

from bulkhead.starquest.data.commands import Pass, Share
from bulkhead.starquest.data.state import Effect, Pact, State
from bulkhead.starquest.events import (
    BulkheadDestroyed,
    Declared,
    Eliminated,
    Rolled,
    Scored,
    Shared,
    Unharmed,
    WindowOpened,
    Wounded,
)
from bulkhead.starquest.rules import decisions
from bulkhead.starquest.rules.setup.saving import clone
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.engine import waiting
from bulkhead.tabletop import Heard, Scripted
from tests.starquest.rules.fight.weapons.outcomes import dead
from tests.starquest.scene import BA, CH, IF, UM, Table, hall, scene

CANNON = "weapons=wpn_assault_cannon,wpn_combat_blade"
TWO_ORKS = (
    f"ba1 fig_marine_heavy 0.3 E {CANNON}",
    "ch1 fig_gretchin 3.0 W",
    "ch2 fig_gretchin 3.1 W",
    "ch3 fig_gretchin 3.5 W",
    "ch4 fig_ork 4.3 W",
    "ch5 fig_ork 6.3 W",
    "ch6 fig_android 5.2 W",
)
"""The worked example: three Gretchin, an Ork before another, an Android."""


def example(*dice: int) -> Table:
    table = scene(hall(8, 7), *TWO_ORKS, dice=dice or (5, 5)).act("ba1")
    return table.do("ba1 shoot wpn_assault_cannon")


def targets(table: Table) -> set[str]:
    return {offer.split()[1] for offer in table.offered("share")}


@pytest.mark.clause("SQ-WPN-84", "SQ-SHOOT-12")
def test_it_is_fired_without_a_target_and_rolls_two_red_dice() -> None:
    table = scene(hall(8, 7), *TWO_ORKS, dice=(5, 5)).act("ba1")
    assert table.offered("ba1 shoot") == ["ba1 shoot wpn_assault_cannon"]
    assert table.refused("ba1 shoot wpn_assault_cannon ch4").clause == "SQ-WPN-84"
    table.do("ba1 shoot wpn_assault_cannon")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_assault_cannon", "", 1, "shoot"),
        Rolled(BA, "ba1", (2, 2), 2, "shoot", "SQ-SHOOT-03"),
    ]
    assert table.waiting == BA


@pytest.mark.clause("SQ-SHOOT-12")
def test_with_nobody_in_the_line_of_fire_it_is_not_fired() -> None:
    table = scene(hall(8, 3), f"ba1 fig_marine_heavy 4.1 E {CANNON}", "ch1 fig_gretchin 1.1 E").act("ba1")
    assert not table.offered("ba1 shoot")
    assert table.refused("ba1 shoot wpn_assault_cannon").clause == "SQ-SHOOT-12"


@pytest.mark.clause("SQ-WPN-10", "SQ-WPN-12", "SQ-LOF-02")
def test_those_in_the_line_of_fire_may_get_points() -> None:
    assert targets(example()) == {"ch1", "ch2", "ch3", "ch4", "ch6"}


@pytest.mark.clause("SQ-WPN-12", "SQ-WPN-13")
def test_who_appears_when_another_is_removed_may_get_the_points_left() -> None:
    table = example().do("share ch4 2")
    assert dead(table) == {"ch4"}
    assert targets(table) == {"ch1", "ch2", "ch3", "ch5", "ch6"}
    table.do("share ch5 2")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_assault_cannon", "", 1, "shoot"),
        Rolled(BA, "ba1", (2, 2), 2, "shoot", "SQ-SHOOT-03"),
        Shared(BA, "ch4", 2),
        Wounded(CH, "ch4", 1, 0),
        Eliminated(CH, "ch4", "fig_ork", BA),
        Scored(BA, 3, 3, "kill", "ch4"),
        Shared(BA, "ch5", 2),
        Wounded(CH, "ch5", 1, 0),
        Eliminated(CH, "ch5", "fig_ork", BA),
        Scored(BA, 3, 6, "kill", "ch5"),
    ]
    assert dead(table) == {"ch4", "ch5"}
    assert not table.offered("share")


@pytest.mark.clause("SQ-WPN-11", "SQ-WPN-84")
def test_a_share_that_does_not_beat_the_armour_is_lost_and_its_target_still_blocks() -> None:
    table = example().do("share ch4 1")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_assault_cannon", "", 1, "shoot"),
        Rolled(BA, "ba1", (2, 2), 2, "shoot", "SQ-SHOOT-03"),
        Shared(BA, "ch4", 1),
        Unharmed(CH, "ch4", 1, 1),
    ]
    assert targets(table) == {"ch1", "ch2", "ch3", "ch6"}
    assert table.refused("share ch4 2").clause == "SQ-WPN-13"
    assert table.refused("share ch5 2").clause == "SQ-WPN-10"
    assert table.refused("share ch1 4").clause == "SQ-WPN-11"


@pytest.mark.clause("SQ-WPN-84")
def test_the_shooter_may_stop_and_the_rest_is_lost() -> None:
    table = example().do("share ch1 1", "pass")
    assert dead(table) == {"ch1"}
    assert table.happened == [
        Declared(BA, "ba1", "wpn_assault_cannon", "", 1, "shoot"),
        Rolled(BA, "ba1", (2, 2), 2, "shoot", "SQ-SHOOT-03"),
        Shared(BA, "ch1", 1),
        Wounded(CH, "ch1", 1, 0),
        Eliminated(CH, "ch1", "fig_gretchin", BA),
        Scored(BA, 2, 2, "kill", "ch1"),
    ]
    assert not table.offered("ba1 shoot")
    assert not table.offered("share")
    assert table.mini("ch2").place == "board"


@pytest.mark.clause("SQ-WPN-84")
def test_after_each_share_others_may_raise_their_hands_and_move() -> None:
    table = scene(
        hall(8, 7), *TWO_ORKS, "um1 fig_marine_laser 0.6 E", dice=(5, 5), sides={UM: {"command": 1}}
    ).act("ba1")
    table.do("ba1 shoot wpn_assault_cannon").do("raise", by=UM).do("share ch1 1")
    assert table.waiting == UM
    assert table.happened[-1] == WindowOpened(UM, "hand")
    table.do("um1 step 1.6")
    assert table.waiting == BA
    assert targets(table) == {"ch2", "ch3", "ch4", "ch6"}


@pytest.mark.clause("SQ-WPN-11", "SQ-WPN-84")
def test_a_share_is_one_point_at_least_and_all_that_are_left_at_most() -> None:
    table = example()
    assert table.offered("share ch4") == [f"share ch4 {points}" for points in (1, 2, 3, 4)]
    assert table.refused("share ch4 0").clause == "SQ-WPN-11"
    table.do("share ch1 3")
    assert table.offered("share ch4") == ["share ch4 1"]


@pytest.mark.clause("SQ-WPN-84")
def test_each_shot_is_shared_out_by_itself() -> None:
    table = scene(hall(8, 7), *TWO_ORKS)
    effects.add(table.state, Effect("more-shots", BA, on="ba1", value=1))
    assert table.act("ba1").offered("ba1 shoot") == ["ba1 shoot wpn_assault_cannon"]


@pytest.mark.clause("SQ-WPN-84", "SQ-ALLY-12")
def test_a_share_for_an_ally_breaks_the_alliance() -> None:
    table = scene(
        hall(8, 3),
        f"ba1 fig_marine_heavy 0.1 E {CANNON}",
        "if1 fig_marine_laser 4.0 W",
        "ch1 fig_gretchin 4.1 W",
        dice=(5, 5),
    )
    table.state.pacts = (Pact(BA, IF, True),)
    table.act("ba1").do("ba1 shoot wpn_assault_cannon", "share ch1 1")
    assert len(table.state.pacts) == 1
    table.do("share if1 1")
    assert list(table.state.pacts) == []
    assert [event.points for event in table.told(Scored) if event.reason == "violation"] == [-50]


@pytest.mark.clause("SQ-SHOOT-10")
def test_a_total_of_nothing_asks_for_no_shares() -> None:
    table = example(1, 1)
    assert not table.offered("share")
    assert not dead(table)


def _ways_to_kill(state: State, found: set[frozenset[str]]) -> None:
    """Share out in every possible way, and gather who dies."""
    if waiting(state) == BA and state.frames[-1].__class__.__name__ == "Attack":
        offer = decisions.offer(state, BA)
        assert offer is not None
        for command in offer.commands:
            assert isinstance(command, Share | Pass)
            twin = clone(state)
            decisions.apply(twin, BA, command, Scripted(), Heard())
            _ways_to_kill(twin, found)
    else:
        found.add(frozenset(mini.figure + mini.id for mini in state.minis.values() if mini.place == "dead"))


@pytest.mark.clause("SQ-WPN-10", "SQ-WPN-11", "SQ-WPN-12")
def test_the_worked_example_has_exactly_four_best_divisions() -> None:
    found: set[frozenset[str]] = set()
    _ways_to_kill(example().state, found)
    kinds = {tuple(sorted(who[:-3].removeprefix("fig_") for who in kills)) for kills in found}

    def less(one: tuple[str, ...], other: tuple[str, ...]) -> bool:
        return one != other and all(one.count(kind) <= other.count(kind) for kind in one)

    best = {one for one in kinds if not any(less(one, other) for other in kinds)}
    assert best == {
        ("gretchin", "gretchin", "gretchin"),
        ("gretchin", "gretchin", "ork"),
        ("ork", "ork"),
        ("android", "gretchin"),
    }


@pytest.mark.clause("SQ-DOOR-16", "SQ-DOOR-15")
def test_a_bulkhead_may_get_a_share() -> None:
    drawn = """
        +-+-+-+-+-+
        |. . . .!a|
        +       + +
        |. . . .!a|
        +-+-+-+-+-+
        """
    table = scene(drawn, f"ba1 fig_marine_heavy 0.0 E {CANNON}", "ch1 fig_gretchin 2.1 W", dice=(6, 6))
    table.act("ba1").do("ba1 shoot wpn_assault_cannon", "share ch1 1", "share door:d1 5")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_assault_cannon", "", 1, "shoot"),
        Rolled(BA, "ba1", (3, 3), 2, "shoot", "SQ-SHOOT-03"),
        Shared(BA, "ch1", 1),
        Wounded(CH, "ch1", 1, 0),
        Eliminated(CH, "ch1", "fig_gretchin", BA),
        Scored(BA, 2, 2, "kill", "ch1"),
        Shared(BA, "door:d1", 5),
        BulkheadDestroyed(BA, "d1", 5),
    ]
    assert dead(table) == {"ch1"}


def test_the_terminators_cannon_adds_a_white_die() -> None:
    table = scene(
        hall(6, 2),
        "ba1 fig_term_heavy 0.0 E weapons=wpn_term_assault_cannon",
        "ch1 fig_gretchin 4.0 W",
        dice=(6, 6, 6),
    ).act("ba1")
    table.do("ba1 shoot wpn_term_assault_cannon")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_term_assault_cannon", "", 1, "shoot"),
        Rolled(BA, "ba1", (3, 3, 2), 2, "shoot", "SQ-SHOOT-03"),
    ]
    assert "share ch1 8" in table.offers
