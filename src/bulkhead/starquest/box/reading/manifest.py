"""The manifest of a pack, `pack.toml`: its id, name and version, and the number of items of each kind."""

import re
from collections.abc import Mapping
from importlib.resources.abc import Traversable

from msgspec import Struct

from bulkhead.starquest.box.items.sources import Count
from bulkhead.starquest.box.reading.item_files import mistake_at, read_record
from bulkhead.tabletop.refusals import Mistake, Mistakes
from bulkhead.tabletop.tomlfile import TomlFile

LID = "pack.toml"
_ID = re.compile(r"[a-z][a-z0-9-]{0,39}")
_VERSION = re.compile(r"[0-9]{1,6}(\.[0-9]{1,6}){0,3}")


class Manifest(Struct, frozen=True, forbid_unknown_fields=True):
    """The fields of `pack.toml`."""

    id: str
    """Small letters, digits and hyphens."""
    name: str
    version: str
    """`1`, `1.2`, ..."""
    holds: dict[str, Count] = {}
    """Items in each folder: `figures = 49`, `"cards/order" = 7`. May be left out; if given, it must be right."""


class Pack(Struct, frozen=True):
    """A folder with a pack in it."""

    folder: Traversable
    label: str = ""
    """The prefix of its files in sentences: the folder as it was typed, with a slash."""


def read_text(file: Traversable, name: str) -> str:
    try:
        return file.read_bytes().decode("utf-8")
    except UnicodeDecodeError:
        raise Mistake("content-not-utf8", file=name) from None


def read_manifest(pack: Pack) -> tuple[Manifest, TomlFile]:
    """The manifest of a pack, or everything that is wrong with it."""
    name = f"{pack.label}{LID}"
    file = pack.folder.joinpath(LID)
    if not file.is_file():
        raise Mistake("pack-no-lid", file=name)
    document = TomlFile(read_text(file, name), name)
    manifest, _ = read_record(document, Manifest)
    found = []
    if _ID.fullmatch(manifest.id) is None:
        found.append(mistake_at(document, ("id",), "pack-bad-id", value=manifest.id))
    if _VERSION.fullmatch(manifest.version) is None:
        found.append(mistake_at(document, ("version",), "pack-bad-version", value=manifest.version))
    if found:
        raise Mistakes(found)
    return manifest, document


def check_counts(manifest: Manifest, document: TomlFile, folders: Mapping[str, int]) -> list[Mistake]:
    """Check the counts in the manifest. `folders` has the items by folder."""
    found = []
    for folder, count in manifest.holds.items():
        path = ("holds", folder)
        if folder not in folders:
            found.append(mistake_at(document, path, "file-unknown-field", allowed=", ".join(sorted(folders))))
        elif folders[folder] != count:
            found.append(mistake_at(document, path, "pack-wrong-count", count=count, real=folders[folder]))
    if manifest.holds:
        found += [
            mistake_at(document, ("holds",), "pack-not-listed", folder=folder, real=real)
            for folder, real in sorted(folders.items())
            if real and folder not in manifest.holds
        ]
    return found
