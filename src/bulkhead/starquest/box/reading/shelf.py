"""Reads all items of one kind, each from a file named like the item."""

from importlib.resources.abc import Traversable
from typing import Generic, TypeVar

from msgspec import Struct

from bulkhead.starquest.box.reading.digest import canonical
from bulkhead.starquest.box.reading.inline import Words, take_words
from bulkhead.starquest.box.reading.item_files import Reference, mistake_at, read_record
from bulkhead.starquest.box.reading.manifest import Pack, read_text
from bulkhead.tabletop.refusals import Mistake, Mistakes, each
from bulkhead.tabletop.tomlfile import TomlFile

S = TypeVar("S", bound=Struct)

ENDING = ".toml"


class Kind(Struct, Generic[S], frozen=True):
    """A kind of item: its folder, the prefix of its ids, and its record."""

    folder: str
    prefixes: tuple[str, ...]
    record: type[S]

    def owns(self, name: str) -> bool:
        return name.startswith(self.prefixes)


class Filed(Struct, Generic[S], frozen=True):
    """An item with the data of its file."""

    item: S
    document: TomlFile
    references: tuple[Reference, ...]
    words: Words
    text: bytes
    """The file's content for the digest."""


def read_item(pack: Pack, kind: Kind[S], file: Traversable) -> Filed[S]:
    """The item of a file, or everything that is wrong with it."""
    name = f"{pack.label}{kind.folder}/{file.name}"
    document = TomlFile(read_text(file, name), name)
    id_ = file.name.removesuffix(ENDING)
    found: list[Mistake] = []
    words: Words = {}
    try:
        words = take_words(document, id_)
    except Mistake as mistake:
        found += each(mistake)
    written = document.data.get("id")
    if isinstance(written, str) and written.strip() and written != id_:
        found.append(mistake_at(document, ("id",), "content-id-not-file", value=written))
    try:
        item, references = read_record(document, kind.record)
    except Mistake as mistake:
        raise Mistakes([*found, *each(mistake)]) from None
    if found:
        raise Mistakes(found)
    return Filed(item, document, tuple(references), words, canonical(document.data))
