"""The stored record of a table: seats, links, clocks. It lies beside the match's log; only the room replaces it."""

import hmac
from base64 import urlsafe_b64encode
from typing import Any, Literal

import msgspec
from msgspec import Struct

from bulkhead.server.table.clocks import TimeLimit
from bulkhead.tabletop.game import SPECTATOR, Result, Viewer, viewer_number, viewer_of

SeatKind = Literal["here", "link", "bot"]
Driver = Literal["human", "bot"]

NOBODY = -1
"""Stands for no seat in stored records."""
DOOR = -2
HOST = -3
"""Stand for two keys that open no seat: the table's own link, with which people take free seats, and the host's."""


class SeatRecord(Struct, frozen=True):
    """One seat. A bot may drive a person's seat for a while; the person can always take it back."""

    kind: SeatKind
    name: str
    bot: str
    driver: Driver
    claimed: bool
    given_salt: str | None = None
    """The salt that this seat adds to the dice, with the commitment that it names; None until it is given."""
    renewed: int = 0
    """How often its link was replaced."""
    holds: bool = False
    """Its player has asked the others to wait before the match begins."""
    prepared: list[tuple[str, str]] = []
    """Answers that its player has prepared, each with its question. A secret of this seat."""
    lost: str = ""
    """The question whose prepared answers had all become impossible when it was asked."""

    def prepared_for(self, question: str) -> list[str]:
        """The answers that are prepared for a question."""
        return [command for asked, command in self.prepared if asked == question]

    @property
    def salted(self) -> bool:
        """Has this seat added its salt to the dice? Bots add none."""
        return self.kind == "bot" or self.given_salt is not None

    @property
    def ready(self) -> bool:
        """Nothing more is needed from this seat for the match to begin."""
        return self.salted and not self.holds

    @property
    def free(self) -> bool:
        """Can a person still sit down here?"""
        return self.kind == "link" and not self.claimed


class Mark(Struct, frozen=True):
    """The campaign data of a match that is a mission."""

    campaign: str
    name: str
    mission: str
    owners: list[str]
    """The owner of each seat in the campaign's record; empty for bots and for guests of one mission."""
    keys: list[str]
    """Each seat's key to the campaign."""
    watch: str
    """The spectators' key to the campaign."""
    taken_back: bool = False
    """The mission was undone and does not count any more."""

    def way(self, viewer: Viewer) -> str:
        """The key to the campaign for this viewer."""
        return self.watch if viewer is SPECTATOR else self.keys[viewer]


class Ended(Struct, frozen=True):
    """The result of a match, so that lists can show it without replaying the match."""

    result: Result
    seqs: list[int]
    """How many entries each seat knows of; the last number is the spectators'."""
    touched: list[int]
    """When the last entry that each of them knows of was stored; the last number is the spectators'."""

    def seq(self, viewer: Viewer) -> int:
        """How many entries a viewer knows of."""
        return self.seqs[len(self.seqs) - 1 if viewer is SPECTATOR else viewer]

    def last_touched(self, viewer: Viewer) -> int:
        """When the last entry that a viewer knows of was stored."""
        return self.touched[len(self.touched) - 1 if viewer is SPECTATOR else viewer]


class TableRecord(Struct, frozen=True):
    """Everything about a table except the game."""

    secret: bytes
    """The keys of this table's links are derived from it; it never leaves the server."""
    game: str
    options: dict[str, Any]
    seats: list[SeatRecord]
    limit: TimeLimit
    position: str = ""
    rematch: str = ""
    """The match that followed this one."""
    rematch_by: int = NOBODY
    """The seat that asked for the rematch; -1 for none."""
    mark: Mark | None = None
    """The campaign that it belongs to."""
    ended: Ended | None = None

    def with_seat(self, seat: int, **changes: Any) -> "TableRecord":
        """The same table with one seat changed."""
        seats = list(self.seats)
        seats[seat] = msgspec.structs.replace(seats[seat], **changes)
        return msgspec.structs.replace(self, seats=seats)

    def of_one_person(self, seat: int) -> list[int]:
        """All seats of the person who holds this one: those at the same screen with the same name."""
        holder = self.seats[seat]
        if holder.kind != "here" or not holder.name:
            return [seat]
        return [
            number
            for number, record in enumerate(self.seats)
            if (record.kind, record.name) == ("here", holder.name)
        ]

    def opens(self, viewer: Viewer, key: str) -> bool:
        """Is this the key of that viewer? Compared in constant time."""
        return hmac.compare_digest(self.key_of(viewer).encode(), key.encode())

    def key_of(self, viewer: Viewer) -> str:
        """The key of a seat's link, or of the spectator link."""
        renewed = 0 if viewer is SPECTATOR else self.seats[viewer].renewed
        number = viewer_number(viewer)
        return self._derived(f"seat {number} {renewed}" if renewed else f"seat {number}")

    @property
    def door(self) -> str:
        """The key of the table's own link. It shows what spectators see, and takes a free seat."""
        return self._derived("door")

    @property
    def host(self) -> str:
        """The key of the person who made the table. It opens no seat."""
        return self._derived("host")

    def is_key(self, number: int, key: str) -> bool:
        """Is this the key that a stored row with this number stands for? Compared in constant time."""
        if number == DOOR:
            return hmac.compare_digest(self.door.encode(), key.encode())
        if number == HOST:
            return hmac.compare_digest(self.host.encode(), key.encode())
        return self.opens(viewer_of(number), key)

    def _derived(self, named: str) -> str:
        digest = hmac.digest(self.secret, named.encode(), "sha256")
        return urlsafe_b64encode(digest[:18]).decode()


def plain_name(text: str) -> str:
    """A name made printable, with single spaces."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def write_table(table: TableRecord) -> bytes:
    return msgspec.json.encode(table)


def read_table(data: bytes) -> TableRecord:
    return msgspec.json.decode(data, type=TableRecord)
