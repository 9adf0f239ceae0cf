"""The line of one faction in the standing between missions: rank, Seals, psionic, reinforcement, cards."""

from msgspec import Struct

from bulkhead.match import Seated
from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.records import Psionic, Record
from bulkhead.starquest.rules.campaign.campaign import Campaign
from bulkhead.tabletop.clauses import clause


class Line(Struct, frozen=True, rename="kebab"):
    """One faction, in the order of the standing."""

    faction: str
    holder: Seated | None
    """The player; None while the faction is absent."""
    rank: int
    title: str
    """The message id of the rank's name."""
    seals: int
    points: int
    """Over all missions."""
    psionic: Psionic
    reinforcement: str
    cards: int
    """Reconnaissance cards kept."""
    kept: tuple[str, ...] | None
    """Which ones; None for viewers who may not know."""


@clause("SQ-RECON-09")
def line_of(faction: str, holder: Seated | None, campaign: Campaign, own: bool) -> Line:
    """The line of a faction for its holder (`own`) or for others: only the holder sees kept reconnaissance cards."""
    record, ladder = campaign.records.get(faction, Record()), load_box().ladder(faction)
    return Line(
        faction=faction,
        holder=holder,
        rank=record.rank,
        title=f"{ladder.id}-{ladder.at(record.rank).rank}",
        seals=record.seals,
        points=campaign.points(faction),
        psionic=record.psionic,
        reinforcement=record.reinforcement,
        cards=len(record.cards),
        kept=record.cards if own else None,
    )


@clause("SQ-RECON-09")
def keeps_cards(record: Record) -> bool:
    """Does a faction keep cards? All players know how many; only the holder knows which."""
    return bool(record.cards)


def promotions(before: dict[str, Record], after: dict[str, Record]) -> dict[str, tuple[int, int]]:
    """Ranks before and after a mission, where they changed."""
    found = {}
    for faction, record in after.items():
        was = before.get(faction, Record()).rank
        if was != record.rank:
            found[faction] = (was, record.rank)
    return found
