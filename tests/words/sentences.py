"""Reads every sentence of a language as a player would, and lists what no native writer would have written.

`python -m tests.words.sentences fr` prints the list.
"""

import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from babel import Locale
from fluent.syntax import ast as ftl
from msgspec import Struct

from tests.words.checks import CHECKS, agreeing, bare_refusals, listed
from tests.words.natures import nature, renderings
from tests.words.reading import Use, file_of, messages, unsaid_ones, uses
from tools.terms import faults as banned

HERE = Path(__file__).parent
_KEYS = re.compile(r"\S+ \((?:default|predefinit[oa]|por defecto|par défaut)\)")
"""A value of an option as it is typed: the command line adds them by itself, and the browser shows their names."""


class Finding(Struct, frozen=True, order=True):
    """One thing wrong with one message."""

    check: str
    message: str
    excerpt: str
    file: str

    def __str__(self) -> str:
        return f"{self.file}: {self.message}: {self.check}: {self.excerpt}"


def findings(language: str) -> list[Finding]:
    """Everything that is wrong in a language, the exceptions aside."""
    allowed = exceptions(language)
    return [one for one in all_findings(language) if (one.check, one.message) not in allowed]


@cache
def all_findings(language: str) -> tuple[Finding, ...]:
    """Everything that is wrong in a language; the same fault of a message once."""
    found: dict[tuple[str, str, str], Finding] = {}
    for id_ in messages(language):
        for check, excerpt in (*_rendered(language, id_), *written(language, id_, messages(language)[id_])):
            found.setdefault((check, id_, excerpt), Finding(check, id_, excerpt, file_of(language, id_)))
    return tuple(sorted(found.values()))


@cache
def exceptions(language: str) -> frozenset[tuple[str, str]]:
    """Pairs of check and message that are right as they are; the file gives the reason for each."""
    rows = tomllib.loads((HERE / "exceptions.toml").read_text(encoding="utf-8"))["exception"]
    return frozenset(
        (row["check"], message)
        for row in rows
        if language in row.get("languages", ["en", "it", "es", "fr"])
        for message in row["messages"]
    )


def _rendered(language: str, id_: str) -> Iterator[tuple[str, str]]:
    said = dict.fromkeys(renderings(language, id_))
    for name, check in CHECKS[language].items():
        faults = list(dict.fromkeys(fault for text in said for fault in check(text)))
        yield from ((name, fault) for fault in faults[:2])
    if re.search("-option-.*-what", id_):
        yield from (("option key", found[0]) for text in said for found in _KEYS.finditer(text))
    if re.match("(?:sq|heroes)-no-", id_):
        yield from (("bare refusal", fault) for text in said for fault in bare_refusals(language)(text))
    file = file_of(language, id_)
    words = dict.fromkeys(fault for text in said for fault in banned(language, file, id_, text))
    yield from (("term", f"“{word}”; say “{better}”") for word, better in words)


def written(language: str, id_: str, message: ftl.Message) -> Iterator[tuple[str, str]]:
    """What is wrong with a message before it is rendered, each with an excerpt."""
    if Locale.parse(language).plural_form(0) == "one":
        yield from (("zero reads as one", f"${name}") for name in unsaid_ones(message))
    for use in uses(message):
        kind = nature(id_, use.variable)
        if kind == "numbers" and not use.counted:
            yield from _number(language, use)
        if kind in ("names", "factions") and not use.function:
            yield from _agreement(language, use)
            yield from _possession(language, use)
            word = _word_before(use.before)
            if word in listed(language, "articles"):
                yield "article before a name", f"{word} {{ ${use.variable} }}"
            if kind == "factions" and word in listed(language, "merging"):
                yield "preposition before a faction", f"{word} {{ ${use.variable} }}"


def _number(language: str, use: Use) -> Iterator[tuple[str, str]]:
    """A number without a form for one: what is counted, and the verb before it, would be plural."""
    after = re.match(r"[\s\u00a0]+([^\W\d_]+)", use.after)
    if after and after[1].lower() not in listed(language, "after-numbers"):
        yield "no form for one", f"{{ ${use.variable} }} {after[1]}"
    word = _word_before(use.before)
    if word in listed(language, "plural-verbs"):
        yield "no form for one", f"{word} {{ ${use.variable} }}"


def _agreement(language: str, use: Use) -> Iterator[tuple[str, str]]:
    """A name that is the subject of a participle, which would have to know its gender."""
    begins = not use.before or re.search(r"[.:;!?»\n]\s*$", use.before)
    found = agreeing(language).match(use.after)
    if begins and found:
        yield "agreement with a name", f"{{ ${use.variable} }}{found[0]}"


def _possession(language: str, use: Use) -> Iterator[tuple[str, str]]:
    """A thing of somebody, told with a preposition where the language has a possessive."""
    found = re.search(r"(\w+) of $", use.before)
    if found and found[1].lower() in listed(language, "possessed"):
        yield "possessive", f"{found[0]}{{ ${use.variable} }}"


def _word_before(text: str) -> str:
    found = re.search(r"([^\W\d_]+ |[^\W\d_]*’)$", text)
    return found[0].strip().lower() if found else ""


def main() -> None:
    for language in sys.argv[1:]:
        for one in findings(language):
            print(one)


if __name__ == "__main__":
    main()
