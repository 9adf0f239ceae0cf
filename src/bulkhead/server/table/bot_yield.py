"""Lets the event loop serve the sockets between the moves of bots, so that players do not wait for many bots."""

import asyncio


class Courtesy:
    """A queue for the moves of bots. Each move sends updates to a whole table; without the queue, a player's message
    would wait for all moves that are ready. The event loop handles other work after each of them."""

    def __init__(self) -> None:
        self._line = asyncio.Lock()

    async def wait(self) -> None:
        """Wait for this move's turn."""
        async with self._line:
            await asyncio.sleep(0)
