"""Which kept files were recorded with the present version of their game's rules."""

import bulkhead
from bulkhead.match import Header, read_replay
from bulkhead.tabletop.phrases import Phrase
from bulkhead.words import LANGUAGES, Words
from tests.kept.shelf import read


def is_present(game: str, rules: int) -> bool:
    """Is this the version that is played here?"""
    return bulkhead.game(game).version == rules


def header_of(name: str) -> Header:
    return read_replay(read(name), name).header


def present(names: list[str]) -> list[str]:
    """The replays of the present version."""
    return [name for name in names if is_present(header_of(name).game, header_of(name).rules)]


def older(names: list[str]) -> list[str]:
    """The replays of earlier versions."""
    now = present(names)
    return [name for name in names if name not in now]


def names_both(phrase: Phrase, game: str, rules: int) -> bool:
    """Does the sentence name both versions, in every language?"""
    numbers = (str(rules), str(bulkhead.game(game).version))
    texts = [Words(language).render(phrase) for language in LANGUAGES]
    return all(number in text for text in texts for number in numbers)
