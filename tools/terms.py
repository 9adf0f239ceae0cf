"""The terms of each language, with the words that texts do not use for them (tools/terms.toml)."""

import re
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

from msgspec import Struct, convert

FILE = Path(__file__).parent / "terms.toml"


class Term(Struct, frozen=True, forbid_unknown_fields=True):
    """What one language calls a thing, and does not call it."""

    say: str
    not_: tuple[str, ...] = ()
    but: tuple[str, ...] = ()
    except_: dict[str, str] = {}

    @property
    def banned(self) -> re.Pattern[str] | None:
        return _pattern(self.not_)

    @property
    def allowed(self) -> re.Pattern[str] | None:
        return _pattern(self.but)


class Row(Struct, frozen=True):
    """One thing and its words, by language."""

    thing: str
    files: tuple[str, ...]
    terms: dict[str, Term]

    def covers(self, file: str) -> bool:
        """Is the row about the texts of this locale file?"""
        return any(fnmatch(file.removesuffix(".ftl"), pattern) for pattern in self.files)


@cache
def rows() -> tuple[Row, ...]:
    """The whole table."""
    return tuple(_row(dict(one)) for one in tomllib.loads(FILE.read_text(encoding="utf-8"))["term"])


def _row(fields: dict[str, object]) -> Row:
    thing, files = str(fields.pop("thing")), convert(fields.pop("files", ["*"]), tuple[str, ...])
    terms = {
        language: convert(
            {
                f"{key}_" if key in ("not", "except") else key: value
                for key, value in convert(one, dict[str, object]).items()
            },
            Term,
        )
        for language, one in fields.items()
    }
    return Row(thing, files, terms)


def faults(language: str, file: str, message: str, text: str) -> Iterator[tuple[str, str]]:
    """Banned words in a text, each with the word to use."""
    for row in rows():
        term = row.terms.get(language)
        if not term or not term.banned or message in term.except_ or not row.covers(file):
            continue
        plain = term.allowed.sub("", text) if term.allowed else text
        for found in term.banned.finditer(plain):
            yield found[0], term.say


@cache
def _pattern(words: tuple[str, ...]) -> re.Pattern[str] | None:
    if not words:
        return None
    each = (re.escape(word).replace(r"\*", r"\w*") for word in words)
    return re.compile(rf"(?<!\w)(?:{'|'.join(each)})(?!\w)", re.IGNORECASE)
