"""Squads and formations, and their members (SQ-SQUAD-01, 05, 10, 22, 26)."""

from msgspec import Struct

from bulkhead.starquest.box.items.missions import SquadSeat
from bulkhead.starquest.box.items.sources import Count, Fields, FigureId, Positive, Source
from bulkhead.tabletop.clauses import clause


class Members(Struct, frozen=True, forbid_unknown_fields=True):
    """The allowed number of a figure."""

    least: Count
    most: Positive


@clause("SQ-SQUAD-01", "SQ-SQUAD-05", "SQ-SQUAD-10", "SQ-SQUAD-22", "SQ-SQUAD-26")
class Squad(Struct, frozen=True, forbid_unknown_fields=True):
    """One composition of a squad."""

    id: str
    seats: tuple[SquadSeat, ...]
    size: Positive
    """Miniatures without the psionic that Seals buy."""
    members: dict[FigureId, Members]
    source: Source
    psionic: FigureId | None = None
    """The figure that may join for two Seals (SQ-PSI-01); None where the psionic is a member anyway."""
    price: Count = 0
    """Its price in equipment cards."""
    clauses: tuple[str, ...] = ()
    fields: Fields = {}
