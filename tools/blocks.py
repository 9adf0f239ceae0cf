"""Generated blocks inside pages that people write: tables, real outputs, real files.

A block stands between two comments, which Markdown does not show:

    <!-- generated: events -->
    ...
    <!-- end -->

`$ bulkhead ...` as a name runs that command and shows what it prints; `$ 12 bulkhead ...` shows twelve lines of it, and
`json of bulkhead ...` shows what it prints with --json. `file examples/...` shows that file, `files of src/...` a row
for each module of a room, `rooms of src/...` the same for all rooms below it.
"""

import ast
import importlib
import inspect
import io
import itertools
import json
import os
import pkgutil
import re
import textwrap
from collections.abc import Callable, Iterable
from contextlib import chdir, redirect_stderr, redirect_stdout
from fractions import Fraction
from functools import cache
from unittest.mock import patch

import msgspec

import bulkhead
from bulkhead.cli import main
from bulkhead.heroes.clients.odds import roll_odds
from bulkhead.heroes.data.events import AnyEvent
from bulkhead.heroes.data.options import Options, typed_values
from bulkhead.starquest import events
from bulkhead.starquest.views import views
from bulkhead.tabletop.clauses import Clause
from bulkhead.tabletop.events import Event
from bulkhead.tabletop.game import Seen
from bulkhead.words import Words
from tools import balance, strength
from tools.board_picture import POSITION
from tools.example import example_links, example_replay
from tools.house import REFERENCES, ROOT, link
from tools.rooms import client_rooms, files_of, rooms_of

WIDE = 100

_BLOCK = re.compile(r"(<!-- generated: (.+?) -->\n)(.*?)(<!-- end -->)", re.DOTALL)
_COMMAND = re.compile(r"\$ (?:(\d+) )?(bulkhead .+)")
_FILE = re.compile(r"file ([\w./-]+\.(\w+))")
_ROOM = re.compile(r"(files|rooms) of (src/[\w./-]+)")
_JSON = re.compile(r"json of (bulkhead .+)")
_PYTHON = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)

_LANGUAGES = {"toml": "toml", "py": "python", "ftl": "text"}
"""The languages of files in pages, by file ending."""


class UnknownBlock(Exception):
    """A page names a block that does not exist."""


def fill(page: str, text: str) -> str:
    """A page with its blocks generated again."""

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
    if room := _ROOM.fullmatch(name):
        return (files_of if room[1] == "files" else rooms_of)(room[2], page)
    if name == "what the program above prints":
        return _fence("text", run_python(_PYTHON.findall(above)[-1]))
    if name not in _BLOCKS:
        raise UnknownBlock(f"{page}: nobody makes a block called “{name}”")
    return _BLOCKS[name](page)


def _fence(language: str, text: str) -> str:
    return f"```{language}\n{text.rstrip()}\n```"


def run_python(code: str) -> str:
    """The output of a program."""
    printed = io.StringIO()
    with redirect_stdout(printed):
        exec(compile(code, "<page>", "exec"), {"__name__": "__main__"})  # our own pages, in our own check
    return printed.getvalue()


def _printed(command: str, lines: int) -> str:
    """A command and its output, wrapped to the width of a terminal."""
    said = [
        part for line in run_command(command).splitlines() for part in textwrap.wrap(line, WIDE) or [line]
    ]
    if lines and len(said) > lines:
        said = [*said[:lines], "…"]
    return _fence("console", "\n".join((f"$ {command}", *said)))


@cache
def run_command(command: str) -> str:
    """The output of a command of Bulkhead, in English and without colours."""
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
    return _event_table(page, AnyEvent.__args__)


def _starquest_events(page: str) -> str:
    """Every event of Starquest, chapter by chapter."""
    return _event_table(page, starquest_events())


def starquest_events() -> list[type[Event]]:
    """The events of Starquest in the order of their chapters."""
    chapters = sorted(name for _, name, _ in pkgutil.iter_modules(events.__path__))
    found: dict[str, type[Event]] = {}
    for chapter in chapters:
        module = importlib.import_module(f"{events.__name__}.{chapter}")
        for one in vars(module).values():
            if isinstance(one, type) and issubclass(one, Event) and one.__module__ == module.__name__:
                found[one.__name__] = one
    return list(found.values())


def _event_table(page: str, every: Iterable[type[Event]]) -> str:
    lines = ["| event | fields, in this order | clause |", "|---|---|---|"]
    for event in every:
        fields = [field for field in msgspec.structs.fields(event) if field.name != "why"]
        (why,) = (field for field in msgspec.structs.fields(event) if field.name == "why")
        clause = "names its clause" if why.required else _clause_link(page, str(why.default))
        names = ", ".join(f"`{field.encode_name}`" for field in fields)
        lines.append(f"| `{event.__name__}` | {names}, `why` | {clause} |")
    return "\n".join(lines)


def _clause_link(page: str, id_: str) -> str:
    for name, folder in REFERENCES.items():
        for chapter in bulkhead.game(name).rulebook.chapters:
            if id_ in [clause.id for clause in chapter.clauses]:
                file = f"{folder}/{chapter.id.removeprefix(f'{name}-chapter-')}.md"
                return f"[{id_}]({link(page, file)}#{id_})"
    raise LookupError(id_)


def _starquest_view(page: str) -> str:
    """The fields of a view with the sentences that stand under them in the code."""
    lines = ["| field | meaning |", "|---|---|"]
    names = {field.name: field.encode_name for field in msgspec.structs.fields(views.View)}
    for record in (Seen, views.View):  # the base of all views first, as the fields stand in JSON
        (node,) = ast.parse(inspect.getsource(record)).body
        assert isinstance(node, ast.ClassDef)
        for field, after in itertools.pairwise([*node.body, None]):
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                said = after.value if isinstance(after, ast.Expr) else None
                what = str(said.value) if isinstance(said, ast.Constant) else ""
                lines.append(f"| `{names[field.target.id]}` | {' '.join(what.split())} |")
    return "\n".join(lines)


def _options(page: str) -> str:
    """Every option with its default, its clause and what it does."""
    words = Words()
    clauses = list(bulkhead.game("heroes").rulebook.all())
    lines = ["| option | default | values | what it does | clause |", "|---|---|---|---|---|"]
    default = Options()
    for field in msgspec.structs.fields(Options):
        name = field.encode_name
        if name == "cards":
            continue
        what = words.say(f"heroes-option-{re.sub(r'-[12]$', '', name)}-what")
        (clause,) = (one for one in clauses if name in one.options)
        value = _plain(getattr(default, field.name))
        values = f"`{typed_values(name)}`"
        lines.append(f"| `{name}` | {value} | {values} | {what} | {_clause_link(page, _id(clause))} |")
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
    """The chance to go bust under the readings of H-PUSH-3, for some pushes. The strict one never differs."""
    lines = ["| rolled | held | `new`, `strict` | `literal` |", "|---|---|---|---|"]
    for dice, held in ((1, (6,)), (1, (2, 2, 2)), (1, (3, 4, 5)), (1, (1, 2, 3, 4)), (2, (1, 1))):
        new, strict, literal = (roll_odds(dice, held, hold).bust for hold in ("new", "strict", "literal"))
        assert new == strict
        faces = "-".join(map(str, held))
        lines.append(f"| {dice} | {faces} | {_percent(new)} | {_percent(literal)} |")
    return "\n".join(lines)


def _percent(chance: Fraction) -> str:
    return f"{chance} ({100 * float(chance):.1f}%)" if chance else "never"


_BLOCKS: dict[str, Callable[[str], str]] = {
    "events": _events,
    "events of Starquest": _starquest_events,
    "rooms of the client": client_rooms,
    "view of Starquest": _starquest_view,
    "options": _options,
    "the example": _replay,
    "what is hashed": _hashed,
    "the readings of hold": _readings,
    "the view": _view,
    **{name: balance.block(name) for name in balance.BLOCKS},
    strength.BLOCK: strength.block,
}
