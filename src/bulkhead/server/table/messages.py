"""The types of all socket messages. The client's TypeScript is generated from them (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from bulkhead.server.http.speech import Spoken

Id = Annotated[str, Meta(min_length=1, max_length=40)]
"""The client's id of a request: a repeated id is not played twice."""
Key = Annotated[str, Meta(min_length=1, max_length=64)]
CommandText = Annotated[str, Meta(min_length=1, max_length=200)]
QuestionText = Annotated[str, Meta(min_length=1, max_length=80)]
ChatText = Annotated[str, Meta(min_length=1, max_length=400)]


class FromClient(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """A message from a client."""


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message: names the link. The first client at a seat may give a name."""

    key: Key
    name: Annotated[str, Meta(max_length=32)] = ""


class Salt(FromClient, frozen=True, tag="salt"):
    """Add a salt to the dice: once for each seat, before the match begins. It is given for the commitment that the
    table has shown, and counts for no other. An empty salt adds nothing."""

    id: Id
    commitment: Annotated[str, Meta(max_length=64)]
    salt: Annotated[str, Meta(max_length=64)] = ""


class Do(FromClient, frozen=True, tag="do"):
    """Play a command. `seq` is the entry it answers to: any other number is stale and is answered with a full Sync.
    Each viewer counts only the entries that it knows of."""

    id: Id
    seq: int
    command: CommandText


class Undo(FromClient, frozen=True, tag="undo"):
    """Undo the last choice."""

    id: Id
    seq: int


class Why(FromClient, frozen=True, tag="why"):
    """Ask why a command is not allowed (or under which rule it is)."""

    id: Id
    command: CommandText


class Say(FromClient, frozen=True, tag="say"):
    """Chat. Plain text."""

    id: Id
    text: ChatText


class Seat(FromClient, frozen=True, tag="seat"):
    """Hand the sender's seat to a bot, or take it back."""

    id: Id
    driver: Literal["bot", "human"]


class Ready(FromClient, frozen=True, tag="ready"):
    """Before the match begins: the sender is ready, or asks the others to wait."""

    id: Id
    ready: bool


class Rename(FromClient, frozen=True, tag="rename"):
    """The sender wants to be called otherwise. The record of a match that has begun keeps the earlier name."""

    id: Id
    name: Annotated[str, Meta(min_length=1, max_length=32)]


class Prepare(FromClient, frozen=True, tag="prepare"):
    """Answers of the sender's to questions that are still to come, each with its question: given when it is asked. An
    empty list takes them back."""

    id: Id
    answers: Annotated[list[tuple[QuestionText, CommandText]], Meta(max_length=64)]


class Ping(FromClient, frozen=True, tag="ping"):
    """Is the line still there? Answered at once, whatever the table is doing."""


class Survey(FromClient, frozen=True, tag="survey"):
    """A question about the viewer's view. The game defines the topics (`chart`, a figure, an attack offered)."""

    id: Id
    about: CommandText


class Asides(FromClient, frozen=True, tag="asides"):
    """Ask for the commands allowed now besides the pending decision."""

    id: Id


class Advise(FromClient, frozen=True, tag="advise"):
    """Ask what a bot would answer in the sender's place. Nothing is played."""

    id: Id


class Shown(FromClient, frozen=True, tag="shown"):
    """Everything up to entry `seq` has been shown to the player. Bots wait for it after each beat, but only for clients
    that send it: the first one says that this client does."""

    seq: int
    next: Literal["show", "pause", "skip"] = "show"
    """What the player wants to see of what the bots do next: each beat in its time; nothing until the next such
    message; no beat before the player's own decision."""


class Resync(FromClient, frozen=True, tag="resync"):
    """Ask for a full Sync."""


ClientMessage = (
    Hello
    | Salt
    | Do
    | Undo
    | Why
    | Say
    | Seat
    | Ready
    | Rename
    | Prepare
    | Ping
    | Survey
    | Asides
    | Advise
    | Shown
    | Resync
)


class LogLine(Struct, frozen=True):
    """One event as this viewer may know it."""

    n: int
    event: Raw
    says: Spoken
    clause: str
    clock: bool
    """Done for a seat whose time was up."""


class Answer(Struct, frozen=True):
    """One legal command: its text, its parts, and its effect."""

    text: str
    command: Raw
    does: Spoken


class Offered(Struct, frozen=True):
    """The pending decision."""

    seat: int
    question: str
    answers: list[Answer]
    curtain: bool
    """It shows secrets of its seat: where several people share a screen, the client covers it first. Without it, all
    of them read the question, beside the spectators' view."""


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """A seat and its player, as everybody may know it."""

    seat: int
    name: str
    kind: Literal["here", "link", "bot"]
    bot: str
    """The bot that drives the seat, or would take over."""
    driver: Literal["human", "bot"]
    claimed: bool
    present: bool
    paused: bool = False
    """Its player has stopped the bots for a while."""
    prepared: bool = False
    """Its player has prepared answers to what is still to be asked. Nobody else learns which."""


class Clock(Struct, frozen=True):
    """Time left, in milliseconds; -1 where there is no limit. `running` is the seat whose clock runs, -1 for none."""

    running: int
    move: int
    game: list[int]


class Chat(Struct, frozen=True):
    n: int
    seat: int
    at: int
    text: str


class Following(Struct, frozen=True):
    """The match that follows a finished one, and the viewer's key to it."""

    by: int
    """The seat that asked for it; -1 if unknown."""
    match: str
    key: str
    """Opens the viewer's seat at the new table, or the spectator link."""


class InCampaign(Struct, frozen=True):
    """The campaign that a table's match is a mission of, and the viewer's key to it."""

    key: str
    """Opens the viewer's faction there (`…/#/campaign/KEY`); for spectators, and for guests of one mission, the
    spectator link."""
    name: str
    mission: str
    taken_back: bool
    """The mission was undone in its campaign; it can no longer be played."""


class FromServer(Struct, frozen=True, tag_field="type"):
    """A message from the server."""


class Lobby(FromServer, frozen=True, tag="lobby"):
    """The match has not begun: some seats have not given their salt. The commitment is already fixed."""

    match: str
    game: str
    rules: int
    you: int
    options: dict[str, Any]
    seats: list[SeatInfo]
    commitment: str
    awaited: list[int]
    """The seats whose salt is still to come."""
    campaign: InCampaign | None = None
    holding: list[int] = []
    """The seats whose players have asked the others to wait."""


class Sync(FromServer, frozen=True, tag="sync"):
    """Everything this viewer may know: sent after hello, after a stale message, after a restart."""

    seq: int
    match: str
    game: str
    rules: int
    you: int
    """The seat that this link opens; -1 for a spectator."""
    options: dict[str, Any]
    seats: list[SeatInfo]
    commitment: str
    salts: list[str]
    view: Raw
    waiting: int
    offer: Offered | None
    undo: bool
    log: list[LogLine]
    chat: list[Chat]
    clock: Clock
    finished: bool
    seed: str
    """Revealed when the match is over. Empty before that, and always in a campaign, where secrets still matter."""
    origin: str = ""
    """The position it started from; empty for a normal setup."""
    rematch: Following | None = None
    campaign: InCampaign | None = None


class Update(FromServer, frozen=True, tag="update", omit_defaults=True):
    """Stored entries that this viewer may know of, with the changes they bring: one, or a beat of bots."""

    seq: int
    """The last of its entries."""
    log: list[LogLine]
    undone: int
    """The entry that was undone; 0 for none."""
    view: Raw
    waiting: int
    offer: Offered | None
    undo: bool
    clock: Clock
    finished: bool
    seed: str
    since: int = -1
    """The entry that it follows. Not sent for a single entry, which follows the one before `seq`."""


class Done(FromServer, frozen=True, tag="done"):
    """The request with this id has been carried out and stored."""

    id: str
    seq: int


class Refused(FromServer, frozen=True, tag="refused"):
    """A rule forbids it, or it is malformed; nothing has changed."""

    id: str
    clause: str
    says: Spoken


class Because(FromServer, frozen=True, tag="because"):
    """The answer to Why: empty `clause` and `says` unset when the command may be given."""

    id: str
    legal: bool
    clause: str
    says: Spoken | UnsetType = UNSET


class Surveyed(FromServer, frozen=True, tag="surveyed"):
    """The answer to Survey, computed from this viewer's view and offer at entry `seq`."""

    id: str
    seq: int
    found: Raw


class MayAlso(FromServer, frozen=True, tag="may-also"):
    """The answer to Asides: commands that the viewer's seat may give at any moment, whichever seat decides."""

    id: str
    seq: int
    answers: list[Answer]


class Advised(FromServer, frozen=True, tag="advised"):
    """The answer to Advise: what a bot with the viewer's view would answer at entry `seq`."""

    id: str
    seq: int
    command: str


class Said(FromServer, frozen=True, tag="said"):
    chat: Chat


class Seats(FromServer, frozen=True, tag="seats"):
    """A client connected, disconnected, or handed a seat over."""

    seats: list[SeatInfo]
    clock: Clock


class Rematch(FromServer, frozen=True, tag="rematch"):
    """A player asked for a rematch: the new table exists."""

    rematch: Following


class Unprepared(FromServer, frozen=True, tag="unprepared"):
    """What the viewer had prepared for this question had become impossible: it is asked."""

    question: str


class Pong(FromServer, frozen=True, tag="pong"):
    """The answer to Ping."""


class Wrong(FromServer, frozen=True, tag="wrong"):
    """A message could not be decoded; the socket stays open unless it was the first."""

    says: Spoken


ServerMessage = (
    Lobby
    | Sync
    | Update
    | Done
    | Refused
    | Because
    | Surveyed
    | MayAlso
    | Advised
    | Said
    | Seats
    | Rematch
    | Unprepared
    | Pong
    | Wrong
)

_encoder = msgspec.json.Encoder()


def encode(message: ServerMessage) -> bytes:
    """Encode a message for the wire."""
    return _encoder.encode(message)
