"""Checks every message that a viewer receives against the table of secrets."""

import re
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Raw, Struct

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.factions import is_alien
from bulkhead.starquest.data.frames import Mounting
from bulkhead.starquest.data.state import State
from bulkhead.tabletop.game import SPECTATOR, Viewer, viewer_of
from tests.leaks.knowledge import HANDS, POOLS, Knowledge, shares_tokens


class Leak(AssertionError):
    """A viewer was sent a secret."""


class _Token(Struct):
    kind: str
    identity: str


class _Pact(Struct):
    a: int
    b: int
    public: bool = True


class _Proposal(Struct):
    seat: int
    to: int


class _Mini(Struct):
    weapons: list[str] = []


class _Side(Struct, rename="kebab"):
    orders: list[str] = []
    equipment: list[str] = []
    recon: list[str] = []
    psychic: list[str] = []
    events: list[str] = []
    blips: list[str] = []
    reinforcements: list[str] = []
    specials: list[str] = []
    open: list[str] = []
    named: list[list[str]] = []
    sites: list[int] = []


class _View(Struct, rename="kebab"):
    """The parts of a view that might hold secrets."""

    viewer: int
    phase: str
    options: dict[str, Any]
    scenario: Raw
    sides: list[_Side]
    minis: Raw
    tokens: dict[str, _Token]
    decks: dict[str, dict[str, Any]]
    pacts: list[_Pact]
    split_pacts: list[list[Any]]
    proposals: list[_Proposal]
    reserved: list[str]
    raised: bool
    triggers: list[str]
    standing: dict[str, Any] | None


class _LogLine(Struct):
    event: dict[str, Any]


class _Message(Struct):
    type: str
    since: int = -1
    seq: int = -1
    waiting: int = -1
    view: Raw = Raw()
    offer: Raw = Raw()
    log: list[_LogLine] = []
    seats: Raw = Raw()
    finished: bool = False
    seed: str = ""


_messages = msgspec.json.Decoder(_Message)
_views = msgspec.json.Decoder(_View)
_minis = msgspec.json.Decoder(dict[str, _Mini])


class Judge:
    """Checks the messages to one viewer."""

    def __init__(self, viewer: Viewer, secrets: list[str]) -> None:
        self.viewer = viewer
        self.knowledge = Knowledge(viewer)
        self.seq = -1
        self.judged = 0
        self.prepares = False
        """The viewer has prepared answers, and is not asked for them."""
        self._secrets = secrets
        """The seed and all keys: never sent."""

    def hear(self, text: str, state: State, asked: str = "") -> None:
        """Check a message, given the true state when it was sent, and the viewer's last request."""
        self.judged += 1
        message = _messages.decode(text)
        for secret in self._secrets:
            if secret in text and not message.finished:
                raise Leak(f"{self.viewer} was told a key or the seed")
        events = [line.event for line in message.log]
        for event in events:
            self._event(event, state)
        self.knowledge.look(state)
        self.knowledge.hear(events)
        self._number(message)
        # Nobody learns more of prepared squads than who is ready.
        told = set(_NAMES.findall(bytes(message.seats).decode())) & load_box().cards.keys()
        self._held(not told, f"with the seats, of {sorted(told)}")
        if bytes(message.view):
            self._view(_views.decode(message.view), state)
        if message.finished:
            return
        self._words(text, message, state, asked)

    def _number(self, message: _Message) -> None:
        """Each viewer counts the entries it knows of: numbers have no gaps."""
        since = message.since if message.since >= 0 else message.seq - 1
        if message.type == "update" and not since == self.seq < message.seq:
            raise Leak(f"{self.viewer} counts {since} to {message.seq} after {self.seq}")
        if message.type in ("update", "sync"):
            self.seq = message.seq
            mine = message.waiting == self.viewer
            offered = bytes(message.offer) != b"null"
            if offered != mine and not (mine and self.prepares):
                raise Leak(f"{self.viewer} was sent an offer that is not his, or not sent his own")

    # Views

    def _view(self, view: _View, state: State) -> None:
        viewer = self.viewer
        self._held(viewer_of(view.viewer) == viewer, "a view of somebody else's")
        for seat, side in enumerate(view.sides):
            if seat != viewer:
                self._side(seat, side, state)
        for id_, token in view.tokens.items():
            hidden = token.identity == "" and token.kind != "object"
            self._held(hidden or id_ in self.knowledge.tokens, f"what {id_} is")
        for name, deck in view.decks.items():
            self._held(set(deck) == {"left", "discard"}, f"the order of deck {name}")
        for pact in view.pacts:
            self._held(pact.public or viewer in (pact.a, pact.b), "a secret alliance of others")
        self._held(all(viewer in split[:2] for split in view.split_pacts), "a dissolved alliance of others")
        self._held(all(viewer in (one.seat, one.to) for one in view.proposals), "an offer between others")
        tokens = state.tokens
        self._held(
            all(shares_tokens(state, viewer, tokens[id_].seat) for id_ in view.reserved),
            "miniatures held back",
        )
        mine = viewer is not SPECTATOR
        self._held(view.raised == (viewer in state.hands), "a raised hand")
        own = [words for seat, words in state.triggers if seat == viewer]
        self._held(view.triggers == own, "triggers")
        self._held((view.standing is not None) == mine, "standing orders")
        for frame in state.frames:
            if isinstance(frame, Mounting) and frame.seat != viewer:
                mini = _minis.decode(view.minis).get(frame.who, _Mini())
                self._held(not mini.weapons, "the weapons of a Dreadnought being fitted out")
        self._scenario(view, state)

    def _side(self, seat: int, side: _Side, state: State) -> None:
        common = state.options.house.psychic_deck == "common"
        shown = set(state.sides[seat].open)
        for hand in HANDS:
            cards = set(getattr(side, hand)) - {""}
            if hand != "psychic" or not common:
                self._held(cards <= shown, f"cards of seat {seat}: {hand} {sorted(cards - shown)}")
        if not shares_tokens(state, self.viewer, seat):
            for pool in POOLS:
                self._held(not set(getattr(side, pool)) - {""}, f"the {pool} of seat {seat}")
            self._held(not side.sites, f"the survivors' sites of seat {seat}")
        self._held({card for card, _ in side.named} <= shown, f"what seat {seat} has bound to its cards")

    def _scenario(self, view: _View, state: State) -> None:
        """Withheld objectives, and cards that a squad has kept from an earlier mission."""
        alien = self.viewer is not SPECTATOR and is_alien(state.sides[self.viewer].faction)
        if not alien and view.phase != "over":
            kept = [one for one in _objectives(bytes(view.scenario)) if not one.get("public", True)]
            figures = {mini.figure for mini in state.minis.values()}
            for one in kept:
                revealed = figures & set(one["test"].get("figures", ()))
                self._held(bool(revealed), f"the objective {one['id']}, which is kept back")
        for faction, record in view.options.get("records", {}).items():
            own = self.viewer is not SPECTATOR and state.sides[self.viewer].faction == faction
            self._held(own or not any(record.get("cards", ())), f"cards that {faction} has kept")

    # Events

    def _event(self, event: dict[str, Any], state: State) -> None:
        viewer, kind, seat = self.viewer, event["type"], event.get("seat")
        if kind in ("HandRaised", "Instructed"):
            self._held(seat == viewer, f"{kind} of seat {seat}")
        elif kind == "Pledged":
            self._held(viewer in (seat, event["to"]) or event["kind"] == "public", "a secret offer")
        elif kind in ("CardOffered", "PledgeRefused"):
            parties = {seat, event.get("to", seat)}
            self._held(viewer in parties or kind == "PledgeRefused", "a card offered to another")
        elif kind in ("PactMade", "PactEnded"):
            self._held(event["public"] or viewer in (event["a"], event["b"]), "a secret alliance")
        elif kind in ("RoomSearched", "CardTaken", "CardSeen", "CardGiven"):
            known = event.get("card", "") in ("", *self.knowledge.cards)  # used cards are public
            self._held(viewer == seat or known, f"the card in {kind}")
        elif kind == "CardSold":
            self._held(viewer in (seat, event["to"]) or event["card"] == "", "the card that was sold")
        elif kind == "TokensJoined":
            self._held(viewer == seat or not event["cards"], "which tokens have joined")
        elif kind in ("TokenPlaced", "TokenSeen"):
            known = viewer == seat or event["identity"] == "" or event["token"] in self.knowledge.tokens
            self._held(known or self._shared(event, state), f"the identity in {kind}")
            looks_alike = event.get("kind") != "object"
            self._held(
                looks_alike or viewer == seat or self._shared(event, state), "that a token is an object"
            )

    def _shared(self, event: dict[str, Any], state: State) -> bool:
        token = state.tokens.get(event["token"])
        return token is not None and shares_tokens(state, self.viewer, token.seat)

    # Words

    def _words(self, text: str, message: _Message, state: State, asked: str) -> None:
        """No name of a card that the viewer cannot know; no token together with its identity."""
        rest = said = text
        if bytes(message.view):
            view = _views.decode(message.view)
            rest = _cut(text, message.view)
            # The content of the box and the miniatures are public.
            said = _cut(_cut(text, view.scenario), view.minis)
        plans = message.type == "surveyed" and asked.startswith("squad")
        chooses = message.type in ("advised", "may-also") or plans
        offer = "" if bytes(message.offer) in (b"", b"null") else bytes(message.offer).decode()
        open_to_him = self.knowledge.own_decks(state) if chooses or offer else set()
        forbidden = self.knowledge.forbidden_cards(state)
        named = {card for card in forbidden & set(_NAMES.findall(said)) if card not in asked}
        if named and offer:
            said = said.replace(offer, "null", 1)
            named &= set(_NAMES.findall(said)) | (set(_NAMES.findall(offer)) - open_to_him)
        elif chooses:
            named -= open_to_him
        self._held(not named, f"the cards {sorted(named)}: {said}")
        for id_, identity in self.knowledge.forbidden_tokens(state).items():
            if id_ in rest and identity in rest:
                self._held(not _beside(msgspec.json.decode(rest), id_, identity), f"that {id_} is {identity}")

    def _held(self, kept: bool, what: str) -> None:
        if not kept:
            raise Leak(f"{self.viewer} was told {what}")


_NAMES = re.compile(r"[a-z]+_\w+")
"""Words that could be the name of a card."""


def _cut(text: str, part: Raw) -> str:
    """A message without a part of it."""
    return text.replace(bytes(part).decode(), "null", 1)


@lru_cache(maxsize=4)
def _objectives(scenario: bytes) -> list[dict[str, Any]]:
    objectives: list[dict[str, Any]] = msgspec.json.decode(scenario).get("objectives", [])
    return objectives


def _beside(value: Any, *words: str) -> bool:
    """Do all these words occur in the same record?"""
    if isinstance(value, list):
        return any(_beside(one, *words) for one in value)
    if not isinstance(value, dict):
        return False
    said = " ".join(_strings(value)).split()
    return all(word in said for word in words) or any(_beside(one, *words) for one in value.values())


def _strings(value: Any) -> list[str]:
    """The texts of a record itself, without nested records."""
    found = []
    for one in value.values():
        if isinstance(one, str):
            found.append(one)
        elif isinstance(one, list):
            found += [text for text in one if isinstance(text, str)]
    return found
