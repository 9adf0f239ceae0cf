"""The types of HTTP requests and answers about campaigns. OpenAPI and the client's types are generated from them."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from bulkhead.server.http.form_fields import KeyText, Name
from bulkhead.server.http.speech import Spoken
from bulkhead.server.table.tables import SeatKind

HolderKind = Literal["here", "link", "bot", "absent"]
Faction = Annotated[str, Meta(min_length=1, max_length=32)]
CampaignName = Annotated[str, Meta(max_length=48)]
MOST_FACTIONS = 16
MOST_MISSIONS = 64


# What a client asks for


class NewHolder(Struct, frozen=True, forbid_unknown_fields=True):
    """The holder of a faction: a person at the founder's screen, a person with a link, a bot, or none (absent)."""

    faction: Faction
    kind: HolderKind
    name: Name = ""
    bot: Annotated[str, Meta(max_length=32)] = ""
    """The bot; for a person, the bot that takes over when they leave or run out of time. Empty: the strongest."""


class NewCampaign(Struct, frozen=True, forbid_unknown_fields=True):
    """A new campaign. Factions that are not named are absent."""

    seats: Annotated[list[NewHolder], Meta(max_length=MOST_FACTIONS)]
    name: CampaignName = ""
    missions: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=MOST_MISSIONS)] = []
    """Missions in order, or one word for a campaign in the box (`short`); empty: the long one."""
    options: dict[str, Any] = {}
    """House rules, for every mission."""
    move_seconds: Annotated[int, Meta(ge=5, le=1_209_600)] | None = None
    game_seconds: Annotated[int, Meta(ge=30, le=1_209_600)] | None = None


class BroughtCampaign(Struct, frozen=True, forbid_unknown_fields=True):
    """A campaign that was played elsewhere: its file, and the replays of its missions by file name. Factions that are
    not named keep their holders; people play at the founder's screen."""

    text: str
    missions: Annotated[dict[str, str], Meta(max_length=MOST_MISSIONS * 2)]
    name: CampaignName = ""
    seats: Annotated[list[NewHolder], Meta(max_length=MOST_FACTIONS)] = []
    move_seconds: Annotated[int, Meta(ge=5, le=1_209_600)] | None = None
    game_seconds: Annotated[int, Meta(ge=30, le=1_209_600)] | None = None


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    """The player with a faction's link joins under this name."""

    name: Name = ""


class NewRoster(Struct, frozen=True, forbid_unknown_fields=True):
    """New holders for these factions; the others stay as they are."""

    seats: Annotated[list[NewHolder], Meta(max_length=MOST_FACTIONS)]


class Renewal(Struct, frozen=True, forbid_unknown_fields=True):
    """Replace the link of a faction; the old one stops working."""

    faction: Faction


class Beginning(Struct, frozen=True, forbid_unknown_fields=True):
    """Begin the next mission, with these holders for this mission only."""

    once: Annotated[list[NewHolder], Meta(max_length=MOST_FACTIONS)] = []


class TakingBack(Struct, frozen=True, forbid_unknown_fields=True):
    """Take back the last mission? The founder asks, the others answer."""

    agree: bool = True


class MyCampaigns(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys stored in a browser."""

    keys: Annotated[list[KeyText], Meta(max_length=60)]


# What it gets


class FactionLink(Struct, frozen=True):
    """The key to a faction. The address `…/#/campaign/KEY` opens it; the part after # is never sent to a server."""

    faction: str
    key: str


class CampaignMade(Struct, frozen=True):
    campaign: str
    key: str
    """The founder's key: it may change the roster, begin missions and ask to take them back, and it holds every faction
    played at this screen."""
    links: list[FactionLink]
    watch: str
    """The key of the spectators' link."""


class CampaignGlance(Struct, frozen=True):
    """A campaign in a list."""

    key: str
    campaign: str
    name: str
    founder: bool
    yours: list[str]
    played: int
    missions: int
    mission: str
    """The mission in progress, or the next one; empty when the campaign is over."""
    running: bool
    your_turn: bool
    over: bool
    touched: int
    other: Spoken | None = None
    """Says that the campaign stands at another version of the rules; null for campaigns of this version."""


class PsionicPost(Struct, frozen=True):
    """A squad's psionic: bought for good or not, rank, missions survived in a row, the arts studied."""

    bought: bool
    rank: int
    row: int
    arts: list[str]


class Standing(Struct, frozen=True):
    """One faction, in the order of the standing."""

    faction: str
    rank: int
    title: str
    """The message id of the rank's name."""
    seals: int
    points: int
    """Over all missions."""
    psionic: PsionicPost
    reinforcement: str
    """The figure; empty for none."""
    cards: int
    """Reconnaissance cards kept."""
    kept: list[str] | None
    """Which ones; null for viewers who may not know."""


class Holder(Struct, frozen=True):
    """The holder of a faction, as all may know it."""

    faction: str
    kind: HolderKind
    name: str
    bot: str
    claimed: bool
    """A player has joined with its link."""


class PlayedSeat(Struct, frozen=True):
    """The player of a faction in a mission: `human`, or the name of a bot."""

    faction: str
    name: str
    player: str


class RankChange(Struct, frozen=True):
    faction: str
    before: int
    after: int


class Decided(Struct, frozen=True):
    """A decision that affects later missions."""

    faction: str
    name: str
    player: str
    what: str
    """`reinforcement`, `psionic`, `art`, `give-up` or `keep`."""
    value: str
    says: Spoken


class PastMission(Struct, frozen=True):
    """A finished mission that was not taken back."""

    n: int
    """The number of the entry that began it."""
    mission: str
    match: str
    key: str
    """Opens its replay as the viewer's seat saw it, or as a spectator for viewers without a seat in it."""
    open: bool
    """This viewer may see everything in it; otherwise only what the viewer's seat saw."""
    seats: list[PlayedSeat]
    points: dict[str, int]
    winners: list[str]
    dead: list[str]
    """Factions whose leader was killed."""
    ranks: list[RankChange]
    decisions: list[Decided]
    """The public decisions, and those of the viewer's factions."""


class AheadMission(Struct, frozen=True):
    """The next mission, or the one in progress, and what earlier ones leave behind for it."""

    mission: str
    legacy: list[Spoken]


class MissionSeat(Struct, frozen=True):
    """The player of a faction in the mission in progress."""

    faction: str
    name: str
    kind: SeatKind
    bot: str
    claimed: bool
    present: bool


class MissionLink(Struct, frozen=True):
    """The key to a seat of the mission's table: `…/#/play/KEY`."""

    faction: str
    seat: int
    key: str


class RunningMission(Struct, frozen=True):
    """The mission in progress."""

    mission: str
    match: str
    begun: bool
    """False while a player has not joined."""
    finished: bool
    seats: list[MissionSeat]
    waiting: str
    """The faction that decides; empty when none does."""
    links: list[MissionLink]
    """The viewer's seats."""
    watch: str
    """The key of the table's spectators' link."""
    stand_ins: list[MissionLink]
    """For the founder: links of stand-ins for this mission who have not joined yet."""


class UndoAsked(Struct, frozen=True):
    """The founder wants to take the last mission back."""

    mission: str
    played: bool
    """True if the mission is over, false if it is in progress."""
    agreed: int
    needed: int
    yours: bool
    """This viewer agrees."""
    may: bool
    """This viewer may vote."""


class CampaignStatus(Struct, frozen=True):
    """A campaign, as the viewer with this key may know it."""

    campaign: str
    name: str
    founder: bool
    yours: list[str]
    """Factions that this key holds."""
    claimed: bool
    """False for a faction's link that no player has joined with."""
    watch: str
    """The key of the spectators' link, which a player can share safely."""
    missions: list[str]
    options: dict[str, Any]
    standing: list[Standing]
    seats: list[Holder]
    """All factions of the game, absent ones too."""
    history: list[PastMission]
    ahead: AheadMission | None
    """Null when the campaign is over."""
    running: RunningMission | None
    undo: UndoAsked | None
    links: list[FactionLink]
    """For the founder: links that no player has joined with yet."""
    leaders: list[str]
    """The factions in first place, or the winners; several if they are tied."""
    over: bool
    taken_back: int
    """Missions that were taken back."""
    file: bool
    """This viewer may download the campaign's files now."""
    touched: int
