"""The azure event cards: each with its effect, somebody whom it leaves alone, and a case in which it finds nothing."""

from typing import Any

import pytest
from msgspec.structs import replace

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.frames import Turn
from bulkhead.starquest.data.state import Deck, Pact
from bulkhead.starquest.events import (
    Activated,
    CardLost,
    CardPlayed,
    CardTaken,
    CommandDrained,
    CommandGained,
    Declared,
    DoorClosed,
    Eliminated,
    Finished,
    Healed,
    OverwatchEnded,
    Placed,
    Rerolled,
    RiteGained,
    Rolled,
    RoundBegan,
    Scored,
    TokenMoved,
    TokenPlaced,
    TokenRevealed,
    TokenSeen,
    TokenVanished,
    TurnBegan,
    TurnEnded,
    Unharmed,
    Waited,
    Wounded,
)
from bulkhead.starquest.rules.blips.stock import DUMMY
from bulkhead.starquest.rules.cards import events, warding
from bulkhead.starquest.rules.move.movement_points import allowance
from bulkhead.starquest.table.card import BEHAVIOURS
from bulkhead.starquest.table.engine import waiting
from bulkhead.starquest.views.views import view
from bulkhead.words import LANGUAGES, Words
from tests.starquest.boards import cut
from tests.starquest.rules.cards.event_scene import SHIP, draw, drawn, felt, is_wasted, until_turn_of
from tests.starquest.scene import BA, CH, CU, EL, IF, Table, scene

MARINE = "ba1 fig_marine_laser 3.1 E"
AZURE = sorted(id_ for id_, sheet in load_box().cards.items() if sheet.colour == "azure")
R_SHIP = SHIP.replace("|a a|. . . .|b b|", "|a a|. . . .|R R|")
"""Two reinforcement squares in the eastern room."""

# The deck


def test_there_are_28_azure_cards_each_with_its_effect() -> None:
    assert sum(load_box().cards[id_].copies for id_ in AZURE) == 28
    assert [id_ for id_ in AZURE if id_ not in BEHAVIOURS] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_what_it_does(language: str) -> None:
    words = Words(language)
    assert all(words.say(id_) and words.say(f"{id_}-rule").endswith(".") for id_ in AZURE)


NOBODY: dict[str, tuple[str, ...]] = {
    "eva_sharpshooter": (MARINE,),
    "eva_brawler": (MARINE,),
    "eva_pack": (MARINE, "ch1 fig_ork 0.0 E", "ch?1 fig_gretchin 1.0"),
    "eva_tough_hide": (MARINE, "ch1 fig_android 0.0 E"),
    "eva_plated": (MARINE, "ch1 fig_ork 0.0 E"),
    "eva_blood_rage": (MARINE, "ch1 fig_android 0.0 E"),
    "eva_dark_whisper": ("ch1 fig_ork 0.0 E",),
    "eva_seal_hatches": (MARINE,),
    "eva_flesh_knits": (MARINE, "ch1 fig_ork 0.0 E"),
    "eva_second_wave": (MARINE,),
    "eva_rising_dead": (MARINE,),
    "eva_leeching_cold": ("ch1 fig_ork 0.0 E",),
    "eva_pickpocket": (MARINE,),
    "eva_rival_omen": (MARINE, "ch?1 fig_ork 0.0", "cu1 fig_husk 7.0 W"),
    "eva_siren_gas": (MARINE, "ch1 fig_ork 0.0 E"),
    "eva_corridor_mine": ("ba1 fig_marine_commander 3.1 E role=leader", "ba2 fig_marine_laser 0.0 E"),
    "eva_overload": ("ba1 fig_marine_laser dock", "ch1 fig_ork 0.0 E"),
    "eva_shadow_step": (MARINE, "ch1 fig_ork 0.0 E"),
    "eva_lull": (MARINE, "ch1 fig_android 0.0 E"),
    "eva_stray_signal": (MARINE,),
    "eva_open_vault": (MARINE,),
}
"""Scenes in which a card finds nothing that it may touch."""


@pytest.mark.clause("SQ-ALIEN-06")
@pytest.mark.parametrize("card", NOBODY)
def test_without_a_target_a_card_has_no_effect(card: str) -> None:
    assert is_wasted(drawn(card, *NOBODY[card]), card)


def test_only_three_azure_cards_nearly_always_find_something() -> None:
    assert set(AZURE) - set(NOBODY) == {"eva_blackout", "eva_borrowed_rite", "eva_false_echo"}


@pytest.mark.clause("SQ-ALIENRANK-03")
def test_a_card_that_helps_the_squads_is_never_held_by_rank() -> None:
    banes = {id_ for id_ in AZURE if events.is_bane(id_)}
    assert banes == {"eva_lull", "eva_stray_signal", "eva_open_vault"}


@pytest.mark.clause("SQ-ALIEN-06")
def test_a_squad_that_is_safe_from_a_card_is_not_touched() -> None:
    table = scene(SHIP, "ba1 fig_marine_laser 0.0 E", "el1 fig_eldar_warrior 0.1 E", turn=CH, dice=[6])
    warding.ward(table.state, BA, "eva_siren_gas", "eqp_test")
    draw(table, "eva_siren_gas").do("choose a")
    assert table.happened == [
        CardPlayed(CH, "eva_siren_gas", ("a",), "SQ-ALIEN-06"),
        Declared(CH, "", "eva_siren_gas", "", 1, "card"),
        Rolled(CH, "", (3,), 1, "card", "SQ-SHOOT-03"),
        Wounded(EL, "el1", 1, 1),
    ]
    assert table.mini("ba1").lp == 2


# Rolls


@pytest.mark.clause("SQ-SHOOT-08")
def test_sharpshooter_one_shot_is_rolled_again() -> None:
    table = drawn(
        "eva_sharpshooter",
        "ba1 fig_marine_laser 5.1 W",
        "ch1 fig_ork 2.1 E",
        "ch2 fig_ork 2.2 E",
        dice=[1, 1, 6, 5, 1, 1],
    )
    table.do("activate ch1", "ch1 shoot wpn_scrap_gun ba1")
    assert (table.waiting, table.offers) == (CH, ["pass", "reroll eva_sharpshooter 1 2"])
    table.do("reroll eva_sharpshooter 1 2", "pass")
    assert table.happened == [
        Activated(CH, "ch1"),
        Declared(CH, "ch1", "wpn_scrap_gun", "ba1", 1, "shoot"),
        Rolled(CH, "ch1", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        Rerolled(CH, "eva_sharpshooter", (2, 1), 0, 2),
        Waited(CH, "cards", "SQ-SHOOT-09"),
        Wounded(BA, "ba1", 1, 1),
    ]
    table.do("done", "activate ch2", "ch2 shoot wpn_scrap_gun ba1")
    assert not table.offered("reroll"), "once in the turn"


@pytest.mark.clause("SQ-SHOOT-08", "SQ-MELEE-02")
def test_brawler_one_melee_roll_and_no_shot() -> None:
    table = drawn(
        "eva_brawler",
        "ba1 fig_marine_laser 5.1 W",
        "ch1 fig_ork 2.1 E",
        "ch2 fig_ork 5.2 N",
        dice=[1, 1, *([1] * 12)],
    )
    table.do("activate ch1", "ch1 shoot wpn_scrap_gun ba1")
    assert not table.offered("reroll"), "that was a shot"
    table.do("done", "activate ch2", "ch2 strike ba1")
    assert "reroll eva_brawler 1 2" in table.offers
    table.do("reroll eva_brawler 1 2")
    assert table.happened == [
        Activated(CH, "ch1"),
        Declared(CH, "ch1", "wpn_scrap_gun", "ba1", 1, "shoot"),
        Rolled(CH, "ch1", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        Unharmed(BA, "ba1", 0, 2),
        Finished(CH, "ch1"),
        Activated(CH, "ch2"),
        Declared(CH, "ch2", "wpn_combat_blade", "ba1", 1, "melee"),
        Rolled(CH, "ch2", (0, 0), 0, "melee", "SQ-MELEE-02"),
        Rolled(BA, "ba1", (0, 0), 0, "defence", "SQ-MELEE-02"),
        Rerolled(CH, "eva_brawler", (0, 0), 0, 2),
    ]


@pytest.mark.clause("SQ-SHOOT-03", "SQ-MELEE-02")
def test_blood_rage_a_white_die_more_in_every_attack() -> None:
    table = drawn(
        "eva_blood_rage",
        "ba1 fig_marine_laser 4.1 W",
        "ch1 fig_ork 2.1 E",
        "ch2 fig_ork 4.2 N",
        "ch3 fig_chaos_marine 2.2 E",
        dice=[1] * 12,
    )
    table.do("activate ch1", "ch1 shoot wpn_scrap_gun ba1", "done")
    table.do("activate ch2", "ch2 strike ba1", "done")
    table.do("activate ch3", "ch3 shoot wpn_laser_rifle ba1")
    rolled = [len(event.values) for event in table.told(Rolled) if event.seat == CH]
    assert rolled == [3, 3, 2], "the elite is not touched"


@pytest.mark.clause("SQ-SHOOT-10", "SQ-SHOOT-08")
@pytest.mark.parametrize(
    ("card", "touched", "other"),
    [("eva_tough_hide", "fig_gretchin", "fig_android"), ("eva_plated", "fig_android", "fig_gretchin")],
)
def test_an_attacker_rolls_his_highest_die_again(card: str, touched: str, other: str) -> None:
    table = drawn(
        card,
        "ba1 fig_marine_laser 2.1 E",
        "ba2 fig_marine_laser 2.2 E",
        "ba3 fig_marine_laser 2.0 E",
        f"ch1 {other} 5.0 W",
        f"ch2 {touched} 5.1 W",
        dice=[5, 1, 5, 6, 1, 5, 1],
    )
    table.do("end", "end", "activate ba3", "ba3 shoot wpn_laser_rifle ch1")
    assert table.waiting == BA, "somebody of another class"
    table.do("done", "activate ba1", "ba1 shoot wpn_laser_rifle ch2")
    assert (table.waiting, table.offers) == (CH, ["pass", f"reroll {card} 2"])
    table.do(f"reroll {card} 2", "pass")
    assert [event.values for event in table.told(Rerolled)] == [(1, 0)]
    assert not table.state.effects, "once"


def test_tough_hide_ends_with_the_drawers_next_turn() -> None:
    table = drawn("eva_tough_hide", MARINE, "ch1 fig_gretchin 0.0 W")
    assert felt(table, "ch1", "force-reroll")
    assert not until_turn_of(table, CH).state.effects


@pytest.mark.clause("SQ-ALIEN-27")
def test_lull_rabble_and_warband_do_not_shoot() -> None:
    table = drawn(
        "eva_lull", "ba1 fig_marine_laser 5.1 W", "ch1 fig_ork 2.1 E", "ch2 fig_chaos_marine 2.2 E"
    ).act("ch1")
    assert not table.offered("ch1 shoot")
    assert table.offered("ch1 step")
    table.do("done").act("ch2")
    assert table.offered("ch2 shoot")


# Arrivals


@pytest.mark.clause("SQ-SCAN-10", "SQ-SCAN-11")
def test_the_pack_two_more_beside_one_of_the_rabble() -> None:
    table = drawn(
        "eva_pack", "ba1 fig_marine_laser 3.0 S", "ch1 fig_gretchin 3.2 N", "ch2 fig_ork 2.2 N", dice=[6, 6]
    )
    assert table.offers == ["choose ch1"]
    table.do("choose ch1")
    assert not table.offered("stand 2.2"), "taken"
    assert not table.offered("stand 5.2"), "not beside it"
    table.do("stand 4.2 N", "stand 3.1 N")
    assert table.happened == [
        CardPlayed(CH, "eva_pack", ("ch1",), "SQ-ALIEN-06"),
        Placed(CH, "ch3", "fig_gretchin", ((4, 2),), 0),
        Placed(CH, "ch4", "fig_gretchin", ((3, 1),), 0),
    ]
    assert {"activate ch3", "activate ch4"} <= set(table.offers)
    assert not table.offered("stand"), "two at most"


@pytest.mark.clause("SQ-SHOOT-07")
def test_the_pack_is_worth_a_point_each() -> None:
    table = drawn("eva_pack", "ba1 fig_marine_laser 5.0 W", "ch1 fig_gretchin 2.0 N", dice=[6, 6, 6, 6])
    table.do(
        "choose ch1", "stand 3.0 N", "pass", "end", "end", "activate ba1", "ba1 shoot wpn_laser_rifle ch2"
    )
    assert [event.points for event in table.told(Scored)] == [1]
    assert table.told(Eliminated)[0].who == "ch2"


@pytest.mark.clause("SQ-ALIEN-33", "SQ-ALIEN-35", "SQ-ALIEN-37", "SQ-ALIEN-38", "SQ-SETUP-07")
def test_second_wave_two_reinforcements_act_at_once_and_count() -> None:
    sides = {CH: {"reinforcements": ("fig_gretchin",) * 7}}
    table = drawn("eva_second_wave", "ba1 fig_marine_laser 0.0 W", ship=R_SHIP, sides=sides)
    assert table.offers == ["put fig_gretchin 6.0", "put fig_gretchin 7.0", "pass"]
    table.do("put fig_gretchin 6.0", "put fig_gretchin 7.0")
    assert len(table.side(CH).reinforcements) == 5
    assert {"activate ch?1", "activate ch?2"} <= set(table.offers)
    told = [event for event in table.heard.seen_by(BA) if isinstance(event, TokenPlaced)]
    assert [event.identity for event in told] == ["", ""]
    assert table.state.reserved == ("ch?1", "ch?2")
    table.do("activate ch?1", "ch?1 step 6.1", "done", "activate ch?2", "ch?2 step 7.1", "done", "end")
    table.do("put fig_gretchin 6.0", "put fig_gretchin 7.0")
    assert table.state.turn_seat == CU, "no R square is free, and four of the six are used"


@pytest.mark.clause("SQ-ALIEN-38")
def test_second_wave_not_beyond_the_six_of_the_turn() -> None:
    table = scene(R_SHIP, "ba1 fig_marine_laser 0.0 W", turn=CH, sides={CH: {"reinforcements": ("fig_ork",)}})
    turn = table.state.frames[0]
    assert isinstance(turn, Turn)
    table.state.frames[0] = replace(turn, used=6)
    assert is_wasted(draw(table, "eva_second_wave"), "eva_second_wave")


@pytest.mark.clause("SQ-ALIEN-35", "SQ-ALIEN-37")
@pytest.mark.parametrize(("seat", "figure"), [(CH, "fig_gretchin"), (CU, "fig_husk")])
def test_rising_dead_two_of_the_rabble_wait_on_r_squares(seat: int, figure: str) -> None:
    table = drawn("eva_rising_dead", "ba1 fig_marine_laser 0.0 W", ship=R_SHIP, by=seat)
    table.do("stand 6.0 W", "stand 7.0 W")
    assert [event.figure for event in table.told(Placed)] == [figure, figure]
    assert table.offers == ["end"], "they act from the next turn on"
    assert len([offer for offer in until_turn_of(table, seat).offers if offer.startswith("activate")]) == 2


def test_rising_dead_not_where_an_enemy_sees_them() -> None:
    table = drawn("eva_rising_dead", "ba1 fig_marine_laser 7.2 N", ship=R_SHIP)
    assert is_wasted(table, "eva_rising_dead")


@pytest.mark.clause("SQ-SCAN-07", "SQ-SCAN-09", "SQ-LOS-09")
def test_false_echo_two_decoys_that_vanish_when_revealed() -> None:
    table = drawn("eva_false_echo", MARINE, "ch?1 fig_ork 7.2")
    assert len(table.offers) == 1
    table.do(table.offers[0])
    assert "choose 4.1" not in table.offers, "in sight"
    table.do("choose 0.0", "choose 1.2")
    decoys = [token for token in table.state.tokens.values() if token.identity == DUMMY]
    assert [token.kind for token in decoys] == ["blip", "blip"]
    assert all(event.identity == "" for event in table.heard.seen_by(BA) if isinstance(event, TokenPlaced))
    table.do("activate ch?2", "ch?2 step 1.1", "done", "reveal ch?3")
    assert table.happened == [
        TokenPlaced(CH, "ch?2", "blip", (0, 0), "tok_dummy", "SQ-SCAN-07"),
        TokenPlaced(CH, "ch?3", "blip", (1, 2), "tok_dummy", "SQ-SCAN-07"),
        Activated(CH, "ch?2"),
        TokenMoved(CH, "ch?2", (1, 1)),
        Finished(CH, "ch?2"),
        TokenRevealed(CH, "ch?3", "tok_dummy", (1, 2), "SQ-SCAN-13"),
        TokenVanished(CH, "ch?3", (1, 2)),
    ]
    assert "ch?3" not in table.state.tokens
    assert not table.state.things
    assert "ch?1" in table.state.tokens


def test_false_echo_only_on_scanned_boards() -> None:
    table = scene(SHIP, MARINE, turn=CH)
    cut(table, 2, 6, scanned=(1,))
    draw(table, "eva_false_echo")
    assert table.offers == ["choose brd_1"]


# Squads


@pytest.mark.clause("SQ-CMD-04", "SQ-CMD-05")
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


@pytest.mark.clause("SQ-RECON-08", "SQ-RECON-10")
def test_pickpocket_a_reconnaissance_card_by_lot() -> None:
    sides: dict[int, dict[str, Any]] = {
        BA: {"recon": ("rec_rally", "rsm_bounty")},
        IF: {"recon": ("rec_rally",)},
    }
    table = scene(SHIP, MARINE, "if1 fig_marine_laser 4.2 W", turn=CH, sides=sides, dice=[2])
    table.state.decks["recon"] = Deck(("rec_empty",))
    draw(table, "eva_pickpocket").do("choose blood_angels")
    assert table.happened == [
        CardPlayed(CH, "eva_pickpocket", ("blood_angels",), "SQ-ALIEN-06"),
        CardLost(BA, "rsm_bounty"),
    ]
    assert table.side(BA).recon == ("rec_rally",)
    assert table.state.decks["recon"].discard == ("rsm_bounty",)
    assert table.side(BA).points == 0
    assert table.side(IF).recon == ("rec_rally",)


@pytest.mark.clause("SQ-SHOOT-01", "SQ-OVER-03")
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


# Attacks


@pytest.mark.clause("SQ-SHOOT-05", "SQ-SHOOT-11")
def test_siren_gas_one_roll_for_everybody_in_a_room() -> None:
    table = drawn(
        "eva_siren_gas",
        "ba1 fig_marine_laser 0.0 E",
        "el1 fig_eldar_warrior 0.1 E",
        "ch1 fig_gretchin 0.2 E",
        MARINE.replace("ba1", "ba2"),
        sides={BA: {"command": 3}},
        dice=[6],
    )
    assert table.offers == ["choose a"]
    table.do("choose a")
    assert table.happened == [
        CardPlayed(CH, "eva_siren_gas", ("a",), "SQ-ALIEN-06"),
        Declared(CH, "", "eva_siren_gas", "", 1, "card"),
        Rolled(CH, "", (3,), 1, "card", "SQ-SHOOT-03"),
        Wounded(BA, "ba1", 1, 1),
        Wounded(EL, "el1", 1, 1),
    ]
    assert table.at("ch1") == "0.2"
    assert table.mini("ba2").lp == 2


@pytest.mark.clause("SQ-SHOOT-05", "SQ-CMD-05")
def test_corridor_mine_one_life_point_at_most() -> None:
    table = drawn("eva_corridor_mine", MARINE, "ba2 fig_marine_laser 4.1 E", dice=[6, 6])
    table.do("choose ba1")
    assert table.happened == [
        CardPlayed(CH, "eva_corridor_mine", ("ba1",), "SQ-ALIEN-06"),
        Declared(CH, "", "eva_corridor_mine", "ba1", 1, "card"),
        Rolled(CH, "", (3, 3), 2, "card", "SQ-SHOOT-03"),
        Wounded(BA, "ba1", 1, 1),
    ]
    assert table.mini("ba1").lp == 1
    assert table.mini("ba2").lp == 2
    weak = drawn("eva_corridor_mine", MARINE, dice=[1, 4]).do("choose ba1")
    assert [event.who for event in weak.told(Unharmed)] == ["ba1"]


# Doors and pieces


@pytest.mark.clause("SQ-DOOR-07")
def test_seal_hatches_closes_opened_doors() -> None:
    table = drawn("eva_seal_hatches", MARINE, "ch9 fig_dread_mk7 5.1 E", opened=("d1", "d2"))
    assert table.offers == ["choose d1", "pass"], "a base lies across the other one"
    table.do("choose d1")
    assert table.happened == [DoorClosed(CH, "d1", "SQ-DOOR-07")]
    assert table.state.gone == ("d2",)


def test_seal_hatches_all_on_one_board() -> None:
    table = scene(SHIP, MARINE, turn=CH, opened=("d1", "d2"))
    cut(table, 4, scanned=(0, 1))
    draw(table, "eva_seal_hatches").do("choose d1")
    assert table.state.gone == ("d2",)
    assert not table.offered("choose")


@pytest.mark.clause("SQ-MOVE-09")
def test_shadow_step_to_a_square_beside_another_one() -> None:
    table = drawn("eva_shadow_step", "ba1 fig_marine_laser 0.0 W", "ch1 fig_ork 2.0 E", "ch?1 fig_ork 7.0")
    assert table.offers == ["choose ch1", "choose ch?1"]
    table.do("choose ch?1")
    assert {"choose 3.0", "choose 3.1", "choose 2.1"} == set(table.offers)
    table.do("choose 3.1")
    assert table.happened == [
        CardPlayed(CH, "eva_shadow_step", ("ch?1", "3.1"), "SQ-ALIEN-06"),
        TokenMoved(CH, "ch?1", (3, 1), "SQ-MOVE-09"),
    ]
    assert "activate ch?1" in table.offers
    assert table.at("ch1") == "2.0"


@pytest.mark.clause("SQ-LIFE-04", "SQ-DREAD-22")
def test_flesh_knits_up_to_three_of_the_wounded() -> None:
    table = drawn(
        "eva_flesh_knits",
        MARINE.replace("E", "E lp=1"),
        "ch1 fig_chaos_commander 0.0 E lp=1",
        "ch2 fig_ork 0.1 E",
        "ch9 fig_dread_mk7 6.0 W lp=2 weapons=wpn_body_lasers",
        "cu1 fig_revenant 0.2 E lp=1",
    )
    assert table.offers == ["choose ch1", "choose ch9", "pass"]
    table.do("choose ch1")
    assert table.offers == ["choose ch9", "pass"], "each one once"
    table.do("choose ch9")
    assert table.happened == [
        CardPlayed(CH, "eva_flesh_knits", ("ch1",), "SQ-ALIEN-06"),
        Healed(CH, "ch1", 2),
        CardPlayed(CH, "eva_flesh_knits", ("ch9",), "SQ-ALIEN-06"),
        Healed(CH, "ch9", 3),
    ]
    assert table.mini("ch9").weapons == ("wpn_body_lasers",)
    assert (table.mini("ba1").lp, table.mini("cu1").lp) == (1, 1)


@pytest.mark.clause("SQ-ALIENRANK-07", "SQ-ALIENRANK-08")
def test_borrowed_rite_chaos_too() -> None:
    table = drawn("eva_borrowed_rite", MARINE, "ch1 fig_chaos_commander 0.0 E lp=1")
    assert table.happened == [RiteGained(CH, 1)]
    assert (table.side(CH).rites, table.side(CU).rites) == (1, 0)
    table.do("rite ch1", by=CH)
    assert table.mini("ch1").lp == 2


@pytest.mark.clause("SQ-ALIEN-15", "SQ-ALIEN-42")
def test_rival_omen_moves_a_token_of_the_other_alien_player() -> None:
    table = drawn("eva_rival_omen", "ba1 fig_marine_laser 0.0 W", "cu?1 fig_husk 2.0", "ch?1 fig_ork 7.0")
    assert table.offers == ["choose cu?1"]
    table.do("choose cu?1", "choose 3.0", "choose 4.0", "choose 5.0", "choose 5.1", "choose 4.1")
    assert "end" in table.offers, "five squares"
    assert table.happened == [
        CardPlayed(CH, "eva_rival_omen", ("cu?1",), "SQ-ALIEN-06"),
        TokenMoved(CU, "cu?1", (3, 0)),
        TokenMoved(CU, "cu?1", (4, 0)),
        TokenMoved(CU, "cu?1", (5, 0)),
        TokenMoved(CU, "cu?1", (5, 1)),
        TokenMoved(CU, "cu?1", (4, 1)),
    ]
    assert not table.told(TokenSeen), "they are not allied"
    assert table.state.tokens["cu?1"].deeds.mp == 0, "its own movement is untouched"


@pytest.mark.clause("SQ-ALIEN-17")
def test_rival_omen_a_token_in_sight_is_revealed_and_stops() -> None:
    table = drawn("eva_rival_omen", "ba1 fig_marine_laser 2.2 N", "cu?1 fig_husk 1.1", opened=("d1",))
    table.do("choose cu?1", "choose 2.1")
    assert table.happened == [
        CardPlayed(CH, "eva_rival_omen", ("cu?1",), "SQ-ALIEN-06"),
        TokenMoved(CU, "cu?1", (2, 1)),
        TokenRevealed(CU, "cu?1", "fig_husk", (2, 1)),
    ]
    assert table.waiting == CU
    table.do(table.offers[0])
    assert "end" in table.offers
    assert table.waiting == CH


@pytest.mark.clause("SQ-ALLY-15", "SQ-SETUP-07", "SQ-SEAT-09")
@pytest.mark.parametrize("public", [True, False])
def test_rival_omen_an_ally_looks_at_it_and_a_secret_one_unseen(public: bool) -> None:
    table = scene(SHIP, "ba1 fig_marine_laser 0.0 W", "cu?1 fig_husk 2.0", turn=CH)
    table.state.pacts = (Pact(CH, CU, public=public),)
    draw(table, "eva_rival_omen").do("choose cu?1")
    seen = [event.identity for event in table.heard.seen_by(CH) if isinstance(event, TokenSeen)]
    assert seen == ["fig_husk"]
    others = [event.identity for event in table.heard.seen_by(BA) if isinstance(event, TokenSeen)]
    assert others == ([""] if public else [])
    assert view(table.state, BA).tokens["cu?1"].identity == ""
    assert bool(view(table.state, BA).peeked) == public


# Gifts


@pytest.mark.clause("SQ-CMD-01", "SQ-CMD-06")
def test_stray_signal_three_command_points_for_the_poorest_squad() -> None:
    sides: dict[int, dict[str, Any]] = {BA: {"points": 4, "command": 2}, EL: {"points": 9}}
    leader = "ba1 fig_marine_commander 3.1 E role=leader"
    table = drawn("eva_stray_signal", leader, "el1 fig_eldar_warrior 4.2 W", sides=sides)
    assert table.happened == [CommandGained(BA, 3, 5)]
    assert (table.side(BA).command, table.side(EL).command) == (5, 0)
    dead = {BA: {"command_lost": True}}
    assert is_wasted(drawn("eva_stray_signal", leader, sides=dead), "eva_stray_signal")


def vault(*deck: str) -> Table:
    table = scene(SHIP, MARINE, "el1 fig_eldar_warrior 4.2 W", turn=CH, sides={EL: {"points": 1}})
    table.state.decks["recon"] = Deck(deck)
    return draw(table, "eva_open_vault")


@pytest.mark.clause("SQ-RECON-01", "SQ-SEAT-09")
def test_open_vault_the_poorest_squad_draws_a_card_in_secret() -> None:
    table = vault("rec_rally", "rec_adrenaline")
    assert table.side(BA).recon == ("rec_rally",)
    assert table.side(EL).recon == ()
    assert table.happened == [CardTaken(BA, "rec_rally")]
    assert [event for event in table.heard.seen_by(EL) if isinstance(event, CardTaken)] == [CardTaken(BA)]
    assert table.state.searched == ()


@pytest.mark.clause("SQ-RECON-10", "SQ-OBJ-08")
def test_open_vault_what_is_found_is_carried_and_a_secret_mission_counts_from_now_on() -> None:
    table = vault("rec_gun_sight")
    assert table.side(BA).named == (("rec_gun_sight", "ba1"),)
    table = vault("rsm_bounty")
    assert (table.side(BA).recon, table.waiting) == (("rsm_bounty",), CH)
    assert [name for name, _ in table.side(BA).named] == ["rsm_bounty"]


@pytest.mark.parametrize("trap", ["rec_gas_leak", "rec_alarm", "rec_tripwire", "rec_hatchling"])
def test_open_vault_a_trap_is_discarded_without_effect(trap: str) -> None:
    table = vault(trap)
    assert table.side(BA).recon == ()
    assert table.happened == [CardLost(BA, trap)]
    assert table.state.decks["recon"] == Deck((), (trap,))
    assert waiting(table.state) == CH
    assert table.mini("ba1").lp == 2
