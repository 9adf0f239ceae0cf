"""Forged hands: cards that are too many, that come from nowhere, and that leave without a word."""

from typing import Any

import pytest

from bulkhead.lab.starquest.referee.account import Entry, Plain
from bulkhead.lab.starquest.referee.cards.hands import Hands
from bulkhead.lab.starquest.referee.content import content
from bulkhead.lab.starquest.referee.objections import Objection
from tests.lab.starquest.referee.drawn import Drawn
from tests.lab.starquest.referee.records import began, bot_game

SQUAD: Plain = {
    "faction": "eldar",
    "formation": "sqd_eldar",
    "leader": "el1",
    "psionic": "el7",
    "orders": ["ord_fire"],
    "equipment": ["eqe_star_storm", "eqe_star_storm", "eqe_haze_grenades", "eqe_grapnel"],
    "governor": ["a", "b", "c", "d", "e"],
    "psychic": ["psi_blink", "psi_hurl", "psi_rewind", "psi_barrier"],
}
LEADER = {"el1": {"figure": "fig_eldar_governor"}}
DECKS: Plain = {"green": {}, "azure": {}}


def entry(**hands: Any) -> Entry:
    table = {"sides": [SQUAD | hands, {"faction": "chaos"}], "minis": LEADER, "decks": DECKS, "outcome": ""}
    return Entry(1, 0, {}, [], table)


def judge(mission: Plain | None = None) -> Hands:
    table = Drawn().table
    table.factions = ("eldar", "chaos")
    table.mission = {"secondary": {"test": {"type": "search"}}} | (mission or {})
    return Hands(table)


def begins(mission: Plain | None = None, **hands: Any) -> str:
    try:
        judge(mission).begin(entry(**hands))
    except Objection as objection:
        return objection.clause
    return ""


def told(*events: Plain, **after: Any) -> str:
    """The clause of the objection to these events, after which seat 0 has these hands."""
    hands = judge()
    hands.begin(entry())
    try:
        for event in events:
            hands.hears[event["type"]](event)
        hands.entry(entry(**after))
    except Objection as objection:
        return objection.clause
    return ""


@pytest.mark.parametrize(
    ("hand", "cards", "clause"),
    [
        ("orders", [], "SQ-SETUP-11"),
        ("orders", ["ord_fire", "ord_march"], "SQ-SETUP-11"),
        ("equipment", ["eqe_star_storm"], "SQ-SETUP-11"),
        ("governor", ["a", "b", "c", "d"], "SQ-SQUAD-18"),
        ("recon", ["rec_ambush"], "SQ-RECON-01"),
        ("psychic", ["psi_blink"], "SQ-PSI-07"),
        ("psionic", "", "SQ-PSI-07"),
        ("formation", "sqd_avengers", "SQ-SETUP-11"),
    ],
)
def test_a_hand_of_another_size_at_the_start_is_objected_to(hand: str, cards: Any, clause: str) -> None:
    assert begins() == ""
    assert begins(**{hand: cards}) == clause


def test_ranks_formations_and_missions_change_what_a_squad_begins_with() -> None:
    two: Plain = {"rank": 2, "orders": ["ord_fire"] * 2, "equipment": ["eqe_star_storm"] * 5}
    assert (begins(**two), begins(rank=2)) == ("", "SQ-SETUP-11")
    assert begins(formation="sqd_avengers", equipment=[]) == ""
    secret = {"secondary": {"test": {"type": "secret", "cards": 1}}}
    assert (begins(secret), begins(secret, recon=["rsm_wrecker"])) == ("SQ-RECON-01", "")
    small = {"special": ["small_squads"]}
    bare = {"orders": [], "equipment": [], "governor": ["a"] * 5, "psionic": "", "psychic": []}
    assert (begins(small), begins(small, **bare)) == ("SQ-SETUP-11", "")


def test_from_a_common_deck_a_seat_takes_fewer_psychic_cards_when_none_is_left() -> None:
    def last(deck: str, left: int) -> str:
        """A seat has taken one card; of the others so many are left."""
        own, *others = [id_ for id_, card in content().cards.items() if card.sort == "psychic"]
        hands, told = judge(), entry(psychic=[own])
        hands.table.house["psychic-deck"] = deck
        told.table["sides"][1]["psychic"] = others[left:]
        try:
            hands.begin(told)
        except Objection as objection:
            return objection.clause
        return ""

    assert last("common", left=0) == ""
    assert last("common", left=1) == last("own", left=0) == "SQ-PSI-07"


FOUND = {"type": "RoomSearched", "seat": 0, "who": "el2", "room": "a1", "card": "rec_ambush"}
PLAYED = {"type": "CardPlayed", "seat": 0, "card": "psi_blink"}
LOST = {"type": "CardLost", "seat": 0, "card": "eqe_grapnel"}
SOLD = {"type": "CardSold", "seat": 0, "to": 1, "card": "eqe_grapnel"}


def test_cards_come_and_go_by_what_is_said() -> None:
    fewer, less = SQUAD["equipment"][:3], SQUAD["psychic"][1:]
    assert told(FOUND, recon=["rec_ambush"]) == ""
    assert told(PLAYED, psychic=less) == told(LOST, equipment=fewer) == told(SOLD, equipment=fewer) == ""


def test_a_card_that_comes_or_goes_without_a_word_is_objected_to() -> None:
    fewer, less = SQUAD["equipment"][:3], SQUAD["psychic"][1:]
    assert told(recon=["rec_ambush"]) == told(FOUND, recon=["rec_adrenaline"]) == "SQ-RECON-01"
    assert told(FOUND, recon=["rec_ambush", "rec_ambush"]) == "SQ-RECON-01"
    assert told(psychic=less) == told(LOST, psychic=less) == "SQ-PSI-10"
    assert told(equipment=fewer) == told(PLAYED, equipment=fewer) == "SQ-TURN-11"
    assert told(LOST | {"seat": 1}, equipment=fewer) == "SQ-TURN-11"


def rerolled(times: int, seat: int = 0) -> str:
    """The clause of the objection to a gun sight that leaves seat 0 after so many rerolls, each an entry."""
    hands = judge()
    hands.begin(entry())
    hands.taken(FOUND | {"card": "rec_gun_sight"})
    hands.entry(entry(recon=["rec_gun_sight"]))
    try:
        for last in range(1, times + 1):
            hands.rerolled({"type": "Rerolled", "seat": seat, "card": "rec_gun_sight"})
            hands.entry(entry(recon=[] if last == times else ["rec_gun_sight"]))
    except Objection as objection:
        return objection.clause
    return ""


def test_a_card_of_three_rerolls_leaves_with_the_third_alone() -> None:
    assert rerolled(3) == ""
    assert rerolled(1) == rerolled(2) == rerolled(4) == rerolled(3, seat=1) == "SQ-RECON-01"


def drawn(colour: str, seat: int = 1, why: str = "SQ-ALIEN-03") -> Plain:
    return {"type": "EventDrawn", "seat": seat, "card": "evg_frenzy", "colour": colour, "why": why}


TURN = {"type": "TurnBegan", "seat": 1, "number": 2}


def test_an_alien_player_draws_one_event_card_by_duty_from_the_decks_in_turn() -> None:
    assert told(drawn("green"), TURN, drawn("azure"), TURN, drawn("green")) == ""
    assert told(drawn("green"), drawn("azure")) == "SQ-ALIEN-03"
    assert told(drawn("green"), drawn("azure", why="SQ-ALIENRANK-03")) == ""
    assert told(drawn("green"), TURN, drawn("green")) == "SQ-ALIEN-04"
    assert told(drawn("green", seat=0)) == "SQ-ALIEN-03"


def test_a_card_slipped_into_a_hand_of_a_game_is_objected_to() -> None:
    def slipped(entry: Entry) -> None:
        side = entry.table["sides"][0]
        entry.table["sides"] = [side | {"psychic": ["psi_blink"]}, *entry.table["sides"][1:]]

    objection = bot_game("mis_00_first_steps", "imperial_fists", 2).forged(began, slipped)
    assert objection is not None
    assert objection.clause == "SQ-PSI-10"
