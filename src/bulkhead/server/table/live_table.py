"""The protocol of a room that its bots, clocks and messages use; it avoids an import cycle with the room itself."""

from asyncio import Lock
from collections.abc import Collection
from typing import Any, Protocol

from bulkhead.match.session import Session
from bulkhead.server.table.chat import Chatter
from bulkhead.server.table.client import Client
from bulkhead.server.table.messages import Clock
from bulkhead.server.table.tables import TableRecord
from bulkhead.tabletop.game import Game, Seat, Viewer


class ShowsClock(Protocol):
    """The clocks of a table, for display."""

    def clock(self) -> Clock: ...


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
    def drivers(self) -> ShowsClock: ...

    @property
    def session(self) -> Session: ...

    @property
    def moment(self) -> int: ...

    @property
    def waiting(self) -> Seat | None: ...

    @property
    def finished(self) -> bool: ...

    @property
    def taken_back(self) -> bool: ...

    def seq(self, viewer: Viewer) -> int: ...

    async def answer(self, seat: Seat, moment: int, text: str, request: str) -> None: ...
