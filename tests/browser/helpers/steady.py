"""Measures whether a screen holds still: layout shifts as the browser counts them, and boxes that must not move."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, FloatRect, Locator, expect

from tests.browser.helpers.player import Player

SHIFTS = """
(() => {
  if (location.protocol !== 'http:') return;
  globalThis.shifts = [];
  const name = (node) => (node?.nodeType === 1 ? node.outerHTML.slice(0, 80) : String(node?.nodeName));
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) {
      if (one.hadRecentInput) continue;
      globalThis.shifts.push({ value: one.value, moved: one.sources.map(({ node }) => name(node)) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
})();
"""
"""Notes every layout shift that no press explains, and what moved."""


STILL = """
() => new Promise((resolve, reject) => {
  const begun = performance.now();
  let last = begun;
  const seen = new MutationObserver(() => { last = performance.now(); });
  seen.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  const look = () => {
    const now = performance.now();
    if (now - last > 600) resolve(seen.disconnect());
    else if (now - begun > 30000) reject(new Error('The page does not come to rest.'));
    else requestAnimationFrame(look);
  };
  look();
})
"""
"""Nothing in the page has changed for more than half a second."""


def comes_to_rest(player: Player) -> str:
    """The whole page, once nothing in it changes any more."""
    player.page.evaluate(STILL)
    return player.page.content()


def count_shifts(context: BrowserContext) -> None:
    """From the next page on."""
    context.add_init_script(SHIFTS)


def shift_of(player: Player) -> tuple[float, str]:
    """All shifts added up since the page was loaded, and what moved most."""
    found = player.page.evaluate("globalThis.shifts")
    worst = sorted(found, key=lambda one: -one["value"])[:5]
    return sum(one["value"] for one in found), "; ".join(
        f"{one['value']:.4f} {' '.join(one['moved'])}" for one in worst
    )


def apart(one: FloatRect, other: FloatRect) -> bool:
    """Neither lies over the other."""
    return (
        one["x"] + one["width"] <= other["x"]
        or other["x"] + other["width"] <= one["x"]
        or one["y"] + one["height"] <= other["y"]
        or other["y"] + other["height"] <= one["y"]
    )


WORDS = """
(one) => {
  const range = document.createRange();
  range.selectNodeContents(one);
  const { x, y, width, height } = range.getBoundingClientRect();
  return { x, y, width, height };
}
"""


def words(thing: Locator) -> FloatRect:
    """Where its text is; the element itself may be larger, or smaller."""
    found: FloatRect = thing.evaluate(WORDS)
    return found


def inside(one: FloatRect, other: FloatRect) -> bool:
    """To the pixel."""
    return (
        one["x"] >= other["x"] - 1
        and one["y"] >= other["y"] - 1
        and one["x"] + one["width"] <= other["x"] + other["width"] + 1
        and one["y"] + one["height"] <= other["y"] + other["height"] + 1
    )


def box(thing: Locator) -> FloatRect:
    """Where something is, which must be visible and wholly on the screen."""
    expect(thing).to_be_visible()
    expect(thing).to_be_in_viewport(ratio=1)
    found = thing.bounding_box()
    assert found is not None
    return found
