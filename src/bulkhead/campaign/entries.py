"""The lines of a campaign file. One line of JSON each, fields in this order; docs/campaign.md describes them."""

from __future__ import annotations

from functools import cache, reduce
from operator import or_
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from bulkhead.match import Seated
from bulkhead.registry.campaigning import Decision, Played
from bulkhead.tabletop.packs import Stamp

FORMAT = 1

Seats = dict[str, Seated]
"""Who holds which faction, in the order of the seats; a faction that is not named is absent."""


class Opened(Struct, frozen=True, tag_field="entry", tag="campaign", forbid_unknown_fields=True):
    """The first line: what is played, how, and by whom."""

    format: int
    game: str
    rules: int
    """The game's version, as in a replay."""
    missions: tuple[str, ...]
    """In the order in which they are played."""
    options: dict[str, Any]
    """The house rules, the same for every mission."""
    seats: Seats
    packs: tuple[Stamp, ...]
    """What every mission is played with, as in a replay."""


class Roster(Struct, frozen=True, tag_field="entry", tag="roster", forbid_unknown_fields=True):
    """From now on the seats are held like this."""

    n: int
    by: str
    """Who decided it."""
    seats: Seats
    hash: str = ""


class Begun(Struct, frozen=True, tag_field="entry", tag="mission", forbid_unknown_fields=True):
    """A mission was begun: its match is in the file named here, under this commitment."""

    n: int
    mission: str
    seats: Seats
    """Who plays this mission: the roster, but for those who are absent or have a stand-in for once."""
    commitment: str
    file: str
    hash: str = ""


P = TypeVar("P", bound=Played)
R = TypeVar("R")
L = TypeVar("L")


class Finished(
    Struct, Generic[P, R, L], frozen=True, tag_field="entry", tag="result", forbid_unknown_fields=True
):
    """The mission is over: how it ended, and how the factions stand now. The records `P`, `R` and `L` are those of the
    game: a mission that is over, what a faction takes with it, what a mission leaves behind for later ones."""

    n: int
    digest: str
    """SHA-256 of the file of its match."""
    played: P
    decisions: tuple[Decision, ...]
    records: dict[str, R]
    """All factions of the campaign so far. Kept cards are secrets of their owners."""
    legacy: tuple[L, ...]
    """What the missions so far have left behind for later ones."""
    hash: str = ""


class TakenBack(Struct, frozen=True, tag_field="entry", tag="undo", forbid_unknown_fields=True):
    """The last mission does not count any more, finished or not. Nothing is deleted."""

    n: int
    by: str
    mission: int
    """The number of the entry that began it."""
    hash: str = ""


Entry = Roster | Begun | Finished[Any, Any, Any] | TakenBack
Line = Opened | Entry


def write_line(line: Line) -> bytes:
    """A line without its line break."""
    return msgspec.json.encode(line)


def read_opened(data: bytes) -> Opened:
    """The first line; raises msgspec.DecodeError or ValidationError."""
    return msgspec.json.decode(data, type=Opened)


def read_line(data: bytes, finished: Any) -> Line:
    """The entry of a line, where `finished` is the type of those that end a mission; raises msgspec.DecodeError or
    ValidationError."""
    line: Line = _decoder(finished).decode(data)
    return line


@cache
def _decoder(finished: Any) -> msgspec.json.Decoder[Any]:
    kinds: tuple[Any, ...] = (Opened, Roster, Begun, finished, TakenBack)
    return msgspec.json.Decoder(reduce(or_, kinds))


__all__ = [
    "FORMAT",
    "Begun",
    "Decision",
    "Entry",
    "Finished",
    "Line",
    "Opened",
    "Roster",
    "Seats",
    "TakenBack",
    "read_line",
    "read_opened",
    "write_line",
]
