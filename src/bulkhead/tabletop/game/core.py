"""`Core`, the methods that every game must write: options, new state, offers, commands, views, result, JSON."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, Protocol

import msgspec

from bulkhead.tabletop.clauses import Rulebook
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.game.records import K, Offer, Opt, Result, S, V_co
from bulkhead.tabletop.packs import Stamp
from bulkhead.tabletop.viewers import Seat, Viewer


class Core(Protocol[Opt, S, K, V_co]):
    """The methods that every game must write. The four at the end have defaults that fit most games."""

    id: str
    version: int
    """Changes exactly when behaviour changes; stored with every match."""
    seats: int
    """The most seats that a table can have."""
    rulebook: Rulebook
    commands: Any
    """The type of its commands: one class, or a union of classes."""

    @abstractmethod
    def options(self, values: Mapping[str, Any]) -> Opt:
        """Check plain values (from a file, a socket or a command line) into options, or raise Mistake."""

    @abstractmethod
    def new(self, options: Opt, dice: Dice, out: Out) -> S:
        """A fresh state, ready for its first decision."""

    @abstractmethod
    def waiting(self, state: S) -> Seat | None:
        """The one seat that must decide now; None when the game is over."""

    @abstractmethod
    def offer(self, state: S, seat: Seat) -> Offer[K] | None:
        """What that seat may do now; None when it is not its decision."""

    @abstractmethod
    def apply(self, state: S, seat: Seat, command: K, dice: Dice, out: Out) -> None:
        """Carry out a command in place, or raise Illegal and leave the state unchanged."""

    @abstractmethod
    def view(self, state: S, viewer: Viewer) -> V_co:
        """Everything that a seat (or SPECTATOR) may know, built field by field."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """How the game ended; None while it goes on."""

    @abstractmethod
    def clone(self, state: S) -> S:
        """An equal and independent state."""

    @abstractmethod
    def dump(self, state: S) -> bytes:
        """The state as JSON, stable byte for byte."""

    @abstractmethod
    def load(self, data: bytes) -> S:
        """The state that `dump` wrote."""

    # With defaults

    def repeat(self, state: S, seat: Seat, command: K, dice: Dice, out: Out) -> None:
        """Carry out a command that was legal when it was played, in a match that this server has kept itself. A game
        may leave out what only serves to refuse. The default: as any command."""
        self.apply(state, seat, command, dice, out)

    def plain_options(self, options: Opt) -> dict[str, Any]:
        """Options as plain data that `options` reads back."""
        plain: dict[str, Any] = msgspec.to_builtins(options)
        return plain

    def seats_at(self, options: Opt) -> int:
        """How many seats a table with these options has. The default: always the same number."""
        return self.seats

    def packs(self) -> tuple[Stamp, ...]:
        """The packs of content that are open now, lowest first; a match names them. The default: none."""
        return ()
