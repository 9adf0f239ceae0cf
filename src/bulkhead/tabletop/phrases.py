"""Phrases: sentences not yet translated, as a Fluent message id with its arguments."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, field


class Faces(Struct, frozen=True, rename={"faces": "dice"}):
    """Dice inside a sentence; a screen draws them, a terminal prints them. As JSON: `{"dice": [6, 6]}`."""

    faces: tuple[int, ...]


class Who(Struct, frozen=True, rename={"seat": "who"}):
    """A seat inside a sentence; the table fills in the player's name. As JSON: `{"who": 0}`."""

    seat: int


class Phrase(Struct, frozen=True):
    """One message with its arguments. Arguments may be phrases themselves, or lists that become "a, b and c"."""

    id: str
    args: dict[str, Arg] = field(default_factory=dict)


Arg = str | int | float | Faces | Who | Phrase | Sequence["str | Phrase"]
