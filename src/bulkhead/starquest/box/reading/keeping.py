"""What is worked out once from the box and kept, until the game is played with another box."""

from collections.abc import Callable
from functools import lru_cache
from typing import ParamSpec, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")

_FORGETTING: list[Callable[[], object]] = []


def kept(limit: int | None = None) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Keep what a function returns for the same arguments, as long as the box is the same. With a limit, the answers
    that nobody has asked for lately make room for new ones."""

    def keep(function: Callable[P, R]) -> Callable[P, R]:
        keeping = lru_cache(limit)(function)
        with_another_box(keeping.cache_clear)
        return cast(Callable[P, R], keeping)

    return keep


def with_another_box(do: Callable[[], object]) -> None:
    """Have something done whenever another box is opened."""
    _FORGETTING.append(do)


def forget() -> None:
    """Another box is opened: whatever was worked out from the last one goes."""
    for do in _FORGETTING:
        do()
