"""Reads and adds kept files: compressed with xz, and never overwritten."""

import lzma
from pathlib import Path
from typing import Any

import msgspec

FOLDER = Path(__file__).parent
PACK = FOLDER / "pack"
"""The example pack as it was when the replays with it were recorded."""


def read(name: str) -> bytes:
    """The content of a kept file."""
    return lzma.decompress((FOLDER / f"{name}.xz").read_bytes())


def read_json(name: str) -> Any:
    return msgspec.json.decode(read(name))


def names(folder: str) -> list[str]:
    """The kept files of a folder, in order."""
    return sorted(f"{folder}/{path.name.removesuffix('.xz')}" for path in (FOLDER / folder).glob("*.xz"))


def folders(name: str) -> list[str]:
    """A folder of version 1, and those of later versions."""
    return sorted(path.name for path in FOLDER.glob(f"{name}*") if path.is_dir())


def has(name: str) -> bool:
    return (FOLDER / f"{name}.xz").exists()


def keep(name: str, data: bytes) -> None:
    """Add a file. An existing one is left as it is."""
    path = FOLDER / f"{name}.xz"
    if has(name):
        print(f"{name} is kept already")
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(lzma.compress(data, preset=9 | lzma.PRESET_EXTREME))
    print(f"{name}: {len(data)} bytes, packed {path.stat().st_size}")
