"""`python -m bench.waiting`: measures how long a player waits while bots act, as a browser shows it.

A real Chromium sits at one seat of Hard dock with six bots, at the lessons and at First steps. A second line to
the same seat, inside the page, answers each question with a bot's advice, 0.3 s after the page shows it: only the time
in which the player cannot decide is counted. One game is watched at the default pace, one is skipped from the end of
each own turn: `Skip to my next decision` is pressed again after each decision in between.
"""

import sys
from datetime import UTC, datetime
from typing import Annotated, Any

import httpx
import typer
from msgspec import Struct
from playwright.sync_api import Browser, ViewportSize, sync_playwright

from bench import report
from bench.load.holding import our_server
from bench.machine import this_machine
from bench.results import Found, Goal, Row, Run, spread
from tests.browser.helpers import chromium

KIND = "waiting"
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PATIENCE = 900_000
ROUNDS = 2
"""Own turns after which a player waits for the others."""
SQUADS = ("blood_angels", "imperial_fists", "ultramarines", "eldar", "legion")
ALIENS = ("chaos", "cult")
LESSONS = ("mis_t1_corridor", "mis_t2_vault", "mis_t3_machine")
FIRST_STEPS = "mis_00_first_steps"
A_ROUND, A_SKIP, A_PRESS, A_SCAN, A_LESSON = 45.0, 3.0, 1.0, 4.0, 8.0

STAND_IN = """
([key, turns, skips]) => new Promise((resolve, reject) => {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
  const found = { waits: [], presses: [], scans: [], beats: 0, entries: 0, over: false };
  let now = null, number = 0, asked = -1, ended = null, waited = 0, blind = null, scan = null;
  let skipping = false, pressed = null;
  const say = (message) => socket.send(JSON.stringify(message));
  const press = (key) => {
    if (!skipping) pressed = performance.now();
    skipping = true;
    dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  };
  const changed = () => {
    if (pressed !== null) found.presses.push((performance.now() - pressed) / 1000);
    pressed = null;
  };
  const everything = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(() => requestAnimationFrame(changed)).observe(document.querySelector('.table'), everything);
  const mine = () => now.offer && !document.title.startsWith('Waiting');
  const own = () => now.view['turn-seat'] === now.you;
  const look = () => {
    const at = performance.now();
    if (blind !== null) waited += at - blind;
    blind = mine() ? null : at;
    if (mine()) skipping = false;
    if (now.finished) found.over = true;
    if (mine() && own() && ended !== null) {
      found.waits.push((waited) / 1000);
      ended = null;
    }
    if (found.over || found.waits.length >= turns) return resolve(found);
    if (mine() && asked !== now.seq) {
      asked = now.seq;
      setTimeout(() => say({ type: 'advise', id: `a${(number += 1)}` }), 300);
    }
    setTimeout(look, 15);
  };
  socket.onopen = () => say({ type: 'hello', key });
  socket.onerror = () => reject(new Error('no line'));
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === 'advised') say({ type: 'do', id: `d${number}`, seq: message.seq, command: message.command });
    if (message.type !== 'sync' && message.type !== 'update') return;
    const first = now === null, was = now && own();
    if (message.type === 'update') {
      found.beats += 1;
      found.entries += message.seq - (message.since ?? message.seq - 1);
      if (scan !== null) found.scans.push((performance.now() - scan) / 1000);
      scan = message.log.some((line) => line.event.type === 'Scanned') && !message.offer ? performance.now() : null;
    }
    now = { ...now, ...message };
    if (first) look();
    if (was && !own()) {
      ended = performance.now();
      waited = 0;
      blind = ended;
    }
    if (skips && ended !== null) setTimeout(() => mine() || press('j'));
  };
})
"""


class Waited(Struct):
    """What one player waited for."""

    waits: list[float]
    """Seconds from the end of each own turn to the next one, without the player's own decisions."""
    presses: list[float]
    """Seconds from each press of skip to the first change on the page."""
    scans: list[float]
    """Seconds that each scan of a bot was shown."""
    beats: int
    entries: int
    over: bool


def sit(browser: Browser, url: str, key: str, turns: int, *, skips: bool) -> Waited:
    """Play a seat until the player has waited for so many rounds."""
    context = browser.new_context(viewport=DESKTOP, locale="en")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(f"{url}/#/play/{key}")
    page.get_by_role("button", name="Sit down").click()
    page.locator("[data-map]").wait_for()
    found: dict[str, Any] = page.evaluate(STAND_IN, [key, turns, skips])
    context.close()
    return Waited(**found)


def hard_dock(url: str, seat: int = 0) -> str:
    """A table of Hard dock: a person among six bots. The key of the person's seat."""
    factions = (*SQUADS, *ALIENS)
    seats = [
        {"kind": "here", "name": "Ann"}
        if number == seat
        else {"kind": "bot", "bot": "overlord" if faction in ALIENS else "trooper"}
        for number, faction in enumerate(factions)
    ]
    return _table(url, {"game": "starquest", "seats": seats, "options": {}})


def against_chaos(url: str, mission: str, bot: str) -> str:
    """A table for one person against Chaos, as the course of Starquest opens it."""
    seats = [{"kind": "here", "name": "Ann"}, {"kind": "bot", "bot": bot}]
    options = {"mission": mission, "factions": ["ultramarines", "chaos"]}
    return _table(url, {"game": "starquest", "seats": seats, "options": options})


def _table(url: str, form: dict[str, Any]) -> str:
    answer = httpx.post(f"{url}/api/tables", json=form, timeout=60)
    answer.raise_for_status()
    key: str = answer.json()["links"][0]["key"]
    return key


def run() -> Run:
    with our_server("starquest") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.path())
        try:
            watched = sit(browser, server.url, hard_dock(server.url), ROUNDS, skips=False)
            skipped = sit(browser, server.url, hard_dock(server.url), ROUNDS, skips=True)
            lessons = [
                wait
                for mission in LESSONS
                for wait in sit(
                    browser, server.url, against_chaos(server.url, mission, "raider"), ROUNDS, skips=False
                ).waits
            ]
            first = sit(
                browser, server.url, against_chaos(server.url, FIRST_STEPS, "overlord"), ROUNDS, skips=False
            )
        finally:
            browser.close()
    rows = [
        _row("round", "Hard dock, six bots: from my end of turn to my next turn", watched.waits),
        _row("skipped", "the same, skipped", skipped.waits),
        _row("press", "from the press of skip to the first change on the page", skipped.presses),
        _row("scan", "a scan by a bot", watched.scans),
        _row("lesson", "a lesson, gentle bot: the aliens' turn", lessons),
        _row("first-steps", "First steps, strong bot: the aliens' turn", first.waits),
        spread(
            "entries", "commands in a beat of bots", "commands", [watched.entries / max(1, watched.beats)]
        ),
    ]
    goals = [
        _goal("a round of six bots is shown", watched.waits, A_ROUND),
        _goal("a round is skipped", skipped.waits, A_SKIP),
        _goal("a press of skip changes the page", skipped.presses, A_PRESS),
        _goal("a scan is shown", watched.scans, A_SCAN),
        _goal("the aliens' turn of a lesson is shown", lessons, A_LESSON),
        _goal("the aliens' turn of First steps is shown", first.waits, A_LESSON),
    ]
    command = " ".join(["python -m bench.waiting", *sys.argv[1:]])
    found = Found(rows, goals, ["Only the time in which the player cannot decide is counted."])
    return Run(KIND, datetime.now(UTC).date().isoformat(), command, this_machine(), found)


def _row(name: str, what: str, seconds: list[float]) -> Row:
    return spread(name, what, "s", seconds or [0.0])


def _goal(what: str, seconds: list[float], most: float) -> Goal:
    longest = max(seconds, default=0.0)
    return Goal(f"{what} in {most:g} s", f"{longest:.1f} s", bool(seconds) and longest <= most)


def main(
    try_out: Annotated[bool, typer.Option("--try", help="Measure and print; nothing is kept.")] = False,
) -> None:
    """Measure how long a player waits for bots."""
    report.present(run(), kept=not try_out)


if __name__ == "__main__":
    typer.run(main)
