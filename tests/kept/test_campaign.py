"""The kept campaign of the command line was played with an earlier version of the rules."""

import os
from pathlib import Path

import pytest

import bulkhead
from tests.cli.running import run
from tests.kept.campaign import FILE
from tests.kept.shelf import names, read

FILES = [name for name in names("campaign") if not name.endswith("status.json")]


@pytest.fixture(autouse=True)
def unpacked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A copy of the campaign, in the present folder."""
    for name in FILES:
        tmp_path.joinpath(Path(name).name).write_bytes(read(name))
    monkeypatch.chdir(tmp_path)


def test_the_kept_campaign_of_an_earlier_version_is_named_in_a_sentence() -> None:
    refused = [
        run("campaign", "status", FILE).refused(1),
        run("campaign", "play", FILE).refused(1),
        run("campaign", "undo-last", FILE).refused(1),
        run("verify", FILE).refused(1),
    ]
    now = bulkhead.game("starquest").version
    sentence = f"{FILE}, line 1: the match was played with version 1 of the rules, and here is version {now}."
    assert refused == [sentence] * len(refused)
    assert {name: read(f"campaign/{name}") for name in os.listdir()} == {
        name: Path(name).read_bytes() for name in os.listdir()
    }
