"""Phrases on the wire: the same small vocabulary of arguments that the locale files are written for."""

from bulkhead.server.table.messages import Spoken
from bulkhead.tabletop.phrases import Phrase


def spoken(phrase: Phrase) -> Spoken:
    """A phrase for a client. Nested phrases, dice, seats and lists keep their nature: a screen can draw them."""
    return Spoken(phrase.id, phrase.args)
