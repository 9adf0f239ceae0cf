"""The table of a solved match-up: the value of every board for both movers, in memory and as a file.

A file is a line of JSON, which says what was solved and how exact it is, and then the values as single floats,
little-endian: those of the first seat and those of the second, each in its own numbering of boards.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Sequence
from itertools import product
from pathlib import Path

import msgspec
from msgspec import Struct

from bulkhead.heroes.data.board import COLUMNS, at, enemy, facing
from bulkhead.heroes.data.options import Options
from bulkhead.heroes.data.state import State, deck
from bulkhead.lab.heroes.solving.land import pairs_of
from bulkhead.tabletop.refusals import Mistake

FORMAT = "bulkhead heroes table 1"
SEATS = 2


class Head(Struct, frozen=True):
    """What a table is about."""

    format: str
    options: Options
    army: list[str]
    bound: float
    """No value is off by more."""
    sweeps: int


class Table:
    """The values of a match-up."""

    def __init__(self, head: Head, values: Sequence[array[float]]) -> None:
        self.head = head
        self._values = values
        pairs = pairs_of(head.options.rows)
        self._number = {pair: place for place, pair in enumerate(pairs)}
        self._many = len(pairs)

    @property
    def bound(self) -> float:
        return self.head.bound

    def value(self, seat: int, advance: Sequence[int]) -> float:
        """The chance of winning of a seat that begins its turn on this board (ten advances, as `State.advance`)."""
        place = 0
        for column in COLUMNS:
            pair = advance[at(seat, column)], advance[at(enemy(seat), facing(column))]
            place = place * self._many + self._number[pair]
        return self._values[seat][place]

    def solves(self, state: State) -> bool:
        """Is this the table of a state's match-up? Neither the turn limit nor who may pick whom matters."""
        return self.head.army == state.army and shape(self.head.options) == shape(state.options)

    def state(self) -> State:
        """A state of the match-up, before its first turn."""
        return match_up(self.head.options, self.head.army)

    def write(self, file: Path) -> None:
        """Write the file whole, or not at all."""
        half = _half(file)
        try:
            with half.open("wb") as out:
                out.write(msgspec.json.encode(self.head) + b"\n")
                for values in self._values:
                    out.write(_little_endian(values).tobytes())
            half.replace(file)
        except OSError as error:
            raise _trouble(file, error) from None


def read_table(file: Path) -> Table:
    """The table in a file."""
    try:
        with file.open("rb") as source:
            head = msgspec.json.decode(source.readline(), type=Head)
            if head.format != FORMAT:
                raise Mistake("solve-not-a-table", file=str(file))
            count = len(pairs_of(head.options.rows)) ** len(COLUMNS)
            values = [array("f", source.read(4 * count)) for _ in range(SEATS)]
            if any(len(one) != count for one in values) or source.read(1):
                raise Mistake("solve-table-torn", file=str(file))
    except OSError as error:
        raise _trouble(file, error) from None
    except (msgspec.DecodeError, ValueError):
        raise Mistake("solve-not-a-table", file=str(file)) from None
    return Table(head, [_little_endian(one) for one in values])


def can_write(file: Path) -> None:
    """Raise a Mistake if no table can be written here: asked before the long work, not after it."""
    try:
        _half(file).touch()
        _half(file).unlink()
    except OSError as error:
        raise _trouble(file, error) from None


def _half(file: Path) -> Path:
    return file.with_name(f"{file.name}.part")


def _trouble(file: Path, error: OSError) -> Mistake:
    return Mistake("cli-file-trouble", file=str(file), detail=error.strerror or str(error))


def match_up(options: Options, army: Sequence[str]) -> State:
    """A state with these armies in their columns, before the first turn."""
    state = State(options, deck(options), 0)
    state.army = list(army)
    state.phase = "roll"
    state.turn = 1
    return state


def shape(options: Options) -> Options:
    """The options that a value depends on."""
    return msgspec.structs.replace(
        options,
        first="draw",
        turn_limit=Options().turn_limit,
        collection_1=(),
        collection_2=(),
        duplicates=False,
    )


def without_padding(values: Sequence[float], pairs: int, lanes: int) -> array[float]:
    """The values of a machine without the lanes that mean no board."""
    found = array("f")
    for first in range(0, len(values), lanes):
        found.extend(values[first : first + pairs])
    return found


def boards(rows: int) -> product[tuple[tuple[int, int], ...]]:
    """All boards, in the order of a table."""
    return product(pairs_of(rows), repeat=len(COLUMNS))


def _little_endian(values: array[float]) -> array[float]:
    if sys.byteorder == "big":
        values = values[:]
        values.byteswap()
    return values
