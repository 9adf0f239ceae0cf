"""Forged points: each line of the ledger is objected to when it is altered, and not when it is true."""

from collections.abc import Callable

import pytest

from bulkhead.lab.starquest.referee.account import Entry, Plain, Said
from bulkhead.lab.starquest.referee.objections import Objection
from tests.lab.starquest.referee.records import bot_game, events, game_with

GAME = ("mis_00_first_steps", "imperial_fists", 2)


def clause(objection: Objection | None) -> str:
    assert objection is not None
    return objection.clause


def kills(entry: Entry) -> list[Plain]:
    return events(entry, "Scored", reason="kill")


def losses(entry: Entry) -> list[Plain]:
    return events(entry, "Scored", reason="loss")


def test_a_sum_that_is_wrong_is_objected_to() -> None:
    def more(entry: Entry) -> None:
        kills(entry)[0]["total"] += 1

    assert clause(game_with(kills).forged(kills, more)) == "SQ-SETUP-10"


def test_points_that_nobody_booked_are_objected_to() -> None:
    def richer(entry: Entry) -> None:
        entry.table["sides"][0] = {**entry.table["sides"][0], "points": 50}

    assert clause(bot_game(*GAME).forged(lambda entry: True, richer)) == "SQ-SETUP-10"


@pytest.mark.parametrize("find", [kills, losses])
def test_a_wrong_price_of_a_miniature_is_objected_to(find: Callable[[Entry], list[Plain]]) -> None:
    def dearer(entry: Entry) -> None:
        line = find(entry)[0]
        line["points"] += 1
        line["total"] += 1

    assert clause(game_with(find).forged(find, dearer)) == "SQ-SHOOT-07"


def test_a_miniature_that_is_scored_twice_is_objected_to() -> None:
    def twice(entry: Entry) -> None:
        line = kills(entry)[0]
        entry.said.append(Said({**line, "total": line["total"] + line["points"]}))

    assert clause(game_with(kills).forged(kills, twice)) == "SQ-SHOOT-07"


def test_a_miniature_that_another_seat_scores_is_objected_to() -> None:
    def other(entry: Entry) -> None:
        events(entry, "Eliminated")[0]["by"] = -1

    assert clause(game_with(kills).forged(kills, other)) == "SQ-SHOOT-07"


def test_a_seat_that_scores_its_own_miniature_is_objected_to() -> None:
    def own(entry: Entry) -> None:
        dead = events(entry, "Eliminated")[0]
        dead["by"] = dead["seat"]

    assert clause(game_with(kills).forged(kills, own)) == "SQ-SHOOT-07"


@pytest.mark.parametrize("reason", ["kill", "loss"])
def test_a_line_that_is_missing_is_objected_to(reason: str) -> None:
    def untold(entry: Entry) -> None:
        (line,) = events(entry, "Scored", reason=reason)
        seat = line["seat"]
        entry.said = [said for said in entry.said if said.event is not line]
        side = entry.table["sides"][seat]
        entry.table["sides"][seat] = {**side, "points": side.get("points", 0) - line["points"]}

    def wanted(entry: Entry) -> bool:
        return len(events(entry, "Scored", reason=reason)) == 1

    assert clause(game_with(wanted).forged(wanted, untold)) == "SQ-SHOOT-07"


def test_an_alien_player_that_pays_for_a_loss_is_objected_to() -> None:
    def of_an_alien(entry: Entry) -> list[Plain]:
        return events(entry, "Eliminated", seat=1)

    def pays(entry: Entry) -> None:
        who, have = of_an_alien(entry)[0]["who"], entry.table["sides"][1].get("points", 0)
        line = {"type": "Scored", "seat": 1, "points": -2, "total": have - 2, "reason": "loss", "what": who}
        entry.said.append(Said({**line, "why": "SQ-SHOOT-07"}))

    assert clause(game_with(of_an_alien).forged(of_an_alien, pays)) == "SQ-SHOOT-07"
