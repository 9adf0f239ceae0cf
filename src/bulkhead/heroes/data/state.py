"""The state of a game of Heroes: plain data, no references between parts, no dice."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from bulkhead.heroes.data.cards import Card
from bulkhead.heroes.data.commands import AnyCommand
from bulkhead.heroes.data.options import Options
from bulkhead.tabletop.frames import Frame
from bulkhead.tabletop.game import Offer

NOBODY = -1

Phase = Literal["draft", "place", "roll", "keep", "push", "act", "over"]


class Marching(Frame, frozen=True):
    """A scoring roll that still owes moves: the columns whose heroes have not used theirs."""

    roll: str
    columns: tuple[int, ...]


class State:
    """One table: a game, or up to three in a match.

    `army` and `advance` have ten places: `seat * 5 + column - 1`, columns as their owner counts (see board.at).
    """

    __slots__ = (
        "advance",
        "all_out",
        "army",
        "aside",
        "cards",
        "first",
        "frames",
        "hands",
        "held",
        "mover",
        "offered",
        "options",
        "phase",
        "resigned",
        "rolled",
        "sheet",
        "turn",
        "winners",
    )

    def __init__(self, options: Options, cards: dict[str, Card], first: int) -> None:
        self.options = options
        self.cards = cards
        """The roster by hero id; derived from the options and shared by all copies."""
        self.phase: Phase = "draft"
        self.mover = first
        """The seat that decides."""
        self.first = first
        """The seat that places first in this game."""
        self.hands: list[list[str]] = [[], []]
        """Heroes picked and not yet placed."""
        self.army: list[str] = [""] * 10
        self.advance: list[int] = [0] * 10
        self.rolled: tuple[int, ...] = ()
        """Lying dice that were just rolled, sorted."""
        self.held: tuple[int, ...] = ()
        """Lying dice that were left as they lay, sorted."""
        self.aside: tuple[str, ...] = ()
        """Scoring rolls put aside and not yet spent."""
        self.frames: list[Marching] = []
        self.all_out = False
        self.turn = 0
        """Turns begun in this game, extra turns included."""
        self.sheet: list[tuple[int, int]] = []
        """Current scores at the end of each finished game."""
        self.winners: list[int] = []
        """The winner of each finished game; -1 for a draw."""
        self.resigned = NOBODY
        """The seat that gave the match up."""
        self.offered: Offer[AnyCommand] | None = None
        """The pending offer, cached on first use; derived from the rest."""


def clone(state: State) -> State:
    """An equal, independent copy: copies of lists, never a deep copy."""
    twin: State = State.__new__(State)
    twin.options = state.options
    twin.cards = state.cards
    twin.phase = state.phase
    twin.mover = state.mover
    twin.first = state.first
    twin.hands = [state.hands[0][:], state.hands[1][:]]
    twin.army = state.army[:]
    twin.advance = state.advance[:]
    twin.rolled = state.rolled
    twin.held = state.held
    twin.aside = state.aside
    twin.frames = state.frames[:]
    twin.all_out = state.all_out
    twin.turn = state.turn
    twin.sheet = state.sheet[:]
    twin.winners = state.winners[:]
    twin.resigned = state.resigned
    twin.offered = state.offered
    return twin


class Saved(Struct, frozen=True, omit_defaults=True, rename="kebab", forbid_unknown_fields=True):
    """A state in its stored form."""

    options: Options
    phase: Phase
    mover: int
    first: int
    hands: tuple[list[str], list[str]]
    army: list[str]
    advance: list[int]
    rolled: tuple[int, ...] = ()
    held: tuple[int, ...] = ()
    aside: tuple[str, ...] = ()
    frames: list[Marching] = []
    all_out: bool = False
    turn: int = 0
    sheet: list[tuple[int, int]] = []
    winners: list[int] = []
    resigned: int = NOBODY


def dump(state: State) -> bytes:
    """Encode the state as JSON."""
    return msgspec.json.encode(
        Saved(
            state.options,
            state.phase,
            state.mover,
            state.first,
            (state.hands[0], state.hands[1]),
            state.army,
            state.advance,
            state.rolled,
            state.held,
            state.aside,
            state.frames,
            state.all_out,
            state.turn,
            state.sheet,
            state.winners,
            state.resigned,
        )
    )


def load(data: bytes) -> State:
    """Decode what `dump` wrote."""
    saved = msgspec.json.decode(data, type=Saved)
    state = State(saved.options, deck(saved.options), saved.first)
    state.phase = saved.phase
    state.mover = saved.mover
    state.hands = list(saved.hands)
    state.army = saved.army
    state.advance = saved.advance
    state.rolled = saved.rolled
    state.held = saved.held
    state.aside = saved.aside
    state.frames = saved.frames
    state.all_out = saved.all_out
    state.turn = saved.turn
    state.sheet = saved.sheet
    state.winners = saved.winners
    state.resigned = saved.resigned
    return state


def game_number(state: State) -> int:
    """Which game of the match is being played; after the end, the last one."""
    ended = len(state.sheet)
    return ended if state.resigned != NOBODY else min(ended + 1, state.options.games)


def deck(options: Options) -> dict[str, Card]:
    """The cards that a table plays with, by hero."""
    return {card.id: card for card in options.roster}
