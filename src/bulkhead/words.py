"""Loads the Fluent messages of four languages and renders every text that a player reads."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax.ast import Resource

from bulkhead import registry
from bulkhead.grammar import functions, joined
from bulkhead.numbers import Bundle, written
from bulkhead.tabletop.phrases import Arg, Faces, Phrase, Who

LANGUAGES = ("en", "it", "es", "fr")
DEFAULT = "en"

# Reference texts are long and seldom needed: they are parsed on first use.
_LATE = "-rules"


class MissingMessage(LookupError):
    """The locale files lack the message, or it does not fit its arguments: a bug."""


class Words:
    """The messages of one language. `names` are the players' names at this table, by seat."""

    def __init__(self, language: str = DEFAULT, names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = tuple(names)

    def called(self, names: Sequence[str]) -> Words:
        """The same language with these player names."""
        return Words(self.language, names)

    def say(self, message: str, /, **args: Arg) -> str:
        """Render a message with its arguments."""
        return self.render(Phrase(message, args))

    def render(self, phrase: Phrase) -> str:
        """Render a phrase in this language."""
        return self._format(phrase.id, None, phrase.args)

    def attribute(self, message: str, attribute: str) -> str | None:
        """An attribute of a message (a clause's title, say); None when it has none."""
        bundle = _bundle(self.language, late=_is_clause(message))
        if not bundle.has_message(message) or attribute not in bundle.get_message(message).attributes:
            return None
        return self._format(message, attribute, {})

    def _format(self, message: str, attribute: str | None, args: dict[str, Arg]) -> str:
        bundle = _bundle(self.language, late=_is_clause(message))
        if not bundle.has_message(message):
            raise MissingMessage(f"{self.language}: {message}")
        found = bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise MissingMessage(f"{self.language}: {message} has no text")
        plain = {name: self._plain(value) for name, value in args.items()}
        text, errors = bundle.format_pattern(pattern, plain)
        if errors:
            raise MissingMessage(f"{self.language}: {message}: {errors[0]}")
        return str(text)

    def _plain(self, value: Arg) -> str | int | float | FluentType:
        if isinstance(value, str | int | float):
            return value
        if isinstance(value, Phrase):
            return self.render(value)
        if isinstance(value, Who):
            return self.name(value.seat)
        if isinstance(value, Faces):
            return show_dice(value.faces)
        return self.listed([one if isinstance(one, str) else self.render(one) for one in value])

    def name(self, seat: int) -> str:
        """The name of the player in a seat."""
        return self.names[seat] if seat < len(self.names) else self.say("player", seat=seat + 1)

    def number(self, value: int) -> str:
        """A number outside a sentence: `10`, `−10`."""
        return written(str(value))

    def listed(self, items: Sequence[str]) -> str:
        """`a, b and c`."""
        return joined(self.language, items)


def show_dice(faces: Sequence[int]) -> str:
    """Dice as text."""
    return "".join(f"[{face}]" for face in faces)


def _is_clause(message: str) -> bool:
    """Is it part of the rules reference: a clause, or the title of a chapter?"""
    return message[:1].isupper() or "-chapter-" in message


def locale_files(language: str) -> list[Traversable]:
    """The Fluent files of a language."""
    folder = files("bulkhead").joinpath("locales", language)
    return sorted((one for one in folder.iterdir() if one.name.endswith(".ftl")), key=lambda one: one.name)


_also: dict[str, tuple[str, ...]] = {}


def speak_also(texts: Mapping[str, Sequence[str]]) -> None:
    """Add the Fluent texts of packs, by language. They override the built-in messages, later ones override earlier
    ones; a message missing in a language falls back to English."""
    _also.clear()
    _also.update({language: tuple(found) for language, found in texts.items()})
    _made.cache_clear()


def spoken_also(language: str) -> tuple[str, ...]:
    """The texts of packs for a language, after the English ones as fallback."""
    return tuple(text for one in dict.fromkeys((DEFAULT, language)) for text in _also.get(one, ()))


def _bundle(language: str, *, late: bool) -> Bundle:
    """Every message of a language, or of its reference texts, with those that games and bots bring along."""
    return _made(language, late, tuple(_brought(language)))


def _brought(language: str) -> Iterator[str]:
    for texts in registry.texts():
        yield from (texts[one] for one in dict.fromkeys((DEFAULT, language)) if one in texts)


@cache
def _made(language: str, late: bool, brought: tuple[str, ...]) -> Bundle:
    bundle = Bundle(language, functions(language))
    for resource in _our_own(language, late=late):
        bundle.add_resource(resource)
    for text in (*brought, *(() if late else spoken_also(language))):
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle


@cache
def _our_own(language: str, *, late: bool) -> tuple[Resource, ...]:
    """The built-in files of a language, parsed once and kept when packs change."""
    return tuple(
        FluentResource(one.read_text(encoding="utf-8"))
        for one in locale_files(language)
        if (_LATE in one.name) == late
    )
