"""A campaign of an earlier version of the rules goes on with the version here, when its founder asks."""

import asyncio

from msgspec.structs import replace

from bulkhead.campaign.continuing import go_over
from bulkhead.match.replay import read_replay
from bulkhead.match.rows import Row
from bulkhead.server.campaigns.acts import check_founder
from bulkhead.server.campaigns.open_campaigns import Campaigns, Live, Viewer
from bulkhead.server.campaigns.records import FOUNDER
from bulkhead.server.http.problems import TooSoon
from bulkhead.server.table.old_tables import Stored, follow, read_stored, rows_after
from bulkhead.server.table.tables import NOBODY, write_table


async def take_new_rules(campaigns: Campaigns, live: Live, viewer: Viewer) -> None:
    """Append the change of rules. The mission in progress goes on at a new table from its last common entry; where it
    cannot, it is taken back."""
    check_founder(viewer)
    book = live.book
    if book.version >= book.game.version:
        raise TooSoon("campaign-same-rules", file=book.name, rules=book.version, known=book.game.version)
    old = await read_stored(campaigns.rooms, live.match) if live.match else None
    replay = None if old is None or not old.entries else read_replay(old.file(), old.match.id)
    # Playing the match again takes a while. Other campaigns and tables are served meanwhile.
    going = await asyncio.to_thread(go_over, book, FOUNDER, replay)
    rows: list[Row] = []
    match = ""
    if old is not None and going.session is not None:
        match, rows = rows_after(old, going.session.log(), campaigns.time.now())
    await campaigns.keep(live, replace(live.record, undo=None), rows, match=match)
    if old is not None and match:
        await follow(campaigns.rooms, old, match, NOBODY)
    elif old is not None:
        await _take_back(campaigns, old)


async def _take_back(campaigns: Campaigns, old: Stored) -> None:
    """Mark the old table: its mission cannot be played any more."""
    assert old.table.mark is not None
    table = replace(old.table, mark=replace(old.table.mark, taken_back=True))
    await campaigns.store.update_table(old.match.id, write_table(table))
