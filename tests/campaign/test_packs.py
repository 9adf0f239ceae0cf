"""A campaign is played with the packs it was begun with."""

from pathlib import Path

import pytest

from bulkhead.campaign import packs_named, status
from bulkhead.match.packs import OtherPacks
from tests.campaign.playing import again, check, play_mission, start
from tests.packs.making import DRILL, new_pack, played_with, write


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "pack"
    write(new_pack(folder), "cards/order/ord_drill.toml", DRILL)
    return folder


def test_every_mission_is_played_with_the_packs_of_the_campaign(tmp_path: Path, pack: Path) -> None:
    with played_with(pack):
        folder = start(tmp_path)
        assert [stamp.id for stamp in packs_named(folder.path.read_bytes())] == ["starquest", "mine"]
        folder.begin()
        folder.book.take_back("Ada")
    other = again(folder)
    with pytest.raises(OtherPacks):
        other.begin()
    assert other.book.pending is None
    assert status(other.book).ahead is not None, "it can still be looked at"


def test_a_campaign_does_not_verify_with_other_packs(tmp_path: Path, pack: Path) -> None:
    folder = start(tmp_path)
    play_mission(folder)
    assert check(folder).ok
    with played_with(pack):
        verdict = check(folder)
    assert verdict.finding is not None
    assert (verdict.line, verdict.finding.id) == (2, "replay-refused")


@pytest.mark.parametrize("data", [b"", b"\xff", b'{"entry":"match"}\n', b"[" * 5000])
def test_what_is_no_campaign_names_no_packs(data: bytes) -> None:
    assert packs_named(data) == ()
