"""`bulkhead solve`: the exact chance of winning from a position."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from typer import Argument, Option

from bulkhead.cli.commands.show import typed_position
from bulkhead.cli.shell.params import CardsFile, GameName, Json, Settings, whole
from bulkhead.cli.shell.screen import Screen
from bulkhead.cli.terminal.setting import read_setting
from bulkhead.registry import entry
from bulkhead.registry.counts import Answer
from bulkhead.tabletop.phrases import Phrase
from bulkhead.tabletop.refusals import Mistake

MOST_CHECKS = 1_000


def solve(
    ctx: typer.Context,
    game: GameName,
    position: Annotated[list[str], Argument(metavar="cli-meta-position", help="cli-arg-position")],
    table: Annotated[str, Option("--table", metavar="cli-meta-file", help="cli-solve-table")] = "",
    gpu: Annotated[bool, Option("--gpu", help="cli-solve-gpu")] = False,
    check: Annotated[
        int,
        Option(
            "--check", metavar="cli-meta-n", help="cli-solve-check", parser=whole("--check", 0, MOST_CHECKS)
        ),
    ] = 0,
    settings: Settings = None,
    cards: CardsFile = "",
    as_json: Json = False,
) -> int:
    """Solve a position, and print what it is worth."""
    screen: Screen = ctx.obj
    solver = entry(game).lab().solve
    if solver is None:
        raise Mistake("cli-no-solver", game=game)
    setting = read_setting(game, settings, cards, typed_position(position))
    if not setting.position:
        raise Mistake("cli-missing", what=Phrase("cli-meta-position"))
    with screen.progress() as progress:
        task = progress.add_task("", total=None)

        def told(sweep: int, change: float) -> None:
            words = screen.words.say("cli-solve-progress", sweep=sweep)
            progress.update(task, completed=sweep, description=words)

        file = Path(table) if table else None
        answer = solver(setting.state(), "gpu" if gpu else "cpu", file, check, told)
    if as_json:
        screen.json(_plain(answer))
    else:
        _show(screen, answer)
    return 0


def _plain(answer: Answer) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(answer)
    if answer.residual is None:
        del plain["residual"]
    return plain


def _show(screen: Screen, answer: Answer) -> None:
    say = screen.words.say
    chance = say("cli-percent", chance=answer.value)
    screen.line(say("cli-solve-answer", chance=chance, bound=f"{answer.bound:.0e}"))
    if answer.residual is not None:
        screen.line(say("cli-solve-checked", residual=f"{answer.residual:.0e}"))
