"""The turn (SQ-TURN): what a miniature may combine, and how turns follow one another."""

import pytest

from bulkhead.starquest.data.state import Flame
from bulkhead.starquest.events import (
    Declared,
    FlamesOut,
    Moved,
    Rolled,
    RoundBegan,
    TurnBegan,
    TurnEnded,
    Unharmed,
)
from tests.starquest.rules.move.stepping import can_step
from tests.starquest.scene import BA, CH, CU, EL, IF, LD, UM, hall, scene

HALL = hall(8, 3)
MISS = [1, 1]


@pytest.mark.clause("SQ-TURN-05")
def test_nobody_shoots_twice() -> None:
    table = scene(HALL, "ba1 fig_marine_laser 0.0 E", "ch1 fig_ork 7.0 W", dice=MISS).act("ba1")
    table.do("ba1 shoot wpn_laser_rifle ch1")
    assert table.happened == [
        Declared(BA, "ba1", "wpn_laser_rifle", "ch1", 1, "shoot"),
        Rolled(BA, "ba1", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 1),
    ]
    assert not table.offered("ba1 shoot")
    assert table.refused("ba1 shoot wpn_laser_rifle ch1").clause == "SQ-TURN-05"


@pytest.mark.clause("SQ-TURN-10")
@pytest.mark.house("leader-gun-light")
def test_by_the_house_rule_leaders_guns_are_light() -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_commander 0.0 E weapons=set_bolter",
        "ch1 fig_ork 7.0 W",
        dice=MISS,
        house={"leader_gun_light": True},
    ).act("ba1")
    table.do("ba1 step 1.0", "ba1 shoot wpn_commander_bolter ch1")
    assert table.happened == [
        Moved(BA, "ba1", ((1, 0),), 1),
        Declared(BA, "ba1", "wpn_commander_bolter", "ch1", 1, "shoot"),
        Rolled(BA, "ba1", (0, 0), 2, "shoot", "SQ-SHOOT-03"),
        Unharmed(CH, "ch1", 0, 1),
    ]
    assert can_step(table, "ba1")


@pytest.mark.clause("SQ-TURN-15")
@pytest.mark.house("interleaving")
@pytest.mark.parametrize("interleaving", [False, True])
def test_a_started_miniature_is_finished_before_the_next(interleaving: bool) -> None:
    table = scene(
        HALL,
        "ba1 fig_marine_laser 0.0 E",
        "ba2 fig_marine_laser 0.1 E",
        house={"interleaving": interleaving},
    ).act("ba1")
    table.do("ba1 step 1.0")
    assert ("activate ba2" in table.offers) == interleaving
    if interleaving:
        table.do("activate ba2", "ba2 step 1.1", "activate ba1", "ba1 step 2.0")
        assert table.mini("ba1").deeds.mp == 2
    else:
        assert table.refused("ba2 step 1.1").clause == "SQ-TURN-15"


@pytest.mark.clause("SQ-TURN-16", "SQ-SETUP-17")
def test_turns_pass_from_seat_to_seat_and_rounds_follow_one_another() -> None:
    table = scene(
        HALL,
        "el1 fig_eldar_warrior 0.0 E",
        "ld1 fig_karak 7.2 W",
        "ch1 fig_ork 7.0 W",
        "cu1 fig_votary 0.2 E",
        turn=EL,
    )
    table.do("end", "pass", "end", "pass", "end", "end")
    turns = [event.seat for event in table.told(TurnBegan)]
    assert turns[:3] == [LD, CH, CU]
    assert [event.seat for event in table.told(TurnEnded)][:4] == [EL, LD, CH, CU]
    assert table.told(RoundBegan) == [RoundBegan(2)]
    assert table.waiting == EL, "squads without miniatures have no turn"


@pytest.mark.clause("SQ-TURN-18")
def test_a_wiped_out_squads_fire_goes_out_where_its_turn_would_have_been() -> None:
    table = scene(HALL, "el1 fig_eldar_warrior 0.0 E", "ch1 fig_ork 7.0 W", turn=CH)
    table.state.flames = (Flame(1, BA, (table.state.ship.at(3, 1),)),)
    table.do("end", "end")
    assert table.happened == [
        TurnEnded(CH),
        TurnBegan(CU, 2),
        TurnEnded(CU),
        RoundBegan(2),
        FlamesOut(BA, 1),
        TurnEnded(BA),
        TurnEnded(IF),
        TurnEnded(UM),
        TurnBegan(EL, 6),
    ]
