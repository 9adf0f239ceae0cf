"""Verifies the files of an imported campaign. It is slow, so it runs in the processes that read replays."""

from collections.abc import Mapping

from bulkhead.campaign import verify_campaign
from bulkhead.tabletop.phrases import Phrase


def check_files(name: str, text: bytes, missions: Mapping[str, bytes]) -> Phrase | None:
    """Recompute the whole campaign; returns the first mismatch, or None."""
    verdict = verify_campaign(text, name, missions.get)
    if verdict.finding is None and verdict.pending:
        return Phrase("server-campaign-unfinished")
    return verdict.finding
