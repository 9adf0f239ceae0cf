"""Opens packs: those named by the flag `--pack`, or those that a recorded match names."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from bulkhead.cli.shell.files import read_bytes
from bulkhead.cli.shell.flags import take
from bulkhead.match.entries import Header, read_entry
from bulkhead.match.packs import packs_of
from bulkhead.packs.folders import find
from bulkhead.packs.opening import packs_for, play_with, played_with
from bulkhead.tabletop.packs import Stamp

FLAG = "--pack"


def take_flag(arguments: Sequence[str]) -> tuple[list[str], list[str]]:
    """The values of `--pack`, and the arguments without them."""
    return take(FLAG, arguments)


def open_named(words: Sequence[str]) -> None:
    """Open the packs named on the command line, and no others."""
    _open([find(word) for word in words])


def open_for_match(file: str) -> None:
    """Open the packs that a recorded match names: given on the command line, or installed. If one is missing, nothing
    is opened: reading the match reports what it lacks."""
    line, _, _ = read_bytes(file).partition(b"\n")
    try:
        header = read_entry(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return  # the reader of the whole file reports the error
    if isinstance(header, Header):
        open_stamped(packs_of(header))


def open_stamped(stamps: Sequence[Stamp]) -> None:
    """Open these packs, if all of them can be found."""
    needed = packs_for(stamps, played_with())
    if needed is not None:
        _open(needed)


def _open(folders: Sequence[Path]) -> None:
    if list(folders) != played_with():
        play_with(folders)
