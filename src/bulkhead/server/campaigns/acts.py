"""The actions of a campaign's players: join, change the roster, renew a link, begin a mission, take one back."""

from collections.abc import Collection, Mapping, Sequence

from msgspec.structs import replace

from bulkhead.campaign import Book, Opened, missions_of, open_campaign
from bulkhead.match.entries import Seated
from bulkhead.match.fairness import new_seed
from bulkhead.match.rows import StoredPass
from bulkhead.server.campaigns.forms import Beginning, NewCampaign, NewHolder
from bulkhead.server.campaigns.holders import GAME, NOBODY, read_holders
from bulkhead.server.campaigns.open_campaigns import Campaigns, Live, Viewer
from bulkhead.server.campaigns.records import (
    FOUNDER,
    WATCH,
    CampaignRecord,
    HolderRecord,
    UndoRecord,
    stem_of,
)
from bulkhead.server.http.problems import Forbidden, TooSoon
from bulkhead.server.table.clocks import TimeLimit
from bulkhead.server.table.keys import key_hash, new_key
from bulkhead.server.table.room import Room
from bulkhead.server.table.tables import Mark, SeatRecord, TableRecord, plain_name
from bulkhead.tabletop.refusals import Mistake

SUFFIX = ".jsonl"


def plan(form: NewCampaign, limit: TimeLimit) -> tuple[Opened, CampaignRecord]:
    """The first line and the record of a new campaign."""
    holders = NOBODY | dict(read_holders(form.seats, NOBODY))
    name = plain_name(form.name)
    record = CampaignRecord(new_key().encode(), name, stem_of(name), holders, limit)
    return open_campaign(missions_of(",".join(form.missions)), form.options, record.seats), record


def check_founder(viewer: Viewer) -> None:
    if not viewer.founder:
        raise Forbidden("server-campaign-founder-only")


def _between(live: Live) -> None:
    if live.book.pending is not None:
        raise TooSoon("server-campaign-in-mission")


# Who plays


async def join(campaigns: Campaigns, live: Live, viewer: Viewer, name: str) -> None:
    """The player with a faction's link joins and gives a name. A mission in progress continues with the old name."""
    own = live.record.factions(viewer.holder)
    if viewer.holder not in own:
        raise Forbidden("server-only-watching")
    before = live.record.holders[viewer.holder]
    called = plain_name(name) or before.name
    record = live.record.with_holder(viewer.holder, replace(before, claimed=True, name=called))
    if record != live.record:
        note_roster(live, record, called or viewer.holder)
        await campaigns.keep(live, record)


async def change_roster(campaigns: Campaigns, live: Live, viewer: Viewer, seats: Sequence[NewHolder]) -> None:
    """Change who holds the factions."""
    check_founder(viewer)
    _between(live)
    holders = live.record.holders | dict(read_holders(seats, live.record.holders))
    record = replace(live.record, holders=holders)
    if record != live.record:
        note_roster(live, record, FOUNDER)
        await campaigns.keep(live, record)


def note_roster(live: Live, record: CampaignRecord, by: str) -> None:
    """Append the roster to the book if it has changed; not during a mission, where it has to wait."""
    if live.book.pending is None:
        live.book.change_seats(record.seats, by)


async def renew(campaigns: Campaigns, live: Live, viewer: Viewer, faction: str, room: Room | None) -> None:
    """Replace the link of a faction, and the link to its seat in the mission in progress."""
    check_founder(viewer)
    holder = live.record.holders.get(faction)
    if holder is None or holder.kind != "link":
        raise Mistake("server-campaign-no-link", faction=faction)
    changed = replace(holder, claimed=False, renewed=holder.renewed + 1)
    record = live.record.with_holder(faction, changed)
    pass_ = StoredPass(key_hash(record.key(faction)), live.id, faction)
    await campaigns.keep(live, record, [pass_])
    mark = room.table.mark if room is not None else None
    if room is not None and mark is not None and faction in mark.owners:
        await room.renew(mark.owners.index(faction), record.key(faction))


# Beginning a mission


async def begin(
    campaigns: Campaigns, live: Live, viewer: Viewer, form: Beginning, seed: bytes | None
) -> None:
    """Begin the next mission: set up its table, which the players reach through the campaign."""
    check_founder(viewer)
    _between(live)
    if live.book.mission is None:
        raise Mistake("server-campaign-over")
    note_roster(live, live.record, FOUNDER)
    once = dict(read_holders(form.once, NOBODY))
    holders = {faction: one for faction, one in (live.record.holders | once).items() if one.kind != "absent"}
    secret = seed or new_seed()
    following = live.book.following(_seated(holders))
    file = f"{live.record.stem}.{len(live.book.entries) + 1:02}-{following.mission}{SUFFIX}"
    # This session is only a trial: the real match begins when all players have given their salts.
    session = live.book.begin(file, following.seats, secret)
    begun = live.book.pending
    assert begun is not None
    table = TableRecord(
        new_key().encode(),
        GAME,
        session.header.options,
        [_seat(holders[faction]) for faction in begun.seats],
        live.record.limit,
        mark=mark_of(
            live.id, live.record, begun.mission, {faction: holders[faction] for faction in begun.seats}, once
        ),
    )
    room, rows = campaigns.rooms.draw_up(table, secret)
    await campaigns.keep(live, replace(live.record, undo=None), rows, match=room.match)
    await campaigns.rooms.open_up(room)


def _seated(holders: dict[str, HolderRecord]) -> dict[str, Seated]:
    return {faction: holder.seated for faction, holder in holders.items()}


def _seat(holder: HolderRecord) -> SeatRecord:
    if holder.kind == "bot":
        return SeatRecord("bot", holder.name, holder.bot, "bot", True)
    if holder.kind == "here":
        return SeatRecord("here", holder.name, holder.bot, "human", True)
    return SeatRecord("link", holder.name, holder.bot, "human", False)


def mark_of(
    id_: str,
    record: CampaignRecord,
    mission: str,
    holders: Mapping[str, HolderRecord],
    once: Collection[str],
) -> Mark:
    """Mark the table with the owner of each seat. A stand-in with a link gets the seat, but not the faction."""
    owners = []
    for faction, holder in holders.items():
        if holder.kind == "here":
            owners.append(FOUNDER)
        elif holder.kind == "link" and faction not in once:
            owners.append(faction)
        else:
            owners.append("")
    keys = [record.key(owner or WATCH) for owner in owners]
    return Mark(id_, record.name, mission, owners, keys, record.key(WATCH))


# Taking a mission back


async def undo(campaigns: Campaigns, live: Live, viewer: Viewer, room: Room | None, agree: bool) -> None:
    """The founder asks, the others answer. A mission is taken back when more than half of the people agree; the founder
    alone takes back one whose match has not begun."""
    last = last_mission(live.book)
    if viewer.holder not in live.record.people:
        raise Forbidden("server-only-watching")
    if last is None:
        raise Mistake("server-campaign-nothing-to-undo")
    asked = asked_now(live)
    if viewer.founder and agree and asked is None:
        asked = UndoRecord(last)
    if asked is None:
        raise TooSoon("server-campaign-nothing-asked")
    asked = _answered(asked, viewer.holder, agree)
    alone = room is not None and room.begun is None
    if alone or len(asked.agreed) >= needed(live.record):
        await _take_back(campaigns, live, room)
        return
    lost = len(live.record.people) - len(asked.refused) < needed(live.record)
    dropped = FOUNDER in asked.refused or lost
    await campaigns.keep(live, replace(live.record, undo=None if dropped else asked))


def last_mission(book: Book) -> int | None:
    """The number of the entry that began the mission to take back."""
    begun = book.pending or (book.finished[-1][0] if book.finished else None)
    return None if begun is None else begun.n


def asked_now(live: Live) -> UndoRecord | None:
    """The pending request to take a mission back; None if it is about a mission that is no longer the last."""
    asked = live.record.undo
    return asked if asked is not None and asked.mission == last_mission(live.book) else None


def needed(record: CampaignRecord) -> int:
    """How many must agree: more than half of the people."""
    return len(record.people) // 2 + 1


def _answered(asked: UndoRecord, holder: str, agree: bool) -> UndoRecord:
    agreed = [one for one in asked.agreed if one != holder]
    refused = [one for one in asked.refused if one != holder]
    (agreed if agree else refused).append(holder)
    return replace(asked, agreed=tuple(agreed), refused=tuple(refused))


async def _take_back(campaigns: Campaigns, live: Live, room: Room | None) -> None:
    """Close the table first, then write the book: if the server stops in between, `Campaigns._settle` finishes it."""
    if room is not None:
        await room.take_back()
    live.book.take_back(FOUNDER)
    note_roster(live, live.record, FOUNDER)
    await campaigns.keep(live, replace(live.record, undo=None))
