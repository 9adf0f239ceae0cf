"""A whole server inside a test: no network, a fake clock, a store that can be made to fail or to wait."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, cast

import httpx
import msgspec
from litestar import Litestar
from litestar.types import ASGIApp
from msgspec import Struct

from bulkhead.match.replay import Games
from bulkhead.match.rows import StoredEntry
from bulkhead.match.store import SqliteStore, Store
from bulkhead.server.app import guarded, make_app
from bulkhead.server.browser_games import SHOWN
from bulkhead.server.settings import Settings
from bulkhead.server.table.house import Thinker
from bulkhead.server.table.rooms import Rooms
from bulkhead.tabletop.game import Offer
from tests.server.fake_time import FakeTime
from tests.server.line import Line

HOST = "testserver"
SEED = b"\x07" * 32
SEEDS = [bytes([number]) * 32 for number in range(1, 100)]
"""The seeds of the tables that a house makes, in order: every test plays the same game each time."""
HERE, LINK, BOT = {"kind": "here"}, {"kind": "link"}, {"kind": "bot"}
_OLD_ARMIES = "donato6/phaello5/victorno4/sanyctus2/ebellius1 darrago0/dyrael1/aramus2/feurran1/phaello0"
NEARLY_OVER = f"{_OLD_ARMIES} 1 act 66 - t21 f1 g1 -"
"""The first player has three heroes across: `stop` wins."""
_YOUNG_ARMIES = "phaello1/donato2/sanyctus2/ebellius1/victorno1 feurran1/phaello1/darrago2/dyrael0/aramus2"
MID_GAME = f"{_YOUNG_ARMIES} 1 roll - - t5 f1 g1 -"

IN_HAND: set[asyncio.Future[Any]] = set()
"""Requests to stores that are not answered yet."""


class Table(Struct, frozen=True):
    """A table that was made over HTTP."""

    match: str
    keys: dict[int, str]
    codes: dict[int, str]
    watch: str
    door: str
    host: str


class House:
    """The server, with helpers for tests."""

    def __init__(self, app: Litestar, asgi: ASGIApp, http: httpx.AsyncClient, time: FakeTime) -> None:
        self.app = app
        self.guarded = asgi
        self.http = http
        self.time = time
        self.lines: list[Line] = []

    @property
    def rooms(self) -> Rooms:
        rooms: Rooms = self.app.state.rooms
        return rooms

    async def make(self, *seats: Any, **form: Any) -> Table:
        """Make a table that nobody has come to yet."""
        body = {"game": "heroes", "seats": [_saltless(seat) for seat in seats], **form}
        response = await self.http.post("/api/tables", json=body)
        assert response.status_code == 201, response.text
        made = response.json()
        return Table(
            made["match"],
            {link["seat"]: link["key"] for link in made["links"]},
            {link["seat"]: link["code"] for link in made["links"] if link["code"]},
            made["watch"],
            made["door"],
            made["host"],
        )

    async def table(
        self, first: Any = HERE, second: Any = HERE, seats: Sequence[Any] = (), **form: Any
    ) -> Table:
        """Make a table. Everybody who is here comes, gives the salt of their seat (`salt`, or an empty one), and leaves
        again: a table without guests begins."""
        seats = seats or (first, second)
        table = await self.make(*seats, **form)
        for seat, key in table.keys.items():
            if seats[seat]["kind"] == "here":
                await self.stir(key, seats[seat].get("salt", ""))
        return table

    async def stir(self, key: str, salt: str = "") -> None:
        """Come with a seat's link, give its salt for the commitment that the table shows, and leave."""
        line = self.greet(key, salt=None)
        line.give_salt((await line.hear("lobby"))["commitment"], salt)
        await line.hear("done")
        line.hang_up()
        await line.conversation
        self.lines.remove(line)

    def line(
        self, *, origin: str | None = f"http://{HOST}", host: str = HOST, address: str = "203.0.113.5"
    ) -> Line:
        """Open a socket without sending a message."""
        headers = {"host": host} if origin is None else {"host": host, "origin": origin}
        line = Line(self.guarded, headers, address)
        self.lines.append(line)
        return line

    def greet(self, key: str, salt: str | None = "", **more: str) -> Line:
        """Open a link. The client gives this salt when it is asked for one; None gives none."""
        line = self.line()
        line.salt = salt
        line.say("hello", key=key, **more)
        return line

    async def sit(self, key: str, salt: str | None = "", **more: str) -> tuple[Line, Any]:
        """Open a link; returns the socket and the Sync with which the match begins or goes on."""
        line = self.greet(key, salt, **more)
        first = await line.hear()
        if first["type"] == "lobby":
            return line, await line.hear("sync")
        assert first["type"] == "sync", first
        await line.hear("seats")
        return line, first

    async def act(self, line: Line, command: str, seq: int) -> Any:
        """Send a command and wait until it is done; returns the Update for its sender."""
        id_ = line.do(command, seq)
        update = await line.hear("update")
        done = await line.hear("done")
        assert (done["id"], done["seq"]) == (id_, seq + 1)
        return update

    async def get(self, path: str, key: str = "") -> httpx.Response:
        return await self.http.get(path, headers={"X-Bulkhead-Key": key} if key else {})

    async def post(self, path: str, body: Any = None, key: str = "") -> httpx.Response:
        headers = {"X-Bulkhead-Key": key} if key else {}
        return await self.http.post(path, json=body, headers=headers)


def _saltless(seat: Any) -> Any:
    return {field: value for field, value in seat.items() if field != "salt"}


@asynccontextmanager
async def open_house(
    *,
    seeds: Sequence[bytes] = SEEDS,
    store: Store | None = None,
    data: Path | None = None,
    thinker: Thinker | None = None,
    time: FakeTime | None = None,
    client: Path | None = None,
    games: Games = SHOWN,
    **settings: Any,
) -> AsyncIterator[House]:
    """Start a server with bots played by First, without worker processes, and with a stopped clock."""
    time = time or FakeTime()
    usual = {"bot_pause": 0.0, "workers": 0, "data": data}
    app = make_app(
        Settings(**{**usual, **settings}),
        seeds,
        store=store,
        thinker=thinker or First(),
        time=time,
        client=client,
        games=games,
    )
    failure: BaseException | None = None
    async with app.lifespan():
        asgi = guarded(app, client)
        transport = httpx.ASGITransport(cast("Any", asgi), raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}") as http:
            house = House(app, asgi, http, time)
            try:
                yield house
            except BaseException as error:
                # Raised below: the lifespan would wrap it in an exception group.
                failure = error
            for line in house.lines:
                line.hang_up()
            while not all(line.conversation.done() for line in house.lines):
                time.pass_by(1)
                await asyncio.sleep(0)
    if failure is not None:
        raise failure


class First(Thinker):
    """A bot that takes the first command offered, without delay."""

    def __init__(self) -> None:
        self.may = asyncio.Event()
        self.may.set()
        self.asked = 0

    async def choose(
        self, game: str, name: str, chance: bytes, seat: int, view: Any, offer: Offer[Any]
    ) -> str:
        self.asked += 1
        await self.may.wait()
        return str(offer.commands[0])


class Watched:
    """A store that records what was written, and waits or fails when told to."""

    def __init__(self, store: Store) -> None:
        self.inner = store
        self.appended: list[StoredEntry] = []
        self.commits: list[int] = []
        """How many entries were stored together each time."""
        self.asked = asyncio.Event()
        """Set when an append is requested."""
        self.may = asyncio.Event()
        self.may.set()
        self.fails: set[str] = set()
        """The methods that fail."""

    def __getattr__(self, name: str) -> Any:
        method = getattr(self.inner, name)

        async def watched(*args: Any, **more: Any) -> Any:
            if name in self.fails:
                raise OSError("the disk is full")
            return await method(*args, **more)

        return watched

    async def append(self, *entries: StoredEntry, finished: bool, seen: bool = True) -> None:
        self.asked.set()
        await self.may.wait()
        if "append" in self.fails:
            raise OSError("the disk is full")
        await self.inner.append(*entries, finished=finished, seen=seen)
        self.appended += entries
        self.commits.append(len(entries))


async def watched() -> Any:
    """A watched store; typed loosely, because it delegates to the inner one."""
    return Watched(await SqliteStore.open(None))


async def play(
    house: House, lines: dict[int, Line], start: Any, rng: Random, most: int = 10_000
) -> dict[str, Any]:
    """Play random commands until the match is over or `most` were given; returns the last Update or Sync."""
    known: dict[int, Any] = {}
    now = start
    offer = {start["you"]: start["offer"]} if start.get("offer") else known
    for _ in range(most):
        if now["finished"]:
            break
        seat = now["waiting"]
        command = rng.choice(offer[seat]["answers"])["text"]
        house.time.pass_by(0.1)
        id_ = lines[seat].do(command, now["seq"])
        updates = {one: await line.hear("update") for one, line in lines.items()}
        assert (await lines[seat].hear("done"))["id"] == id_
        now = updates[seat]
        offer = {one: update["offer"] for one, update in updates.items()}
    return dict(now)


async def settle() -> None:
    """Run everything that can run without time passing. Requests to the stores are waited for, because their threads
    take as long as the machine lets them."""
    turns = 0
    while turns < 200:
        if IN_HAND:
            await asyncio.wait(IN_HAND)
            turns = 0
        await asyncio.sleep(0)
        turns += 1


def words(message: Any) -> str:
    """The message id in a message or a Problem."""
    return str(message["says"]["id"])


def plain(value: Any) -> Any:
    """The value as JSON gives it back."""
    return msgspec.json.decode(msgspec.json.encode(value))
