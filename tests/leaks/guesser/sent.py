"""Takes what was sent apart into named values."""

from typing import Any

import msgspec

from bulkhead.tabletop.events import Event

MANY = 3
"""Counts from here on are one value."""


def parts(name: str, value: object) -> dict[str, str]:
    """The fields of a record, those of records in it included, as text by name."""
    return _flat(name, msgspec.to_builtins(value))


def _flat(name: str, value: Any) -> dict[str, str]:
    if isinstance(value, dict):
        found: dict[str, str] = {}
        for key, inner in value.items():
            found |= _flat(f"{name} {key}", inner)
        return found
    if isinstance(value, list | tuple) and value and all(isinstance(one, int) for one in value):
        return {f"{name} {number}": str(one) for number, one in enumerate(value)}
    return {name: str(value)}


def mentions(event: Event) -> set[str]:
    """Every text in an event's fields."""
    found: set[str] = set()
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if isinstance(value, str):
            found.add(value)
        elif isinstance(value, tuple):
            found.update(one for one in value if isinstance(one, str))
    return found


def few(count: int) -> str:
    return str(count) if count < MANY else f"{MANY} or more"


def around(events: list[Event], at: int) -> dict[str, str]:
    """The place of an event in its message, and its neighbours."""
    return {
        "place in message": str(at),
        "events in message": str(len(events)),
        "event before": type(events[at - 1]).__name__ if at else "",
        "event after": type(events[at + 1]).__name__ if at + 1 < len(events) else "",
    }
