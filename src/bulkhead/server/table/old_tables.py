"""The stored rows of matches of another version of the rules, and of the matches that go on from them."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from bulkhead.match.course import end_link
from bulkhead.match.entries import End, read_move, write_entry
from bulkhead.match.replay import UNREADABLE
from bulkhead.match.rows import Row, StoredEntry, StoredKey, StoredMatch
from bulkhead.server.http.problems import NotFound, Unreadable
from bulkhead.server.table.keys import key_hash, new_key, new_match_id
from bulkhead.server.table.rooms import Rooms
from bulkhead.server.table.tables import TableRecord, read_table, write_table
from bulkhead.tabletop.game import SPECTATOR, Viewer, viewer_number


class Stored(Struct, frozen=True):
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


async def read_stored(rooms: Rooms, match: str) -> Stored:
    found = await rooms.store.match(match)
    if found is None:
        raise NotFound("server-no-such-link")
    return Stored(found, read_table(found.table), await rooms.store.entries(match))


async def old_file(rooms: Rooms, match: str) -> bytes:
    """The replay file of a stored match of another version."""
    return (await read_stored(rooms, match)).file()


def rows_after(old: Stored, log: bytes, now: int) -> tuple[str, list[Row]]:
    """The id and the rows of a match that goes on: the entries of its file with the times of the old ones, and new
    links for all seats."""
    match = new_match_id()
    table = replace(old.table, secret=new_key().encode())
    header, *lines, _ = log.splitlines()
    public, timed = old.match.public, old.match.timed
    rows: list[Row] = [
        StoredMatch(match, now, header, old.match.seed, write_table(table), public, timed, False, now)
    ]
    viewers: list[Viewer] = [*range(len(table.seats)), SPECTATOR]
    for viewer in viewers:
        if viewer is SPECTATOR or table.seats[viewer].kind != "bot":
            rows.append(StoredKey(key_hash(table.key_of(viewer)), match, viewer_number(viewer), False))
    for line, entry in zip(lines, old.entries, strict=False):
        rows.append(replace(entry, match=match, line=line))
    return match, rows


async def follow(rooms: Rooms, old: Stored, following: str, by: int) -> None:
    """Let the old table name the one that follows it, and the seat that asked for it (NOBODY for none)."""
    table = replace(old.table, rematch=following, rematch_by=by)
    await rooms.store.update_table(old.match.id, write_table(table))
