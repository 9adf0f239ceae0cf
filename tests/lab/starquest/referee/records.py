"""Records of games for the tests of the referee: played by bots, written down, and forged in one place."""

from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from typing import Any

from bulkhead.bots import bot, strongest
from bulkhead.lab.playing import BareTable, Series, decide, seed_of
from bulkhead.lab.starquest.referee.account import Entry, Plain
from bulkhead.lab.starquest.referee.objections import Objection
from bulkhead.lab.starquest.watching import Account, referee_for
from bulkhead.starquest import STARQUEST
from bulkhead.starquest.data.options import Options

EVERY = 25
"""Every so many entries the views of all viewers are written down too."""


@dataclass(frozen=True)
class Record:
    """A game as it was written down."""

    options: Options
    entries: tuple[Entry, ...]

    def judge(self, entries: tuple[Entry, ...] | None = None) -> Objection | None:
        """What the referee says to these entries; None where it has nothing to object to."""
        referee = referee_for(self.options, self.options.mission)
        try:
            for entry in self.entries if entries is None else entries:
                referee.watch(entry)
        except Objection as objection:
            return objection
        return None

    def forged(self, wanted: Callable[[Entry], Any], change: Callable[[Entry], None]) -> Objection | None:
        """What the referee says when the first entry of this sort is changed, and nothing before it."""
        for place, entry in enumerate(self.entries):
            if entry.table["phase"] != "setup" and place and began(self.entries[place - 1]) and wanted(entry):
                copy = deepcopy(entry)
                change(copy)
                return self.judge((*self.entries[:place], copy))
        raise AssertionError("the game has no such entry")


def began(entry: Entry) -> bool:
    return bool(entry.table["phase"] != "setup")


@cache
def bot_game(mission: str = "mis_s1_cold_lock", squads: str = "imperial_fists", index: int = 0) -> Record:
    """A game of the strongest bots."""
    factions = (*squads.split(), "chaos")
    options = STARQUEST.options({"factions": factions, "mission": mission})
    names = strongest(STARQUEST.id, factions)
    series = Series(STARQUEST.id, options, names, "referee")
    players = [bot(name, STARQUEST.id, seed_of(series, index, seat)) for seat, name in enumerate(names)]
    account = Account()
    board = BareTable(STARQUEST, series, index, account)
    state: Any = board.state
    entries = [account.entry(state, -1, None)]
    while (seat := STARQUEST.waiting(state)) is not None:
        command = decide(STARQUEST, state, seat, players[seat])
        board.submit(seat, command)
        entries.append(account.entry(state, seat, command, views=len(entries) % EVERY == 0))
    return Record(options, tuple(entries))


def events(entry: Entry, kind: str, **values: Any) -> list[Plain]:
    """The events of a kind in an entry, with these values."""
    return [
        said.event
        for said in entry.said
        if said.event["type"] == kind and all(said.event[name] == value for name, value in values.items())
    ]


def first(entry: Entry, kind: str) -> Plain:
    return events(entry, kind)[0]


def game_with(wanted: Callable[[Entry], Any]) -> Record:
    """The first game of the tutorial in which, once it has begun, such an entry occurs."""
    games = (bot_game("mis_00_first_steps", "imperial_fists", index) for index in range(8))
    return next(game for game in games if any(began(one) and wanted(one) for one in game.entries[1:]))
