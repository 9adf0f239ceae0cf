"""Verbs, the actions of a miniature: each chapter registers its own; the activation and the command-point window
collect them."""

from bisect import insort
from collections.abc import Iterable
from functools import cache
from typing import ClassVar

from bulkhead.starquest.data.commands import AnyCommand
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.table.places import needs_crew, shares
from bulkhead.starquest.table.purse import Purse
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.game import Command
from bulkhead.tabletop.refusals import Illegal


class Verb:
    """One kind of action of a miniature."""

    commands: ClassVar[tuple[type[Command], ...]] = ()
    """The commands it answers to."""
    listed: ClassVar[int] = 1000
    """Its place among the answers of an offer, lowest first. It does not depend on which chapter is imported first."""
    with_points: ClassVar[bool] = False
    """May it be done with command points, outside the miniature's own activation (SQ-CMD-10)?"""
    while_passing: ClassVar[bool] = False
    """May it be done on a shared square (SQ-MOVE-16)?"""

    def choices(self, state: State, mini: Mini, purse: Purse) -> Iterable[AnyCommand]:
        """Every legal command of this kind."""
        raise NotImplementedError

    def do(self, state: State, mini: Mini, command: AnyCommand, purse: Purse, dice: Dice, out: Out) -> None:
        """Carry a legal command out. Ends by pushing a Boundary, an Attack or another frame."""
        raise NotImplementedError

    def why_not(self, state: State, mini: Mini, command: AnyCommand, purse: Purse) -> Illegal:
        """Which clause forbids a command of this kind that is not legal."""
        raise NotImplementedError


VERBS: list[Verb] = []
_BY_COMMAND: dict[type[Command], Verb] = {}


def verb(class_: type[Verb]) -> type[Verb]:
    """Register a verb."""
    one = class_()
    insort(VERBS, one, key=lambda other: other.listed)
    _fitting.cache_clear()
    for command in class_.commands:
        _BY_COMMAND[command] = one
    return class_


def verb_of(command: AnyCommand) -> Verb | None:
    return _BY_COMMAND.get(type(command))


def choices(state: State, mini: Mini, purse: Purse) -> list[AnyCommand]:
    """All that the miniature may do now."""
    found: list[AnyCommand] = []
    for one in _open(state, mini, purse):
        found.extend(one.choices(state, mini, purse))
    return found


def any_choice(state: State, mini: Mini, purse: Purse) -> bool:
    """May the miniature do anything now?"""
    return any(True for one in _open(state, mini, purse) for _ in one.choices(state, mini, purse))


def _open(state: State, mini: Mini, purse: Purse) -> list[Verb]:
    """The verbs open to a miniature: only some on a shared square or with command points, none for a machine with a
    gunner."""
    if needs_crew(mini):
        return []
    return _fitting(mini.passing, mini.passing and shares(state, mini), purse.own)


@cache
def _fitting(passing: bool, sharing: bool, own: bool) -> list[Verb]:
    """On a vent or conduit a miniature does what a move with command points may hold; an attack, a search or a card
    could leave it there."""
    return [
        one
        for one in VERBS
        if (one.while_passing or not sharing) and (one.with_points or (own and not passing))
    ]
