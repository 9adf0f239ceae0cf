"""Changing the running program, in copies of this process."""

import gc
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.ship.walk import path
from bulkhead.tabletop import clauses
from tools.house import ROOT
from tools.mutants.forks import Say, in_forks
from tools.mutants.live import Live
from tools.mutants.operators import mutants
from tools.mutants.targets import Target, targets, targets_in

CODE = """\
from functools import wraps

from bulkhead.tabletop.clauses import clause

SIZES = clause("G-1")(("small", "large"))


def twice(function):
    @wraps(function)
    def both(number):
        return function(number) + function(number)

    return both


@twice
@clause("G-2")
def add(number):
    if number > 3:
        return 0
    return number + 1


TWO = add(0)
FOUR: int = TWO + 2


def all_sizes():
    return [FOUR]


ALL = all_sizes()


class Piece:
    @clause("G-3")
    def steps(self):
        yield 1
        yield 2


@clause("G-4")
class Box(Piece):
    width = 4

    def steps(self):
        return [*super().steps(), 3]
"""
FILE = "src/live_toy.py"


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Live, dict[str, Target], Any]]:
    """The module, its targets by name, and what exists of it in this process."""
    (tmp_path / "src").mkdir()
    (tmp_path / FILE).write_text(CODE, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path / "src")
    # The marks of the toy are forgotten with it: other tests list all marked code.
    monkeypatch.setattr(clauses, "_coded", {id_: list(places) for id_, places in clauses._coded.items()})
    found = {one.name: one for one in targets_in(CODE, FILE)}
    live = Live(tmp_path, found.values())
    yield live, found, sys.modules["live_toy"]
    del sys.modules["live_toy"]
    gc.unfreeze()


def in_copy(do: Callable[[], object]) -> object:
    """What a copy of this process answers."""

    def work(_: None, say: Say) -> None:
        say(do())

    (told,) = in_forks([None], work, 1)
    assert told.ending == "done"
    (answer,) = told.said
    return answer


def broken(
    toy: tuple[Live, dict[str, Target], Any], name: str, what: str, ask: Callable[[Any], object]
) -> object:
    """The answer of the module when it runs one mutant."""
    live, found, module = toy
    (mutant,) = [one for one in mutants(found[name]) if one.what == what]

    def do() -> object:
        live.break_(mutant)
        return ask(module)

    return in_copy(do)


def test_a_mutant_runs_behind_a_decorator_and_only_in_the_copy(
    toy: tuple[Live, dict[str, Target], Any],
) -> None:
    assert broken(toy, "add", "return number + 1 -> return number + 2", lambda module: module.add(1)) == 6
    assert toy[2].add(1) == 4


def test_values_that_the_code_has_computed_on_import_are_computed_again(
    toy: tuple[Live, dict[str, Target], Any],
) -> None:
    what = "return number + 1 -> return number + 2"
    assert broken(toy, "add", what, lambda module: [module.TWO, module.FOUR, module.ALL]) == [4, 6, [6]]
    assert (toy[2].TWO, toy[2].FOUR) == (2, 4)
    live, found, module = toy

    def do() -> object:
        live.empty([found["add"]])
        return [module.TWO, module.FOUR]

    assert in_copy(do) == [None, None]


def test_a_row_of_words_loses_one(toy: tuple[Live, dict[str, Target], Any]) -> None:
    (first, _) = mutants(toy[1]["SIZES"])
    assert broken(toy, "SIZES", first.what, lambda module: list(module.SIZES)) == ["large"]
    assert toy[2].SIZES == ("small", "large")


def test_a_value_of_a_class_is_broken_too(toy: tuple[Live, dict[str, Target], Any]) -> None:
    assert broken(toy, "Box.width", "width = 4 -> width = 5", lambda module: module.Box().width) == 5


def test_emptied_functions_do_nothing_and_emptied_values_are_none(
    toy: tuple[Live, dict[str, Target], Any],
) -> None:
    live, found, module = toy

    def do() -> object:
        live.empty([found["Piece.steps"], found["SIZES"]])
        return [list(module.Piece().steps()), module.SIZES, module.Box().steps()]

    assert in_copy(do) == [[], None, [3]]


def test_a_method_that_names_its_super_class_can_be_emptied(toy: tuple[Live, dict[str, Target], Any]) -> None:
    live, found, module = toy

    def do() -> object:
        live.empty([found["Box.steps"]])
        return module.Box().steps()

    assert in_copy(do) is None


def test_observed_functions_report_the_statements_they_reach(
    toy: tuple[Live, dict[str, Target], Any],
) -> None:
    live, found, module = toy

    def do() -> object:
        seen: set[tuple[str, int, int]] = set()
        live.observe([found["add"]], seen.add)
        module.add(1)
        below = sorted(seen)
        module.add(4)
        return [below, sorted(seen)]

    id_ = f"{FILE}::add"
    assert in_copy(do) == [
        [[id_, 19, 4], [id_, 21, 4]],
        [[id_, 19, 4], [id_, 20, 8], [id_, 21, 4]],
    ]


def test_code_that_no_function_of_the_process_runs_is_lost(toy: tuple[Live, dict[str, Target], Any]) -> None:
    live, found, _ = toy
    assert live.lost(found.values()) == []
    (moved,) = targets_in('\n@clause("G-2")\ndef gone():\n    return 1\n', FILE)
    assert live.lost([moved]) == [moved]


def test_memories_of_the_rules_are_emptied_and_those_of_files_are_not() -> None:
    live = Live(ROOT, [one for one in targets(ROOT) if one.module.startswith("bulkhead.starquest.")])

    def do() -> object:
        box = load_box()
        path.cache_clear()
        path(1, 0)
        remembered = path.cache_info().currsize
        live.forget()
        return [remembered, path.cache_info().currsize, load_box() is box]

    assert in_copy(do) == [1, 0, True]
