"""People first: of what bots do, no more than one thing is done between two looks at the sockets."""

import asyncio


class Courtesy:
    """Where many tables have bots, their moves come in swarms; each of them means telling a whole table. A click that
    arrives meanwhile would wait for all of them. So they wait in line, and the loop looks at everything else after each
    of them."""

    def __init__(self) -> None:
        self._line = asyncio.Lock()

    async def wait(self) -> None:
        """Until it is this one's turn."""
        async with self._line:
            await asyncio.sleep(0)
