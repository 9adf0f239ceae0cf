"""Fixtures with short missions."""

import pytest

from tests.campaign.playing import shorten


@pytest.fixture(autouse=True)
def short_missions(monkeypatch: pytest.MonkeyPatch) -> None:
    shorten(monkeypatch)
