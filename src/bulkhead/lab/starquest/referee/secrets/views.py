"""The views of all seats and of a spectator: nothing in them that the viewer may not know, and all that it may."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from bulkhead.lab.starquest.referee.account import Entry, Plain
from bulkhead.lab.starquest.referee.objections import Objection
from bulkhead.lab.starquest.referee.secrets.knowledge import SPECTATOR, Knowledge
from bulkhead.lab.starquest.referee.table import Table

HANDS = {
    "orders": "SQ-SETUP-11",
    "equipment": "SQ-SETUP-11",
    "recon": "SQ-RECON-08",
    "psychic": "SQ-PSI-07",
    "events": "SQ-ALIENRANK-03",
}
"""Hands that only their seat knows; their sizes are public."""
POOLS = ("blips", "reinforcements", "specials")
"""Tokens that have not come yet; their numbers are public."""
SECRET_MARKS = ("named", "sites")
"""What a card is bound to, and the squares that hide survivors."""
OPEN = frozenset(
    (
        "faction",
        "points",
        "rank",
        "seals",
        "formation",
        "leader",
        "psionic",
        "dock",
        "command",
        "command-lost",
        "lasting",
        "open",
        "used",
        "spent",
        "governor",
        "governor-lost",
        "faded",
        "psychic-used",
        "ordered",
        "order",
        "searched",
        "psyched",
        "colour",
        "special-turn",
        "turns",
        "entered",
        "held-event",
        "ward-used",
        "rites",
        "rite-used",
        "kills",
        "earned",
        "study",
        "reserve",
    )
)
"""What everybody knows of a seat."""
SIDE = OPEN | set(HANDS) | set(POOLS) | set(SECRET_MARKS)
"""Everything that a view has of a seat."""
TOKEN = frozenset(["id", "seat", "kind", "identity", "square", "vent", "since", "back", "shown", "deeds"])
WHOLE = frozenset(
    (
        "viewer",
        "options",
        "scenario",
        "grid",
        "phase",
        "round",
        "turn",
        "turn-seat",
        "order",
        "waiting",
        "question",
        "frames",
        "sides",
        "minis",
        "tokens",
        "things",
        "flames",
        "vents",
        "gone",
        "opened",
        "structures",
        "scanned",
        "searched",
        "decks",
        "effects",
        "peeked",
        "pacts",
        "split-pacts",
        "proposals",
        "reserved",
        "raised",
        "triggers",
        "standing",
        "watches",
        "serials",
        "feats",
        "paid",
        "outcome",
        "result",
    )
)
"""Everything that a view has. Something new must be judged here before it is shown."""
EQUAL = ("things", "flames", "structures", "opened", "peeked", "round", "turn", "phase")
"""Parts of the table that everybody sees as they are."""


class Views:
    """Looks through the eyes of every viewer at some entries."""

    def __init__(self, table: Table, knowledge: Knowledge) -> None:
        self.table = table
        self.knowledge = knowledge

    def entry(self, entry: Entry) -> None:
        if entry.table["outcome"]:
            return  # SQ-END-05: cards and objectives are shown to all
        for viewer, view in entry.views.items():
            try:
                self.look(viewer, view, entry.table)
            except Objection as objection:
                who = "A spectator" if viewer == SPECTATOR else f"Seat {viewer}"
                raise Objection(objection.clause, f"{who} sees {objection.sentence}") from None

    def look(self, viewer: int, view: Plain, game: Plain) -> None:
        if unknown := view.keys() - WHOLE:
            raise Objection("SQ-SEAT-04", f"{min(unknown)}, of which nobody has said that it is public")
        for name in EQUAL:
            if view[name] != game[name]:
                raise Objection("SQ-SEAT-04", f"{name} otherwise than it is")
        for seat, side in enumerate(game["sides"]):
            self.side(viewer, seat, view["sides"][seat], side)
        self.tokens(viewer, view["tokens"], game["tokens"])
        self.decks(view["decks"], game["decks"])
        self.private(viewer, view, game)
        self.objectives(viewer, view)
        self.frames(view["frames"])

    # Seats

    def side(self, viewer: int, seat: int, seen: Plain, side: Plain) -> None:
        if unknown := seen.keys() - SIDE:
            raise Objection("SQ-SEAT-04", f"{min(unknown)} of seat {seat}, which may be a secret")
        if _open_part(seen) != _open_part(side):
            for name in OPEN:
                if seen.get(name) != side.get(name):
                    raise Objection(
                        "SQ-SEAT-04", f"{name} of seat {seat} as {seen.get(name)}, not {side.get(name)}"
                    )
        common = self.table.house["psychic-deck"] == "common"
        for hand, clause in HANDS.items():
            known = viewer == seat or (hand == "psychic" and common)
            self.cards(seat, hand, seen.get(hand, ()), side.get(hand, ()), known, clause)
        keeps = self.knowledge.keeps(viewer, seat)
        for pool in POOLS:
            self.cards(seat, pool, seen.get(pool, ()), side.get(pool, ()), keeps, "SQ-SETUP-07")
        if list(seen.get("sites", ())) != (list(side.get("sites", ())) if keeps else []):
            raise Objection("SQ-SETUP-07", f"the hiding places {seen.get('sites')} of seat {seat}")
        named = [list(one) for one in side.get("named", ())]
        for one in seen.get("named", ()):
            if list(one) not in named or not (viewer == seat or (seat, one[0]) in self.knowledge.spoken):
                raise Objection("SQ-SETUP-11", f"what the card {one[0]} of seat {seat} is bound to")

    def cards(self, seat: int, hand: str, seen: Any, true: Any, known: bool, clause: str) -> None:
        if len(seen) != len(true):
            raise Objection(clause, f"{len(seen)} cards in the {hand} of seat {seat}, which has {len(true)}")
        if not true:
            return
        if known:
            if sorted(seen) != sorted(true):
                raise Objection(
                    clause, f"{sorted(seen)} in the {hand} of seat {seat}, which holds {sorted(true)}"
                )
            return
        if any(seen):
            have = Counter(true)
            for card, copies in Counter(card for card in seen if card).items():
                if (seat, card) not in self.knowledge.spoken or copies > have[card]:
                    raise Objection(clause, f"{card} in the {hand} of seat {seat}, which is a secret")
        if hand in ("equipment", "recon"):
            for card in true:
                if (seat, card) in self.knowledge.shown and card not in seen:
                    raise Objection(clause, f"no {card} in the {hand} of seat {seat}, which was shown to all")

    # Tokens and decks

    def tokens(self, viewer: int, seen: Plain, true: Plain) -> None:
        if seen.keys() != true.keys():
            raise Objection("SQ-SETUP-07", f"the tokens {sorted(seen)}, and {sorted(true)} lie there")
        for id_, token in true.items():
            owner, shown = token["seat"], seen[id_]
            if unknown := shown.keys() - TOKEN:
                raise Objection("SQ-SETUP-07", f"{min(unknown)} of the token {id_}, which may be a secret")
            kinds = {token["kind"]}
            if not self.knowledge.must_see(viewer, id_, owner):
                kinds.add("blip" if token["kind"] == "object" else token["kind"])
            identity = shown.get("identity", "")
            if identity and not self.knowledge.may_see(viewer, id_, owner):
                raise Objection(
                    "SQ-SETUP-07", f"that {id_} is a {identity}, which is a secret of seat {owner}"
                )
            if not identity and self.knowledge.must_see(viewer, id_, owner):
                raise Objection("SQ-SCAN-09", f"not what {id_} is, which it knows")
            if identity not in ("", token["identity"]) or shown["kind"] not in kinds:
                raise Objection("SQ-SETUP-07", f"{id_} as a {shown['kind']} {identity}")
            if token["kind"] == "object" and not identity and shown["kind"] == "object":
                raise Objection("SQ-OBJ-02", f"that {id_} is an object")
            if shown["square"] != token["square"]:
                raise Objection("SQ-ALIEN-15", f"{id_} on another square")

    def decks(self, seen: Plain, true: Plain) -> None:
        for name, deck in true.items():
            expected = {"left": len(deck["draw"]), "discard": deck["discard"]}
            if seen[name] != expected:
                raise Objection("SQ-ALIEN-05", f"the deck {name} as {seen[name]}")

    # What is said between two, and to oneself

    def private(self, viewer: int, view: Plain, game: Plain) -> None:
        own: dict[str, Any] = {
            "pacts": [
                pact for pact in game["pacts"] if pact.get("public", True) or viewer in (pact["a"], pact["b"])
            ],
            "split-pacts": [pact for pact in game["split-pacts"] if viewer in pact[:2]],
            "proposals": [one for one in game["proposals"] if viewer in (one["seat"], one["to"])],
            "triggers": [words for seat, words in game["triggers"] if seat == viewer],
            "raised": viewer in game["hands"],
            "standing": None if viewer == SPECTATOR else game["standing"][viewer],
        }
        for name, expected in own.items():
            if _plain(view[name]) != _plain(expected):
                clause = "SQ-ALLY-15" if name in ("pacts", "split-pacts", "proposals") else "SQ-CMD-09"
                raise Objection(clause, f"{view[name]} as {name}, and may know {expected}")
        for token in view["reserved"]:
            if token in game["tokens"] and game["tokens"][token]["seat"] != viewer:
                raise Objection("SQ-SETUP-07", f"that a miniature is reserved for {token}")

    def objectives(self, viewer: int, view: Plain) -> None:
        """SQ-SETUP-04: squads and spectators do not read an objective that is kept back, until its figure is there."""
        if viewer != SPECTATOR and self.table.alien(viewer):
            return
        for one in view["scenario"].get("objectives", ()):
            test = one["test"]
            if one.get("public", True):
                continue
            figures = test.get("figures", ()) if test.get("live_from") == "revealed" else ()
            if not any(piece.figure.id in figures for piece in self.table.pieces.values()):
                raise Objection("SQ-SETUP-04", f"the {one['id']} objective, which is kept back")

    def frames(self, frames: Any) -> None:
        """What is under way names no card that has not been named to all."""
        for text in _texts(frames):
            if text in self.table.box.cards and not any(card == text for _, card in self.knowledge.spoken):
                raise Objection("SQ-SEAT-09", f"the card {text} in what is under way")


def _open_part(side: Plain) -> Plain:
    """What everybody knows of a seat."""
    return {name: value for name, value in side.items() if name in OPEN}


def _plain(value: Any) -> Any:
    """Tuples as lists, so that the same things compare as equal."""
    if isinstance(value, dict):
        return {name: _plain(one) for name, one in value.items()}
    return [_plain(one) for one in value] if isinstance(value, (list, tuple)) else value


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for one in value.values():
            yield from _texts(one)
    elif isinstance(value, (list, tuple)):
        for one in value:
            yield from _texts(one)
