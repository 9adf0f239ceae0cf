"""The kept list of equivalent mutants: an entry that does not hold is named."""

from pathlib import Path

import msgspec
import pytest

from tools.house import ROOT
from tools.mutants.equivalents import FILE, Equivalent, lost_code, read_equivalents, wrong_entries
from tools.mutants.operators import mutants
from tools.mutants.targets import targets

ONE = Equivalent("src/a.py::rule", "a < b -> a <= b", "They are never equal.")


def wrong(*entries: Equivalent, noticed: dict[str, bool]) -> list[str]:
    return list(wrong_entries(entries, {"src/a.py::rule"}, noticed))


def test_an_entry_that_survives_is_well() -> None:
    assert wrong(ONE, noticed={ONE.id: False, "src/a.py::rule other": True}) == []


def test_an_entry_that_is_no_mutant_is_named() -> None:
    assert wrong(ONE, noticed={}) == [f"{FILE} lists what is no mutant: {ONE.id}."]


def test_an_entry_that_a_test_notices_is_named() -> None:
    assert wrong(ONE, noticed={ONE.id: True}) == [f"{FILE} lists a mutant that a test notices: {ONE.id}."]


def test_an_entry_without_a_reason_and_one_that_stands_twice_are_named() -> None:
    bare = msgspec.structs.replace(ONE, reason=" ")
    assert wrong(ONE, bare, noticed={ONE.id: False}) == [
        f"{FILE} lists {ONE.id} 2 times.",
        f"{FILE} gives no reason for {ONE.id}.",
    ]


def test_other_code_is_left_alone_until_it_is_gone() -> None:
    other = msgspec.structs.replace(ONE, code="src/b.py::rule")
    assert wrong(other, noticed={}) == []
    assert list(lost_code([ONE, other], {"src/a.py::rule"})) == [
        f"{FILE} names code that is not there: src/b.py::rule."
    ]


def test_the_file_is_read_and_a_wrong_field_is_refused(tmp_path: Path) -> None:
    file = tmp_path / FILE
    file.parent.mkdir(parents=True)
    entry = f'[[equivalent]]\ncode = "{ONE.code}"\nmutant = "{ONE.mutant}"\n'
    file.write_text(f'{entry}reason = "{ONE.reason}"\n', encoding="utf-8")
    assert read_equivalents(tmp_path) == [ONE]
    file.write_text(f'{entry}because = "{ONE.reason}"\n', encoding="utf-8")
    with pytest.raises(msgspec.ValidationError, match="because"):
        read_equivalents(tmp_path)


def test_every_kept_entry_is_a_mutant_of_today() -> None:
    entries = read_equivalents(ROOT)
    code = {one.id: one for one in targets(ROOT)}
    assert list(lost_code(entries, code)) == []
    ids = {one.id: False for id_ in {entry.code for entry in entries} for one in mutants(code[id_])}
    assert list(wrong_entries(entries, code, ids)) == []
