"""Are the files of a campaign right? That takes a while, so it is done where replays are read."""

from collections.abc import Mapping

from bulkhead.campaign import verify_campaign
from bulkhead.tabletop.phrases import Phrase


def check_files(name: str, text: bytes, missions: Mapping[str, bytes]) -> Phrase | None:
    """Recompute all of it: None, or the first thing that does not match."""
    verdict = verify_campaign(text, name, missions.get)
    if verdict.finding is None and verdict.pending:
        return Phrase("server-campaign-unfinished")
    return verdict.finding
