"""Reads several packs as one box: the items, and everything that is wrong with them.

Packs are stacked: an item of a later one replaces an item with the same id. The survey collects all mistakes; a
caller that needs a box to play with raises them (`box.read_box`).
"""

from collections.abc import Container, Iterable, Iterator, Sequence
from importlib.resources.abc import Traversable
from typing import Any

from msgspec import Struct

from bulkhead.starquest.box.catalogue import Box
from bulkhead.starquest.box.items.cards import CARD_SHELVES
from bulkhead.starquest.box.items.kinds import KINDS
from bulkhead.starquest.box.items.weapons import OWN, Weapon
from bulkhead.starquest.box.reading.digest import digest, plain_text
from bulkhead.starquest.box.reading.item_files import Reference, mistake_at
from bulkhead.starquest.box.reading.manifest import (
    LID,
    Manifest,
    Pack,
    check_counts,
    read_manifest,
    read_text,
)
from bulkhead.starquest.box.reading.procedures import CODE_ENDING, CODE_FOLDERS, Procedure
from bulkhead.starquest.box.reading.shelf import ENDING, Filed, Kind, read_item
from bulkhead.starquest.box.reading.validity import check_mission
from bulkhead.tabletop.packs import Stamp
from bulkhead.tabletop.refusals import Mistake, each
from bulkhead.tabletop.tomlfile import TomlFile

LOCALES = "locales"
"""The folder of a pack's Fluent files, one folder in it for each language."""
ALL_KINDS: tuple[Kind[Any], ...] = (*KINDS, *CARD_SHELVES)
FOLDERS: tuple[str, ...] = tuple(dict.fromkeys(kind.folder for kind in ALL_KINDS))


class Content(Struct, frozen=True):
    """The content of one pack."""

    pack: Pack
    manifest: Manifest | None
    items: dict[str, Filed[Any]]
    procedures: dict[str, Procedure]
    stamp: Stamp | None


class Survey:
    """Packs that have been read."""

    def __init__(self, *packs: Pack) -> None:
        self.found: list[Mistake] = []
        """All mistakes, in the order of the files."""
        self.broken: set[str] = set()
        """Items that cannot be used: they are wrong themselves, or name such items."""
        self.contents: list[Content] = [self._pack(pack) for pack in packs]
        self.items: dict[str, Filed[Any]] = {}
        self.procedures: dict[str, Procedure] = {}
        for content in self.contents:
            self.items |= content.items
            for id_ in content.items:  # a replaced item loses its procedure too
                self.procedures.pop(id_, None)
            self.procedures |= content.procedures
        self._references()

    # Reading

    def _pack(self, pack: Pack) -> Content:
        items: dict[str, Filed[Any]] = {}
        procedures: dict[str, Procedure] = {}
        counts: dict[str, int] = {}
        texts: dict[str, bytes] = {}
        for folder in FOLDERS:
            counts[folder] = 0
            for file in _files(pack.folder.joinpath(folder)):
                name = f"{folder}/{file.name}"
                if file.name.endswith(CODE_ENDING) and folder.startswith(CODE_FOLDERS):
                    id_ = file.name.removesuffix(CODE_ENDING)
                    code = read_text(file, f"{pack.label}{name}")
                    procedures[id_] = Procedure(f"{pack.label}{name}", code)
                    texts[name] = plain_text(code)
                    continue
                counts[folder] += 1
                filed = self._item(pack, folder, file)
                if filed is not None:
                    items[file.name.removesuffix(ENDING)] = filed
                    texts[name] = filed.text
        for id_, procedure in procedures.items():
            if id_ not in items and id_ not in self.broken:
                self.found.append(Mistake("pack-code-alone", file=procedure.file, value=id_))
        self.found += _patterns(items, procedures)
        self.found += _strays(pack)
        manifest = self._lid(pack, counts)
        stamp = None if manifest is None else Stamp(manifest.id, manifest.version, digest(texts))
        return Content(pack, manifest, items, procedures, stamp)

    def _item(self, pack: Pack, folder: str, file: Traversable) -> Filed[Any] | None:
        here = [kind for kind in ALL_KINDS if kind.folder == folder]
        for kind in here:
            if file.name.endswith(ENDING) and kind.owns(file.name):
                try:
                    return read_item(pack, kind, file)
                except Mistake as mistake:
                    self.found += each(mistake)
                    self.broken.add(file.name.removesuffix(ENDING))
                    return None
        allowed = ", ".join(f"{prefix}*{ENDING}" for kind in here for prefix in kind.prefixes)
        name = f"{pack.label}{folder}/{file.name}"
        self.found.append(Mistake("content-stray-file", file=name, allowed=allowed))
        return None

    def _lid(self, pack: Pack, counts: dict[str, int]) -> Manifest | None:
        """The manifest of the pack. A folder without one can be read, but not played with."""
        try:
            manifest, document = read_manifest(pack)
        except Mistake as mistake:
            if pack.folder.joinpath(LID).is_file():
                self.found += each(mistake)
            return None
        self.found += check_counts(manifest, document, counts)
        return manifest

    # References

    def _references(self) -> None:
        """Check that every id that an item names is in the box; an item that names a broken one is broken too."""
        shelf_of = {id_: _shelf(id_) for id_ in (*self.items, *self.broken)}
        for document, references in self._named():
            for one in references:
                if shelf_of.get(one.id) not in one.kinds:
                    self.found.append(mistake_at(document, one.path, "content-unknown-id", value=one.id))
                    self.broken.add(str(document.data["id"]))
        self.broken = self.resting_on(self.broken)

    def _named(self) -> Iterator[tuple[TomlFile, Sequence[Reference]]]:
        for filed in self.items.values():
            yield filed.document, filed.references

    # The box

    @property
    def box(self) -> Box:
        """The box of all valid items."""
        shelves: list[dict[str, Any]] = [{} for _ in (*KINDS, "cards")]
        for id_, filed in self.items.items():
            if id_ in self.broken:
                continue
            place = next((place for place, kind in enumerate(KINDS) if kind.owns(id_)), -1)
            shelves[place][id_] = filed.item
        stamps = tuple(content.stamp for content in self.contents if content.stamp is not None)
        texts = {id_: filed.text for id_, filed in self.items.items()}
        texts |= {f"{id_}{CODE_ENDING}": plain_text(one.code) for id_, one in self.procedures.items()}
        return Box(digest(texts), stamps, self.procedures, *shelves)

    def resting_on(self, ids: Iterable[str]) -> set[str]:
        """These items, and all that name them, directly or not."""
        found = set(ids)
        while further := {
            id_
            for id_, filed in self.items.items()
            if id_ not in found and any(one.id in found for one in filed.references)
        }:
            found |= further
        return found

    def missions(self, ids: Container[str] | None = None) -> None:
        """Check that every mission (of these) that is not broken is playable."""
        box = self.box
        for id_, mission in box.missions.items():
            if ids is not None and id_ not in ids:
                continue
            try:
                check_mission(box, mission, self.items[id_].document)
            except Mistake as mistake:
                self.found += each(mistake)

    def words(self) -> Iterator[tuple[str, dict[str, str]]]:
        """The texts in the items' own files, by language; those of later packs come last."""
        for content in self.contents:
            for filed in content.items.values():
                yield from filed.words.items()


def _shelf(id_: str) -> str:
    """The folder of an item with this id, as references name it."""
    return next((kind.folder.partition("/")[0] for kind in ALL_KINDS if kind.owns(id_)), "")


def _files(folder: Traversable) -> list[Traversable]:
    """The files of a folder, sorted by name, without those of other programs."""
    if not folder.is_dir():
        return []
    files = [file for file in folder.iterdir() if not file.name.startswith((".", "__"))]
    return sorted(files, key=lambda file: file.name)


def _patterns(items: dict[str, Filed[Any]], procedures: Container[str]) -> Iterator[Mistake]:
    """A weapon fires by code if, and only if, its data say so."""
    for id_, filed in items.items():
        if isinstance(filed.item, Weapon) and (filed.item.pattern == OWN) != (id_ in procedures):
            message = "pack-code-unused" if id_ in procedures else "pack-no-code"
            yield mistake_at(filed.document, ("pattern",), message, value=OWN)


def _strays(pack: Pack) -> Iterator[Mistake]:
    """Unknown folders, most often spelling mistakes."""
    known = {folder.partition("/")[0] for folder in FOLDERS} | {LOCALES}
    kinds = {folder.partition("/")[2] for folder in FOLDERS if "/" in folder}
    for place, allowed in ((pack.folder, known), (pack.folder.joinpath("cards"), kinds)):
        inside = "" if place is pack.folder else "cards/"
        for one in _files(place):
            if one.is_dir() and one.name not in allowed:
                yield Mistake(
                    "pack-stray-folder",
                    file=f"{pack.label}{inside}{one.name}",
                    allowed=", ".join(sorted(allowed)),
                )
