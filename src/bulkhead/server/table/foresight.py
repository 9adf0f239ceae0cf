"""What the bots of a table play next, thought out while the room plays and people look at what was played before."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from itertools import islice
from time import monotonic

from bulkhead.match.rehearsal import Beat, Packed, Rehearsal, Rehearsed, watched_seats
from bulkhead.match.session import Session
from bulkhead.server.table.house import Bots

MOST_AHEAD = 48
"""Beats that are thought out before any of them is played."""

Rehearse = Callable[[Rehearsal | Packed], Awaitable[Rehearsed]]


class Foresight:
    """The next beats of bots. They hold as long as the table goes on as it was rehearsed."""

    def __init__(
        self, start: Rehearsal, bots: Bots, rehearse: Rehearse, now: Callable[[], float] = monotonic
    ) -> None:
        """`rehearse` gives the next beats, a few at a time; `now` tells the time."""
        self.moves = start.moves
        """The entry after which the next beat is played."""
        self._bots = bots
        self._watched = start.watched
        self._rehearse = rehearse
        self._now = now
        self._beats = deque[tuple[Beat, float]]()
        """Each with the moment at which it was thought out."""
        self._failure: Exception | None = None
        self._over = False
        """Nothing is added any more, since the moment `_ended`."""
        self._ended = 0.0
        self._news = asyncio.Event()
        """Beats were added, or there are no more."""
        self._taken = asyncio.Event()
        self.thinking = asyncio.create_task(self._think(start))

    def fits(self, session: Session, bots: Bots) -> bool:
        """Does the table stand as it was rehearsed, with the same bots and the same onlookers, and is there anything
        left?"""
        left = bool(self._beats) or not self._over or self._failure is not None
        same = session.course.moves == self.moves and self._bots == bots
        return left and same and self._watched == watched_seats(session)

    def has(self, count: int) -> bool:
        """Are so many beats thought out, or all that bots can play?"""
        return self._over or len(self._beats) >= count

    async def next(self, count: int) -> tuple[list[Beat], float]:
        """The next beats, when so many are thought out, and the moment at which they were; fewer if a person decides
        before. What a bot has raised is raised where its beat would follow."""
        while not self.has(count):
            self._news.clear()
            await self._news.wait()
        if self._failure is not None and not self._beats:
            raise self._failure
        found = list(islice(self._beats, count))
        ready = found[-1][1] if len(found) == count else self._ended
        return [beat for beat, _ in found], ready

    def played(self, beats: list[Beat]) -> None:
        """The next beats have been played at the table."""
        for beat in beats:
            self._beats.popleft()
            self.moves += len(beat)
        self._taken.set()

    async def _think(self, start: Rehearsal) -> None:
        rest: Rehearsal | Packed | None = start
        try:
            while rest is not None:
                rehearsed = await self._rehearse(rest)
                self._beats += [(beat, self._now()) for beat in rehearsed.beats]
                rest = rehearsed.rest
                self._news.set()
                # Other tables may think in between.
                await asyncio.sleep(0)
                while len(self._beats) >= MOST_AHEAD:
                    self._taken.clear()
                    await self._taken.wait()
        except Exception as failure:
            self._failure = failure
        finally:
            self._over, self._ended = True, self._now()
            self._news.set()

    def drop(self) -> None:
        """The table goes on in another way."""
        self.thinking.cancel()
