"""Time, as the server asks for it. One small port, so that tests can let an hour pass without waiting for it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    """Something that will ring, unless it is cancelled."""

    def cancel(self) -> None: ...


class Timekeeper(Protocol):
    """The port."""

    def now(self) -> int:
        """Milliseconds since 1970: what is written down."""
        ...

    def passed(self) -> float:
        """Seconds since some moment, never backwards: what is measured."""
        ...

    def ring(self, seconds: float, call: Callable[[], None]) -> Alarm:
        """Call back after so many seconds."""
        ...

    async def sleep(self, seconds: float) -> None: ...


class WallClock:
    """Time as it is."""

    def now(self) -> int:
        return int(time.time() * 1000)

    def passed(self) -> float:
        return time.monotonic()

    def ring(self, seconds: float, call: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(seconds, call)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
