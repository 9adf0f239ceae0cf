"""What a room has played: each entry with its time and its request, and the updates that tell of it.

Nothing is stored or sent here: the room does both, in that order.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, field

import bulkhead.server.table.messages as m
from bulkhead.match.course import Step
from bulkhead.match.entries import Undone, write_entry
from bulkhead.match.rows import StoredChat, StoredEntry
from bulkhead.match.session import Session
from bulkhead.server.table import showing
from bulkhead.server.table.absence import Absences, Turn
from bulkhead.server.table.driving import STANDING
from bulkhead.server.table.live_table import LiveTable
from bulkhead.server.table.tables import TableRecord
from bulkhead.server.timekeeper import Timekeeper
from bulkhead.tabletop.game import SPECTATOR, Seat, Viewer


class Past(Struct, frozen=True):
    """The past of a match that is loaded from the store."""

    session: Session | None = None
    requests: dict[str, int] = {}
    """The entry that each player's request became."""
    used: tuple[int, ...] = ()
    """Milliseconds each seat has used."""
    chats: Sequence[StoredChat] = ()
    times: Sequence[int] = ()
    """When each entry was stored; before the match begins, when the table was made."""
    following: TableRecord | None = None
    """The table of the rematch."""
    absences: Absences | None = None


class Batch(Struct):
    """Entries that are stored together, and what is sent then."""

    entries: list[StoredEntry] = field(default_factory=list)
    told: list[tuple[Viewer, bytes]] = field(default_factory=list)
    away: list[Seat] = field(default_factory=list)
    """Seats that are handed to their bots."""
    seen: bool = False
    """Does everybody know of one of them?"""


class Ledger:
    """The entries of a room. Call with the room's lock held."""

    def __init__(self, room: LiveTable, time: Timekeeper, past: Past) -> None:
        self.requests = dict(past.requests)
        self.times = list(past.times)
        self.absences = past.absences or Absences(len(room.table.seats))
        self.undos = sum(isinstance(step.entry, Undone) for step in past.session.steps) if past.session else 0
        self._room = room
        self._time = time

    def touched(self, viewer: Viewer) -> int:
        """When the last entry that a viewer knows of was stored."""
        begun = self._room.begun
        if begun is None:
            return self.times[-1]
        happened = zip(reversed(self.times), reversed(begun.steps), strict=True)
        return next(at for at, step in happened if step.known_to(viewer))

    def lengths(self) -> dict[Viewer, int]:
        """How many entries each connected viewer knows of. Nothing is worked out for others."""
        return {client.viewer: self._room.seq(client.viewer) for client in self._room.clients}

    def single(self, step: Step, since: dict[Viewer, int], request: str, turn: Turn) -> Batch:
        """One entry that is stored and told alone."""
        batch = Batch()
        self.record(batch, step, request, turn)
        batch.told += self.tell([step], since)
        return batch

    def record(self, batch: Batch, step: Step, request: str, turn: Turn, *, passing: bool = False) -> None:
        """Note an entry that has been played in `turn`: its time, its request, the clocks, absent players. `passing`:
        the next question is answered at once too."""
        now, n = self._time.now(), self._room.session.course.moves
        goes_on = step.aside and self._room.drivers.still_asks()
        spent = 0 if goes_on else self._room.drivers.spent(now)
        if request:
            self.requests[request] = n
        self.times.append(now)
        self.undos += isinstance(step.entry, Undone)
        if not goes_on:
            self._room.drivers.moved_on(spent, passing=passing)
        batch.seen |= step.known_to(SPECTATOR)
        away = self.absences.note(turn, step, self._room.turn, ordered=request.startswith(STANDING))
        if away is not None:
            batch.away.append(away)
        batch.entries.append(StoredEntry(self._room.match, n, now, spent, request, write_entry(step.entry)))

    def tell(self, steps: Sequence[Step], since: dict[Viewer, int]) -> list[tuple[Viewer, bytes]]:
        """The updates for those who may know of these entries, to be sent when they are stored."""
        told: list[tuple[Viewer, bytes]] = []
        for viewer, known in since.items():
            mine = [step for step in steps if step.known_to(viewer)]
            if mine:
                told.append((viewer, m.encode(showing.update(self._room, mine, known, viewer))))
        return told
