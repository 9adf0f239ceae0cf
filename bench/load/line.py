"""A minimal WebSocket client: thousands of them fit into one process."""

import asyncio
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

Hear = Callable[[bytes], None]


class Line(asyncio.Protocol):
    """One connection. Received messages go to a callback, at once and in order."""

    def __init__(self, url: str, hear: Hear) -> None:
        self._talk = ClientProtocol(parse_uri(url), max_size=None)
        self._hear = hear
        self._transport: asyncio.Transport | None = None
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._talk.send_request(self._talk.connect())
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._talk.receive_data(data)
        for event in self._talk.events_received():
            if not isinstance(event, Frame):
                if self._talk.handshake_exc is not None:
                    self.ready.set_exception(self._talk.handshake_exc)
                else:
                    self.ready.set_result(None)
            elif event.opcode is Opcode.TEXT:
                self._hear(bytes(event.data))
            elif event.opcode is Opcode.CLOSE:
                raise ConnectionError(f"the server hung up: {event.data!r}")
        self._flush()

    def say(self, text: bytes) -> None:
        self._talk.send_text(text)
        self._flush()

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def _flush(self) -> None:
        assert self._transport is not None
        for data in self._talk.data_to_send():
            if data:
                self._transport.write(data)


async def dial(url: str, hear: Hear) -> Line:
    """Open a connection."""
    address = urlsplit(url)
    assert address.hostname is not None
    assert address.port is not None
    _, line = await asyncio.get_running_loop().create_connection(
        lambda: Line(url, hear), address.hostname, address.port
    )
    await line.ready
    return line
