"""What the arguments of messages stand for, by their names, and samples of each that make careless grammar show."""

import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import islice, product
from pathlib import Path

from fluent.syntax import ast as ftl

from bulkhead.words import DEFAULT, Words
from tests.words.reading import attributes, messages, nodes, variables

Sample = str | int | float

_FILE = tomllib.loads((Path(__file__).parent / "natures.toml").read_text(encoding="utf-8"))
_HERE: dict[str, dict[str, str]] = _FILE.pop("here")
_NATURES = {argument: nature for nature, listed in _FILE.items() for argument in listed.split()}

PEOPLE = ("Anna", "Élodie", "Isabel", "Hugo", "Œuf", "8 Bits", "Ygritte", "Edoardo", "Bob")
MINIATURES = ("fig_hybrid", "fig_eldar_sorcerer", "fig_husk", "fig_ork")
THINGS = ("fig", "wpn", "obj", "mch")
"""The ids of miniatures, weapons, objects and machines begin with these letters."""
COUNTS = (0, 1, 2, 21)
TEXT = "x7"
MOST = 400
"""Ways to combine the variants of one message; the rest of the largest ones is left out."""
_PLURALS = frozenset({"zero", "one", "two", "few", "many"})


def nature(id_: str, argument: str) -> str:
    """What an argument of a message is: names, factions, things, cards, facings, numbers or text."""
    return _HERE.get(id_, {}).get(argument) or _NATURES.get(argument, "text")


def renderings(language: str, id_: str) -> Iterator[str]:
    """A message as it reads with every combination of variants, and with all samples of its arguments; then its
    attributes."""
    words, message = Words(language), messages(language)[id_]
    chosen = choices(message)
    others = [name for name in sorted(variables(message)) if name not in chosen]
    pools = [_pool(language, id_, name, message) for name in others]
    rounds = max((len(pool) for pool in pools), default=1)
    for values in islice(product(*chosen.values()), MOST):
        picked = dict(zip(chosen, values, strict=True))
        for turn in range(rounds):
            free = {
                name: pool[(turn + index) % len(pool)]
                for index, (name, pool) in enumerate(zip(others, pools, strict=True))
            }
            yield words.say(id_, **picked, **free)
    for attribute in sorted(attributes(message)):
        yield words.attribute(id_, attribute) or ""


def choices(message: ftl.Message) -> dict[str, list[Sample]]:
    """The values of the arguments that choose variants."""
    found: dict[str, set[Sample]] = {}
    for node in nodes(message):
        if isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
            keys = [variant.key for variant in node.variants]
            found.setdefault(node.selector.id.name, set()).update(_values(keys))
    return {name: sorted(values, key=str) for name, values in found.items()}


def _values(keys: list[ftl.Identifier | ftl.NumberLiteral]) -> set[Sample]:
    numbers = {int(key.value) for key in keys if isinstance(key, ftl.NumberLiteral)}
    names = {key.name for key in keys if isinstance(key, ftl.Identifier)}
    if numbers or names & _PLURALS:
        return {*numbers, *COUNTS}
    return set(names)


def _pool(language: str, id_: str, name: str, message: ftl.Message) -> tuple[Sample, ...]:
    """Samples of one argument that chooses no variant."""
    if name in numbered(message):
        return (0.25, 1)
    kind = nature(id_, name)
    return COUNTS if kind == "numbers" else samples(language, kind)


def numbered(message: ftl.Message) -> set[str]:
    """Arguments that the message hands to NUMBER: they have to be numbers."""
    return {
        argument.id.name
        for node in nodes(message)
        if isinstance(node, ftl.FunctionReference) and node.id.name == "NUMBER"
        for argument in node.arguments.positional
        if isinstance(argument, ftl.VariableReference)
    }


@cache
def samples(language: str, kind: str) -> tuple[str, ...]:
    """Names of a nature in a language, the most awkward ones."""
    words = Words(language)
    miniatures = tuple(f"{words.say(id_)} el4" for id_ in MINIATURES)
    if kind == "names":
        return (*PEOPLE, *miniatures)
    if kind == "things":
        return (
            *miniatures,
            *_said(words, named(THINGS)),
            words.say("sq-aim-vent", id="1"),
            words.say("sq-aim-door", id="d2"),
        )
    if kind == "cards":
        return _said(words, (id_ for id_ in named() if f"{id_}-rule" in messages(language)))
    begins = {"factions": "sq-faction-", "facings": "sq-facing-"}.get(kind)
    return _said(words, (id_ for id_ in messages(language) if id_.startswith(begins))) if begins else (TEXT,)


def named(kinds: Iterable[str] = ()) -> Iterator[str]:
    """The ids of everything in the box that has a name: all of it, or some kinds."""
    for id_, message in messages(DEFAULT).items():
        kind, _, rest = id_.partition("_")
        if (
            len(kind) == 3
            and rest
            and "-" not in rest
            and not variables(message)
            and (not kinds or kind in kinds)
        ):
            yield id_


def _said(words: Words, ids: Iterable[str]) -> tuple[str, ...]:
    return tuple(words.say(id_) for id_ in ids)
