"""The records that pass between a game and a table: commands, offers, results."""

import re
from typing import Generic, Protocol, TypeVar

import msgspec
from msgspec import Struct

from bulkhead.tabletop.viewers import Seat


class Command(Struct, frozen=True, tag=True):
    """Base of all commands: one frozen record per player verb. `str(command)` is its text form."""

    def __str__(self) -> str:
        """The verb and its fields: `mark 5`. A game whose commands need another notation overrides this and `read`."""
        fields = (getattr(self, name) for name in self.__struct_fields__)
        return " ".join([verb(type(self)), *(_word(value) for value in fields)])


Opt = TypeVar("Opt", bound=Struct)
S = TypeVar("S")
K = TypeVar("K", bound=Command)
V = TypeVar("V")
C = TypeVar("C", bound=Command, covariant=True)
V_co = TypeVar("V_co", covariant=True)
"""Types of a game: its options, state, commands and view."""


class Offer(Struct, Generic[C], frozen=True):
    """The pending decision: whose it is, the question, and every legal answer.

    Answers are whole commands. Choices that combine (moves of a straight, say) are asked one after another through
    frames, so an offer stays short enough to be read, lit up on a board, or numbered in a terminal.
    """

    seat: Seat
    question: str
    """Fluent message id of the question."""
    commands: tuple[C, ...]


class Result(Struct, frozen=True):
    """How a game ended. `shares`: 1 for a win, 0 for a loss; a draw is worth half a win."""

    shares: tuple[float, ...]
    scores: tuple[int, ...]
    why: str
    """The clause that ended it."""

    @property
    def winner(self) -> Seat | None:
        return self.shares.index(1.0) if 1.0 in self.shares else None


class Rng(Protocol):
    """The only randomness a game may use outside dice: guessing at what a viewer cannot see."""

    def randrange(self, stop: int, /) -> int: ...


def verb(kind: type) -> str:
    """The name of a class in small letters, `ArmiesShown` as `armies-shown`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


def _word(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
