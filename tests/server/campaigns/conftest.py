"""Missions of one round: what a campaign does with them is the same as after long ones."""

import pytest

from tests.campaign.playing import shorten


@pytest.fixture(autouse=True)
def short_missions(monkeypatch: pytest.MonkeyPatch) -> None:
    shorten(monkeypatch, 1)
