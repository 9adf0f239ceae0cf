"""What stays sealed between missions: factions keep secrets, and the dice or the replay of a mission tell them."""

from collections.abc import Collection

from bulkhead.campaign.book import Book


def laid_open(book: Book, own: Collection[str] = ()) -> bool:
    """May the holder of these factions know everything of the missions so far? Yes when the campaign is over, and as
    long as no other faction keeps a secret. Whether one does is known to all, so the answer is no secret either."""
    if book.mission is None:
        return True
    others = (record for faction, record in book.campaign.records.items() if faction not in own)
    return not any(book.rules.has_secrets(record) for record in others)
