"""A person at a browser: finds elements by their names in the player's language, and uses them by hand."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import count
from typing import Any, Literal

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    WebSocket,
    expect,
)

from bulkhead.match.fairness import naming
from bulkhead.tabletop.phrases import Arg
from bulkhead.words import Words

BROKEN_LINE = re.compile(
    r"ERR_CONNECTION_|ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_CONTENT_LENGTH_MISMATCH|"
    r"ERR_EMPTY_RESPONSE|WebSocket connection"
)
"""Console messages about a server that is gone, also in the middle of an answer."""
REFUSED = re.compile(r"the server responded with a status of 4\d\d")

FRAME = 16
"""Milliseconds."""
FRAMES = 7200
"""The most frames to wait for: two minutes at full speed."""
PING = "ping"
AHEAD = 5
"""Seconds."""
STEP = 1000
"""Milliseconds that a page lives without an answer from its server."""
ANSWERED = """
async (one) => {
  for (let frame = 0; one.isConnected && one.ariaBusy === 'true'; frame += 1) {
    if (frame > 1200) throw new Error('There was no answer.');
    await new Promise(requestAnimationFrame);
  }
}
"""
"""Checks at every frame: whole games are played with this, and Playwright polls ten times a second at most."""

LEARNED = """
if (location.protocol === 'http:' && !localStorage.getItem('bulkhead.course'))
  localStorage.setItem('bulkhead.course', JSON.stringify({
    heroes: { done: ['first', 'cadet'], begun: { stage: '', key: '' } },
    starquest: { done: ['corridor', 'vault', 'machine'], begun: { stage: '', key: '' } },
  }));
"""

Role = Literal[
    "button", "link", "group", "region", "radio", "heading", "list", "img", "status", "textbox", "combobox"
]


BANDS = """
new MutationObserver((changes) => {
  for (const change of changes)
    for (const node of change.addedNodes)
      if (node instanceof Element) {
        const band = node.matches('.moment') ? node : node.querySelector('.moment');
        if (band) (window.bands ??= []).push({ says: band.textContent, alarm: band.matches('.bust') });
        if (node.matches('.notice')) (window.told ??= []).push(node.textContent.replace(/\\s+/g, ' '));
      }
}).observe(document, { childList: true, subtree: true });
"""
"""Keeps what banners across the board and notices say: both go away by themselves."""


class Player:
    """A page, its language, and all its errors."""

    def __init__(self, page: Page, house: str, language: str = "en", *, touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.house = house
        self.words = Words(language)
        self.forgives: list[re.Pattern[str]] = []
        """Console messages allowed in this test, because it causes them."""
        self._complaints: list[str] = []
        self._salts: dict[int, str] = {}
        """The salts that this browser has given at the last table, by the number of the connection."""
        self._lines = count()
        self._asked: set[str] = set()
        """Pings and commands on the last line that the server has not answered."""
        self._told_anew = 0
        self._begun = False
        self._attend()

    def _attend(self) -> None:
        self.page.on("console", self._hear)
        self.page.on("pageerror", self._fail)
        self.page.on("request", self._made)
        self.page.on("websocket", self._connected)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complaints.append(message.text)

    def _fail(self, error: Error) -> None:
        self._complaints.append(str(error))

    def _made(self, request: Request) -> None:
        if request.method == "POST" and request.url.endswith("/api/tables"):
            self._salts, self._begun = {}, False

    def _connected(self, socket: WebSocket) -> None:
        number = next(self._lines)
        self._asked.clear()
        socket.on("framesent", lambda frame: self._sent(number, frame))
        socket.on("framereceived", self._received)

    def _sent(self, number: int, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] in (PING, "do"):
            self._asked.add(message.get("id", PING))
        if message["type"] == "salt":
            self._salts[number] = naming(message["salt"], message["commitment"])

    def _received(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        self._asked.discard(PING if message["type"] == "pong" else message.get("id", ""))
        if message["type"] == "sync":  # it also answers a command that came too late
            self._asked &= {PING}
            self._told_anew += 1
            self._begun = True

    @property
    def salts(self) -> list[str]:
        """The salts of this browser at a match that begins: for its seats at a new table, or for the seat it joined."""
        self._wait(lambda: self._begun)
        return [self._salts[number] for number in sorted(self._salts)]

    def _wait(self, happened: Callable[[], bool]) -> None:
        """Wait until the page has sent or received something."""
        for _ in range(FRAMES):
            if happened():
                return
            self.page.wait_for_timeout(FRAME)  # of real time: the page's own clock may stand
        raise AssertionError("the page has not sent or received it")

    @property
    def complaints(self) -> list[str]:
        """Errors, warnings and violations of the content security policy that the test did not provoke."""
        return [one for one in self._complaints if not any(known.search(one) for known in self.forgives)]

    @property
    def context(self) -> BrowserContext:
        return self.page.context

    # Going places

    def go(self, address: str = "#/") -> None:
        self.page.goto(f"{self.house}/{address}")

    def has_learned(self) -> None:
        """The browser of somebody who has done the lessons and first games: *Play now* goes on after them."""
        self.page.add_init_script(LEARNED)

    def sit(self, key: str, name: str = "") -> None:
        """Open the link of a seat for the first time: it asks for a name."""
        self.go(f"#/play/{key}")
        self.find("textbox", "web-sit-name").fill(name)
        self.button("web-sit-go").click()
        self._wait(lambda: self._begun or bool(self._salts))

    def watch(self, key: str) -> None:
        self.go(f"#/watch/{key}")

    def close_the_lid(self) -> None:
        """Close the page; the browser's storage stays."""
        self.page.close()

    def open_again(self) -> None:
        """A new page, at the address of the one that was closed."""
        address = self.page.url
        self.page = self.context.new_page()
        self._attend()
        self.page.goto(address)

    # Texts

    def says(self, message: str, /, **args: Arg) -> str:
        return self.words.say(message, **args)

    def hero(self, hero: str) -> str:
        return self.says(f"heroes-hero-{hero}")

    # Finding elements

    def find(self, role: Role, message: str, /, **args: Arg) -> Locator:
        """The element with this role and exactly this name."""
        return self.page.get_by_role(role, name=self.says(message, **args), exact=True)

    def button(self, message: str, /, **args: Arg) -> Locator:
        return self.find("button", message, **args)

    def link(self, message: str, /, **args: Arg) -> Locator:
        return self.find("link", message, **args)

    def region(self, message: str, /, **args: Arg) -> Locator:
        return self.find("region", message, **args)

    def choice(self, group: Locator | Page, text: str) -> Locator:
        """One of several radio buttons. The input is hidden under its label, which is what a user presses."""
        return group.locator("label", has=self.page.get_by_role("radio", name=text, exact=True))

    def text(self, message: str, /, **args: Arg) -> Locator:
        return self.page.get_by_text(self.says(message, **args), exact=True)

    def notices(self) -> Locator:
        return self.page.locator(".notices")

    @property
    def decision(self) -> Locator:
        """The part of the table with the pending question."""
        return self.region("web-heroes-decision")

    @property
    def log(self) -> Locator:
        return self.find("list", "web-heroes-log")

    # Actions

    def press(self, thing: Locator) -> None:
        """Press by touch on a phone, with the mouse elsewhere."""
        if self.touch:
            thing.tap()
        else:
            thing.click()

    def tab_to(self, thing: Locator) -> None:
        """Press Tab until the element has the focus, which must be visible."""
        for _ in range(90):
            self.page.keyboard.press("Tab")
            if thing.evaluate("one => one === document.activeElement"):
                break
        expect(thing).to_be_focused()
        assert thing.evaluate("one => one.matches(':focus-visible')")

    def ask(self, greyed: Locator) -> None:
        """Press a disabled element: it does nothing, and says why."""
        expect(greyed).to_have_attribute("aria-disabled", "true")
        greyed.click(force=True)

    def stop_the_clock(self) -> None:
        """Time stands still: what is shown stays as it is until the page's clock is let on."""
        self.page.clock.install()
        self.stops()

    def stops(self) -> None:
        """A clock that was installed before the page stands still now. It is put forward by more than any machine
        takes to stop it: it cannot go back."""
        self.page.clock.pause_at(self.page.evaluate("Date.now()") / 1000 + AHEAD)

    def lets_pass(self, milliseconds: int) -> None:
        """Let a stopped clock go on. The server's clock stands meanwhile, so the page waits for each of its answers: it
        would take the line for lost otherwise."""
        for step in range(0, milliseconds, STEP):
            self.page.clock.run_for(min(STEP, milliseconds - step))
            self._wait(lambda: not self._asked)

    def wakes(self) -> None:
        """The page comes back from sleep: it is told everything anew."""
        before = self._told_anew
        self.page.evaluate("dispatchEvent(new Event('online'))")
        self._wait(lambda: self._told_anew > before)

    # Checks

    def sees(self, thing: Locator) -> None:
        expect(thing).to_be_visible()

    def is_asked(self, phase: str, **args: Arg) -> None:
        """It is this player's decision."""
        heading = {
            "draft": "web-heroes-draft",
            "place": "web-heroes-place",
            "roll": "web-heroes-begin",
            "keep": "web-heroes-your-roll",
            "push": "web-heroes-push-or-act",
            "act": "web-heroes-actions",
            "march": "web-heroes-march",
        }[phase]
        self.sees(self.decision.get_by_role("heading", name=self.says(heading, **args), exact=True))

    def settle(self) -> None:
        """Wait until the last command has been answered."""
        self.decision.evaluate(ANSWERED)

    def reads_the_band(self) -> None:
        """A banner was shown across the board since the last one was read, or is shown still. Any press removes it,
        and what follows is shown at once."""
        self.page.wait_for_function("() => (window.bands?.length ?? 0) > (window.bandsRead ?? 0)")
        band = self.page.locator(".moment")
        while band.count() > 0:
            self.page.keyboard.press("Escape")
        self.page.evaluate("() => { window.bandsRead = window.bands.length; }")

    def is_told(self, message: str, /, **args: Arg) -> None:
        """A notice has said this since the last one that was read. It may be gone by now."""
        says = " ".join(self.says(message, **args).split())
        self.page.wait_for_function("says => window.told?.some((one) => one.includes(says))", arg=says)
        self.page.evaluate("() => { window.told = []; }")

    def last_band(self) -> dict[str, Any]:
        """What the last banner across the board said, and whether it is an alarm. It may be gone by now."""
        self.page.wait_for_function("() => window.bands?.length")
        found: dict[str, Any] = self.page.evaluate("() => window.bands.at(-1)")
        return found

    def square(self, column: int, row: int) -> Locator:
        return self.page.locator(f'[data-square="{column}.{row}"]')

    def sees_scores(self, *scores: int) -> None:
        """The current scores of both seats."""
        for score in scores:
            self.sees(self.find("img", "web-heroes-score-of", score=score).first)

    def stored(self, name: str) -> Any:
        """A value in the browser's storage."""
        return self.page.evaluate("name => JSON.parse(localStorage.getItem(name))", name)
