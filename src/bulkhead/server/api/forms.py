"""What goes over HTTP, as types. OpenAPI and the client's TypeScript are generated from them."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from bulkhead.server.http.form_fields import KeyText, Name
from bulkhead.server.replays.forms import Eyes
from bulkhead.server.table.messages import Following, InCampaign, SeatInfo
from bulkhead.server.table.tables import SeatKind
from bulkhead.tabletop.game import SPECTATOR, Result


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit there: somebody at this screen, somebody with a link, or a bot."""

    kind: SeatKind
    name: Name = ""
    bot: Annotated[str, Meta(max_length=32)] = ""
    """The bot's name; for people, who takes over when they leave or run out of time. Empty: the best there is."""
    salt: Annotated[str, Meta(max_length=64)] = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set up."""

    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[NewSeat], Meta(max_length=16)]
    options: dict[str, Any] = {}
    move_seconds: Annotated[int, Meta(ge=5, le=1_209_600)] | None = None
    game_seconds: Annotated[int, Meta(ge=30, le=1_209_600)] | None = None
    public: bool = False
    """Shown among the tables to watch."""
    position: Annotated[str, Meta(max_length=60_000)] = ""
    """Begin from this position."""


class SeatLink(Struct, frozen=True):
    """The key to a seat. The address `…/#/play/KEY` opens it; the part after # is never sent to a server."""

    seat: int
    key: str
    code: str
    """A short code that opens the seat once; empty for seats at this screen."""


class TableMade(Struct, frozen=True):
    match: str
    links: list[SeatLink]
    watch: str
    """The key of the spectators' link."""


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=1, max_length=32)]


class Claimed(Struct, frozen=True):
    match: str
    game: str
    seat: int
    key: str


class Mine(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys a browser keeps."""

    keys: Annotated[list[KeyText], Meta(max_length=60)]


class TableStatus(Struct, frozen=True):
    """How a table stands, for a list. `key` is empty where the list is for everyone."""

    key: str
    match: str
    game: str
    you: int
    seats: list[SeatInfo]
    waiting: int
    seq: int
    begun: bool
    finished: bool
    result: Result | None
    touched: int
    watch: str
    """The key of the spectators' link: what a player can hand on without giving a seat away."""
    rematch: Following | None
    campaign: InCampaign | None = None


class Watchable(Struct, frozen=True):
    status: TableStatus
    watch: str


class Upload(Struct, frozen=True, forbid_unknown_fields=True):
    """A replay file of one's own."""

    name: Annotated[str, Meta(max_length=200)]
    text: Annotated[str, Meta(max_length=2_000_000)]
    eyes: Eyes = SPECTATOR


class FileBranch(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from entry `at` of a replay file of one's own, at a new table."""

    name: Annotated[str, Meta(max_length=200)]
    text: Annotated[str, Meta(max_length=2_000_000)]
    at: Annotated[int, Meta(ge=0)]
    seats: Annotated[list[NewSeat], Meta(max_length=16)]


class Branch(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from entry `at` of a finished match, at a new table."""

    at: Annotated[int, Meta(ge=0)]
    seats: Annotated[list[NewSeat], Meta(max_length=16)]


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    id: str
    rules: int
    seats: int
    bots: list[str]
    defaults: dict[str, Any]
    """Every option, with the value it has when nobody chooses: the book's."""
