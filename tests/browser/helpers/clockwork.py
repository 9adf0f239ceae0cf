"""`python -m tests.browser.helpers.clockwork`: the server with a clock that SIGUSR1 advances by an hour."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable
from functools import partial
from typing import Any
from unittest.mock import patch

from msgspec import Struct

from bulkhead.server import __main__ as server
from bulkhead.server import app
from bulkhead.server.timekeeper import Alarm, WallClock

HOUR = 3600.0


class _Ring(Struct, eq=False):
    """A callback that can be called early."""

    at: float
    call: Callable[[], None]
    alarm: Alarm
    over: bool = False

    def cancel(self) -> None:
        self.over = True
        self.alarm.cancel()


class Clockwork(WallClock):
    """Implements the server's Timekeeper."""

    def __init__(self) -> None:
        self._ahead = 0.0
        self._rings: list[_Ring] = []
        signal.signal(signal.SIGUSR1, self._jump)

    def now(self) -> int:
        return super().now() + round(self._ahead * 1000)

    def passed(self) -> float:
        return super().passed() + self._ahead

    def ring(self, seconds: float, call: Callable[[], None]) -> Alarm:
        self._rings = [ring for ring in self._rings if not ring.over]
        ring = _Ring(self.passed() + seconds, call, super().ring(seconds, lambda: self._call(ring)))
        self._rings.append(ring)
        return ring

    def _call(self, ring: _Ring) -> None:
        if not ring.over:
            ring.cancel()
            ring.call()

    def _jump(self, *_: Any) -> None:
        self._ahead += HOUR
        for ring in [ring for ring in self._rings if ring.at <= self.passed()]:
            super().ring(0, partial(self._call, ring))


if __name__ == "__main__":
    with patch.object(app, "WallClock", Clockwork):
        sys.exit(server.main())
