"""Verifies a campaign: recomputes every mission from its dice, and compares the records carried between missions."""

from collections.abc import Callable
from hashlib import sha256
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bulkhead.campaign.book import AnyFinished, Book
from bulkhead.campaign.entries import Begun, Finished
from bulkhead.match import Replay, examine, read_replay
from bulkhead.match.replay import Broken, blaming
from bulkhead.tabletop.events import Told
from bulkhead.tabletop.phrases import Phrase

Find = Callable[[str], bytes | None]
"""Reads a mission's file by its name; None if it is missing."""


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

    @property
    def ok(self) -> bool:
        return self.finding is None


class _Count(Struct):
    missions: int = 0
    moves: int = 0
    faces: int = 0


def verify_campaign(data: bytes, name: str, find: Find) -> CampaignVerdict:
    """Check the file of a campaign and the files of all its missions."""
    count = _Count()
    try:
        book = _verify(data, name, find, count)
    except Broken as broken:
        return CampaignVerdict(name, broken.phrase, broken.line, count.missions, count.moves, count.faces)
    pending = "" if book.pending is None else book.pending.mission
    over = book.mission is None
    return CampaignVerdict(name, None, 0, count.missions, count.moves, count.faces, over, pending)


def _verify(data: bytes, name: str, find: Find, count: _Count) -> Book:
    """Rebuild the book entry by entry, and compare each result with the recomputed one."""
    read = Book.read(data, name)
    if read.torn is not None:
        raise Broken(name, read.torn.line, "replay-cut-off")
    book = Book(read.opened, name)
    for line, entry in enumerate(read.entries, 2):
        if isinstance(entry, Finished):
            _check_result(book, entry, name, line, find, count)
        elif isinstance(entry, Begun):
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
    with blaming(name, line):
        book.check(replay.header)
    _examine(book, replay, count, [])


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
