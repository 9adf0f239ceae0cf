"""Proves that the tests of a house option test it: they must fail when one of its values is read as another.

A test names the options it depends on with `@pytest.mark.house("over-stays")`. `unnoticed` runs the tests of an option
again while the rules read one value as another, and lists the pairs of values that no test tells apart. `idle` lists
tests whose mark is wrong: they always pass.
"""

import importlib
import pkgutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from itertools import permutations, product
from types import ModuleType
from typing import Any

import pytest

from bulkhead.starquest.data.options import House, values_of
from tests import starquest as tests_of_starquest

Play = Callable[[], object]
"""A test with its parameters."""


def unnoticed(option: str) -> list[str]:
    """Pairs of values that no test tells apart: all tests pass when the first value is read as the second."""
    plays = [play for tests in marked().get(option, {}).values() for play in tests if not _fails(play)]
    pairs = permutations(values_of(option), 2)
    return [f"{said} read as {read}" for said, read in pairs if not _noticed(plays, option, said, read)]


def idle(option: str) -> list[str]:
    """Tests that are marked with an option and pass with every misread value."""
    pairs = list(permutations(values_of(option), 2))
    return [
        name
        for name, plays in marked().get(option, {}).items()
        if not any(_noticed(plays, option, said, read) for said, read in pairs)
    ]


def _noticed(plays: list[Play], option: str, said: str | int, read: str | int) -> bool:
    with misread(option, said, read):
        return any(_fails(play) for play in plays)


def _fails(play: Play) -> bool:
    try:
        play()
    except (Exception, pytest.fail.Exception):
        return True
    return False


@contextmanager
def misread(option: str, said: str | int, read: str | int) -> Iterator[None]:
    """Inside this context every House with the value `said` for this option returns `read` instead."""
    field = option.replace("-", "_")
    truth = House.__dict__[field]
    meant, answered = _value(said), _value(read)

    def answer(house: House) -> Any:
        value = truth.__get__(house)
        return answered if value == meant else value

    setattr(House, field, property(answer))
    try:
        yield
    finally:
        setattr(House, field, truth)


def _value(typed: str | int) -> Any:
    return {"yes": True, "no": False}.get(typed, typed) if isinstance(typed, str) else typed


# Finding the tests


@cache
def marked() -> dict[str, dict[str, list[Play]]]:
    """Tests by name, by the options that they are marked with."""
    found: dict[str, dict[str, list[Play]]] = {}
    for module in _modules(tests_of_starquest):
        for name, function in vars(module).items():
            marks = getattr(function, "pytestmark", []) if name.startswith("test_") else []
            for option in (arg for mark in marks if mark.name == "house" for arg in mark.args):
                found.setdefault(option, {})[f"{module.__name__}.{name}"] = _with_parameters(function)
    return found


def _modules(package: ModuleType) -> Iterator[ModuleType]:
    for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        if info.name.rpartition(".")[2].startswith("test_"):
            yield importlib.import_module(info.name)


def _with_parameters(function: Any) -> list[Play]:
    """A test once for each row of its parameters, as pytest plays it. Fixtures are not to be had here."""
    tables = [_rows(*mark.args[:2]) for mark in function.pytestmark if mark.name == "parametrize"]
    return [
        partial(function, **{name: value for row in rows for name, value in row.items()})
        for rows in product(*tables)
    ]


def _rows(names: Any, values: Any) -> list[dict[str, Any]]:
    split = [name.strip() for name in names.split(",")] if isinstance(names, str) else list(names)
    rows = (getattr(value, "values", value) if hasattr(value, "marks") else value for value in values)
    return [dict(zip(split, row if len(split) > 1 else (row,), strict=True)) for row in rows]
