"""Asides: commands that a seat may give at any moment, also while another seat decides, such as raised hands, standing
orders, alliances, sales, rites by button, leaving Overwatch (SQ-CMD-09, SQ-ALLY-13, SQ-OVER-12, SQ-SEAT-08).

An aside never interrupts: it is noted at once and takes effect at the next boundary where the clause says so. Chapters
register theirs here."""

from bisect import insort
from collections.abc import Iterable
from typing import ClassVar, TypeVar

from bulkhead.starquest.data.commands import AnyCommand
from bulkhead.starquest.data.frames import Attack, Harm
from bulkhead.starquest.data.state import State
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.game import Command, Offer
from bulkhead.tabletop.refusals import Illegal


class Aside:
    """One kind of command that may be given out of turn."""

    commands: ClassVar[tuple[type[Command], ...]] = ()
    listed: ClassVar[int] = 1000
    """Its place among all asides, lowest first. It does not depend on which chapter is imported first."""

    def choices(self, state: State, seat: int) -> Iterable[AnyCommand]:
        """Every legal aside of this kind, as far as they can be listed."""
        raise NotImplementedError

    def also(self, state: State, seat: int, command: AnyCommand) -> bool:
        """True for a legal aside that is not listed (an order with a number in it)."""
        return False

    def petition(self, state: State, seat: int) -> Offer[AnyCommand] | None:
        """A proposal to a seat, with the asides of this kind that answer it."""
        return None

    def do(self, state: State, seat: int, command: AnyCommand, dice: Dice, out: Out) -> None:
        raise NotImplementedError

    def why_not(self, state: State, seat: int, command: AnyCommand) -> Illegal:
        raise NotImplementedError


ASIDES: list[Aside] = []
_PETITIONED: list[Aside] = []
"""Those with which a seat answers a proposal. A table asks for proposals after each command, for each bot."""
_BY_COMMAND: dict[type[Command], Aside] = {}

A = TypeVar("A", bound=type[Aside])


def aside(class_: A) -> A:
    """Register a kind of aside."""
    one = class_()
    insort(ASIDES, one, key=lambda other: other.listed)
    if class_.petition is not Aside.petition:
        insort(_PETITIONED, one, key=lambda other: other.listed)
    for command in class_.commands:
        _BY_COMMAND[command] = one
    return class_


def is_kind(command: AnyCommand) -> bool:
    """Is this command an aside?"""
    return type(command) in _BY_COMMAND


def choices(state: State, seat: int) -> list[AnyCommand]:
    """All asides that a seat may give now."""
    if state.phase != "play" or not 0 <= seat < len(state.sides):
        return []
    found: list[AnyCommand] = []
    for one in ASIDES:
        found.extend(one.choices(state, seat))
    return found


def petition(state: State, seat: int) -> Offer[AnyCommand] | None:
    """The first proposal that waits for a seat's answer, if there is one."""
    if state.phase != "play":
        return None
    for one in _PETITIONED:
        found = one.petition(state, seat)
        if found is not None:
            return found
    return None


def do(state: State, seat: int, command: AnyCommand, dice: Dice, out: Out) -> None:
    """Carry an aside out, or raise Illegal and leave the state untouched."""
    one = _BY_COMMAND[type(command)]
    if state.phase != "play":
        raise Illegal("SQ-END-01", "sq-no-not-in-play")
    if command not in set(one.choices(state, seat)) and not one.also(state, seat, command):
        raise one.why_not(state, seat, command)
    one.do(state, seat, command, dice, out)


def in_an_attack(state: State) -> bool:
    """Is an attack in progress? Then asides that take effect at a boundary have to wait."""
    return any(isinstance(frame, Attack | Harm) for frame in state.frames)
