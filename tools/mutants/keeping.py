"""Kept verdicts: a second run judges only what has changed since the first."""

from pathlib import Path

import msgspec
from msgspec import Struct, field

from tools.mutants.hollow import Hollow
from tools.mutants.judging import Verdict

FOLDER = ".mutants"


class Kept(Struct):
    """What one run leaves to the next."""

    verdicts: dict[str, Verdict] = field(default_factory=dict)
    """By the id of the mutant."""
    hollow: dict[str, Hollow] = field(default_factory=dict)
    """By clause."""
    seconds: dict[str, float] = field(default_factory=dict)
    """Of each test, without a break."""


def read_kept(root: Path) -> Kept:
    """Nothing if the file is missing or of an earlier version of this tool."""
    try:
        return msgspec.json.decode((root / FOLDER / "kept.json").read_bytes(), type=Kept)
    except (OSError, msgspec.DecodeError):
        return Kept()


def write_kept(root: Path, kept: Kept) -> None:
    write_whole(root / FOLDER / "kept.json", kept)


def write_whole(file: Path, kept: Struct) -> None:
    """Write a file so that a run which is stopped meanwhile leaves the old one."""
    file.parent.mkdir(exist_ok=True)
    part = file.with_suffix(".part")
    part.write_bytes(msgspec.json.encode(kept))
    part.replace(file)
