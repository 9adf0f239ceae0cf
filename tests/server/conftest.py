"""Asynchronous tests run on asyncio, in one loop with the server they talk to."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from bulkhead.match.store import SqliteStore
from tests.server.house import IN_HAND


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def stores_in_hand(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let `settle` know what the threads of the stores are working on."""
    ask = SqliteStore._ask

    async def noted(store: SqliteStore, work: Any) -> Any:
        asked = asyncio.ensure_future(ask(store, work))
        IN_HAND.add(asked)
        asked.add_done_callback(IN_HAND.discard)
        return await asked

    monkeypatch.setattr(SqliteStore, "_ask", noted)
    yield
    IN_HAND.clear()
