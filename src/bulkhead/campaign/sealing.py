"""Decides who may see the replays and dice of finished missions while factions still have secrets."""

from collections.abc import Collection

from bulkhead.campaign.book import Book


def laid_open(book: Book, own: Collection[str] = ()) -> bool:
    """May the holder of these factions know everything about the missions so far? Yes if the campaign is over, or if no
    other faction has a secret. All players know whether one has, so the answer is not secret."""
    if book.mission is None:
        return True
    others = (record for faction, record in book.campaign.records.items() if faction not in own)
    return not any(book.rules.has_secrets(record) for record in others)
