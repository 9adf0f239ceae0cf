"""Packs made by the tests: a manifest, and the files they write."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from textwrap import dedent

from bulkhead.starquest.box import Pack, open_packs

LID = 'id = "{id}"\nname = "A pack"\nversion = "{version}"\n'

DRILL = """
    id = "ord_drill"
    decks = ["imperial_fists"]
    play = "turn_start"
    by = "owner"
    target = "all_own"
    do = ["more(move,1)"]
    lasts = "turn"
    uses = 1
    hooks = ["SQ-TURN-04"]
    source = "house"

    [words.en]
    name = "Drill"
    rule = "All your miniatures may move a second time."
"""
"""An order in one file."""


def write(folder: Path, name: str, text: str) -> Path:
    """A file of a pack."""
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(dedent(text).lstrip("\n"), encoding="utf-8")
    return file


def new_pack(folder: Path, id_: str = "mine", version: str = "1") -> Path:
    """A folder with a manifest and nothing else."""
    write(folder, "pack.toml", LID.format(id=id_, version=version))
    return folder


@contextmanager
def played_with(*folders: Path) -> Iterator[None]:
    """With these packs loaded."""
    open_packs(*(Pack(folder, f"{folder.name}/") for folder in folders))
    try:
        yield
    finally:
        open_packs()
