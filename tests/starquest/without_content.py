"""Plays without one thing of the box, to prove that the tests of its lines test it: one of them has to fail.

A card without its effect can still be held and played, but nothing happens. A flag is taken from every sheet that has
it, a trait from its figure. A mission does not pay an objective, or lacks one of its special rules.
"""

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from enum import StrEnum, auto
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bulkhead.lab.starquest.content.lines import FLAG, OBJECTIVES, Line, all_lines
from bulkhead.starquest.box.box import BUILT_IN, Pack, load_box, open_packs
from bulkhead.starquest.box.items.cards import CardSheet
from bulkhead.starquest.box.items.objectives import Secret
from bulkhead.starquest.box.reading.keeping import forget
from bulkhead.starquest.data.scenario import Objective
from bulkhead.starquest.data.state import State
from bulkhead.starquest.rules.missions.objectives import CHECKS, Moment
from bulkhead.starquest.table.card import BEHAVIOURS, Printed
from bulkhead.starquest.table.mission_rule import RULES, forget_rules
from bulkhead.tabletop.events import Out
from bulkhead.words import Words
from tests.starquest.marked_tests import Play, fails, marked


@cache
def _lines() -> list[Line]:
    return all_lines(load_box(), Words().say)


class Shelf(StrEnum):
    """What can be taken out of the box."""

    CARDS = auto()
    SHEETS = auto()
    """Traits and flags."""
    MISSIONS = auto()
    """Objectives and special rules that have code of their own: `mis_04_nest-special-1`."""


def provable(shelf: Shelf) -> list[str]:
    """The things of a shelf that have lines."""
    lines = _lines()
    if shelf is Shelf.CARDS:
        found = [line.item for line in lines if line.item in load_box().cards]
    elif shelf is Shelf.SHEETS:
        traits = [line.item for line in lines if line.item.startswith("trt_")]
        found = [*traits, *(line.id for line in lines if line.id.startswith(FLAG))]
    else:
        found = [_text(line) for line in lines if line.item in load_box().missions and _can_go(line)]
    return list(dict.fromkeys(found))


def _text(line: Line) -> str:
    """The text of a mission that a line is from."""
    return f"{line.item}-{line.part}"


def _can_go(line: Line) -> bool:
    """Is it the line of an objective that pays, or of a special rule with a class?"""
    mission = load_box().missions[line.item]
    if line.part in OBJECTIVES:
        return not isinstance(getattr(mission, line.part).test, Secret)
    return line.part.startswith("special-") and _word(_text(line)) in {rule.name for rule in RULES}


def _word(text: str) -> str:
    """The word of a special rule: `token_every_turn` for `mis_04_nest-special-1`."""
    id_, _, number = text.partition("-special-")
    return load_box().missions[id_].special[int(number) - 1]


def unproven(things: Iterable[str]) -> list[str]:
    """The things without which no test of their lines fails. A test that fails in the whole box too proves nothing."""
    failed = {thing: _failing(thing, ()) for thing in things}
    return [
        thing
        for thing, play in failed.items()
        if play is None or (fails(play) and not _is_proven_by_another(thing))
    ]


def _failing(thing: str, but: Iterable[Play]) -> Play | None:
    """The first test of a thing, without these, that fails without it."""
    with without(thing):
        return next((play for play in _plays(thing) if play not in but and fails(play)), None)


def _is_proven_by_another(thing: str) -> bool:
    unsound = [play for play in _plays(thing) if fails(play)]
    return _failing(thing, unsound) is not None


def _plays(thing: str) -> list[Play]:
    """The tests that cite a line of this thing."""
    ids = [line.id for line in _lines() if thing in (line.item, line.id, _text(line))]
    return [play for id_ in ids for tests in marked("clause").get(id_, {}).values() for play in tests]


@contextmanager
def without(thing: str) -> Iterator[None]:
    """Inside this context the thing has no effect."""
    if thing in load_box().cards:
        with _without_effect(thing):
            yield
    elif "-special-" in thing:
        with _without_rule(_word(thing)):
            yield
    elif thing.startswith("mis_"):
        with _without_objective(*thing.split("-")):
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
def _without_effect(id_: str) -> Iterator[None]:
    code = BEHAVIOURS.get(id_)
    BEHAVIOURS[id_] = Inert
    forget()
    try:
        yield
    finally:
        if code is None:
            del BEHAVIOURS[id_]
        else:
            BEHAVIOURS[id_] = code
        forget()


@contextmanager
def _without_rule(word: str) -> Iterator[None]:
    gone = [rule for rule in RULES if rule.name == word]
    left = [rule for rule in RULES if rule.name != word]
    whole, RULES[:] = list(RULES), left
    assert gone
    forget_rules()
    try:
        yield
    finally:
        RULES[:] = whole
        forget_rules()


@contextmanager
def _without_objective(mission: str, which: str) -> Iterator[None]:
    """The mission does not pay one of its objectives."""
    kind = type(getattr(load_box().missions[mission], which).test)
    whole = CHECKS[kind]

    def unpaid(state: State, objective: Objective, test: Any, moment: Moment, out: Out) -> None:
        if (state.scenario.id, objective.id) != (mission, which):
            whole(state, objective, test, moment, out)

    CHECKS[kind] = unpaid
    try:
        yield
    finally:
        CHECKS[kind] = whole


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
