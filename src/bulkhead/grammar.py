"""Functions for Fluent texts: elision, contraction, lists and full stops, which depend on the words around a name.

`web/src/lib/words/grammar.ts` is the browser's twin of this file. `tests/words/grammar.json` holds cases for both.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from babel import Locale
from fluent.runtime.types import FluentType

_WRAPPED = re.compile(r"^[\s«»“”‘’\"'(\[¡¿]+")
_STOPPED = re.compile(r"[.!?…][\s«»“”‘’\"')\]]*$")
_AND = {"en": "and", "it": "e", "es": "y", "fr": "et"}

Function = Callable[..., str]


def functions(language: str) -> dict[str, Callable[..., Any]]:
    """What a text of this language may call, by name. `DE` and `QUE` exist where words merge with the next one only."""
    by_name: dict[str, Function] = {
        "AND": lambda *items: joined(language, [item for item in items if item]),
        "STOP": stopped,
        **_ONLY.get(language, {}),
    }
    return {name: _of_texts(function, language) for name, function in by_name.items()}


def joined(language: str, items: Sequence[str]) -> str:
    """`a, b and c`, with the "and" that fits the last one: `Orco ed Eldar`, `Orko e Híbrido`."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {_and(language, items[-1])} {items[-1]}"


def stopped(text: str) -> str:
    """A text with a full stop, unless it ends a sentence by itself: `Fire!`."""
    return text if _STOPPED.search(text) else f"{text}."


def _and(language: str, following: str) -> str:
    """The "and" before a word. Italian: `ed` before an e, but not before `ed`. Spanish: `e` before the vowel i."""
    if language == "it" and re.match("e(?!d)", _first_word(following)):
        return "ed"
    if language == "es" and begins_with_i(following):
        return "e"
    return _AND[language]


def begins_with_i(text: str) -> bool:
    """Does a Spanish text begin with the vowel i? `Isabel`, `Híbrido` and `Ygritte` do; `Hielo`, `Iota` and `Yolanda`
    begin with a consonant."""
    if re.match("h?í", _bare(text)):
        return True
    return bool(re.match(r"h?i(?![aeou])|y[^aeiou]", _first_word(text)))


def elides(text: str) -> bool:
    """Does a French text begin with a vowel or a mute h, so that the word before it loses its own vowel?"""
    word = _first_word(text)
    if word in _aspirated() or word.removesuffix("s") in _aspirated():
        return False
    return bool(re.match("[aeiouh]|y(?![aeiou])", word))


def _first_word(text: str) -> str:
    """The letters that a text begins with, small and without accents; none before a digit."""
    plain = _bare(text).replace("œ", "oe").replace("æ", "ae")
    letters = "".join(one for one in unicodedata.normalize("NFD", plain) if not unicodedata.combining(one))
    found = re.match("[a-z]*", letters)
    return found[0] if found else ""


def _bare(text: str) -> str:
    """A text in small letters, without quotation marks or signs before it."""
    return _WRAPPED.sub("", unicodedata.normalize("NFC", text)).lower()


@cache
def _aspirated() -> frozenset[str]:
    """French words before which nothing is elided, without accents: `le héros`, `le onze`."""
    file = files("bulkhead").joinpath("locales", "aspirated.json")
    return frozenset(json.loads(file.read_text(encoding="utf-8")))


def _elided(long: str, short: str) -> Function:
    return lambda text: f"{short if elides(text) else long}{text}"


def _merged(otherwise: Function, with_article: dict[str, str]) -> Function:
    """A preposition that melts into the article that a text begins with: `del conducto`, `du conduit`."""

    def merged(text: str) -> str:
        article, space, rest = text.partition(" ")
        return f"{with_article[article]} {rest}" if space and article in with_article else otherwise(text)

    return merged


_ONLY: dict[str, dict[str, Function]] = {
    "fr": {"DE": _merged(_elided("de ", "d’"), {"le": "du", "les": "des"}), "QUE": _elided("que ", "qu’")},
    "es": {
        "A": _merged(lambda text: f"a {text}", {"el": "al"}),
        "DE": _merged(lambda text: f"de {text}", {"el": "del"}),
    },
}


def _of_texts(function: Function, language: str) -> Function:
    """A function whose arguments may also be numbers of Fluent."""
    locale = Locale.parse(language)

    def called(*values: str | FluentType) -> str:
        texts = [value.format(locale) if isinstance(value, FluentType) else value for value in values]
        return function(*texts)

    return called
