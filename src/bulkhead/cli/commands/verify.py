"""`bulkhead verify`: checks that every die face, every event and the result of a replay file follow from its seed."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from typer import Option

from bulkhead.campaign import is_campaign, packs_named, verify_campaign
from bulkhead.cli.shell.files import read_bytes
from bulkhead.cli.shell.pack_flag import open_for_match, open_stamped
from bulkhead.cli.shell.params import FileName, Json
from bulkhead.cli.shell.screen import Screen
from bulkhead.match import Verdict
from bulkhead.match import verify as verify_replay
from bulkhead.registry import GAMES


def verify(
    ctx: typer.Context,
    file: FileName,
    commitment: Annotated[
        str, Option("--commitment", metavar="cli-meta-hex", help="cli-verify-commitment")
    ] = "",
    as_json: Json = False,
) -> int:
    """Recompute a match from its file alone. The exit code is 1 when anything does not match."""
    screen: Screen = ctx.obj
    data = read_bytes(file)
    if is_campaign(data):
        return _verify_campaign(screen, data, file, as_json)
    open_for_match(file)
    verdict = verify_replay(data, file, GAMES, commitment.strip())
    if as_json:
        screen.json(_plain(screen, verdict))
    elif verdict.finding is not None:
        screen.complain(verdict.finding)
    else:
        screen.say("cli-verify-ok", style="green", file=file, moves=verdict.moves, faces=verdict.faces)
        screen.say("cli-verify-kept", commitment=verdict.commitment)
        screen.say("cli-verify-finished" if verdict.finished else "cli-verify-paused")
    return 0 if verdict.ok else 1


def _verify_campaign(screen: Screen, data: bytes, file: str, as_json: bool) -> int:
    """The same for a campaign: every mission, and the factions' records from one to the next."""

    def find(name: str) -> bytes | None:
        beside = Path(file).with_name(Path(name).name)
        return read_bytes(str(beside)) if beside.exists() else None

    open_stamped(packs_named(data))
    verdict = verify_campaign(data, file, find)
    finding = None if verdict.finding is None else screen.words.render(verdict.finding)
    if as_json:
        screen.json(msgspec.to_builtins(verdict) | {"ok": verdict.ok, "finding": finding})
    elif verdict.finding is not None:
        screen.complain(verdict.finding)
    else:
        screen.say(
            "cli-verify-campaign",
            style="green",
            file=file,
            missions=verdict.missions,
            moves=verdict.moves,
            faces=verdict.faces,
        )
        if verdict.pending:
            screen.say("cli-verify-paused")
        elif verdict.finished:
            screen.say("cli-verify-campaign-over")
    return 0 if verdict.ok else 1


def _plain(screen: Screen, verdict: Verdict) -> dict[str, Any]:
    return {
        "file": verdict.file,
        "ok": verdict.ok,
        "finding": None if verdict.finding is None else screen.words.render(verdict.finding),
        "line": verdict.line or None,
        "moves": verdict.moves,
        "faces": verdict.faces,
        "finished": verdict.finished,
        "commitment": verdict.commitment,
        "result": verdict.result,
    }
