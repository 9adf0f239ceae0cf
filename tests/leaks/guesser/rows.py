"""What a viewer was sent about one hidden thing, and what the thing is."""

from collections.abc import Iterable
from pathlib import Path

import msgspec
from msgspec import Struct


class Row(Struct, frozen=True):
    """One hidden token or card, as the viewers saw it who may not know what it is."""

    game: int
    viewers: tuple[int, ...]
    """All who were sent the same; -1 is the spectator."""
    kind: str
    """What everybody knows of it: whose it is, and of which sort."""
    lot: str
    """The things of one lot could be exchanged, and the viewers could not tell."""
    label: str
    """What it is."""
    sent: dict[str, str]
    """Everything that the viewers were sent about it, by name."""


def keep(rows: Iterable[Row], file: Path) -> None:
    """Add rows to a file."""
    with file.open("ab") as kept:
        kept.write(b"".join(msgspec.json.encode(row) + b"\n" for row in rows))


def load(file: Path) -> list[Row]:
    """The rows of a file; none if there is no file."""
    lines = file.read_bytes().splitlines() if file.exists() else []
    return [msgspec.json.decode(line, type=Row) for line in lines]
