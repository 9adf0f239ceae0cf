"""The state of a game of Starquest: plain frozen records in a few dicts, no references between them, no dice.

A record is never changed: `change(state, mini, lp=1)` puts a new one in its place. A clone therefore copies a handful
of dicts and shares everything else.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Literal, Unpack

from msgspec import Struct
from msgspec.structs import replace

from bulkhead.starquest.data.feats import Feat, Paid
from bulkhead.starquest.data.frames import AnyFrame
from bulkhead.starquest.data.lasting_effects import Effect, by_word
from bulkhead.starquest.data.pieces import (
    FRESH,
    Deeds,
    DeedsChange,
    Mini,
    MiniChange,
    Place,
    Token,
    TokenKind,
)
from bulkhead.starquest.data.sides import Hand, Pool, Side, SideChange
from bulkhead.starquest.data.standing_orders import Standing
from bulkhead.starquest.ship.arcs import Arcs
from bulkhead.starquest.ship.ship import Ship
from bulkhead.starquest.ship.sight import Sight
from bulkhead.tabletop.game import Offer

if TYPE_CHECKING:
    from bulkhead.starquest.data.commands import AnyCommand
    from bulkhead.starquest.data.options import Options
    from bulkhead.starquest.data.scenario import Scenario

__all__ = [
    "FRESH",
    "Deck",
    "Deeds",
    "Effect",
    "Flame",
    "Mini",
    "Pact",
    "Phase",
    "Place",
    "Proposal",
    "Side",
    "State",
    "Thing",
    "Token",
    "TokenKind",
    "Told",
    "Watch",
    "by_word",
    "cards_in",
    "change",
    "change_side",
    "deeds",
    "eyes",
    "serial",
    "set_cards",
    "top",
]


class Thing(Struct, frozen=True, omit_defaults=True, rename="kebab"):
    """An object: on the floor, carried, or recovered by a squad."""

    id: str
    kind: str
    square: int = -1
    carrier: str = ""
    recovered: int = -1


class Flame(Struct, frozen=True, rename="kebab"):
    """A flame marker (SQ-WPN-43, 83)."""

    id: int
    seat: int
    """The seat whose flamer lit it: it scores the victims in every turn."""
    squares: tuple[int, ...]
    by: str = ""
    """The bearer of the flamer."""


class Pact(Struct, frozen=True, omit_defaults=True, rename="kebab"):
    """An alliance in force between two seats, or between one legionary and a seat (SQ-ALLY)."""

    a: int
    b: int
    public: bool = True
    legionary: str = ""


class Proposal(Struct, frozen=True, omit_defaults=True, rename="kebab"):
    """An offer that waits for its answer: an alliance (SQ-ALLY-13) or a card for sale (SQ-RECON-07)."""

    number: int
    seat: int
    to: int
    kind: Literal["public", "secret", "sale"]
    who: str = ""
    """The legionary who makes it alone."""
    card: str = ""


class Deck(Struct, frozen=True, rename="kebab"):
    """A face-down pile and its discards. No player knows the order."""

    draw: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()


class Watch(Struct, frozen=True, rename="kebab"):
    """What a miniature in Overwatch saw when the last action ended, and what enemies did in its sight (OVER-17, 18)."""

    seen: tuple[str, ...] = ()
    counts: tuple[tuple[str, int], ...] = ()


class Told(Struct, frozen=True, rename="kebab"):
    """An answer that holds for one activation: may `seat`'s squares be passed (SQ-MOVE-18)."""

    seat: int
    allowed: bool


Phase = Literal["setup", "play", "over"]


class State:
    """One table."""

    __slots__ = (
        "arcs",
        "blips",
        "bodies",
        "burning",
        "closed",
        "decks",
        "doorsteps",
        "effects",
        "engines",
        "feats",
        "flames",
        "frames",
        "gone",
        "hands",
        "holder",
        "minis",
        "noticed",
        "offered",
        "opened",
        "options",
        "order",
        "orders",
        "outcome",
        "pacts",
        "paid",
        "peeked",
        "phase",
        "proposals",
        "reserved",
        "round",
        "scanned",
        "scenario",
        "screened",
        "searched",
        "serials",
        "ship",
        "sides",
        "sight",
        "split_pacts",
        "structures",
        "things",
        "tokens",
        "triggers",
        "turn",
        "turn_seat",
        "vents",
        "votes",
        "walled",
        "watches",
    )

    def __init__(self, options: Options, scenario: Scenario, ship: Ship) -> None:
        self.options = options
        self.scenario = scenario
        self.ship = ship
        self.sight, self.arcs = eyes(ship)
        self.phase: Phase = "setup"
        self.round = 0
        self.turn = 0
        """Turns begun in all."""
        self.turn_seat = -1
        """The seat whose turn it is."""
        self.order: tuple[int, ...] = ()
        """Seats in turn order (SQ-SETUP-17)."""
        self.frames: list[AnyFrame] = []
        self.sides: list[Side] = []
        self.minis: dict[str, Mini] = {}
        self.tokens: dict[str, Token] = {}
        self.things: dict[str, Thing] = {}
        self.flames: tuple[Flame, ...] = ()
        self.vents: tuple[str, ...] = ()
        """Vents not destroyed."""
        self.gone: tuple[str, ...] = ()
        """Bulkheads destroyed and doors taken off, by id."""
        self.opened: tuple[tuple[str, int], ...] = ()
        """Bulkheads that stand open, with the seat in whose turn they close (SQ-DOOR-13)."""
        self.structures: tuple[tuple[str, int], ...] = ()
        """Mission structures with their LP left."""
        self.scanned: tuple[int, ...] = ()
        self.searched: tuple[str, ...] = ()
        self.decks: dict[str, Deck] = {}
        self.effects: tuple[Effect, ...] = ()
        self.peeked: tuple[tuple[int, str], ...] = ()
        """Pairs of a seat and a face-down token that it has looked at. Only the seat knows what it saw."""
        self.pacts: tuple[Pact, ...] = ()
        self.split_pacts: tuple[tuple[int, int, str], ...] = ()
        """Alliances dissolved in this mission (SQ-ALLY-10)."""
        self.proposals: tuple[Proposal, ...] = ()
        """Open offers of alliances and sales, known only to their two sides."""
        self.reserved: tuple[str, ...] = ()
        """Tokens that hold back a miniature: reinforcements lying face down (SQ-ALIEN-46). A secret."""
        self.hands: tuple[int, ...] = ()
        """Seats with a raised hand. Not shown to any other seat."""
        self.triggers: tuple[tuple[int, str], ...] = ()
        """Private triggers that raise a hand (SQ-CMD-09): seat and the words of the trigger."""
        self.noticed: dict[str, tuple[str, ...]] = {}
        """The enemies that each trigger about a miniature has noticed, by seat and words (triggers.py)."""
        self.orders: list[Standing] = []
        """Standing orders by seat."""
        self.votes: tuple[tuple[int, int], ...] = ()
        """Votes that a faction leaves (SQ-SEAT-07): the seat that votes, and the seat that leaves."""
        self.watches: dict[str, Watch] = {}
        self.serials: dict[str, int] = {}
        """Last number given out, by prefix of ids."""
        self.feats: tuple[Feat, ...] = ()
        """Deeds that the objectives ask for (feats.py)."""
        self.paid: tuple[Paid, ...] = ()
        """Points of objectives paid out so far."""
        self.outcome: str = ""
        """Why the mission ended."""
        # Worked out from the fields above.
        self.holder: dict[int, str] = {}
        """The piece on each square: the id of a miniature, machine or token."""
        self.bodies = 0
        """Squares with miniatures."""
        self.blips = 0
        """Squares with face-down tokens, those that wait on vents left out."""
        self.engines = 0
        """Squares with machines."""
        self.burning = 0
        self.screened = 0
        """Squares that cards have made opaque."""
        self.walled = 0
        """Squares that cards have made impassable and opaque."""
        self.closed = 0
        """Doors and bulkheads that are closed now, as bits."""
        self.doorsteps: tuple[tuple[int, int], ...] = ()
        """Seats with miniatures in their entry area, each with the threshold squares that are kept for it."""
        self.offered: Offer[AnyCommand] | None = None


@lru_cache(maxsize=64)
def eyes(ship: Ship) -> tuple[Sight, Arcs]:
    """Lines of sight and arcs of a map: worked out once, shared by every table that plays on it."""
    return Sight(ship), Arcs(ship)


def change(state: State, mini: Mini, **values: Unpack[MiniChange]) -> Mini:
    """Replace the record of a miniature by a changed one. Only places.py changes squares."""
    changed = replace(mini, **values)
    state.minis[mini.id] = changed
    return changed


def deeds(state: State, mini: Mini, **values: Unpack[DeedsChange]) -> Mini:
    """Note what a miniature has done."""
    changed = replace(mini, deeds=replace(mini.deeds, **values))
    state.minis[mini.id] = changed
    return changed


def change_side(state: State, seat: int, **values: Unpack[SideChange]) -> Side:
    changed = replace(state.sides[seat], **values)
    state.sides[seat] = changed
    return changed


def set_cards(state: State, seat: int, field: Hand | Pool, cards: tuple[str, ...]) -> Side:
    """Give a seat other cards in one of its hands, or other identities in one of its pools."""
    changed: Side = replace(state.sides[seat], **{field: cards})
    state.sides[seat] = changed
    return changed


def cards_in(side: Side, field: Hand | Pool) -> tuple[str, ...]:
    """The cards in one of a seat's hands, or the identities in one of its pools."""
    cards: tuple[str, ...] = getattr(side, field)
    return cards


def top(state: State) -> AnyFrame:
    return state.frames[-1]


def serial(state: State, prefix: str) -> str:
    """A new id: `ba` gives ba1, ba2 ..."""
    number = state.serials.get(prefix, 0) + 1
    state.serials[prefix] = number
    return f"{prefix}{number}"
