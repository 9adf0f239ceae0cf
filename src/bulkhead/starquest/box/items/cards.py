"""Card sheets: the printed data of each card. Its effect is read from its operations, or is code (cards/)."""

from typing import Literal

from msgspec import Struct

from bulkhead.starquest.box.items.effects import Decider, Lasts, Operation, Play, Uses
from bulkhead.starquest.box.items.sources import Fields, Positive, Source
from bulkhead.starquest.box.reading.shelf import Kind

CardKind = Literal["order", "equipment", "governor", "psychic", "recon", "event"]
Colour = Literal["green", "azure"]
Art = Literal["art_psionic", "art_power", "art_kinesis", "art_temporal"]
Group = Literal["equipment", "boost", "medical", "secret", "trap", "empty"]
SquadId = Literal["blood_angels", "imperial_fists", "ultramarines", "eldar", "legion"]

CardFlag = Literal[
    "heavy_card",  # mentions heavy weapons: SQ-WPN-23, 51
    "exchange",  # may be handed over or sold: SQ-OBJ-08, SQ-RECON-07
    "lasting",  # not kept for the next mission: SQ-RECON-09
    "hard",  # out of the decks with a single squad
    "bane",  # helps the squads: never held by rank, SQ-ALIENRANK-03
]


class CardSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """One card. Its name is the message of its id, the whole effect in one sentence the message `<id>-rule`."""

    id: str
    play: Play
    by: Decider
    target: str
    """A selector, with a filter in words (cards/targets.py)."""
    do: tuple[Operation, ...]
    lasts: Lasts
    uses: Uses
    hooks: tuple[str, ...]
    """Clauses that it changes or plugs into."""
    source: Source
    decks: tuple[SquadId, ...] = ()
    """The squads with this card in their deck: orders and equipment."""
    colour: Colour | None = None
    """The deck of an event."""
    art: Art | None = None
    """The art of a psychic card (SQ-PSI-07)."""
    group: Group | None = None
    """The kind of a reconnaissance card."""
    copies: Positive = 1
    """In each of its decks."""
    flags: frozenset[CardFlag] = frozenset()
    fields: Fields = {}

    def has(self, flag: CardFlag) -> bool:
        return flag in self.flags

    @property
    def kind(self) -> CardKind:
        """The kind of card, from its id."""
        return KIND_OF[self.id[:4]]


KIND_OF: dict[str, CardKind] = {
    "ord_": "order",
    "eqp_": "equipment",
    "eqe_": "equipment",
    "eql_": "equipment",
    "gov_": "governor",
    "psi_": "psychic",
    "rec_": "recon",
    "rsm_": "recon",
    "evg_": "event",
    "eva_": "event",
}
"""By the prefix of the id."""

CARD_SHELVES: tuple[Kind[CardSheet], ...] = tuple(
    Kind(f"cards/{kind}", tuple(prefix for prefix in KIND_OF if KIND_OF[prefix] == kind), CardSheet)
    for kind in dict.fromkeys(KIND_OF.values())
)
"""A folder for each kind of card."""
