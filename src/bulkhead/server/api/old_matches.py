"""Stored matches of another version of the rules, and the matches that follow them."""

from bulkhead.server.http.problems import TooSoon
from bulkhead.server.table.old_tables import follow, read_stored, rows_after
from bulkhead.server.table.room import Room
from bulkhead.server.table.rooms import AtRest, Rooms, again
from bulkhead.server.workers import Readers
from bulkhead.tabletop.game import SPECTATOR, Seat
from bulkhead.tabletop.phrases import Phrase
from bulkhead.tabletop.refusals import Mistake


async def go_on(rooms: Rooms, readers: Readers, old: AtRest, seat: Seat) -> Room:
    """The match that goes on with the present rules from the last common entry of an old one. The first request makes
    it; the old match stays as it is and names the new one."""
    async with rooms.loading(old.match):
        stored = await read_stored(rooms, old.match)
        following = stored.table.rematch
        if not following:
            if stored.match.finished:
                raise TooSoon("server-old-finished")
            told = await readers.continued(stored.file(), old.match)
            if isinstance(told, Phrase):
                raise TooSoon(told.id, **told.args)
            following, rows = rows_after(stored, told, rooms.house.time.now())
            await rooms.add(rows)
            await follow(rooms, stored, following, seat)
    return await rooms.room(following)


async def play_anew(rooms: Rooms, readers: Readers, old: AtRest, seat: Seat) -> Room:
    """A new match of the players of an old one, where it cannot go on: it is over, or nothing of it agrees with the
    present rules."""
    async with rooms.loading(old.match):
        stored = await read_stored(rooms, old.match)
        following = stored.table.rematch
        if not following:
            if not stored.match.finished and not isinstance(
                await readers.continued(stored.file(), old.match), Phrase
            ):
                raise TooSoon("server-not-over")
            following = (await rooms.create(again(stored.table), public=False)).match
            await follow(rooms, stored, following, seat)
    return await rooms.room(following)


async def old_at(rooms: Rooms, key: str) -> AtRest | None:
    """The match of another version that a link opens, if it is one."""
    resting = await rooms.at_rest(key)
    return resting if resting is not None and resting.other is not None else None


def seat_of(old: AtRest) -> Seat:
    """The seat of a player who asks. Only the players of a match may let it go on, and a mission goes on with its
    campaign."""
    if old.viewer is SPECTATOR:
        raise Mistake("server-only-watching")
    if old.table.mark is not None:
        raise Mistake("server-campaign-no-rematch")
    return old.viewer
