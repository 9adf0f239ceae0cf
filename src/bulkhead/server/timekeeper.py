"""The clock of the server, behind a small protocol, so that tests can let an hour pass without waiting."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    """A callback that can be cancelled."""

    def cancel(self) -> None: ...


class Timekeeper(Protocol):
    """What the server needs from a clock."""

    def now(self) -> int:
        """Milliseconds since 1970, for time stamps."""
        ...

    def passed(self) -> float:
        """Seconds on a monotonic clock, for durations."""
        ...

    def ring(self, seconds: float, call: Callable[[], None]) -> Alarm:
        """Call back after this many seconds."""
        ...

    async def sleep(self, seconds: float) -> None: ...


class WallClock:
    """The system's clock."""

    def now(self) -> int:
        return int(time.time() * 1000)

    def passed(self) -> float:
        return time.monotonic()

    def ring(self, seconds: float, call: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(seconds, call)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
