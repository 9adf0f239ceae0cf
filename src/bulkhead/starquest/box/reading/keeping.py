"""Caches of values computed from the box, cleared when another box is loaded."""

from collections.abc import Callable
from functools import lru_cache
from typing import ParamSpec, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")

_FORGETTING: list[Callable[[], object]] = []


def kept(limit: int | None = None) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Cache a function until another box is loaded. With a limit, it is an LRU cache."""

    def keep(function: Callable[P, R]) -> Callable[P, R]:
        keeping = lru_cache(limit)(function)
        with_another_box(keeping.cache_clear)
        return cast(Callable[P, R], keeping)

    return keep


def with_another_box(do: Callable[[], object]) -> None:
    """Register a function to call whenever another box is loaded."""
    _FORGETTING.append(do)


def forget() -> None:
    """Clear the caches: another box is loaded."""
    for do in _FORGETTING:
        do()
