"""A campaign on disk: an append-only file, and beside it a replay file for each mission.

A line cut off by a crash is moved to a separate file before the next one is written; a mission is written to a
temporary file and renamed. So no data is ever lost.
"""

import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from bulkhead.campaign.book import AnyFinished, Book
from bulkhead.campaign.continuing import Going, file_beside, go_over
from bulkhead.campaign.entries import Opened, Seats, write_line
from bulkhead.match import Replay, Session, read_replay, resume
from bulkhead.tabletop.refusals import Mistake

SUFFIX = ".jsonl"
EVERY = 200
"""The number of entries after which a match is saved again."""


class Folder:
    """One campaign and the files of its missions."""

    def __init__(self, path: Path, book: Book, size: int) -> None:
        self.path = path
        self.book = book
        self._size = size
        book.keep = self._keep

    @classmethod
    def create(cls, name: str, opened: Opened) -> "Folder":
        """Create a campaign in a new file."""
        path = Path(name)
        line = write_line(opened) + b"\n"
        try:
            with path.open("xb") as file:
                file.write(line)
        except FileExistsError:
            raise Mistake("campaign-taken", file=name) from None
        except (OSError, ValueError) as error:
            raise trouble(name, error) from None
        return cls(path, Book(opened, name), len(line))

    @classmethod
    def open(cls, name: str) -> "Folder":
        """Open an existing campaign."""
        data = read_file(Path(name))
        return cls(Path(name), Book.read(data, name), len(data))

    @classmethod
    def go_over(cls, name: str, by: str) -> "tuple[Folder, Going]":
        """Take a campaign of an earlier version of the rules on with the version here, in a new file beside the old
        one; returns the new campaign, and how it went over."""
        old = cls(Path(name), Book.read(read_file(Path(name)), name, other=True), 0)
        book = old.book
        beside = file_beside(name, book.game.version)
        if Path(beside).exists():
            raise Mistake("campaign-taken", file=beside)
        book.keep = lambda line: None
        going = go_over(book, by, old._played())
        if going.session is not None:
            mission = old.file_of(going.entry.file)
            if mission.exists():
                raise Mistake("campaign-taken", file=str(mission))
            write_file(mission, going.session.log())
        data = book.lines()
        write_file(Path(beside), data)
        return cls(Path(beside), Book.read(data, beside), len(data)), going

    def _played(self) -> Replay | None:
        """The match of the mission in progress, as far as it was played; None if its file is gone."""
        begun = self.book.pending
        if begun is None or not (path := self.file_of(begun.file)).exists():
            return None
        return read_replay(read_file(path), str(path))

    # Missions

    def file_of(self, name: str) -> Path:
        """The path of a mission's file: always in the campaign's folder, even if its entry names another."""
        return self.path.with_name(Path(name).name)

    def begin(
        self, seats: Seats | None = None, seed: bytes | None = None, salts: Sequence[str] = ()
    ) -> Session:
        """Begin the next mission, and save it at once."""
        stem = self.path.name.removesuffix(SUFFIX)
        number = len(self.book.entries) + 1
        file = f"{stem}.{number:02}-{self.book.mission}{SUFFIX}"
        if self.file_of(file).exists():
            raise Mistake("campaign-taken", file=file)
        session = self.book.begin(file, seats, seed, salts)
        self.save(session)
        return self._kept(session)

    def resume(self) -> Session | None:
        """The match in progress. None if it is over and only its result was missing: this appends the result."""
        begun = self.book.pending
        if begun is None:
            raise Mistake("campaign-no-mission-begun", file=self.book.name)
        path = self.file_of(begun.file)
        if not path.exists():
            raise Mistake("campaign-file-gone", file=str(path))
        replay = read_replay(read_file(path), str(path))
        self.book.check(replay.header)
        session = resume(replay, {self.book.game.id: self.book.game}, finished=True)
        if session.result is None:
            return self._kept(session)
        self.book.take(session)
        return None

    def take(self, session: Session) -> AnyFinished:
        """Save a finished mission, and append its result."""
        self.save(session)
        return self.book.take(session)

    def save(self, session: Session) -> None:
        """Write the file of the mission in progress."""
        begun = self.book.pending
        assert begun is not None
        write_file(self.file_of(begun.file), session.log())

    def _kept(self, session: Session) -> Session:
        """Make the match save itself after every `EVERY` entries."""

        def heed() -> None:
            if len(session.steps) % EVERY == 0:
                self.save(session)

        session.heed = heed
        return session

    # Lines

    def _keep(self, line: bytes) -> None:
        """Append a line to the file; Mistake if another process has changed the file."""
        try:
            if self.path.stat().st_size != self._size:
                raise Mistake("campaign-changed", file=self.book.name)
            torn = self.book.torn
            if torn is not None:
                write_file(self._aside(), torn.data)
                os.truncate(self.path, self._size - len(torn.data))
                self._size -= len(torn.data)
                self.book.torn = None
            with self.path.open("ab") as file:
                file.write(line)
                file.flush()
                os.fsync(file.fileno())
        except (OSError, ValueError) as error:
            raise trouble(self.book.name, error) from None
        self._size += len(line)

    def _aside(self) -> Path:
        """A free name for the cut-off line, beside the campaign's file."""
        number = 1
        while (path := self.path.with_name(f"{self.path.name}.torn{number if number > 1 else ''}")).exists():
            number += 1
        return path


def read_file(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except (OSError, ValueError) as error:
        raise trouble(str(path), error) from None


def write_file(path: Path, data: bytes) -> None:
    """Write a file atomically: after an error the old file is unchanged."""
    half = path.with_name(f"{path.name}.part")
    try:
        half.write_bytes(data)
        os.replace(half, path)
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):
            half.unlink()
        raise trouble(str(path), error) from None


def trouble(name: str, error: OSError | ValueError) -> Mistake:
    if isinstance(error, FileNotFoundError):
        return Mistake("campaign-no-file", file=name)
    detail = error.strerror if isinstance(error, OSError) else None
    return Mistake("campaign-file-trouble", file=name, detail=detail or str(error))
