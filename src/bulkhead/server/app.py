"""Builds the ASGI application: store, rooms, worker processes, routes, files and headers."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from importlib.resources import files
from pathlib import Path

from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp

from bulkhead.match.replay import Games
from bulkhead.match.store import SqliteStore, Store
from bulkhead.server.api.hosting import HostApi
from bulkhead.server.api.routes import Api, health
from bulkhead.server.browser_games import SHOWN
from bulkhead.server.campaigns.open_campaigns import Campaigns
from bulkhead.server.campaigns.routes import CampaignApi
from bulkhead.server.http.head_requests import with_head
from bulkhead.server.http.limits import Buckets
from bulkhead.server.http.packed import with_packed
from bulkhead.server.http.problems import (
    Unstored,
    answer_fault,
    answer_http,
    answer_illegal,
    answer_mistake,
    answer_unstored,
)
from bulkhead.server.http.security import with_headers
from bulkhead.server.settings import Settings
from bulkhead.server.table.bot_yield import Courtesy
from bulkhead.server.table.house import House, Thinker
from bulkhead.server.table.rooms import Rooms
from bulkhead.server.table.socket import table_socket
from bulkhead.server.timekeeper import Timekeeper, WallClock
from bulkhead.server.workers import Readers, Thinkers, Workers
from bulkhead.tabletop.refusals import Illegal, Mistake
from bulkhead.version import __version__

TIDY_SECONDS = 30.0
CLIENT = "client"
"""The built browser client, inside the package."""


def make_app(
    settings: Settings,
    seeds: Sequence[bytes] = (),
    *,
    store: Store | None = None,
    thinker: Thinker | None = None,
    time: Timekeeper | None = None,
    client: Path | None = None,
    games: Games = SHOWN,
) -> Litestar:
    """Build the application. `seeds` are used for the first tables, so that tests can predict the dice; the other
    arguments replace default parts. A store passed in is closed with the server."""
    clock = time or WallClock()

    @contextlib.asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        keeping = store or await SqliteStore.open(settings.data)
        thinking, reading = Workers(settings.workers), Workers(settings.workers)
        house = House(
            keeping,
            thinker or Thinkers(thinking),
            clock,
            settings.bot_pause,
            Courtesy(),
            asyncio.Queue(),
            settings.discreet,
        )
        rooms = Rooms(games, house, idle_seconds=settings.idle_seconds)
        campaigns = Campaigns(rooms)
        app.state.rooms = rooms
        app.state.campaigns = campaigns
        app.state.readers = Readers(reading)
        chores = [
            asyncio.create_task(chore)
            for chore in (rooms.open_all_timed(), _tidy(rooms, clock), campaigns.take_results())
        ]
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            await asyncio.gather(*chores, return_exceptions=True)
            await rooms.close()
            await asyncio.gather(thinking.close(), reading.close())
            await keeping.close()

    return Litestar(
        [Api, HostApi, CampaignApi, health, table_socket, *_pages(client)],
        lifespan=[open_house],
        state=State(
            {
                "settings": settings,
                "time": clock,
                "seeds": list(seeds),
                "makers": Buckets(settings.pace, 60, clock),
                "claims": Buckets(settings.pace / 5, 10, clock),
                "lists": Buckets(settings.pace * 5, 60, clock),
                "hellos": Buckets(settings.pace * 10, 600, clock),
            }
        ),
        exception_handlers={
            Mistake: answer_mistake,
            Illegal: answer_illegal,
            HTTPException: answer_http,
            Unstored: answer_unstored,
            Exception: answer_fault,
        },
        openapi_config=OpenAPIConfig("Bulkhead", __version__, path="/api/schema"),
        logging_config=None,
    )


def make_asgi(settings: Settings, seeds: Sequence[bytes] = (), *, store: Store | None = None) -> ASGIApp:
    """The application with its middleware, as a server process runs it."""
    return guarded(make_app(settings, seeds, store=store))


def guarded(app: Litestar, client: Path | None = None) -> ASGIApp:
    """Wrap the application in its middleware: compressed files, HEAD requests and security headers."""
    return with_headers(with_head(with_packed(app, client or _built_client())))


def _pages(client: Path | None) -> list[Router]:
    folder = client or _built_client()
    if not folder.is_dir():
        return []
    return [create_static_files_router(path="/", directories=[folder], html_mode=True)]


def _built_client() -> Path:
    return Path(str(files("bulkhead").joinpath(CLIENT)))


async def _tidy(rooms: Rooms, clock: Timekeeper) -> None:
    while True:
        await clock.sleep(TIDY_SECONDS)
        await rooms.tidy()
