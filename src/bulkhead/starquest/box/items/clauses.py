"""The clauses that an item implements or changes."""

from collections.abc import Iterator
from typing import Any

from bulkhead.starquest.box.items.boards import Board
from bulkhead.starquest.box.items.campaign import Bag, Campaign, Efficiency, Ladder
from bulkhead.starquest.box.items.cards import CardSheet
from bulkhead.starquest.box.items.figures import Figure
from bulkhead.starquest.box.items.layouts import Layout
from bulkhead.starquest.box.items.missions import Mission
from bulkhead.starquest.box.items.objects import Object
from bulkhead.starquest.box.items.sets import WeaponSet
from bulkhead.starquest.box.items.squads import Squad
from bulkhead.starquest.box.items.weapons import Weapon
from bulkhead.tabletop.tomlfile import Path

OF_ITS_KIND: dict[type, tuple[str, ...]] = {
    Figure: ("SQ-MOVE-01", "SQ-LIFE-01", "SQ-LIFE-02"),
    Weapon: ("SQ-SHOOT-03", "SQ-MELEE-02"),
    WeaponSet: ("SQ-WPN-01",),
    Squad: ("SQ-SQUAD-01",),
    Object: ("SQ-OBJ-01",),
    Board: ("SQ-SETUP-05", "SQ-SCAN-01"),
    Layout: ("SQ-SETUP-05", "SQ-SETUP-18"),
    Mission: ("SQ-SETUP-03", "SQ-SETUP-06", "SQ-SETUP-19"),
    Ladder: ("SQ-HONOUR-06",),
    Efficiency: ("SQ-HONOUR-03", "SQ-ALIEN-41"),
    Bag: ("SQ-ALIENRANK-04", "SQ-ALIENRANK-06"),
    Campaign: ("SQ-SETUP-02",),
    CardSheet: (),
}
"""The clauses that every item of a kind implements. A card lists its own in `hooks`."""


def named_clauses(item: Any) -> Iterator[tuple[Path, str]]:
    """The clauses that an item itself names, with the field."""
    for field in ("hooks", "clauses"):
        for id_ in getattr(item, field, ()):
            yield (field,), id_
    trait = getattr(item, "trait", None)
    if trait is not None:
        for id_ in trait.hooks:
            yield ("trait", "hooks"), id_


def clauses_of(item: Any) -> tuple[str, ...]:
    """All clauses of an item: those of its kind, and those that it names."""
    return tuple(dict.fromkeys((*OF_ITS_KIND[type(item)], *(id_ for _, id_ in named_clauses(item)))))
