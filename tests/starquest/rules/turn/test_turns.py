"""The turn (SQ-TURN): what a miniature may combine, and how turns follow one another."""

from typing import Any

import pytest

from bulkhead.starquest.data.frames import Turn
from bulkhead.starquest.data.state import Effect, Flame, Watch, change_side, deeds
from bulkhead.starquest.events import (
    Declared,
    FlamesOut,
    Moved,
    OverwatchEnded,
    Rolled,
    RoundBegan,
    TokenRevealed,
    TurnBegan,
    TurnEnded,
    Unharmed,
    WindowOpened,
)
from bulkhead.starquest.table import effects
from tests.starquest.rules.cards.event_scene import until_turn_of
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
    assert table.told(TurnBegan)[:3] == [TurnBegan(LD, 2), TurnBegan(CH, 3), TurnBegan(CU, 4)]
    assert [event.seat for event in table.told(TurnEnded)][:4] == [EL, LD, CH, CU]
    assert table.told(RoundBegan) == [RoundBegan(2)]
    assert table.waiting == EL, "squads without miniatures have no turn"
    assert [type(frame) for frame in table.state.frames] == [Turn], "nothing is left of earlier turns"


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


LIT = hall(8, 1)


@pytest.mark.clause("SQ-TURN-16", "SQ-OVER-07", "SQ-CMD-06", "SQ-CMD-09")
@pytest.mark.house("rite-limit")
@pytest.mark.parametrize("limit", ["turn", "round"])
def test_a_turn_begins_with_everything_fresh_for_its_player_alone(limit: str) -> None:
    lines = (
        "ba1 fig_marine_laser 0.0 W watching",
        "el1 fig_eldar_warrior 0.2 W watching",
        "ch1 fig_ork 7.0 N",
    )
    table = scene(HALL, *lines, house={"rite_limit": limit})
    state = table.state
    state.watches = {"ba1": Watch((), (("ch1", 5),)), "el1": Watch()}
    used: dict[str, Any] = {"searched": True, "psyched": True, "rite_used": True, "command": 3, "turns": 2}
    for seat in (BA, EL):
        change_side(state, seat, ordered=True, order="ord_attack", entered=2, held_event=True, **used)
        effects.add(state, Effect("block", seat, until="next-own-turn"))
    for who in ("ba1", "el1"):
        deeds(state, table.mini(who), mp=3, moved=True, finished=True)
    state.triggers = ((BA, "begins eldar"), (LD, "begins eldar"))
    until_turn_of(table, EL)
    side, other = table.side(EL), table.side(BA)
    assert (side.ordered, side.order, side.searched, side.entered, side.held_event) == (
        False,
        "",
        False,
        0,
        False,
    )
    assert (side.turns, side.command, side.psyched, side.rite_used) == (3, 0, False, limit == "round")
    assert (other.ordered, other.order, other.searched, other.entered) == (True, "ord_attack", True, 2)
    assert (other.turns, other.command, other.psyched, other.rite_used) == (2, 3, False, limit == "round")
    assert (table.mini("el1").deeds.mp, table.mini("ba1").deeds.mp) == (0, 3)
    assert (table.mini("el1").watching, table.mini("ba1").watching) == (False, True)
    assert state.watches == {"ba1": Watch(("el1",))}
    assert [effect.seat for effect in state.effects] == [BA]
    assert state.hands == (BA,), "by a trigger; the other player has no points"
    assert table.told(OverwatchEnded) == [OverwatchEnded(EL, "el1", "SQ-OVER-07")]


@pytest.mark.clause("SQ-TURN-18", "SQ-WPN-43")
def test_what_the_fire_hid_is_seen_when_it_goes_out() -> None:
    table = scene(LIT, "ba1 fig_marine_laser 0.0 E", "ch?1 fig_ork 6.0", turn=CU)
    fire = table.state.ship.at(3, 0)
    table.state.flames, table.state.burning = (Flame(1, BA, (fire,)),), 1 << fire
    table.do("end")
    assert table.happened == [
        TurnEnded(CU),
        RoundBegan(2),
        FlamesOut(BA, 1),
        TurnBegan(BA, 2),
        TokenRevealed(CH, "ch?1", "fig_ork", (6, 0)),
    ]
    dark = scene(LIT, "ba1 fig_marine_laser 0.0 E", "ch?1 fig_ork 6.0", turn=CU)
    dark.state.flames, dark.state.burning = (Flame(1, IF, (fire,)),), 1 << fire
    assert not dark.do("end").told(TokenRevealed), "the fire of another squad burns on"


@pytest.mark.clause("SQ-TURN-16")
def test_a_turn_ends_with_the_effects_of_that_turn_and_a_last_raised_hand() -> None:
    lines = ("ba1 fig_marine_laser 0.0 E", "el1 fig_eldar_warrior 0.2 E", "ch1 fig_ork 7.0 N")
    table = scene(HALL, *lines, turn=BA, sides={EL: {"command": 1}})
    for effect in (
        Effect("move", EL, on="ba1", value=1, until="turn"),
        Effect("move", EL, on="ba1", value=2, until="turn-of", of=BA),
        Effect("move", EL, on="ba1", value=3, until="turn-of", of=CH),
    ):
        effects.add(table.state, effect)
    table.state.triggers = ((EL, "ends blood_angels"), (UM, "ends blood_angels"))
    table.do("end", "pass")
    assert [effect.value for effect in table.state.effects] == [3]
    assert table.told(WindowOpened) == [WindowOpened(EL, "hand")]
    assert not table.told(TurnEnded)
    table.do("pass")
    assert table.told(TurnEnded)[0] == TurnEnded(BA), "the turn ends after the window"
