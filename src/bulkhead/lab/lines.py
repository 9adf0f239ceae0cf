"""A file of many games: a header line, then one line of JSON for each game.

Lines are only appended, and each is on disk before the next game counts, so work that was interrupted can be
continued.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Generic, Self, TypeVar

import msgspec
from msgspec import Struct

from bulkhead.tabletop.refusals import Mistake

H = TypeVar("H", bound=Struct)
R = TypeVar("R", bound=Struct)


class Lines(Generic[H, R]):
    """A file of a header and of records of one kind, open for appending."""

    def __init__(self, file: str, first: H, line: type[R], *, resume: bool) -> None:
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

    def _continue(self, file: str, wanted: H) -> int:
        """Read the existing file; returns where its last whole line ends."""
        text = Path(file).read_bytes()
        whole = text.rfind(b"\n") + 1
        if not whole:
            return 0
        there, self.records = _parse(file, text[:whole], type(wanted), self._line)
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


def read_lines(file: str, first: type[H], line: type[R]) -> tuple[H, list[R]]:
    """Read such a file; an unfinished last line is left out."""
    text = Path(file).read_bytes()
    return _parse(file, text[: text.rfind(b"\n") + 1], first, line)


def _parse(file: str, text: bytes, first: type[H], line: type[R]) -> tuple[H, list[R]]:
    lines = text.splitlines()
    try:
        header = msgspec.json.decode(lines[0] if lines else b"", type=first)
    except msgspec.DecodeError as error:
        raise Mistake("cli-lab-file-damaged", file=file, line=1) from error
    return header, list(_records(file, lines[1:], line))


def _records(file: str, lines: list[bytes], line: type[R]) -> Iterator[R]:
    decoder = msgspec.json.Decoder(line)
    for number, text in enumerate(lines, 2):
        try:
            yield decoder.decode(text)
        except msgspec.DecodeError as error:
            raise Mistake("cli-lab-file-damaged", file=file, line=number) from error
