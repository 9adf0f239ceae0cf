"""A fake clock that advances when a test says so."""

import asyncio
from collections.abc import Callable

from msgspec import Struct

SOME_DAY = 1_800_000_000_000


class _Ring(Struct, eq=False):
    at: float
    call: Callable[[], None]
    cancelled: bool = False

    def cancel(self) -> None:
        self.cancelled = True


class FakeTime:
    """Implements the server's Timekeeper."""

    def __init__(self) -> None:
        self._passed = 0.0
        self._rings: list[_Ring] = []

    def now(self) -> int:
        return SOME_DAY + round(self._passed * 1000)

    def passed(self) -> float:
        return self._passed

    def ring(self, seconds: float, call: Callable[[], None]) -> _Ring:
        ring = _Ring(self._passed + seconds, call)
        self._rings.append(ring)
        return ring

    async def sleep(self, seconds: float) -> None:
        woken = asyncio.get_running_loop().create_future()
        ring = self.ring(seconds, lambda: None if woken.done() else woken.set_result(None))
        if seconds <= 0:
            ring.call()
        await woken

    def pass_by(self, seconds: float) -> None:
        """Advance the time; due callbacks run in order, each at its time."""
        end = self._passed + seconds
        while due := [ring for ring in self._rings if ring.at <= end and not ring.cancelled]:
            ring = min(due, key=lambda one: one.at)
            self._rings.remove(ring)
            self._passed = max(self._passed, ring.at)
            ring.call()
        self._passed = end

    @property
    def alarms(self) -> list[float]:
        """The seconds until each pending callback."""
        return sorted(ring.at - self._passed for ring in self._rings if not ring.cancelled)
