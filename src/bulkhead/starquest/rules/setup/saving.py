"""Copy a state, write it as JSON and read it back."""

import msgspec
from msgspec import Struct

from bulkhead.starquest.data.feats import Feat, Paid
from bulkhead.starquest.data.frames import AnyFrame
from bulkhead.starquest.data.options import Options
from bulkhead.starquest.data.scenario import Scenario
from bulkhead.starquest.data.standing_orders import Standing
from bulkhead.starquest.data.state import (
    Deck,
    Effect,
    Flame,
    Mini,
    Pact,
    Phase,
    Proposal,
    Side,
    State,
    Thing,
    Token,
    Watch,
)
from bulkhead.starquest.rules.setup.scenario_builder import ship_of
from bulkhead.starquest.table import places

_PLAIN = (
    "phase",
    "round",
    "turn",
    "turn_seat",
    "order",
    "flames",
    "vents",
    "gone",
    "opened",
    "structures",
    "scanned",
    "searched",
    "effects",
    "peeked",
    "pacts",
    "split_pacts",
    "proposals",
    "reserved",
    "hands",
    "triggers",
    "votes",
    "feats",
    "paid",
    "outcome",
)
"""Fields whose values never change in place: a copy shares them."""
_LISTS = ("frames", "sides", "orders")
_DICTS = ("minis", "tokens", "things", "decks", "watches", "serials", "noticed")


def clone(state: State) -> State:
    """An equal, independent copy: records are shared, the dicts and lists that hold them are copied."""
    twin: State = State.__new__(State)
    twin.options = state.options
    twin.scenario = state.scenario
    twin.ship = state.ship
    twin.sight = state.sight
    twin.arcs = state.arcs
    twin.phase = state.phase
    twin.round = state.round
    twin.turn = state.turn
    twin.turn_seat = state.turn_seat
    twin.order = state.order
    twin.frames = state.frames[:]
    twin.sides = state.sides[:]
    twin.minis = state.minis.copy()
    twin.tokens = state.tokens.copy()
    twin.things = state.things.copy()
    twin.flames = state.flames
    twin.vents = state.vents
    twin.gone = state.gone
    twin.opened = state.opened
    twin.structures = state.structures
    twin.scanned = state.scanned
    twin.searched = state.searched
    twin.decks = state.decks.copy()
    twin.effects = state.effects
    twin.peeked = state.peeked
    twin.pacts = state.pacts
    twin.split_pacts = state.split_pacts
    twin.proposals = state.proposals
    twin.reserved = state.reserved
    twin.hands = state.hands
    twin.triggers = state.triggers
    twin.noticed = state.noticed.copy()
    twin.votes = state.votes
    twin.orders = state.orders[:]
    twin.watches = state.watches.copy()
    twin.serials = state.serials.copy()
    twin.feats = state.feats
    twin.paid = state.paid
    twin.outcome = state.outcome
    _share_counted(state, twin)
    return twin


def _share_counted(state: State, twin: State) -> None:
    """What is counted from the other fields."""
    twin.holder = state.holder.copy()
    twin.bodies = state.bodies
    twin.blips = state.blips
    twin.engines = state.engines
    twin.burning = state.burning
    twin.screened = state.screened
    twin.walled = state.walled
    twin.closed = state.closed
    twin.doorsteps = state.doorsteps
    twin.offered = state.offered


class Saved(Struct, frozen=True, omit_defaults=True, rename="kebab", forbid_unknown_fields=True):
    """A state as a record that can be written as JSON."""

    options: Options
    scenario: Scenario
    phase: Phase
    round: int
    turn: int
    turn_seat: int
    order: tuple[int, ...]
    frames: list[AnyFrame]
    sides: list[Side]
    orders: list[Standing]
    minis: dict[str, Mini]
    tokens: dict[str, Token]
    things: dict[str, Thing] = {}
    decks: dict[str, Deck] = {}
    watches: dict[str, Watch] = {}
    serials: dict[str, int] = {}
    flames: tuple[Flame, ...] = ()
    vents: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()
    opened: tuple[tuple[str, int], ...] = ()
    structures: tuple[tuple[str, int], ...] = ()
    scanned: tuple[int, ...] = ()
    searched: tuple[str, ...] = ()
    effects: tuple[Effect, ...] = ()
    peeked: tuple[tuple[int, str], ...] = ()
    pacts: tuple[Pact, ...] = ()
    split_pacts: tuple[tuple[int, int, str], ...] = ()
    proposals: tuple[Proposal, ...] = ()
    reserved: tuple[str, ...] = ()
    hands: tuple[int, ...] = ()
    triggers: tuple[tuple[int, str], ...] = ()
    noticed: dict[str, tuple[str, ...]] = {}
    votes: tuple[tuple[int, int], ...] = ()
    feats: tuple[Feat, ...] = ()
    paid: tuple[Paid, ...] = ()
    outcome: str = ""


def dump(state: State) -> bytes:
    """The state as JSON, stable byte for byte."""
    fields = {name: getattr(state, name) for name in (*_PLAIN, *_LISTS, *_DICTS)}
    return msgspec.json.encode(Saved(options=state.options, scenario=state.scenario, **fields))


def load(data: bytes) -> State:
    """The state that `dump` wrote."""
    return load_saved(msgspec.json.decode(data, type=Saved))


def load_saved(saved: Saved) -> State:
    """The state of a record."""
    state = State(saved.options, saved.scenario, ship_of(saved.scenario, saved.options))
    for name in (*_PLAIN, *_LISTS, *_DICTS):
        setattr(state, name, getattr(saved, name))
    places.recount(state)
    return state
