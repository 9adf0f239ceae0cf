"""A table's own record: who sits where, links, clocks. Kept beside the match's log, replaced by its room alone."""

import hmac
from base64 import urlsafe_b64encode
from typing import Any, Literal

import msgspec
from msgspec import Struct

from bulkhead.server.table.clocks import TimeLimit
from bulkhead.tabletop.game import SPECTATOR, Result

SeatKind = Literal["here", "link", "bot"]
Driver = Literal["human", "bot"]


class SeatRecord(Struct, frozen=True):
    """One seat. A bot may drive a person's seat for a while; the person can always take it back."""

    kind: SeatKind
    name: str
    bot: str
    driver: Driver
    claimed: bool
    salt: str = ""
    """What this seat added to the dice."""
    renewed: int = 0
    """How often its link was replaced by another."""


class Mark(Struct, frozen=True):
    """What makes a match a mission of a campaign."""

    campaign: str
    name: str
    mission: str
    owners: list[str]
    """Whose each seat is, as the campaign's record calls them; empty for bots and for those who play this once."""
    keys: list[str]
    """Each seat's way back to the campaign."""
    watch: str
    """That of spectators."""
    taken_back: bool = False
    """The mission does not count any more."""

    def way(self, seat: int) -> str:
        """The campaign's key for whoever sits there."""
        return self.watch if seat == SPECTATOR else self.keys[seat]


class Ended(Struct, frozen=True):
    """How a match ended, for those who only want to know that: it need not be played through again for them."""

    result: Result
    seqs: list[int]
    """How many entries each seat knows of; the last number is the spectators'."""
    touched: list[int]
    """When something last happened that each of them knows of."""


class TableRecord(Struct, frozen=True):
    """Everything about a table that is not the game itself."""

    secret: bytes
    """Keys of this table's links are made from it; it never leaves the server."""
    game: str
    options: dict[str, Any]
    seats: list[SeatRecord]
    limit: TimeLimit
    position: str = ""
    rematch: str = ""
    """The match that followed this one."""
    rematch_by: int = SPECTATOR
    """The seat that asked for it."""
    mark: Mark | None = None
    """The campaign that it belongs to."""
    ended: Ended | None = None

    def with_seat(self, seat: int, **changes: Any) -> "TableRecord":
        """The same table with one seat changed."""
        seats = list(self.seats)
        seats[seat] = msgspec.structs.replace(seats[seat], **changes)
        return msgspec.structs.replace(self, seats=seats)

    def of_one_person(self, seat: int) -> list[int]:
        """All seats of whoever holds this one: those at the same screen that go by the same name."""
        holder = self.seats[seat]
        if holder.kind != "here" or not holder.name:
            return [seat]
        return [
            number
            for number, record in enumerate(self.seats)
            if (record.kind, record.name) == ("here", holder.name)
        ]

    def opens(self, seat: int, key: str) -> bool:
        """Is this the key of that seat? Takes as long for a near miss as for a far one."""
        return hmac.compare_digest(self.seat_key(seat).encode(), key.encode())

    def seat_key(self, seat: int) -> str:
        """The key of a seat's link (or, for SPECTATOR, of the watchers' link)."""
        renewed = 0 if seat == SPECTATOR else self.seats[seat].renewed
        named = f"seat {seat} {renewed}" if renewed else f"seat {seat}"
        digest = hmac.digest(self.secret, named.encode(), "sha256")
        return urlsafe_b64encode(digest[:18]).decode()


def plain_name(text: str) -> str:
    """A name as it may be shown: printable, single spaces."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def write_table(table: TableRecord) -> bytes:
    return msgspec.json.encode(table)


def read_table(data: bytes) -> TableRecord:
    return msgspec.json.decode(data, type=TableRecord)
