"""A campaign on disk: an append-only file, missions beside it, and no data lost after an error."""

from pathlib import Path

import pytest

from bulkhead.campaign import Folder
from bulkhead.campaign.folder import EVERY
from bulkhead.match import read_replay
from bulkhead.match.entries import Move
from bulkhead.tabletop.refusals import Mistake
from tests.campaign.playing import again, check, go_on, held, play_mission, start


def refused(mistake: pytest.ExceptionInfo[Mistake]) -> str:
    return mistake.value.phrase.id


def test_lines_are_only_ever_added(tmp_path: Path) -> None:
    folder = start(tmp_path)
    before = folder.path.read_bytes()
    for number in range(2):
        play_mission(folder, number)
        after = folder.path.read_bytes()
        assert after.startswith(before)
        before = after
    folder.book.take_back("Ada")
    assert folder.path.read_bytes().startswith(before)
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        "crown.01-mis_01_hard_dock.jsonl",
        "crown.03-mis_02_dead_signal.jsonl",
        "crown.jsonl",
    ]


def test_a_mission_goes_on_where_it_was_left(tmp_path: Path) -> None:
    """A mission played with or without a break gives the same result, with the same dice and players."""
    whole = start(tmp_path, name="whole.jsonl")
    expected = whole.take(go_on(whole.begin(seed=b"s" * 32)))
    folder = start(tmp_path)
    session = folder.begin(seed=b"s" * 32)
    moves = moves_of(whole)
    half = len(moves) // 2
    for move in moves[1:half]:
        session.repeat(move)
    folder.save(session)
    folder = again(folder)
    assert check(folder).pending == "mis_01_hard_dock"
    resumed = folder.resume()
    assert resumed is not None
    for move in moves[half:]:
        resumed.repeat(move)
    result = folder.take(resumed)
    assert (result.played, result.records, result.digest) == (
        expected.played,
        expected.records,
        expected.digest,
    )


def moves_of(folder: Folder) -> tuple[Move, ...]:
    """The entries of a campaign's first mission."""
    begun = folder.book.finished[0][0]
    return read_replay(folder.file_of(begun.file).read_bytes(), begun.file).moves


def test_a_mission_is_saved_as_it_goes(tmp_path: Path) -> None:
    """A crash loses fewer than `EVERY` entries."""
    folder = start(tmp_path)
    go_on(folder.begin(), EVERY + 10)
    resumed = again(folder).resume()
    assert resumed is not None
    assert len(resumed.steps) == EVERY


def test_a_result_that_was_not_written_any_more_is_taken_from_the_match(tmp_path: Path) -> None:
    folder = start(tmp_path)
    folder.save(go_on(folder.begin()))
    folder = again(folder)
    assert folder.book.pending is not None
    assert folder.resume() is None
    assert folder.book.campaign.played[0].mission == "mis_01_hard_dock"
    assert check(folder).ok


def test_a_line_that_was_cut_off_is_put_aside_and_the_campaign_goes_on(tmp_path: Path) -> None:
    folder = start(tmp_path)
    play_mission(folder)
    sound = folder.path.read_bytes()
    folder.path.write_bytes(sound + b'{"entry":"undo","n":3,"by":"A')
    torn = again(folder)
    assert torn.book.torn is not None
    assert (torn.book.torn.line, torn.book.campaign) == (4, folder.book.campaign)
    assert check(torn).line == 4
    torn.book.change_seats(held("ultramarines", "chaos"), "Ada")
    assert torn.path.read_bytes().startswith(sound)
    assert (tmp_path / "crown.jsonl.torn").read_bytes() == b'{"entry":"undo","n":3,"by":"A'
    assert check(again(torn)).ok
    torn.path.write_bytes(torn.path.read_bytes() + b"{")
    again(torn).book.change_seats(held("eldar", "chaos"), "Ada")
    assert (tmp_path / "crown.jsonl.torn2").read_bytes() == b"{"


def test_two_writers_do_not_overwrite_each_other(tmp_path: Path) -> None:
    one = start(tmp_path)
    two = again(one)
    one.book.change_seats(held("ultramarines", "chaos"), "Ada")
    before = one.path.read_bytes()
    with pytest.raises(Mistake) as mistake:
        two.book.change_seats(held("eldar", "chaos"), "Bo")
    assert refused(mistake) == "campaign-changed"
    assert one.path.read_bytes() == before
    assert two.book.entries == []


def test_files_that_are_there_are_left_alone(tmp_path: Path) -> None:
    folder = start(tmp_path)
    with pytest.raises(Mistake) as mistake:
        start(tmp_path)
    assert refused(mistake) == "campaign-taken"
    mine = tmp_path / "crown.01-mis_01_hard_dock.jsonl"
    mine.write_text("my own")
    with pytest.raises(Mistake) as mistake:
        folder.begin()
    assert refused(mistake) == "campaign-taken"
    assert mine.read_text() == "my own"
    assert folder.book.pending is None


def test_a_mission_s_file_is_always_beside_the_campaign_s(tmp_path: Path) -> None:
    folder = start(tmp_path)
    assert folder.file_of("../../elsewhere.jsonl") == tmp_path / "elsewhere.jsonl"


def test_a_mission_s_file_that_is_gone(tmp_path: Path) -> None:
    folder = start(tmp_path)
    folder.begin()
    (tmp_path / "crown.01-mis_01_hard_dock.jsonl").unlink()
    with pytest.raises(Mistake) as mistake:
        again(folder).resume()
    assert refused(mistake) == "campaign-file-gone"
    folder.book.take_back("Ada")
    assert play_mission(folder).played.mission == "mis_01_hard_dock"


@pytest.mark.parametrize("name", ["nowhere.jsonl", "folder", "no/such/place.jsonl"])
def test_what_cannot_be_read_or_written_is_said(tmp_path: Path, name: str) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(Mistake) as mistake:
        Folder.open(str(tmp_path / name))
    assert refused(mistake) in ("campaign-no-file", "campaign-file-trouble")
    if name != "nowhere.jsonl":
        with pytest.raises(Mistake):
            start(tmp_path, name=name)


def test_without_a_mission_there_is_nothing_to_resume(tmp_path: Path) -> None:
    with pytest.raises(Mistake) as mistake:
        start(tmp_path).resume()
    assert refused(mistake) == "campaign-no-mission-begun"
