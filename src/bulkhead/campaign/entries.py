"""The entries of a campaign file, one line of JSON each. The order of fields is fixed: see docs/campaign.md."""

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
"""The player of each faction, in the order of the seats; a faction that is missing is absent."""


class Opened(Struct, frozen=True, tag_field="entry", tag="campaign", forbid_unknown_fields=True):
    """The first line: the game, its missions, house rules and players."""

    format: int
    game: str
    rules: int
    """The game's version, as in a replay."""
    missions: tuple[str, ...]
    """In playing order."""
    options: dict[str, Any]
    """The house rules, the same for every mission."""
    seats: Seats
    packs: tuple[Stamp, ...]
    """The packs of every mission, as in a replay."""


class Roster(Struct, frozen=True, tag_field="entry", tag="roster", forbid_unknown_fields=True):
    """The players of the factions have changed."""

    n: int
    by: str
    """Who made the change."""
    seats: Seats
    hash: str = ""


class Begun(Struct, frozen=True, tag_field="entry", tag="mission", forbid_unknown_fields=True):
    """A mission was begun. Its match is in `file`, with this commitment to its seed."""

    n: int
    mission: str
    seats: Seats
    """The players of this mission: the roster, with absences and stand-ins for this mission only."""
    commitment: str
    file: str
    hash: str = ""


P = TypeVar("P", bound=Played)
R = TypeVar("R")
L = TypeVar("L")


class Finished(
    Struct, Generic[P, R, L], frozen=True, tag_field="entry", tag="result", forbid_unknown_fields=True
):
    """The mission is over: its result, and the standing after it. `P`, `R` and `L` are records of the game: a finished
    mission, what a faction carries on, what a mission leaves behind for later ones."""

    n: int
    digest: str
    """SHA-256 of the file of its match."""
    played: P
    decisions: tuple[Decision, ...]
    records: dict[str, R]
    """All factions that have played so far. Kept cards are secret."""
    legacy: tuple[L, ...]
    """What the finished missions leave behind for later ones."""
    hash: str = ""


class TakenBack(Struct, frozen=True, tag_field="entry", tag="undo", forbid_unknown_fields=True):
    """The last mission, finished or not, was taken back. Nothing is deleted."""

    n: int
    by: str
    mission: int
    """The number of the entry that began it."""
    hash: str = ""


class NewRules(Struct, frozen=True, tag_field="entry", tag="rules", forbid_unknown_fields=True):
    """The campaign goes on with a later version of the rules. Results so far stay as they were recorded."""

    n: int
    by: str
    rules: int
    """The version from here on."""
    packs: tuple[Stamp, ...]
    """The packs from here on."""
    file: str = ""
    """Where the mission in progress goes on with these rules, from its last common entry. Empty where no mission was in
    progress, or where it could not go on: then it is taken back."""
    hash: str = ""


Entry = Roster | Begun | Finished[Any, Any, Any] | TakenBack | NewRules
Line = Opened | Entry


def write_line(line: Line) -> bytes:
    """A line without its line break."""
    return msgspec.json.encode(line)


def read_opened(data: bytes) -> Opened:
    """The first line; raises msgspec.DecodeError or ValidationError."""
    return msgspec.json.decode(data, type=Opened)


def read_line(data: bytes, finished: Any) -> Line:
    """The entry of a line; `finished` is the game's type of a `Finished` entry. Raises msgspec.DecodeError or
    ValidationError."""
    line: Line = _decoder(finished).decode(data)
    return line


@cache
def _decoder(finished: Any) -> msgspec.json.Decoder[Any]:
    kinds: tuple[Any, ...] = (Opened, Roster, Begun, finished, TakenBack, NewRules)
    return msgspec.json.Decoder(reduce(or_, kinds))


__all__ = [
    "FORMAT",
    "Begun",
    "Decision",
    "Entry",
    "Finished",
    "Line",
    "NewRules",
    "Opened",
    "Roster",
    "Seats",
    "TakenBack",
    "read_line",
    "read_opened",
    "write_line",
]
