"""Counting what happens in a game by listening to its events. Each game has a counter of its own."""

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from bulkhead.lab.heroes_counts import HeroesCounts
from bulkhead.lab.starquest_counts import StarquestCounts
from bulkhead.tabletop.events import Out


class Counts(Out, Protocol):
    """A listener that counts, seat by seat."""

    @property
    def turns(self) -> list[int]: ...

    @property
    def others(self) -> dict[str, list[int]]:
        """Whatever else this game counts, by name."""
        ...


class Tally(Struct, frozen=True):
    """What one game's counter found."""

    turns: tuple[int, ...]
    others: dict[str, tuple[int, ...]]


COUNTS: dict[str, Callable[[int], Counts]] = {"heroes": HeroesCounts, "starquest": StarquestCounts}
"""A listener for a table with so many seats."""


def tally(counts: Counts) -> Tally:
    return Tally(tuple(counts.turns), {name: tuple(seats) for name, seats in counts.others.items()})
