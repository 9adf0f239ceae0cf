"""`bulkhead packs`, and `--pack` before or after any command: playing with packs of one's own."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from typer import Argument

from bulkhead.cli.shell.files import read_bytes
from bulkhead.cli.shell.flags import take
from bulkhead.cli.shell.screen import Screen
from bulkhead.match.entries import Header, read_entry
from bulkhead.match.packs import packs_of
from bulkhead.packs.checking import Report
from bulkhead.packs.checking import check as check_pack
from bulkhead.packs.folders import PACKS, find, installed, lid_of, user_folder
from bulkhead.packs.opening import packs_for, play_with, played_with
from bulkhead.starquest.box import load_box
from bulkhead.tabletop.packs import Stamp
from bulkhead.tabletop.phrases import Phrase
from bulkhead.tabletop.refusals import Mistake

FLAG = "--pack"
CHECK, LIST = "check", "list"


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


def packs(
    ctx: typer.Context,
    what: Annotated[str, Argument(metavar="cli-meta-packs", help="cli-packs-what")] = LIST,
    folder: Annotated[str, Argument(metavar="cli-meta-pack", help="cli-packs-folder")] = "",
) -> int:
    """Check a pack, or list those there are. The answer is no when a pack has mistakes."""
    screen: Screen = ctx.obj
    if what == LIST:
        return _list(screen)
    if what != CHECK:
        raise Mistake("cli-packs-unknown", what=what, known=f"{CHECK}, {LIST}")
    if not folder:
        raise Mistake("cli-packs-which")
    return _tell(screen, check_pack(find(folder)))


def _tell(screen: Screen, report: Report) -> int:
    for mistake in report.mistakes:
        screen.complain(mistake)
    for warning in report.warnings:
        screen.say("cli-packs-could-be", what=warning)
    if report.mistakes:
        screen.complain(Phrase("cli-packs-wrong", {"count": len(report.mistakes)}))
        return 1
    manifest = report.content.manifest
    assert manifest is not None
    screen.say("cli-packs-sound", style="green", name=manifest.name, version=manifest.version)
    return 0


def _list(screen: Screen) -> int:
    """What comes with the game, what is open, and what is installed: id, version, digest, name, place."""
    open_here = played_with()
    rows = []
    for stamp, folder in zip(load_box().packs, [None, *open_here], strict=True):
        place = screen.words.say("cli-packs-builtin") if folder is None else str(folder)
        rows.append([stamp.id, stamp.version, stamp.digest[:12], place])
    for folder in installed():
        lid = lid_of(folder)
        if folder not in open_here:
            rows.append([lid.id if lid else "?", lid.version if lid else "?", "", str(folder)])
    screen.rows(rows, ("cyan", "", "dim", ""))
    screen.say("cli-packs-nowhere", folder=str(user_folder() / PACKS))
    return 0
