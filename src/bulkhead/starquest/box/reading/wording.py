"""Lists the messages that the box needs in every language: names of all items, and their further texts."""

from collections.abc import Iterator
from typing import Any

from bulkhead.starquest.box.catalogue import Box
from bulkhead.starquest.box.items.campaign import Bag, Efficiency, Ladder
from bulkhead.starquest.box.items.cards import CardSheet
from bulkhead.starquest.box.items.figures import Figure
from bulkhead.starquest.box.items.missions import Mission
from bulkhead.starquest.box.items.objects import Object

SHELVES = tuple(name for name in Box.__struct_fields__ if name not in ("digest", "packs", "procedures"))
"""The fields of a box that hold items."""


def messages(box: Box) -> Iterator[str]:
    """The ids of the messages that belong to the items of a box."""
    for shelf in SHELVES:
        for item in getattr(box, shelf).values():
            yield from messages_of(item)


def messages_of(item: Any) -> Iterator[str]:
    """The ids of the messages that belong to an item. Tables without a name have none."""
    if isinstance(item, Efficiency | Bag):
        return
    yield item.id
    if isinstance(item, CardSheet | Object):
        yield f"{item.id}-rule"
    elif isinstance(item, Figure) and item.trait is not None:
        yield from (item.trait.id, f"{item.trait.id}-rule")
    elif isinstance(item, Mission):
        yield from (f"{item.id}-{part}" for part in ("story", "primary", "secondary"))
        yield from (f"{item.id}-special-{number}" for number in range(1, len(item.special) + 1))
    elif isinstance(item, Ladder):
        yield from (f"{item.id}-{rank.rank}" for rank in item.ranks)
