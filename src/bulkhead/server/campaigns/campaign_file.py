"""Packs a campaign for download: its file and the replay of each mission, in the form that `bulkhead verify` reads."""

import asyncio
from io import BytesIO
from pathlib import PurePosixPath
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from bulkhead.campaign import laid_open
from bulkhead.campaign.played import played_missions
from bulkhead.server.campaigns.acts import SUFFIX
from bulkhead.server.campaigns.open_campaigns import Campaigns, Live, Viewer
from bulkhead.server.http.problems import TooSoon
from bulkhead.server.table.old_tables import old_file


async def pack(campaigns: Campaigns, live: Live, viewer: Viewer) -> bytes:
    """A zip archive with all files. It holds the secrets of all factions, so it is refused while another faction has a
    secret, and during a mission."""
    if live.book.pending is not None:
        raise TooSoon("server-campaign-in-mission")
    if not laid_open(live.book, live.record.factions(viewer.holder)):
        raise TooSoon("server-campaign-sealed")
    files = {f"{live.record.stem}{SUFFIX}": live.book.lines()}
    for mission in played_missions(live.book):
        *left, last = mission.files.items()
        for n, file in left:
            files[PurePosixPath(file).name] = await old_file(campaigns.rooms, live.matches[n])
        files[PurePosixPath(last[1]).name] = await _replay(campaigns, live, mission.result.n)
    return await asyncio.to_thread(_zip, files)


async def _replay(campaigns: Campaigns, live: Live, n: int) -> bytes:
    """The replay of the mission that an entry ended: the stored lines, and the last line as stored with the entry."""
    match = live.matches[n]
    stored = await campaigns.store.match(match)
    header = b"" if stored is None else stored.header
    lines = [entry.line for entry in await campaigns.store.entries(match)]
    return b"".join(line + b"\n" for line in (header, *lines, live.ends[n]))


def _zip(files: dict[str, bytes]) -> bytes:
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(ZipInfo(name), data, ZIP_DEFLATED)
    return packed.getvalue()
