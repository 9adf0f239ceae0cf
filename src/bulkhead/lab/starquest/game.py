"""Plays one game of a study, given its table and its number, and records it."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from time import process_time
from typing import Any

from msgspec import Struct

from bulkhead.bots import bot, strongest
from bulkhead.lab.playing import BareTable, Series, decide, seed_of
from bulkhead.lab.starquest.cards import CardCounts
from bulkhead.lab.starquest.record import Pace, Record
from bulkhead.lab.starquest.tables import Table
from bulkhead.lab.starquest.watching import Outs, Watch
from bulkhead.starquest import STARQUEST
from bulkhead.starquest import events as e
from bulkhead.starquest.data.state import State
from bulkhead.tabletop.events import Event

GAME = STARQUEST.id


class Plan(Struct, frozen=True):
    """The settings that all games of a study share."""

    seed: str
    bots: str = ""
    """The kind of bot for every seat; empty for the best one for each."""
    referee: bool = False
    """A referee watches every game."""


def play(plan: Plan, table: Table, index: int) -> Record:
    """Play game number `index` at a table, and record it."""
    game = STARQUEST
    factions = table.factions(index)
    options = game.options({"factions": factions, "mission": table.mission})
    names = (plan.bots,) * len(factions) if plan.bots else strongest(GAME, factions)
    series = Series(GAME, options, names, f"{plan.seed}/{table.mission}/{table.squads}")
    players = [bot(name, GAME, seed_of(series, index, seat)) for seat, name in enumerate(names)]
    listener = Listener(len(factions))
    name = f"{plan.bots or 'best'}-{table.mission}-{table.squads}-{index}"
    watch = Watch(series, index, name) if plan.referee else None
    board = BareTable(game, series, index, Outs(listener, watch) if watch else listener)
    state: Any = board.state
    if watch:
        watch.begin(state)
    pace = dict.fromkeys(names, Pace(0, 0.0, 0.0))
    commands = 0
    with undisturbed():
        while (seat := game.waiting(state)) is not None:
            began = process_time()
            command = decide(game, state, seat, players[seat])
            took = process_time() - began
            kept = pace[names[seat]]
            pace[names[seat]] = Pace(kept.decisions + 1, kept.seconds + took, max(kept.slowest, took))
            board.submit(seat, command)
            listener.follow(state)
            commands += 1
            if watch:
                watch.follow(state, seat, command)
    result = game.result(state)
    assert result is not None
    return Record(
        table.mission,
        table.squads,
        index,
        factions,
        result.scores,
        result.shares,
        listener.round,
        listener.ending,
        commands,
        tuple(listener.lost),
        _leaders(state),
        tuple(side.dock for side in state.sides),
        {reason: tuple(points) for reason, points in sorted(listener.reasons.items())},
        sum(listener.reasons.get("primary", ())),
        sum(listener.reasons.get("secondary", ())),
        listener.rounds.get("primary", 0),
        listener.rounds.get("secondary", 0),
        listener.cards.found(result.shares),
        pace,
    )


@contextmanager
def undisturbed() -> Iterator[None]:
    """Run without the cycle collector. A game leaves no cycles, and after hundreds of games one collection visits
    all cached boards and lines of sight for half a second, which would count as thinking time."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def _leaders(state: State) -> tuple[int, ...]:
    """1 for every seat whose leader is dead."""
    dead = {mini.seat for mini in state.minis.values() if mini.role == "leader" and mini.place == "dead"}
    return tuple(int(seat in dead) for seat in range(len(state.sides)))


class Listener:
    """Counts during a game."""

    def __init__(self, seats: int) -> None:
        self.round = 0
        self.ending = ""
        self.lost = [0] * seats
        self.reasons: dict[str, list[int]] = {}
        self.rounds: dict[str, int] = {}
        """The round in which each objective was last scored."""
        self.cards = CardCounts()
        self._seats = seats
        self._begun = False

    def tell(self, event: Event, to: tuple[int, ...] | None = None, others: Event | None = None) -> None:
        match event:
            case e.RoundBegan():
                self.round = event.number
            case e.MissionEnded():
                self.ending = event.reason
            case e.Eliminated():
                if event.seat >= 0:
                    self.lost[event.seat] += 1
            case e.Scored():
                self.reasons.setdefault(event.reason, [0] * self._seats)[event.seat] += event.points
                self.rounds[event.reason] = self.round
        self.cards.tell(event)

    def follow(self, state: State) -> None:
        """After each command."""
        if not self._begun and self.round:
            self._begun = True
            self.cards.hands(state)
        self.cards.follow(state)
