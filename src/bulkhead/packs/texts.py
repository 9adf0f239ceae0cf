"""The texts of packs: Fluent files in `locales/<language>/`, and texts in the files of the items."""

import re
from collections.abc import Iterator
from functools import cache

from fluent.runtime import FluentResource
from fluent.syntax import FluentParser, ast

from bulkhead.starquest.box.reading.inline import Words
from bulkhead.starquest.box.reading.inventory import LOCALES, Content
from bulkhead.tabletop.refusals import Mistake
from bulkhead.words import LANGUAGES, locale_files

FTL = ".ftl"


def texts_of(content: Content) -> dict[str, list[str]]:
    """All texts of a pack, by language. Texts in item files come after those of the Fluent files."""
    said: dict[str, list[str]] = {}
    for language, _, text in _files(content):
        said.setdefault(language, []).append(text)
    for filed in content.items.values():
        for language, text in written(filed.words).items():
            said.setdefault(language, []).append(text)
    return said


def written(words: Words) -> dict[str, str]:
    """The texts of an item as Fluent."""
    return {
        language: "".join(f"{id_} =\n{_indented(text)}\n" for id_, text in texts.items())
        for language, texts in words.items()
    }


def _indented(text: str) -> str:
    return "\n".join(f"    {line}" for line in text.strip().split("\n"))


def _files(content: Content) -> Iterator[tuple[str, str, str]]:
    """The Fluent files of a pack: language, name, text."""
    place = content.pack.folder.joinpath(LOCALES)
    if not place.is_dir():
        return
    for folder in sorted(place.iterdir(), key=lambda one: one.name):
        if folder.name not in LANGUAGES or not folder.is_dir():
            continue
        for file in sorted(folder.iterdir(), key=lambda one: one.name):
            if file.name.endswith(FTL):
                name = f"{content.pack.label}{LOCALES}/{folder.name}/{file.name}"
                try:
                    text = file.read_text(encoding="utf-8")
                except UnicodeDecodeError:
                    raise Mistake("content-not-utf8", file=name) from None
                yield folder.name, name, text


_MESSAGE = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)


@cache
def own_messages(language: str) -> frozenset[str]:
    """The ids of all built-in messages. The built-in files are valid, so a regular expression is enough."""
    texts = (one.read_text(encoding="utf-8") for one in locale_files(language))
    return frozenset(id_ for text in texts for id_ in _MESSAGE.findall(text))


def messages_in(text: str) -> set[str]:
    """The ids of the messages of a Fluent text that have a value."""
    return {
        entry.id.name
        for entry in FluentResource(text).body
        if isinstance(entry, ast.Message) and entry.value is not None
    }


def check_texts(content: Content) -> Iterator[Mistake]:
    """Faults in a pack's Fluent files: unknown languages, and lines that are not Fluent."""
    place = content.pack.folder.joinpath(LOCALES)
    for folder in sorted(place.iterdir(), key=lambda one: one.name) if place.is_dir() else ():
        if folder.name not in LANGUAGES and not folder.name.startswith("."):
            name = f"{content.pack.label}{LOCALES}/{folder.name}"
            yield Mistake("pack-stray-folder", file=name, allowed=", ".join(LANGUAGES))
    try:
        files = list(_files(content))
    except Mistake as mistake:
        yield mistake
        return
    for _, name, text in files:
        yield from _junk(name, text)
    for filed in content.items.values():
        for language, table in filed.words.items():
            if language not in LANGUAGES:
                yield filed.document.mistake(
                    ("words", language), "pack-no-language", known=", ".join(LANGUAGES)
                )
            for id_, text in table.items():
                part = id_.removeprefix(str(filed.document.data["id"])).removeprefix("-") or "name"
                if any(_junk(filed.document.name, f"{id_} =\n{_indented(text)}\n")):
                    yield filed.document.mistake(("words", language, part), "pack-not-fluent-here")


def _junk(name: str, text: str) -> Iterator[Mistake]:
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            start = entry.span.start if entry.span else 0
            line = text.count("\n", 0, start) + 1
            detail = entry.annotations[0].message if entry.annotations else ""
            yield Mistake("pack-not-fluent", file=name, line=line, detail=str(detail))
