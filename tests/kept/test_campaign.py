"""The kept campaign of the command line: its status for each viewer, its verification, and its next mission."""

from pathlib import Path

import msgspec
import pytest

from bulkhead.match import read_replay
from tests.cli.running import ok, run
from tests.kept.campaign import FILE, KeptStatus, look
from tests.kept.shelf import names, read

KEPT = msgspec.json.decode(read("campaign/status.json"), type=KeptStatus)
FILES = [name for name in names("campaign") if not name.endswith("status.json")]


@pytest.fixture(autouse=True)
def unpacked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A copy of the campaign, in the present folder."""
    for name in FILES:
        tmp_path.joinpath(Path(name).name).write_bytes(read(name))
    monkeypatch.chdir(tmp_path)


def test_the_kept_campaign_has_its_status() -> None:
    assert look() == KEPT
    assert len(KEPT.seen["spectator"]["history"]) == 2
    assert KEPT.seen["spectator"]["taken-back"] == 1


def test_the_mission_that_was_begun_goes_on() -> None:
    file = KEPT.seen["spectator"]["ahead"]["file"]
    before = read_replay(Path(file).read_bytes(), file)
    ok("campaign", "play", FILE, typed="1\n1\n")
    after = read_replay(Path(file).read_bytes(), file)
    assert after.moves[: len(before.moves)] == before.moves
    assert len(after.moves) > len(before.moves)


def test_a_mission_of_the_kept_campaign_can_be_undone() -> None:
    assert run("campaign", "undo-last", FILE).code == 0
    assert ok("campaign", "status", FILE, "--json").json["taken-back"] == 2
