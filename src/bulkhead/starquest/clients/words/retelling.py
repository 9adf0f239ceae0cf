"""Tell events to a spectator in fewer sentences: a walk in one, the start and end of activations left out."""

from collections.abc import Iterable, Iterator

from bulkhead.starquest import events as e
from bulkhead.starquest.clients.words import names
from bulkhead.starquest.clients.words.telling import comes_out, tell
from bulkhead.tabletop.events import Event
from bulkhead.tabletop.game import Viewer
from bulkhead.tabletop.phrases import Arg, Phrase

Told = tuple[Phrase, str]
"""A sentence, and the clause that made it happen."""

_SILENT = (e.Activated, e.Finished)
_WALKING = (e.Moved, e.TokenMoved, e.Faced)


def underway(events: Iterable[Event]) -> bool:
    """Are all events part of a walk, so that the rest of it may follow?"""
    return all(isinstance(event, (*_SILENT, *_WALKING)) for event in events)


def retell(events: Iterable[Event], viewer: Viewer) -> Iterator[Told]:
    """The same events in fewer sentences."""
    walk: list[Event] = []
    for event in events:
        if isinstance(event, _SILENT):
            continue
        walking = isinstance(event, _WALKING) and not comes_out(event)
        if walk and (not walking or _walker(event) != _walker(walk[0])):
            yield from _walked(walk, viewer)
            walk = []
        if walking:
            walk.append(event)
        else:
            yield tell(event, viewer), _why(event)
    yield from _walked(walk, viewer)


def _walker(event: Event) -> str:
    return event.token if isinstance(event, e.TokenMoved) else str(getattr(event, "who", ""))


def _why(event: Event) -> str:
    return str(getattr(event, "why", ""))


def _walked(walk: list[Event], viewer: Viewer) -> Iterator[Told]:
    """One step has its usual sentence; several become one, with the last square and the facing there."""
    if len(walk) < 2:
        yield from ((tell(event, viewer), _why(event)) for event in walk)
        return
    steps = [event for event in walk if not isinstance(event, e.Faced)]
    turns = [event for event in walk if isinstance(event, e.Faced)]
    if not steps:
        yield tell(turns[-1], viewer), _why(turns[-1])
        return
    last = steps[-1]
    to = (
        last.at
        if isinstance(last, e.TokenMoved)
        else last.squares[0]
        if isinstance(last, e.Moved)
        else (0, 0)
    )
    args: dict[str, Arg] = {
        "who": _walker(last),
        "steps": len(steps),
        "to": names.square_name(to),
        "turned": "yes" if turns else "no",
    }
    if turns:
        args["facing"] = names.facing_name(turns[-1].facing)
    yield Phrase("sq-walked", args), _why(last)
