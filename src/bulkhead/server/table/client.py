"""One open socket, as a room sees it: somebody to tell things to, who may or may not keep up."""

import asyncio
from collections.abc import Callable

from bulkhead.server.http.limits import Bucket
from bulkhead.server.table.messages import ServerMessage, encode

MOST_WAITING = 256


class Client:
    """Messages wait in a bounded queue. Whoever does not keep up is let go, comes back, and is told everything."""

    __slots__ = ("_hang_up", "gone", "pace", "queue", "viewer")

    def __init__(self, viewer: int, pace: Bucket, most_waiting: int = MOST_WAITING) -> None:
        self.viewer = viewer
        """The seat that the link opens, or SPECTATOR."""
        self.pace = pace
        """How fast it may ask for things."""
        self.queue: asyncio.Queue[bytes | int] = asyncio.Queue(most_waiting)
        """What is to be sent; a number is the code to close with, and the last thing in the queue."""
        self.gone = False
        self._hang_up: Callable[[], object] | None = None

    def connect(self, hang_up: Callable[[], object]) -> None:
        """How to end the conversation when nothing more can be said."""
        self._hang_up = hang_up

    def send(self, data: bytes) -> None:
        """Send an encoded message, in the order of the calls."""
        if self.gone:
            return
        if self.queue.full():
            self._drop()
        else:
            self.queue.put_nowait(data)

    def tell(self, message: ServerMessage) -> None:
        self.send(encode(message))

    def dismiss(self, code: int) -> None:
        """End the conversation, after what has been said already."""
        if self.queue.full():
            self._drop()
        elif not self.gone:
            self.gone = True
            self.queue.put_nowait(code)

    def _drop(self) -> None:
        self.gone = True
        while not self.queue.empty():
            self.queue.get_nowait()
        if self._hang_up is not None:
            self._hang_up()
