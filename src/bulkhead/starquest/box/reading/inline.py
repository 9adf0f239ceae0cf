"""Texts in the file of the item they belong to, so that a custom card is a single file.

    [words.en]
    name = "Second wind"
    rule = "One of your miniatures moves once more."

are the messages `ord_second_wind` and `ord_second_wind-rule` in English. Each text is a Fluent pattern.
"""

from collections.abc import Iterator
from typing import Any

from bulkhead.starquest.box.reading.item_files import mistake_at
from bulkhead.tabletop.refusals import Mistakes
from bulkhead.tabletop.tomlfile import TomlFile

TABLE, NAME = "words", "name"

Words = dict[str, dict[str, str]]
"""By language, then by message."""


def take_words(document: TomlFile, id_: str) -> Words:
    """The texts of an item, removed from its data."""
    table = document.data.pop(TABLE, {})
    found = list(_wrong(document, table))
    if found:
        raise Mistakes(found)
    return {
        language: {id_ if part == NAME else f"{id_}-{part}": text for part, text in texts.items()}
        for language, texts in table.items()
    }


def _wrong(document: TomlFile, table: Any) -> Iterator[Any]:
    if not isinstance(table, dict):
        yield mistake_at(document, (TABLE,), "content-not-table")
        return
    for language, texts in table.items():
        if not isinstance(texts, dict):
            yield mistake_at(document, (TABLE, language), "content-not-table")
            continue
        for part, text in texts.items():
            if not isinstance(text, str) or not text.strip():
                yield mistake_at(document, (TABLE, language, part), "file-not-text")
