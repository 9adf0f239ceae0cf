"""Reads and writes the files that a player names, and reports file errors as Mistake. Writes are atomic."""

import os
from contextlib import suppress
from pathlib import Path

from bulkhead.tabletop.refusals import Mistake


def read_bytes(name: str) -> bytes:
    """The content of a file."""
    try:
        return Path(name).read_bytes()
    except (OSError, ValueError) as error:
        raise _wrong(name, error) from None


def read_text(name: str) -> str:
    """The content of a text file."""
    try:
        return read_bytes(name).decode()
    except UnicodeDecodeError:
        raise Mistake("cli-file-not-text", file=name) from None


def write_bytes(name: str, data: bytes) -> None:
    """Write a file atomically: after an error the old file is unchanged."""
    half = Path(f"{name}.part")
    try:
        half.write_bytes(data)
        os.replace(half, name)
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):
            half.unlink()
        raise _wrong(name, error) from None


def make_folder(name: str) -> None:
    """Create a folder if it does not exist."""
    try:
        Path(name).mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise _wrong(name, error) from None


def _wrong(name: str, error: OSError | ValueError) -> Mistake:
    if isinstance(error, FileNotFoundError):
        return Mistake("cli-file-missing", file=name)
    detail = error.strerror if isinstance(error, OSError) else None
    return Mistake("cli-file-trouble", file=name, detail=detail or str(error))
