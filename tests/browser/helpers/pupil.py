"""A newcomer who does what the instructor says: presses the middle of the ring, again and again."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.helpers.player import Player
from tests.browser.helpers.ship import Ship

MOST = 160
"""More presses than any lesson takes."""
CHANGED = """
async ([advice, ring]) => {
  const now = () => {
    const bubble = document.querySelector('.bubble');
    const box = document.querySelector('.ring')?.getBoundingClientRect();
    return [bubble?.dataset.advice ?? '', box ? `${box.x} ${box.y} ${box.width}` : ''];
  };
  for (let frame = 0; frame < 3600; frame += 1) {
    const [said, at] = now();
    if (document.querySelector('.farewell')) return;
    const busy = document.querySelector('.what')?.ariaBusy === 'true';
    if (!busy && said && (said !== advice || at !== ring)) return;
    await new Promise(requestAnimationFrame);
  }
  throw new Error(`nothing happened after ${advice}`);
}
"""
RESTS = """
async () => {
  let [last, same] = ['', 0];
  for (let frame = 0; frame < 1200 && same < 4; frame += 1) {
    const boxes = ['.ring', '.bubble'].map((one) => document.querySelector(one)?.getBoundingClientRect());
    const now = JSON.stringify(boxes);
    same = now === last ? same + 1 : 0;
    last = now;
    await new Promise(requestAnimationFrame);
  }
}
"""
"""Until ring and bubble have found their places."""

BOXES = """
() => {
  const [bubble, ring] = ['.bubble', '.ring'].map((one) => document.querySelector(one));
  if (!bubble || !ring) return null;
  const box = (one) => one.getBoundingClientRect().toJSON();
  return [box(bubble), box(ring), bubble.scrollHeight - bubble.clientHeight];
}
"""
"""Bubble and ring at one moment."""


class Pupil:
    """A player in a lesson of Starquest."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.ship = Ship(player)
        self.heard: list[str] = []
        """The names of what the instructor said, in order."""
        self.words = 0
        self.presses = 0

    @property
    def bubble(self) -> Locator:
        return self.page.locator(".bubble")

    @property
    def ring(self) -> Locator:
        return self.page.locator(".ring")

    @property
    def farewell(self) -> Locator:
        return self.page.locator(".farewell")

    def listen(self) -> str:
        """What the instructor says now; empty at the end of the lesson."""
        expect(self.bubble.or_(self.farewell).first).to_be_visible()
        if self.farewell.count() > 0:
            return ""
        expect(self.ring).to_be_visible()
        self.page.evaluate(RESTS)
        name = self.bubble.get_attribute("data-advice") or ""
        if not self.heard or self.heard[-1] != name:
            self.heard.append(name)
            self.words += len(self.bubble.inner_text().split())
        return name

    def is_in_sight(self) -> bool:
        """The bubble is whole, beside its subject and not over it. False when both went away meanwhile: bots act."""
        size = self.page.viewport_size
        assert size is not None
        now = self.page.evaluate(BOXES)
        if now is None:
            return False
        bubble, ring, scroll = now
        assert bubble["x"] >= 0, bubble
        assert bubble["y"] >= 0, bubble
        assert bubble["x"] + bubble["width"] <= size["width"], (bubble, size)
        assert bubble["y"] + bubble["height"] <= size["height"], (bubble, size)
        assert not _overlap(bubble, ring), (self.heard[-1], bubble, ring)
        assert scroll <= 0, "the text is clipped"
        return True

    def obey(self) -> None:
        """Press what the ring is around, and wait for what comes of it."""
        now = self.page.evaluate(BOXES)
        if now is None:
            return
        name, box = self.heard[-1], now[1]
        at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.presses += 1
        if self.player.touch:
            self.page.touchscreen.tap(*at)
        else:
            self.page.mouse.click(*at)
        self.page.evaluate(CHANGED, [name, f"{box['x']} {box['y']} {box['width']}"])

    def until(self, met: Callable[[], bool], looked: Callable[[str], None] | None = None) -> None:
        """Do what is said until something is so."""
        for _ in range(MOST):
            name = self.listen()
            if not name or met():
                return
            if not self.is_in_sight():
                continue
            if looked is not None:
                looked(name)
            self.obey()
        raise AssertionError(f"no end: {self.heard[-12:]}")

    def finish(self, looked: Callable[[str], None] | None = None) -> None:
        """To the end of the lesson."""
        self.until(lambda: False, looked)
        expect(self.farewell).to_be_visible()


def _overlap(one: FloatRect, other: FloatRect) -> bool:
    return (
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )
