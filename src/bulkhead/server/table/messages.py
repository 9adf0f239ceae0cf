"""Everything that goes over the socket, as types. The client's TypeScript is generated from them (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from bulkhead.server.http.speech import Spoken

Id = Annotated[str, Meta(min_length=1, max_length=40)]
"""A client's own id of a request: resent with the same id, it is not played twice."""
Key = Annotated[str, Meta(min_length=1, max_length=64)]
CommandText = Annotated[str, Meta(min_length=1, max_length=200)]
ChatText = Annotated[str, Meta(min_length=1, max_length=400)]


class FromClient(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What a client may say."""


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message: which link this is. Whoever opens a seat first may give a name and add a salt to the dice."""

    key: Key
    name: Annotated[str, Meta(max_length=32)] = ""
    salt: Annotated[str, Meta(max_length=64)] = ""


class Do(FromClient, frozen=True, tag="do"):
    """Play a command. `seq` is the entry it answers to: anything else is stale and brings a fresh view. Entries are
    counted for each viewer: what others have said aside is not among them."""

    id: Id
    seq: int
    command: CommandText


class Undo(FromClient, frozen=True, tag="undo"):
    """Take back what was last chosen."""

    id: Id
    seq: int


class Why(FromClient, frozen=True, tag="why"):
    """Why can this not be done (or under which rule can it)?"""

    id: Id
    command: CommandText


class Say(FromClient, frozen=True, tag="say"):
    """Chat. Plain text."""

    id: Id
    text: ChatText


class Seat(FromClient, frozen=True, tag="seat"):
    """Hand the own seat to a bot, or take it back."""

    id: Id
    driver: Literal["bot", "human"]


class Survey(FromClient, frozen=True, tag="survey"):
    """A question about what one sees: what it may be about, the game says (`chart`, a figure, an attack offered)."""

    id: Id
    about: CommandText


class Asides(FromClient, frozen=True, tag="asides"):
    """What may I say now besides answering the question on hand?"""

    id: Id


class Advise(FromClient, frozen=True, tag="advise"):
    """What would a bot answer in my place? Nothing is done."""

    id: Id


class Resync(FromClient, frozen=True, tag="resync"):
    """Send everything again."""


ClientMessage = Hello | Do | Undo | Why | Say | Seat | Survey | Asides | Advise | Resync


class LogLine(Struct, frozen=True):
    """Something that happened, as this viewer may know it."""

    n: int
    event: Raw
    says: Spoken
    clause: str
    clock: bool
    """It was done for a seat whose time was up."""


class Answer(Struct, frozen=True):
    """One legal command: its text, its parts, and what it would do."""

    text: str
    command: Raw
    does: Spoken


class Offered(Struct, frozen=True):
    """The pending decision."""

    seat: int
    question: str
    answers: list[Answer]
    curtain: bool
    """It shows what only its seat may know: where several people share a screen, a curtain comes first. Without it they
    all read the question, beside what spectators see."""


class SeatInfo(Struct, frozen=True):
    """Who sits where, as everybody may know it."""

    seat: int
    name: str
    kind: Literal["here", "link", "bot"]
    bot: str
    """The bot that holds the seat, or would take over."""
    driver: Literal["human", "bot"]
    claimed: bool
    present: bool


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
    """The match that follows a finished one, and the viewer's own way there."""

    by: int
    """The seat that asked for it; -1 where nobody noted it."""
    match: str
    key: str
    """Opens the viewer's seat at the new table; for a spectator, the spectators' link."""


class InCampaign(Struct, frozen=True):
    """The campaign that a table's match is a mission of, and the viewer's own way back to it."""

    key: str
    """Opens the viewer's own faction there (`…/#/campaign/KEY`); for spectators, and for those who play this once, the
    spectators' link."""
    name: str
    mission: str
    taken_back: bool
    """The mission does not count any more, and is not played on."""


class FromServer(Struct, frozen=True, tag_field="type"):
    """What the server may say."""


class Lobby(FromServer, frozen=True, tag="lobby"):
    """The match has not begun: some seats are still free. The commitment stands already."""

    match: str
    game: str
    rules: int
    you: int
    options: dict[str, Any]
    seats: list[SeatInfo]
    commitment: str
    campaign: InCampaign | None = None


class Sync(FromServer, frozen=True, tag="sync"):
    """Everything this viewer may know: after hello, after a stale message, after a restart."""

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
    """Revealed when the match is over; empty before, and in a campaign: what was kept in secret goes on."""
    origin: str = ""
    """The position it began from, when not at the beginning."""
    rematch: Following | None = None
    campaign: InCampaign | None = None


class Update(FromServer, frozen=True, tag="update"):
    """An entry was stored that this viewer may know of: what is learnt from it."""

    seq: int
    log: list[LogLine]
    undone: int
    """The entry that was taken back; 0 for none."""
    view: Raw
    waiting: int
    offer: Offered | None
    undo: bool
    clock: Clock
    finished: bool
    seed: str


class Done(FromServer, frozen=True, tag="done"):
    """The request with this id has been carried out and stored."""

    id: str
    seq: int


class Refused(FromServer, frozen=True, tag="refused"):
    """A rule forbids it, or it makes no sense; nothing has changed."""

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
    """The answer to Survey, worked out from this viewer's own view and offer as they stood at entry `seq`."""

    id: str
    seq: int
    found: Raw


class MayAlso(FromServer, frozen=True, tag="may-also"):
    """The answer to Asides: commands that the viewer's seat may give at any moment, whoever has to decide."""

    id: str
    seq: int
    answers: list[Answer]


class Advised(FromServer, frozen=True, tag="advised"):
    """The answer to Advise: what a bot that sees what the viewer sees would answer at entry `seq`."""

    id: str
    seq: int
    command: str


class Said(FromServer, frozen=True, tag="said"):
    chat: Chat


class Seats(FromServer, frozen=True, tag="seats"):
    """Somebody came, went, or handed a seat over."""

    seats: list[SeatInfo]
    clock: Clock


class Rematch(FromServer, frozen=True, tag="rematch"):
    """Somebody wants to play again: the new table is there."""

    rematch: Following


class Wrong(FromServer, frozen=True, tag="wrong"):
    """A message that is no message; the socket stays open unless it was the first."""

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
    | Wrong
)

_encoder = msgspec.json.Encoder()


def encode(message: ServerMessage) -> bytes:
    """A message as it goes over the wire."""
    return _encoder.encode(message)
