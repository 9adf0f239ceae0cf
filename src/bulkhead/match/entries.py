"""The lines of a replay file, one JSON object each, fields in this order; docs/protocol.md describes them."""

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


class Earlier(Struct, frozen=True, forbid_unknown_fields=True):
    """A version of the rules that the match was played with before, up to one of its entries."""

    rules: int
    entries: int
    """The number of the last entry played with that version; the entries after it have dice of their own."""
    hash: str
    """The hash of that entry in the file of that version."""


class Header(Struct, frozen=True, tag_field="entry", tag="match", forbid_unknown_fields=True):
    """The first line: the game, the players, the options and the commitment to the seed."""

    format: int
    game: str
    rules: int
    """The version of the game's rules, raised whenever its behaviour changes."""
    options: dict[str, Any]
    seats: tuple[Seated, ...]
    commitment: str
    """SHA-256 of the secret seed, in hexadecimal."""
    salts: tuple[str, ...]
    position: str = ""
    """The position the match started from; empty for a normal setup."""
    packs: tuple[Stamp, ...] | UnsetType = UNSET
    """The packs the match is played with. Games without packs leave this field out."""
    earlier: tuple[Earlier, ...] | UnsetType = UNSET
    """The earlier versions of the rules that the match began with, oldest first; left out where there is none."""


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
    """Given for the seat when its time was up."""


class Undone(
    Struct, frozen=True, tag_field="entry", tag="undo", forbid_unknown_fields=True, omit_defaults=True
):
    """A seat undid a command; nothing had been rolled or revealed since."""

    n: int
    seat: int
    hash: str
    of: int = 0
    """The entry that was undone, where private commands follow it and stay. 0: the last entry."""


class End(Struct, frozen=True, tag_field="entry", tag="end", forbid_unknown_fields=True):
    """The last line. It reveals the seed, so anyone with the file can check every die.

    Anyone with the file of a `paused` game can resume it; do not show it to the other players.
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
    """Encode an entry as its line, without the line break."""
    return msgspec.json.encode(entry)


def read_move(line: bytes) -> Move:
    """Decode a line that is known to hold a move."""
    move: Move = _move_decoder.decode(line)
    return move


def read_entry(line: bytes) -> Entry:
    """Decode any line; raises msgspec.DecodeError or ValidationError."""
    entry: Entry = _decoder.decode(line)
    return entry
