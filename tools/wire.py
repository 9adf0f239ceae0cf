"""`python -m tools.wire` writes the schemas of the browser client's types; with --check it reports what is stale.

The Python types define everything on the wire: socket messages, HTTP, and the views and events of the games. `npm
run types` in web/ turns these files into TypeScript.
"""

import json
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, Union

import msgspec
from msgspec import NODEFAULT, inspect

from bulkhead import GAMES
from bulkhead.heroes.clients.report import Report
from bulkhead.heroes.data.cards import house_cards
from bulkhead.heroes.data.commands import AnyCommand
from bulkhead.heroes.data.events import AnyEvent
from bulkhead.heroes.views import View
from bulkhead.server.api.routes import book
from bulkhead.server.app import make_app
from bulkhead.server.browser_games import SHOWN
from bulkhead.server.settings import Settings
from bulkhead.server.table.messages import ClientMessage, ServerMessage
from bulkhead.starquest import events as starquest_events
from bulkhead.starquest.clients.ask.box_export import facts
from bulkhead.starquest.clients.ask.chart import Chart
from bulkhead.starquest.clients.ask.queries import Aim, Default, Outlook, Seen
from bulkhead.starquest.clients.ask.reactions import Escapes, Rerolls
from bulkhead.starquest.clients.ask.report import Report as StarquestReport
from bulkhead.starquest.data import commands as starquest_commands
from bulkhead.starquest.views.views import View as StarquestView
from bulkhead.tabletop.events import Event
from tools.house import ROOT
from tools.sentences import NAMES, sentences

GENERATED = "web/src/generated"
FIXTURES = "web/tests/fixtures"


def files() -> dict[str, Any]:
    """Every file, by its place, as plain data."""
    return {
        f"{GENERATED}/wire.schema.json": schema(
            "Wire", {"ClientMessage": ClientMessage, "ServerMessage": ServerMessage}
        ),
        f"{GENERATED}/heroes.schema.json": schema(
            "Heroes", {"View": View, "AnyCommand": AnyCommand, "AnyEvent": AnyEvent, "Report": Report}
        ),
        f"{GENERATED}/starquest.schema.json": schema(
            "Starquest",
            {
                "View": StarquestView,
                "Chart": Chart,
                "Outlook": Outlook,
                "Aim": Aim,
                "Seen": Seen,
                "Default": Default,
                "Escapes": Escapes,
                "Rerolls": Rerolls,
                "Report": StarquestReport,
            },
        ),
        f"{GENERATED}/starquest-commands.schema.json": schema(
            "StarquestCommands", {"AnyCommand": starquest_commands.AnyCommand}
        ),
        f"{GENERATED}/starquest-events.schema.json": schema(
            "StarquestEvents", {"AnyEvent": _events(starquest_events)}
        ),
        f"{GENERATED}/starquest-box.json": facts(),
        f"{GENERATED}/openapi.json": make_app(Settings()).openapi_schema.to_schema(),
        f"{GENERATED}/rulebook.json": {name: GAMES[name].rulebook.chapters for name in SHOWN},
        f"{GENERATED}/heroes-cards.json": house_cards(),
        f"{GENERATED}/heroes-book.json": book(GAMES["heroes"]),
        f"{FIXTURES}/sentences.json": {"names": NAMES, "sentences": sentences()},
    }


def _events(module: ModuleType) -> Any:
    """Every event of a module, as one type."""
    found = [one for one in vars(module).values() if isinstance(one, type) and issubclass(one, Event)]
    return Union[tuple(one for one in found if one is not Event)]  # noqa: UP007 (made, not written)


def schema(title: str, types: Mapping[str, Any]) -> dict[str, Any]:
    """One JSON schema of several types: a document whose properties are the types by name."""
    found, definitions = msgspec.json.schema_components(types.values(), ref_template="#/$defs/{name}")
    for struct in _structs(types.values()):
        definition = definitions[struct.cls.__name__]
        written = _always_written(struct)
        definition["required"] = [name for name in definition["properties"] if name in written]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        "type": "object",
        "properties": dict(zip(types, found, strict=True)),
        "required": list(types),
        "$defs": definitions,
    }


def _always_written(struct: inspect.StructType) -> set[str]:
    """Fields that a reader can rely on. A default means that a writer may leave the field out; our encoder never
    does, unless the record says so (`omit_defaults`) or the field is unset. Records that refuse unknown fields
    are forms: clients write them."""
    config = struct.cls.__struct_config__
    always = {config.tag_field} if config.tag_field else set()
    short = config.omit_defaults or config.forbid_unknown_fields
    for field in struct.fields:
        has_default = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
        if field.required or (has_default and not short):
            always.add(field.encode_name)
    return always


def _structs(types: Iterable[Any]) -> Iterator[inspect.StructType]:
    """Every record in these types, each once."""
    seen: set[type] = set()
    waiting: list[Any] = list(inspect.multi_type_info(types))
    while waiting:
        info = waiting.pop()
        if isinstance(info, inspect.StructType):
            if info.cls not in seen:
                seen.add(info.cls)
                yield info
                waiting += [field.type for field in info.fields]
        elif isinstance(info, inspect.UnionType):
            waiting += info.types
        elif isinstance(info, inspect.TupleType):
            waiting += info.item_types
        elif isinstance(info, inspect.DictType):
            waiting += [info.key_type, info.value_type]
        elif isinstance(info, inspect.CollectionType):
            waiting.append(info.item_type)


def written(content: Any) -> str:
    """A file's text: the same bytes for the same content."""
    return json.dumps(msgspec.to_builtins(content), indent=2, ensure_ascii=False) + "\n"


def stale(root: Path) -> Iterator[str]:
    """A sentence for each file that `make types` would change."""
    for name, content in files().items():
        file = root / name
        if not file.exists() or file.read_text(encoding="utf-8") != written(content):
            yield f"{name} is not what the Python types say. Run make types."


def main(arguments: Sequence[str]) -> int:
    if list(arguments) not in ([], ["--check"]):
        print("usage: python -m tools.wire [--check]", file=sys.stderr)
        return 2
    if arguments:
        wrong = list(stale(ROOT))
        print("\n".join(wrong) or "wire: the client's types come from these Python types.")
        return 1 if wrong else 0
    for name, content in files().items():
        (ROOT / name).write_text(written(content), encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
