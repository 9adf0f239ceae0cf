"""A server and a browser for each test worker; a fresh profile for each player."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, Playwright, ViewportSize, expect, sync_playwright

from tests.browser.helpers import chromium
from tests.browser.helpers.house import PATIENCE, House, bot
from tests.browser.helpers.player import BANDS, Player

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}
"""For a player who wants to see motion."""
PHONE: ViewportSize = {"width": 390, "height": 844}
CHANCE = """
if (location.protocol === 'http:') {
  let drawn = Number(localStorage.getItem('drawn') ?? FIRST);
  crypto.getRandomValues = (bytes) => {
    for (let place = 0; place < bytes.length; place += 1) {
      drawn = (Math.imul(drawn, 1664525) + 1013904223) >>> 0;
      bytes[place] = drawn >>> 24;
    }
    localStorage.setItem('drawn', String(drawn));
    return bytes;
  };
}
"""
"""Makes the browser's random numbers the same in every run: so are its salts, and the dice."""
ONLINE = "delete Navigator.prototype.serviceWorker;"
"""No service worker, as without https. It fetches the whole client for each new profile, which only tests that stop
their server need."""


class Seats(Protocol):
    """`player("it")`: a new player with their own profile. Another `chance` is another salt, so other dice."""

    def __call__(
        self, language: str = "en", *, phone: bool = False, chance: int | None = None, **more: Any
    ) -> Player: ...


class Driver:
    """Playwright. Its event loop is the running one only while a browser test uses it: other tests of this worker
    need their own."""

    def __init__(self, playwright: Playwright) -> None:
        self.playwright = playwright
        self._loop = asyncio.get_running_loop()
        asyncio._set_running_loop(None)

    @contextmanager
    def at_work(self) -> Iterator[None]:
        asyncio._set_running_loop(self._loop)
        yield
        asyncio._set_running_loop(None)


@pytest.fixture(scope="session")
def driver() -> Iterator[Driver]:
    expect.set_options(timeout=PATIENCE * 1000)
    driver = Driver(sync_playwright().start())
    yield driver
    with driver.at_work():
        driver.playwright.stop()


@pytest.fixture(scope="session")
def opened(driver: Driver) -> Iterator[Browser]:
    """The browser of these tests. A folder with a fixture of this name has another one."""
    with driver.at_work():
        browser = driver.playwright.chromium.launch(executable_path=chromium.path())
    yield browser
    with driver.at_work():
        browser.close()


@pytest.fixture(scope="session")
def person() -> type[Player]:
    """The kind of player who knows that browser."""
    return Player


@pytest.fixture
def browser(driver: Driver, opened: Browser) -> Iterator[Browser]:
    with driver.at_work():
        yield opened


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    house.open()
    yield house
    house.close()


@pytest.fixture
def own_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that this test may break."""
    house = House(tmp_path_factory.mktemp("own"))
    house.open()
    yield house
    house.close()


@pytest.fixture
def timed_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose clock this test can advance."""
    house = House(tmp_path_factory.mktemp("timed"), "tests.browser.helpers.clockwork")
    house.open()
    yield house
    house.close()


@pytest.fixture
def seats(browser: Browser, person: type[Player]) -> Iterator[Callable[..., Player]]:
    """Makes players for any server, and checks that their browsers reported no errors."""
    players: list[Player] = []

    def sit(
        house: House,
        language: str = "en",
        *,
        phone: bool = False,
        chance: int | None = None,
        offline: bool = True,
        **more: Any,
    ) -> Player:
        usual: dict[str, Any] = {"viewport": DESKTOP, "locale": language, "reduced_motion": "reduce"}
        if phone:
            usual |= {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
        context = browser.new_context(**{**usual, **more})
        context.add_init_script(BANDS)
        context.set_default_timeout(PATIENCE * 1000)
        context.add_init_script(CHANCE.replace("FIRST", str(len(players) if chance is None else chance)))
        if not offline:
            context.add_init_script(ONLINE)
        players.append(person(context.new_page(), house.url, language, touch=phone))
        return players[-1]

    yield sit
    complaints = [one for player in players for one in player.complaints]
    for player in players:
        player.context.close()
    assert complaints == []


@pytest.fixture
def player(seats: Callable[..., Player], house: House) -> Seats:
    def sit(language: str = "en", **more: Any) -> Player:
        return seats(house, language, offline=False, **more)

    return sit


@pytest.fixture
def finished(house: House, player: Seats) -> tuple[Player, str]:
    """A match that bots have played to its end, and a player who watched it."""
    table = house.table(bot("Hal"), bot("Max"))
    eve = player()
    eve.watch(table.watch)
    eve.link("web-heroes-after").click()
    eve.sees(eve.page.locator("h1"))
    return eve, table.watch
