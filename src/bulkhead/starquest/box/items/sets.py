"""Weapon sets that a commander or a terminator takes as one (SQ-WPN-01, SQ-SQUAD-09)."""

from msgspec import Struct

from bulkhead.starquest.box.items.sources import Fields, Source, WeaponId
from bulkhead.tabletop.clauses import clause


@clause("SQ-WPN-01")
class WeaponSet(Struct, frozen=True, forbid_unknown_fields=True):
    """Weapons that are taken together."""

    id: str
    weapons: tuple[WeaponId, ...]
    source: Source
    fields: Fields = {}
