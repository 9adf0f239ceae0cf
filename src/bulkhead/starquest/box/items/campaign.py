"""Tables of the campaign: ranks, efficiency and the bag of random tokens (SQ-HONOUR, SQ-ALIENRANK, SQ-REINF)."""

from typing import Literal

from msgspec import Struct

from bulkhead.starquest.box.items.missions import AlienSeat
from bulkhead.starquest.box.items.sources import Count, Fields, FigureId, MissionId, Positive, Source
from bulkhead.tabletop.clauses import clause

Seat = Literal["blood_angels", "imperial_fists", "ultramarines", "eldar", "legion", "chaos", "cult"]


class Rank(Struct, frozen=True, forbid_unknown_fields=True):
    """One step of a ladder. Its name is the message `<ladder>-<rank>`."""

    rank: Count
    orders: Count = 0
    equipment: Count = 0
    reinforcement: tuple[FigureId, ...] = ()
    """Figures of which one may be bought for Seals at this rank or a higher one (SQ-REINF-01)."""
    extra_tokens: Count = 0
    """Tokens drawn from the bag (SQ-ALIENRANK-04, 06)."""
    event_cards: Count = 0
    rites: Count = 0
    psychic_cards: Count = 0
    extra_psychic_cards: Count = 0


class Ladder(Struct, frozen=True, forbid_unknown_fields=True):
    """The ranks of some seats, lowest first."""

    id: str
    seats: tuple[Seat, ...]
    ranks: tuple[Rank, ...]
    source: Source
    fields: Fields = {}

    @clause("SQ-HONOUR-06")
    def at(self, rank: int) -> Rank:
        """The rank with this number; above the last it is the last."""
        return max((one for one in self.ranks if one.rank <= rank), key=lambda one: one.rank)


class Band(Struct, frozen=True, forbid_unknown_fields=True):
    """The number of Seals from a number of points on."""

    points: Count
    seals: Count
    source: Source


@clause("SQ-HONOUR-03", "SQ-ALIEN-41")
class Efficiency(Struct, frozen=True, forbid_unknown_fields=True):
    """Converts points to Seals at the end of a mission."""

    id: str
    bands: tuple[Band, ...]
    source: Source

    def seals(self, points: int) -> int:
        """The Seals for a score; none below the first band."""
        return max((band.seals for band in self.bands if points >= band.points), default=0)


class Bag(Struct, frozen=True, forbid_unknown_fields=True):
    """The bag from which random tokens are drawn, with replacement (SQ-ALIENRANK-04, 06)."""

    id: str
    seat: AlienSeat
    tokens: dict[FigureId, Positive]
    source: Source

    def contents(self) -> tuple[str, ...]:
        """One entry for each token, in a fixed order: a die with as many sides picks one."""
        return tuple(figure for figure in sorted(self.tokens) for _ in range(self.tokens[figure]))


class Campaign(Struct, frozen=True, forbid_unknown_fields=True):
    """The missions of a campaign in their order, and the price of a rank."""

    id: str
    missions: tuple[MissionId, ...]
    source: Source
    seals_for_rank: Positive = 4
    """SQ-HONOUR-04."""
    winner_seals: Count = 2
    """SQ-HONOUR-02."""
    fields: Fields = {}
