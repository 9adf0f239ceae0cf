"""The types of a replay on the wire: its frames and its viewer."""

from typing import Annotated, Any

from msgspec import Meta, Raw, Struct

from bulkhead.match.entries import Earlier
from bulkhead.server.http.speech import Spoken
from bulkhead.server.table.messages import InCampaign, LogLine
from bulkhead.tabletop.game import Result

WATCHING = -1
"""The view of a spectator."""
EVERYBODY = -2
"""The views of all seats together. No link opens them; they are used for replays only."""
Eyes = Annotated[int, Meta(ge=EVERYBODY, le=15)]
"""The viewer of a replay: a seat, -1 for a spectator, -2 for EVERYBODY."""


class Frame(Struct, frozen=True):
    """One entry of a replay: the command, its dice, its events, and the table after it."""

    n: int
    seat: int
    """0, 1, ...; -1 for the beginning."""
    command: str
    undone: int
    """The entry that it undoes; 0 for none."""
    faces: list[int]
    sides: list[int]
    """How many sides the die of each face has; empty where all of them have six."""
    log: list[LogLine]
    change: Raw
    """What has changed in the view since the frame before, as `changes.py` writes it."""


class OtherVersion(Struct, frozen=True):
    """A match of another version of the rules: how far it agrees with the version here."""

    says: Spoken
    """Both versions, the last common entry and the first difference, in a sentence or two."""
    dice: Spoken
    """How the dice of the whole match were checked."""
    last: int
    """The number of the last common entry. The frames end there."""
    of: int
    """The number of the last entry of the match."""


class Story(Struct, frozen=True):
    """A whole replay, for one viewer."""

    game: str
    rules: int
    eyes: int
    """The viewer: a seat, -1 for a spectator, -2 for all seats together."""
    sealed: bool
    """It holds only what that viewer saw, because the secrets still matter in the next mission of a campaign."""
    options: dict[str, Any]
    names: list[str]
    commitment: str
    salts: list[str]
    seed: str
    finished: bool
    result: Result | None
    origin: str
    frames: list[Frame]
    report: Raw
    chart: Raw
    """The map that the views are drawn on, for games that have one; null for the others."""
    campaign: InCampaign | None = None
    """The campaign that it was a mission of."""
    other: OtherVersion | None = None
    """Set for a match of another version of the rules."""
    earlier: list[Earlier] = []
    """The earlier versions of the rules that the match says it began with, oldest first. After the last entry of each,
    the dice come from a stream of their own."""
