"""`make quick`: which tests a change can break, and in which order they run."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.quick import base_of, changed_files, distances, module_of, nearest_tests

IMPORTED_BY = {
    "bulkhead.a.low": {"bulkhead.a.high", "tests.a.test_low", "tests.browser.test_page"},
    "bulkhead.a.high": {"bulkhead.b.top", "tests.b.test_high"},
    "bulkhead.b.top": {"tests.a.test_all"},
}


@pytest.mark.parametrize(
    ("file", "module"),
    [
        ("src/bulkhead/starquest/rules/fight/melee.py", "bulkhead.starquest.rules.fight.melee"),
        ("src/bulkhead/heroes/__init__.py", "bulkhead.heroes"),
        ("src/bulkhead/heroes/data/cards.toml", "bulkhead.heroes.data"),
        ("tests/tools/test_quick.py", "tests.tools.test_quick"),
        ("web/src/main.ts", None),
        ("README.md", None),
    ],
)
def test_a_file_belongs_to_a_module(file: str, module: str | None) -> None:
    assert module_of(file) == module


def test_distance_counts_imports_and_leaves_out_what_no_change_reaches() -> None:
    assert distances(IMPORTED_BY, ["bulkhead.a.high"]) == {
        "bulkhead.a.high": 0,
        "bulkhead.b.top": 1,
        "tests.b.test_high": 1,
        "tests.a.test_all": 2,
    }


def test_tests_of_the_changed_room_run_first_and_browser_tests_not_at_all() -> None:
    found = nearest_tests(["bulkhead.a.low"], IMPORTED_BY)
    assert found == ["tests.a.test_low", "tests.a.test_all", "tests.b.test_high"]


def test_a_changed_test_runs_itself_even_in_a_browser() -> None:
    assert nearest_tests(["tests.browser.test_page"], IMPORTED_BY) == ["tests.browser.test_page"]


def test_a_change_is_what_differs_from_the_branch_it_left_committed_or_not(tmp_path: Path) -> None:
    def git(*arguments: str) -> None:
        subprocess.run(
            ("git", "-c", "user.name=A", "-c", "user.email=a@b", *arguments), cwd=tmp_path, check=True
        )

    def commit(name: str) -> None:
        (tmp_path / name).write_text(name, encoding="utf-8")
        git("add", name)
        git("commit", "-q", "-m", name)

    git("init", "-q", "-b", "main")
    commit("old.py")
    git("checkout", "-q", "-b", "change")
    commit("committed.py")
    (tmp_path / "new.py").write_text("", encoding="utf-8")
    assert changed_files(tmp_path, base_of(tmp_path)) == ["committed.py", "new.py"]


def test_no_further_test_begins_when_the_time_is_up(pytestconfig: pytest.Config, tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(
        (pytestconfig.rootpath / "tests" / "conftest.py").read_text(encoding="utf-8")
    )
    (tmp_path / "test_one.py").write_text("def test_one() -> None:\n    assert False\n", encoding="utf-8")

    def run(*arguments: str) -> str:
        command = (
            "-m",
            "pytest",
            "-q",
            "-p",
            "no:cacheprovider",
            "-c",
            "/dev/null",
            "--rootdir",
            str(tmp_path),
        )
        done = subprocess.run(
            (sys.executable, *command, *arguments),
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(pytestconfig.rootpath)},
            capture_output=True,
            text=True,
            check=False,
        )
        return done.stdout

    assert "1 skipped" in run("--until=1")
    assert "1 failed" in run(f"--until={2**40}")
