"""The types of HTTP requests and answers. OpenAPI and the client's TypeScript are generated from them."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from bulkhead.server.http.form_fields import KeyText, Name
from bulkhead.server.http.speech import Spoken
from bulkhead.server.replays.forms import WATCHING, Eyes
from bulkhead.server.table.messages import Following, InCampaign, SeatInfo
from bulkhead.server.table.tables import SeatKind
from bulkhead.tabletop.game import Result

SeatNumber = Annotated[int, Meta(ge=0, le=15)]
BotNames = Annotated[dict[Annotated[str, Meta(max_length=32)], Name], Meta(max_length=32)]
"""What each bot is called in the host's language."""


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who takes the seat: a person at this screen, a person with a link, or a bot."""

    kind: SeatKind
    name: Name = ""
    bot: Annotated[str, Meta(max_length=32)] = ""
    """The bot's name; for a person, the bot that takes over when the person leaves or runs out of time. Empty: the
    best one."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a new table."""

    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[NewSeat], Meta(max_length=16)]
    options: dict[str, Any] = {}
    move_seconds: Annotated[int, Meta(ge=5, le=1_209_600)] | None = None
    game_seconds: Annotated[int, Meta(ge=30, le=1_209_600)] | None = None
    public: bool = False
    """Listed among the tables that anyone can watch."""
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
    """The key of the spectator link."""
    door: str
    """The key of the table's own link, `…/#/join/KEY`: people choose a free seat with it."""
    host: str
    """The key of the person who made the table: it gives free seats to bots, replaces links, and begins the match."""


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A person who came with the table's own link sits down."""

    seat: SeatNumber
    name: Name = ""


class HostSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """The seat that the host decides about."""

    seat: SeatNumber


class SeatForBot(Struct, frozen=True, forbid_unknown_fields=True):
    """A free seat that a bot takes."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=32)] = ""
    """The bot's name; empty: the best one."""
    called: BotNames = {}


class Begin(Struct, frozen=True, forbid_unknown_fields=True):
    """Begin the match now. Bots take the seats that are still free."""

    bot: Annotated[str, Meta(max_length=32)] = ""
    """The bot of every free seat; empty: the best one for each."""
    called: BotNames = {}


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=1, max_length=32)]


class Claimed(Struct, frozen=True):
    match: str
    game: str
    seat: int
    key: str


class Mine(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys that a browser has stored."""

    keys: Annotated[list[KeyText], Meta(max_length=60)]


class TableStatus(Struct, frozen=True):
    """The state of a table, for a list. `key` is empty in public lists."""

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
    """The key of the spectator link, which a player can share without giving a seat away."""
    rematch: Following | None
    campaign: InCampaign | None = None
    other: Spoken | None = None
    """Says that the match was played with another version of the rules; null for matches of this version."""


class Watchable(Struct, frozen=True):
    status: TableStatus
    watch: str


class Upload(Struct, frozen=True, forbid_unknown_fields=True):
    """A replay file that the client sends."""

    name: Annotated[str, Meta(max_length=200)]
    text: Annotated[str, Meta(max_length=2_000_000)]
    eyes: Eyes = WATCHING


class FileBranch(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on at a new table from entry `at` of a replay file that the client sends."""

    name: Annotated[str, Meta(max_length=200)]
    text: Annotated[str, Meta(max_length=2_000_000)]
    at: Annotated[int, Meta(ge=0)]
    seats: Annotated[list[NewSeat], Meta(max_length=16)]


class Branch(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on at a new table from entry `at` of a finished match."""

    at: Annotated[int, Meta(ge=0)]
    seats: Annotated[list[NewSeat], Meta(max_length=16)]


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    id: str
    rules: int
    seats: int
    bots: list[str]
    defaults: dict[str, Any]
    """Every option with its default, which is the value in the rulebook."""
