"""Finds how far an undo must go: back to the last decision that the player really made."""

from collections.abc import Container, Iterable

from bulkhead.match.course import Back, Course, Step
from bulkhead.tabletop.game import Seat
from bulkhead.tabletop.secrecy import hidden_from


def way_back(course: Course, seat: Seat, bots: Container[Seat] = ()) -> list[Back]:
    """The commands to undo, latest first, until this seat can choose again; empty when it cannot.

    An answer given in advance, or the only legal one, would just be given again: the command before it is undone
    with it. So are the answers of bots, where `bots` allows it. Private commands of other seats stay.

    Where another seat has secrets, its answers cannot be undone either: an undo must not reveal whether an answer
    was given in advance.
    """
    way: list[Back] = []
    for one in reversed(course.back):
        own = one.seat == seat
        if one.private and not own:
            continue
        if not one.free or not (own or one.seat in bots or _for_all_to_see(course, one, seat)):
            return []
        way.append(one)
        if own and not _automatic(course, one):
            return way
    return []


def _automatic(course: Course, one: Back) -> bool:
    return not one.aside and course.standing(one.seat, one.before) is not None


def _for_all_to_see(course: Course, one: Back, seat: Seat) -> bool:
    """Was this answer automatic, and could this seat know that it would be?"""
    return _automatic(course, one) and not hidden_from(course.game, one.before, seat)


def what_stands(steps: Iterable[Step]) -> list[Step]:
    """The entries that have not been undone."""
    standing: list[Step] = []
    for step in steps:
        if step.undone:
            # Search from the end: few asides lie between an entry and its undo.
            at = next(at for at in reversed(range(len(standing))) if _number(standing[at]) == step.undone)
            del standing[at]
        else:
            standing.append(step)
    return standing


def _number(step: Step) -> int:
    return getattr(step.entry, "n", 0)
