"""Taking back as players mean it: to the last thing that one of them has really chosen."""

from collections.abc import Container, Iterable

from bulkhead.match.course import Back, Course, Step
from bulkhead.tabletop.game import Seat
from bulkhead.tabletop.secrecy import hidden_from


def way_back(course: Course, seat: Seat, bots: Container[Seat] = ()) -> list[Back]:
    """What has to be taken back, the last first, until this seat can choose again; nothing when it cannot.

    An answer that was given beforehand, or that was the only one, would only be given again: what led to it is taken
    back with it. So is what bots have answered, where they do not mind. What others have said aside stays said.

    Where another seat has secrets, its answers stay too: nobody may find out by trying whether they had been given
    beforehand.
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
    return not one.aside and course.game.standing(one.before) is not None


def _for_all_to_see(course: Course, one: Back, seat: Seat) -> bool:
    """Did an answer give itself, and could this seat have known that it would?"""
    return _automatic(course, one) and not hidden_from(course.game, one.before, seat)


def what_stands(steps: Iterable[Step]) -> list[Step]:
    """The entries that have not been taken back."""
    standing: list[Step] = []
    for step in steps:
        if step.undone:
            # It lies near the end: little is said aside in between.
            at = next(at for at in reversed(range(len(standing))) if _number(standing[at]) == step.undone)
            del standing[at]
        else:
            standing.append(step)
    return standing


def _number(step: Step) -> int:
    return getattr(step.entry, "n", 0)
