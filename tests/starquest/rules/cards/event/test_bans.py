"""Events that forbid something.

Tests starquest/rules/fight/ammunition.py too.
"""

import pytest

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.state import Deck
from bulkhead.starquest.events import (
    CardPlayed,
    CommandDrained,
    OverwatchEnded,
    RoomSearched,
    RoundBegan,
    TurnBegan,
    TurnEnded,
    WeaponEmptied,
    WeaponRefilled,
    WindowOpened,
)
from bulkhead.starquest.rules.move.movement_points import allowance
from tests.starquest.boards import cut
from tests.starquest.rules.cards.event_scene import SHIP, draw, drawn, felt, until_turn_of
from tests.starquest.scene import BA, CH, CU, IF, scene

MARINE = "ba1 fig_marine_laser 3.1 E"


@pytest.mark.clause("SQ-CMD-04", "SQ-CMD-05")
@pytest.mark.clause("C-eva_dark_whisper-1")
def test_dark_whisper_no_command_points_until_the_drawers_next_turn() -> None:
    sides = {BA: {"command": 4}, IF: {"command": 2}}
    table = drawn("eva_dark_whisper", MARINE, "if1 fig_marine_laser 4.2 W", sides=sides, dice=[6, 6])
    table.do("choose blood_angels")
    assert table.happened == [
        CardPlayed(CH, "eva_dark_whisper", ("blood_angels",), "SQ-ALIEN-06"),
        CommandDrained(BA, 4),
    ]
    assert (table.side(BA).command, table.side(IF).command) == (0, 2)
    table.do("end", "end", "end", "yes")
    assert table.side(BA).command == 6, "it rolls"
    assert table.state.turn_seat == IF, "but cannot spend"
    table.do("end", "yes")
    assert table.offered("if1 step"), "the others can"
    assert not until_turn_of(table.do("pass"), CH).state.effects


@pytest.mark.clause("SQ-MOVE-01")
@pytest.mark.parametrize(("figure", "moves"), [("fig_marine_laser", 4), ("fig_marine_heavy", 2)])
@pytest.mark.clause("C-eva_leeching_cold-1")
def test_leeching_cold_two_squares_less_but_at_least_two(figure: str, moves: int) -> None:
    table = drawn("eva_leeching_cold", f"ba1 {figure} 3.1 E", "if1 fig_marine_laser 4.2 W")
    table.do("choose blood_angels")
    usual = load_box().figures[figure].move
    assert allowance(table.state, table.mini("ba1")) == usual, "not before its turn"
    table.do("end", "end")
    assert allowance(table.state, table.mini("ba1")) == moves == max(2, usual - 2)
    table.do("end", "pass")
    assert table.happened == [
        CardPlayed(CH, "eva_leeching_cold", ("blood_angels",), "SQ-ALIEN-06"),
        TurnEnded(CH),
        TurnBegan(CU, 2),
        TurnEnded(CU),
        RoundBegan(2),
        TurnBegan(BA, 3),
        TurnEnded(BA),
        TurnBegan(IF, 4),
    ]
    assert allowance(table.state, table.mini("if1")) == load_box().figures["fig_marine_laser"].move
    assert not table.state.effects


@pytest.mark.clause("SQ-SHOOT-01", "SQ-OVER-03")
@pytest.mark.clause("C-eva_overload-1", "C-eva_overload-2")
def test_overload_no_shot_until_the_end_of_the_next_turn() -> None:
    table = drawn(
        "eva_overload",
        "ba1 fig_marine_laser 2.1 E watching",
        "ba2 fig_marine_laser 2.2 E watching",
        "ch1 fig_ork 5.0 S",
    )
    table.do("choose ba1")
    assert table.happened == [
        CardPlayed(CH, "eva_overload", ("ba1",), "SQ-ALIEN-06"),
        OverwatchEnded(BA, "ba1", "SQ-OVER-03"),
    ]
    assert table.mini("ba2").watching
    assert felt(table, "ba1", "no-shoot")
    table.do("end", "end").act("ba1")
    assert not table.offered("ba1 shoot")
    table.do("done").act("ba2")
    assert table.offered("ba2 shoot")
    table.do("done", "end", "pass")
    assert not table.state.effects


@pytest.mark.clause("SQ-LOS-01", "SQ-SHOOT-02")
@pytest.mark.clause("C-eva_blackout-1")
def test_blackout_nobody_sees_or_fires_further_than_six_squares() -> None:
    hall = """
        +-+-+-+-+-+-+-+-+-+-+
        |. . . . . . . . . .|
        +-+-+-+-+-+-+-+-+-+-+
        """
    table = scene(hall, "ba1 fig_marine_laser 0.0 E", "ch1 fig_ork 8.0 W", "ch2 fig_ork 9.0 W", turn=CH)
    draw(table, "eva_blackout")
    table.do(table.offers[0], "activate ch1")
    assert not table.offered("ch1 shoot")
    table.do("ch1 step 7.0")
    assert not table.offered("ch1 shoot")
    table.do("ch1 step 6.0")
    assert table.offered("ch1 shoot") == ["ch1 shoot wpn_scrap_gun ba1"]
    assert not until_turn_of(table.do("done"), CH).state.effects


@pytest.mark.clause("C-eva_blackout-1")
def test_blackout_leaves_the_other_boards_alone() -> None:
    hall = """
        +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
        |. . . . . . . . . . . . . . . . . .|
        +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
        """
    table = scene(hall, "ba1 fig_marine_laser 0.0 E", "ch1 fig_ork 9.0 W", turn=CH)
    cut(table, 10, scanned=(0, 1))
    draw(table, "eva_blackout").do("choose brd_1", "activate ch1")
    assert table.offered("ch1 shoot")


@pytest.mark.clause("SQ-TURN-12", "SQ-CMD-01")
@pytest.mark.clause("C-evg_radio_silence-1")
def test_radio_silence_neither_order_nor_command_roll_in_the_next_turn() -> None:
    deck = {"orders": ("ord_fire",)}
    table = drawn(
        "evg_radio_silence", MARINE, "if1 fig_marine_laser 4.2 W", dice=[3, 3], sides={BA: deck, IF: deck}
    )
    table.do("choose blood_angels", "end", "end")
    assert table.state.turn_seat == BA
    assert not table.offered("use")
    table.do("pass", "end")
    assert table.state.turn_seat == IF, "no command roll"
    assert table.offered("use ord_fire"), "the others are not touched"
    table.do("pass", "end", "yes", "pass")
    table = until_turn_of(table, BA)
    assert table.offered("use ord_fire"), "and it is over"


@pytest.mark.clause("SQ-TURN-01")
@pytest.mark.clause("C-evg_report_in-1", "C-evg_report_in-2")
def test_report_in_the_leader_waits_but_command_points_move_him() -> None:
    table = drawn(
        "evg_report_in",
        "ba1 fig_marine_commander 2.1 E role=leader",
        "ba2 fig_marine_laser 2.2 E",
        "ch1 fig_ork 5.1 E",
        "if1 fig_marine_laser 4.2 E",
        dice=[6],
    )
    assert table.offers == ["choose blood_angels"], "the Fists have no leader here"
    table.do("choose blood_angels")
    assert not felt(table, "ba1", "no-shoot"), "not before his turn: he may watch"
    table.do("end", "end").act("ba1")
    assert not [offer for offer in table.offers if offer.startswith(("ba1 step", "ba1 shoot", "ba1 strike"))]
    table.do("done").act("ba2")
    assert table.offered("ba2 step")
    table.do("done", "end", "yes")
    assert table.offered("ba1 step"), "with command points"
    assert not felt(until_turn_of(table.do("pass"), BA), "ba1", "rooted")


@pytest.mark.clause("C-evg_weapons_jam-1")
def test_weapons_jam_no_heavy_weapon_in_the_next_turn() -> None:
    table = drawn(
        "evg_weapons_jam",
        "ba1 fig_marine_heavy 2.1 E weapons=wpn_plasma_gun",
        "ba2 fig_marine_laser 2.2 E",
        "ch1 fig_ork 5.1 E",
        "ch2 fig_ork 5.2 E",
        "if1 fig_marine_heavy 2.0 E weapons=wpn_plasma_gun",
        "ch3 fig_ork 5.0 E",
    )
    table.do("choose blood_angels", "end", "end").act("ba1")
    assert not table.offered("ba1 shoot")
    assert table.refused("ba1 shoot wpn_plasma_gun 2.1>E").clause == "SQ-WPN-07"
    table.do("done").act("ba2")
    assert table.offered("ba2 shoot"), "light weapons fire"
    table.do("done", "end", "pass").act("if1")
    assert table.offered("if1 shoot"), "another squad"


@pytest.mark.clause("SQ-WPN-07", "SQ-RECON-01")
@pytest.mark.clause("C-evg_out_of_ammo-1")
def test_out_of_ammo_until_a_search_refills_the_weapon() -> None:
    table = drawn(
        "evg_out_of_ammo",
        "ba1 fig_marine_heavy 0.1 E weapons=wpn_plasma_gun,wpn_combat_blade",
        "ba2 fig_marine_heavy 0.0 E weapons=wpn_assault_cannon",
        "ba3 fig_marine_laser 1.2 E",
    )
    table.state.decks["recon"] = Deck(("rec_rally",))
    assert table.offers == ["choose ba1:wpn_plasma_gun", "choose ba2:wpn_assault_cannon"]
    table.do("choose ba1:wpn_plasma_gun")
    assert table.mini("ba1").weapons == ("wpn_laser_rifle", "wpn_combat_blade")
    assert table.told(WeaponEmptied) == [WeaponEmptied(BA, "ba1", "wpn_plasma_gun")]
    assert table.mini("ba2").weapons == ("wpn_assault_cannon",)
    table.do("end", "end").act("ba1").do("ba1 search")
    assert table.mini("ba1").weapons == ("wpn_plasma_gun", "wpn_combat_blade")
    assert table.happened == [WeaponRefilled(BA, "ba1", "wpn_plasma_gun"), RoomSearched(BA, "ba1", "a")]
    assert table.side(BA).recon == ()
    assert table.side(BA).searched, "it was the search of this turn"
    assert not table.state.effects


@pytest.mark.clause("SQ-WPN-07", "SQ-RECON-01")
@pytest.mark.clause("C-evg_out_of_ammo-1")
def test_a_search_by_another_miniature_refills_nothing() -> None:
    table = drawn(
        "evg_out_of_ammo",
        "ba1 fig_marine_heavy 0.1 E weapons=wpn_plasma_gun,wpn_combat_blade",
        "ba2 fig_marine_laser 1.2 E",
    )
    table.state.decks["recon"] = Deck(("rec_rally",))
    while table.offered("choose"):
        table.do(table.offers[0])
    table.do("end", "end").act("ba2").do("ba2 search")
    assert table.mini("ba1").weapons == ("wpn_laser_rifle", "wpn_combat_blade")
    assert not table.told(WeaponRefilled)
    assert table.side(BA).recon == ("rec_rally",)


@pytest.mark.clause("SQ-LOS-01", "SQ-SHOOT-02")
def test_after_the_lights_go_out_a_raised_hand_may_act() -> None:
    table = scene(
        SHIP, "ba1 fig_marine_laser 3.1 E", "ch1 fig_ork 0.1 W", turn=CH, sides={BA: {"command": 1}}
    )
    draw(table, "eva_blackout")
    table.state.hands = (BA,)
    table.do(table.offers[0])
    assert table.told(WindowOpened) == [WindowOpened(BA, "hand")]
