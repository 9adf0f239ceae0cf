"""The fuzz test with a few thousand messages; `make fuzz` sends a hundred thousand."""

import pytest

from tests.fuzz.socket import fuzz

MESSAGES = 3000


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.anyio
async def test_no_crash_no_leak_no_wrong_state() -> None:
    summary = await fuzz(MESSAGES, seed=7)
    assert summary.messages >= MESSAGES
    assert summary.entries > 300
    assert min(summary.answers[kind] for kind in ("sync", "update", "done", "refused", "wrong", "said")) > 50
    assert set(summary.closed) <= {1008, 1013}
