"""Golden sentences: what players read most, in four languages, with every variant (recipes/sentences.toml).

Beside them is every name of the box with the words that merge with it."""

import json
import tomllib
from collections.abc import Iterator
from functools import cache
from itertools import product
from math import prod
from pathlib import Path
from typing import Any

from babel.numbers import format_percent

from bulkhead.grammar import functions
from bulkhead.tabletop.phrases import Arg, Phrase
from bulkhead.words import LANGUAGES, Words
from tests.words.natures import PEOPLE, Sample, choices, named, numbered
from tests.words.reading import messages, variables

RECIPE = Path(__file__).parent / "recipes" / "sentences.toml"
NAMES = "names.jsonl"
MOST = 24
"""Variants of one message that are combined."""


def files() -> list[str]:
    """The golden files of words."""
    return [*(f"{language}.txt" for language in LANGUAGES), NAMES]


def written(file: str) -> str:
    """What such a file must contain."""
    lines = _named() if file == NAMES else _told(file.removesuffix(".txt"))
    return "\n".join(lines) + "\n"


@cache
def recipe() -> dict[str, Any]:
    return tomllib.loads(RECIPE.read_text(encoding="utf-8"))


def ids() -> list[str]:
    """The messages of the golden sentences."""
    return [id_ for listed in recipe()["chapters"].values() for id_ in listed.split()]


def _told(language: str) -> Iterator[str]:
    for title, listed in recipe()["chapters"].items():
        yield f"# {title}"
        for id_ in listed.split():
            yield ""
            yield id_
            yield from (f"    {text}" for text in dict.fromkeys(variants(language, id_)))
        yield ""


def variants(language: str, id_: str) -> Iterator[str]:
    """A message with its usual arguments, and with each value that chooses a variant."""
    message = messages(language)[id_]
    for pinned in pinned_args(id_):
        usual = {name: _usual(language, id_, name) for name in variables(message)}
        usual |= dict.fromkeys(numbered(message), 0.4)
        usual |= {name: _arg(language, value) for name, value in pinned.items()}
        chosen = {
            name: [value for value in values if value in (0, 1, 2) or isinstance(value, str)]
            for name, values in choices(message).items()
            if name not in pinned
        }
        for picked in _picked(chosen):
            yield " / ".join(Words(language).say(id_, **(usual | picked)).splitlines())


def pinned_args(id_: str) -> list[dict[str, Any]]:
    """Arguments of a message that are something else than usual; several where they depend on each other."""
    found = recipe()["usual-here"].get(id_, {})
    return found if isinstance(found, list) else [found]


def _picked(chosen: dict[str, list[Sample]]) -> Iterator[dict[str, Sample]]:
    """Every combination of values; where they are too many, each value once."""
    if prod(len(values) for values in chosen.values()) <= MOST:
        yield from (dict(zip(chosen, values, strict=True)) for values in product(*chosen.values()))
        return
    first = {name: values[0] for name, values in chosen.items()}
    for name, values in chosen.items():
        yield from (first | {name: value} for value in values)


def _usual(language: str, id_: str, name: str) -> Arg:
    of_game = recipe()["usual-heroes"] if "heroes" in id_ or id_.startswith("web-learn") else {}
    return _arg(language, (recipe()["usual"] | of_game).get(name, 3))


def _arg(language: str, value: str | int | list[str]) -> Arg:
    if isinstance(value, int):
        return value
    if isinstance(value, list):
        return [_phrase(one) for one in value]
    return format_percent(int(value[:-1]) / 100, locale=language) if value.endswith("%") else _phrase(value)


def _phrase(value: str) -> str | Phrase:
    return Phrase(value[1:]) if value.startswith("@") else value


def _named() -> Iterator[str]:
    """For each name: language, name, and what each function makes of it. The browser's functions have to agree."""
    for language in LANGUAGES:
        known = functions(language)
        for name in sorted(set(_names(language))):
            made = {word: known[word](name) for word in sorted(known) if word != "AND"}
            made["AND"] = known["AND"]("Ada", name)
            yield json.dumps([language, name, made], ensure_ascii=False)


def _names(language: str) -> Iterator[str]:
    """Factions, directions, places and people, and every figure, weapon, card, object, squad, machine and mission."""
    words = Words(language)
    yield from PEOPLE
    yield from _places(words)
    others = (
        id_ for id_ in messages(language) if id_.startswith(("sq-faction-", "sq-facing-", "heroes-hero-"))
    )
    for id_ in (*named(), *others):
        yield words.say(id_)


def _places(words: Words) -> Iterator[str]:
    """Squares, lines, rooms, doors, vents and entry areas, as sentences name them."""
    for where in (
        words.say("sq-where", rooms=0, id="d2", one="", other=""),
        words.say("sq-where", rooms=1, id="d2", one="d5", other=""),
        words.say("sq-where", rooms=2, id="d2", one="d5", other="e1"),
    ):
        yield words.say("sq-door", where=where)
        yield words.say("sq-aim-door", id=where)
    for facing in ("n", "e", "sw"):
        yield words.say("sq-aim-line", square="6.3", facing=words.say(f"sq-facing-{facing}"))
    yield words.say("sq-aim-square", square="6.3")
    yield words.say("sq-aim-block", square="6.3")
    yield words.say("sq-aim-vent", id="1")
    yield words.say("sq-dock", name="N")
