"""What stays sealed between missions: kept reconnaissance cards are secrets, and whoever has a mission's dice or its
whole replay can work out who keeps which."""

from collections.abc import Collection

from bulkhead.campaign.book import Book
from bulkhead.tabletop.clauses import clause


@clause("SQ-RECON-09")
def laid_open(book: Book, own: Collection[str] = ()) -> bool:
    """May whoever holds these factions know everything of the missions so far? Yes when the campaign is over, and as
    long as nobody else keeps a card. How many cards everybody keeps is no secret, so neither is the answer."""
    if book.mission is None:
        return True
    return not any(record.cards for faction, record in book.campaign.records.items() if faction not in own)
