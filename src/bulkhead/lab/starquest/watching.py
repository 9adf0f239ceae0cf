"""Lets the referee watch a game: writes each entry down as plain data, and hands it over."""

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


SHARE_OF_LOOKS = 0.02
"""At so many entries, drawn by lot, the referee looks through the eyes of every viewer: that takes long."""


class Account:
    """Writes down a game. What has not changed is written once."""

    def __init__(self) -> None:
        self.said: list[Said] = []
        self.number = 0
        self._written: dict[str, tuple[Any, Any]] = {}
        self._minis: dict[str, tuple[Any, Plain]] = {}
        self._tokens: dict[str, tuple[Any, Plain]] = {}
        self._sides: list[tuple[Any, Plain]] = []
        self._grid: tuple[int, int, int, int] = (0, 0, 0, 0)

    def tell(self, event: Event, to: tuple[int, ...] | None = None, others: Event | None = None) -> None:
        self.said.append(Said(to_builtins(event), to, None if others is None else to_builtins(others)))

    def entry(self, state: State, seat: int, command: Command | None, views: bool = False) -> Entry:
        """What was said since the last entry, the table now, and on demand what every viewer sees of it."""
        plain = to_builtins(command) if command is not None else {}
        entry = Entry(self.number, seat, plain, self.said, self.table(state))
        if views:
            entry.table |= {
                "split-pacts": to_builtins(state.split_pacts),
                "proposals": to_builtins(state.proposals),
                "triggers": to_builtins(state.triggers),
                "hands": to_builtins(state.hands),
                "standing": to_builtins(state.orders),
            }
            for viewer in (SPECTATOR, *range(len(state.sides))):
                entry.views[viewer_number(viewer)] = to_builtins(STARQUEST.view(state, viewer))
        self.said = []
        self.number += 1
        return entry

    def table(self, state: State) -> Plain:
        if not self._grid[0]:
            ship = state.ship
            self._grid = (ship.width, ship.height, ship.west, ship.north)
        found: Plain = {name: getattr(state, name) for name in _VALUES}
        found["turn-seat"] = state.turn_seat
        found["grid"] = self._grid
        for name in _LISTS:
            found[name] = self._once(name, getattr(state, name))
        found["minis"] = self._records("minis", state.minis, self._minis)
        found["tokens"] = self._records("tokens", state.tokens, self._tokens)
        found["things"] = self._dict("things", state.things)
        found["decks"] = self._dict("decks", state.decks)
        found["doors"] = self._doors(state)
        if len(self._sides) != len(state.sides):
            self._sides = [(None, {})] * len(state.sides)
        for place, side in enumerate(state.sides):
            if self._sides[place][0] is not side:
                self._sides[place] = (side, to_builtins(side))
        found["sides"] = [side for _, side in self._sides]
        return found

    def _once(self, name: str, value: Any) -> Any:
        last = self._written.get(name)
        if last is None or last[0] is not value:
            last = self._written[name] = (value, to_builtins(value))
        return last[1]

    def _doors(self, state: State) -> Any:
        last = self._written.get("doors")
        if last is None or last[0] != state.closed:
            closed = [door.id for place, door in enumerate(state.ship.doors) if state.closed >> place & 1]
            last = self._written["doors"] = (state.closed, closed)
        return last[1]

    def _dict(self, name: str, records: dict[str, Any]) -> Any:
        """A dict of records that changes in place: written again when any record differs."""
        last = self._written.get(name)
        values = tuple(records.items())
        if last is None or last[0] != values:
            last = self._written[name] = (values, to_builtins(records))
        return last[1]

    def _records(self, name: str, records: dict[str, Any], kept: dict[str, tuple[Any, Plain]]) -> Plain:
        """A dict of many records: each is written again when it has changed."""
        changed = len(records) != len(kept)
        for id_, record in records.items():
            last = kept.get(id_)
            if last is None or last[0] is not record:
                kept[id_] = (record, to_builtins(record))
                changed = True
        if len(kept) != len(records):
            for id_ in kept.keys() - records.keys():
                del kept[id_]
        if changed or name not in self._written:
            self._written[name] = (None, {id_: plain for id_, (_, plain) in kept.items()})
        plain: Plain = self._written[name][1]
        return plain


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
