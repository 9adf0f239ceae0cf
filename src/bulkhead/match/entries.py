"""The lines of a replay file. One line of JSON each, fields in this order; docs/protocol.md describes them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from bulkhead.tabletop.game import Result
from bulkhead.tabletop.packs import Stamp

FORMAT = 1


class Seated(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat in a seat."""

    name: str
    player: str
    """`human`, or the name of a bot."""


class Header(Struct, frozen=True, tag_field="entry", tag="match", forbid_unknown_fields=True):
    """The first line: what is played, by whom, with which commitment."""

    format: int
    game: str
    rules: int
    """The game's version: it changes exactly when its behaviour does."""
    options: dict[str, Any]
    seats: tuple[Seated, ...]
    commitment: str
    """SHA-256 of the secret seed, in hexadecimal."""
    salts: tuple[str, ...]
    position: str = ""
    """Where it began, when it was not at the beginning."""
    packs: tuple[Stamp, ...] | UnsetType = UNSET
    """What it is played with, for games that come in packs; the line of any other game has no such field."""


class Begun(Struct, frozen=True, tag_field="entry", tag="begin", forbid_unknown_fields=True):
    """The game was set up."""

    faces: tuple[int, ...]
    hash: str


class Did(Struct, frozen=True, tag_field="entry", tag="do", forbid_unknown_fields=True, omit_defaults=True):
    """A seat's command, and the dice that fell with it."""

    n: int
    seat: int
    """1, 2, ..."""
    command: str
    faces: tuple[int, ...]
    hash: str
    clock: bool = False
    """It was given for the seat when its time was up."""


class Undone(
    Struct, frozen=True, tag_field="entry", tag="undo", forbid_unknown_fields=True, omit_defaults=True
):
    """A seat took a command back; nothing had been rolled or revealed since."""

    n: int
    seat: int
    hash: str
    of: int = 0
    """The entry that was taken back, where others stand after it: what somebody said aside stays said. 0: the last one
    that stood."""


class End(Struct, frozen=True, tag_field="entry", tag="end", forbid_unknown_fields=True):
    """The last line. The seed is revealed: whoever holds the file can check every face.

    A game that is `paused` can be resumed by whoever holds the file; do not show it to the other players.
    """

    state: Literal["finished", "paused"]
    result: Result | None
    seed: str
    hash: str


Move = Begun | Did | Undone
Entry = Header | Begun | Did | Undone | End

_decoder = msgspec.json.Decoder(Entry)
_move_decoder = msgspec.json.Decoder(Move)


def write_entry(entry: Entry) -> bytes:
    """An entry as its line, without the line break."""
    return msgspec.json.encode(entry)


def read_move(line: bytes) -> Move:
    """The move of a line that is known to be one."""
    move: Move = _move_decoder.decode(line)
    return move


def read_entry(line: bytes) -> Entry:
    """The entry of a line; raises msgspec.DecodeError or ValidationError."""
    entry: Entry = _decoder.decode(line)
    return entry
