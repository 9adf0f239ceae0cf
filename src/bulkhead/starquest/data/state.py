"""The state of a game of Starquest: plain frozen records in a few dicts, no references between them, no dice.

A record is never changed: `change(state, mini, lp=1)` puts a new one in its place. A clone therefore copies a handful
of dicts and shares everything else.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Literal

from msgspec import Struct
from msgspec.structs import force_setattr, replace

from bulkhead.starquest.data.feats import Feat, Paid
from bulkhead.starquest.data.frames import AnyFrame
from bulkhead.starquest.data.records import NOVICE, Psionic
from bulkhead.starquest.data.standing_orders import Standing
from bulkhead.starquest.ship.arcs import Arcs
from bulkhead.starquest.ship.ship import Ship
from bulkhead.starquest.ship.sight import Sight
from bulkhead.tabletop.game import Offer

if TYPE_CHECKING:
    from bulkhead.starquest.data.commands import AnyCommand
    from bulkhead.starquest.data.options import Options
    from bulkhead.starquest.data.scenario import Scenario

Place = Literal["dock", "board", "carried", "left", "dead"]


class Deeds(Struct, frozen=True, omit_defaults=True, rename="kebab", cache_hash=True):
    """What a miniature or a token has done since its activation (or its command-point move) began."""

    began: bool = False
    finished: bool = False
    mp: int = 0
    """Movement points used."""
    moved: bool = False
    """It has made a paid step or turn."""
    halted: bool = False
    """Its movement is over: an attack came between (SQ-TURN-07 to 09)."""
    moves: int = 0
    """Whole movements finished before this one; a card may allow a second (SQ-TURN-04)."""
    shots: int = 0
    """Shots fired in this shooting action."""
    shot_moved: bool = False
    """It moved after its first shot (SQ-WPN-26)."""
    shot: bool = False
    """Its shooting action is over."""
    shootings: int = 0
    fired: tuple[str, ...] = ()
    """Mounted weapons that have fired in this shooting action (SQ-DREAD-19)."""
    struck: int = 0
    """Melees fought."""
    turned: bool = False
    """The free turn since the last anchor is used (SQ-MOVE-15)."""
    searched: bool = False
    psychic: bool = False
    burnt: tuple[int, ...] = ()
    """Flame markers that have attacked it in this movement (SQ-WPN-45)."""
    seen_by: tuple[str, ...] = ()
    """Who saw it when its activation began (SQ-MELEE-07)."""
    new_gunner: bool = False
    """It took the post of a machine in this turn (SQ-WPN-65)."""
    served: bool = False
    """The machine that it mans has moved or fired: it does nothing of its own in this turn (SQ-WPN-87)."""
    moved_in: int = 0
    """Number of the turn in which a machine moved last (SQ-WPN-50)."""
    fired_in: int = 0
    """Number of the turn in which a machine fired last (SQ-WPN-50, SQ-CMD-13)."""
    aided: tuple[str, ...] = ()
    """Cards that have helped in this shooting action, each once (SQ-SHOOT-08)."""
    denied: tuple[str, ...] = ()
    """Miniatures whose owners refused it an exchange or a lift (SQ-OBJ-07, 09)."""


FRESH = Deeds()


class Mini(Struct, frozen=True, omit_defaults=True, rename="kebab"):
    """A miniature, or a machine (its figure says so)."""

    id: str
    seat: int
    figure: str
    facing: int = 0
    squares: tuple[int, ...] = ()
    """Its base; empty off the board. A 2x2 base: north-west, north-east, south-west, south-east. A Tarantula: front,
    centre."""
    lp: int = 1
    weapons: tuple[str, ...] = ()
    """Weapons it bears now, mounts included; a lost one is gone from here."""
    place: Place = "board"
    role: str = ""
    """leader, psionic, reinforcement or nothing."""
    watching: bool = False
    passing: bool = False
    """It stands on a square that it shares (SQ-MOVE-16)."""
    back: tuple[int, ...] = ()
    """Where it last stood alone, while passing."""
    objects: tuple[str, ...] = ()
    load: str = ""
    """The miniature that it carries."""
    carrier: str = ""
    mans: str = ""
    """The machine whose gunner it is."""
    ward: bool = False
    """It may roll saves (SQ-SQUAD-23)."""
    ally: int = -1
    """The seat that a legionary is publicly allied with on its own (SQ-ALLY-09)."""
    deeds: Deeds = FRESH


TokenKind = Literal["blip", "special", "reinforcement", "object"]
"""How a token came. Everybody sees it, but to others an object among the blips looks like a blip (SQ-OBJ-02)."""


class Token(Struct, frozen=True, omit_defaults=True, rename="kebab", cache_hash=True):
    """A face-down token on the map, or waiting on a vent."""

    id: str
    seat: int
    kind: TokenKind
    identity: str
    """Figure or object id. A secret of its owner."""
    square: int
    vent: str = ""
    """The vent on which it waits; it then occupies nothing."""
    since: int = 0
    """Number of the turn in which it came (SQ-ALIEN-08, 35)."""
    back: tuple[int, ...] = ()
    """Where it last stood alone, while it shares a square (SQ-MOVE-16)."""
    shown: bool = False
    """It lies face up: its miniature is about to be placed (SQ-SCAN-14)."""
    deeds: Deeds = FRESH


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
    """Whose flamer lit it: that player scores its victims, whoever's turn it is."""
    squares: tuple[int, ...]
    by: str = ""
    """Who bore the flamer."""


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


class Side(Struct, frozen=True, omit_defaults=True, rename="kebab", cache_hash=True):
    """What belongs to a seat: a squad's scanner, an alien player's tokens. Fields marked (H) are its secrets. Much is
    looked up by it (what it shows, what its cards give), so that a record works its hash out once."""

    faction: str
    points: int = 0
    rank: int = 0
    seals: int = 0
    formation: str = ""
    leader: str = ""
    psionic: str = ""
    dock: str = ""
    command: int = 0
    command_lost: bool = False
    """Its leader was killed (SQ-CMD-07)."""
    orders: tuple[str, ...] = ()
    """(H) order cards in hand."""
    equipment: tuple[str, ...] = ()
    """(H)"""
    recon: tuple[str, ...] = ()
    """(H) reconnaissance cards, secret missions among them."""
    lasting: tuple[str, ...] = ()
    open: tuple[str, ...] = ()
    """Cards of its hands that everybody has seen: they lie open from then on."""
    used: tuple[tuple[str, int], ...] = ()
    """Each use of a card or trait that may be used more than once, with the number of the turn."""
    spent: tuple[str, ...] = ()
    """Equipment cards that it has used up."""
    named: tuple[tuple[str, str], ...] = ()
    """(H, like the card) a card and what it was bound to: a weapon or a miniature named at set-up, or its carrier."""
    governor: tuple[str, ...] = ()
    """Open: they are the leader's life."""
    governor_lost: tuple[str, ...] = ()
    faded: tuple[str, ...] = ()
    """Governor cards taken back face down: life without an ability."""
    psychic: tuple[str, ...] = ()
    """(H)"""
    psychic_used: tuple[str, ...] = ()
    ordered: bool = False
    """An order card was played in this turn, or the moment for one has passed."""
    order: str = ""
    """The order card whose effect lasts this turn."""
    searched: bool = False
    psyched: bool = False
    blips: tuple[str, ...] = ()
    """(H) identities still in the pool, sorted."""
    reinforcements: tuple[str, ...] = ()
    """(H)"""
    specials: tuple[str, ...] = ()
    """(H)"""
    events: tuple[str, ...] = ()
    """(H) event cards held by rank."""
    colour: str = ""
    """The deck of its next event card."""
    special_turn: int = -2
    """Own turn number of the last possible special token (SQ-ALIEN-07)."""
    turns: int = 0
    entered: int = 0
    """Tokens that came by conduit in this turn (SQ-ALIEN-23)."""
    held_event: bool = False
    """It has played a held event card in this turn."""
    ward_used: bool = False
    """It has given up an equipment card against an event, by the house option (SQ-ALIEN-06)."""
    rites: int = 0
    rite_used: bool = False
    """A rite was used in the turn in progress, whoever's it is."""
    gone: bool = False
    """It has left the mission by agreement (SQ-SEAT-07)."""
    kills: tuple[str, ...] = ()
    """Figures it has scored."""
    earned: int = 0
    """Seals won in all (SQ-HONOUR-05)."""
    study: Psionic = NOVICE
    """The post of its psionic, as it goes on in a campaign (SQ-PSI-11 to 16)."""
    reserve: str = ""
    """The figure of its reinforcement, while it is alive (SQ-REINF-02, 03)."""
    sites: tuple[int, ...] = ()
    """(H) marked squares that hold a survivor, in the mission that has them (survivors.py)."""

    def __post_init__(self) -> None:
        # A default is left out of what is written when it is the very same object: sides that are equal are to be
        # written alike, whichever of them was kept.
        if self.study is not NOVICE and self.study == NOVICE:
            force_setattr(self, "study", NOVICE)


class Deck(Struct, frozen=True, rename="kebab"):
    """A face-down pile and its discards. The order is everybody's secret."""

    draw: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()


class Effect(Struct, frozen=True, omit_defaults=True, rename="kebab", cache_hash=True):
    """Something a card, a trait or an event changes for a while."""

    what: str
    """move, shoot-twice, no-fire, dice... : the word the chapters look for."""
    seat: int
    """Who caused it."""
    on: str = ""
    """A miniature's id, or empty for all of `side`."""
    side: int = -1
    value: int = 0
    until: str = "turn"
    """turn, activation, attack, next-own-turn, turn-of, in-turn-of, mission."""
    card: str = ""
    of: int = -1
    """With `turn-of`: the seat at the end of whose turn it is over; with `in-turn-of` it is felt in that turn alone."""
    kinds: tuple[str, ...] = ()
    """Classes of figures that it is about; empty for all."""
    squares: tuple[int, ...] = ()
    """Where it lies on the map: what screens or blocks."""


@lru_cache(maxsize=256)
def by_word(effects: tuple[Effect, ...]) -> dict[str, list[Effect]]:
    """What is in force, by its word. Chapters ask for dozens of words at every decision; few are ever in force."""
    found: dict[str, list[Effect]] = {}
    for effect in effects:
        found.setdefault(effect.what, []).append(effect)
    return found


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
        "effects",
        "engines",
        "feats",
        "flames",
        "frames",
        "gone",
        "hands",
        "holder",
        "minis",
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
        """Whose turn it is."""
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
        """Which seat has looked at which face-down token. What it saw stays its secret."""
        self.pacts: tuple[Pact, ...] = ()
        self.split_pacts: tuple[tuple[int, int, str], ...] = ()
        """Alliances dissolved in this mission (SQ-ALLY-10)."""
        self.proposals: tuple[Proposal, ...] = ()
        """Open offers of alliances and sales, known to their two sides alone."""
        self.reserved: tuple[str, ...] = ()
        """Tokens that hold back a miniature: reinforcements lying face down (SQ-ALIEN-46). A secret."""
        self.hands: tuple[int, ...] = ()
        """Seats with a raised hand. Shown to nobody."""
        self.triggers: tuple[tuple[int, str], ...] = ()
        """Private triggers that raise a hand (SQ-CMD-09): seat and the words of the trigger."""
        self.orders: list[Standing] = []
        """Standing orders by seat."""
        self.votes: tuple[tuple[int, int], ...] = ()
        """Who agrees that whom shall leave (SQ-SEAT-07)."""
        self.watches: dict[str, Watch] = {}
        self.serials: dict[str, int] = {}
        """Last number given out, by prefix of ids."""
        self.feats: tuple[Feat, ...] = ()
        """What was done that the objectives ask for (feats.py)."""
        self.paid: tuple[Paid, ...] = ()
        """Points of objectives paid out so far."""
        self.outcome: str = ""
        """Why the mission ended."""
        # What follows from the rest.
        self.holder: dict[int, str] = {}
        """Who stands where: square to the id of a miniature, machine or token."""
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
        self.offered: Offer[AnyCommand] | None = None


@lru_cache(maxsize=64)
def eyes(ship: Ship) -> tuple[Sight, Arcs]:
    """Lines of sight and arcs of a map: worked out once, shared by every table that plays on it."""
    return Sight(ship), Arcs(ship)


def change(state: State, mini: Mini, **values: object) -> Mini:
    """Put a changed record in the place of a miniature's. Squares are changed by places.py only."""
    changed = replace(mini, **values)
    state.minis[mini.id] = changed
    return changed


def deeds(state: State, mini: Mini, **values: object) -> Mini:
    """Note what a miniature has done."""
    changed = replace(mini, deeds=replace(mini.deeds, **values))
    state.minis[mini.id] = changed
    return changed


def change_side(state: State, seat: int, **values: object) -> Side:
    changed = replace(state.sides[seat], **values)
    state.sides[seat] = changed
    return changed


def top(state: State) -> AnyFrame:
    return state.frames[-1]


def serial(state: State, prefix: str) -> str:
    """A new id: `ba` gives ba1, ba2 ..."""
    number = state.serials.get(prefix, 0) + 1
    state.serials[prefix] = number
    return f"{prefix}{number}"
