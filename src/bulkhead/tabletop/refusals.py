"""The two refusals: `Illegal` when a rule forbids a command, `Mistake` when the input makes no sense."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from bulkhead.tabletop.phrases import Arg, Phrase


class Mistake(Exception):
    """Input that cannot be understood. Carries one sentence (a Fluent message and its arguments)."""

    def __init__(self, message: str, **args: Arg) -> None:
        super().__init__(message, args)
        self.phrase = Phrase(message, args)

    def __reduce__(self) -> tuple[Any, ...]:
        """Mistakes come back from other processes."""
        return partial(Mistake, self.phrase.id, **self.phrase.args), ()

    def __str__(self) -> str:
        details = ", ".join(f"{key}={value!r}" for key, value in self.phrase.args.items())
        return f"{self.phrase.id} ({details})" if details else self.phrase.id


class Mistakes(Mistake):
    """Several mistakes found together. As a single sentence it shows the first."""

    def __init__(self, found: Sequence[Mistake]) -> None:
        first = found[0].phrase
        super().__init__(first.id, **first.args)
        self.all: tuple[Mistake, ...] = tuple(found)


def each(mistake: Mistake) -> tuple[Mistake, ...]:
    """The single mistakes in a Mistake: itself, or all of a Mistakes."""
    return mistake.all if isinstance(mistake, Mistakes) else (mistake,)


class Illegal(Exception):
    """A command that a rule forbids. Names the clause, so that a player can ask *why not?* and read it."""

    def __init__(self, clause: str, message: str, **args: Arg) -> None:
        super().__init__(clause, message, args)
        self.clause = clause
        self.phrase = Phrase(message, args)

    def __str__(self) -> str:
        return f"{self.clause}: {self.phrase.id}"
