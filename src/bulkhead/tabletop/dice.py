"""The kinds of dice: seeded for play, scripted for tests, recorded for replays, enumerated for odds."""

import hmac
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from math import factorial
from typing import Protocol, TypeVar

T = TypeVar("T")


class Dice(Protocol):
    """Something that rolls `count` dice and returns their faces, 1 to `sides`, in the order they fell."""

    def roll(self, count: int, sides: int = 6) -> tuple[int, ...]: ...


class DiceMismatch(Exception):
    """A script or record does not have the faces that the game rolls."""


def stream_key(seed: bytes, salts: Sequence[str]) -> bytes:
    """The key of a match's dice: HMAC of the secret seed and the salts of all seats."""
    message = "\n".join(["bulkhead dice 1", *salts])
    return hmac.digest(seed, message.encode(), "sha256")


USUAL_SIDES = 6
_BLOCK = 32
_USUAL_FACES = bytes(byte % USUAL_SIDES + 1 for byte in range(256))


class Seeded:
    """A keyed counter stream: block n is HMAC-SHA256(key, n); a byte gives a face, or is rejected to stay unbiased."""

    __slots__ = ("_at", "_block", "_counter", "_key")

    def __init__(self, seed: bytes, salts: Sequence[str] = ()) -> None:
        self._key = stream_key(seed, salts)
        self._counter = 0
        self._block = b""
        self._at = 0

    @property
    def used(self) -> int:
        """How many bytes of the stream have been used."""
        return self._counter * _BLOCK - len(self._block) + self._at

    def roll(self, count: int, sides: int = 6) -> tuple[int, ...]:
        limit = 256 - 256 % sides
        block, at = self._block, self._at
        chunk = block[at : at + count]
        if sides == USUAL_SIDES and len(chunk) == count > 0 and max(chunk) < limit:  # nine times out of ten
            self._at = at + count
            return tuple(chunk.translate(_USUAL_FACES))
        if limit == 0:
            raise ValueError(f"a die has at most 256 sides, not {sides}")
        faces: list[int] = []
        while len(faces) < count:
            if at == len(block):
                block = hmac.digest(self._key, self._counter.to_bytes(8, "big"), "sha256")
                self._counter += 1
                at = 0
            byte = block[at]
            at += 1
            if byte < limit:
                faces.append(byte % sides + 1)
        self._block, self._at = block, at
        return tuple(faces)


class Scripted:
    """Faces given by a test; rolling more than these is an error."""

    def __init__(self, *faces: int) -> None:
        self.left = list(faces)

    def roll(self, count: int, sides: int = 6) -> tuple[int, ...]:
        if count > len(self.left):
            raise DiceMismatch(f"{count} dice are rolled, {len(self.left)} are written down")
        faces, self.left = tuple(self.left[:count]), self.left[count:]
        if any(not 1 <= face <= sides for face in faces):
            raise DiceMismatch(f"a die with {sides} sides cannot show {faces}")
        return faces


class Recorded(Scripted):
    """The faces of one recorded command. `finish` checks that all of them were rolled."""

    def finish(self) -> None:
        if self.left:
            raise DiceMismatch(f"{len(self.left)} recorded dice were never rolled")


class Noted:
    """Rolls another source of dice, and records the faces and the sides of each die."""

    def __init__(self, source: Dice) -> None:
        self.source = source
        self.faces: list[int] = []
        self.sides: list[int] = []

    def roll(self, count: int, sides: int = 6) -> tuple[int, ...]:
        faces = self.source.roll(count, sides)
        self.faces.extend(faces)
        self.sides.extend([sides] * count)
        return faces

    def take(self) -> tuple[int, ...]:
        """The faces since the last call."""
        faces, self.faces = tuple(self.faces), []
        return faces


class Enumerated:
    """Follows one path through all the ways that dice can fall. Equal dice are interchangeable: a roll is a sorted
    tuple, weighted by the number of orders in which it can fall."""

    def __init__(self, path: Sequence[int]) -> None:
        self._path = list(path)
        self._depth = 0
        self.widths: list[int] = []
        self.chance = Fraction(1)

    def roll(self, count: int, sides: int = 6) -> tuple[int, ...]:
        ways = sorted_rolls(count, sides)
        if self._depth == len(self._path):
            self._path.append(0)
        faces, weight = ways[self._path[self._depth]]
        self._depth += 1
        self.widths.append(len(ways))
        self.chance *= Fraction(weight, sides**count)
        return faces

    def following(self) -> list[int] | None:
        """The next path in order; None after the last."""
        path = self._path[: self._depth]
        while path:
            path[-1] += 1
            if path[-1] < self.widths[len(path) - 1]:
                return path
            path.pop()
        return None


def outcomes(play: Callable[[Dice], T]) -> Iterator[tuple[Fraction, T]]:
    """Run `play` once for every way its dice can fall, with the exact chance of each."""
    path: list[int] | None = []
    while path is not None:
        dice = Enumerated(path)
        value = play(dice)
        yield dice.chance, value
        path = dice.following()


_sorted_rolls: dict[tuple[int, int], list[tuple[tuple[int, ...], int]]] = {}


def sorted_rolls(count: int, sides: int = 6) -> list[tuple[tuple[int, ...], int]]:
    """Every sorted roll of `count` dice, with the number of orders in which it falls."""
    known = _sorted_rolls.get((count, sides))
    if known is None:
        known = _sorted_rolls[count, sides] = list(_weigh(count, sides))
    return known


def _weigh(count: int, sides: int) -> Iterator[tuple[tuple[int, ...], int]]:
    def grow(prefix: tuple[int, ...], least: int) -> Iterator[tuple[int, ...]]:
        if len(prefix) == count:
            yield prefix
            return
        for face in range(least, sides + 1):
            yield from grow((*prefix, face), face)

    for faces in grow((), 1):
        weight = factorial(count)
        for face in set(faces):
            weight //= factorial(faces.count(face))
        yield faces, weight
