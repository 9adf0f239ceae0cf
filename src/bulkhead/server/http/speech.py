"""Encodes phrases for the wire: message ids and the argument types that the locale files use."""

from typing import Any

from msgspec import Struct

from bulkhead.tabletop.phrases import Phrase


class Spoken(Struct, frozen=True):
    """A sentence not yet translated: a Fluent message and its arguments (see tabletop.phrases)."""

    id: str
    args: dict[str, Any]


def spoken(phrase: Phrase) -> Spoken:
    """A phrase for a client. Nested phrases, dice, seats and lists keep their types, so that a screen can draw them."""
    return Spoken(phrase.id, phrase.args)
