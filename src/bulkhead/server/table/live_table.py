"""The protocol of a room that its bots, clocks and messages use; it avoids an import cycle with the room itself."""

from asyncio import Lock
from collections.abc import Collection, Sequence
from typing import Any, Protocol

from bulkhead.match.rehearsal import Beat
from bulkhead.match.session import Session
from bulkhead.server.table.absence import Turn
from bulkhead.server.table.chat import Chatter
from bulkhead.server.table.client import Client
from bulkhead.server.table.messages import Clock
from bulkhead.server.table.tables import TableRecord
from bulkhead.tabletop.game import Game, Seat, Viewer


class KeepsTime(Protocol):
    """The clocks of a table."""

    def clock(self) -> Clock: ...

    def still_asks(self) -> bool: ...

    def spent(self, now: int) -> int: ...

    def moved_on(self, spent: int, *, passing: bool) -> None: ...


class LiveTable(Protocol):
    """One match being played."""

    match: str
    game: Game[Any, Any, Any, Any]
    seed: bytes
    table: TableRecord
    begun: Session | None
    following: TableRecord | None
    given_up: bool
    lock: Lock
    chat: Chatter

    @property
    def clients(self) -> Collection[Client]: ...

    @property
    def drivers(self) -> KeepsTime: ...

    @property
    def session(self) -> Session: ...

    @property
    def moment(self) -> int: ...

    @property
    def waiting(self) -> Seat | None: ...

    @property
    def turn(self) -> Turn: ...

    @property
    def finished(self) -> bool: ...

    @property
    def taken_back(self) -> bool: ...

    def seq(self, viewer: Viewer) -> int: ...

    @property
    def answers_prepared(self) -> bool: ...

    async def play_prepared(self) -> None: ...

    async def answer(self, seat: Seat, moment: int, text: str) -> None: ...

    async def play(self, beats: Sequence[Beat], moves: int) -> bool: ...
