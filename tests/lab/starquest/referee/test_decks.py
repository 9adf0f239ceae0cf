"""Forged cards: one too many, one too few."""

from bulkhead.lab.starquest.referee.account import Entry, Said
from bulkhead.lab.starquest.referee.objections import Objection
from tests.lab.starquest.referee.records import bot_game

GAME = ("mis_00_first_steps", "imperial_fists", 2)


def clause(objection: Objection | None) -> str:
    assert objection is not None
    return objection.clause


def any_entry(entry: Entry) -> bool:
    return True


def test_a_reconnaissance_card_that_is_there_twice_is_objected_to() -> None:
    def twice(entry: Entry) -> None:
        pile = entry.table["decks"]["recon"]
        pile["discard"] = [*pile["discard"], pile["draw"][0]]

    assert clause(bot_game(*GAME).forged(any_entry, twice)) == "SQ-RECON-11"


def test_a_reconnaissance_card_that_vanishes_is_objected_to() -> None:
    def gone(entry: Entry) -> None:
        pile = entry.table["decks"]["recon"]
        pile["draw"] = pile["draw"][1:]

    assert clause(bot_game(*GAME).forged(any_entry, gone)) == "SQ-RECON-11"


def test_an_event_card_that_leaves_its_deck_undrawn_is_objected_to() -> None:
    def gone(entry: Entry) -> None:
        pile = entry.table["decks"]["green"]
        pile["draw"] = pile["draw"][1:]

    assert clause(bot_game(*GAME).forged(any_entry, gone)) == "SQ-ALIEN-05"


def test_a_card_drawn_into_a_hand_is_no_loss() -> None:
    def drawn(entry: Entry) -> None:
        pile = entry.table["decks"]["recon"]
        entry.table["sides"][0]["recon"] = [pile["draw"][0]]
        entry.said.append(Said({"type": "CardTaken", "seat": 0, "card": pile["draw"][0]}, to=(0,)))
        pile["draw"] = pile["draw"][1:]

    assert bot_game(*GAME).forged(any_entry, drawn) is None
