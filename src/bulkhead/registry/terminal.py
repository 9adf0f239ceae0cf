"""`Terminal`, the part of an entry for the command line: optional functions for cards, hints, errands, odds."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any, Protocol

from msgspec import Struct

from bulkhead.tabletop.events import Event
from bulkhead.tabletop.game import Command, Offer, Viewer
from bulkhead.tabletop.phrases import Phrase


class ListedOffers(Protocol):
    """Commands listed together on one line."""

    @property
    def first(self) -> int: ...
    @property
    def count(self) -> int: ...
    @property
    def start(self) -> str: ...
    @property
    def phrase(self) -> Phrase | None: ...


class Errands(Struct, frozen=True):
    """Errands: one typed line that stands for several commands."""

    read: Callable[[str], Any]
    """Reads an errand from a line; None if the line is no errand."""
    next: Callable[[Any, Offer[Any], Any], Command | None]
    """The next command of an errand, from a view and an offer; None when it is done or cannot go on."""


class Retelling(Struct, frozen=True):
    """Tells several events in fewer sentences."""

    retell: Callable[[Iterable[Event], Viewer], Iterable[tuple[Phrase, str]]]
    """The sentences, each with its clause."""
    underway: Callable[[Iterable[Event]], bool]
    """True when these events are told better together with the next ones."""


class Chances(Protocol):
    """Exact chances, as `bulkhead odds` prints them."""

    @property
    def title(self) -> Phrase: ...
    @property
    def rows(self) -> Sequence[tuple[str | Phrase, Fraction]]: ...
    @property
    def plain(self) -> dict[str, Any]:
        """The same for `--json`."""
        ...


class RollOdds(Struct, frozen=True):
    """`bulkhead odds` for a game that rolls dice."""

    of_roll: Callable[[Any, int, Sequence[int]], Chances]
    """For options, a number of dice, and the faces of dice that are held."""
    of_position: Callable[[Any, Iterable[Any]], Chances]
    """For a state and the commands on offer: of every roll that can be made next."""


class Terminal(Struct, frozen=True):
    """The part of an entry that the terminal needs."""

    files: Mapping[str, Callable[[str, str], Any]] = {}
    """Options that are read from a file: functions of its text and its name."""
    cards: Callable[[Any], Iterable[tuple[str | Phrase, Iterable[Phrase]]]] | None = None
    """The cards of a table with these options (None: the defaults): the name of each, and sentences about it."""
    typed_values: Callable[[str], str] | None = None
    """The values of an option as they are typed; empty where they cannot be listed."""
    sides: Callable[[Any], Sequence[Phrase]] | None = None
    """The names of the sides by seat, from the options; a player without a name is called by the side's."""
    untold: tuple[str, ...] = ()
    """Options that are not printed when a match begins."""
    dice: Callable[[Any], Iterable[Phrase]] | None = None
    """The dice that lie beside the board, from a view."""
    beside: Callable[[Any], Iterable[Phrase]] | None = None
    """Sentences below the board, from a view."""
    gather: Callable[[Sequence[Any]], Iterable[ListedOffers]] | None = None
    """Groups offers, several on a line of the list."""
    drawn_position: Callable[[Any], str] | None = None
    """Draws a position on several lines, for a file that people read."""
    errands: Errands | None = None
    hints: Callable[[Any, Offer[Any]], Iterable[tuple[str, Phrase]]] | None = None
    """Hints for a question, from a view; each has a name and is given once."""
    farewell: Callable[[Any], Iterable[Phrase]] | None = None
    """The last words when a game is over, from a view."""
    retelling: Retelling | None = None
    odds: RollOdds | None = None
