"""`bulkhead packs`: checks a pack, or lists the packs that are open and installed."""

from typing import Annotated

import typer
from typer import Argument

from bulkhead.cli.shell.screen import Screen
from bulkhead.packs.checking import Report
from bulkhead.packs.checking import check as check_pack
from bulkhead.packs.folders import PACKS, find, installed, lid_of, user_folder
from bulkhead.packs.opening import played_with, stamps
from bulkhead.tabletop.phrases import Phrase
from bulkhead.tabletop.refusals import Mistake

CHECK, LIST = "check", "list"


def packs(
    ctx: typer.Context,
    what: Annotated[str, Argument(metavar="cli-meta-packs", help="cli-packs-what")] = LIST,
    folder: Annotated[str, Argument(metavar="cli-meta-pack", help="cli-packs-folder")] = "",
) -> int:
    """Check a pack, or list all packs. The exit code is 1 when a pack has mistakes."""
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
    """Print the built-in packs, the open ones and the installed ones: id, version, digest, name, place."""
    open_here = played_with()
    rows = []
    for stamp, folder in zip(stamps(), [None, *open_here], strict=True):
        place = screen.words.say("cli-packs-builtin") if folder is None else str(folder)
        rows.append([stamp.id, stamp.version, stamp.digest[:12], place])
    for folder in installed():
        lid = lid_of(folder)
        if folder not in open_here:
            rows.append([lid.id if lid else "?", lid.version if lid else "?", "", str(folder)])
    screen.rows(rows, ("cyan", "", "dim", ""))
    screen.say("cli-packs-nowhere", folder=str(user_folder() / PACKS))
    return 0
