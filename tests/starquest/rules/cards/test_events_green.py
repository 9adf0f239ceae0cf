"""The green event cards: each with its effect, somebody whom it leaves alone, and a case in which it finds nothing."""

from collections import Counter
from typing import Any

import pytest

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items.objectives import Eliminate
from bulkhead.starquest.data.scenario import Objective
from bulkhead.starquest.data.state import Deck, Pact
from bulkhead.starquest.events import (
    Activated,
    CalledOff,
    CardLost,
    CardPlayed,
    CardTaken,
    CommandSpent,
    Converted,
    Declared,
    DieRolled,
    DoorClosed,
    DoorOpened,
    Eliminated,
    EventDrawn,
    EventWasted,
    Finished,
    Moved,
    ObjectiveRead,
    Placed,
    Rolled,
    RoomSearched,
    Scored,
    TokenMoved,
    TokenRevealed,
    TokenSeen,
    TokensJoined,
    TurnBegan,
    TurnEnded,
    Unharmed,
    WeaponRefilled,
    WindowClosed,
    WindowOpened,
    Wounded,
)
from bulkhead.starquest.rules.cards import events
from bulkhead.starquest.table.card import BEHAVIOURS
from bulkhead.words import LANGUAGES, Words
from tests.starquest.boards import cut
from tests.starquest.rules.cards.event_scene import SHIP, draw, drawn, felt, is_wasted, until_turn_of
from tests.starquest.scene import BA, CH, CU, EL, IF, LD, scene

MARINE = "ba1 fig_marine_laser 3.1 E"
GREEN = sorted(id_ for id_, sheet in load_box().cards.items() if sheet.colour == "green")

# The deck


def test_there_are_28_green_cards_each_with_its_effect() -> None:
    assert sum(load_box().cards[id_].copies for id_ in GREEN) == 28
    assert [id_ for id_ in GREEN if id_ not in BEHAVIOURS] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_what_it_does(language: str) -> None:
    words = Words(language)
    assert all(words.say(id_) and words.say(f"{id_}-rule").endswith(".") for id_ in GREEN)


NOBODY: dict[str, tuple[str, ...]] = {
    "evg_alien_elite": (MARINE, "ch?1 fig_ork 0.0", "ch9 fig_dread_mk7 6.0 W"),
    "evg_teleporter": (MARINE, "ch1 fig_ork 0.0 E"),
    "evg_machine_fault": (MARINE, "ch1 fig_ork 0.0 E", "ch?1 fig_android 6.0"),
    "evg_defences": ("ba1 fig_marine_laser 0.1 E",),
    "evg_battle_plan": (MARINE, "ld1 fig_fanatic 3.2 E"),
    "evg_booby_trap": ("ba1 fig_marine_commander 3.1 E role=leader",),
    "evg_radio_silence": ("ch1 fig_ork 0.0 E",),
    "evg_equipment_fault": (MARINE,),
    "evg_frenzy": (MARINE, "ch1 fig_android 0.0 E"),
    "evg_genestealer": ("ch1 fig_ork 0.0 E",),
    "evg_living_bomb": (MARINE, "ch1 fig_ork 0.0 E"),
    "evg_lure": ("ba1 fig_marine_commander 3.1 E role=leader lp=1",),
    "evg_machine_assault": (MARINE, "ch1 fig_ork 0.0 E"),
    "evg_broadcast": (MARINE,),
    "evg_mother_scan": (MARINE,),
    "evg_new_orders": (MARINE,),
    "evg_mad_mechanic": (MARINE, "ch1 fig_gretchin 0.0 E"),
    "evg_out_of_ammo": (MARINE,),
    "evg_mind_shock": (MARINE, "ch1 fig_android 0.0 E"),
    "evg_redeploy": (MARINE, "ch1 fig_ork 0.0 E"),
    "evg_report_in": (MARINE,),
    "evg_suicide_unit": (MARINE, "ch9 fig_dread_mk7 6.0 W"),
    "evg_weapons_jam": ("ch1 fig_ork 0.0 E",),
}
"""Scenes in which a card finds nothing that it may touch."""


@pytest.mark.clause("SQ-ALIEN-06")
@pytest.mark.parametrize("card", NOBODY)
def test_without_a_target_a_card_has_no_effect(card: str) -> None:
    assert is_wasted(drawn(card, *NOBODY[card]), card)


def test_only_two_green_cards_always_find_something() -> None:
    assert set(GREEN) - set(NOBODY) == {"evg_task_force", "evg_master_control"}


@pytest.mark.clause("SQ-ALIEN-03", "SQ-ALIEN-06")
def test_a_card_without_effect_is_discarded_and_no_other_is_drawn() -> None:
    table = scene(SHIP, MARINE, turn=CH, sides={CH: {"colour": "green"}})
    table.state.decks["green"] = Deck(("evg_frenzy", "evg_lure"))
    events.draw(table.state, CH, table.dice, table.heard)
    table.settle()
    assert table.happened == [EventDrawn(CH, "evg_frenzy", "green"), EventWasted(CH, "evg_frenzy")]
    assert table.state.decks["green"] == Deck(("evg_lure",), ("evg_frenzy",))
    assert table.offers == ["end"]


@pytest.mark.clause("SQ-ALIENRANK-03")
def test_a_card_that_helps_the_squads_is_never_held_by_rank() -> None:
    banes = {id_ for id_ in GREEN if load_box().cards[id_].has("bane")}
    assert banes == {
        "evg_machine_fault",
        "evg_battle_plan",
        "evg_broadcast",
        "evg_mother_scan",
        "evg_new_orders",
        "evg_mind_shock",
    }
    assert all(events.is_bane(id_) == (id_ in banes) for id_ in GREEN)


@pytest.mark.clause("SQ-ALLY-14")
@pytest.mark.parametrize("card", ["evg_radio_silence", "evg_weapons_jam"])
def test_an_ally_cannot_be_chosen(card: str) -> None:
    table = scene(SHIP, MARINE, "el1 fig_eldar_warrior 3.2 E", turn=CH)
    table.state.pacts = (Pact(BA, CH),)
    assert draw(table, card).offers == ["choose eldar"]


@pytest.mark.clause("SQ-ALLY-15", "SQ-SEAT-09")
def test_a_secret_ally_can_so_that_nobody_learns_of_it() -> None:
    table = scene(SHIP, MARINE, turn=CH)
    table.state.pacts = (Pact(BA, CH, public=False),)
    assert draw(table, "evg_defences").offers == ["choose ba1"]


def test_another_answer_is_refused_with_a_reason() -> None:
    table = drawn("evg_defences", MARINE, "ba2 fig_marine_laser 0.0 E", "ch1 fig_ork 6.0 W")
    for wrong in ("choose ba2", "choose ch1", "pass", "activate ch1"):
        assert table.refused(wrong).clause == "SQ-ALIEN-06"


# Boosts


@pytest.mark.clause("SQ-ALIEN-27")
def test_alien_elite_one_miniature_is_activated_twice() -> None:
    table = drawn(
        "evg_alien_elite", MARINE, "ch1 fig_ork 2.0 E", "ch2 fig_ork 5.0 W", "ch9 fig_dread_mk7 6.1 W"
    )
    assert table.offers == ["choose ch1", "choose ch2"]
    table.do("choose ch1", "activate ch1", "ch1 step 3.0", "done", "activate ch2", "done")
    assert table.offers == ["activate ch1", "activate ch9", "end"]
    table.do("activate ch1")
    assert table.mini("ch1").deeds.mp == 0
    table.do("done")
    assert table.happened == [
        CardPlayed(CH, "evg_alien_elite", ("ch1",), "SQ-ALIEN-06"),
        Activated(CH, "ch1"),
        Moved(CH, "ch1", ((3, 0),), 1),
        Finished(CH, "ch1"),
        Activated(CH, "ch2"),
        Finished(CH, "ch2"),
        Activated(CH, "ch1"),
        Finished(CH, "ch1"),
    ]
    assert table.offers == ["activate ch9", "end"]
    assert not table.state.effects


@pytest.mark.clause("SQ-ALIEN-27")
def test_frenzy_two_melee_attacks() -> None:
    table = drawn(
        "evg_frenzy", "ba1 fig_marine_laser 3.1 E", "ch1 fig_ork 2.1 E", "ch2 fig_ork 3.0 S", dice=[1] * 12
    )
    assert table.offers == ["choose ch1", "choose ch2"]
    table.do("choose ch1", "activate ch1", "ch1 strike ba1", "ch1 strike ba1")
    assert table.refused("ch1 strike ba1").clause == "SQ-TURN-17"
    table.do("done", "activate ch2", "ch2 strike ba1")
    assert table.refused("ch2 strike ba1").clause == "SQ-TURN-17", "the other one strikes once"


@pytest.mark.clause("SQ-ALIEN-13", "SQ-DREAD-10")
def test_machine_assault_constructs_move_twice_and_attack() -> None:
    table = drawn(
        "evg_machine_assault", "ba1 fig_marine_laser 7.2 N", "ch1 fig_android 2.0 E", "ch2 fig_ork 2.1 E"
    )
    table.do("activate ch1", "ch1 step 3.0", "ch1 step 4.0", "ch1 step 5.0", "ch1 step 5.1")
    assert table.offered("ch1 step"), "four squares are its sheet's"
    table.do("done", "activate ch2")
    assert not felt(table, "ch2", "more-move")
    table.do("done", "end")
    assert table.happened == [
        Activated(CH, "ch1"),
        Moved(CH, "ch1", ((3, 0),), 1),
        Moved(CH, "ch1", ((4, 0),), 1),
        Moved(CH, "ch1", ((5, 0),), 1),
        Moved(CH, "ch1", ((5, 1),), 1),
        Finished(CH, "ch1"),
        Activated(CH, "ch2"),
        Finished(CH, "ch2"),
        TurnEnded(CH),
        TurnBegan(CU, 2),
    ]
    assert not table.state.effects


# Bans of the drawer's own


@pytest.mark.clause("SQ-ALIEN-13", "SQ-ALIEN-27")
def test_machine_fault_constructs_only_fight_hand_to_hand() -> None:
    table = drawn(
        "evg_machine_fault",
        "ba1 fig_marine_laser 3.1 E",
        "ba2 fig_marine_laser 5.1 W",
        "ch1 fig_android 2.1 E",
        "ch2 fig_ork 2.0 E",
    ).act("ch1")
    assert not table.offered("ch1 step")
    assert not table.offered("ch1 shoot")
    assert table.offered("ch1 strike") == ["ch1 strike ba1"]
    table.do("done").act("ch2")
    assert table.offered("ch2 step")
    assert table.offered("ch2 shoot")


@pytest.mark.clause("SQ-ALIEN-13", "SQ-ALIEN-27", "SQ-SETUP-07")
def test_mind_shock_rabble_and_warband_stay_but_tokens_move() -> None:
    table = drawn(
        "evg_mind_shock",
        "ba1 fig_marine_laser 0.0 W",
        "ch1 fig_ork 2.0 E",
        "ch2 fig_gretchin 2.1 E",
        "ch3 fig_android 2.2 E",
        "ch?1 fig_ork 6.0",
    )
    for who, moves in (("ch1", False), ("ch2", False), ("ch3", True), ("ch?1", True)):
        table.act(who)
        assert bool(table.offered(f"{who} step")) == moves
        table.do("done")


# Attacks


@pytest.mark.clause("SQ-SHOOT-05", "SQ-SHOOT-07")
def test_defences_attack_somebody_in_a_corridor() -> None:
    table = drawn(
        "evg_defences",
        f"{MARINE} lp=1",
        "ba2 fig_marine_laser 0.0 E",
        "ch1 fig_ork 4.2 W",
        "if1 fig_marine_laser dock",
        dice=[6],
    )
    assert table.offers == ["choose ba1"], "neither in a room nor in a dock nor an alien"
    table.do("choose ba1")
    assert table.at("ba1") == "dead"
    assert table.happened == [
        CardPlayed(CH, "evg_defences", ("ba1",), "SQ-ALIEN-06"),
        Declared(CH, "", "evg_defences", "ba1", 1, "card"),
        Rolled(CH, "", (3,), 1, "card", "SQ-SHOOT-03"),
        Wounded(BA, "ba1", 1, 0),
        Eliminated(BA, "ba1", "fig_marine_laser", CH),
        Scored(CH, 5, 5, "kill", "ba1"),
        Scored(BA, -5, -5, "loss", "ba1"),
    ]
    assert table.told(Scored)[0].seat == CH, "the drawer scores"
    assert table.mini("ba2").lp == 2
    assert "end" in table.offers


@pytest.mark.clause("SQ-CMD-05", "SQ-CMD-11")
def test_defences_are_dodged_by_leaving_the_corridor() -> None:
    sides = {BA: {"command": 1}}
    table = drawn("evg_defences", "ba1 fig_marine_laser 2.1 W", opened=("d1",), sides=sides).do("choose ba1")
    assert table.waiting == BA
    table.do("ba1 step 1.1")
    assert table.happened == [
        CardPlayed(CH, "evg_defences", ("ba1",), "SQ-ALIEN-06"),
        Declared(CH, "", "evg_defences", "ba1", 1, "card"),
        WindowOpened(BA, "dodge", "SQ-CMD-11"),
        CommandSpent(BA, 1, 0),
        Moved(BA, "ba1", ((1, 1),), 1),
        WindowClosed(BA, "dodge"),
        CalledOff(CH, ""),
    ]
    assert table.mini("ba1").lp == 2
    stays = drawn("evg_defences", "ba1 fig_marine_laser 2.1 W", opened=("d1",), sides=sides, dice=[6])
    stays.do("choose ba1", "pass")
    assert stays.mini("ba1").lp == 1


@pytest.mark.clause("SQ-WPN-18", "SQ-WPN-19", "SQ-WPN-21")
def test_booby_trap_a_missile_goes_off_at_somebodys_feet() -> None:
    table = drawn(
        "evg_booby_trap",
        "ba1 fig_marine_laser 2.1 E",
        "ba2 fig_marine_laser 3.1 E lp=1",
        "ba3 fig_marine_laser 1.1 E lp=1",
        "ba4 fig_marine_commander 4.2 E role=leader",
        "ch1 fig_gretchin 3.2 W",
        dice=[5, 6],
    )
    assert table.offers == ["choose ba1", "choose ba2", "choose ba3"]
    table.do("choose ba1")
    assert table.at("ba1") == "dead", "two and three on its own square"
    assert table.at("ba2") == "dead", "three beside it"
    assert table.at("ba3") == "1.1", "behind the closed door"
    assert table.at("ch1") == "dead", "the drawer's own too"
    assert [event.points for event in table.told(Scored) if event.seat == CH] == [5, 5]


@pytest.mark.clause("SQ-CMD-05", "SQ-CMD-11")
def test_booby_trap_stays_where_it_was_laid() -> None:
    table = drawn("evg_booby_trap", "ba1 fig_marine_laser 3.1 E", sides={BA: {"command": 2}}, dice=[6, 6])
    table.do("choose ba1", "ba1 step 4.1", "ba1 step 5.1")
    assert table.happened == [
        CardPlayed(CH, "evg_booby_trap", ("ba1",), "SQ-ALIEN-06"),
        Declared(CH, "", "evg_booby_trap", "3.1", 1, "card"),
        WindowOpened(BA, "dodge", "SQ-CMD-11"),
        CommandSpent(BA, 1, 1),
        Moved(BA, "ba1", ((4, 1),), 1),
        CommandSpent(BA, 1, 0),
        Moved(BA, "ba1", ((5, 1),), 1),
        WindowClosed(BA, "dodge"),
        Rolled(CH, "", (3, 3), 2, "card", "SQ-SHOOT-03"),
    ]
    assert table.mini("ba1").lp == 2


@pytest.mark.clause("SQ-WPN-17")
def test_living_bomb_a_missile_instead_of_an_attack() -> None:
    table = drawn(
        "evg_living_bomb",
        "ba1 fig_marine_laser 5.1 W",
        "ch1 fig_gretchin 2.1 E",
        "ch2 fig_gretchin 2.2 E",
        dice=[5, 6],
    )
    table.do("choose ch1", "activate ch2")
    assert not table.offered("use")
    table.do("done", "activate ch1")
    assert "use evg_living_bomb 5.1" in table.offers
    assert "use evg_living_bomb 1.1" not in table.offers, "not in its line of fire"
    table.do("use evg_living_bomb 5.1")
    assert table.at("ba1") == "dead"
    assert table.at("ch1") == "2.1", "it survives"
    assert not table.offered("use")
    assert not table.offered("ch1 shoot")


def test_living_bomb_not_after_an_attack() -> None:
    table = drawn("evg_living_bomb", "ba1 fig_marine_laser 5.1 W", "ch1 fig_gretchin 2.1 E", dice=[1, 1])
    table.do("choose ch1", "activate ch1", "ch1 shoot wpn_scrap_gun ba1")
    assert table.happened == [
        CardPlayed(CH, "evg_living_bomb", ("ch1",), "SQ-ALIEN-06"),
        Activated(CH, "ch1"),
        Declared(CH, "ch1", "wpn_scrap_gun", "ba1", 1, "shoot"),
        Rolled(CH, "ch1", (0, 0), 0, "shoot", "SQ-SHOOT-03"),
        Unharmed(BA, "ba1", 0, 2),
    ]
    assert not table.offered("use")


@pytest.mark.clause("SQ-WPN-14", "SQ-WPN-15")
def test_mad_mechanic_one_line_and_he_is_gone() -> None:
    table = drawn(
        "evg_mad_mechanic",
        "ba1 fig_marine_laser 4.1 W",
        "ba2 fig_marine_laser 5.1 W",
        "ba3 fig_marine_laser 5.2 W",
        "ch1 fig_ork 2.1 E",
        dice=[5, 5],
    )
    table.do("choose ch1", "activate ch1", "use evg_mad_mechanic 2.1>E")
    assert [table.at(who) for who in ("ba1", "ba2", "ba3", "ch1")] == ["dead", "dead", "5.2", "dead"]
    assert table.told(Eliminated)[-1] == Eliminated(CH, "ch1", "fig_ork", -1)
    assert table.offers == ["end"]
    assert table.side(BA).points == -10


@pytest.mark.clause("SQ-SHOOT-11", "SQ-WPN-21")
def test_suicide_unit_every_neighbour_by_one_roll() -> None:
    table = drawn(
        "evg_suicide_unit",
        "ba1 fig_marine_laser 4.1 W",
        "ba2 fig_marine_laser 4.2 W",
        "ba3 fig_marine_laser 5.0 W",
        "ch1 fig_android 2.1 E",
        dice=[6, 5],
    )
    table.do("choose ch1", "activate ch1")
    assert not table.offered("use"), "nobody is beside it yet"
    table.do("ch1 step 3.1", "use evg_suicide_unit")
    assert [table.at(who) for who in ("ba1", "ba2", "ba3", "ch1")] == ["dead", "dead", "5.0", "dead"]
    assert [event.by for event in table.told(Eliminated)] == [CH, CH, -1]


@pytest.mark.clause("SQ-ALIEN-43")
@pytest.mark.parametrize(("face", "falls"), [(6, True), (5, False)])
def test_lure_on_a_three_a_miniature_changes_side(face: int, falls: bool) -> None:
    table = drawn(
        "evg_lure",
        MARINE,
        "ba2 fig_marine_commander 4.1 E role=leader lp=2",
        "ba3 fig_terminator 5.1 E lp=3",
        "ch1 fig_ork 0.0 E",
        dice=[face],
    )
    assert "choose ba1" in table.offers
    assert "choose ba2" not in table.offers
    table.do("choose ba1")
    assert table.told(Converted) == ([Converted(CH, "ba1", BA)] if falls else [])
    assert table.mini("ba1").seat == (CH if falls else BA)
    assert table.offers == ["activate ch1", "end"], "it acts from the next turn on"
    assert table.mini("ba2").seat == BA


# Bans of squads


@pytest.mark.clause("SQ-TURN-12", "SQ-CMD-01")
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


@pytest.mark.clause("SQ-WPN-07", "SQ-WPN-22")
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
    assert table.mini("ba2").weapons == ("wpn_assault_cannon",)
    table.do("end", "end").act("ba1").do("ba1 search")
    assert table.mini("ba1").weapons == ("wpn_plasma_gun", "wpn_combat_blade")
    assert table.happened == [WeaponRefilled(BA, "ba1", "wpn_plasma_gun"), RoomSearched(BA, "ba1", "a")]
    assert table.side(BA).recon == ()
    assert not table.state.effects


@pytest.mark.clause("SQ-TURN-11", "SQ-SEAT-09")
def test_equipment_fault_takes_a_hidden_card_by_lot() -> None:
    hands = {BA: {"equipment": ("eqp_medi_kit", "eqp_targeter")}, IF: {"equipment": ("eqp_medi_kit",)}}
    table = drawn("evg_equipment_fault", MARINE, "if1 fig_marine_laser 4.2 W", sides=hands, dice=[2])
    table.do("choose blood_angels")
    assert table.happened == [
        CardPlayed(CH, "evg_equipment_fault", ("blood_angels",), "SQ-ALIEN-06"),
        CardLost(BA, "eqp_targeter"),
    ]
    assert table.side(BA).equipment == ("eqp_medi_kit",)
    assert table.side(BA).spent == (), "it was not used"
    assert table.side(IF).equipment == ("eqp_medi_kit",)


def test_equipment_fault_of_open_cards_the_owner_chooses() -> None:
    hand = {"equipment": ("eqp_medi_kit", "eqp_targeter"), "open": ("eqp_medi_kit", "eqp_targeter")}
    table = drawn("evg_equipment_fault", MARINE, sides={BA: hand}).do("choose blood_angels")
    assert table.waiting == BA
    assert table.offers == ["choose eqp_medi_kit", "choose eqp_targeter"]
    table.do("choose eqp_medi_kit")
    assert table.happened == [
        CardPlayed(CH, "evg_equipment_fault", ("blood_angels",), "SQ-ALIEN-06"),
        CardLost(BA, "eqp_medi_kit"),
    ]
    assert table.side(BA).equipment == ("eqp_targeter",)
    assert table.waiting == CH


# Doors


@pytest.mark.clause("SQ-DOOR-03", "SQ-DOOR-07")
def test_master_control_opens_and_closes_doors() -> None:
    table = drawn("evg_master_control", MARINE, opened=("d1",))
    assert table.offers == ["choose d1", "choose d2", "pass"]
    table.do("choose d1")
    assert table.offers == ["choose d2", "pass"], "each door once"
    table.do("choose d2")
    assert table.happened == [DoorClosed(CH, "d1", "SQ-DOOR-07"), DoorOpened(CH, "", "d2")]
    assert table.state.gone == ("d2",)
    assert "end" in table.offers


@pytest.mark.clause("SQ-DOOR-07")
def test_master_control_no_door_with_a_base_across_it_and_no_bulkhead() -> None:
    table = drawn("evg_master_control", MARINE, "ch9 fig_dread_mk7 1.1 E", opened=("d1",))
    assert table.offers == ["choose d2", "pass"]
    sealed = drawn("evg_master_control", MARINE, ship=SHIP.replace(":", "!"))
    assert is_wasted(sealed, "evg_master_control")


# Places


@pytest.mark.clause("SQ-MOVE-09")
def test_teleporter_two_pieces_change_places() -> None:
    table = drawn(
        "evg_teleporter",
        "ba1 fig_marine_laser 0.0 W",
        "ch1 fig_ork 2.0 E",
        "ch?1 fig_android 6.0",
        "ch2 fig_ork 4.1 S",
    )
    assert table.offers == ["choose ch1", "choose ch2", "choose ch?1"]
    table.do("choose ch1", "choose ch?1")
    assert table.at("ch1") == "6.0"
    assert table.facing("ch1") == "E"
    token = table.state.tokens["ch?1"]
    assert table.state.ship.name(token.square) == "2.0"
    assert table.at("ch2") == "4.1"
    assert table.happened == [
        CardPlayed(CH, "evg_teleporter", ("ch1", "ch?1"), "SQ-ALIEN-06"),
        Moved(CH, "ch1", ((6, 0),), 0, "SQ-MOVE-09"),
        TokenMoved(CH, "ch?1", (2, 0), "SQ-MOVE-09"),
    ]
    assert not table.told(TokenRevealed), "nobody sees it"
    assert {"activate ch1", "activate ch?1"} <= set(table.offers), "both may act"
    square = table.state.ship.square
    assert table.state.holder[square("2.0")] == "ch?1"
    assert table.state.holder[square("6.0")] == "ch1"
    assert table.state.bodies >> square("2.0") & 1 == 0
    assert table.state.blips == 1 << square("2.0")


@pytest.mark.clause("SQ-SCAN-09")
def test_teleporter_a_token_that_comes_into_sight_is_revealed() -> None:
    table = drawn("evg_teleporter", MARINE, "ch1 fig_ork 5.1 E", "ch?1 fig_android 0.0")
    table.do("choose ch?1", "choose ch1")
    assert table.happened == [
        CardPlayed(CH, "evg_teleporter", ("ch?1", "ch1"), "SQ-ALIEN-06"),
        TokenMoved(CH, "ch?1", (5, 1), "SQ-MOVE-09"),
        Moved(CH, "ch1", ((0, 0),), 0, "SQ-MOVE-09"),
        TokenRevealed(CH, "ch?1", "fig_android", (5, 1)),
    ]


@pytest.mark.clause("SQ-SCAN-05", "SQ-SCAN-07", "SQ-SCAN-08", "SQ-SETUP-07")
def test_redeploy_up_to_three_tokens_go_where_nobody_sees_them() -> None:
    table = drawn(
        "evg_redeploy",
        MARINE,
        *(f"ch?{n} fig_ork {n - 1}.0" for n in (1, 2)),
        "ch1 fig_ork 6.2 N",
        "cu?1 fig_husk 7.0",
    )
    assert table.offers == ["choose ch?1", "choose ch?2", "pass"]
    table.do("choose ch?1")
    assert "choose 4.1" not in table.offers, "in sight of a marine"
    assert "choose 6.2" not in table.offers, "taken"
    assert "pass" not in table.offers
    table.do("choose 7.2")
    assert table.offers == ["choose ch?2", "pass"]
    table.do("pass")
    assert table.happened == [TokenMoved(CH, "ch?1", (7, 2), "SQ-SCAN-07")]
    where = {id_: table.state.ship.name(token.square) for id_, token in table.state.tokens.items()}
    assert where == {"ch?1": "7.2", "ch?2": "1.0", "cu?1": "7.0"}
    assert not any(event.identity for event in table.heard.seen_by(BA) if hasattr(event, "identity"))


def test_redeploy_only_on_scanned_boards() -> None:
    table = scene(SHIP, MARINE, "ch?1 fig_ork 0.0", turn=CH)
    cut(table, 6, scanned=(0,))
    draw(table, "evg_redeploy").do("choose ch?1")
    assert {offer for offer in table.offers if offer[-3] in "67"} == set()


# Arrivals


@pytest.mark.clause("SQ-ALIEN-34", "SQ-SETUP-07")
def test_task_force_two_tokens_of_the_bag_in_secret() -> None:
    sides = {CH: {"reinforcements": ("fig_ork",)}, CU: {"reinforcements": ("fig_husk",)}}
    table = drawn("evg_task_force", MARINE, sides=sides, dice=[1, 16])
    assert len(table.side(CH).reinforcements) == 3
    assert set(table.side(CH).reinforcements) <= set(load_box().bags["bag_chaos"].contents())
    assert table.side(CU).reinforcements == ("fig_husk",)
    (told,) = table.told(TokensJoined)
    assert Counter(told.cards) + Counter(["fig_ork"]) == Counter(table.side(CH).reinforcements)
    assert [event for event in table.heard.seen_by(CU) if isinstance(event, TokensJoined)] == [
        TokensJoined(CH, 2)
    ]


@pytest.mark.clause("SQ-SCAN-11", "SQ-ALLY-06")
def test_genestealer_of_chaos_acts_at_once() -> None:
    table = drawn("evg_genestealer", MARINE, "ba2 fig_marine_laser dock", "ch1 fig_ork 4.1 W")
    assert "stand 2.1 E" in table.offers
    assert not table.offered("stand 4.1"), "taken"
    assert not table.offered("stand 6.1"), "not beside anybody"
    table.do("stand 2.1 E")
    assert table.happened == [Placed(CH, "ch2", "fig_genestealer", ((2, 1),), 2)]
    assert "activate ch2" in table.offers
    assert table.at("ch1") == "4.1"


def test_genestealer_of_the_cult_is_a_revenant_and_waits() -> None:
    table = drawn("evg_genestealer", MARINE, by=CU).do("stand 2.1 E")
    assert table.happened == [Placed(CU, "cu1", "fig_revenant", ((2, 1),), 2)]
    assert table.mini("cu1").figure == "fig_revenant"
    assert "activate cu1" not in table.offers
    assert "activate cu1" in until_turn_of(table, CU).offers


@pytest.mark.clause("SQ-ALIEN-46", "SQ-SEAT-09")
def test_genestealer_what_is_held_back_nobody_learns() -> None:
    lines = [f"cu?{number} fig_revenant {number}.0 reinforcement" for number in range(5)]
    table = scene(SHIP, "ba1 fig_marine_laser 3.2 S", *lines, turn=CU, opened=())
    table.state.reserved = tuple(table.state.tokens)
    assert draw(table, "evg_genestealer", CU).offers == ["pass"]
    none = scene(SHIP, MARINE, *(f"ch{n} fig_genestealer {n}.0 E" for n in (1, 2, 6)), turn=CH)
    assert is_wasted(draw(none, "evg_genestealer"), "evg_genestealer"), "all three stand on the board"


# Gifts


ORDERS: dict[str, Any] = {
    "decks": {"orders-blood_angels": ("ord_fire", "ord_move"), "orders-eldar": ("ord_move", "ord_move")}
}


@pytest.mark.clause("SQ-TURN-12", "SQ-SEAT-09")
def test_battle_plan_each_squad_takes_a_card() -> None:
    table = drawn(
        "evg_battle_plan",
        MARINE,
        "el1 fig_eldar_warrior 3.2 E",
        "ld1 fig_fanatic 4.2 E",
        "ch1 fig_ork 0.0 E",
        sides={
            BA: {"orders": ("ord_fire",)},
            EL: {"orders": ("ord_move",)},
            LD: {"spent": ("eql_blood_vial",)},
        },
        **ORDERS,
    )
    assert (table.waiting, table.offers) == (BA, ["choose ord_move"])
    table.do("choose ord_move")
    assert (table.waiting, table.offers) == (EL, ["choose ord_move"])
    table.do("choose ord_move")
    assert (table.waiting, table.offers) == (LD, ["choose eql_blood_vial"])
    table.do("choose eql_blood_vial")
    assert table.happened == [
        CardTaken(BA, "ord_move"),
        CardTaken(EL, "ord_move"),
        CardTaken(LD, "eql_blood_vial"),
    ]
    assert table.side(BA).orders == ("ord_fire", "ord_move")
    assert table.side(EL).orders == ("ord_move", "ord_move")
    assert (table.side(LD).equipment, table.side(LD).spent) == (("eql_blood_vial",), ())
    assert [event.card for event in table.heard.seen_by(IF) if isinstance(event, CardTaken)] == [
        "",
        "",
        "eql_blood_vial",
    ]
    assert table.waiting == CH


@pytest.mark.clause("SQ-TURN-12")
def test_new_orders_for_the_squad_with_fewest_points() -> None:
    sides = {BA: {"points": 5}, EL: {"points": 9}}
    table = drawn("evg_new_orders", MARINE, "el1 fig_eldar_warrior 3.2 E", sides=sides, **ORDERS)
    assert (table.waiting, table.offers) == (BA, ["choose ord_fire", "choose ord_move"])
    table.do("choose ord_fire")
    assert table.happened == [CardTaken(BA, "ord_fire")]
    assert table.side(BA).orders == ("ord_fire",)
    assert table.side(EL).orders == ()


def test_new_orders_lots_are_drawn_among_equals() -> None:
    table = drawn("evg_new_orders", MARINE, "el1 fig_eldar_warrior 3.2 E", dice=[2], **ORDERS)
    assert table.waiting == EL
    assert table.happened == [DieRolled(EL, (2,), 2, "lot", "SQ-ALIEN-06")]


@pytest.mark.clause("SQ-SETUP-04")
def test_broadcast_reads_out_what_was_kept_back() -> None:
    test = Eliminate(("fig_hierophant",), (20,), live_from="revealed")
    goals = (Objective("primary", 30, test), Objective("secondary", 20, test, public=False))
    table = drawn("evg_broadcast", MARINE, "ch?1 fig_ork 0.0", objectives=goals)
    assert table.happened == [ObjectiveRead("secondary")]
    assert all(goal.public for goal in table.state.scenario.objectives)
    assert table.waiting == CH, "nobody looks at a token"


@pytest.mark.clause("SQ-SETUP-04", "SQ-SETUP-07")
def test_broadcast_otherwise_each_squad_may_look_at_a_token() -> None:
    table = drawn(
        "evg_broadcast", MARINE, "el1 fig_eldar_warrior 3.2 E", "ch?1 fig_ork 0.0", "cu?1 fig_husk 7.0"
    )
    assert (table.waiting, table.offers) == (BA, ["choose ch?1", "choose cu?1", "pass"])
    table.do("choose cu?1")
    assert table.waiting == EL
    table.do("pass")
    assert table.happened == [TokenSeen(BA, "cu?1", "fig_husk")]
    assert [event for event in table.heard.seen_by(EL) if isinstance(event, TokenSeen)] == [
        TokenSeen(BA, "cu?1")
    ]
    assert table.waiting == CH


@pytest.mark.clause("SQ-SCAN-10")
def test_mother_scan_all_tokens_of_a_board_are_revealed() -> None:
    table = scene(
        SHIP,
        MARINE,
        "ch?1 fig_ork 0.0",
        "ch?2 fig_ork 1.2",
        "cu?1 fig_husk 7.0",
        "ch1 fig_ork 7.2 N",
        turn=CH,
    )
    cut(table, 2, 6, scanned=(0, 1, 2))
    draw(table, "evg_mother_scan")
    assert (table.waiting, table.offers) == (BA, ["choose brd_0", "choose brd_2"])
    table.do("choose brd_0", "stand 0.0 E", "stand 1.2 E")
    assert table.happened == [
        CardPlayed(BA, "evg_mother_scan", ("brd_0",), "SQ-ALIEN-06"),
        TokenRevealed(CH, "ch?1", "fig_ork", (0, 0)),
        TokenRevealed(CH, "ch?2", "fig_ork", (1, 2)),
        Placed(CH, "ch2", "fig_ork", ((0, 0),), 2),
        Placed(CH, "ch3", "fig_ork", ((1, 2),), 2),
    ]
    assert list(table.state.tokens) == ["cu?1"]
    assert table.waiting == CH
