"""Makes docs/cli.md: every command with its arguments and options, from the command line's own help."""

from collections.abc import Mapping
from typing import Any

import typer

from bulkhead.cli.app import build
from bulkhead.words import LANGUAGES, Words
from tools.house import GENERATED

HEAD = f"""# The command line

{GENERATED}

`make play` and `make test` install `bulkhead` into `.venv/bin`. Every command answers `--help`, and every command
speaks English, Italian, Spanish and French: `--lang` anywhere on the line with {", ".join(LANGUAGES)}, or the variable
`BULKHEAD_LANG`, or the locale of the terminal.

Exit codes: 0 is yes, 1 is no (a file that does not verify, a gap in the matrix), 2 means that the question was not
understood. `bulkhead verify` answers 3 for a match of another version of the rules that is sound as far as it agrees
with the version here. What goes wrong is said in one sentence on the standard error. With `--json` the answer is one
line of JSON for a program; without it, colours and wrapped lines appear on a terminal only.
"""


def cli_page() -> str:
    """The whole page."""
    words = Words()
    commands = _flat(typer.main.get_group(build()).commands)
    lines = [HEAD, "| command | what it does |", "|---|---|"]
    for name, command in commands.items():
        lines.append(
            f"| [`bulkhead {name}`](#bulkhead-{name.replace(' ', '-')}) | {_cell(words.say(command.help))} |"
        )
    for name, command in commands.items():
        lines += ["", *_command(words, name, command)]
    return "\n".join((*lines, ""))


def _flat(commands: Mapping[str, Any], before: str = "") -> dict[str, Any]:
    """All commands by their typed names, subcommands included: `campaign new`."""
    found: dict[str, Any] = {}
    for name, command in commands.items():
        under = getattr(command, "commands", None)
        found |= {f"{before}{name}": command} if under is None else _flat(under, f"{before}{name} ")
    return found


def _command(words: Words, name: str, command: Any) -> list[str]:
    shown = [param for param in command.params if not param.hidden]
    usage = [f"bulkhead {name}", *(_in_usage(words, param) for param in shown if _is_argument(param))]
    lines = [f"## bulkhead {name}", "", words.say(command.help), "", "```text"]
    lines += [" ".join((*usage, words.say("cli-meta-options"))), "```", "", "| | |", "|---|---|"]
    for param in shown:
        lines.append(f"| `{_cell(_typed(words, param))}` | {_cell(_meaning(words, param))} |")
    if command.epilog:
        lines += ["", "```console", *(f"$ {line}" for line in command.epilog.splitlines()), "```"]
    return lines


def _is_argument(param: Any) -> bool:
    return bool(param.param_type_name == "argument")


def _in_usage(words: Words, param: Any) -> str:
    name = words.say(param.metavar) + ("..." if param.nargs != 1 else "")
    return name if param.required else f"[{name}]"


def _typed(words: Words, param: Any) -> str:
    """How an argument or an option is written."""
    meta = words.say(param.metavar) if param.metavar else ""
    names = "" if _is_argument(param) else ", ".join(sorted(param.opts, key=len))
    return f"{names} {meta}".strip()


def _meaning(words: Words, param: Any) -> str:
    text = words.say(param.help)
    if param.default not in (None, False, "", [], ()):
        text += f" {words.say('cli-help-default', value=str(param.default))}"
    return text


def _cell(text: str) -> str:
    """Text that fits in a cell of a table."""
    return " ".join(text.split()).replace("|", "\\|")
