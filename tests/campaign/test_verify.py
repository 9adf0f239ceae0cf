"""Verification of a campaign: everything is recomputed, and the first mismatch is named."""

from hashlib import sha256
from pathlib import Path

import pytest
from msgspec.structs import replace

from bulkhead.campaign import Begun, Book, Decision, Finished, Folder
from bulkhead.campaign.entries import Entry
from bulkhead.match import Session
from bulkhead.starquest import STARQUEST
from bulkhead.starquest.data.legacy import Legacy
from bulkhead.starquest.data.records import Record
from tests.campaign.playing import check, go_on, held, play_mission, start


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    """Two missions, one of them taken back and played again, and a change of seats."""
    found = start(tmp_path)
    play_mission(found)
    found.book.change_seats(held("ultramarines", "chaos", "cult"), "Ada")
    play_mission(found, 1)
    found.book.take_back("Ada")
    play_mission(found, 2)
    return found


def said(folder: Folder) -> tuple[int, str]:
    verdict = check(folder)
    assert verdict.finding is not None
    return verdict.line, verdict.finding.id


def rewrite(folder: Folder, number: int, **fields: object) -> None:
    """Forge an entry, with a valid chain."""
    book = Book(folder.book.opened, folder.book.name)
    for entry in folder.book.entries:
        forged: Entry = replace(entry, **fields) if entry.n == number else entry
        book.append(replace(forged, hash=""))
    folder.path.write_bytes(book.lines())


def entry(folder: Folder, number: int) -> Entry:
    return folder.book.entries[number - 1]


def test_a_sound_campaign(folder: Folder) -> None:
    verdict = check(folder)
    assert verdict.ok
    assert (verdict.missions, verdict.finished, verdict.pending) == (3, False, "")
    assert verdict.moves > 100
    assert verdict.faces > 10


def test_a_mission_that_is_being_played_is_checked_as_far_as_it_goes(folder: Folder) -> None:
    folder.save(go_on(folder.begin(), 50))
    verdict = check(folder)
    assert (verdict.finding, verdict.pending) == (None, "mis_03_headhunt")
    file = folder.file_of("crown.09-mis_03_headhunt.jsonl")
    file.write_bytes(file.read_bytes()[:-10])
    assert said(folder)[1] == "replay-cut-off"
    file.unlink()
    assert said(folder) == (10, "campaign-mission-gone")


def test_promises_of_the_records_are_kept_from_one_mission_into_the_next(folder: Folder) -> None:
    """A forged rank is found where it was given, and where it is carried on."""
    result = entry(folder, 2)
    assert isinstance(result, Finished)
    forged = {**result.records, "eldar": Record(rank=5)}
    rewrite(folder, 2, records=forged)
    assert said(folder) == (3, "campaign-wrong-result")
    finding = check(folder).finding
    assert finding is not None
    assert finding.args["what"] == "eldar"


@pytest.mark.parametrize("field", ["decisions", "legacy", "played"])
def test_every_part_of_a_result_is_recomputed(folder: Folder, field: str) -> None:
    result = entry(folder, 2)
    assert isinstance(result, Finished)
    forged = {
        "decisions": (*result.decisions, Decision("eldar", "Eve", "human", "keep", "rec_medikit")),
        "legacy": (*result.legacy, Legacy("mis_03_headhunt", rounds=1)),
        "played": replace(result.played, dead=("eldar", "ultramarines", "chaos")),
    }
    rewrite(folder, 2, **{field: forged[field]})
    assert said(folder) == (3, "campaign-wrong-result")


def test_another_file_in_the_place_of_a_mission_s(folder: Folder) -> None:
    file = folder.file_of("crown.01-mis_01_hard_dock.jsonl")
    file.write_bytes(folder.file_of("crown.04-mis_02_dead_signal.jsonl").read_bytes())
    assert said(folder) == (3, "campaign-other-digest")
    file.unlink()
    assert said(folder) == (3, "campaign-mission-gone")


def test_a_mission_that_was_taken_back_is_checked_too(folder: Folder) -> None:
    folder.file_of("crown.04-mis_02_dead_signal.jsonl").unlink()
    assert said(folder) == (6, "campaign-mission-gone")


def test_a_tampered_mission_with_the_right_digest_is_found_out_by_its_own_dice(folder: Folder) -> None:
    file = folder.file_of("crown.01-mis_01_hard_dock.jsonl")
    data = file.read_bytes().replace(b'"command":"pass"', b'"command":"done"', 1)
    file.write_bytes(data)
    rewrite(folder, 2, digest=sha256(data).hexdigest())
    verdict = check(folder)
    assert verdict.finding is not None
    assert verdict.finding.args["file"] == "crown.01-mis_01_hard_dock.jsonl"


@pytest.mark.parametrize("records", [{"ultramarines": Record(rank=4)}, {}])
def test_a_mission_begun_with_other_records_is_found_out(folder: Folder, records: dict[str, Record]) -> None:
    """A match that is valid by itself, but in which a faction began with a rank that it did not have."""
    begun, result = entry(folder, 4), entry(folder, 5)
    assert isinstance(begun, Begun)
    assert isinstance(result, Finished)
    first = entry(folder, 2)
    assert isinstance(first, Finished)
    book = Book.read(folder.path.read_bytes(), "crown.jsonl")
    del book.finished[1:]
    options = replace(book.following(begun.seats).options, records=records)
    session = go_on(Session.start(STARQUEST, options, tuple(begun.seats.values()), bytes([2]) * 32))
    folder.file_of(begun.file).write_bytes(session.log())
    rewrite(folder, 5, digest=sha256(session.log()).hexdigest())
    line, message = said(folder)
    assert (line, message) == (6, "replay-refused")
    finding = check(folder).finding
    assert finding is not None
    assert "campaign-other-records" in repr(finding)


def test_a_result_of_a_mission_that_is_not_over(folder: Folder) -> None:
    begun = entry(folder, 4)
    assert isinstance(begun, Begun)
    book = Book.read(folder.path.read_bytes(), "crown.jsonl")
    del book.finished[1:]
    options = book.following(begun.seats).options
    session = go_on(Session.start(STARQUEST, options, tuple(begun.seats.values()), bytes([2]) * 32), 40)
    folder.file_of(begun.file).write_bytes(session.log())
    rewrite(folder, 5, digest=sha256(session.log()).hexdigest())
    assert said(folder) == (6, "campaign-unfinished")


def test_a_table_that_may_not_play_is_found_out(folder: Folder) -> None:
    rewrite(folder, 4, seats=held("ultramarines"))
    assert said(folder) == (5, "replay-refused")


def test_a_line_that_is_cut_off(folder: Folder) -> None:
    folder.path.write_bytes(folder.path.read_bytes()[:-1])
    assert said(folder) == (9, "replay-cut-off")
