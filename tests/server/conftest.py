"""Asynchronous tests run on asyncio, in one loop with the server they talk to."""

import pytest


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
