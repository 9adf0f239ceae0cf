"""The lines of a campaign file. One line of JSON each, fields in this order; docs/campaign.md describes them."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from bulkhead.match import Seated
from bulkhead.starquest.data.legacy import Legacy
from bulkhead.starquest.data.records import Record
from bulkhead.starquest.rules.campaign.campaign import Played
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


class Decision(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody decided for the missions to come."""

    faction: str
    name: str
    player: str
    """Who held the seat: `human`, or the name of a bot."""
    what: str
    """`reinforcement`, `psionic`, `art`, `give-up` or `keep`."""
    value: str


class Finished(Struct, frozen=True, tag_field="entry", tag="result", forbid_unknown_fields=True):
    """The mission is over: how it ended, and how everybody stands now."""

    n: int
    digest: str
    """SHA-256 of the file of its match."""
    played: Played
    decisions: tuple[Decision, ...]
    records: dict[str, Record]
    """All factions of the campaign so far. Kept cards are secrets of their owners."""
    legacy: tuple[Legacy, ...]
    """What the missions so far have left behind for later ones."""
    hash: str = ""


class TakenBack(Struct, frozen=True, tag_field="entry", tag="undo", forbid_unknown_fields=True):
    """The last mission does not count any more, finished or not. Nothing is deleted."""

    n: int
    by: str
    mission: int
    """The number of the entry that began it."""
    hash: str = ""


Entry = Roster | Begun | Finished | TakenBack
Line = Opened | Entry

_decoder = msgspec.json.Decoder(Line)


def write_line(line: Line) -> bytes:
    """A line without its line break."""
    return msgspec.json.encode(line)


def read_line(data: bytes) -> Line:
    """The entry of a line; raises msgspec.DecodeError or ValidationError."""
    line: Line = _decoder.decode(data)
    return line
