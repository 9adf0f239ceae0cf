"""A replay on the wire: its frames, and the eyes with which it is told."""

from typing import Annotated, Any

from msgspec import Meta, Raw, Struct

from bulkhead.server.table.messages import InCampaign, LogLine
from bulkhead.tabletop.game import Result

EVERYBODY = -2
"""The eyes of all seats together. They are no seat and no link opens them: only stories are told to them."""
Eyes = Annotated[int, Meta(ge=EVERYBODY, le=15)]
"""A seat, -1 for a spectator's eyes, -2 for EVERYBODY's."""


class Frame(Struct, frozen=True):
    """One entry of a replay: what was done, what fell, what it told, and the table after it."""

    n: int
    seat: int
    """0, 1, ...; -1 for the beginning."""
    command: str
    undone: int
    """The entry that it took back; 0 for none."""
    faces: list[int]
    sides: list[int]
    """How many sides the die of each face has; empty where all of them have six."""
    log: list[LogLine]
    change: Raw
    """How the table looks after it: what has changed since the frame before, as `changes.py` writes it."""


class Story(Struct, frozen=True):
    """A whole replay, for somebody's eyes."""

    game: str
    rules: int
    eyes: int
    """Whose: a seat's, -1 for a spectator's, -2 for those of all seats together."""
    sealed: bool
    """Nothing is in it but what those eyes saw: secrets go on into the next mission of a campaign."""
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
