"""Reads the lines of a campaign file and checks their hash chain; reports the first damaged line."""

from collections.abc import Callable
from functools import partial
from hashlib import sha256
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bulkhead.campaign.entries import (
    FORMAT,
    Entry,
    Finished,
    Line,
    Opened,
    read_line,
    read_opened,
    write_line,
)
from bulkhead.campaign.games import campaigning
from bulkhead.match.replay import UNREADABLE, Broken
from bulkhead.tabletop.packs import Stamp


class Torn(Struct, frozen=True):
    """A last line without its line break: a crash interrupted its writing."""

    line: int
    data: bytes


class _AnyOpened(Struct):
    """The fields of the first line that every version of the format has."""

    entry: str
    format: int


def is_campaign(data: bytes) -> bool:
    """Does this look like a campaign file, and not like a replay?"""
    try:
        return msgspec.json.decode(data.split(b"\n", 1)[0], type=_AnyOpened).entry == "campaign"
    except UNREADABLE:
        return False


def packs_named(data: bytes) -> tuple[Stamp, ...]:
    """The packs of a campaign; none if its first line cannot be read."""
    try:
        return msgspec.json.decode(data.split(b"\n", 1)[0], type=Opened).packs
    except UNREADABLE:
        return ()


def first_link(opened: Opened) -> bytes:
    """The first hash of the chain: that of the first line."""
    return sha256(write_line(opened)).digest()


def link(chain: bytes, entry: Entry) -> bytes:
    """The next hash: it covers the line and, through the chain, all lines before it."""
    return sha256(chain + write_line(replace(entry, hash=""))).digest()


def read_lines(data: bytes, name: str) -> tuple[Opened, list[Entry], Torn | None]:
    """The entries of a campaign file, or Broken if the chain does not hold. A cut-off last line is returned unread."""
    whole, _, rest = data.rpartition(b"\n")
    if not whole:
        raise Broken(name, 1, "campaign-no-header")
    first, *lines = whole.split(b"\n")
    opened = _opened(first, name)
    rules = campaigning(opened.game)
    # The chain of a game that is not known here is checked too: a damaged file is reported before an unknown game.
    read = partial(read_line, finished=Finished[Any, Any, Any] if rules is None else rules.finished)
    chain, entries = first_link(opened), list[Entry]()
    for number, one in enumerate(lines, 2):
        entry = _checked(one, number, name, read)
        if isinstance(entry, Opened):
            raise Broken(name, number, "replay-out-of-place")
        if entry.n != number - 1:
            raise Broken(name, number, "replay-wrong-number", n=entry.n, expected=number - 1)
        chain = link(chain, entry)
        if entry.hash != chain.hex():
            raise Broken(name, number, "campaign-broken-chain")
        entries.append(entry)
    return opened, entries, Torn(len(lines) + 2, rest) if rest else None


L = TypeVar("L", bound=Line)


def _checked(data: bytes, number: int, name: str, read: Callable[[bytes], L]) -> L:
    try:
        line = read(data)
    except msgspec.ValidationError as error:
        raise Broken(name, number, "campaign-bad-entry", detail=str(error)) from None
    except UNREADABLE:
        raise Broken(name, number, "replay-not-json") from None
    if write_line(line) != data:
        raise Broken(name, number, "replay-not-canonical")
    return line


def _opened(data: bytes, name: str) -> Opened:
    try:
        start = msgspec.json.decode(data, type=_AnyOpened)
    except UNREADABLE:
        raise Broken(name, 1, "campaign-no-header") from None
    if start.entry != "campaign":
        raise Broken(name, 1, "campaign-no-header")
    if start.format != FORMAT:
        raise Broken(name, 1, "replay-other-format", format=start.format, known=FORMAT)
    return _checked(data, 1, name, read_opened)
