"""Proves that the tests of a house option test it: they must fail when one of its values is read as another.

A test names the options it depends on with `@pytest.mark.house("over-stays")`. `unnoticed` runs the tests of an option
again while the rules read one value as another, and lists the pairs of values that no test tells apart. `idle` lists
tests whose mark is wrong: they always pass.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import permutations
from typing import Any

from bulkhead.starquest.data.options import House, values_of
from tests.starquest.marked_tests import Play, fails, marked


def unnoticed(option: str) -> list[str]:
    """Pairs of values that no test tells apart: all tests pass when the first value is read as the second."""
    plays = [play for tests in marked("house").get(option, {}).values() for play in tests if not fails(play)]
    pairs = permutations(values_of(option), 2)
    return [f"{said} read as {read}" for said, read in pairs if not _noticed(plays, option, said, read)]


def idle(option: str) -> list[str]:
    """Tests that are marked with an option and pass with every misread value."""
    pairs = list(permutations(values_of(option), 2))
    return [
        name
        for name, plays in marked("house").get(option, {}).items()
        if not any(_noticed(plays, option, said, read) for said, read in pairs)
    ]


def _noticed(plays: list[Play], option: str, said: str | int, read: str | int) -> bool:
    with misread(option, said, read):
        return any(fails(play) for play in plays)


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
