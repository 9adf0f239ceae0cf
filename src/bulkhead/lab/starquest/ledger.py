"""The file of a study: a header line, then one line of JSON for each game.

Lines are only appended, and each is on disk before the next game counts, so an interrupted study can be
continued.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType

import msgspec
from msgspec import Struct

from bulkhead.lab.starquest.game import GAME, Plan
from bulkhead.lab.starquest.record import Record
from bulkhead.starquest import STARQUEST
from bulkhead.starquest.box.box import load_box
from bulkhead.tabletop.refusals import Mistake


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a study's file. Games with other rules, another box or another seed are refused."""

    study: str
    seed: str
    bots: str
    version: str
    """The version of the rules."""
    box: str
    """The digest of the box."""


def header(plan: Plan) -> Header:
    return Header(GAME, plan.seed, plan.bots, str(STARQUEST.version), load_box().digest)


class Ledger:
    """A study's file, open for appending."""

    def __init__(self, file: str, plan: Plan, *, resume: bool) -> None:
        path = Path(file)
        self.records: list[Record] = []
        """The games already in the file."""
        if path.exists() and path.stat().st_size and not resume:
            raise Mistake("cli-lab-file-exists", file=file)
        whole = 0
        if resume and path.exists():
            whole = self._continue(file, header(plan))
        self._out = path.open("r+b" if path.exists() else "wb")
        self._out.truncate(whole)  # an interruption may leave half a line
        self._out.seek(whole)
        if not whole:
            self._write(header(plan))

    def _continue(self, file: str, wanted: Header) -> int:
        """Read the existing file; returns where its last whole line ends."""
        text = Path(file).read_bytes()
        whole = text.rfind(b"\n") + 1
        if not whole:
            return 0
        there, self.records = _parse(file, text[:whole])
        if there != wanted:
            names = [
                name for name in wanted.__struct_fields__ if getattr(there, name) != getattr(wanted, name)
            ]
            raise Mistake("cli-lab-file-other", file=file, what=", ".join(names))
        return whole

    def add(self, record: Record) -> None:
        self.records.append(record)
        self._write(record)

    def _write(self, line: Struct) -> None:
        self._out.write(msgspec.json.encode(line) + b"\n")
        self._out.flush()
        os.fsync(self._out.fileno())

    def __enter__(self) -> "Ledger":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._out.close()


def read_study(file: str) -> tuple[Header, list[Record]]:
    """Read a study's file; an unfinished last line is left out."""
    text = Path(file).read_bytes()
    return _parse(file, text[: text.rfind(b"\n") + 1])


def _parse(file: str, text: bytes) -> tuple[Header, list[Record]]:
    lines = text.splitlines()
    try:
        first = msgspec.json.decode(lines[0] if lines else b"", type=Header)
    except msgspec.DecodeError as error:
        raise Mistake("cli-lab-file-damaged", file=file, line=1) from error
    return first, list(_records(file, lines[1:]))


def _records(file: str, lines: list[bytes]) -> Iterator[Record]:
    decoder = msgspec.json.Decoder(Record)
    for number, line in enumerate(lines, 2):
        try:
            yield decoder.decode(line)
        except msgspec.DecodeError as error:
            raise Mistake("cli-lab-file-damaged", file=file, line=number) from error
