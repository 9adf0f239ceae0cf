"""Lists the finished missions of a campaign with their files, including those taken back."""

from collections.abc import Iterator

from msgspec import Struct

from bulkhead.campaign.book import AnyFinished, Book
from bulkhead.campaign.entries import Begun, Finished, NewRules


class MissionFiles(Struct, frozen=True):
    """A finished mission."""

    begun: Begun
    files: dict[int, str]
    """Its file by the entry that named it. A mission that went on with new rules has one more for each version; the
    last one has its end."""
    result: AnyFinished


def played_missions(book: Book) -> Iterator[MissionFiles]:
    """The finished missions, in order."""
    begun: Begun | None = None
    files: dict[int, str] = {}
    for entry in book.entries:
        if isinstance(entry, Begun):
            begun, files = entry, {entry.n: entry.file}
        elif isinstance(entry, NewRules) and entry.file:
            files[entry.n] = entry.file
        elif isinstance(entry, Finished) and begun is not None:
            yield MissionFiles(begun, files, entry)
