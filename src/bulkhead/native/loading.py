"""Loads a compiled library: the one in the package if there is one, else from the user's cache, compiled if needed.

In the cache a small file, named after the key, holds the digest of the library, and the library's file is named after
that digest. Both are written aside and renamed, so a process that looks sees a whole pair or none, however many build
at once; a library that was damaged later does not have its digest and is compiled again.
"""

import ctypes
import os
import tempfile
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from threading import Lock

from bulkhead.native.compiling import (
    SUFFIX,
    Compiler,
    compile_to,
    digest_of_sources,
    find_compiler,
    find_graphics_compiler,
    key,
)

SOURCES = Path(__file__).parent
SHIPPED = SOURCES / "compiled"
"""Libraries compiled with the package, `<name>-<digest of its sources>`. Those of other sources are ignored."""

_lock = Lock()
_loaded: dict[tuple[str, tuple[str, ...], bool], ctypes.CDLL] = {}


def library(name: str, flags: Sequence[str] = ()) -> ctypes.CDLL:
    """The library made from `<name>.c` in this folder, with these flags for the compiler (`-DROWS=4`) after the usual
    ones. Raises a Mistake when it has to be compiled and cannot be."""
    wanted = name, tuple(flags), False
    with _lock:  # one thread compiles, the others wait for it
        found = _loaded.get(wanted)
        if found is None:
            source = SOURCES / f"{name}.c"
            shipped = load_shipped(source, flags, SHIPPED)
            found = _loaded[wanted] = shipped or load(source, flags, folder())
    return found


def graphics_library(name: str, flags: Sequence[str] = ()) -> ctypes.CDLL:
    """The same for a graphics processor: the source is compiled as CUDA."""
    wanted = name, tuple(flags), True
    with _lock:
        found = _loaded.get(wanted)
        if found is None:
            source = SOURCES / f"{name}.c"
            found = _loaded[wanted] = load(source, flags, folder(), find_graphics_compiler())
    return found


@cache
def folder() -> Path:
    """Where compiled libraries are kept: the user's cache; where nothing can be written there, a temporary folder."""
    from platformdirs import user_cache_path

    place = user_cache_path("bulkhead", appauthor=False) / "native"
    try:
        place.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=place):
            return place
    except OSError:
        return Path(_temporary().name)


@cache
def _temporary() -> tempfile.TemporaryDirectory[str]:
    """Kept until the process ends, and then removed."""
    return tempfile.TemporaryDirectory(prefix="bulkhead-native-", ignore_cleanup_errors=True)


def load_shipped(source: Path, flags: Sequence[str], shipped: Path) -> ctypes.CDLL | None:
    """The library that came with the package, if it was made from this source and loads on this machine."""
    file = shipped / f"{source.stem}-{digest_of_sources(source, flags)[:16]}{SUFFIX}"
    try:
        return ctypes.CDLL(str(file)) if file.is_file() else None
    except OSError:  # made for another system
        return None


def load(source: Path, flags: Sequence[str], place: Path, compiler: Compiler | None = None) -> ctypes.CDLL:
    """The library from a cache folder; compiled into it if it is not there whole."""
    compiler = compiler or find_compiler()
    note = place / f"{source.stem}-{key(source, flags, compiler)[:32]}"
    kept = _kept(note, source.stem)
    if kept is not None:
        return ctypes.CDLL(str(kept))
    with tempfile.TemporaryDirectory(dir=place, prefix="building-") as aside:
        built = Path(aside) / f"{source.stem}{SUFFIX}"
        compile_to(built, source, flags, compiler)
        digest = _digest(built)
        target = place / f"{source.stem}-{digest}{SUFFIX}"
        os.replace(built, target)
        written = Path(aside) / note.name
        written.write_text(digest, encoding="ascii")
        os.replace(written, note)
    return ctypes.CDLL(str(target))


def _kept(note: Path, name: str) -> Path | None:
    """The library that a note speaks of, if it is as it was written."""
    try:
        digest = note.read_text(encoding="ascii")
        file = note.parent / f"{name}-{digest}{SUFFIX}"
        return file if _digest(file) == digest else None
    except (OSError, ValueError):
        return None


def _digest(file: Path) -> str:
    return sha256(file.read_bytes()).hexdigest()
