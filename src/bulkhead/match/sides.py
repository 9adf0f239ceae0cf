"""Works out how many sides recorded dice had, where the rules that rolled them are not here.

A file records faces only, and only the rules know which dice fall when. A game that rolls six-sided dice and draws
lots leaves few readings: this finds the simplest one with which the seed gives every recorded face. A reading takes,
in this order: six-sided dice; whole shuffles (a die of n sides, of n - 1, and so on down to 2); and single lots of any
number of sides. A long shuffle cannot be mistaken for something else by accident. A single lot or a short shuffle can,
and so the entries with them are named beside the result.

The browser reads the dice of a file in this way too: see web/src/lib/verify/sides.ts.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Sequence

from msgspec import Struct

from bulkhead.tabletop.dice import USUAL_SIDES, stream_key

SHUFFLE = 2
LOT = 3
"""Costs: whole shuffles are taken where six-sided dice do not fit, and single lots where shuffles do not fit."""
FEWEST = 5
"""The smallest shuffle that is recognised."""
LONG = 8
"""The smallest shuffle that is not named: one in 40,320 would fit by accident."""
MOST = 256
"""A byte cannot choose among more."""
PATIENCE = 24
"""A reading that costs so much more than the cheapest one is given up: it explains its dice one by one as lots."""


class Reading(Struct, frozen=True):
    """How the dice of some entries can be read."""

    faces: int
    """The dice that follow from the seed."""
    lots: tuple[int, ...]
    """Entries, by their number, with dice that could only be read as single lots or short shuffles."""
    wrong: int | None = None
    """The first entry with a face that follows from no reading; None where all do."""


class _Point(Struct, frozen=True):
    """A point of a reading: all faces before it are explained."""

    at: int
    """The next byte."""
    due: int = 0
    """The sides of the die that must follow, in the middle of a shuffle; 0 otherwise."""
    cost: int = 0
    lot: int | None = None
    """The entry, where this face was read as a single lot or as the first of a short shuffle."""
    before: _Point | None = None


def read_sides(
    seed: bytes, salts: Sequence[str], entries: Iterable[tuple[int, tuple[int, ...]]], start: int = 0
) -> Reading:
    """Read the faces of these entries, given by number, in the stream of a seed from byte `start` on."""
    stream = _Bytes(seed, salts)
    points = [_Point(start)]
    faces = 0
    for n, fallen in entries:
        for index, face in enumerate(fallen):
            points = _following(stream, points, n, face, len(fallen) - index)
            if not points:
                return Reading(faces, (), n)
        # A shuffle ends in the entry in which it begins.
        points = [point for point in points if not point.due]
        if not points:
            return Reading(faces, (), n)
        faces += len(fallen)
    return Reading(faces, _lots(min(points, key=lambda point: point.cost)))


def _following(stream: _Bytes, points: list[_Point], n: int, face: int, left: int) -> list[_Point]:
    """Every way to explain one more face, the cheapest to each point."""
    found: dict[tuple[int, int], _Point] = {}

    def add(before: _Point, sides: int, due: int, cost: int, lot: int | None = None) -> None:
        at = stream.after(before.at, sides, face)
        if at is None:
            return
        known = found.get((at, due))
        if known is None or before.cost + cost < known.cost:
            found[at, due] = _Point(at, due, before.cost + cost, lot, before)

    for point in points:
        if point.due:
            add(point, point.due, 0 if point.due == 2 else point.due - 1, 0)
            continue
        add(point, USUAL_SIDES, 0, 0)
        for size in range(FEWEST, min(left + 1, MOST) + 1):
            add(point, size, size - 1, SHUFFLE, n if size < LONG else None)
        for sides in range(face, MOST + 1):
            add(point, sides, 0, LOT, n)
    most = min((point.cost for point in found.values()), default=0) + PATIENCE
    return [point for point in found.values() if point.cost <= most]


def _lots(end: _Point) -> tuple[int, ...]:
    lots: set[int] = set()
    point: _Point | None = end
    while point is not None:
        if point.lot is not None:
            lots.add(point.lot)
        point = point.before
    return tuple(sorted(lots))


class _Bytes:
    """The random bytes of a stream, in blocks that are computed when they are needed."""

    def __init__(self, seed: bytes, salts: Sequence[str]) -> None:
        self._key = stream_key(seed, salts)
        self._known = b""

    def after(self, at: int, sides: int, face: int) -> int | None:
        """Where the bytes go on after a die of so many sides that shows this face; None where it shows another."""
        limit = 256 - 256 % sides
        while (byte := self._at(at)) >= limit:
            at += 1
        return at + 1 if byte % sides + 1 == face else None

    def _at(self, at: int) -> int:
        while at >= len(self._known):
            number = len(self._known) // 32
            self._known += hmac.digest(self._key, number.to_bytes(8, "big"), "sha256")
        return self._known[at]
