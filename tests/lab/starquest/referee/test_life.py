"""Forged life points."""

from bulkhead.lab.starquest.referee.account import Entry, Plain, Said
from bulkhead.lab.starquest.referee.objections import Objection
from tests.lab.starquest.referee.records import bot_game, events, first

GAME = ("mis_00_first_steps", "imperial_fists", 2)


def wounds(entry: Entry) -> list[Plain]:
    return events(entry, "Wounded")


def clause(objection: Objection | None) -> str:
    assert objection is not None
    return objection.clause


def test_a_life_point_too_many_is_objected_to() -> None:
    def stronger(entry: Entry) -> None:
        first(entry, "Wounded")["lp"] += 1

    assert clause(bot_game(*GAME).forged(wounds, stronger)) == "SQ-LIFE-05"


def test_a_wound_that_nobody_told_is_objected_to() -> None:
    def untold(entry: Entry) -> None:
        entry.said = [said for said in entry.said if said.event["type"] != "Wounded"]

    assert clause(bot_game(*GAME).forged(wounds, untold)) in ("SQ-LIFE-03", "SQ-SHOOT-07")


def test_a_hit_that_does_no_harm_is_objected_to() -> None:
    def unharmed(entry: Entry) -> list[Plain]:
        return events(entry, "Unharmed")

    def beaten(entry: Entry) -> None:
        event = first(entry, "Unharmed")
        event["value"] = event["against"] + 1

    assert clause(bot_game(*GAME).forged(unharmed, beaten)) == "SQ-SHOOT-05"


def test_healing_above_the_original_value_is_objected_to() -> None:
    def activated(entry: Entry) -> list[Plain]:
        return events(entry, "Activated", seat=0)

    def healed(entry: Entry) -> None:
        event = first(entry, "Activated")
        entry.said.append(Said({"type": "Healed", "seat": 0, "who": event["who"], "lp": 9, "why": ""}))

    assert clause(bot_game(*GAME).forged(activated, healed)) == "SQ-LIFE-04"


def test_a_dead_miniature_that_is_wounded_again_is_objected_to() -> None:
    def deaths(entry: Entry) -> list[Plain]:
        return events(entry, "Eliminated")

    def again(entry: Entry) -> None:
        entry.said.append(Said({**first(entry, "Eliminated"), "type": "Wounded", "lost": 1, "lp": 0}))

    assert clause(bot_game(*GAME).forged(deaths, again)) == "SQ-LIFE-05"
