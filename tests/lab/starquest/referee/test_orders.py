"""Forged turns and order cards."""

import pytest

from bulkhead.lab.starquest.referee.account import Entry, Plain
from bulkhead.lab.starquest.referee.cards.orders import Orders
from bulkhead.lab.starquest.referee.objections import Objection
from tests.lab.starquest.referee.drawn import Drawn

FIRE, MARCH = "ord_close_assault", "ord_photon_grenades"


def played(card: str, seat: int = 0) -> Plain:
    return {"type": "CardPlayed", "seat": seat, "card": card}


def turn(kind: str, seat: int) -> Plain:
    return {"type": kind, "seat": seat, "number": 1}


ACTS = {"type": "Activated", "seat": 0, "who": "if1"}


def told(*events: Plain, left: tuple[str, ...] = (FIRE, MARCH), seats: tuple[str, ...] = ()) -> str:
    """The clause of the objection to these events of one entry, after which seat 0 has these orders left."""
    table = Drawn().table
    table.factions = seats or table.factions
    orders = Orders(table)
    orders.begin(Entry(0, 0, {}, [], {"sides": [{"orders": [FIRE, MARCH]}, {}]}))
    try:
        for event in events:
            orders.hears[event["type"]](event)
        orders.entry(Entry(1, 0, {}, [], {"sides": [{"orders": list(left)}, {}], "outcome": None}))
    except Objection as objection:
        return objection.clause
    return ""


def test_an_order_at_the_start_of_the_turn_is_clean() -> None:
    assert told(played(FIRE), ACTS, left=(MARCH,)) == ""


def test_a_second_order_in_one_turn_is_objected_to() -> None:
    assert told(played(FIRE), played(MARCH), left=()) == "SQ-TURN-12"


def test_an_order_in_the_next_turn_is_clean() -> None:
    assert told(played(FIRE), turn("TurnBegan", 0), played(MARCH), left=()) == ""


def test_an_order_after_a_miniature_has_acted_is_objected_to() -> None:
    assert told(ACTS, played(FIRE), left=(MARCH,)) == "SQ-TURN-13"


def test_an_order_in_the_turn_of_another_is_objected_to() -> None:
    assert told(played(FIRE, seat=1)) == "SQ-TURN-13"


def test_other_cards_may_come_at_any_time() -> None:
    assert told(ACTS, played("eqp_melta_bomb"), played("eqp_melta_bomb")) == ""


@pytest.mark.parametrize("left", [(FIRE, MARCH), (FIRE,), ()])
def test_an_order_that_stays_in_the_hand_or_takes_another_with_it_is_objected_to(
    left: tuple[str, ...],
) -> None:
    assert told(played(FIRE), left=left) == "SQ-TURN-14"


def test_an_order_that_comes_to_the_hand_from_nowhere_is_objected_to() -> None:
    assert told(left=(FIRE, MARCH, MARCH)) == "SQ-TURN-14"


def test_an_order_is_taken_only_by_an_event_that_gives_one() -> None:
    def taken(event: str) -> str:
        take = {"type": "CardTaken", "seat": 0, "card": "ord_fire"}
        return told({"type": "EventDrawn", "card": event}, take, left=(FIRE, MARCH, "ord_fire"))

    assert taken("evg_battle_plan") == ""
    assert taken("evg_frenzy") == "SQ-TURN-14"


def test_an_order_that_is_in_no_hand_is_objected_to() -> None:
    assert told(played("ord_fire")) == "SQ-TURN-14"


def test_a_second_turn_in_one_round_is_objected_to_and_in_the_next_it_is_clean() -> None:
    once = turn("TurnBegan", 0), turn("TurnEnded", 0)
    assert told(*once, *once) == "SQ-SETUP-17"
    assert told(*once, turn("RoundBegan", 0), *once) == ""


def test_aliens_come_after_the_squads_and_the_cult_after_chaos() -> None:
    squads_last = turn("TurnBegan", 1), turn("TurnEnded", 1), turn("TurnBegan", 0)
    assert told(*squads_last) == "SQ-SETUP-17"
    assert told(*squads_last, seats=("cult", "chaos")) == ""
    assert told(*squads_last, seats=("chaos", "cult")) == "SQ-SETUP-17"


def test_the_squads_keep_the_order_of_the_first_round() -> None:
    def a_round(*seats: int) -> list[Plain]:
        return [turn(kind, seat) for seat in seats for kind in ("TurnBegan", "TurnEnded")]

    squads, again = ("eldar", "legion"), turn("RoundBegan", 0)
    assert told(*a_round(1, 0), again, *a_round(1, 0), seats=squads) == ""
    assert told(*a_round(1, 0), again, *a_round(0, 1), seats=squads) == "SQ-SETUP-17"


def test_a_round_that_is_left_out_is_objected_to() -> None:
    assert told({"type": "RoundBegan", "number": 1}) == ""
    assert told({"type": "RoundBegan", "number": 2}) == "SQ-SETUP-17"
