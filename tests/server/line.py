"""A socket without a network: test and server share one event loop, so no test waits for real time."""

from __future__ import annotations

import asyncio
from collections import deque
from itertools import count
from typing import Any, cast

import msgspec
from litestar.types import ASGIApp

PATIENCE = 60.0
"""A test that waits this long for a message fails."""

SALT = "salt"
"""The request id of salts."""

_ids = count(1)


class Closed(Exception):
    """The server closed the socket."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Line:
    """One client's end of a connection. All received messages stay in `heard`."""

    def __init__(self, app: ASGIApp, headers: dict[str, str], address: str) -> None:
        self.heard: list[str] = []
        self.last = ""
        """The last message read, as text."""
        self.salt: str | None = None
        """The salt that this client gives by itself once it has seen the commitment, as the browser does."""
        self.accepted = False
        self._to_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._inbox: deque[str | int] = deque()
        self._news = asyncio.Event()
        self._listening = asyncio.Event()
        self._listening.set()
        self._to_server.put_nowait({"type": "websocket.connect"})
        scope = _scope(headers, address)
        self.conversation = asyncio.ensure_future(cast("Any", app)(scope, self._to_server.get, self._send))

    async def _send(self, event: dict[str, Any]) -> None:
        await self._listening.wait()
        if event["type"] == "websocket.accept":
            self.accepted = True
            return
        if event["type"] == "websocket.send":
            self.heard.append(event["text"])
            if not self._stirs(event["text"]):
                self._inbox.append(event["text"])
        else:
            self._to_server.put_nowait({"type": "websocket.disconnect", "code": event["code"]})
            self._inbox.append(event["code"])
        self._news.set()

    def _stirs(self, text: str) -> bool:
        """Give the salt when the table asks this seat for it; True for the answer to that, which no test waits for."""
        if self.salt is None:
            return False
        message = msgspec.json.decode(text)
        if message["type"] == "lobby" and message["you"] in message["awaited"]:
            self.give_salt(message["commitment"], self.salt)
        return (message["type"], message.get("id")) == ("done", SALT)

    # Sending

    def give_salt(self, commitment: str, salt: str) -> None:
        self.say("salt", id=SALT, commitment=commitment, salt=salt)

    def say(self, kind: str, **fields: Any) -> None:
        self.say_text(msgspec.json.encode({"type": kind, **fields}).decode())

    def say_text(self, text: str) -> None:
        self._to_server.put_nowait({"type": "websocket.receive", "text": text, "bytes": None})

    def say_bytes(self, data: bytes) -> None:
        self._to_server.put_nowait({"type": "websocket.receive", "text": None, "bytes": data})

    def do(self, command: str, seq: int, id_: str = "") -> str:
        """Send a command; returns its request id."""
        id_ = id_ or f"r{next(_ids)}"
        self.say("do", id=id_, seq=seq, command=command)
        return id_

    def hang_up(self) -> None:
        self._to_server.put_nowait({"type": "websocket.disconnect", "code": 1001})

    def stop_listening(self) -> None:
        """Act like a client whose network is stuck: messages to it are not delivered."""
        self._listening.clear()

    # Receiving

    async def hear(self, kind: str = "") -> Any:
        """The next message; with a kind, the next of that kind."""
        async with asyncio.timeout(PATIENCE):
            while True:
                while not self._inbox:
                    self._news.clear()
                    await self._news.wait()
                event = self._inbox.popleft()
                if isinstance(event, int):
                    raise Closed(event)
                self.last = event
                message = msgspec.json.decode(event)
                if kind in ("", message["type"]):
                    return message

    async def closed(self) -> int:
        """Read everything until the server closes the socket; returns the close code."""
        try:
            while True:
                await self.hear()
        except Closed as closed:
            await self.conversation
            return closed.code

    def waiting(self) -> list[str]:
        """The messages that have arrived and were not read."""
        return [event for event in self._inbox if isinstance(event, str)]

    def forget(self) -> None:
        """Skip all messages that have arrived so far."""
        self._inbox.clear()

    def unheard(self) -> list[str]:
        """The types of the messages that have arrived and were not read."""
        return [msgspec.json.decode(event)["type"] for event in self._inbox if isinstance(event, str)]


def _scope(headers: dict[str, str], address: str) -> dict[str, Any]:
    return {
        "type": "websocket",
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "scheme": "ws",
        "http_version": "1.1",
        "path": "/api/socket",
        "raw_path": b"/api/socket",
        "query_string": b"",
        "root_path": "",
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        "client": (address, 50000),
        "server": ("testserver", 80),
        "subprotocols": [],
        "state": {},
        "extensions": {},
    }
