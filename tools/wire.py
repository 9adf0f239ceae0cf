"""`python -m tools.wire` writes what the browser client's types are generated from; with --check it says what is stale.

The Python types are the one description of what goes over the wire: socket messages, HTTP, what a game shows and
tells. `npm run types` in web/ turns these files into TypeScript.
"""

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from bulkhead import GAMES
from bulkhead.heroes.commands import AnyCommand
from bulkhead.heroes.events import AnyEvent
from bulkhead.heroes.report import Report
from bulkhead.heroes.views import View
from bulkhead.server.app import make_app
from bulkhead.server.messages import ClientMessage, ServerMessage
from bulkhead.server.settings import Settings
from tools.house import ROOT
from tools.sentences import NAMES, sentences

GENERATED = "web/src/generated"
TESTS = "web/tests"


def files() -> dict[str, Any]:
    """Every file, by its place, as plain data."""
    return {
        f"{GENERATED}/wire.schema.json": schema(
            "Wire", {"ClientMessage": ClientMessage, "ServerMessage": ServerMessage}
        ),
        f"{GENERATED}/heroes.schema.json": schema(
            "Heroes", {"View": View, "AnyCommand": AnyCommand, "AnyEvent": AnyEvent, "Report": Report}
        ),
        f"{GENERATED}/openapi.json": make_app(Settings()).openapi_schema.to_schema(),
        f"{GENERATED}/rulebook.json": {name: game.rulebook.chapters for name, game in GAMES.items()},
        f"{TESTS}/sentences.json": {"names": NAMES, "sentences": sentences()},
    }


def schema(title: str, types: Mapping[str, Any]) -> dict[str, Any]:
    """One JSON schema of several types: a document whose properties are the types by name."""
    found, definitions = msgspec.json.schema_components(types.values(), ref_template="#/$defs/{name}")
    for name in _written_whole(types.values()):
        definitions[name]["required"] = list(definitions[name]["properties"])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        "type": "object",
        "properties": dict(zip(types, found, strict=True)),
        "required": list(types),
        "$defs": definitions,
    }


def _written_whole(types: Sequence[Any] | Any) -> Iterator[str]:
    """Records of which every field is always written. A default only says that a reader may do without it."""
    seen: set[type] = set()
    waiting: list[Any] = list(inspect.multi_type_info(list(types)))
    while waiting:
        info = waiting.pop()
        if isinstance(info, inspect.StructType):
            if info.cls in seen:
                continue
            seen.add(info.cls)
            config = info.cls.__struct_config__
            optional = any(field.default is msgspec.UNSET for field in info.fields)
            if not (config.omit_defaults or optional or config.forbid_unknown_fields):
                yield info.cls.__name__
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
