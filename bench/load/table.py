"""A table under load: a player clicks, and the time is measured until every seat has received the update."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from http.client import HTTPConnection
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

import msgspec

from bench.load.line import Line, dial

SEATS = 2
"""On most tables."""

Told = Callable[[float], None]


class Table(ABC):
    """One match with a connection for each seat. The messages depend on the server."""

    seats = SEATS

    def __init__(self, url: str) -> None:
        self._url = url
        self._lines: list[Line] = []
        self._seated: list[asyncio.Future[None]] = []
        self._missing = 0
        """How many seats have not received the last click."""
        self._since = 0.0
        self.over = False
        self.told: Told = lambda seconds: None
        """Called with the seconds from a click until the last seat has received it."""

    @property
    def idle(self) -> bool:
        """All seats have received the last click; the next one may come."""
        return self._missing == 0

    @property
    def waits(self) -> bool:
        """Does a person have to click?"""
        return True

    @property
    def others(self) -> int:
        """The number of entries without a click: those of bots."""
        return 0

    async def sit(self) -> None:
        """Open the connections, and wait until each seat has received the state of the match."""
        loop = asyncio.get_running_loop()
        for seat in range(self.seats):
            self._seated.append(loop.create_future())
            self._lines.append(await dial(self._url, self._listener(seat)))
            self.greet(seat)
        await asyncio.gather(*self._seated)

    def _listener(self, seat: int) -> Callable[[bytes], None]:
        return lambda data: self.hear(seat, data)

    def click(self, since: float) -> None:
        """The deciding seat plays a command. `since`: when the click was due."""
        self._missing, self._since = self.seats, since
        self.act()

    def say(self, seat: int, text: bytes) -> None:
        self._lines[seat].say(text)

    def is_seated(self, seat: int) -> None:
        if not self._seated[seat].done():
            self._seated[seat].set_result(None)

    def is_told(self) -> None:
        """One more seat has received the last click."""
        self._missing -= 1
        if self._missing == 0:
            self.told(perf_counter() - self._since)

    def leave(self) -> None:
        for line in self._lines:
            line.close()

    @abstractmethod
    def greet(self, seat: int) -> None:
        """The connection is open: send hello."""

    @abstractmethod
    def hear(self, seat: int, data: bytes) -> None:
        """Handle a message from the server to a seat."""

    @abstractmethod
    def act(self) -> None:
        """Send a command for the deciding seat."""


class Office:
    """HTTP on a persistent connection."""

    def __init__(self, url: str) -> None:
        address = urlsplit(url)
        assert address.hostname is not None
        self._connection = HTTPConnection(address.hostname, address.port)

    def post(self, path: str, body: object) -> Any:
        headers = {"Content-Type": "application/json"}
        self._connection.request("POST", path, msgspec.json.encode(body), headers)
        response = self._connection.getresponse()
        data = response.read()
        if response.status >= 300:
            raise SystemExit(f"{path} answered {response.status}: {data.decode()}")
        return msgspec.json.decode(data)
