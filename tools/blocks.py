"""Generated blocks inside pages that people write: tables, real outputs, real files.

A block stands between two comments, which Markdown does not show:

    <!-- generated: events -->
    ...
    <!-- end -->

`$ bulkhead ...` as a name runs that command and shows what it prints; `$ 12 bulkhead ...` shows twelve lines of it, and
`json of bulkhead ...` shows what it prints with --json. `file examples/...` shows that file.
"""

import io
import json
import os
import re
import textwrap
from collections.abc import Callable
from contextlib import chdir, redirect_stderr, redirect_stdout
from fractions import Fraction
from functools import cache
from unittest.mock import patch

import msgspec

import bulkhead
from bulkhead.cli import main
from bulkhead.heroes.clients.odds import roll_odds
from bulkhead.heroes.data.events import AnyEvent
from bulkhead.heroes.data.options import Options
from bulkhead.tabletop.clauses import Clause
from bulkhead.words import Words
from tools import balance
from tools.board_picture import POSITION
from tools.example import example_links, example_replay
from tools.house import ROOT, RULES, link

WIDE = 100

_BLOCK = re.compile(r"(<!-- generated: (.+?) -->\n)(.*?)(<!-- end -->)", re.DOTALL)
_COMMAND = re.compile(r"\$ (?:(\d+) )?(bulkhead .+)")
_FILE = re.compile(r"file ([\w./-]+\.(\w+))")
_JSON = re.compile(r"json of (bulkhead .+)")
_PYTHON = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)

_LANGUAGES = {"toml": "toml", "py": "python", "ftl": "text"}
"""How the files that pages show are coloured, by the end of their names."""


class UnknownBlock(Exception):
    """A page asks for a block that nobody makes."""


def fill(page: str, text: str) -> str:
    """A page with its blocks made anew."""

    def make(found: re.Match[str]) -> str:
        return f"{found[1]}{_content(page, found[2], text[: found.start()])}\n{found[4]}"

    return _BLOCK.sub(make, text)


def _content(page: str, name: str, above: str) -> str:
    if command := _COMMAND.fullmatch(name):
        return _printed(command[2], int(command[1] or 0))
    if command := _JSON.fullmatch(name):
        return _fence("json", _field_a_line(json.loads(run_command(f"{command[1]} --json"))))
    if file := _FILE.fullmatch(name):
        return _fence(_LANGUAGES[file[2]], (ROOT / file[1]).read_text(encoding="utf-8"))
    if name == "what the program above prints":
        return _fence("text", run_python(_PYTHON.findall(above)[-1]))
    if name not in _BLOCKS:
        raise UnknownBlock(f"{page}: nobody makes a block called “{name}”")
    return _BLOCKS[name](page)


def _fence(language: str, text: str) -> str:
    return f"```{language}\n{text.rstrip()}\n```"


def run_python(code: str) -> str:
    """What a program prints."""
    printed = io.StringIO()
    with redirect_stdout(printed):
        exec(compile(code, "<page>", "exec"), {"__name__": "__main__"})  # our own pages, in our own check
    return printed.getvalue()


def _printed(command: str, lines: int) -> str:
    """A command and its answer, in lines as wide as a terminal would show them."""
    said = [
        part for line in run_command(command).splitlines() for part in textwrap.wrap(line, WIDE) or [line]
    ]
    if lines and len(said) > lines:
        said = [*said[:lines], "…"]
    return _fence("console", "\n".join((f"$ {command}", *said)))


@cache
def run_command(command: str) -> str:
    """What a command of Bulkhead prints, in English and without colours."""
    said = io.StringIO()
    plain = {"BULKHEAD_LANG": "en", "NO_COLOR": "1"}
    with chdir(ROOT), redirect_stdout(said), redirect_stderr(said), patch.dict(os.environ, plain):
        main(_split(command)[1:])
    return "\n".join(line.rstrip() for line in said.getvalue().splitlines()) + "\n"


def _split(command: str) -> list[str]:
    """Words of a command line; a part in quotation marks is one word."""
    return [quoted or plain for quoted, plain in re.findall(r'"([^"]*)"|(\S+)', command)]


# Blocks by name


def _events(page: str) -> str:
    """Every event of Heroes with its fields in the order in which they are written."""
    lines = ["| event | fields, in this order | clause |", "|---|---|---|"]
    for event in AnyEvent.__args__:
        fields = [field for field in msgspec.structs.fields(event) if field.name != "why"]
        (why,) = (field for field in msgspec.structs.fields(event) if field.name == "why")
        clause = "names its clause" if why.required else _clause_link(page, str(why.default))
        names = ", ".join(f"`{field.encode_name}`" for field in fields)
        lines.append(f"| `{event.__name__}` | {names}, `why` | {clause} |")
    return "\n".join(lines)


def _clause_link(page: str, id_: str) -> str:
    for chapter in bulkhead.game("heroes").rulebook.chapters:
        if id_ in [clause.id for clause in chapter.clauses]:
            file = f"{RULES}/{chapter.id.removeprefix('heroes-chapter-')}.md"
            return f"[{id_}]({link(page, file)}#{id_})"
    raise LookupError(id_)


def _options(page: str) -> str:
    """Every option with its default, its clause and what it does."""
    words = Words()
    clauses = list(bulkhead.game("heroes").rulebook.all())
    lines = ["| option | default | what it does | clause |", "|---|---|---|---|"]
    default = Options()
    for field in msgspec.structs.fields(Options):
        name = field.encode_name
        if name == "cards":
            continue
        what = words.say(f"heroes-option-{re.sub(r'-[12]$', '', name)}-what")
        (clause,) = (one for one in clauses if name in one.options)
        value = _plain(getattr(default, field.name))
        lines.append(f"| `{name}` | {value} | {what} | {_clause_link(page, _id(clause))} |")
    return "\n".join(lines)


def _id(clause: Clause) -> str:
    return clause.id


def _plain(value: object) -> str:
    if isinstance(value, bool):
        return "`yes`" if value else "`no`"
    return f"`{value}`" if value != () else "all heroes"


def _replay(page: str) -> str:
    return _fence("json", example_replay())


def _hashed(page: str) -> str:
    """What each entry of the example adds to the chain, line by line."""
    return _fence("json", "\n".join(example_links()))


def _view(page: str) -> str:
    """The view of the picture's position, a field a line."""
    game = bulkhead.game("heroes")
    seen = msgspec.to_builtins(game.view(game.from_position(POSITION, game.options({})), 0))
    return _fence("json", _field_a_line(seen))


def _field_a_line(values: dict[str, object]) -> str:
    fields = (
        f"  {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in values.items()
    )
    return "{\n" + ",\n".join(fields) + "\n}"


def _readings(page: str) -> str:
    """The chance to go bust under the readings of H-PUSH-3, for some pushes. The strict one is never another."""
    lines = ["| rolled | left lying | `new`, `strict` | `literal` |", "|---|---|---|---|"]
    for dice, held in ((1, (6,)), (1, (2, 2, 2)), (1, (3, 4, 5)), (1, (1, 2, 3, 4)), (2, (1, 1))):
        new, strict, literal = (roll_odds(dice, held, hold).bust for hold in ("new", "strict", "literal"))
        assert new == strict
        faces = "-".join(map(str, held))
        lines.append(f"| {dice} | {faces} | {_percent(new)} | {_percent(literal)} |")
    return "\n".join(lines)


def _percent(chance: Fraction) -> str:
    return f"{chance} ({100 * float(chance):.1f} %)" if chance else "never"


_BLOCKS: dict[str, Callable[[str], str]] = {
    "events": _events,
    "options": _options,
    "the example": _replay,
    "what is hashed": _hashed,
    "the readings of hold": _readings,
    "the view": _view,
    **{name: balance.block(name) for name in balance.BLOCKS},
}
