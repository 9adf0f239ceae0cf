"""Finds the tests of Starquest by their marks, and plays them again."""

import importlib
import pkgutil
from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import product
from types import ModuleType
from typing import Any

import pytest

from tests import starquest as tests_of_starquest

Play = Callable[[], object]
"""A test with its parameters."""


@cache
def marked(mark: str) -> dict[str, dict[str, list[Play]]]:
    """Tests by name, by the arguments of their marks of this name. A mark on a row of parameters counts for its row."""
    found: dict[str, dict[str, list[Play]]] = {}
    for module in _modules(tests_of_starquest):
        for name, function in vars(module).items():
            if name.startswith("test_"):
                for argument, plays in _plays(function, mark).items():
                    found.setdefault(argument, {})[f"{module.__name__}.{name}"] = plays
    return found


def fails(play: Play) -> bool:
    try:
        play()
    except (Exception, pytest.fail.Exception):
        return True
    return False


def _modules(package: ModuleType) -> Iterator[ModuleType]:
    for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        if info.name.rpartition(".")[2].startswith("test_"):
            yield importlib.import_module(info.name)


def _plays(function: Any, mark: str) -> dict[str, list[Play]]:
    """The plays of a test by the arguments of its marks. Fixtures are not to be had here."""
    marks = getattr(function, "pytestmark", [])
    tables = [_rows(*one.args[:2]) for one in marks if one.name == "parametrize"]
    found: dict[str, list[Play]] = {}
    for rows in product(*tables):
        play = partial(function, **{name: value for row, _ in rows for name, value in row.items()})
        for one in (*marks, *(own for _, row_marks in rows for own in row_marks)):
            for argument in one.args if one.name == mark else ():
                found.setdefault(argument, []).append(play)
    return found


def _rows(names: Any, values: Any) -> list[tuple[dict[str, Any], tuple[Any, ...]]]:
    """The rows of a table of parameters, each with its own marks."""
    split = [name.strip() for name in names.split(",")] if isinstance(names, str) else list(names)
    rows: list[tuple[dict[str, Any], tuple[Any, ...]]] = []
    for value in values:
        is_param = hasattr(value, "marks")
        row = value.values if is_param else value if len(split) > 1 else (value,)
        rows.append((dict(zip(split, row, strict=True)), tuple(value.marks) if is_param else ()))
    return rows
