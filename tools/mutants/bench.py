"""The tests that cite clauses, collected by pytest once and run again and again in copies of this process."""

import ast
import inspect
import re
import time
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest
from hypothesis import Phase, settings

from bulkhead.starquest.box.box import load_box
from bulkhead.words import LANGUAGES, Words
from tools.mutants.forks import Say, in_forks, limit_time
from tools.mutants.live import Live
from tools.mutants.targets import Target
from tools.mutants.text import digest

OPTIONS = (
    "--quiet",
    "--assert=plain",
    "--tb=no",
    "--capture=no",
    "-pno:cacheprovider",
    "-pno:xdist",
    "-pno:faker",
    "-ofaulthandler_timeout=0",
    "-mclause",
)
PATIENCE = 5.0
"""A test may take this many times as long as without a break, and then counts as failed ..."""
LEAST = 2.0
"""... but at least this many seconds of processor time."""
UNKNOWN = 3.0
"""Seconds of processor time of a test that was never observed, at most."""
LONG = 0.5
"""Seconds of processor time of a long test."""
HOUR = 3600.0
"""Seconds that a test with nothing broken may take on a busy machine."""
CHUNK = 120
"""Tests that one process observes, at most."""

Statement = tuple[str, int, int]
"""The id of a target, line and column."""


class Failing(Exception):
    """Tests fail although nothing is broken."""


class Bench:
    """The citing tests of one run. `begin` observes them; afterwards they can be run by name in a copy."""

    def __init__(self, session: pytest.Session, outcomes: "_Outcomes") -> None:
        self.items = {item.nodeid: item for item in session.items}
        self.cites = {
            name: frozenset(str(id_) for mark in item.iter_markers("clause") for id_ in mark.args)
            for name, item in self.items.items()
        }
        self.citing: dict[str, list[str]] = {}
        for name, ids in self.cites.items():
            for id_ in ids:
                self.citing.setdefault(id_, []).append(name)
        self.targets: list[Target] = []
        """The code that is observed."""
        self.seconds: dict[str, float] = {}
        """Also of tests of earlier runs, for those that are known to be long."""
        self.reached: dict[str, set[Statement]] = {}
        self._outcomes = outcomes
        self._prints: dict[str, str] = {}

    def prints(self, clauses: Iterable[str]) -> dict[str, str]:
        """The tests of these clauses with a digest of the source of each."""
        return {name: self.print_of(name) for id_ in clauses for name in self.citing.get(id_, ())}

    def print_of(self, name: str) -> str:
        """A digest of a test: its own source, and what its file has besides tests."""
        if name not in self._prints:
            item = self.items[name]
            assert isinstance(item, pytest.Function)
            besides = _besides_tests(inspect.getmodule(item.function))
            self._prints[name] = digest(inspect.getsource(item.function), besides)
        return self._prints[name]

    def is_long(self, name: str) -> bool:
        return self.seconds.get(name, 0.0) >= LONG

    def observe(
        self, live: Live, names: Iterable[str], jobs: int, progress: Callable[[str, int, int], None]
    ) -> None:
        """Run tests without a break, and note how long each takes and which statements of the targets it reaches."""

        def do(chunk: list[str], say: Say) -> None:
            seen: set[Statement] = set()
            live.observe(self.targets, seen.add)
            for name in chunk:
                seen.clear()
                live.forget()
                before = _processor_seconds()
                passed = self.passes(name)
                say([name, passed, _processor_seconds() - before, sorted(seen)])

        wanted = sorted(name for name in names if name not in self.reached)
        size = max(1, min(CHUNK, len(wanted) // jobs))
        chunks = [wanted[at : at + size] for at in range(0, len(wanted), size)]
        failing: list[str] = []
        done = 0
        for told in in_forks(chunks, do, jobs, silence=HOUR, asleep=HOUR):
            for name, passed, seconds, reached in told.said:
                self.seconds[name] = seconds
                self.reached[name] = {(target, line, column) for target, line, column in reached}
                if not passed:
                    failing.append(name)
            failing += [name for name in told.work if name not in self.reached]
            done += len(told.work)
            progress("tests without a break", done, len(wanted))
        if failing:
            raise Failing(failing)

    def passes(self, name: str) -> bool:
        """Run a test, with its fixtures, as pytest does."""
        item = self.items[name]
        self._outcomes.failed = False
        item.ihook.pytest_runtest_protocol(item=item, nextitem=None)
        return not self._outcomes.failed

    def limit(self, name: str) -> None:
        """Allow the processor time that a test may take although something is broken."""
        limit_time(max(LEAST, PATIENCE * self.seconds.get(name, UNKNOWN)))


class _Outcomes:
    """Notes whether anything of a test failed."""

    failed = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed


class _Plugin(_Outcomes):
    """Hands the collected tests to `work` instead of running them."""

    def __init__(self, work: Callable[[Bench], int]) -> None:
        self.work = work
        self.answer = 2
        self.raised: BaseException | None = None

    def pytest_collection(self) -> None:
        # A failed property is a failed test: the smallest example does not matter.
        settings.register_profile("mutants", phases=(Phase.explicit, Phase.generate), database=None)
        settings.load_profile("mutants")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            return False
        _read_files()
        try:
            self.answer = self.work(Bench(session, self))
        except Exception as raised:
            self.raised = raised
        return True


def with_tests(root: Path, files: Iterable[str], work: Callable[[Bench], int]) -> int:
    """Collect the citing tests of these files and let `work` use them; returns what it returns."""
    plugin = _Plugin(work)
    pytest.main([*OPTIONS, f"--rootdir={root}", *(str(root / file) for file in files)], plugins=[plugin])
    if plugin.raised is not None:
        raise plugin.raised
    return plugin.answer


def files_citing(root: Path, clauses: Iterable[str]) -> list[str]:
    """The test files that name one of these clauses."""
    named = re.compile("|".join(sorted(f'"{re.escape(id_)}"' for id_ in clauses)))
    return [
        path.relative_to(root).as_posix()
        for path in sorted((root / "tests").rglob("test_*.py"))
        if "mark.clause" in (text := path.read_text(encoding="utf-8")) and named.search(text)
    ]


def _read_files() -> None:
    """Read content and words once, before the process is copied."""
    load_box()
    for language in LANGUAGES:
        Words(language).attribute("H-MOVE-1", "title")
        Words(language).name(0)


@cache
def _besides_tests(module: ModuleType | None) -> str:
    assert module is not None
    tree = ast.parse(inspect.getsource(module))
    tree.body = [node for node in tree.body if not getattr(node, "name", "").startswith("test_")]
    return ast.unparse(tree)


def _processor_seconds() -> float:
    return time.process_time()
