"""A store in memory without its own thread: writes take effect at once."""

from collections.abc import Sequence

import msgspec

from bulkhead.match.rows import (
    Row,
    StoredCampaign,
    StoredChat,
    StoredEntry,
    StoredKey,
    StoredLine,
    StoredMatch,
    StoredPass,
)


class Shelf:
    """Implements the server's Store."""

    def __init__(self) -> None:
        self._matches: dict[str, StoredMatch] = {}
        self._entries: dict[str, list[StoredEntry]] = {}
        self._keys: dict[bytes, StoredKey] = {}
        self._chats: list[StoredChat] = []
        self._campaigns: dict[str, StoredCampaign] = {}
        self._lines: dict[str, list[StoredLine]] = {}
        self._passes: dict[bytes, StoredPass] = {}

    async def add(self, rows: Sequence[Row]) -> None:
        for row in rows:
            if isinstance(row, StoredMatch):
                self._matches[row.id] = row
            elif isinstance(row, StoredKey):
                self._keys[row.hash] = row
            elif isinstance(row, StoredChat):
                self._chats.append(row)
            elif isinstance(row, StoredEntry):
                self._entries.setdefault(row.match, []).append(row)
            elif isinstance(row, StoredCampaign):
                self._campaigns[row.id] = row
            elif isinstance(row, StoredLine):
                self._lines.setdefault(row.campaign, []).append(row)
            elif isinstance(row, StoredPass):
                self._passes[row.hash] = row

    async def begin(self, header: bytes, first: StoredEntry, *, finished: bool) -> None:
        self._change(first.match, header=header, finished=finished)
        await self.add([first])

    async def append(self, *entries: StoredEntry, finished: bool, seen: bool = True) -> None:
        await self.add(entries)
        last = entries[-1]
        self._change(last.match, finished=finished, **({"touched": last.at} if seen else {}))

    async def update_table(self, match: str, table: bytes) -> None:
        self._change(match, table=table)

    def _change(self, match: str, **values: object) -> None:
        # The twin's match is not stored.
        if match in self._matches:
            self._matches[match] = msgspec.structs.replace(self._matches[match], **values)

    async def forget_key(self, hash_: bytes) -> bool:
        return self._keys.pop(hash_, None) is not None

    async def match(self, id_: str) -> StoredMatch | None:
        return self._matches.get(id_)

    async def entries(self, match: str) -> list[StoredEntry]:
        return list(self._entries.get(match, ()))

    async def chats(self, match: str, most: int) -> list[StoredChat]:
        return [chat for chat in self._chats if chat.match == match][-most:]

    async def key(self, hash_: bytes) -> StoredKey | None:
        return self._keys.get(hash_)

    async def recent_public(self, most: int) -> list[str]:
        return [match.id for match in self._matches.values() if match.public and not match.finished][-most:]

    async def timed(self) -> list[str]:
        return [match.id for match in self._matches.values() if match.timed and not match.finished]

    async def campaign(self, id_: str) -> StoredCampaign | None:
        return self._campaigns.get(id_)

    async def lines(self, campaign: str) -> list[StoredLine]:
        return list(self._lines.get(campaign, ()))

    async def campaign_key(self, hash_: bytes) -> StoredPass | None:
        return self._passes.get(hash_)

    async def go_on(self, campaign: str, record: bytes, at: int, rows: Sequence[Row] = ()) -> None:
        before = self._campaigns[campaign]
        self._campaigns[campaign] = msgspec.structs.replace(before, record=record, touched=at)
        await self.add(rows)

    async def close(self) -> None:
        return
