"""Stored matches of another version of the rules: their replay files, and the matches that follow them."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from bulkhead.match.course import end_link
from bulkhead.match.entries import End, read_move, write_entry
from bulkhead.match.replay import UNREADABLE
from bulkhead.match.rows import Row, StoredEntry, StoredKey, StoredMatch
from bulkhead.server.http.problems import NotFound, TooSoon, Unreadable
from bulkhead.server.table.keys import key_hash, new_key, new_match_id
from bulkhead.server.table.room import Room
from bulkhead.server.table.rooms import AtRest, Rooms, again
from bulkhead.server.table.tables import TableRecord, read_table, write_table
from bulkhead.server.workers import Readers
from bulkhead.tabletop.game import SPECTATOR, Seat, Viewer, viewer_number
from bulkhead.tabletop.phrases import Phrase
from bulkhead.tabletop.refusals import Mistake


class _Stored(Struct, frozen=True):
    """Everything in the store about a match."""

    match: StoredMatch
    table: TableRecord
    entries: Sequence[StoredEntry]

    def file(self) -> bytes:
        """The replay file that the old version would have written."""
        finished, ended, seed = self.match.finished, self.table.ended, self.match.seed.hex()
        moves = [entry.line for entry in self.entries]
        try:
            chain = bytes.fromhex(read_move(moves[-1]).hash)
        except (*UNREADABLE, IndexError, ValueError):
            raise Unreadable("server-damaged", match=self.match.id) from None
        if finished and ended is None:
            raise Unreadable("server-damaged", match=self.match.id)
        result = ended.result if finished and ended is not None else None
        state: Literal["finished", "paused"] = "finished" if finished else "paused"
        end = write_entry(End(state, result, seed, end_link(chain, state, result, seed).hex()))
        return b"".join(line + b"\n" for line in (self.match.header, *moves, end))


async def _stored(rooms: Rooms, match: str) -> _Stored:
    found = await rooms.store.match(match)
    if found is None:
        raise NotFound("server-no-such-link")
    return _Stored(found, read_table(found.table), await rooms.store.entries(match))


async def old_file(rooms: Rooms, match: str) -> bytes:
    """The replay file of a stored match of another version."""
    return (await _stored(rooms, match)).file()


async def go_on(rooms: Rooms, readers: Readers, old: AtRest, seat: Seat) -> Room:
    """The match that goes on with the present rules from the last common entry of an old one. The first request makes
    it; the old match stays as it is and names the new one."""
    async with rooms.loading(old.match):
        stored = await _stored(rooms, old.match)
        following = stored.table.rematch
        if not following:
            if stored.match.finished:
                raise TooSoon("server-old-finished")
            told = await readers.continued(stored.file(), old.match)
            if isinstance(told, Phrase):
                raise TooSoon(told.id, **told.args)
            following = await _store(rooms, stored, told)
            await _link(rooms, stored, following, seat)
    return await rooms.room(following)


async def play_anew(rooms: Rooms, readers: Readers, old: AtRest, seat: Seat) -> Room:
    """A new match of the players of an old one, where it cannot go on: it is over, or nothing of it agrees with the
    present rules."""
    async with rooms.loading(old.match):
        stored = await _stored(rooms, old.match)
        following = stored.table.rematch
        if not following:
            if not stored.match.finished and not isinstance(
                await readers.continued(stored.file(), old.match), Phrase
            ):
                raise TooSoon("server-not-over")
            following = (await rooms.create(again(stored.table), public=False)).match
            await _link(rooms, stored, following, seat)
    return await rooms.room(following)


async def _link(rooms: Rooms, old: _Stored, following: str, seat: Seat) -> None:
    table = replace(old.table, rematch=following, rematch_by=seat)
    await rooms.store.update_table(old.match.id, write_table(table))


async def _store(rooms: Rooms, old: _Stored, log: bytes) -> str:
    """Store a match that goes on: the entries of its file with the times of the old ones, and new links for all
    seats."""
    match, now = new_match_id(), rooms.house.time.now()
    table = replace(old.table, secret=new_key().encode())
    header, *lines, _ = log.splitlines()
    rows: list[Row] = [
        StoredMatch(
            match,
            now,
            header,
            old.match.seed,
            write_table(table),
            old.match.public,
            old.match.timed,
            False,
            now,
        )
    ]
    viewers: list[Viewer] = [*range(len(table.seats)), SPECTATOR]
    for viewer in viewers:
        if viewer is SPECTATOR or table.seats[viewer].kind != "bot":
            rows.append(StoredKey(key_hash(table.key_of(viewer)), match, viewer_number(viewer), False))
    for line, entry in zip(lines, old.entries, strict=False):
        rows.append(replace(entry, match=match, line=line))
    await rooms.add(rows)
    return match


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
