"""Objects, marked squares and structures of missions; bulkheads, vents and conduits (SQ-OBJ-01, SQ-DOOR-10)."""

from typing import Literal

from msgspec import Struct

from bulkhead.starquest.box.items.dice import Pool
from bulkhead.starquest.box.items.sources import Count, Fields, Positive, Source

Sort = Literal[
    "object",  # a thing that miniatures pick up, carry and hand over: SQ-OBJ-01 to 08
    "charge",  # carried from the start and spent on one attack
    "site",  # a marked square
    "structure",  # stands on one square and can be destroyed
    "opening",  # a bulkhead, vent or conduit of the ship itself
]

Prey = Literal["construct", "machine", "bulkhead", "vent", "structure"]


class Object(Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of object. Its rule in words is the message `<id>-rule`."""

    id: str
    sort: Sort
    source: Source
    av: Count | None = None
    """The armour of something that can be destroyed; an attack must total more."""
    lp: Positive | None = None
    blocks: bool = False
    """Figures may not step on its square; it never blocks sight."""
    hidden: bool = False
    """It lies face down until it is found."""
    slows: Count = 0
    """The number of squares by which its carrier moves less, an exception to SQ-OBJ-14."""
    dice: Pool | None = None
    """The attack that a charge makes on one adjacent target."""
    against: frozenset[Prey] = frozenset()
    """The possible targets of that attack."""
    clauses: tuple[str, ...] = ()
    fields: Fields = {}
