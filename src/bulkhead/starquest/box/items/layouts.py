"""Layouts: how boards form one ship, and where its docks are (SQ-SETUP-05, SQ-SETUP-18)."""

from typing import Literal

from msgspec import Struct

from bulkhead.starquest.box.items.sources import BoardId, Count, Fields, Source, Square

Side = Literal["north", "east", "south", "west"]


class Piece(Struct, frozen=True, forbid_unknown_fields=True):
    """A board in a layout: the position of its north-west corner, and its clockwise rotation."""

    board: BoardId
    at: Square
    rot: Literal[0, 90, 180, 270] = 0


class Berth(Struct, frozen=True, forbid_unknown_fields=True):
    """A place where a squad's dock may be."""

    side: Side
    threshold: tuple[Square, Square]
    area: tuple[int, int, int, int]
    """West, north, east and south of where the dock is drawn."""
    into: str
    """`corridor`, or the room to which the threshold squares belong."""


class Layout(Struct, frozen=True, forbid_unknown_fields=True):
    """One layout."""

    id: str
    source: Source
    pieces: tuple[Piece, ...]
    docks: dict[str, Berth]
    doorways: tuple[str, ...] = ()
    """`v x y`: the line west of square (x,y) and of the one below; `h x y`: the line north of it and of the next."""
    checked: dict[str, Count] = {}
    """Counts made by hand; a test counts again."""
    fields: Fields = {}
