"""One decision of a game, as the witnesses see it."""

from collections.abc import Iterator
from functools import cached_property
from typing import Protocol

from msgspec import Struct

from bulkhead.bots.starquest.sense import Table
from bulkhead.bots.starquest.shots import Prospect, best_attack
from bulkhead.starquest.data.commands import AnyCommand
from bulkhead.starquest.data.frames import Activation, AnyFrame, Window
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.views.views import View
from bulkhead.tabletop.game import Offer


class Blunder(Struct, frozen=True):
    """Something that a table would laugh at."""

    kind: str
    what: str
    cost: float = 0.0
    """About what it gave away, in points; 0 where that cannot be said."""
    seat: int = -1
    """Who made it, where it is not the seat that decides."""


class Moment:
    """A decision, before it is carried out."""

    def __init__(
        self, state: State, seat: int, view: View, offer: Offer[AnyCommand], command: AnyCommand
    ) -> None:
        self.state = state
        """As it is; only what its seat can see may be blamed on the bot."""
        self.seat = seat
        self.offer = offer
        self.command = command
        self.frame: AnyFrame = state.frames[-1]
        self._view = view

    @cached_property
    def table(self) -> Table:
        """The table as the seat sees it."""
        return Table(self._view)

    @cached_property
    def best(self) -> Prospect | None:
        """The best attack on offer."""
        return best_attack(self.table, self.offer.commands)

    @property
    def acting(self) -> Mini | None:
        """The miniature whose activation it is, if it is asked now."""
        if not isinstance(self.frame, Activation):
            return None
        return self.state.minis.get(self.frame.who)

    @property
    def dodges(self) -> bool:
        """Are command points spent against an attack?"""
        return isinstance(self.frame, Window) and self.frame.why == "dodge"

    def __str__(self) -> str:
        return f"round {self.state.round}, turn {self.state.turn}: {self.command}"


class Witness(Protocol):
    """Watches one game for one kind of blunder."""

    def see(self, moment: Moment) -> Iterator[Blunder]: ...
