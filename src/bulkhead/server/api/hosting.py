"""The HTTP routes of a table's seats: take one with the table's own link, and what the host may do."""

from __future__ import annotations

from litestar import Controller, post
from litestar.datastructures import State
from litestar.params import JSONBody

from bulkhead import bots
from bulkhead.server.api.forms import Begin, Claimed, HostSeat, SeatForBot, SeatLink, TakeSeat
from bulkhead.server.http.http_helpers import LARGEST_BODY, AnyRequest, Bearer, CarefulRequest, pace, problems
from bulkhead.server.table import showing
from bulkhead.server.table.messages import SeatInfo
from bulkhead.server.table.requests import seating
from bulkhead.server.table.room import Room
from bulkhead.server.table.rooms import Rooms
from bulkhead.tabletop.refusals import Mistake


class HostApi(Controller):
    """Seats before the match. All routes want a key: of the table's own link, or of its host."""

    path = "/api"
    request_class = CarefulRequest
    request_max_body_size = LARGEST_BODY

    @post("/seats", status_code=200, responses=problems(400, 404, 409, 410, 413, 429, 503))
    async def take(self, state: State, key: Bearer, data: JSONBody[TakeSeat], request: AnyRequest) -> Claimed:
        """Take a free seat with the table's own link. The answer has the seat's key, which nobody else gets."""
        pace(state.makers, request)
        rooms: Rooms = state.rooms
        room = await rooms.by_door(key)
        taken = await seating.take(room, data.seat, data.name)
        return Claimed(room.match, room.table.game, data.seat, taken)

    @post("/host/bot", status_code=200, responses=problems(400, 403, 404, 409, 410, 413, 429, 503))
    async def bot(
        self, state: State, key: Bearer, data: JSONBody[SeatForBot], request: AnyRequest
    ) -> list[SeatInfo]:
        """Let a bot take a free seat."""
        room = await _hosted(state, key, request)
        best = _best(room)
        if data.seat >= len(best):
            raise Mistake("server-no-such-seat", seat=data.seat + 1)
        await seating.give_to_bot(room, data.seat, _bot(room, data.bot) or best[data.seat], data.called)
        return showing.seats(room)

    @post("/host/begin", status_code=200, responses=problems(400, 403, 404, 409, 410, 413, 429, 503))
    async def begin(
        self, state: State, key: Bearer, data: JSONBody[Begin], request: AnyRequest
    ) -> list[SeatInfo]:
        """Begin the match now. Bots take the seats that are still free."""
        room = await _hosted(state, key, request)
        bot = _bot(room, data.bot)
        await seating.begin(room, [bot or best for best in _best(room)], data.called)
        return showing.seats(room)

    @post("/host/free", status_code=200, responses=problems(400, 403, 404, 409, 410, 413, 429, 503))
    async def free(
        self, state: State, key: Bearer, data: JSONBody[HostSeat], request: AnyRequest
    ) -> SeatLink:
        """Let somebody else have a seat; the answer has its new key."""
        room = await _hosted(state, key, request)
        await seating.free(room, data.seat)
        return SeatLink(data.seat, room.table.key_of(data.seat), "")

    @post("/host/renew", status_code=200, responses=problems(400, 403, 404, 409, 410, 413, 429, 503))
    async def renew(
        self, state: State, key: Bearer, data: JSONBody[HostSeat], request: AnyRequest
    ) -> SeatLink:
        """Another key for a seat, for a person who has lost theirs. The old one opens nothing any more."""
        room = await _hosted(state, key, request)
        await seating.renew(room, data.seat)
        return SeatLink(data.seat, room.table.key_of(data.seat), "")


async def _hosted(state: State, key: str, request: AnyRequest) -> Room:
    pace(state.makers, request)
    rooms: Rooms = state.rooms
    return await rooms.by_host(key)


def _best(room: Room) -> list[str]:
    """The best bot for each seat."""
    return list(
        bots.strongest(room.table.game, bots.sides_at(room.game, room.game.options(room.table.options)))
    )


def _bot(room: Room, name: str) -> str:
    """The bot that the host has named, checked; empty for none."""
    if name:
        bots.kind(name, room.table.game)
    return name
