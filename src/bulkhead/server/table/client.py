"""One open socket as a room sees it: a bounded queue of messages to send."""

import asyncio
from collections.abc import Callable
from typing import Literal

from bulkhead.server.http.limits import Bucket
from bulkhead.server.table.messages import ServerMessage, encode
from bulkhead.tabletop.game import Viewer

MOST_WAITING = 256


class Client:
    """A connected client. If its queue is full it is disconnected; when it reconnects it gets the full state."""

    __slots__ = ("_hang_up", "gone", "next", "pace", "queue", "shown", "viewer")

    def __init__(self, viewer: Viewer, pace: Bucket, most_waiting: int = MOST_WAITING) -> None:
        self.viewer = viewer
        """The seat that the link opens, or SPECTATOR."""
        self.pace = pace
        """The rate limit of its requests."""
        self.queue: asyncio.Queue[bytes | int] = asyncio.Queue(most_waiting)
        """Messages to send; a number is the code to close with, and the last item in the queue."""
        self.gone = False
        self.shown: int | None = None
        """The last entry that has been shown to its player; None for a client that does not say so."""
        self.next: Literal["show", "pause", "skip"] = "show"
        """What its player wants to see of the bots."""
        self._hang_up: Callable[[], object] | None = None

    def connect(self, hang_up: Callable[[], object]) -> None:
        """Set the function that closes the socket when the queue is full."""
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
        """Close the socket after the messages that are already queued."""
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
