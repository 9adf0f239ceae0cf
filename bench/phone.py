"""`python -m bench.phone`: measures how smoothly the biggest map of Starquest moves on a phone.

A real Chromium with a phone's screen and a quarter of the processor's speed shows 24 by 24 squares with more than
eighty figures (bench/crowded.py). A finger drags the map to and fro, two fingers spread and pinch it; the page
records when each frame begins.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from itertools import pairwise
from statistics import quantiles
from typing import Annotated, Any

import httpx
import typer
from msgspec import Struct
from playwright.sync_api import CDPSession, Page, ViewportSize, sync_playwright

from bench import report
from bench.crowded import FIGURES, MISSION, position
from bench.load.holding import Meter, our_server
from bench.machine import this_machine
from bench.results import Found, Goal, Row, Run, spread
from bulkhead.words import Words
from tests.browser.helpers import chromium
from tests.server.server_process import stir

KIND = "phone"
SCREEN: ViewportSize = {"width": 390, "height": 844}
SLOWER = 4
SAMPLES = 9
TYPICAL, RARE = 17.0, 33.4
"""Milliseconds of a frame at sixty a second, and of two."""
PACE = 600
"""The speed of a finger, in pixels per second."""
FAR, NEARER = 200, 2.0
PATIENCE = 120_000

NOTE = """
() => {
  globalThis.began = [];
  const frame = (now) => {
    began.push(now);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
"""
REST = "() => new Promise((done) => setTimeout(done, 400))"
"""Wait until the map is rendered sharply again."""


class Sample(Struct, frozen=True):
    """One gesture."""

    frames: list[float]
    """Milliseconds from the beginning of one to that of the next."""
    busy: float
    """Milliseconds of the page's main thread for each."""
    sharp: float
    """The longest frame after the gesture, in which the map is rendered sharply again."""

    def percentile(self, percent: int) -> float:
        return quantiles(self.frames, n=100)[percent - 1]


class Phone:
    """The table on a small screen."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._glass: CDPSession = page.context.new_cdp_session(page)
        self._glass.send("Performance.enable")
        box = page.get_by_role("application").bounding_box()
        assert box is not None
        self._middle = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}

    def slow_down(self) -> None:
        self._glass.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        self.page.evaluate(NOTE)

    def drag(self, way: int) -> None:
        """Drag diagonally to one side, or back."""
        far = {"xDistance": way * FAR, "yDistance": way * FAR, "speed": PACE, "gestureSourceType": "touch"}
        self._glass.send("Input.synthesizeScrollGesture", {**self._middle, **far})

    def pinch(self, way: int) -> None:
        """Zoom in, or out again."""
        far = {"scaleFactor": NEARER**way, "relativeSpeed": PACE, "gestureSourceType": "touch"}
        self._glass.send("Input.synthesizePinchGesture", {**self._middle, **far})

    def sample(self, gesture: Callable[[int], None]) -> Sample:
        """One gesture and back. The measurement ends with the gesture; the rendering afterwards counts separately."""
        frames: list[float] = []
        sharp: list[float] = []
        worked = 0.0
        for way in (1, -1):
            self._frames()
            before = self._worked()
            gesture(way)
            worked += self._worked() - before
            frames += self._frames()
            self.page.evaluate(REST)
            sharp += self._frames()
        return Sample(frames, worked * 1000 / len(frames), max(sharp))

    def _frames(self) -> list[float]:
        """Milliseconds of each frame since the last call."""
        begun: list[float] = self.page.evaluate("began.splice(0, began.length - 1)")
        return [after - before for before, after in pairwise(begun)]

    def _worked(self) -> float:
        """Seconds of work of the page's main thread."""
        metrics: list[dict[str, Any]] = self._glass.send("Performance.getMetrics")["metrics"]
        return next(float(one["value"]) for one in metrics if one["name"] == "TaskDuration")


@contextmanager
def crowded_table(url: str) -> Iterator[Page]:
    """A phone at the table; every seat is at its screen, so nothing moves by itself."""
    seats = [{"kind": "here", "name": f"{seat}"} for seat in range(7)]
    form = {"game": "starquest", "options": {"mission": MISSION}, "seats": seats, "position": position()}
    made = httpx.post(f"{url}/api/tables", json=form, timeout=60)
    made.raise_for_status()
    keys = [link["key"] for link in made.json()["links"]]
    for key in keys:
        stir(url, key)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.path())
        try:
            page = browser.new_context(
                viewport=SCREEN, device_scale_factor=2, is_mobile=True, has_touch=True
            ).new_page()
            page.set_default_timeout(PATIENCE)
            page.goto(f"{url}/#/play/{keys[0]}")
            page.get_by_role("button", name=Words("en").say("web-sit-go")).click()
            page.locator("[data-map] [data-piece]").nth(FIGURES - 1).wait_for(state="attached")
            yield page
        finally:
            browser.close()


def run() -> Run:
    with our_server("starquest") as server, crowded_table(server.url) as page:
        phone = Phone(page)
        phone.slow_down()
        for gesture in (
            phone.drag,
            phone.pinch,
        ):  # the first view of something includes its first rendering
            phone.sample(gesture)
        meter = Meter(server.pid, [])
        dragged, pinched = [], []
        for _ in range(SAMPLES):
            dragged.append(phone.sample(phone.drag))
            pinched.append(phone.sample(phone.pinch))
        _, taken = meter.read()
    rows = [
        *_rows("drag", "dragging", dragged),
        *_rows("pinch", "pinching", pinched),
        spread("sharp", "drawn sharp again after a pinch, once", "ms", [one.sharp for one in pinched]),
    ]
    frames = sum(len(one.frames) for one in (*dragged, *pinched))
    notes = [
        f"{FIGURES} figures on 24 by 24 squares; 390 by 844 points of 2 by 2 pixels; processor {SLOWER} times as slow.",
        f"{frames} frames; no graphics card, so that the processors draw as well: {taken:.0%} of them were in use.",
    ]
    command = " ".join(["python -m bench.phone", *sys.argv[1:]])
    found = Found(rows, _goals(rows), notes)
    return Run(KIND, datetime.now(UTC).date().isoformat(), command, this_machine(), found)


def _rows(id_: str, doing: str, samples: list[Sample]) -> list[Row]:
    return [
        spread(f"{id_}-p50", f"{doing}: a frame, median", "ms", [one.percentile(50) for one in samples]),
        spread(f"{id_}-p95", f"{doing}: a frame, 95 of 100", "ms", [one.percentile(95) for one in samples]),
        spread(
            f"{id_}-busy", f"{doing}: the page's own work for a frame", "ms", [one.busy for one in samples]
        ),
    ]


def _goals(rows: list[Row]) -> list[Goal]:
    found = {row.id: row.median for row in rows}

    def goal(text: str, most: float, kind: str) -> Goal:
        slowest = max(found[f"drag-{kind}"], found[f"pinch-{kind}"])
        return Goal(text, f"{slowest:.1f} ms", slowest <= most)

    return [
        goal("sixty frames a second, typically", TYPICAL, "p50"),
        goal("95 of 100 frames within two of them", RARE, "p95"),
    ]


def main(
    try_out: Annotated[bool, typer.Option("--try", help="Measure and print; nothing is kept.")] = False,
) -> None:
    """Measure how smoothly the map moves on a phone."""
    report.present(run(), kept=not try_out)


if __name__ == "__main__":
    typer.run(main)
