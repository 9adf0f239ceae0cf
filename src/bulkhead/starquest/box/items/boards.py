"""Boards: pieces of floor, drawn (SQ-MOVE-01, SQ-SCAN-01). The reader of drawings is `bulkhead.starquest.ship.plan`."""

from msgspec import Struct

from bulkhead.starquest.box.items.sources import Count, Fields, Source, Square


class Board(Struct, frozen=True, forbid_unknown_fields=True):
    """One board of the box."""

    id: str
    map: str
    """A drawing with two characters per square: the square, and the edges between squares."""
    source: Source
    rooms: dict[str, str] = {}
    """The room behind each letter of the map."""
    doors: dict[str, tuple[Square, Square, Square, Square]] = {}
    """The four squares in front of each door: two on one side, then the two across."""
    checked: dict[str, Count] = {}
    """Counts made by hand; a test counts again."""
    fields: Fields = {}
