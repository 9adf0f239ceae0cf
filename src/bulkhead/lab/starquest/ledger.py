"""The file of a study: a header line, then one line of JSON for each game.

Lines are only appended, and each is on disk before the next game counts, so an interrupted study can be
continued.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Generic, Self, TypeVar

import msgspec
from msgspec import Struct

from bulkhead.lab.starquest.game import GAME, Plan
from bulkhead.lab.starquest.record import Record
from bulkhead.starquest import STARQUEST
from bulkhead.starquest.box.box import load_box
from bulkhead.tabletop.refusals import Mistake

R = TypeVar("R", bound=Struct)


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a study's file. Games with other rules, another box or another seed are refused."""

    study: str
    seed: str
    bots: str
    version: str
    """The version of the rules."""
    box: str
    """The digest of the box."""


def header(plan: Plan, study: str = GAME) -> Header:
    return Header(study, plan.seed, plan.bots, str(STARQUEST.version), load_box().digest)


class Lines(Generic[R]):
    """A file of a header and of records of one kind, open for appending."""

    def __init__(self, file: str, first: Header, line: type[R], *, resume: bool) -> None:
        path = Path(file)
        self._line = line
        self.records: list[R] = []
        """The games already in the file."""
        if path.exists() and path.stat().st_size and not resume:
            raise Mistake("cli-lab-file-exists", file=file)
        whole = 0
        if resume and path.exists():
            whole = self._continue(file, first)
        self._out = path.open("r+b" if path.exists() else "wb")
        self._out.truncate(whole)  # an interruption may leave half a line
        self._out.seek(whole)
        if not whole:
            self._write(first)

    def _continue(self, file: str, wanted: Header) -> int:
        """Read the existing file; returns where its last whole line ends."""
        text = Path(file).read_bytes()
        whole = text.rfind(b"\n") + 1
        if not whole:
            return 0
        there, self.records = _parse(file, text[:whole], self._line)
        if there != wanted:
            names = [
                name for name in wanted.__struct_fields__ if getattr(there, name) != getattr(wanted, name)
            ]
            raise Mistake("cli-lab-file-other", file=file, what=", ".join(names))
        return whole

    def add(self, record: R) -> None:
        self.records.append(record)
        self._write(record)

    def _write(self, line: Struct) -> None:
        self._out.write(msgspec.json.encode(line) + b"\n")
        self._out.flush()
        os.fsync(self._out.fileno())

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._out.close()


class Ledger(Lines[Record]):
    """The file of a study of missions."""

    def __init__(self, file: str, plan: Plan, *, resume: bool) -> None:
        super().__init__(file, header(plan), Record, resume=resume)


def read_study(file: str) -> tuple[Header, list[Record]]:
    """Read a study's file; an unfinished last line is left out."""
    text = Path(file).read_bytes()
    return _parse(file, text[: text.rfind(b"\n") + 1], Record)


def _parse(file: str, text: bytes, line: type[R]) -> tuple[Header, list[R]]:
    lines = text.splitlines()
    try:
        first = msgspec.json.decode(lines[0] if lines else b"", type=Header)
    except msgspec.DecodeError as error:
        raise Mistake("cli-lab-file-damaged", file=file, line=1) from error
    return first, list(_records(file, lines[1:], line))


def _records(file: str, lines: list[bytes], line: type[R]) -> Iterator[R]:
    decoder = msgspec.json.Decoder(line)
    for number, text in enumerate(lines, 2):
        try:
            yield decoder.decode(text)
        except msgspec.DecodeError as error:
            raise Mistake("cli-lab-file-damaged", file=file, line=number) from error
