"""Touch gestures other than taps: drags and pinches."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import CDPSession

from tests.browser.helpers.player import Player

Point = tuple[float, float]
STEPS = 5


class Fingers:
    """One or two fingers on a phone."""

    def __init__(self, player: Player) -> None:
        self._glass: CDPSession = player.context.new_cdp_session(player.page)

    def drag(self, start: Point, end: Point) -> None:
        self._move([(start, end)])

    def pinch(self, middle: Point, near: float, far: float) -> None:
        """Two fingers, moving from one distance to another."""
        x, y = middle
        self._move([((x - near, y), (x - far, y)), ((x + near, y), (x + far, y))])

    def _move(self, ways: Sequence[tuple[Point, Point]]) -> None:
        self._touch("touchStart", [start for start, _ in ways])
        for step in range(1, STEPS + 1):
            part = step / STEPS
            self._touch(
                "touchMove",
                [
                    (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
                    for start, end in ways
                ],
            )
        self._touch("touchEnd", [])

    def _touch(self, kind: str, points: Sequence[Point]) -> None:
        fingers = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        self._glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})
