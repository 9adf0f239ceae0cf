"""A campaign's own record: who holds which faction, and their links. Kept beside its lines, replaced by its one writer
alone."""

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
"""Holders that are no faction."""
HUMAN = "human"


class HolderRecord(Struct, frozen=True):
    """Who holds a faction."""

    kind: HolderKind = "absent"
    name: str = ""
    bot: str = ""
    """The bot that holds it, or that takes over."""
    claimed: bool = False
    """Somebody has come with its link."""
    renewed: int = 0
    """How often its link was replaced by another."""

    @property
    def seated(self) -> Seated:
        """As the campaign's file names him."""
        return Seated(self.name, self.bot if self.kind == "bot" else HUMAN)


class UndoRecord(Struct, frozen=True):
    """The founder wants to take a mission back: the entry that began it, and who has said what."""

    mission: int
    agreed: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()


class CampaignRecord(Struct, frozen=True):
    """Everything about a campaign that is not in its file."""

    secret: bytes
    """Keys of this campaign's links are made from it; it never leaves the server."""
    name: str
    stem: str
    """What its files are called."""
    holders: dict[str, HolderRecord]
    """For every faction of the game."""
    limit: TimeLimit
    undo: UndoRecord | None = None

    def with_holder(self, faction: str, holder: HolderRecord) -> "CampaignRecord":
        return replace(self, holders=self.holders | {faction: holder})

    @property
    def seats(self) -> dict[str, Seated]:
        """Who plays, as the campaign's file names them."""
        return {faction: holder.seated for faction, holder in self.holders.items() if holder.kind != "absent"}

    @property
    def people(self) -> list[str]:
        """Those who are asked: the founder, and everybody who has come with a faction's link."""
        come = [name for name, one in self.holders.items() if one.kind == "link" and one.claimed]
        return [FOUNDER, *come]

    def key(self, holder: str) -> str:
        """The key of a link: the founder's, the spectators', or a faction's."""
        renewed = self.holders[holder].renewed if holder in self.holders else 0
        digest = hmac.digest(self.secret, f"{holder} {renewed}".encode(), "sha256")
        return urlsafe_b64encode(digest[:18]).decode()

    def opens(self, holder: str, key: str) -> bool:
        """Is this the key of that holder? Takes as long for a near miss as for a far one."""
        return hmac.compare_digest(self.key(holder).encode(), key.encode())

    def factions(self, holder: str) -> tuple[str, ...]:
        """What a key holds. Who is absent keeps his faction; where a bot or the founder plays it now, the old link only
        watches."""
        if holder == FOUNDER:
            return tuple(faction for faction, one in self.holders.items() if one.kind == "here")
        own = self.holders.get(holder)
        return (holder,) if own is not None and own.kind in ("link", "absent") else ()


def stem_of(name: str) -> str:
    """A name as it may stand in front of `.jsonl`."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-") or "campaign"


def write_record(record: CampaignRecord) -> bytes:
    return msgspec.json.encode(record)


def read_record(data: bytes) -> CampaignRecord:
    return msgspec.json.decode(data, type=CampaignRecord)
