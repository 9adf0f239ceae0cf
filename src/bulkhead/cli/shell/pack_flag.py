"""Playing with packs: the flag `--pack` before or after any command, and the packs that a recorded match names."""

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
    """The packs that are named on the line, and the line without them."""
    return take(FLAG, arguments)


def open_named(words: Sequence[str]) -> None:
    """Play with the packs that the line names, and with no others."""
    _open([find(word) for word in words])


def open_for_match(file: str) -> None:
    """Play with the packs that a recorded match names: those given on the line, or installed ones. Where one of them is
    not to be found, nothing is opened: the match says itself what it lacks."""
    line, _, _ = read_bytes(file).partition(b"\n")
    try:
        header = read_entry(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return  # whoever reads the whole file says what is wrong with it
    if isinstance(header, Header):
        open_stamped(packs_of(header))


def open_stamped(stamps: Sequence[Stamp]) -> None:
    """Play with these packs, if all of them are to be found."""
    needed = packs_for(stamps, played_with())
    if needed is not None:
        _open(needed)


def _open(folders: Sequence[Path]) -> None:
    if list(folders) != played_with():
        play_with(folders)
