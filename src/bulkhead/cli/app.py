"""The entry point: builds the application, runs it in the player's language, and prints every error as one sentence.

The exit codes are in `shell/exit_codes.py`.
"""

import os
import sys
from collections.abc import Callable, Sequence
from typing import Annotated

import typer

from bulkhead.cli.commands.bench import bench
from bulkhead.cli.commands.browser import serve
from bulkhead.cli.commands.ladder import ladder
from bulkhead.cli.commands.odds import odds
from bulkhead.cli.commands.packs import packs
from bulkhead.cli.commands.play import play
from bulkhead.cli.commands.replay import replay
from bulkhead.cli.commands.rules import rules
from bulkhead.cli.commands.show import show
from bulkhead.cli.commands.sim import sim
from bulkhead.cli.commands.solve import solve
from bulkhead.cli.commands.verify import verify
from bulkhead.cli.shell import language
from bulkhead.cli.shell.exit_codes import NO, USAGE, YES
from bulkhead.cli.shell.grammar import Command, Commands, complaint
from bulkhead.cli.shell.pack_flag import open_named
from bulkhead.cli.shell.pack_flag import take_flag as take_packs
from bulkhead.cli.shell.screen import Screen, be_lenient
from bulkhead.match.replay import Broken
from bulkhead.registry import entries
from bulkhead.registry.commands import CommandLine
from bulkhead.tabletop.phrases import Phrase
from bulkhead.tabletop.refusals import Illegal, Mistake
from bulkhead.version import __version__
from bulkhead.words import Words

_EXAMPLES: dict[Callable[..., int], str] = {
    play: (
        "bulkhead play\n"
        "bulkhead play heroes --terminal --seats human,human -o rows=5\n"
        "bulkhead play starquest --terminal -o factions=ultramarines,eldar,chaos\n"
        "bulkhead play --resume my-game.jsonl"
    ),
    serve: "bulkhead serve --host 0.0.0.0 --port 8917 --data tables --public-url https://games.example.org",
    sim: "bulkhead sim heroes --games 1000 --seats random,captain --seed 7 --jobs 2",
    ladder: (
        "bulkhead ladder heroes random cadet captain --games 400 --out ladder.jsonl\n"
        "bulkhead ladder heroes captain my_bot.py:MyBot\n"
        "bulkhead ladder starquest random trooper --mission mis_s1_cold_lock --jobs 2"
    ),
    odds: "bulkhead odds heroes --dice 2 --hold 1,1\nbulkhead odds heroes --dice 6 --json",
    solve: (
        "bulkhead solve heroes POSITION -o rows=3 --json\n"
        "bulkhead solve heroes POSITION --gpu --table four-rows.bin --check 5"
    ),
    rules: "bulkhead rules\nbulkhead rules H-PUSH-3\nbulkhead rules scythe",
    show: (
        "bulkhead show heroes -/-/-/-/- -/-/-/-/- 1 draft - - t0 f1 g1 -\n"
        "bulkhead show starquest my-position.txt --view 2"
    ),
    replay: "bulkhead replay my-game.jsonl --at 40 --view 2",
    verify: "bulkhead verify my-game.jsonl",
    packs: (
        "bulkhead packs list\n"
        "bulkhead packs check my-pack\n"
        "bulkhead play starquest --pack my-pack --mission mis_mine"
    ),
    bench: "bulkhead bench server",
}


def version(ctx: typer.Context, asked: bool) -> None:
    if asked:
        screen: Screen = ctx.obj
        screen.line(f"bulkhead {__version__}")
        raise typer.Exit


def welcome(
    ctx: typer.Context,
    show_version: Annotated[
        bool, typer.Option("--version", callback=version, is_eager=True, help="cli-help-version")
    ] = False,
) -> int:
    """Without a command, show what there is."""
    if ctx.invoked_subcommand is None:
        screen: Screen = ctx.obj
        screen.out.file.write(ctx.get_help() + "\n")
    return YES


def build() -> typer.Typer:
    """Build the application. Its help texts are message ids, so it is the same for every language."""
    app = typer.Typer(cls=Commands, help="cli-bulkhead", add_completion=False, invoke_without_command=True)
    app.callback(cls=Commands, invoke_without_command=True)(welcome)
    for one in _listed():
        if one.run is not None:
            app.command(one.name, cls=Command, help=f"cli-{one.name}", epilog=one.examples)(one.run)
        else:
            app.add_typer(_build_group(one), name=one.name, cls=Commands, help=f"cli-{one.name}")
    return app


def _listed() -> list[CommandLine]:
    """The commands in the order of the help page: the general ones, and those that games add."""
    found = [CommandLine(run.__name__, run=run, examples=examples) for run, examples in _EXAMPLES.items()]
    for game in entries():
        for command in game.commands():
            names = [one.name for one in found]
            found.insert(names.index(command.after) + 1 if command.after else len(found), command)
    return found


def _build_group(group: CommandLine) -> typer.Typer:
    """Several commands under one name."""
    app = typer.Typer(add_completion=False, invoke_without_command=True)
    app.callback(cls=Commands, invoke_without_command=True, help=f"cli-{group.name}")(about_group)
    for name, (command, examples) in group.parts.items():
        app.command(name, cls=Command, help=f"cli-{group.name}-{name}", epilog=examples)(command)
    return app


def about_group(ctx: typer.Context) -> int:
    """Without a command, show what there is."""
    if ctx.invoked_subcommand is None:
        screen: Screen = ctx.obj
        screen.out.file.write(ctx.get_help() + "\n")
    return YES


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    be_lenient()
    given = [_readable(word) for word in (sys.argv[1:] if argv is None else argv)]
    screen = Screen(Words(language.of_the_terminal(os.environ)))
    return attempt(screen, lambda: _run(given))


def _run(given: Sequence[str]) -> int:
    asked, arguments = language.take_flag(given)
    screen = Screen(Words(language.choose(asked, os.environ)))
    return attempt(screen, lambda: _with_packs(screen, arguments))


def _with_packs(screen: Screen, given: list[str]) -> int:
    named, arguments = take_packs(given)
    open_named(named)
    return _invoke(screen, arguments)


def _invoke(screen: Screen, arguments: list[str]) -> int:
    command = typer.main.get_command(build())
    with command.make_context("bulkhead", arguments, obj=screen) as ctx:
        code: int = command.invoke(ctx)
    sys.stdout.flush()
    return code


def attempt(screen: Screen, work: Callable[[], int]) -> int:
    """Run `work`; print an error as one sentence, and return the exit code."""
    try:
        return work()
    except typer.Exit as leave:
        return leave.exit_code
    except Broken as broken:
        return _answer(screen, broken.phrase, NO)
    except Mistake as mistake:
        return _answer(screen, mistake.phrase, USAGE)
    except Illegal as refusal:
        said = Phrase("cli-refused", {"reason": refusal.phrase, "clause": refusal.clause})
        return _answer(screen, said, NO)
    except typer.TyperException as error:
        return _answer(screen, complaint(error), USAGE)
    except (KeyboardInterrupt, typer.Abort):
        return _answer(screen, Phrase("cli-interrupted"), NO)
    except EOFError:
        return _answer(screen, Phrase("cli-input-ended"), NO)
    except BrokenPipeError:
        return _nobody_reads()
    except OSError as error:
        detail = error.strerror or str(error)
        return _answer(
            screen, Phrase("cli-system", {"file": str(error.filename or "-"), "detail": detail}), NO
        )


def _answer(screen: Screen, phrase: Phrase, code: int) -> int:
    sys.stdout.flush()
    screen.complain(phrase)
    return code


def _nobody_reads() -> int:
    """The reader has closed the pipe (`bulkhead rules | head`): print no error, not even from Python's exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return YES


def _readable(word: str) -> str:
    """An argument with invalid bytes replaced, so that it can be printed in a message."""
    return word.encode("utf-8", "surrogateescape").decode("utf-8", "replace")
