"""The HTTP routes for campaigns. Keys are sent in headers and bodies, never in addresses."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Controller, Response, get, post
from litestar.datastructures import State
from litestar.params import JSONBody

from bulkhead.server.campaigns import acts
from bulkhead.server.campaigns.campaign_file import pack
from bulkhead.server.campaigns.campaign_import import bring
from bulkhead.server.campaigns.forms import (
    Beginning,
    BroughtCampaign,
    CampaignGlance,
    CampaignMade,
    CampaignStatus,
    FactionLink,
    Joining,
    MyCampaigns,
    NewCampaign,
    NewRoster,
    Renewal,
    TakingBack,
)
from bulkhead.server.campaigns.new_rules import take_new_rules
from bulkhead.server.campaigns.open_campaigns import Campaigns, Live, Viewer
from bulkhead.server.campaigns.records import FOUNDER, WATCH
from bulkhead.server.campaigns.status import glance, tell_campaign
from bulkhead.server.http.http_helpers import LARGEST_BODY, AnyRequest, Bearer, CarefulRequest, pace, problems
from bulkhead.server.http.problems import NotFound, Unreadable
from bulkhead.server.table.clocks import time_limit
from bulkhead.server.table.keys import new_match_id
from bulkhead.server.table.room import Room
from bulkhead.tabletop.refusals import Mistake

ZIP = "application/zip"
LARGEST_CAMPAIGN = 16_000_000


class CampaignApi(Controller):
    """The routes for campaigns."""

    path = "/api"
    request_class = CarefulRequest
    request_max_body_size = LARGEST_BODY

    @post("/campaigns", responses=problems(400, 413, 429, 503))
    async def found(self, state: State, data: JSONBody[NewCampaign], request: AnyRequest) -> CampaignMade:
        """Create a campaign. The key of a faction gives its owner the faction."""
        pace(state.makers, request)
        opened, record = acts.plan(data, time_limit(data.move_seconds, data.game_seconds))
        return _made(await state.campaigns.create(opened, record))

    @post("/campaigns/file", request_max_body_size=LARGEST_CAMPAIGN, responses=problems(400, 413, 429, 503))
    async def bring(self, state: State, data: JSONBody[BroughtCampaign], request: AnyRequest) -> CampaignMade:
        """Import a campaign that was played elsewhere, to continue it here. All of it is verified first."""
        pace(state.makers, request)
        campaigns: Campaigns = state.campaigns
        missions = {name: text.encode() for name, text in data.missions.items()}
        wrong = await state.readers.campaign(data.name, data.text.encode(), missions)
        if wrong is not None:
            raise Mistake(wrong.id, **wrong.args)
        id_ = new_match_id()
        limit = time_limit(data.move_seconds, data.game_seconds)
        brought = bring(id_, data, limit, campaigns.time.now())
        return _made(await campaigns.add(id_, brought.book, brought.record, brought.lines, brought.rows))

    @post("/campaigns/mine", status_code=200, responses=problems(400, 413, 429, 503))
    async def mine(
        self, state: State, data: JSONBody[MyCampaigns], request: AnyRequest
    ) -> list[CampaignGlance]:
        """The status of the campaigns that these keys open; keys that open nothing are left out."""
        pace(state.lists, request)
        found = []
        for key in data.keys:
            try:
                async with _asked(state, key, other=True) as (live, viewer, room):
                    found.append(await glance(live, viewer, room))
            except (NotFound, Unreadable):
                continue
        return found

    @get("/campaign", responses=problems(400, 404, 410, 429, 503))
    async def status(self, state: State, key: Bearer, request: AnyRequest) -> CampaignStatus:
        """A campaign, as the owner of this key may know it."""
        pace(state.lists, request)
        async with _asked(state, key) as (live, viewer, room):
            return await tell_campaign(state.campaigns, live, viewer, room)

    @post("/campaign/join", status_code=200, responses=problems(400, 403, 404, 410, 413, 429, 503))
    async def join(
        self, state: State, key: Bearer, data: JSONBody[Joining], request: AnyRequest
    ) -> CampaignStatus:
        """Join with a faction's link, under a name."""
        pace(state.lists, request)
        async with _asked(state, key) as (live, viewer, room):
            await acts.join(state.campaigns, live, viewer, data.name)
            return await tell_campaign(state.campaigns, live, viewer, room)

    @post("/campaign/roster", status_code=200, responses=problems(400, 403, 404, 409, 410, 413, 429, 503))
    async def roster(
        self, state: State, key: Bearer, data: JSONBody[NewRoster], request: AnyRequest
    ) -> CampaignStatus:
        """The founder changes the holders of factions, between missions."""
        pace(state.makers, request)
        async with _asked(state, key) as (live, viewer, room):
            await acts.change_roster(state.campaigns, live, viewer, data.seats)
            return await tell_campaign(state.campaigns, live, viewer, room)

    @post("/campaign/renew", status_code=200, responses=problems(400, 403, 404, 410, 413, 429, 503))
    async def renew(
        self, state: State, key: Bearer, data: JSONBody[Renewal], request: AnyRequest
    ) -> CampaignStatus:
        """The founder replaces the link of a faction; the old one stops working."""
        pace(state.makers, request)
        async with _asked(state, key) as (live, viewer, room):
            await acts.renew(state.campaigns, live, viewer, data.faction, room)
            return await tell_campaign(state.campaigns, live, viewer, room)

    @post("/campaign/begin", responses=problems(400, 403, 404, 409, 410, 413, 429, 503))
    async def begin(
        self, state: State, key: Bearer, data: JSONBody[Beginning], request: AnyRequest
    ) -> CampaignStatus:
        """The founder begins the next mission: its table is set up."""
        pace(state.makers, request)
        campaigns: Campaigns = state.campaigns
        async with _asked(state, key) as (live, viewer, _):
            seed = state.seeds.pop(0) if state.seeds else None
            await acts.begin(campaigns, live, viewer, data, seed)
            return await tell_campaign(campaigns, live, viewer, await campaigns.room(live))

    @post("/campaign/undo", status_code=200, responses=problems(400, 403, 404, 409, 410, 413, 429, 503))
    async def undo(
        self, state: State, key: Bearer, data: JSONBody[TakingBack], request: AnyRequest
    ) -> CampaignStatus:
        """Take the last mission back: the founder asks, the others answer."""
        pace(state.makers, request)
        campaigns: Campaigns = state.campaigns
        async with _asked(state, key) as (live, viewer, room):
            await acts.undo(campaigns, live, viewer, room, data.agree)
            return await tell_campaign(campaigns, live, viewer, await campaigns.room(live))

    @post("/campaign/rules", status_code=200, responses=problems(400, 403, 404, 409, 410, 429, 503))
    async def rules(self, state: State, key: Bearer, request: AnyRequest) -> CampaignStatus:
        """The founder lets a campaign of an earlier version of the rules go on with the present one. Results stay as
        they were recorded; the mission in progress goes on from its last common entry."""
        pace(state.makers, request)
        campaigns: Campaigns = state.campaigns
        live, viewer = await campaigns.by_key(key)
        async with campaigns.writing(live, other=True):
            await take_new_rules(campaigns, live, viewer)
            return await tell_campaign(campaigns, live, viewer, await campaigns.room(live))

    @get("/campaign/file", media_type=ZIP, responses=problems(400, 404, 409, 410, 429, 503))
    async def file(self, state: State, key: Bearer, request: AnyRequest) -> Response[bytes]:
        """The campaign's file and the replays of its missions, in one archive."""
        pace(state.makers, request)
        async with _asked(state, key) as (live, viewer, _):
            packed = await pack(state.campaigns, live, viewer)
            name = f"{live.record.stem}.zip"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(packed, media_type=ZIP, headers=headers)


def _made(live: Live) -> CampaignMade:
    record = live.record
    links = [
        FactionLink(faction, record.key(faction))
        for faction, holder in record.holders.items()
        if holder.kind == "link"
    ]
    return CampaignMade(live.id, record.key(FOUNDER), links, record.key(WATCH))


@asynccontextmanager
async def _asked(
    state: State, key: str, *, other: bool = False
) -> AsyncIterator[tuple[Live, Viewer, Room | None]]:
    """The campaign that a key opens, locked for changes, with the room of the mission in progress. With `other` it may
    be a campaign of another version of the rules, which has no room."""
    campaigns: Campaigns = state.campaigns
    live, viewer = await campaigns.by_key(key)
    async with campaigns.writing(live, other=other) as room:
        yield live, viewer, room
