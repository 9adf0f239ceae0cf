"""Forged searches: a second one, one in sight or in fire, and attacks after them."""

from typing import Any

import pytest

from bulkhead.lab.starquest.referee.account import Entry, Plain
from bulkhead.lab.starquest.referee.cards.searches import Searches
from bulkhead.lab.starquest.referee.objections import Objection
from tests.lab.starquest.referee.drawn import NORTH, Drawn, declared

TURN = {"type": "TurnBegan", "seat": 0, "number": 2}
COMMAND = {"type": "command"}
WATCH = {"type": "OverwatchSet", "seat": 0, "who": "if1"}


def search(who: str = "if1", room: str = "a1", card: str = "", seat: int = 0) -> Plain:
    return {"type": "RoomSearched", "seat": seat, "who": who, "room": room, "card": card}


def told(
    *events: Plain,
    alien: tuple[int, int] | None = None,
    fire: bool = False,
    ash: tuple[int, int] | None = None,
    **house: Any,
) -> str:
    """The west half of the floor is room a1, the east half a2; if1 and if2 stand in a1, if3 in a2."""
    drawn = Drawn(**house)
    table = drawn.table
    table.factions = ("imperial_fists", "chaos", "eldar")
    table.ship.room_of = {(x, y): "a1" if x < 6 else "a2" for x, y in table.ship.board_of}
    for who, square in (("if1", (1, 1)), ("if2", (3, 1)), ("if3", (8, 1))):
        drawn.put(who, "fig_marine_laser", square)
    if alien:
        drawn.put("ch1", "fig_ork", alien, facing=NORTH)
    if fire:
        table.flames[1] = (0, frozenset(((1, 1),)))
    if ash:
        table.screened = {ash}
    judge = Searches(table)
    try:
        for event in events:
            if event is COMMAND:
                judge.command(Entry(0, 0, {}, [], {}))
            else:
                judge.hears[event["type"]](event)
    except Objection as objection:
        return objection.clause
    return ""


def test_one_search_for_a_squad_in_a_turn() -> None:
    assert told(search()) == told(search(), TURN, COMMAND, search("if3", "a2")) == ""
    assert told(search(), COMMAND, search("if3", "a2")) == "SQ-RECON-02"


def test_one_search_for_a_room_or_by_the_house_option_for_a_squad_and_room() -> None:
    assert told(search(), TURN, COMMAND, search("if2")) == "SQ-RECON-03"
    assert told(search(), TURN, COMMAND, search("if2"), searches="squad") == "SQ-RECON-03"
    rival = search("if2", seat=2)
    assert told(search(), TURN, COMMAND, rival) == "SQ-RECON-03"
    assert told(search(), TURN, COMMAND, rival, searches="squad") == ""


def test_a_card_that_is_drawn_again_belongs_to_the_same_search() -> None:
    again = search(card="rsm_wrecker"), search(card="rec_ambush")
    assert told(*again) == ""
    assert told(again[0], COMMAND, again[1]) == "SQ-RECON-02"


def test_the_searcher_is_in_the_room() -> None:
    assert told(search(room="a2")) == told(search(room="")) == told(search("if9")) == "SQ-RECON-01"


def test_nobody_searches_in_the_sight_of_an_alien_or_in_fire() -> None:
    assert told(search(), alien=(1, 5)) == "SQ-RECON-06"
    assert told(search(), alien=(1, 0)) == "", "it looks the other way"
    assert told(search("if3", "a2"), alien=(5, 1)) == "SQ-RECON-06", "exactly to the side is in view"
    assert told(search(), alien=(1, 5), ash=(1, 3)) == "", "ash hides the searcher"
    assert told(search(), alien=(1, 5), ash=(2, 3)) == "SQ-RECON-06", "beside the line it does not"
    assert told(search(), fire=True) == "SQ-RECON-12"


SHOT = declared("if1", "wpn_laser_rifle", "ch1")
CLEAR = {"type": "CardPlayed", "seat": 0, "card": "rec_clear_shot"}


@pytest.mark.parametrize("how", ["shoot", "melee"])
def test_who_searches_does_not_attack_in_the_same_turn_unless_a_card_allows_it(how: str) -> None:
    attack = SHOT | {"how": how}
    assert told(search(), attack) == told(attack, search()) == "SQ-RECON-04"
    assert told(search(), CLEAR, attack) == told(search(), TURN, attack) == ""
    assert told(search(), attack | {"attacker": "if2"}) == ""


def test_who_acts_a_second_time_by_a_card_chooses_again_between_search_and_attack() -> None:
    haste = {"type": "CardPlayed", "seat": 0, "card": "psi_haste", "on": ("if1",)}
    assert told(SHOT, haste, search()) == told(search(), haste, SHOT) == told(search(), haste, WATCH) == ""
    assert told(SHOT, haste, SHOT, search()) == "SQ-RECON-04"
    assert told(SHOT, haste | {"on": ("if2",)}, search()) == "SQ-RECON-04"
    assert told(search(), haste | {"card": "ord_fire"}, WATCH) == "SQ-RECON-05"
    assert told(search(), haste, COMMAND, search()) == "SQ-RECON-02"


def test_a_shot_that_was_taken_back_for_its_line_is_no_attack() -> None:
    off = {"type": "CalledOff", "seat": 0, "attacker": "if1", "why": "SQ-LOS-05"}
    assert told(SHOT, off, search()) == ""
    assert told(SHOT, off | {"why": "SQ-CMD-11"}, search()) == "SQ-RECON-04"
    assert told(SHOT, SHOT, off, search()) == "SQ-RECON-04"


def test_who_searches_is_not_put_in_overwatch_unless_there_was_nothing_to_find() -> None:
    assert told(search(card="rec_ambush"), WATCH) == "SQ-RECON-05"
    assert told(search(card="rec_empty"), WATCH) == told(search(), TURN, WATCH) == ""
    assert told(search(), WATCH | {"who": "if2"}) == ""
