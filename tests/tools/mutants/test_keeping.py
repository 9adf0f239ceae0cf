"""What a run leaves to the next, and when it does not hold any more."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tools.mutants.bench import Bench
from tools.mutants.hollow import Hollow
from tools.mutants.judging import Kill, Verdict, still_true
from tools.mutants.keeping import Kept, read_kept, write_kept
from tools.mutants.operators import mutants
from tools.mutants.reaching import read_reached, write_reached
from tools.mutants.targets import targets_in
from tools.mutants.text import digest

TARGET, OTHER = targets_in(
    '@clause("G-1")\ndef rule(a): return a < 3\n@clause("G-2")\ndef other(a): return not a\n',
    "src/bulkhead/game.py",
)
TEST = "tests/test_game.py::test_a"


def bench(**changes: Any) -> Bench:
    """A bench with one test."""
    given = {
        "targets": [TARGET],
        "items": {TEST: None},
        "seconds": {TEST: 0.1},
        "reached": {},
        "cites": {TEST: frozenset({"G-1"})},
        "print_of": lambda name: "print",
        "prints": lambda clauses: {TEST: "print"},
    }
    return cast(Bench, SimpleNamespace(**{**given, **changes}))


def test_verdicts_and_hollow_tests_are_read_as_they_were_written(tmp_path: Path) -> None:
    kept = Kept(
        {"a": Verdict("s", {"G-1": Kill(TEST, "print", True)}, {"G-2": "tests"})},
        {"G-1": Hollow("s", [TEST])},
        {TEST: 0.5},
    )
    write_kept(tmp_path, kept)
    assert read_kept(tmp_path) == kept


def test_a_file_that_cannot_be_read_counts_as_none(tmp_path: Path) -> None:
    assert read_kept(tmp_path) == Kept()
    write_kept(tmp_path, Kept())
    (tmp_path / ".mutants/kept.json").write_text("{", encoding="utf-8")
    assert read_kept(tmp_path) == Kept()


def test_a_verdict_holds_until_code_or_test_changes() -> None:
    mutant = mutants(TARGET)[0]
    source = digest(TARGET.source)
    verdict = Verdict(source, {"G-1": Kill(TEST, "print")})
    assert still_true(bench(), mutant, verdict) == verdict
    assert still_true(bench(print_of=lambda name: "changed"), mutant, verdict) == Verdict(source)
    assert still_true(bench(cites={TEST: frozenset({"G-2"})}), mutant, verdict) == Verdict(source)
    assert still_true(bench(), mutant, Verdict("other", verdict.killed)) == Verdict(source)


def test_a_survivor_holds_until_a_test_of_the_clause_changes_or_comes() -> None:
    mutant = mutants(TARGET)[0]
    verdict = Verdict(digest(TARGET.source), {}, {"G-1": digest(TEST, "print")})
    assert still_true(bench(), mutant, verdict) == verdict
    more = bench(prints=lambda clauses: {TEST: "print", "tests/test_game.py::test_b": "print"})
    assert still_true(more, mutant, verdict).survived == {}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "src").mkdir()
    (tmp_path / "src/game.py").write_text("a = 1\n", encoding="utf-8")
    write_reached(tmp_path, bench(reached={TEST: {(TARGET.id, 2, 4), (TARGET.id, 3, 4)}}))
    return tmp_path


def test_what_a_test_reaches_is_kept(root: Path) -> None:
    again = bench()
    read_reached(root, again)
    assert again.reached == {TEST: {(TARGET.id, 2, 4), (TARGET.id, 3, 4)}}


@pytest.mark.parametrize(
    "changes",
    [{"print_of": lambda name: "changed"}, {"items": {}}, {"seconds": {}}, {"targets": [TARGET, OTHER]}],
)
def test_what_a_test_reaches_is_observed_again_when_test_or_code_is_another(
    root: Path, changes: dict[str, Any]
) -> None:
    again = bench(**changes)
    read_reached(root, again)
    assert again.reached == {}


def test_what_a_test_reaches_is_observed_again_when_the_package_has_changed(root: Path) -> None:
    (root / "src/game.py").write_text("a = 2\n", encoding="utf-8")
    again = bench()
    read_reached(root, again)
    assert again.reached == {}
