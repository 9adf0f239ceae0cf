"""`OutOfTurn`, optional methods: asides between questions, answers given beforehand, absent players, bots' pauses.

By default a seat gives commands only when it is asked."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

from bulkhead.tabletop.events import Event
from bulkhead.tabletop.game.core import Core
from bulkhead.tabletop.game.records import K, Offer, Opt, Rng, S, V_co
from bulkhead.tabletop.viewers import Seat


class OutOfTurn(Core[Opt, S, K, V_co], Protocol[Opt, S, K, V_co]):
    """An aside is a command that a seat may give at any moment; the pending decision stays as it is."""

    def asides(self, state: S, seat: Seat, mine: Collection[Seat] = ()) -> Sequence[K]:
        """The asides that are open to a seat. `mine` are all seats of the same person: commands that make no sense
        between two of them are left out."""
        return ()

    def is_aside(self, state: S, seat: Seat, command: K) -> bool:
        """Is this command an aside, legal or not? An aside that is told to some seats only changes nothing that the
        other seats can see."""
        return False

    def petition(self, state: S, seat: Seat) -> Offer[K] | None:
        """A proposal that another seat has made to this one, with the asides that answer it. A person may answer at any
        time or not at all; a bot answers at once."""
        return None

    def standing(self, state: S) -> K | None:
        """The answer that the deciding seat has given beforehand, if any. The table submits it as a command of that
        seat. The rules ignore it, so questions reveal nothing about it to the others."""
        return None

    def veiled(self, state: S) -> bool:
        """May the deciding seat have more than one answer only because of something that the others do not know? Then
        a table where others are present asks it in any case, so that neither a question nor a wait tells anything.
        Everybody could work this out: it depends on public facts alone."""
        return False

    def ordered(self, state: S) -> K | None:
        """The part of `standing` that the seat has ordered itself. For a veiled question, it does not depend on the
        number of possible answers."""
        return None

    def prepares(self, state: S) -> bool:
        """May seats prepare answers to questions that come later? The table gives them when they are asked. It depends
        on public facts alone. The default: no."""
        return False

    def absent(self, state: S, rng: Rng) -> K | None:
        """The answer for the deciding seat when its time is up. None: its bot decides this once."""
        return None

    def pauses(self, state: S, told: Sequence[Event]) -> bool:
        """Is there something to see before bots play on? `told` is what everybody has been told since the last pause:
        it and `state` may only be asked for public facts. The default: whenever anything was told. A game of many
        small commands lets them pass as one: a figure that walks, tokens that are laid."""
        return bool(told)

    def turn(self, state: S) -> tuple[int, Seat] | None:
        """The number of the turn, counted through the game, and whose turn it is. A seat whose time runs out in two of
        its turns in a row is given to its bot. None: that never happens in this game."""
        return None
