"""Verifies a campaign: recomputes every mission from its dice, and compares the records carried between missions."""

from collections.abc import Callable
from hashlib import sha256
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bulkhead.campaign.book import AnyFinished, Book
from bulkhead.campaign.entries import Begun, Finished
from bulkhead.match import Agreement, Replay, examine, read_replay
from bulkhead.match.comparison import compare
from bulkhead.match.replay import Broken, blaming
from bulkhead.match.streams import earlier_of
from bulkhead.tabletop.events import Told
from bulkhead.tabletop.phrases import Phrase

Find = Callable[[str], bytes | None]
"""Reads a mission's file by its name; None if it is missing."""


class OlderMission(Struct, frozen=True):
    """A mission of another version of the rules."""

    file: str
    agreement: Agreement


class CampaignVerdict(Struct, frozen=True):
    """How much was recomputed, and the first mismatch, if any."""

    file: str
    finding: Phrase | None
    line: int = 0
    """Line of the first mismatch: of the campaign's file, or of the mission's if the finding names that."""
    missions: int = 0
    """Finished missions that were recomputed, those taken back included."""
    moves: int = 0
    faces: int = 0
    finished: bool = False
    """No mission is left to play."""
    pending: str = ""
    """The mission in progress."""
    older: tuple[OlderMission, ...] = ()
    """The missions of other versions of the rules. They were checked as far as they agree with the version here, and
    their results stay as they were recorded."""

    @property
    def ok(self) -> bool:
        return self.finding is None

    @property
    def partly(self) -> bool:
        """Could something only be checked in part?"""
        return self.finding is None and bool(self.older)


class _Count(Struct):
    missions: int = 0
    moves: int = 0
    faces: int = 0
    older: list[OlderMission] = []


def verify_campaign(data: bytes, name: str, find: Find) -> CampaignVerdict:
    """Check the file of a campaign and the files of all its missions."""
    count = _Count()
    try:
        book = _verify(data, name, find, count)
    except Broken as broken:
        return CampaignVerdict(name, broken.phrase, broken.line, count.missions, count.moves, count.faces)
    older = tuple(count.older)
    pending = "" if book.pending is None else book.pending.mission
    over = book.mission is None
    return CampaignVerdict(name, None, 0, count.missions, count.moves, count.faces, over, pending, older)


def _verify(data: bytes, name: str, find: Find, count: _Count) -> Book:
    """Rebuild the book entry by entry, and compare each result with the recomputed one."""
    read = Book.read(data, name, other=True)
    if read.torn is not None:
        raise Broken(name, read.torn.line, "replay-cut-off")
    book = Book(read.opened, name)
    for line, entry in enumerate(read.entries, 2):
        if isinstance(entry, Finished):
            _check_result(book, entry, name, line, find, count)
        elif isinstance(entry, Begun) and not book.is_other:
            with blaming(name, line):
                book.following(entry.seats)
        book.note(entry)
    if book.pending is not None:
        _check_pending(book, book.pending, name, len(read.entries) + 1, find, count)
    return book


def _check_result(book: Book, entry: AnyFinished, name: str, line: int, find: Find, count: _Count) -> None:
    begun = book.pending
    assert begun is not None
    data = find(begun.file)
    if data is None:
        raise Broken(name, line, "campaign-mission-gone", mission=begun.file)
    if sha256(data).hexdigest() != entry.digest:
        raise Broken(name, line, "campaign-other-digest", mission=begun.file)
    replay = read_replay(data, begun.file)
    _check_left(book, replay, name, line, find, count)
    if book.is_other:
        with blaming(name, line):
            book.check_match(replay.header)
        _check_older(book, replay, count)
        if replay.end.state != "finished":
            raise Broken(name, line, "campaign-unfinished", mission=begun.file)
        return
    with blaming(name, line):
        book.check(replay.header)
    told: list[Told] = []
    state = _examine(book, replay, count, told)
    if state is None:
        raise Broken(name, line, "campaign-unfinished", mission=begun.file)
    expected = book.outcome(state, replay.header, told, entry.digest)
    if expected != replace(entry, hash=""):
        raise Broken(
            name, line, "campaign-wrong-result", what=_differs(book, expected, entry), mission=begun.file
        )
    count.missions += 1


def _check_pending(book: Book, begun: Begun, name: str, line: int, find: Find, count: _Count) -> None:
    """Verify the mission in progress, as far as it has been played."""
    data = find(begun.file)
    if data is None:
        raise Broken(name, line, "campaign-mission-gone", mission=begun.file)
    replay = read_replay(data, begun.file)
    _check_left(book, replay, name, line, find, count)
    if book.is_other:
        with blaming(name, line):
            book.check_match(replay.header)
        _check_older(book, replay, count)
        return
    with blaming(name, line):
        book.check(replay.header)
    _examine(book, replay, count, [])


def _check_older(book: Book, replay: Replay, count: _Count) -> None:
    """Check a match of another version of the rules as far as it agrees with the version here."""
    agreement = compare(replay, {book.game.id: book.game})
    count.moves += max(agreement.last, 0)
    count.faces += agreement.faces + agreement.read
    count.older.append(OlderMission(replay.name, agreement))


def _check_left(book: Book, new: Replay, name: str, line: int, find: Find, count: _Count) -> None:
    """Check that a mission which went on with new rules did so from an entry of its old match."""
    versions = {one.rules: one for one in earlier_of(new.header)}
    for left in book.left:
        file = left.begun.file
        data = find(file)
        if data is None:
            raise Broken(name, line, "campaign-mission-gone", mission=file)
        old = read_replay(data, file)
        same = (old.header.rules, old.header.commitment) == (left.rules, new.header.commitment)
        last = versions.get(left.rules)
        if not same or last is None or last.entries >= len(old.moves):
            raise Broken(name, line, "campaign-other-beginning", mission=left.following, old=file)
        if last.hash != old.moves[last.entries].hash:
            raise Broken(name, line, "campaign-other-beginning", mission=left.following, old=file)
        _check_older(book, old, count)


def _examine(book: Book, replay: Replay, count: _Count, told: list[Told]) -> Any:
    """The state at the end of a mission; None if it is not over."""
    verdict, course = examine(replay, {book.game.id: book.game}, heed=lambda step: told.extend(step.told))
    count.moves += verdict.moves
    count.faces += verdict.faces
    return course.state if verdict.finished else None


def _differs(book: Book, expected: AnyFinished, entry: AnyFinished) -> str:
    """The first difference in a result: a faction, or a field of the entry."""
    for faction in (*book.rules.factions, *entry.records):
        if expected.records.get(faction) != entry.records.get(faction):
            return faction
    parts = ("played", "decisions", "legacy")
    return next((part for part in parts if getattr(expected, part) != getattr(entry, part)), "records")
