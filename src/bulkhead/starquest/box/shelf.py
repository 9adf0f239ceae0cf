"""A shelf of the box: all items of one kind, each in a file of its own that is called like the item."""

from collections.abc import Iterable, Iterator
from importlib.resources.abc import Traversable
from typing import Generic, TypeVar

from msgspec import Struct

from bulkhead.starquest.box.reading import Reference, mistake_at, read_record
from bulkhead.tabletop.refusals import Mistake
from bulkhead.tabletop.tomlfile import TomlFile

S = TypeVar("S", bound=Struct)

ENDING = ".toml"


class Kind(Struct, Generic[S], frozen=True):
    """A kind of item: the folder it lies in, how its ids begin, and its record."""

    folder: str
    prefixes: tuple[str, ...]
    record: type[S]

    def owns(self, name: str) -> bool:
        return name.startswith(self.prefixes)


class Shelf(Generic[S]):
    """The items of one kind by id, with their files."""

    def __init__(self, kind: Kind[S]) -> None:
        self.kind = kind
        self.items: dict[str, S] = {}
        self.documents: dict[str, TomlFile] = {}
        self.references: dict[str, list[Reference]] = {}
        self.texts: dict[str, bytes] = {}

    def take(self, file: Traversable) -> None:
        """Put a file's item on the shelf; it takes the place of an item of the same id."""
        name = f"{self.kind.folder}/{file.name}"
        try:
            text = file.read_bytes().decode("utf-8")
        except UnicodeDecodeError:
            raise Mistake("content-not-utf8", file=name) from None
        document = TomlFile(text, name)
        id_ = file.name.removesuffix(ENDING)
        if document.word(("id",), document.data) != id_:
            raise mistake_at(document, ("id",), "content-id-not-file", value=str(document.data["id"]))
        self.items[id_], self.references[id_] = read_record(document, self.kind.record)
        self.documents[id_] = document
        self.texts[name] = text.replace("\r\n", "\n").encode()

    def named(self) -> Iterator[tuple[TomlFile, Reference]]:
        """Every id that an item of this shelf names."""
        for id_, references in self.references.items():
            for reference in references:
                yield self.documents[id_], reference


def item_files(folders: Iterable[Traversable], shelf: str) -> Iterator[Traversable]:
    """The files of a shelf, folder after folder."""
    for folder in folders:
        place = folder.joinpath(shelf)
        if place.is_dir():
            yield from sorted(place.iterdir(), key=lambda file: file.name)
