"""`python -m bench.newcomer`: measures how soon a new player attacks, from the first page, in both games.

A real Chromium with a fresh profile opens the first page and presses *Play now*. At Starquest it does what the
instructor of the first lesson says until a shot is fired; at Heroes it plays its turns, with whatever the dice show,
until one of its heroes has attacked. Each button is pressed as soon as it can be pressed, and nothing is read: it
measures how long the program makes people wait, how often they press, and how many words they are shown.
"""

import sys
from collections.abc import Callable
from datetime import UTC, datetime
from statistics import median
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
from tests.browser.helpers.pupil import Pupil

KIND = "newcomer"
SAMPLES = 3
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
WORDS_A_SECOND = 4.0
A_CLICK = 1.5
"""Seconds in which a person finds a button and presses it."""
SECONDS = {"starquest": 60.0, "heroes": 30.0}
"""The goals: from the first page to the first attack."""
MOST_WORDS = 120
PATIENCE = 120_000
MOST_PRESSES = 200
FIRED = "t1-done"
"""What the instructor says after the first shot."""


class Way(Struct):
    """From the first page to the first attack."""

    shown: float = 0.0
    """Seconds until the first page can be used."""
    attacked: float = 0.0
    """Seconds of waiting from *Play now* until the first attack is made."""
    clicks: int = 0
    words: int = 0
    """On the card of the game, in what is said and in the questions."""

    rolled: float = 0.0
    """At Heroes: seconds for a person who reads everything, until the first dice."""

    @property
    def hands(self) -> float:
        """Seconds for a person who reads nothing."""
        return self.shown + self.attacked + self.clicks * A_CLICK

    @property
    def person(self) -> float:
        """Seconds for a person who reads everything."""
        return self.hands + self.words / WORDS_A_SECOND


def walk(browser: Browser, url: str, game: str, *, phone: bool) -> Way:
    way = Way()
    context = browser.new_context(
        viewport=PHONE if phone else DESKTOP, has_touch=phone, is_mobile=phone, locale="en"
    )
    context.set_default_timeout(PATIENCE)
    ann = Player(context.new_page(), url, touch=phone)
    begun = perf_counter()
    ann.go()
    now = ann.button(f"web-home-play-{game}")
    now.wait_for()
    way.shown = perf_counter() - begun
    way.words += _words(ann.page.locator(f"[aria-labelledby=home-{game}]"))

    begun = perf_counter()
    way.clicks += 1
    ann.press(now)
    ATTACK[game](ann, way)
    way.attacked = perf_counter() - begun
    context.close()
    return way


def _shoot(ann: Player, way: Way) -> None:
    """Does what the instructor says until the first shot is fired."""
    pupil = Pupil(ann)
    pupil.listen()
    way.words += _words(ann.region("web-sq-goals"))
    pupil.until(lambda: pupil.heard[-1] == FIRED)
    way.clicks += pupil.presses
    way.words += pupil.words


class Duellist:
    """Plays Heroes by its two buttons. A line that was read once is not read again."""

    def __init__(self, ann: Player, way: Way) -> None:
        self.ann = ann
        self.way = way
        self._begun = perf_counter()
        self._read: set[str] = set()
        self._lit = ann.page.locator("[data-slot] button:not([aria-disabled=true])")
        self._rolls = ann.find("group", "web-heroes-your-roll").get_by_role("button")
        self._ways = ann.region("web-heroes-step-act").get_by_role("button")
        self._shots = self._ways.filter(has_text=ann.says("web-heroes-can-shoot", hero=""))

    def attack(self) -> None:
        self.ann.is_asked("roll")
        for _ in range(MOST_PRESSES):
            # Its own turn, with nothing to be shown first.
            expect(self._lit.or_(self._rolls).first).to_be_visible()
            self._reads()
            if self._shots.count() > 0:
                self._shoots()
                return
            free = self._rolls.and_(self.ann.page.locator("[aria-pressed=false]"))
            six = free.filter(has_text=self.ann.says("web-heroes-roll-lucky-six"))
            if six.count() > 0:
                self._press(six.first)
            else:
                # Without a choice the button; without a scoring roll aside it is off.
                self._press((self._lit if self._lit.count() > 0 else free).last)
        raise AssertionError("nobody was attacked")

    def _shoots(self) -> None:
        if self._shots.first.get_attribute("aria-pressed") != "true":
            self._press(self._shots.first)
        targets = self.ann.find("group", "web-heroes-step-target").get_by_role("button")
        if targets.count() > 0:
            self._press(targets.first)
        self._press(self._lit.last)

    def _press(self, thing: Locator) -> None:
        self.way.clicks += 1
        self.ann.press(thing)
        self.ann.settle()
        if not self.way.rolled:
            self.way.attacked = perf_counter() - self._begun
            self.way.rolled = self.way.person

    def _reads(self) -> None:
        """The question, and what it means in numbers."""
        parts = self.ann.decision.locator(".top, [data-zone]").all_inner_texts()
        lines = {line for part in parts for line in part.splitlines()} - self._read
        self.way.words += sum(len(line.split()) for line in lines)
        self._read |= lines


def _attack(ann: Player, way: Way) -> None:
    Duellist(ann, way).attack()


ATTACK: dict[str, Callable[[Player, Way], None]] = {"starquest": _shoot, "heroes": _attack}


def _words(thing: Locator) -> int:
    return len(thing.inner_text().split())


def run() -> Run:
    expect.set_options(timeout=PATIENCE)
    ways: dict[tuple[str, str], list[Way]] = {
        (game, screen): [] for game in ATTACK for screen in ("desktop", "phone")
    }
    with our_server("starquest") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.path())
        try:
            for _ in range(SAMPLES):
                for (game, screen), walked in ways.items():
                    walked.append(walk(browser, server.url, game, phone=screen == "phone"))
        finally:
            browser.close()
    rows = [row for (game, screen), walked in ways.items() for row in _rows(game, screen, walked)]
    notes = [
        f"Somebody who reads {WORDS_A_SECOND:g} words a second and needs {A_CLICK:g} seconds for a press, "
        "and who reads everything.",
        "Starquest until the first shot of the first lesson; Heroes until the first attack of the first game.",
        "Nobody knows the dice of Heroes, which decide in which turn an attack can be made: its goal is the median's.",
    ]
    command = " ".join(["python -m bench.newcomer", *sys.argv[1:]])
    found = Found(rows, [*_goals(ways)], notes)
    return Run(KIND, datetime.now(UTC).date().isoformat(), command, this_machine(), found)


def _goals(ways: dict[tuple[str, str], list[Way]]) -> list[Goal]:
    walked = {
        game: [way for (other, _), found in ways.items() if other == game for way in found] for game in ATTACK
    }
    most = SECONDS["starquest"]
    shot = max(way.person for way in walked["starquest"])
    words = max(way.words for way in walked["starquest"])
    within = SECONDS["heroes"]
    rolled = max(way.rolled for way in walked["heroes"])
    attacked = median(way.hands for way in walked["heroes"])
    return [
        Goal(
            f"Starquest: a newcomer who reads everything attacks within {most:g} seconds",
            f"{shot:.0f} s",
            shot <= most,
        ),
        Goal(
            f"Starquest: at most {MOST_WORDS} words before the first attack",
            f"{words} words",
            words <= MOST_WORDS,
        ),
        Goal(
            f"Heroes: a newcomer who reads everything rolls the first dice within {within:g} seconds",
            f"{rolled:.0f} s",
            rolled <= within,
        ),
        Goal(
            f"Heroes: {within:g} seconds of waiting and pressing lead to the first attack",
            f"{attacked:.0f} s",
            attacked <= within,
        ),
    ]


def _rows(game: str, screen: str, ways: list[Way]) -> list[Row]:
    id_, where = f"{game}-{screen}", f"{game.capitalize()}, {screen}"
    return [
        spread(f"{id_}-shown", f"{where}: until the first page is there", "s", [way.shown for way in ways]),
        spread(
            f"{id_}-attacked",
            f"{where}: waiting from there to the first attack",
            "s",
            [way.attacked for way in ways],
        ),
        spread(f"{id_}-clicks", f"{where}: presses", "presses", [way.clicks for way in ways]),
        spread(f"{id_}-words", f"{where}: words to read", "words", [way.words for way in ways]),
        spread(f"{id_}-hands", f"{where}: a person, reading nothing", "s", [way.hands for way in ways]),
        spread(f"{id_}-person", f"{where}: a person, reading everything", "s", [way.person for way in ways]),
    ]


def main(
    try_out: Annotated[bool, typer.Option("--try", help="Measure and print; nothing is kept.")] = False,
) -> None:
    """Measure how soon a new player attacks."""
    report.present(run(), kept=not try_out)


if __name__ == "__main__":
    typer.run(main)
