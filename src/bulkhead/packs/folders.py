"""Finds pack folders: a folder that the player names, or one in the player's packs folder."""

import os
import sys
from pathlib import Path

from bulkhead.starquest.box.reading.manifest import LID, Manifest, Pack, read_manifest
from bulkhead.tabletop.refusals import Mistake

NAME = "bulkhead"
PACKS = "packs"


def user_folder() -> Path:
    """The per-user data folder. If an earlier version made one in another place, that one stays in use."""
    earlier = earlier_folder()
    if earlier.is_dir():
        return earlier
    from platformdirs import user_data_path

    return user_data_path(NAME, appauthor=False)


def earlier_folder() -> Path:
    """Where versions before platformdirs looked. The two differ for unusual settings only: LOCALAPPDATA changed by
    hand, XDG_DATA_HOME on a Mac, or one that is empty or relative."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData/Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library/Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local/share"))
    return base / NAME


def pack_in(folder: Path) -> Pack:
    """The pack in a folder; its files are named as the player would type them."""
    return Pack(folder, f"{folder.as_posix().rstrip('/')}/")


def installed() -> list[Path]:
    """The pack folders in the player's packs folder, sorted by name."""
    place = user_folder() / PACKS
    if not place.is_dir():
        return []
    return sorted(one for one in place.iterdir() if one.joinpath(LID).is_file())


def lid_of(folder: Path) -> Manifest | None:
    """The manifest of the pack in a folder; None when it cannot be read."""
    try:
        return read_manifest(pack_in(folder))[0]
    except (Mistake, OSError):
        return None


def by_id(id_: str) -> Path | None:
    """An installed pack by its id."""
    for folder in installed():
        lid = lid_of(folder)
        if lid is not None and lid.id == id_:
            return folder
    return None


def find(word: str) -> Path:
    """The pack that a player means: a folder, or the id of an installed pack."""
    folder = Path(word)
    try:
        if folder.is_dir():
            return folder
    except (OSError, ValueError):  # too long for a name, or not a name at all
        pass
    known = by_id(word)
    if known is None:
        raise Mistake("pack-unknown", pack=word, folder=str(user_folder() / PACKS))
    return known
