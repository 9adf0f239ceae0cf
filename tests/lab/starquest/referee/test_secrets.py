"""Forged views and forged whispers: a viewer that learns too much, or an owner that learns too little."""

from collections.abc import Callable
from typing import Any

import pytest

from bulkhead.lab.starquest.referee.account import Entry, Plain, Said
from bulkhead.lab.starquest.referee.objections import Objection
from bulkhead.lab.starquest.referee.secrets.knowledge import Knowledge
from bulkhead.lab.starquest.referee.table import Blip
from tests.lab.starquest.referee.drawn import ALIENS, SQUAD, Drawn
from tests.lab.starquest.referee.records import bot_game

GAME = ("mis_00_first_steps", "imperial_fists", 2)
SPECTATOR = -1


def looked(entry: Entry) -> bool:
    """The views were written down, and hidden tokens lie on the map."""
    return bool(entry.views) and bool(entry.table["tokens"]) and not entry.table["outcome"]


def forged(change: Callable[[Entry], None]) -> str:
    objection = bot_game(*GAME).forged(looked, change)
    return "" if objection is None else objection.clause


def first_token(entry: Entry, viewer: int) -> tuple[Plain, Plain]:
    """A token as it is, and as a viewer sees it."""
    id_, token = next(iter(entry.table["tokens"].items()))
    return token, entry.views[viewer]["tokens"][id_]


def test_the_views_of_a_game_are_clean() -> None:
    def nothing(entry: Entry) -> None:
        assert set(entry.views) == {SPECTATOR, SQUAD, ALIENS}
        assert first_token(entry, SQUAD)[1]["identity"] == first_token(entry, SPECTATOR)[1]["identity"] == ""

    assert forged(nothing) == ""


@pytest.mark.parametrize("viewer", [SPECTATOR, SQUAD])
def test_an_identity_in_the_view_of_another_is_objected_to(viewer: int) -> None:
    def leak(entry: Entry) -> None:
        token, seen = first_token(entry, viewer)
        seen["identity"] = token["identity"]

    assert forged(leak) == "SQ-SETUP-07"


def test_an_owner_that_does_not_see_its_own_token_is_objected_to() -> None:
    def hide(entry: Entry) -> None:
        first_token(entry, ALIENS)[1]["identity"] = ""

    assert forged(hide) == "SQ-SCAN-09"


def test_an_object_that_looks_different_from_a_blip_is_objected_to() -> None:
    def object_(entry: Entry, shown: str) -> None:
        token, _ = first_token(entry, SQUAD)
        token["kind"] = "object"
        first_token(entry, ALIENS)[1]["kind"] = "object"
        for viewer in (SPECTATOR, SQUAD):
            first_token(entry, viewer)[1]["kind"] = shown

    assert forged(lambda entry: object_(entry, "blip")) == ""
    assert forged(lambda entry: object_(entry, "object")) == "SQ-OBJ-02"


def changed(viewer: int, **values: Any) -> str:
    """Parts of a view are replaced."""

    def change(entry: Entry) -> None:
        entry.views[viewer] |= {name.replace("_", "-"): value for name, value in values.items()}

    return forged(change)


def test_what_concerns_one_seat_is_seen_by_no_other() -> None:
    assert changed(SPECTATOR, standing={}) == changed(SQUAD, raised=True) == "SQ-CMD-09"
    assert changed(ALIENS, triggers=["near"]) == "SQ-CMD-09"
    assert changed(SQUAD, proposals=[{"number": 12, "seat": 1, "to": 2}]) == "SQ-ALLY-15"
    assert changed(SQUAD, split_pacts=[(1, 2, "")]) == "SQ-ALLY-15"
    assert changed(SQUAD, dice_to_come=[1, 2]) == "SQ-SEAT-04"


def test_a_secret_alliance_in_the_view_of_a_third_is_objected_to() -> None:
    pact = {"a": SQUAD, "b": ALIENS, "public": False}

    def made(entry: Entry, seers: tuple[int, ...]) -> None:
        entry.table["pacts"] = [pact]
        for viewer in seers:
            entry.views[viewer]["pacts"] = [pact]

    assert forged(lambda entry: made(entry, (SQUAD, ALIENS))) == ""
    assert forged(lambda entry: made(entry, (SQUAD, ALIENS, SPECTATOR))) == "SQ-ALLY-15"
    assert forged(lambda entry: made(entry, (SQUAD,))) == "SQ-ALLY-15"


def test_the_order_of_a_deck_in_a_view_is_objected_to() -> None:
    def order(entry: Entry) -> None:
        deck = entry.views[SPECTATOR]["decks"]["green"]
        deck["draw"] = entry.table["decks"]["green"]["draw"]

    assert forged(order) == "SQ-ALIEN-05"


def hand(viewer: int, seat: int, **cards: Any) -> str:
    """A seat is given cards in one of its hands, and a viewer sees it so; the others see as many hidden ones."""

    def deal(entry: Entry) -> None:
        for name, (true, shown) in cards.items():
            for one in entry.views:
                sides = entry.views[one]["sides"]
                seen = shown if one == viewer else true if one == seat else ["" for _ in true]
                entry.views[one]["sides"] = [
                    side | {name: seen} if place == seat else side for place, side in enumerate(sides)
                ]
            sides = entry.table["sides"]
            entry.table["sides"] = [
                side | {name: true} if place == seat else side for place, side in enumerate(sides)
            ]
            for card in true:
                entry.said.append(Said({"type": "CardTaken", "seat": seat, "card": card}, (seat,), None))

    return forged(deal)


def test_a_hand_is_known_to_its_seat_and_its_size_to_all() -> None:
    card = ["eqp_melta_bomb"]
    assert hand(ALIENS, SQUAD, equipment=(card, [""])) == hand(SQUAD, SQUAD, equipment=(card, card)) == ""
    assert hand(ALIENS, SQUAD, equipment=(card, card)) == "SQ-SETUP-11"
    assert hand(SPECTATOR, SQUAD, equipment=(card, card)) == "SQ-SETUP-11"
    assert hand(SQUAD, SQUAD, equipment=(card, [""])) == "SQ-SETUP-11"
    assert hand(ALIENS, SQUAD, equipment=(card, [])) == "SQ-SETUP-11"


def test_a_pool_is_known_to_its_alien_player_alone() -> None:
    def peek(entry: Entry) -> None:
        entry.views[SQUAD]["sides"][ALIENS]["blips"] = entry.table["sides"][ALIENS].get("blips", ["fig_ork"])

    assert forged(peek) == "SQ-SETUP-07"


def test_a_card_under_way_that_was_never_named_is_objected_to() -> None:
    assert changed(SPECTATOR, frames=[{"type": "Attack", "card": "eqp_melta_bomb"}]) == "SQ-SEAT-09"
    assert changed(SPECTATOR, frames=[{"type": "Attack", "who": "if1"}]) == ""


def test_an_objective_that_is_kept_back_is_objected_to_in_the_view_of_a_squad() -> None:
    kept = {"objectives": [{"id": "secondary", "public": False, "test": {"type": "eliminate"}}]}
    assert changed(SQUAD, scenario=kept) == changed(SPECTATOR, scenario=kept) == "SQ-SETUP-04"
    assert changed(ALIENS, scenario=kept) == ""


# What is heard


def heard(said: Said, *before: Said, **house: Any) -> str:
    """The clause of the objection to something that is said at a table of a squad and two alien players."""
    table = Drawn(**house).table
    table.factions = ("imperial_fists", "chaos", "cult")
    table.blips["ch?1"] = Blip("ch?1", 1, "blip", "fig_ork", (1, 1))
    knowledge = Knowledge(table)
    try:
        knowledge.entry(Entry(0, 0, {}, [*before, said], {}))
    except Objection as objection:
        return objection.clause
    return ""


def whispered(kind: str, hearers: tuple[int, ...] | None, secret: str = "", **values: Any) -> Said:
    """An event that only some hear in full; the others hear it without its secret, where it has one."""
    event = {"type": kind, **values}
    others = event | {secret: type(values[secret])()} if secret and hearers is not None else None
    return Said(event, hearers, others)


@pytest.mark.parametrize(
    ("kind", "secret", "values", "clause"),
    [
        ("TokenPlaced", "identity", {"token": "ch?1", "identity": "fig_ork"}, "SQ-SETUP-07"),
        ("TokensJoined", "cards", {"cards": ("fig_ork",)}, "SQ-SETUP-07"),
        ("TokenSeen", "identity", {"token": "cu?1", "identity": "fig_husk"}, "SQ-SETUP-07"),
        ("CardSeen", "card", {"card": "evg_frenzy"}, "SQ-ALIEN-05"),
        ("RoomSearched", "card", {"card": "rec_ambush"}, "SQ-RECON-08"),
        ("CardTaken", "card", {"card": "ord_fire"}, "SQ-SETUP-11"),
        ("CardGiven", "card", {"card": "rec_ambush"}, "SQ-RECON-08"),
    ],
)
def test_a_secret_that_others_hear_or_its_owner_does_not_is_objected_to(
    kind: str, secret: str, values: Plain, clause: str
) -> None:
    def said(to: tuple[int, ...] | None) -> str:
        return heard(whispered(kind, to, secret, seat=1, **values))

    assert said((1,)) == ""
    assert said(None) == said((0, 1)) == said((1, SPECTATOR)) == said(()) == clause


@pytest.mark.parametrize(
    ("kind", "values", "clause"),
    [
        ("HandRaised", {"seat": 0}, "SQ-CMD-09"),
        ("Instructed", {"seat": 0}, "SQ-CMD-09"),
        ("Pledged", {"seat": 0, "to": 2}, "SQ-ALLY-13"),
        ("CardOffered", {"seat": 0, "to": 2, "card": "rec_ambush"}, "SQ-RECON-07"),
        ("PactMade", {"a": 0, "b": 2, "public": False, "who": ""}, "SQ-ALLY-15"),
    ],
)
def test_what_is_said_in_private_is_not_heard_by_others(kind: str, values: Plain, clause: str) -> None:
    parties = tuple(sorted({values.get("seat", 0), values.get("to", values.get("b", 0))}))
    assert heard(whispered(kind, parties, **values)) == ""
    assert heard(whispered(kind, (*parties, 1), **values)) == heard(whispered(kind, None, **values)) == clause
    if kind == "PactMade":
        assert heard(whispered(kind, None, **(values | {"public": True}))) == ""


def test_alien_allies_hear_each_others_tokens_by_the_house_option_alone() -> None:
    pact = whispered("PactMade", None, a=1, b=2, public=True, who="")
    end = whispered("PactEnded", None, a=1, b=2, public=True, who="")
    placed = whispered("TokenPlaced", (1, 2), "identity", seat=1, token="ch?2", identity="fig_ork")
    assert heard(placed, pact, shared_tokens=True) == ""
    assert heard(placed, pact) == heard(placed, shared_tokens=True) == "SQ-SETUP-07"
    assert heard(placed, pact, end, shared_tokens=True) == "SQ-SETUP-07"


def test_a_card_that_all_have_seen_is_no_secret_when_it_comes_back() -> None:
    taken = Said({"type": "CardTaken", "seat": 0, "card": "eql_grapnel"})
    played = Said({"type": "CardPlayed", "seat": 0, "card": "eql_grapnel"})
    assert (heard(taken), heard(taken, played)) == ("SQ-SETUP-11", "")
