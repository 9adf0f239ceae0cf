"""Reads TOML files written by hand, and reports every mistake with file, line and field."""

import re
import tomllib
from collections.abc import Iterable
from typing import Any, TypeVar

from bulkhead.tabletop.phrases import Arg
from bulkhead.tabletop.refusals import Mistake

W = TypeVar("W", bound=str)
Path = tuple[str | int, ...]

_HEADER = re.compile(r"\s*(\[\[?)\s*([A-Za-z0-9_.\-\s]+?)\s*\]\]?\s*(#.*)?$")
_KEY = re.compile(r"""\s*["']?([A-Za-z0-9_/-]+)["']?\s*=""")


class TomlFile:
    """A parsed TOML text that knows the line of each field."""

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            found = re.search(r"\(at line (\d+), column (\d+)\)", str(error))
            line = int(found[1]) if found else text.count("\n") + 1
            detail = re.sub(r"\s*\(at .*\)$", "", str(error))
            raise Mistake("file-not-toml", file=name, line=line, detail=detail) from None
        self._lines = _lines(text)

    def line(self, path: Path) -> int:
        """The line of a field, or of the nearest table around it."""
        while path and path not in self._lines:
            path = path[:-1]
        return self._lines.get(path, 1)

    def mistake(self, path: Path, message: str, **args: Arg) -> Mistake:
        return Mistake(message, file=self.name, line=self.line(path), field=str(path[-1]), **args)

    def tables(self, key: str) -> list[dict[str, Any]]:
        return self.tables_in((key,), self.data)

    def tables_in(self, path: Path, table: dict[str, Any]) -> list[dict[str, Any]]:
        """A list of tables, `[[key]]` in the file; empty when there is none."""
        value = table.get(str(path[-1]), [])
        if not isinstance(value, list) or not all(isinstance(one, dict) for one in value):
            raise self.mistake(path, "file-not-tables")
        return value

    def word(self, path: Path, table: dict[str, Any]) -> str:
        """A required, non-empty text."""
        key = str(path[-1])
        if key not in table:
            raise self.mistake(path, "file-missing")
        value = table[key]
        if not isinstance(value, str) or not value.strip():
            raise self.mistake(path, "file-not-text")
        return value

    def one_of(self, path: Path, table: dict[str, Any], allowed: tuple[W, ...]) -> W:
        """A text from a fixed list."""
        value = self.word(path, table)
        for word in allowed:
            if value == word:
                return word
        raise self.mistake(path, "file-not-one-of", value=value, allowed=", ".join(allowed))

    def only_keys(self, path: Path, table: dict[str, Any], allowed: Iterable[str]) -> None:
        """Refuse unknown fields: most often they are typing errors."""
        names = tuple(allowed)
        for key in table:
            if key not in names:
                raise self.mistake((*path, key), "file-unknown-field", allowed=", ".join(names))


def _lines(text: str) -> dict[Path, int]:
    """The lines of tables and keys. Reads the usual layout, one key per line; for other keys `line` falls back to the
    table around them."""
    lines: dict[Path, int] = {}
    counts: dict[Path, int] = {}
    here: Path = ()
    for number, line in enumerate(text.splitlines(), 1):
        if header := _HEADER.match(line):
            here = _resolve(
                tuple(part.strip() for part in header[2].split(".")), counts, new=header[1] == "[["
            )
            lines.setdefault(here, number)
        elif field := _KEY.match(line):
            lines.setdefault((*here, field[1]), number)
    return lines


def _resolve(names: tuple[str, ...], counts: dict[Path, int], *, new: bool) -> Path:
    """`[[hero.equipment]]` after the second `[[hero]]` is ("hero", 1, "equipment", 0)."""
    path: Path = ()
    for place, name in enumerate(names):
        path = (*path, name)
        if new and place == len(names) - 1:
            counts[path] = counts.get(path, -1) + 1
        if path in counts:
            path = (*path, counts[path])
    return path
