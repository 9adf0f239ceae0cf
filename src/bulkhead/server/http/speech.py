"""Phrases on the wire: the same small vocabulary of arguments that the locale files are written for."""

from typing import Any

from msgspec import Struct

from bulkhead.tabletop.phrases import Phrase


class Spoken(Struct, frozen=True):
    """A sentence before it has a language: a Fluent message and its arguments (see tabletop.phrases)."""

    id: str
    args: dict[str, Any]


def spoken(phrase: Phrase) -> Spoken:
    """A phrase for a client. Nested phrases, dice, seats and lists keep their nature: a screen can draw them."""
    return Spoken(phrase.id, phrase.args)
