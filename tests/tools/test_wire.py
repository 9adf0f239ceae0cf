"""The client's types are generated from the Python ones: the files in web/ are up to date."""

from pathlib import Path

import msgspec
import pytest
from msgspec import UNSET, Struct, UnsetType

from bulkhead.words import LANGUAGES
from tools.house import ROOT
from tools.sentences import sentences
from tools.wire import files, main, schema, stale, written


class Inner(Struct):
    always: int = 0


class Outer(Struct):
    inner: list[Inner]
    sometimes: int | UnsetType = UNSET


class Short(Struct, omit_defaults=True):
    rows: int = 4


class Form(Struct, forbid_unknown_fields=True):
    name: str = ""


def test_the_files_in_web_are_what_the_python_types_say() -> None:
    assert list(stale(ROOT)) == []


def test_a_changed_type_is_noticed_by_file_name(tmp_path: Path) -> None:
    for name, content in files().items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(written(content), encoding="utf-8")
    assert list(stale(tmp_path)) == []
    wire = tmp_path / "web/src/generated/wire.schema.json"
    wire.write_text(wire.read_text(encoding="utf-8").replace('"seq"', '"number"'), encoding="utf-8")
    (tmp_path / "web/src/generated/openapi.json").unlink()
    assert list(stale(tmp_path)) == [
        "web/src/generated/wire.schema.json is not what the Python types say. Run make types.",
        "web/src/generated/openapi.json is not what the Python types say. Run make types.",
    ]


def test_a_field_with_a_default_is_required_where_it_is_always_written() -> None:
    definitions = schema("Test", {"Outer": Outer, "Short": Short, "Form": Form})["$defs"]
    assert definitions["Inner"]["required"] == ["always"]
    assert definitions["Outer"]["required"] == ["inner"], "it has a field that may be left out"
    assert definitions["Short"].get("required", []) == [], "its defaults are not written"
    assert definitions["Form"].get("required", []) == [], "clients write it, and may leave defaults out"
    assert msgspec.json.encode(Inner()) == b'{"always":0}'


def test_the_sentences_cover_every_language_and_most_of_what_can_happen() -> None:
    made = sentences()
    assert {language for one in made for language in one["written"]} == set(LANGUAGES)
    heard = {one["says"].id for one in made}
    assert {"heroes-event-rolled", "heroes-event-went-bust", "heroes-do-roll", "heroes-ask-push"} <= heard
    assert any(one["says"].id.startswith("heroes-no-") for one in made), "refusals are among them"


def test_an_unknown_argument_is_answered_with_the_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--chek"]) == 2
    assert capsys.readouterr().err == "usage: python -m tools.wire [--check]\n"
