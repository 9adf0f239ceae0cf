"""Imports a campaign that was played elsewhere: makes its records and stored rows from its file and replays."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from bulkhead.campaign import Begun, Book
from bulkhead.campaign.entries import write_line
from bulkhead.campaign.played import played_missions
from bulkhead.match import Replay, read_replay
from bulkhead.match.entries import write_entry
from bulkhead.match.replay import seed_of
from bulkhead.match.rows import Row, StoredEntry, StoredKey, StoredLine, StoredMatch
from bulkhead.server.campaigns.acts import mark_of
from bulkhead.server.campaigns.forms import BroughtCampaign, NewHolder
from bulkhead.server.campaigns.holders import GAME, NOBODY, read_holders
from bulkhead.server.campaigns.records import HUMAN, CampaignRecord, stem_of
from bulkhead.server.table.clocks import TimeLimit
from bulkhead.server.table.keys import key_hash, new_key, new_match_id
from bulkhead.server.table.tables import Ended, SeatRecord, TableRecord, plain_name, write_table
from bulkhead.tabletop.game import SPECTATOR, Viewer, viewer_number


class Brought(Struct, frozen=True):
    """An imported campaign, and the rows to store."""

    book: Book
    record: CampaignRecord
    lines: list[StoredLine]
    rows: list[Row]


def bring(id_: str, form: BroughtCampaign, limit: TimeLimit, now: int) -> Brought:
    """Import a campaign whose files were verified. Factions keep their holders unless the form names others; people
    play at the founder's screen until the founder changes it."""
    name = plain_name(form.name)
    book = Book.read(form.text.encode(), name)
    before = [
        NewHolder(faction, "here", one.name)
        if one.player == HUMAN
        else NewHolder(faction, "bot", one.name, one.player)
        for faction, one in book.seats.items()
    ]
    known = NOBODY | dict(read_holders(before, NOBODY))
    holders = known | dict(read_holders(form.seats, known))
    record = CampaignRecord(new_key().encode(), name, stem_of(name), holders, limit)
    lines, rows = {0: StoredLine(id_, 0, "", write_line(book.opened), b"")}, list[Row]()
    for entry in book.entries:
        lines[entry.n] = StoredLine(id_, entry.n, "", write_line(entry), b"")
    for mission in played_missions(book):
        match, end = "", b""
        for n, file in mission.files.items():
            replay = read_replay(form.missions[file].encode(), file)
            match, end = new_match_id(), write_entry(replay.end)
            rows += _match(match, replay, _table(id_, record, mission.begun, replay, limit, now), now)
            lines[n] = replace(lines[n], match=match)
        # The last file has the end.
        lines[mission.result.n] = replace(lines[mission.result.n], match=match, end=end)
    return Brought(book, record, list(lines.values()), rows)


def _table(
    id_: str, record: CampaignRecord, begun: Begun, replay: Replay, limit: TimeLimit, now: int
) -> TableRecord:
    """A table record for a mission, as if it had been played on this server."""
    seats = [
        SeatRecord("here", one.name, "", "human", True)
        if one.player == HUMAN
        else SeatRecord("bot", one.name, one.player, "bot", True)
        for one in replay.header.seats
    ]
    holders = {faction: record.holders[faction] for faction in begun.seats}
    mark = mark_of(id_, record, begun.mission, holders, {})
    return TableRecord(
        new_key().encode(), GAME, replay.header.options, seats, limit, mark=mark, ended=_ended(replay, now)
    )


def _ended(replay: Replay, now: int) -> Ended | None:
    """The result of a mission: a match of earlier rules cannot be loaded to tell it."""
    if replay.end.result is None:
        return None
    viewers = len(replay.header.seats) + 1
    return Ended(replay.end.result, [len(replay.moves) - 1] * viewers, [now] * viewers)


def _match(match: str, replay: Replay, table: TableRecord, now: int) -> Iterator[Row]:
    header = write_entry(replay.header)
    finished = replay.end.state == "finished"
    yield StoredMatch(match, now, header, seed_of(replay), write_table(table), False, False, finished, now)
    viewers: list[Viewer] = [*range(len(table.seats)), SPECTATOR]
    for viewer in viewers:
        yield StoredKey(key_hash(table.key_of(viewer)), match, viewer_number(viewer), False)
    for n, move in enumerate(replay.moves):
        yield StoredEntry(match, n, now, 0, "", write_entry(move))
