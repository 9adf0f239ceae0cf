"""Writes the `--help` pages in the player's language: help texts and placeholders are Fluent messages."""

from typing import Any

from rich.text import Text

from bulkhead.cli.shell.language import FLAG
from bulkhead.cli.shell.pack_flag import FLAG as PACK_FLAG
from bulkhead.cli.shell.screen import Screen
from bulkhead.words import LANGUAGES

Row = tuple[Text, str]


def manual(command: Any, ctx: Any) -> str:
    """The help page of a command or a group."""
    screen: Screen = ctx.find_root().obj
    with screen.out.capture() as page:
        _write(screen, command, ctx)
    return page.get().rstrip("\n")


def _write(screen: Screen, command: Any, ctx: Any) -> None:
    say = screen.words.say
    shown = [param for param in command.params if not param.hidden]
    arguments = [param for param in shown if param.param_type_name == "argument"]
    options = [param for param in shown if param.param_type_name == "option"]
    commands = getattr(command, "commands", {})
    pieces = [ctx.command_path, *(_in_usage(screen, param) for param in arguments)]
    pieces += [say("cli-meta-options")] + [say("cli-meta-command")] * bool(commands)
    screen.line(Text.assemble((say("cli-help-usage"), "bold"), " ", " ".join(pieces)))
    screen.line()
    screen.say(command.help)
    _section(screen, "cli-help-commands", [(_typed(name), say(one.help)) for name, one in commands.items()])
    _section(screen, "cli-help-arguments", [_row(screen, param) for param in arguments])
    general = [
        (_typed(FLAG, "|".join(LANGUAGES)), say("cli-help-lang")),
        (_typed(PACK_FLAG, say("cli-meta-pack")), say("cli-help-pack")),
        (_typed("--help"), say("cli-help-help")),
    ]
    _section(screen, "cli-help-options", [*(_row(screen, param) for param in options), *general])
    if command.epilog:
        screen.line()
        screen.heading(say("cli-help-examples"))
        for line in command.epilog.splitlines():
            screen.line(f"  {line}")


def _section(screen: Screen, title: str, rows: list[Row]) -> None:
    if rows:
        screen.line()
        screen.heading(screen.words.say(title))
        screen.rows(rows, ("", ""))


def _row(screen: Screen, param: Any) -> Row:
    """An argument or option: its name and placeholder, its description and its default."""
    say = screen.words.say
    meta = say(param.metavar) if param.metavar else ""
    names = "" if param.param_type_name == "argument" else ", ".join(sorted(param.opts, key=len))
    text = say(param.help)
    if param.default not in (None, False, "", [], ()):
        text += f" {say('cli-help-default', value=str(param.default))}"
    return (_typed(names, meta), text)


def _typed(name: str, value: str = "") -> Text:
    return Text.assemble((name, "cyan"), " " if name and value else "", (value, "yellow"))


def _in_usage(screen: Screen, param: Any) -> str:
    name = screen.words.say(param.metavar) + ("..." if param.nargs != 1 else "")
    return name if param.required else f"[{name}]"
