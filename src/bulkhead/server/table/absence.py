"""Who lets the clock play: after two own turns in a row that the clock has ended, the seat goes to its bot.

The match's log has all that is needed, so that a table which is loaded anew goes on counting.
"""

from bulkhead.match.course import Step
from bulkhead.match.entries import Did
from bulkhead.tabletop.game import Seat

TURNS = 2

Turn = tuple[int, Seat] | None


class Absences:
    """For each seat, how many of its own turns the clock has ended in a row."""

    def __init__(self, seats: int) -> None:
        self._ended = [0] * seats
        self._by_clock = False
        """Did the clock give the last answer of the seat whose turn it is?"""

    def note(self, turn: Turn, step: Step, now: Turn, *, ordered: bool) -> Seat | None:
        """An entry was made in this turn, and now it is that one: the seat that goes to its bot, if any. What was
        `ordered` beforehand says nothing about whether somebody is there."""
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
