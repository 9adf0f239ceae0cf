"""What goes over HTTP about campaigns, as types. OpenAPI and the client's TypeScript are generated from them."""

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
    """Who shall hold a faction: somebody at the founder's screen, somebody with a link, a bot, or nobody."""

    faction: Faction
    kind: HolderKind
    name: Name = ""
    bot: Annotated[str, Meta(max_length=32)] = ""
    """The bot's name; for people, who takes over when they leave or run out of time. Empty: the best there is."""


class NewCampaign(Struct, frozen=True, forbid_unknown_fields=True):
    """A campaign to be founded. Factions that are not named are absent."""

    seats: Annotated[list[NewHolder], Meta(max_length=MOST_FACTIONS)]
    name: CampaignName = ""
    missions: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=MOST_MISSIONS)] = []
    """Missions in their order, or one word for a campaign of the box (`short`); none: the long one."""
    options: dict[str, Any] = {}
    """House rules, for every mission."""
    move_seconds: Annotated[int, Meta(ge=5, le=1_209_600)] | None = None
    game_seconds: Annotated[int, Meta(ge=30, le=1_209_600)] | None = None


class BroughtCampaign(Struct, frozen=True, forbid_unknown_fields=True):
    """A campaign that was played elsewhere: its file, and the replays of its missions by their names. Factions that are
    not named are held as before, people's at the founder's screen."""

    text: str
    missions: Annotated[dict[str, str], Meta(max_length=MOST_MISSIONS * 2)]
    name: CampaignName = ""
    seats: Annotated[list[NewHolder], Meta(max_length=MOST_FACTIONS)] = []
    move_seconds: Annotated[int, Meta(ge=5, le=1_209_600)] | None = None
    game_seconds: Annotated[int, Meta(ge=30, le=1_209_600)] | None = None


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    """Whoever has a faction's link says who he is."""

    name: Name = ""


class NewRoster(Struct, frozen=True, forbid_unknown_fields=True):
    """From now on these factions are held like this; the others stay as they are."""

    seats: Annotated[list[NewHolder], Meta(max_length=MOST_FACTIONS)]


class Renewal(Struct, frozen=True, forbid_unknown_fields=True):
    """Another link for a faction, for somebody else; the old one opens nothing any more."""

    faction: Faction


class Beginning(Struct, frozen=True, forbid_unknown_fields=True):
    """The next mission shall begin, with these in their seats for this once."""

    once: Annotated[list[NewHolder], Meta(max_length=MOST_FACTIONS)] = []
    salt: Annotated[str, Meta(max_length=64)] = ""
    """What the founder's screen adds to the dice."""


class TakingBack(Struct, frozen=True, forbid_unknown_fields=True):
    """Shall the last mission be taken back? The founder asks, the others answer."""

    agree: bool = True


class MyCampaigns(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys a browser keeps."""

    keys: Annotated[list[KeyText], Meta(max_length=60)]


# What it gets


class FactionLink(Struct, frozen=True):
    """The key to a faction. The address `…/#/campaign/KEY` opens it; the part after # is never sent to a server."""

    faction: str
    key: str


class CampaignMade(Struct, frozen=True):
    campaign: str
    key: str
    """The founder's: it may change who plays, begin missions and ask to take them back, and holds every faction that is
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
    """The one that is being played, or comes next; empty when the campaign is over."""
    running: bool
    your_turn: bool
    over: bool
    touched: int


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
    """The message that names the rank."""
    seals: int
    points: int
    """Over all missions."""
    psionic: PsionicPost
    reinforcement: str
    """The figure; empty for none."""
    cards: int
    """Reconnaissance cards kept."""
    kept: list[str] | None
    """Which ones; null for those who may not know."""


class Holder(Struct, frozen=True):
    """Who holds a faction, as everybody may know it."""

    faction: str
    kind: HolderKind
    name: str
    bot: str
    claimed: bool
    """Somebody has come with its link."""


class PlayedSeat(Struct, frozen=True):
    """Who played a faction in a mission: `human`, or the name of a bot."""

    faction: str
    name: str
    player: str


class RankChange(Struct, frozen=True):
    faction: str
    before: int
    after: int


class Decided(Struct, frozen=True):
    """What somebody decided for the missions to come."""

    faction: str
    name: str
    player: str
    what: str
    """`reinforcement`, `psionic`, `art`, `give-up` or `keep`."""
    value: str
    says: Spoken


class PastMission(Struct, frozen=True):
    """A mission that is over and counts."""

    n: int
    """The number of the entry that began it."""
    mission: str
    match: str
    key: str
    """Opens its replay with the viewer's own eyes; for those who had no seat in it, with a spectator's."""
    open: bool
    """Everything in it may be seen by this viewer; else only what his own seat saw."""
    seats: list[PlayedSeat]
    points: dict[str, int]
    winners: list[str]
    dead: list[str]
    """Factions whose leader was killed."""
    ranks: list[RankChange]
    decisions: list[Decided]
    """What everybody heard, and the viewer's own."""


class AheadMission(Struct, frozen=True):
    """The mission that is to be played, or is being played, and what earlier ones have left behind for it."""

    mission: str
    legacy: list[Spoken]


class MissionSeat(Struct, frozen=True):
    """Who plays a faction in the mission that is being played."""

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
    """The mission that is being played."""

    mission: str
    match: str
    begun: bool
    """False while somebody has not come."""
    finished: bool
    seats: list[MissionSeat]
    waiting: str
    """The faction that decides; empty when none does."""
    links: list[MissionLink]
    """The viewer's own seats."""
    watch: str
    """The key of the table's spectators' link."""
    stand_ins: list[MissionLink]
    """For the founder: links for those who play this once, and have not come yet."""


class UndoAsked(Struct, frozen=True):
    """The founder wants to take the last mission back."""

    mission: str
    played: bool
    """It is over; else it is being played."""
    agreed: int
    needed: int
    yours: bool
    """This viewer agrees."""
    may: bool
    """This viewer is asked."""


class CampaignStatus(Struct, frozen=True):
    """A campaign, as whoever has this key may know it."""

    campaign: str
    name: str
    founder: bool
    yours: list[str]
    """Factions that this key holds."""
    claimed: bool
    """False for a faction's link that nobody has come with."""
    watch: str
    """The key of the spectators' link: what a player can hand on without giving anything away."""
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
    """For the founder: links that nobody has come with yet."""
    leaders: list[str]
    """Who is first, or has won; several where nothing tells them apart."""
    over: bool
    taken_back: int
    """Missions that were taken back."""
    file: bool
    """The campaign's files may be had now, by this viewer."""
    touched: int
