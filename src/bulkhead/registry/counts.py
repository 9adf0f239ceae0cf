"""`Lab`, the part of an entry for simulations and checks: event counters, packs for child processes, tables to measure
bots at, the matrix of the content."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Literal, Protocol

from msgspec import Struct

from bulkhead.tabletop.events import Event, Out
from bulkhead.tabletop.phrases import Phrase
from bulkhead.tabletop.refusals import Mistake


class Counts(Out, Protocol):
    """A listener that counts per seat."""

    @property
    def turns(self) -> list[int]: ...

    @property
    def others(self) -> dict[str, list[int]]:
        """Everything else that is counted in this game, by name."""
        ...


class NoCounts:
    """The listener of a game that counts nothing."""

    def __init__(self, seats: int) -> None:
        self.turns = [0] * seats
        self.others: dict[str, list[int]] = {}

    def tell(self, event: Event, to: tuple[int, ...] | None = None, others: Event | None = None) -> None:
        """Count nothing."""


class Answer(Struct, frozen=True):
    """What a solver found out about a position."""

    value: float
    """The first seat's chance of winning with best play of all; a draw counts half."""
    bound: float
    """No value of the solution is off by more."""
    sweeps: int
    residual: float | None = None
    """How far the boards that were checked by the rules are off after one more turn."""


class Solver(Protocol):
    """Solves a game."""

    def __call__(
        self,
        state: Any,
        where: Literal["cpu", "gpu"],
        file: Path | None,
        checks: int,
        progress: Callable[[int, float], None],
    ) -> Answer:
        """The answer for a state, on this machine's processor or its graphics processor; the file keeps the solution.
        `checks`: how many boards are checked by the rules. `progress` is told each sweep and its largest change."""
        ...


class Role(Struct, frozen=True):
    """Seats whose players do the same and can be compared."""

    name: str = ""
    """Empty where all seats of a game are alike."""
    factions: tuple[str, ...] = ()
    """Empty: every seat."""
    what: Phrase | None = None
    """Its name for players."""


RandomGames = Callable[[int, str, int, Callable[[int], None]], tuple[Any, Mistake | None]]
"""Plays so many games of random players: their number, the seed, how many processes or threads, and who hears how many
are finished. Returns their summary, and why the fast engine could not play them, if it could not."""


class Lab(Struct, frozen=True):
    """The part of an entry that the lab needs."""

    counts: Callable[[int], Counts] = NoCounts
    """The counter of each game, made for a number of seats."""
    packs: Callable[[], Sequence[Any]] = tuple
    """The packs of content that are open in this process."""
    open_packs: Callable[[Sequence[Any]], None] = lambda packs: None
    """Open the same packs in another process."""
    tables: Callable[[str], list[Any]] | None = None
    """For games with many seats: the options of the tables at which a bot is measured, for a mission or `all`."""
    line_ups: Callable[[str], list[Any]] | None = None
    """For games with missions: the options of full tables of the missions that a text names, whose line-ups rotate."""
    roles: tuple[Role, ...] = (Role(),)
    """For games whose seats differ: the roles in which bots are compared."""
    content: Callable[[Callable[[str], str], Path | None, dict[str, list[str]] | None], Any] | None = None
    """For games whose rules are in their content too: the matrix of its lines, from a source of texts, the folder of
    the tests and the places of their marks."""
    solve: Solver | None = None
    """For games that can be solved."""
    random_games: Callable[[Any], RandomGames | None] = lambda options: None
    """For games with a faster engine for random players: its simulation, at a table with these options. The games of a
    seed are the same on every machine, but not those of the usual simulation."""
