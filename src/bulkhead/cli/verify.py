"""`bulkhead verify`: is every face, every event and the result of a replay file what the promised seed gives?"""

from typing import Annotated, Any

import typer
from typer import Option

import bulkhead
from bulkhead.cli.files import read_bytes
from bulkhead.cli.packs import open_for_match
from bulkhead.cli.params import FileName, Json
from bulkhead.cli.screen import Screen
from bulkhead.match import Verdict
from bulkhead.match import verify as verify_replay


def verify(
    ctx: typer.Context,
    file: FileName,
    commitment: Annotated[
        str, Option("--commitment", metavar="cli-meta-hex", help="cli-verify-commitment")
    ] = "",
    as_json: Json = False,
) -> int:
    """Recompute a match from its file alone. The answer is no when anything does not match."""
    screen: Screen = ctx.obj
    open_for_match(file)
    verdict = verify_replay(read_bytes(file), file, bulkhead.GAMES, commitment.strip())
    if as_json:
        screen.json(_plain(screen, verdict))
    elif verdict.finding is not None:
        screen.complain(verdict.finding)
    else:
        screen.say("cli-verify-ok", style="green", file=file, moves=verdict.moves, faces=verdict.faces)
        screen.say("cli-verify-kept", commitment=verdict.commitment)
        screen.say("cli-verify-finished" if verdict.finished else "cli-verify-paused")
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
