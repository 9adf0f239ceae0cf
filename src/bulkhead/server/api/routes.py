"""The HTTP routes: make tables, list them, serve replays. Keys travel in headers and bodies, never in addresses."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, MediaType, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Struct

from bulkhead import bots
from bulkhead.match.replay import read_replay
from bulkhead.server.api.forms import (
    Branch,
    Claim,
    Claimed,
    FileBranch,
    GameInfo,
    Mine,
    NewSeat,
    NewTable,
    SeatLink,
    TableMade,
    TableStatus,
    Upload,
    Watchable,
)
from bulkhead.server.api.old_matches import go_on, old_at, play_anew, seat_of
from bulkhead.server.campaigns.status import EVERYTHING, Sight, sight
from bulkhead.server.http.http_helpers import LARGEST_BODY, AnyRequest, Bearer, CarefulRequest, pace, problems
from bulkhead.server.http.packed import accepted
from bulkhead.server.http.problems import NotFound, TooSoon, Unreadable
from bulkhead.server.http.speech import spoken
from bulkhead.server.replays.costs import Costs
from bulkhead.server.replays.forms import EVERYBODY, WATCHING, Story
from bulkhead.server.table import showing
from bulkhead.server.table.clocks import time_limit
from bulkhead.server.table.keys import new_key
from bulkhead.server.table.old_tables import old_file
from bulkhead.server.table.room import Room
from bulkhead.server.table.rooms import AtRest, Rooms
from bulkhead.server.table.tables import NOBODY, SeatRecord, TableRecord, plain_name
from bulkhead.server.workers import Readers
from bulkhead.tabletop.game import SPECTATOR, Game, Seat, Viewer, viewer_number
from bulkhead.tabletop.phrases import Phrase
from bulkhead.tabletop.refusals import Mistake
from bulkhead.words import spoken_also

WATCHED = 20
LARGEST_REPLAY = 2_100_000
JSON_LINES = "application/jsonl"
GZIP = "gzip"

AnyGame = Game[Any, Any, Any, Any]


class Api(Controller):
    """All routes under /api, except those of campaigns."""

    path = "/api"
    request_class = CarefulRequest
    request_max_body_size = LARGEST_BODY

    @get("/games")
    async def games(self, state: State) -> list[GameInfo]:
        """The games that can be played here."""
        rooms: Rooms = state.rooms
        return [
            GameInfo(game.id, game.version, game.seats, list(bots.names(game.id)), book(game))
            for game in rooms.games.values()
        ]

    @get("/games/{game:str}/aids", responses=problems(400))
    async def aids(self, state: State, game: FromPath[str], request: AnyRequest) -> Response[dict[str, Any]]:
        """Lookup tables of a game for clients, such as odds, so that a client needs no rules."""
        known = _game(state.rooms, game)
        return _encoded(msgspec.json.encode(known.aids(known.options(dict(request.query_params)))))

    @get("/words/{language:str}")
    async def words(self, language: FromPath[str]) -> list[str]:
        """The Fluent texts of the loaded packs in a language; a client has all other messages."""
        return list(spoken_also(language))

    @post("/tables", responses=problems(400, 413, 429, 503))
    async def make(self, state: State, data: JSONBody[NewTable], request: AnyRequest) -> TableMade:
        """Make a table. A seat belongs to the holder of its key."""
        pace(state.makers, request)
        return await _make(state.rooms, data, state.seeds.pop(0) if state.seeds else None)

    @post("/claims", status_code=200, responses=problems(400, 404, 410, 413, 429))
    async def claim(self, state: State, data: JSONBody[Claim], request: AnyRequest) -> Claimed:
        """Turn a short code into the key of its seat. Works once."""
        pace(state.claims, request)
        rooms: Rooms = state.rooms
        room, seat = await rooms.by_code(data.code)
        return Claimed(room.match, room.table.game, seat, room.table.key_of(seat))

    @post("/tables/mine", status_code=200, responses=problems(400, 413, 429))
    async def mine(self, state: State, data: JSONBody[Mine], request: AnyRequest) -> list[TableStatus]:
        """The state of the tables that these keys open; unknown keys are left out."""
        pace(state.lists, request)
        rooms: Rooms = state.rooms
        statuses = []
        for key in data.keys:
            if (resting := await rooms.at_rest(key)) is not None:
                statuses.append(_resting(resting, key))
                continue
            try:
                room, seat = await rooms.by_key(key)
            except (NotFound, Unreadable):
                continue
            statuses.append(await _status(room, seat, key))
        return statuses

    @get("/tables/public", responses=problems(429))
    async def watch(self, state: State, request: AnyRequest) -> list[Watchable]:
        """The tables that anyone can watch."""
        pace(state.lists, request)
        rooms: Rooms = state.rooms
        watchable = []
        for match in await rooms.store.recent_public(WATCHED):
            try:
                room = await rooms.room(match)
            except Unreadable:
                continue
            status = await _status(room, SPECTATOR, "")
            watchable.append(Watchable(status, room.table.key_of(SPECTATOR)))
        return watchable

    @get("/replay", media_type=JSON_LINES, responses=problems(400, 404, 409, 410, 429))
    async def replay(self, state: State, key: Bearer, request: AnyRequest) -> Response[bytes]:
        """The replay file of a finished match."""
        pace(state.lists, request)
        over = await _laid_open(state, key)
        name = f"{over.table.game}-{over.match}.bulkhead.jsonl"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(over.log, media_type=JSON_LINES, headers=headers)

    @get("/story", responses=problems(400, 404, 409, 410, 429))
    async def story(
        self, state: State, key: Bearer, request: AnyRequest, eyes: FromQuery[int | None] = None
    ) -> Response[Story]:
        """A finished match, entry by entry, as the key's seat saw it, or as `eyes` did (-1 for a spectator, -2 for
        all seats together): a finished match has no secrets. In a campaign, secrets may still matter in the next
        mission; then only the views of the key holder's seats and of a spectator are allowed."""
        pace(state.lists, request)
        over = await _finished(state.rooms, key)
        if eyes is None or eyes >= len(over.table.seats):
            eyes = viewer_number(over.viewer)
        eyes = eyes if eyes == EVERYBODY else max(eyes, WATCHING)
        seen = await sight(state.campaigns, over.match, over.table, over.viewer)
        if not seen.open and eyes not in (*seen.seats, WATCHING):
            raise TooSoon("server-campaign-sealed")
        return await _tell(request, over.log, over.match, eyes, seen, kept=True)

    @post(
        "/story",
        status_code=200,
        request_max_body_size=LARGEST_REPLAY,
        responses=problems(400, 413, 429),
    )
    async def upload(self, state: State, data: JSONBody[Upload], request: AnyRequest) -> Response[Story]:
        """A replay file that the client sends, entry by entry, for any viewer: a person with the file can read it all
        anyway."""
        pace(state.makers, request)
        return await _tell(request, data.text.encode(), data.name, data.eyes, EVERYTHING)

    @get("/costs", responses=problems(400, 404, 409, 410, 429))
    async def costs(self, state: State, key: Bearer, request: AnyRequest) -> Response[Costs]:
        """What each decision of a finished match cost, as the best bot of its game estimates it."""
        pace(state.lists, request)
        over = await _laid_open(state, key)
        return await _costs(state.readers, over.log, over.match)

    @post(
        "/costs",
        status_code=200,
        request_max_body_size=LARGEST_REPLAY,
        responses=problems(400, 413, 429),
    )
    async def costs_of_file(
        self, state: State, data: JSONBody[Upload], request: AnyRequest
    ) -> Response[Costs]:
        """The same for a replay file that the client sends."""
        pace(state.makers, request)
        return await _costs(state.readers, data.text.encode(), data.name)

    @post("/branch", responses=problems(400, 404, 409, 410, 413, 429, 503))
    async def branch(
        self, state: State, key: Bearer, data: JSONBody[Branch], request: AnyRequest
    ) -> TableMade:
        """A new table that starts from the position after entry `at` of a finished match."""
        pace(state.makers, request)
        rooms: Rooms = state.rooms
        over = await _laid_open(state, key)
        position = await _position(state.readers, over.log, over.match, data.at)
        return await _make(
            rooms, NewTable(over.table.game, data.seats, over.table.options, position=position)
        )

    @post("/branch/file", request_max_body_size=LARGEST_REPLAY, responses=problems(400, 413, 429, 503))
    async def branch_file(self, state: State, data: JSONBody[FileBranch], request: AnyRequest) -> TableMade:
        """A new table that starts from the position after entry `at` of a replay file that the client sends."""
        pace(state.makers, request)
        log = data.text.encode()
        position = await _position(state.readers, log, data.name, data.at)
        header = read_replay(log, data.name).header
        return await _make(state.rooms, NewTable(header.game, data.seats, header.options, position=position))

    @post("/rematch", responses=problems(400, 404, 409, 410, 429, 503))
    async def rematch(self, state: State, key: Bearer, request: AnyRequest) -> Claimed:
        """The same players at a new table. The first request makes it; later ones get the same table."""
        pace(state.makers, request)
        rooms: Rooms = state.rooms
        old = await old_at(rooms, key)
        if old is not None:
            seat = seat_of(old)
            return _claimed(await play_anew(rooms, state.readers, old, seat), seat)
        room, viewer = await rooms.by_key(key)
        async with room.lock:
            if not room.finished:
                raise TooSoon("server-not-over")
        if viewer is SPECTATOR:
            raise Mistake("server-only-watching")
        if room.table.mark is not None:
            raise Mistake("server-campaign-no-rematch")
        return _claimed(await rooms.rematch(room, viewer), viewer)

    @post("/continue", responses=problems(400, 404, 409, 410, 429, 503))
    async def go_on(self, state: State, key: Bearer, request: AnyRequest) -> Claimed:
        """Go on with a match of an earlier version of the rules, with the present ones, from its last common entry. The
        first request makes the new match; later ones get the same one. The old match stays as it is."""
        pace(state.makers, request)
        rooms: Rooms = state.rooms
        old = await old_at(rooms, key)
        if old is None:
            await rooms.by_key(key)
            raise TooSoon("server-rules-present")
        seat = seat_of(old)
        return _claimed(await go_on(rooms, state.readers, old, seat), seat)


def _claimed(room: Room, seat: Seat) -> Claimed:
    """The place of a player at the table that follows."""
    return Claimed(room.match, room.table.game, seat, room.table.key_of(seat))


@get("/healthz", include_in_schema=False)
async def health(state: State) -> dict[str, int]:
    return {"rooms": state.rooms.count}


async def _make(rooms: Rooms, form: NewTable, seed: bytes | None = None) -> TableMade:
    game = _game(rooms, form.game)
    options = game.options(form.options)
    needed = game.seats_at(options)
    if len(form.seats) != needed:
        raise Mistake("match-seats", needed=needed, count=len(form.seats))
    if form.position:
        game.from_position(form.position, options)
    best = bots.strongest(form.game, bots.sides_at(game, options))
    records = [_seat(form.game, seat, bot) for seat, bot in zip(form.seats, best, strict=True)]
    limit = time_limit(form.move_seconds, form.game_seconds)
    table = TableRecord(
        new_key().encode(), form.game, game.plain_options(options), records, limit, form.position
    )
    room = await rooms.create(table, public=form.public, seed=seed)
    links = [
        SeatLink(
            number,
            room.table.key_of(number),
            await rooms.new_code(room.match, number) if record.kind == "link" else "",
        )
        for number, record in enumerate(records)
        if record.kind != "bot"
    ]
    return TableMade(room.match, links, room.table.key_of(SPECTATOR), room.table.door, room.table.host)


def _game(rooms: Rooms, name: str) -> AnyGame:
    game = rooms.games.get(name)
    if game is None:
        raise Mistake("game-unknown", game=name, known=", ".join(rooms.games))
    return game


def book(game: AnyGame) -> dict[str, Any]:
    """Every option of a game with its default."""
    book = game.options({})
    return {field.encode_name: getattr(book, field.name) for field in msgspec.structs.fields(book)}


def _seat(game: str, seat: NewSeat, best: str) -> SeatRecord:
    """The record of a new seat. A person's seat names the bot that would take over; by default, the best one for that
    seat."""
    bot = seat.bot or best
    bots.kind(bot, game)
    name = plain_name(seat.name)
    if seat.kind == "bot":
        return SeatRecord("bot", name, bot, "bot", True)
    return SeatRecord(seat.kind, name, bot, "human", seat.kind == "here")


class _Over(Struct, frozen=True):
    """A finished match, the viewer that the key opens, and the replay file."""

    match: str
    table: TableRecord
    viewer: Viewer
    log: bytes


async def _finished(rooms: Rooms, key: str) -> _Over:
    """A finished match, of whichever version of the rules."""
    old = await old_at(rooms, key)
    if old is not None:
        if not old.finished:
            raise TooSoon("server-not-over")
        return _Over(old.match, old.table, old.viewer, await old_file(rooms, old.match))
    room, seat = await rooms.by_key(key)
    async with room.lock:
        if not room.finished:
            raise TooSoon("server-not-over")
        return _Over(room.match, room.table, seat, room.session.log())


async def _laid_open(state: State, key: str) -> _Over:
    """The same, for a match without secrets that still matter."""
    over = await _finished(state.rooms, key)
    if not (await sight(state.campaigns, over.match, over.table, over.viewer)).open:
        raise TooSoon("server-campaign-sealed")
    return over


async def _tell(
    request: AnyRequest, log: bytes, name: str, eyes: int, seen: Sight, *, kept: bool = False
) -> Response[Any]:
    """Answer with a story, compressed if the client accepts that. `kept`: of a match of this server."""
    readers: Readers = request.app.state.readers
    pack = GZIP in accepted(request.headers.get("accept-encoding", ""))
    told = await readers.story(
        log, name, eyes, sealed=not seen.open, kept=kept, campaign=seen.campaign, pack=pack
    )
    if isinstance(told, Phrase):
        raise Mistake(told.id, **told.args)
    headers = {"Vary": "Accept-Encoding", **({"Content-Encoding": GZIP} if pack else {})}
    return Response(told, media_type=MediaType.JSON, headers=headers)


async def _costs(readers: Readers, log: bytes, name: str) -> Response[Any]:
    found = await readers.costs(log, name)
    if isinstance(found, Phrase):
        raise Mistake(found.id, **found.args)
    return Response(found, media_type=MediaType.JSON)


async def _position(readers: Readers, log: bytes, name: str, at: int) -> str:
    """The position after entry `at`."""
    position = await readers.position(log, name, at)
    if isinstance(position, Phrase):
        raise Mistake(position.id, **position.args)
    return position


async def _status(room: Room, viewer: Viewer, key: str) -> TableStatus:
    async with room.lock:
        return TableStatus(
            key,
            room.match,
            room.table.game,
            viewer_number(viewer),
            showing.seats(room),
            showing.waiting(room),
            room.seq(viewer),
            room.begun is not None,
            room.finished,
            room.begun.result if room.begun else None,
            room.ledger.touched(viewer),
            room.table.key_of(SPECTATOR),
            showing.following(room, viewer),
            showing.in_campaign(room, viewer),
        )


def _resting(resting: AtRest, key: str) -> TableStatus:
    """The same for a match that is not loaded."""
    viewer, table, ended = resting.viewer, resting.table, resting.table.ended
    return TableStatus(
        key,
        resting.match,
        table.game,
        viewer_number(viewer),
        showing.seats_at(table),
        NOBODY,
        ended.seq(viewer) if ended else 0,
        True,
        resting.finished,
        ended.result if ended else None,
        ended.last_touched(viewer) if ended else resting.touched,
        table.key_of(SPECTATOR),
        showing.following_of(table, resting.following, viewer),
        showing.campaign_of(table, viewer) if resting.other else None,
        spoken(resting.other.phrase) if resting.other else None,
    )


def _encoded(json: bytes) -> Response[Any]:
    """An answer from encoded JSON."""
    return Response(json, media_type=MediaType.JSON)
