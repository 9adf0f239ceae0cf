"""`bulkhead verify`: checks that every die face, every event and the result of a replay file follow from its seed."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from typer import Option

from bulkhead.campaign import is_campaign, packs_named, verify_campaign
from bulkhead.cli.shell.exit_codes import NO, PARTLY, YES
from bulkhead.cli.shell.files import read_bytes
from bulkhead.cli.shell.pack_flag import open_for_match, open_stamped
from bulkhead.cli.shell.params import FileName, Json
from bulkhead.cli.shell.screen import Screen
from bulkhead.match import Agreement, Verdict
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
    """Recompute a match from its file alone. The exit code is 1 when anything does not match, and 3 when the match is
    of another version of the rules and was checked as far as it goes."""
    screen: Screen = ctx.obj
    data = read_bytes(file)
    if is_campaign(data):
        return _verify_campaign(screen, data, file, as_json)
    open_for_match(file)
    verdict = verify_replay(data, file, GAMES, commitment.strip())
    if as_json:
        screen.json(_plain(screen, verdict))
    elif verdict.agreement is not None:
        _say_agreement(screen, verdict, verdict.agreement)
    elif verdict.finding is not None:
        screen.complain(verdict.finding)
    else:
        screen.say("cli-verify-ok", style="green", file=file, moves=verdict.moves, faces=verdict.faces)
        _say_rest(screen, verdict)
    return _code(verdict)


def _code(verdict: Verdict) -> int:
    if verdict.ok:
        return YES
    return NO if verdict.agreement is None else PARTLY


def _say_agreement(screen: Screen, verdict: Verdict, agreement: Agreement) -> None:
    """The answer for a match of another version: how far it agrees, and how its dice were checked."""
    screen.line(screen.words.render(agreement.sentence()))
    screen.line(screen.words.render(agreement.dice()))
    _say_rest(screen, verdict)


def _say_rest(screen: Screen, verdict: Verdict) -> None:
    screen.say("cli-verify-kept", commitment=verdict.commitment)
    for message, seats in (("cli-verify-salted", verdict.salted), ("cli-verify-unsure", verdict.unsure)):
        if seats:
            screen.say(message, count=len(seats), seats=", ".join(map(str, seats)))
    for one in verdict.earlier:
        screen.say("cli-verify-earlier", rules=one.rules, entries=one.entries)
    screen.say("cli-verify-finished" if verdict.finished else "cli-verify-paused")


def _verify_campaign(screen: Screen, data: bytes, file: str, as_json: bool) -> int:
    """The same for a campaign: every mission, and the factions' records from one to the next."""

    def find(name: str) -> bytes | None:
        beside = Path(file).with_name(Path(name).name)
        return read_bytes(str(beside)) if beside.exists() else None

    open_stamped(packs_named(data))
    verdict = verify_campaign(data, file, find)
    finding = None if verdict.finding is None else screen.words.render(verdict.finding)
    if as_json:
        older = [{"file": one.file} | _plain_agreement(screen, one.agreement) for one in verdict.older]
        screen.json(msgspec.to_builtins(verdict) | {"ok": verdict.ok, "finding": finding, "older": older})
    elif verdict.finding is not None:
        screen.complain(verdict.finding)
    else:
        screen.say(
            "cli-verify-campaign-partly" if verdict.partly else "cli-verify-campaign",
            style="" if verdict.partly else "green",
            file=file,
            missions=verdict.missions,
            moves=verdict.moves,
            faces=verdict.faces,
        )
        for one in verdict.older:
            screen.say("cli-verify-older", file=one.file, agreement=one.agreement.sentence())
            screen.line(screen.words.render(one.agreement.dice()))
        if verdict.pending:
            screen.say("cli-verify-paused")
        elif verdict.finished:
            screen.say("cli-verify-campaign-over")
    if not verdict.ok:
        return NO
    return PARTLY if verdict.partly else YES


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
        "salted": verdict.salted,
        "unsure": verdict.unsure,
        "result": verdict.result,
        "earlier": msgspec.to_builtins(verdict.earlier),
        "agreement": None if verdict.agreement is None else _plain_agreement(screen, verdict.agreement),
    }


def _plain_agreement(screen: Screen, agreement: Agreement) -> dict[str, Any]:
    parting = agreement.parting
    numbers: dict[str, Any] = msgspec.to_builtins(agreement)
    return numbers | {
        "parting": None if parting is None else screen.words.render(parting),
        "sentence": screen.words.render(agreement.sentence()),
        "dice": screen.words.render(agreement.dice()),
    }
