"""Counts the turns that ran out of time: after two of its turns in a row, a seat is handed to its bot.

Everything is derived from the match's log, so a reloaded table continues the count.
"""

from bulkhead.match.course import Step
from bulkhead.match.entries import Did
from bulkhead.tabletop.game import Seat

TURNS = 2

Turn = tuple[int, Seat] | None


class Absences:
    """For each seat, how many of its turns in a row the clock has ended."""

    def __init__(self, seats: int) -> None:
        self._ended = [0] * seats
        self._by_clock = False
        """Did the clock give the last answer of the seat whose turn it is?"""

    def note(self, turn: Turn, step: Step, now: Turn, *, ordered: bool) -> Seat | None:
        """Count an entry made in `turn`, after which it is turn `now`. Returns the seat to hand to its bot, if any.
        An answer `ordered` in advance does not tell whether the player is there."""
        if turn is None:
            return None
        seat = turn[1]
        if not (ordered or step.aside) and getattr(step.entry, "seat", 0) - 1 == seat:
            self._by_clock = isinstance(step.entry, Did) and step.entry.clock
        if now == turn:
            return None
        self._ended[seat] = self._ended[seat] + 1 if self._by_clock else 0
        self._by_clock = False
        if self._ended[seat] < TURNS:
            return None
        self._ended[seat] = 0
        return seat
