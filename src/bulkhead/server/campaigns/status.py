"""Builds the status of a campaign for the owner of a key, read-only. Call these while holding the campaign's lock."""

from msgspec import Struct, convert

from bulkhead.campaign import Begun, Book, laid_open, status
from bulkhead.campaign.status import Past
from bulkhead.match.versions import OtherRules
from bulkhead.server.campaigns import forms as f
from bulkhead.server.campaigns.acts import asked_now, needed
from bulkhead.server.campaigns.open_campaigns import Campaigns, Live, Viewer
from bulkhead.server.campaigns.records import WATCH, CampaignRecord
from bulkhead.server.http.speech import spoken
from bulkhead.server.table.messages import InCampaign
from bulkhead.server.table.room import Room
from bulkhead.server.table.tables import Mark, TableRecord
from bulkhead.tabletop.game import SPECTATOR
from bulkhead.tabletop.game import Viewer as Eyes


async def tell_campaign(
    campaigns: Campaigns, live: Live, viewer: Viewer, room: Room | None
) -> f.CampaignStatus:
    """The status of a campaign, with everything that this viewer may know."""
    record, book = live.record, live.book
    yours = record.factions(viewer.holder)
    found = status(book, yours)
    history = [
        await _past(campaigns, live, begun, past, yours)
        for (begun, _), past in zip(book.finished, found.history, strict=True)
    ]
    own = record.holders.get(viewer.holder)
    ahead = found.ahead
    return f.CampaignStatus(
        campaign=live.id,
        name=record.name,
        founder=viewer.founder,
        yours=list(yours),
        claimed=own is None or own.claimed,
        watch=record.key(WATCH),
        missions=list(found.missions),
        options=found.options,
        standing=[convert(line, f.Standing, from_attributes=True) for line in found.standing],
        seats=[
            f.Holder(faction, one.kind, one.name, one.bot, one.claimed)
            for faction, one in record.holders.items()
        ],
        history=history,
        ahead=None
        if ahead is None
        else f.AheadMission(ahead.mission, [spoken(one) for one in book.rules.tell_left(ahead.legacy)]),
        running=None if book.pending is None else await _running(live, book.pending, viewer, room),
        undo=_undo(live, viewer),
        links=_links(record) if viewer.founder else [],
        leaders=list(found.leaders),
        over=book.mission is None,
        taken_back=found.taken_back,
        file=book.pending is None and bool(book.finished) and laid_open(book, yours),
        touched=live.touched,
    )


async def glance(live: Live, viewer: Viewer, room: Room | None) -> f.CampaignGlance:
    """A campaign in a list."""
    book, yours = live.book, live.record.factions(viewer.holder)
    running = None if book.pending is None else await _running(live, book.pending, viewer, room)
    turn = running is not None and running.waiting in [link.faction for link in running.links]
    return f.CampaignGlance(
        key=viewer.key,
        campaign=live.id,
        name=live.record.name,
        founder=viewer.founder,
        yours=list(yours),
        played=len(book.finished),
        missions=len(book.opened.missions),
        mission=book.mission or "",
        running=running is not None,
        your_turn=turn,
        over=book.mission is None,
        touched=live.touched,
        other=spoken(OtherRules(book.version, book.game.version).phrase) if book.is_other else None,
    )


def _links(record: CampaignRecord) -> list[f.FactionLink]:
    """The links that no player has joined with yet. A claimed link is not shown again."""
    return [
        f.FactionLink(faction, record.key(faction))
        for faction, one in record.holders.items()
        if one.kind == "link" and not one.claimed
    ]


def _undo(live: Live, viewer: Viewer) -> f.UndoAsked | None:
    asked = asked_now(live)
    if asked is None:
        return None
    book = live.book
    begun = book.pending or book.finished[-1][0]
    return f.UndoAsked(
        begun.mission,
        book.pending is None,
        len(asked.agreed),
        needed(live.record),
        viewer.holder in asked.agreed,
        viewer.holder in live.record.people,
    )


# Missions


async def _past(
    campaigns: Campaigns, live: Live, begun: Begun, past: Past, yours: tuple[str, ...]
) -> f.PastMission:
    match = live.match_of(begun)
    table = await campaigns.table(live, match)
    eyes = next((seat for seat, faction in enumerate(begun.seats) if faction in yours), SPECTATOR)
    return f.PastMission(
        n=begun.n,
        mission=past.mission,
        match=match,
        key="" if table is None else table.key_of(eyes),
        open=table is not None and is_open(live.book, begun, table, eyes),
        seats=[f.PlayedSeat(faction, one.name, one.player) for faction, one in past.seats.items()],
        points=past.points,
        winners=list(past.winners),
        dead=list(past.dead),
        ranks=[f.RankChange(faction, *change) for faction, change in past.ranks.items()],
        decisions=[
            f.Decided(
                one.faction,
                one.name,
                one.player,
                one.what,
                one.value,
                spoken(live.book.rules.tell_decision(one)),
            )
            for one in past.decisions
        ],
    )


def is_open(book: Book, begun: Begun, table: TableRecord, eyes: Eyes) -> bool:
    """May the owner of this seat of a mission know everything in it?"""
    factions = list(begun.seats)
    return laid_open(book, [factions[one] for one in seats_of_owner(table, eyes)])


def seats_of_owner(table: TableRecord, seat: Eyes) -> list[int]:
    """All seats of the owner of this one; none for a spectator."""
    if seat is SPECTATOR:
        return []
    owners = table.mark.owners if table.mark is not None else []
    if not owners or not owners[seat]:
        return [seat]
    return [one for one, owner in enumerate(owners) if owner == owners[seat]]


async def _running(live: Live, begun: Begun, viewer: Viewer, room: Room | None) -> f.RunningMission:
    if room is None or room.table.mark is None:
        return f.RunningMission(begun.mission, live.match, False, False, [], "", [], "", [])
    factions, table, owners = list(begun.seats), room.table, room.table.mark.owners
    async with room.lock:
        present = {client.viewer for client in room.clients}
        waiting = room.waiting
    seats = [
        f.MissionSeat(factions[seat], one.name, one.kind, one.bot, one.claimed, seat in present)
        for seat, one in enumerate(table.seats)
    ]
    links = [_link(factions, table, seat) for seat, owner in enumerate(owners) if owner == viewer.holder]
    guests = [
        _link(factions, table, seat)
        for seat, one in enumerate(table.seats)
        if viewer.founder and one.kind == "link" and not owners[seat] and not one.claimed
    ]
    return f.RunningMission(
        begun.mission,
        room.match,
        room.begun is not None,
        room.finished,
        seats,
        "" if waiting is None else factions[waiting],
        links,
        table.key_of(SPECTATOR),
        guests,
    )


def _link(factions: list[str], table: TableRecord, seat: int) -> f.MissionLink:
    return f.MissionLink(factions[seat], seat, table.key_of(seat))


# Looking back


class Sight(Struct, frozen=True):
    """What the owner of a seat may see of a mission once it is over."""

    open: bool
    """Everything."""
    seats: list[int]
    """The seats whose views are allowed while not everything is open; a spectator's view always is."""
    campaign: InCampaign | None
    """The link back to the campaign."""


EVERYTHING = Sight(True, [], None)
"""For a match outside campaigns, which has no secrets when it is over."""


async def sight(campaigns: Campaigns, match: str, table: TableRecord, seat: Eyes) -> Sight:
    """What the owner of a seat may see of a finished match. Takes the campaign's lock itself."""
    mark = table.mark
    if mark is None:
        return EVERYTHING
    live = await campaigns.live(mark.campaign)
    async with campaigns.writing(live, other=True):
        number = next(n for n, played in live.matches.items() if played == match)
        begun = next(one for one in reversed(live.book.entries[:number]) if isinstance(one, Begun))
        return Sight(
            is_open(live.book, begun, table, seat),
            seats_of_owner(table, seat),
            _way_back(live.record, mark, seat),
        )


def _way_back(record: CampaignRecord, mark: Mark, seat: Eyes) -> InCampaign:
    """The link back to the campaign. If the faction's link was replaced, it is the spectators' link."""
    owner, way = ("" if seat is SPECTATOR else mark.owners[seat]), mark.way(seat)
    key = way if owner and record.opens(owner, way) else mark.watch
    return InCampaign(key, mark.name, mark.mission, mark.taken_back)
