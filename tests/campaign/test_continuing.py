"""A campaign of an earlier version of the rules goes on with the present one, in a new file."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from bulkhead.campaign import Begun, Book, Finished, Folder, NewRules, status
from bulkhead.match import Session, read_replay
from bulkhead.match.replay import Broken
from bulkhead.starquest.game import STARQUEST, Starquest
from bulkhead.tabletop.refusals import Mistake
from tests.campaign.playing import again, check, go_on, play_mission, start

NOW = STARQUEST.version
BEFORE = NOW - 1


@pytest.fixture
def old(tmp_path: Path) -> Folder:
    """A campaign of the version before, with one finished mission and one in progress."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Starquest, "version", BEFORE)
        folder = start(tmp_path)
        play_mission(folder)
        folder.save(go_on(folder.begin(seed=bytes([7]) * 32), 40))
    return folder


def going(folder: Folder) -> Session:
    """The mission in progress."""
    session = folder.resume()
    assert session is not None
    return session


def test_the_campaign_is_refused_without_a_change_of_rules(old: Folder) -> None:
    with pytest.raises(Broken) as refused:
        again(old)
    assert (refused.value.line, refused.value.phrase.id) == (1, "replay-other-rules")
    assert (refused.value.phrase.args["rules"], refused.value.phrase.args["known"]) == (BEFORE, NOW)


def test_it_goes_on_in_a_new_file_and_the_old_files_stay(old: Folder) -> None:
    before = {path.name: path.read_bytes() for path in old.path.parent.iterdir()}
    folder, how = Folder.go_over(str(old.path), "Ada")
    assert folder.path.name == f"crown.rules-{NOW}.jsonl"
    assert {name: (old.path.parent / name).read_bytes() for name in before} == before
    assert folder.path.read_bytes().startswith(before["crown.jsonl"])
    assert how.entry == folder.book.entries[-1]
    assert (how.entry.by, how.entry.rules, how.entry.packs) == ("Ada", NOW, STARQUEST.packs())
    assert how.agreement is not None
    assert (how.agreement.rules, how.agreement.parting, how.why) == (BEFORE, None, None)
    added = {path.name for path in old.path.parent.iterdir()} - set(before)
    assert added == {folder.path.name, how.entry.file}


def test_results_stay_and_the_mission_in_progress_goes_on(old: Folder) -> None:
    stood = status(old.book)
    begun = old.book.pending
    assert begun is not None
    played = read_replay(old.file_of(begun.file).read_bytes(), begun.file)
    Folder.go_over(str(old.path), "Ada")
    folder = Folder.open(str(old.path.with_name(f"crown.rules-{NOW}.jsonl")))
    assert (status(folder.book).history, status(folder.book).standing) == (stood.history, stood.standing)
    session = going(folder)
    assert (session.header.rules, session.header.commitment) == (NOW, begun.commitment)
    assert len(session.steps) == len(played.moves)
    folder.take(go_on(session))
    play_mission(folder, 3)
    verdict = check(folder)
    assert (verdict.finding, verdict.finished, verdict.partly) == (None, True, True)
    assert verdict.missions == 2, "the mission that went on and the one after it were recomputed whole"
    assert [one.agreement.rules for one in verdict.older] == [BEFORE, BEFORE]
    first, _ = old.book.finished[0]
    assert [one.file for one in verdict.older] == [first.file, begun.file]


def test_between_missions_only_the_rules_change(old: Folder) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Starquest, "version", BEFORE)
        old.book.take_back("Ada")
    folder, how = Folder.go_over(str(old.path), "Ada")
    assert (how.entry.file, how.session, how.why, folder.book.pending) == ("", None, None, None)
    play_mission(folder, 2)
    assert check(folder).ok


def test_a_mission_without_its_file_is_taken_back_and_can_be_begun_again(old: Folder) -> None:
    begun = old.book.pending
    assert begun is not None
    old.file_of(begun.file).unlink()
    folder, how = Folder.go_over(str(old.path), "Ada")
    assert how.why is not None
    assert (how.why.phrase.id, how.entry.file, folder.book.pending) == ("campaign-file-gone", "", None)
    assert folder.book.mission == begun.mission
    assert len(folder.book.finished) == 1
    play_mission(folder, 2)
    assert check(folder).ok


def test_a_mission_that_does_not_fit_the_campaign_any_more_is_taken_back(
    old: Folder, monkeypatch: pytest.MonkeyPatch
) -> None:
    def other(book: Book, header: object) -> None:
        raise Mistake("campaign-other-records", file="x")

    monkeypatch.setattr(Book, "check", other)
    folder, how = Folder.go_over(str(old.path), "Ada")
    assert how.why is not None
    assert (how.why.phrase.id, folder.book.pending) == ("campaign-other-records", None)


def test_a_damaged_mission_is_named_and_nothing_is_written(old: Folder) -> None:
    begun = old.book.pending
    assert begun is not None
    file = old.file_of(begun.file)
    file.write_bytes(file.read_bytes().replace(b'"n":2,', b'"n":3,'))
    before = sorted(old.path.parent.iterdir())
    with pytest.raises(Broken, match="replay-wrong-number"):
        Folder.go_over(str(old.path), "Ada")
    assert sorted(old.path.parent.iterdir()) == before


def test_a_campaign_of_the_present_version_has_nothing_to_go_over_to(tmp_path: Path) -> None:
    folder = start(tmp_path)
    with pytest.raises(Mistake, match="campaign-same-rules"):
        Folder.go_over(str(folder.path), "Ada")
    assert [path.name for path in tmp_path.iterdir()] == ["crown.jsonl"]


def test_no_file_is_overwritten(old: Folder) -> None:
    Folder.go_over(str(old.path), "Ada")
    with pytest.raises(Mistake, match="campaign-taken"):
        Folder.go_over(str(old.path), "Ada")


def test_a_later_change_of_rules_is_named_by_its_line(old: Folder) -> None:
    folder, how = Folder.go_over(str(old.path), "Ada")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Starquest, "version", NOW + 1)
        with pytest.raises(Broken) as refused:
            again(folder)
    assert refused.value.line == how.entry.n + 1
    assert refused.value.phrase.args["rules"] == NOW


def test_the_rules_never_go_back(old: Folder) -> None:
    folder, how = Folder.go_over(str(old.path), "Ada")
    book = Book(old.book.opened, "crown.jsonl")
    for entry in folder.book.entries:
        book.append(replace(entry, hash=""))
    with pytest.raises(AssertionError):
        book.append(NewRules(how.entry.n + 1, "Ada", BEFORE, how.entry.packs))


def test_a_mission_that_goes_on_from_another_match_is_found_out(old: Folder) -> None:
    folder, _ = Folder.go_over(str(old.path), "Ada")
    assert check(folder).ok
    begun, first = old.book.pending, old.book.entries[0]
    assert begun is not None
    assert isinstance(first, Begun)
    old.file_of(begun.file).write_bytes(old.file_of(first.file).read_bytes())
    verdict = check(folder)
    assert verdict.finding is not None
    assert verdict.finding.id == "campaign-other-beginning"
    old.file_of(begun.file).unlink()
    verdict = check(folder)
    assert verdict.finding is not None
    assert verdict.finding.id == "campaign-mission-gone"


def test_an_old_campaign_is_verified_as_far_as_it_goes(old: Folder) -> None:
    verdict = check(old)
    assert (verdict.finding, verdict.partly, verdict.missions) == (None, True, 0)
    assert len(verdict.older) == 2
    finished = next(one for one in old.book.entries if isinstance(one, Finished))
    file = old.file_of(old.book.finished[0][0].file)
    file.write_bytes(file.read_bytes() + b"\n")
    verdict = check(old)
    assert verdict.finding is not None
    assert (verdict.line, verdict.finding.id) == (finished.n + 1, "campaign-other-digest")
