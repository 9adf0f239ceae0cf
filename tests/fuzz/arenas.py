"""The games of the fuzz test: their tables, words for random commands, and checks of views."""

from collections.abc import Callable
from random import Random
from typing import Any

from msgspec import Struct

from bulkhead import GAMES
from bulkhead.tabletop.game import Game
from tests.server.house import MID_GAME

STARQUEST_SEATS = ("ultramarines", "eldar", "chaos")
HANDS = ("orders", "equipment", "recon", "psychic", "events", "blips", "reinforcements", "specials")


class Arena(Struct, frozen=True):
    """One game for the fuzz test."""

    game: Game[Any, Any, Any, Any]
    seats: int
    form: Callable[[Random], dict[str, Any]]
    """Makes the form of a table."""
    words: tuple[str, ...]
    """Words for random commands."""
    look: Callable[[dict[str, Any], int], None]
    """Fails if a view shows what its viewer may not see."""
    hear: Callable[[dict[str, Any], int], None]
    """Fails if an event does."""
    surveys: tuple[str, ...] = ("chart",)


# Heroes


def _heroes_form(rng: Random) -> dict[str, Any]:
    form: dict[str, Any] = rng.choice(({}, {}, {"position": MID_GAME}, {"options": {"turn-limit": 6}}))
    return {"game": "heroes", **form}


def _heroes_view(view: dict[str, Any], seat: int) -> None:
    if view["phase"] == "draft":
        for other, hand in enumerate(view["hands"]):
            assert other == seat or not any(hand), f"{seat} sees the hand of {other}"


def _heroes_event(event: dict[str, Any], seat: int) -> None:
    if event["type"] == "Picked":
        assert event["seat"] == seat or event["hero"] == "", event


# Starquest


def _starquest_form(rng: Random) -> dict[str, Any]:
    mission = rng.choice(("mis_01_hard_dock", "mis_00_first_steps"))
    if mission == "mis_00_first_steps":
        return {"game": "starquest", "options": {"mission": mission, "factions": ["ultramarines", "chaos"]}}
    return {"game": "starquest", "options": {"mission": mission, "factions": list(STARQUEST_SEATS)}}


def _starquest_view(view: dict[str, Any], seat: int) -> None:
    for other, side in enumerate(view["sides"]):
        if other != seat:
            shown = {"", *side.get("open", ())}
            told = {card for hand in HANDS for card in side.get(hand, ())}
            assert told <= shown, f"{seat} sees {told - shown} of {other}"
    looked = {token for who, token in view["peeked"] if who == seat}
    for id_, token in view["tokens"].items():
        known = token["seat"] == seat or token.get("shown", False) or id_ in looked
        assert known or token["identity"] == "", f"{seat} sees what {id_} is"
    for pact in view["pacts"]:
        assert pact.get("public", True) or seat in (pact["a"], pact["b"]), pact
    assert all(seat in (one["seat"], one["to"]) for one in view["proposals"])


def _starquest_event(event: dict[str, Any], seat: int) -> None:
    if event["type"] in ("HandRaised", "Instructed"):
        assert event["seat"] == seat, event


ARENAS = {
    "heroes": Arena(
        GAMES["heroes"],
        2,
        _heroes_form,
        ("roll", "keep", "push", "6", "66", "move", "at", "1.6", "-1", ">"),
        _heroes_view,
        _heroes_event,
    ),
    "starquest": Arena(
        GAMES["starquest"],
        3,
        _starquest_form,
        (
            "um1",
            "ch?1",
            "step",
            "5.9",
            "shoot",
            "raise",
            "instruct",
            "pledge",
            "end",
            "done",
            "choose",
            "-1.2",
            "[1.1]",
        ),
        _starquest_view,
        _starquest_event,
        ("chart", "seen", "attack", "default", "hints", "um1", "ch?1", "ch1", "nobody"),
    ),
}
