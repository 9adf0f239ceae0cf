"""docs/protocol.md is enough to recompute a match: this test reads the page only, not the program."""

import json
import re
from hashlib import sha256
from typing import Any

import msgspec
import pytest

from bulkhead.heroes.clients.position import FIELDS, PHASES
from bulkhead.heroes.data.commands import AnyCommand
from bulkhead.heroes.data.events import AnyEvent
from bulkhead.heroes.data.options import NAMES
from bulkhead.heroes.views import View
from bulkhead.match.entries import Begun, Did, End, Header, Undone, write_entry
from bulkhead.starquest.views.views import View as StarquestView
from tools.blocks import run_command, run_python
from tools.house import EXAMPLE, ROOT

PAGE = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")


def block(name: str) -> list[str]:
    """The lines of a generated block."""
    found = re.search(rf"<!-- generated: {name} -->\n```json\n(.*?)\n```", PAGE, re.DOTALL)
    assert found is not None
    return found[1].splitlines()


def test_the_chain_of_hashes_can_be_recomputed_from_the_page() -> None:
    header, *entries = block("the example")
    chain = sha256(header.encode()).digest()
    for entry, hashed in zip(entries, block("what is hashed"), strict=True):
        chain = sha256(chain + hashed.encode()).digest()
        assert json.loads(entry)["hash"] == chain.hex()


def content_of(entry: dict[str, Any]) -> list[object]:
    """The content of an entry that goes into the chain, by the page, without events."""
    match entry["entry"]:
        case "begin":
            return list(entry["faces"])
        case "do":
            return [entry["n"], entry["seat"] - 1, entry["command"], entry["faces"]]
        case "undo":
            return [entry["n"], entry["seat"] - 1]
    return [entry["state"], entry["result"], entry["seed"]]


def test_what_is_hashed_agrees_with_the_file_entry_by_entry() -> None:
    for line, hashed in zip(block("the example")[1:], block("what is hashed"), strict=True):
        entry = json.loads(line)
        kind, content, _ = json.loads(hashed)
        assert (kind, content) == (entry["entry"], content_of(entry))


def test_the_program_on_the_page_recomputes_every_face(monkeypatch: pytest.MonkeyPatch) -> None:
    (program,) = re.findall(r"^```python\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    monkeypatch.chdir(ROOT)
    assert run_python(program) == ""
    with pytest.raises(AssertionError):
        run_python(program.replace("< 252", "< 256").replace("% 6 + 1", "% 6 + 2"))


def test_the_example_on_the_page_is_the_example_file() -> None:
    assert block("the example") == (ROOT / EXAMPLE).read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(
    ("record", "heading"),
    [
        (Header, "**The first line**"),
        (Begun, "**The second line**"),
        (Did, "**Then one line"),
        (Undone, "**Then one line"),
        (End, "**The last line**"),
    ],
)
def test_every_field_of_a_replay_line_is_described(record: type[msgspec.Struct], heading: str) -> None:
    section = PAGE[PAGE.index(heading) :].split("\n\n")[1]
    described = re.findall(r"^\| `([a-z]+)` ", section, re.MULTILINE)
    fields = [field.encode_name for field in msgspec.structs.fields(record)]
    assert [name for name in described if name in ("entry", *fields)] == ["entry", *fields]


def test_every_field_of_a_view_is_described() -> None:
    section = PAGE[PAGE.index("### The view of Heroes") : PAGE.index("### The view of Starquest")]
    table = "\n".join(re.findall(r"^\| `.*", section, re.MULTILINE))
    assert [f"`{field.encode_name}`" for field in msgspec.structs.fields(View)] == re.findall(
        r"`[a-z-]+`", re.sub(r"\| [^`]*\|$", "|", re.sub(r"(?m)^(\|[^|]*\|).*$", r"\1", table))
    )


def test_every_field_of_a_view_of_starquest_is_listed() -> None:
    section = PAGE[PAGE.index("### The view of Starquest") : PAGE.index("## Replay files")]
    listed = re.findall(r"^\| `([a-z-]+)` \|", section, re.MULTILINE)
    assert listed == [field.encode_name for field in msgspec.structs.fields(StarquestView)]


def test_every_command_event_option_field_and_phase_is_named() -> None:
    for command in AnyCommand.__args__:
        verb = {"Use": "shoot"}.get(command.__name__, command.__name__.lower())
        assert re.search(rf"^\| `[^`]*\b{verb}\b", PAGE, re.MULTILINE), command
    for event in AnyEvent.__args__:
        assert f"| `{event.__name__}` |" in PAGE
    for option in NAMES:
        assert f"`{option}`" in PAGE
    positions = PAGE[PAGE.index("## Positions") : PAGE.index("## Options")]
    numbered = re.findall(r"^\| (\d+) \|", positions, re.MULTILINE)
    assert [int(number) for number in numbered] == list(range(1, len(FIELDS) + 1))
    for phase in PHASES:
        assert f"`{phase}`" in positions


def test_lines_are_written_without_spaces_and_in_order() -> None:
    line = block("the example")[2]
    assert write_entry(msgspec.json.decode(line, type=Did)).decode() == line


@pytest.mark.parametrize(
    "command",
    [
        "odds heroes --dice 2",
        "show heroes -/-/-/-/- -/-/-/-/- 1 draft - - t0 f1 g1 -",
        f"verify {EXAMPLE}",
        f"replay {EXAMPLE} --at 1",
        "rules H-SHIELD-1",
        "sim heroes --games 2 --seats random,random",
    ],
)
def test_every_field_that_a_program_gets_is_described(command: str) -> None:
    section = PAGE[PAGE.index("## What `--json` prints") : PAGE.index("## Versions")]
    answer = json.loads(run_command(f"bulkhead {command} --json"))
    for name in answer[0] if isinstance(answer, list) else answer:
        assert f"`{name}`" in section or f'"{name}"' in section, name
