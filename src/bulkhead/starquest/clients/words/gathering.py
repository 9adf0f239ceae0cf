"""Gather offers for a list that people read: steps, turns, ways in and places for tokens on one line each."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from msgspec import Struct

from bulkhead.starquest.clients.words.names import item_name
from bulkhead.starquest.data import commands as c
from bulkhead.starquest.data.facings import FACING_NAMES
from bulkhead.tabletop.phrases import Arg, Phrase

LEAST = 2
"""The smallest number of similar offers that is gathered."""


class Gathered(Struct, frozen=True):
    """Commands that stand together: the first number, how they begin, and what they do in one sentence."""

    first: int
    count: int
    start: str
    phrase: Phrase | None
    """None for a command that stands alone."""


def gather(commands: Sequence[c.AnyCommand]) -> Iterator[Gathered]:
    """The offers in their order, those alike that follow each other together."""
    number = 1
    for key, group in groupby(commands, _kind):
        alike = list(group)
        if key is None or len(alike) < LEAST:
            for command in alike:
                yield Gathered(number, 1, str(command), None)
                number += 1
            continue
        start, name, args = key
        places = " ".join(_place(command) for command in alike)
        phrase = Phrase(f"sq-gathered-{name}", {**dict(args), "places": places})
        yield Gathered(number, len(alike), f"{start} …", phrase)
        number += len(alike)


def _kind(command: c.AnyCommand) -> tuple[str, str, tuple[tuple[str, Arg], ...]] | None:
    """What commands must have in common to be gathered: how they begin, and what is said of them."""
    if isinstance(command, c.Step):
        return f"{command.who} step", "step", ()
    if isinstance(command, c.Face):
        return f"{command.who} face", "face", ()
    if isinstance(command, c.Enter):
        spot = c.spot_text(command.to)
        return f"{command.who} enter {spot}", "enter", (("at", spot),)
    if isinstance(command, c.Stand):
        spot = c.spot_text(command.to)
        return f"stand {spot}", "stand", (("at", spot),)
    if isinstance(command, c.Put):
        return f"put {command.identity}", "put", (("identity", item_name(command.identity)),)
    return None


def _place(command: c.AnyCommand) -> str:
    """The part of a command that differs from the others."""
    if isinstance(command, c.Face | c.Enter | c.Stand):
        return FACING_NAMES[command.facing]
    assert isinstance(command, c.Step | c.Put)
    return c.spot_text(command.to)
