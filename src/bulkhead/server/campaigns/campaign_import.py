"""Imports a campaign that was played elsewhere: makes its records and stored rows from its file and replays."""

from collections.abc import Iterator
from itertools import pairwise

from msgspec import Struct

from bulkhead.campaign import Begun, Book, Finished
from bulkhead.campaign.book import AnyFinished
from bulkhead.campaign.entries import write_line
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
from bulkhead.server.table.tables import SeatRecord, TableRecord, plain_name, write_table
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
    played = _played(book)
    matches = {begun.n: new_match_id() for begun, _ in played}
    lines, rows = [StoredLine(id_, 0, "", write_line(book.opened), b"")], list[Row]()
    ended = {finished.n: begun for begun, finished in played}
    for entry in book.entries:
        begun = ended.get(entry.n)
        match = matches.get(entry.n, "") if begun is None else matches[begun.n]
        end = b""
        if begun is not None:
            replay = read_replay(form.missions[begun.file].encode(), begun.file)
            end = write_entry(replay.end)
            rows += _match(match, replay, _table(id_, record, begun, replay, limit), now)
        lines.append(StoredLine(id_, entry.n, match, write_line(entry), end))
    return Brought(book, record, lines, rows)


def _played(book: Book) -> list[tuple[Begun, AnyFinished]]:
    """The finished missions, including those taken back."""
    return [
        (begun, finished)
        for begun, finished in pairwise(book.entries)
        if isinstance(begun, Begun) and isinstance(finished, Finished)
    ]


def _table(id_: str, record: CampaignRecord, begun: Begun, replay: Replay, limit: TimeLimit) -> TableRecord:
    """A table record for a mission, as if it had been played on this server."""
    seats = [
        SeatRecord("here", one.name, "", "human", True, salt)
        if one.player == HUMAN
        else SeatRecord("bot", one.name, one.player, "bot", True, salt)
        for one, salt in zip(replay.header.seats, replay.header.salts, strict=True)
    ]
    holders = {faction: record.holders[faction] for faction in begun.seats}
    mark = mark_of(id_, record, begun.mission, holders, {})
    return TableRecord(new_key().encode(), GAME, replay.header.options, seats, limit, mark=mark)


def _match(match: str, replay: Replay, table: TableRecord, now: int) -> Iterator[Row]:
    header = write_entry(replay.header)
    yield StoredMatch(match, now, header, seed_of(replay), write_table(table), False, False, True, now)
    viewers: list[Viewer] = [*range(len(table.seats)), SPECTATOR]
    for viewer in viewers:
        yield StoredKey(key_hash(table.key_of(viewer)), match, viewer_number(viewer), False)
    for n, move in enumerate(replay.moves):
        yield StoredEntry(match, n, now, 0, "", write_entry(move))
