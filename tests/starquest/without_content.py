"""Plays without one thing of the box, to prove that the tests of its lines test it: one of them has to fail.

A card without its effect can still be held and played, but nothing happens. A flag is taken from every sheet that has
it, a trait from its figure.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from bulkhead.lab.starquest.content.lines import FLAG, Line, all_lines
from bulkhead.starquest.box.box import BUILT_IN, Pack, load_box, open_packs
from bulkhead.starquest.box.items.cards import CardSheet
from bulkhead.starquest.box.reading.keeping import forget
from bulkhead.starquest.table.card import BEHAVIOURS, Printed
from bulkhead.words import Words
from tests.starquest.marked_tests import fails, marked


@cache
def _lines() -> list[Line]:
    return all_lines(load_box(), Words().say)


def provable() -> list[str]:
    """The cards, traits and flags that have lines."""
    lines = _lines()
    flags = [line.id for line in lines if line.id.startswith(FLAG)]
    cards = [line.item for line in lines if line.item in load_box().cards or line.item.startswith("trt_")]
    return list(dict.fromkeys((*cards, *flags)))


def is_proven(thing: str) -> bool:
    """Does a test that cites a line of this thing pass with it, and fail without it?"""
    ids = [line.id for line in _lines() if thing in (line.item, line.id)]
    plays = [play for id_ in ids for tests in marked("clause").get(id_, {}).values() for play in tests]
    sound = [play for play in plays if not fails(play)]
    with without(thing):
        return any(fails(play) for play in sound)


@contextmanager
def without(thing: str) -> Iterator[None]:
    """Inside this context the thing has no effect."""
    if thing in load_box().cards:
        with _without_effect(thing):
            yield
    else:
        with TemporaryDirectory() as folder:
            _lay_over(Path(folder), thing)
            try:
                open_packs(Pack(Path(folder)))
                yield
            finally:
                open_packs()


class Inert(Printed):
    """A card that does nothing."""

    def __init__(self, sheet: CardSheet) -> None:
        super().__init__(sheet)
        self.rerolls = 0


@contextmanager
def _without_effect(card: str) -> Iterator[None]:
    code = BEHAVIOURS.get(card)
    BEHAVIOURS[card] = Inert
    forget()
    try:
        yield
    finally:
        if code is None:
            del BEHAVIOURS[card]
        else:
            BEHAVIOURS[card] = code
        forget()


_FLAGS = re.compile(r"^flags = \[.*?\]", re.MULTILINE | re.DOTALL)
_TRAIT = re.compile(r"^\[trait\]\n(?:[^\[\n].*\n?)*", re.MULTILINE)


def _lay_over(folder: Path, thing: str) -> None:
    """Write the files of the box that have the flag or trait into a folder, without it."""
    of, _, flag = thing.removeprefix(FLAG).rpartition("-")
    shelf = {"": "figures", "weapon": "weapons", "card": "cards"}[of] if thing.startswith(FLAG) else "figures"
    for file in Path(str(BUILT_IN.folder)).joinpath(shelf).rglob("*.toml"):
        text = file.read_text(encoding="utf-8")
        if thing.startswith(FLAG):
            new = _FLAGS.sub(lambda found: re.sub(rf'"{flag}",?\s*', "", found[0]), text)
        else:
            new = _TRAIT.sub("", text) if f'"{thing}"' in text else text
        if new != text:
            copy = folder / file.relative_to(str(BUILT_IN.folder))
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(new, encoding="utf-8")
    (folder / "pack.toml").write_text('id = "without"\nname = "Without"\nversion = "1"\n', encoding="utf-8")
