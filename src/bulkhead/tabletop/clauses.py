"""Clauses and the `@clause` mark: ids that link the rulebook, code, tests, refusals and documents.

A rulebook lists the clauses that exist. `@clause("H-MOVE-1")` marks the code that implements a clause; it returns the
same object, so it costs nothing at run time. Ids are never reused or renumbered.
"""

import sys
from collections.abc import Callable, Iterator
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")

_coded: dict[str, list[str]] = {}


class Clause(Struct, frozen=True):
    """One testable rule. Its words are the Fluent message of the same id."""

    id: str
    page: int
    """Page of the printed booklet; 0 when the booklets do not mention it."""
    ruling: bool = False
    """True where the booklets are silent or disagree and this project had to decide."""
    options: tuple[str, ...] = ()
    """Options of the game that change it."""


class Chapter(Struct, frozen=True):
    """A chapter of the rulebook. Its id is a Fluent message; its clauses are in reading order."""

    id: str
    clauses: tuple[Clause, ...]


class Rulebook(Struct, frozen=True):
    """All the clauses of one game."""

    game: str
    chapters: tuple[Chapter, ...]

    def ids(self) -> list[str]:
        return [clause.id for clause in self.all()]

    def all(self) -> Iterator[Clause]:
        for chapter in self.chapters:
            yield from chapter.clauses


def clause(*ids: str) -> Callable[[T], T]:
    """Mark a function, class or constant as the code of these clauses."""

    def mark(thing: T) -> T:
        where = _place(thing)
        for id_ in ids:
            places = _coded.setdefault(id_, [])
            if where not in places:
                places.append(where)
        return thing

    return mark


def _place(thing: object) -> str:
    """The module and name of a marked thing; for a plain value, which has neither, the module that marks it."""
    module: str | None = getattr(thing, "__module__", None)
    if module is None:
        marking: str = sys._getframe(2).f_globals["__name__"]
        return marking
    return f"{module}.{getattr(thing, '__qualname__', type(thing).__name__)}"


def coded() -> dict[str, list[str]]:
    """The places in the code that implement each clause, in the modules imported so far."""
    return {id_: list(places) for id_, places in _coded.items()}
