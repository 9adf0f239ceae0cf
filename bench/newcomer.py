"""`python -m bench.newcomer`: measures the time from the first page to a new player's first move against bots.

A real Chromium with a fresh profile opens the first page, presses *Play now* at Starquest and brings a marine
aboard, pressing each button as soon as it can be pressed and reading nothing: it measures how long the program
makes people wait, how often they press, and how many words they are shown.
"""

import sys
from datetime import UTC, datetime
from time import perf_counter
from typing import Annotated

import typer
from msgspec import Struct
from playwright.sync_api import Browser, Locator, ViewportSize, expect, sync_playwright

from bench import report
from bench.load.holding import our_server
from bench.machine import this_machine
from bench.results import Found, Goal, Row, Run, spread
from tests.browser.helpers import chromium
from tests.browser.helpers.player import Player
from tests.browser.helpers.ship import Ship

KIND = "newcomer"
SAMPLES = 5
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
WORDS_A_SECOND = 4.0
A_CLICK = 1.5
"""Seconds in which a person finds a button and presses it."""
A_MINUTE = 60.0
PATIENCE = 120_000
AREA, FIRST, ON = (5.5, 12.5), (5, 11), "n"


class Way(Struct):
    """From the first page to the first move."""

    shown: float = 0.0
    """Seconds until the first page can be used."""
    aboard: float = 0.0
    """Seconds of waiting from *Play now* until the first move is made."""
    clicks: int = 0
    words: int = 0
    """On the card of the game, in the instructor's cards and in the questions."""

    @property
    def person(self) -> float:
        """Seconds for a person who reads everything."""
        return self.shown + self.aboard + self.clicks * A_CLICK + self.words / WORDS_A_SECOND


def walk(browser: Browser, url: str, *, phone: bool) -> Way:
    way = Way()
    context = browser.new_context(
        viewport=PHONE if phone else DESKTOP, has_touch=phone, is_mobile=phone, locale="en"
    )
    context.set_default_timeout(PATIENCE)
    ann = Player(context.new_page(), url, touch=phone)

    def press(thing: Locator) -> None:
        way.clicks += 1
        ann.press(thing)

    begun = perf_counter()
    ann.go()
    now = ann.button("web-home-play-starquest")
    now.wait_for()
    way.shown = perf_counter() - begun
    way.words += _words(ann.page.locator("[aria-labelledby=home-starquest]"))

    begun = perf_counter()
    press(now)
    ship = Ship(ann)
    ship.asks("sq-ask-setup-entry")
    _read(ship, way)
    way.clicks += 1
    ship.press(*AREA)
    ship.asks("sq-ask-act")
    _read(ship, way)
    press(ship.decision.get_by_role("button", name="um1").first)
    press(ship.decision.get_by_role("button", name=ann.says("web-sq-activate")))
    ship.settle()
    _read(ship, way)
    way.clicks += 2
    ship.press(*FIRST)
    ship.faces(ON)  # until it is done; the aliens' reaction comes afterwards
    way.aboard = perf_counter() - begun
    context.close()
    return way


def _read(ship: Ship, way: Way) -> None:
    """The instructor's text now, card by card; then the question."""
    further = ship.page.locator(".coach .ways").get_by_role("button").first
    expect(further).to_be_visible()
    while further.count() > 0:
        way.words += _words(ship.page.locator(".coach"))
        way.clicks += 1
        ship.player.press(further)
    way.words += _words(ship.decision.get_by_role("heading", level=2).first)


def _words(thing: Locator) -> int:
    return len(thing.inner_text().split())


def run() -> Run:
    expect.set_options(timeout=PATIENCE)
    ways: dict[str, list[Way]] = {"desktop": [], "phone": []}
    with our_server("starquest") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.path())
        try:
            for _ in range(SAMPLES):
                for screen, walked in ways.items():
                    walked.append(walk(browser, server.url, phone=screen == "phone"))
        finally:
            browser.close()
    rows = [row for screen, walked in ways.items() for row in _rows(screen, walked)]
    slowest = max(way.person for walked in ways.values() for way in walked)
    goal = Goal(
        "a newcomer who reads everything moves within a minute", f"{slowest:.0f} s", slowest < A_MINUTE
    )
    notes = [
        f"Somebody who reads {WORDS_A_SECOND:g} words a second and needs {A_CLICK:g} seconds for a press, "
        "and who reads every card of the instructor."
    ]
    command = " ".join(["python -m bench.newcomer", *sys.argv[1:]])
    found = Found(rows, [goal], notes)
    return Run(KIND, datetime.now(UTC).date().isoformat(), command, this_machine(), found)


def _rows(screen: str, ways: list[Way]) -> list[Row]:
    return [
        spread(
            f"{screen}-shown", f"{screen}: until the first page is there", "s", [way.shown for way in ways]
        ),
        spread(
            f"{screen}-aboard",
            f"{screen}: waiting from there to the first move",
            "s",
            [way.aboard for way in ways],
        ),
        spread(f"{screen}-clicks", f"{screen}: presses", "presses", [way.clicks for way in ways]),
        spread(f"{screen}-words", f"{screen}: words to read", "words", [way.words for way in ways]),
        spread(
            f"{screen}-person", f"{screen}: a person, reading everything", "s", [way.person for way in ways]
        ),
    ]


def main(
    try_out: Annotated[bool, typer.Option("--try", help="Measure and print; nothing is kept.")] = False,
) -> None:
    """Measure how soon a new player moves a squad."""
    report.present(run(), kept=not try_out)


if __name__ == "__main__":
    typer.run(main)
