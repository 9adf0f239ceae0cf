"""The database tables of the store, and their rows as records."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from msgspec import Struct

metadata = sa.MetaData()

MATCHES = sa.Table(
    "matches",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("created", sa.Integer, nullable=False),
    sa.Column("header", sa.LargeBinary, nullable=False),
    sa.Column("seed", sa.LargeBinary, nullable=False),
    sa.Column("table", sa.LargeBinary, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("timed", sa.Boolean, nullable=False),
    sa.Column("finished", sa.Boolean, nullable=False),
    sa.Column("touched", sa.Integer, nullable=False),
)
ENTRIES = sa.Table(
    "entries",
    metadata,
    sa.Column("match", sa.String, primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("at", sa.Integer, nullable=False),
    sa.Column("spent", sa.Integer, nullable=False),
    sa.Column("request", sa.String, nullable=False),
    sa.Column("line", sa.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
KEYS = sa.Table(
    "keys",
    metadata,
    sa.Column("hash", sa.LargeBinary, primary_key=True),
    sa.Column("match", sa.String, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("claim", sa.Boolean, nullable=False),
)
CHATS = sa.Table(
    "chats",
    metadata,
    sa.Column("match", sa.String, primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("at", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.String, nullable=False),
)
CAMPAIGNS = sa.Table(
    "campaigns",
    metadata,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("created", sa.Integer, nullable=False),
    sa.Column("record", sa.LargeBinary, nullable=False),
    sa.Column("touched", sa.Integer, nullable=False),
)
CAMPAIGN_LINES = sa.Table(
    "campaign_lines",
    metadata,
    sa.Column("campaign", sa.String, primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("match", sa.String, nullable=False),
    sa.Column("line", sa.LargeBinary, nullable=False),
    sa.Column("end", sa.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
CAMPAIGN_KEYS = sa.Table(
    "campaign_keys",
    metadata,
    sa.Column("hash", sa.LargeBinary, primary_key=True),
    sa.Column("campaign", sa.String, nullable=False),
    sa.Column("holder", sa.String, nullable=False),
)
sa.Index("live_matches", MATCHES.c.finished, MATCHES.c.public, MATCHES.c.timed, MATCHES.c.touched)


class StoredMatch(Struct, frozen=True):
    """A stored match. `table` is the server's record of seats, clocks and links; `header` is empty until the match
    begins."""

    id: str
    created: int
    header: bytes
    seed: bytes
    table: bytes
    public: bool
    timed: bool
    """The match has clocks, so the server keeps it open even without clients."""
    finished: bool
    touched: int


class StoredEntry(Struct, frozen=True):
    """One line of a match's log. `at` is milliseconds since 1970; `request` is the sender's own id for it."""

    match: str
    n: int
    at: int
    spent: int
    """Milliseconds of a player's clock that this decision took."""
    request: str
    line: bytes


class StoredKey(Struct, frozen=True):
    """The seat of a match (-1 for the spectators) that a link opens. Only the hash of the key is stored."""

    hash: bytes
    match: str
    seat: int
    claim: bool
    """True for a short code that may be turned into a seat's key once."""


class StoredChat(Struct, frozen=True):
    match: str
    n: int
    at: int
    seat: int
    text: str


class StoredCampaign(Struct, frozen=True):
    """A stored campaign. `record` is the server's record of holders and links."""

    id: str
    created: int
    record: bytes
    touched: int


class StoredLine(Struct, frozen=True):
    """One line of a campaign file, the first being number 0."""

    campaign: str
    n: int
    match: str
    """The match of the mission that it begins or ends; empty for other lines."""
    line: bytes
    end: bytes
    """The last line of the mission's replay, where it ends one."""


class StoredPass(Struct, frozen=True):
    """The holder's place in a campaign that a link opens. Only the hash of the key is stored."""

    hash: bytes
    campaign: str
    holder: str


Row = StoredMatch | StoredEntry | StoredKey | StoredChat | StoredCampaign | StoredLine | StoredPass

TABLES: dict[type[Row], sa.Table] = {
    StoredMatch: MATCHES,
    StoredEntry: ENTRIES,
    StoredKey: KEYS,
    StoredChat: CHATS,
    StoredCampaign: CAMPAIGNS,
    StoredLine: CAMPAIGN_LINES,
    StoredPass: CAMPAIGN_KEYS,
}


def columns(row: Row) -> dict[str, Any]:
    """A row as a dict for the database."""
    return {name: getattr(row, name) for name in row.__struct_fields__}
