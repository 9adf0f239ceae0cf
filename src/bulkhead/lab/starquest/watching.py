"""Lets the referee watch a game: writes each entry down as plain data, and hands it over."""

from operator import attrgetter
from random import Random
from typing import Any

from msgspec import Struct, to_builtins

from bulkhead.lab.playing import RecordedTable, Series
from bulkhead.lab.starquest.referee.account import Entry, Plain, Said
from bulkhead.lab.starquest.referee.objections import Objection
from bulkhead.lab.starquest.referee.referee import Referee
from bulkhead.starquest import STARQUEST
from bulkhead.starquest.data.options import HOUSE, Options
from bulkhead.starquest.data.state import State
from bulkhead.tabletop.events import Event, Out
from bulkhead.tabletop.game import SPECTATOR, Command, viewer_number

_LISTS = ("effects", "flames", "opened", "structures", "pacts", "reserved", "peeked", "feats", "paid")
_VALUES = ("phase", "round", "turn", "vents", "gone", "scanned", "searched", "order", "outcome")
_SHARED = frozenset(("options", "scenario", "minis", "things", "effects", "watches", "feats", "paid"))
"""The large parts of a view that most viewers see alike."""
Shared = dict[str, tuple[Any, Any]]
"""By field of a view: a value, and the same as plain data."""
_read_lists = attrgetter(*_LISTS)
_read_values = attrgetter(*_VALUES)

SHARE_OF_LOOKS = 0.02
"""At so many entries, drawn by lot, the referee looks through the eyes of every viewer: that takes long."""


class Account:
    """Writes down a game. What has not changed is written once."""

    def __init__(self) -> None:
        self.said: list[Said] = []
        self.number = 0
        self._table: Plain = {}
        """The table of the entry before."""
        self._values: tuple[Any, ...] = ()
        self._lists: tuple[Any, ...] = (None,) * len(_LISTS)
        self._closed = -1
        self._dicts: dict[str, dict[str, Any]] = {"minis": {}, "tokens": {}, "things": {}, "decks": {}}
        """The records that are written already."""
        self._sides: list[Any] = []
        self._shared: Shared = {}
        """The parts of views that were written last."""

    def tell(self, event: Event, to: tuple[int, ...] | None = None, others: Event | None = None) -> None:
        self.said.append(Said(to_builtins(event), to, None if others is None else to_builtins(others)))

    def entry(self, state: State, seat: int, command: Command | None, views: bool = False) -> Entry:
        """What was said since the last entry, the table now, and on demand what every viewer sees of it."""
        plain = to_builtins(command) if command is not None else {}
        entry = Entry(self.number, seat, plain, self.said, self.table(state))
        if views:
            entry.table = entry.table | {
                "split-pacts": to_builtins(state.split_pacts),
                "proposals": to_builtins(state.proposals),
                "triggers": to_builtins(state.triggers),
                "hands": to_builtins(state.hands),
                "standing": to_builtins(state.orders),
            }
            entry.views = views_of(state, self._shared)
        self.said = []
        self.number += 1
        return entry

    def table(self, state: State) -> Plain:
        """The table as plain data. Comparing is quick: what has not changed is the same object in the state."""
        found = dict(self._table) if self._table else self._bare(state)
        values = _read_values(state)
        if values != self._values:
            self._values = values
            found.update(zip(_VALUES, values, strict=True))
        found["turn-seat"] = state.turn_seat
        lists = _read_lists(state)
        if lists != self._lists:
            for name, value, before in zip(_LISTS, lists, self._lists, strict=True):
                if value is not before:
                    found[name] = to_builtins(value)
            self._lists = lists
        self._records(found, "minis", state.minis)
        self._records(found, "tokens", state.tokens)
        self._records(found, "things", state.things)
        self._records(found, "decks", state.decks)
        if state.closed != self._closed:
            self._closed = state.closed
            names = [door.id for door in state.ship.doors] + [gate.id for gate in state.ship.gates]
            found["doors"] = [name for place, name in enumerate(names) if state.closed >> place & 1]
        if state.sides != self._sides:
            found["sides"] = self._write_sides(state.sides)
        self._table = found
        return found

    def _bare(self, state: State) -> Plain:
        """What every table has from the first entry on."""
        ship = state.ship
        empty: Plain = {name: {} for name in self._dicts}
        return {"grid": (ship.width, ship.height, ship.west, ship.north), "sides": [], **empty}

    def _records(self, found: Plain, name: str, records: dict[str, Any]) -> None:
        """A dict of records that changes in place: each record is written again when it has changed."""
        before = self._dicts[name]
        if records == before:
            return
        plain = dict(found[name])
        for id_, record in records.items():
            if before.get(id_) is not record:
                plain[id_] = to_builtins(record)
        for id_ in before.keys() - records.keys():
            del plain[id_]
        self._dicts[name], found[name] = dict(records), plain

    def _write_sides(self, sides: list[Any]) -> list[Plain]:
        before = self._sides
        self._sides = list(sides)
        if len(before) != len(sides):
            return [to_builtins(side) for side in sides]
        return [
            plain if side is old else to_builtins(side)
            for side, old, plain in zip(sides, before, self._table["sides"], strict=True)
        ]


def views_of(state: State, shared: Shared | None = None) -> dict[int, Plain]:
    """What every viewer sees, as plain data. The parts that are the same for all are written once; `shared` keeps them
    for the next time."""
    shared = {} if shared is None else shared
    sides: dict[Any, Plain] = {}
    found: dict[int, Plain] = {}
    for viewer in (SPECTATOR, *range(len(state.sides))):
        view = STARQUEST.view(state, viewer)
        plain: Plain = {}
        for name, written in zip(view.__struct_fields__, view.__struct_encode_fields__, strict=True):
            value = getattr(view, name)
            if name == "sides":
                plain[written] = tuple(_once(side, sides) for side in value)
                continue
            if name not in _SHARED:
                plain[written] = to_builtins(value)
                continue
            if name not in shared or shared[name][0] != value:
                shared[name] = (value, to_builtins(value))
            plain[written] = shared[name][1]
        found[viewer_number(viewer)] = plain
    return found


def _once(record: Any, written: dict[Any, Plain]) -> Plain:
    """Write a record, if it is not written yet."""
    if record not in written:
        written[record] = to_builtins(record)
    return written[record]


def referee_for(options: Options, mission: str) -> Referee:
    """A referee for a table."""
    house = {name: getattr(options.house, name.replace("-", "_")) for name in HOUSE}
    return Referee(options.factions, mission, house)


class Found(Struct, frozen=True):
    """What the referee objected to, and the game up to there."""

    name: str
    """The name of the game, which its files bear."""
    clause: str
    entry: int
    sentence: str
    replay: bytes
    """The replay file; the entry is its last."""
    position: str


class Objected(Exception):
    """A game did something that the referee objects to."""

    def __init__(self, found: Found) -> None:
        super().__init__(found)
        self.found = found


class Watch:
    """Lets the referee watch one game of a series."""

    def __init__(self, series: Series, index: int, name: str) -> None:
        self.account = Account()
        self._series, self._index, self._name = series, index, name
        self._referee = referee_for(series.options, series.options.mission)
        self._commands: list[tuple[int, Command]] = []
        self._looks = Random(f"{series.seed}/{index}/looks")

    def tell(self, event: Event, to: tuple[int, ...] | None = None, others: Event | None = None) -> None:
        self.account.tell(event, to, others)

    def begin(self, state: State) -> None:
        """After the setup of the table."""
        self._watch(self.account.entry(state, -1, None), state)

    def follow(self, state: State, seat: int, command: Command) -> None:
        """After each command. Raises Objected."""
        self._commands.append((seat, command))
        views = self._looks.random() < SHARE_OF_LOOKS
        self._watch(self.account.entry(state, seat, command, views), state)

    def _watch(self, entry: Entry, state: State) -> None:
        try:
            self._referee.watch(entry)
        except Objection as objection:
            found = Found(
                self._name,
                objection.clause,
                objection.entry,
                objection.sentence,
                self._replay(),
                STARQUEST.position(state),
            )
            raise Objected(found) from objection

    def _replay(self) -> bytes:
        """The replay file of the game up to now: it is played again as a match."""
        match = RecordedTable(STARQUEST, self._series, self._index, Outs())
        for seat, command in self._commands:
            match.submit(seat, command)
        return match.log()


class Outs:
    """Tells every event to several listeners."""

    def __init__(self, *outs: Out) -> None:
        self._outs = outs

    def tell(self, event: Event, to: tuple[int, ...] | None = None, others: Event | None = None) -> None:
        for out in self._outs:
            out.tell(event, to, others)
