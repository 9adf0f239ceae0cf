"""The account of a game: its entries as plain data, as a replay file, a server or a test would write them down.

Everything is made of dicts, lists, texts and numbers. What has not changed since the entry before is the same object,
so that a reader can tell at a glance what to look at again.
"""

from dataclasses import dataclass, field
from typing import Any

Plain = dict[str, Any]


@dataclass(slots=True)
class Said:
    """One event, who may know it, and what the others learn instead."""

    event: Plain
    to: tuple[int, ...] | None = None
    others: Plain | None = None

    def heard_by(self, viewer: int) -> Plain | None:
        return self.event if self.to is None or viewer in self.to else self.others


@dataclass(slots=True)
class Entry:
    """One command, what was said while it was carried out, and the table afterwards."""

    number: int
    seat: int
    """Who gave the command; -1 for the start of the game."""
    command: Plain
    said: list[Said]
    table: Plain
    """The whole state of the game, hidden things included."""
    views: dict[int, Plain] = field(default_factory=dict)
    """What some viewers may see now, by seat; -1 is a spectator."""
