"""The server's record of a campaign: the holders of its factions, their links, and a pending request to undo."""

import hmac
import re
import unicodedata
from base64 import urlsafe_b64encode

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bulkhead.match import Seated
from bulkhead.server.campaigns.forms import HolderKind
from bulkhead.server.table.clocks import TimeLimit

FOUNDER, WATCH = "founder", "watch"
"""Holders of keys that are not factions."""
HUMAN = "human"


class HolderRecord(Struct, frozen=True):
    """The holder of a faction."""

    kind: HolderKind = "absent"
    name: str = ""
    bot: str = ""
    """The bot that plays the faction, or that takes over from its player."""
    claimed: bool = False
    """A player has joined with its link."""
    renewed: int = 0
    """How often its link was replaced."""

    @property
    def seated(self) -> Seated:
        """The holder as named in the campaign's file."""
        return Seated(self.name, self.bot if self.kind == "bot" else HUMAN)


class UndoRecord(Struct, frozen=True):
    """The founder asks to take a mission back: the number of the entry that began it, and the votes."""

    mission: int
    agreed: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()


class CampaignRecord(Struct, frozen=True):
    """Everything about a campaign that is not in its file. Only its writer replaces it."""

    secret: bytes
    """The keys of the links are derived from it; it never leaves the server."""
    name: str
    stem: str
    """The beginning of its file names."""
    holders: dict[str, HolderRecord]
    """For every faction of the game."""
    limit: TimeLimit
    undo: UndoRecord | None = None

    def with_holder(self, faction: str, holder: HolderRecord) -> "CampaignRecord":
        return replace(self, holders=self.holders | {faction: holder})

    @property
    def seats(self) -> dict[str, Seated]:
        """The players, as named in the campaign's file."""
        return {faction: holder.seated for faction, holder in self.holders.items() if holder.kind != "absent"}

    @property
    def people(self) -> list[str]:
        """The holders who may vote: the founder, and every player who has joined with a faction's link."""
        come = [name for name, one in self.holders.items() if one.kind == "link" and one.claimed]
        return [FOUNDER, *come]

    def key(self, holder: str) -> str:
        """The key of a link: the founder's, the spectators', or a faction's."""
        renewed = self.holders[holder].renewed if holder in self.holders else 0
        digest = hmac.digest(self.secret, f"{holder} {renewed}".encode(), "sha256")
        return urlsafe_b64encode(digest[:18]).decode()

    def opens(self, holder: str, key: str) -> bool:
        """Is this the key of that holder? Compares in constant time."""
        return hmac.compare_digest(self.key(holder).encode(), key.encode())

    def factions(self, holder: str) -> tuple[str, ...]:
        """The factions of a key. An absent player keeps the faction; if a bot or the founder plays it now, the old link
        can only watch."""
        if holder == FOUNDER:
            return tuple(faction for faction, one in self.holders.items() if one.kind == "here")
        own = self.holders.get(holder)
        return (holder,) if own is not None and own.kind in ("link", "absent") else ()


def stem_of(name: str) -> str:
    """A file name without its ending, made from the name of a campaign."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-") or "campaign"


def write_record(record: CampaignRecord) -> bytes:
    return msgspec.json.encode(record)


def read_record(data: bytes) -> CampaignRecord:
    return msgspec.json.decode(data, type=CampaignRecord)
