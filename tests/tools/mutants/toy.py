"""A small project whose mutants and hollow tests are known. A process of its own judges it."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from tools.house import ROOT

RULES = '''\
"""The rules of a toy."""

from bulkhead.tabletop.clauses import clause

LIMIT = clause("T-LIMIT-1")(3)


@clause("T-STEP-1")
def may_step(steps: int) -> bool:
    return steps < LIMIT


@clause("T-COUNT-1", "T-COUNT-2")
def count(marks: list[str], mark: str) -> int:
    if mark in marks:
        marks.append(mark)
    return len(marks)


@clause("T-SPREAD-1", "T-SPREAD-2")
def spread(left: int) -> int:
    rounds = 0
    while left > 0:
        left -= 1
        rounds += 1
    return rounds
'''

TESTS = '''\
"""Tests of the toy."""

import pytest

from toy.rules import LIMIT, count, may_step, spread


@pytest.mark.clause("T-LIMIT-1")
def test_the_limit():
    assert LIMIT == 3


@pytest.mark.clause("T-STEP-1")
def test_a_step_below_the_limit():
    assert may_step(2)


@pytest.mark.clause("T-STEP-1")
def test_no_step_at_the_limit():
    assert not may_step(3)


@pytest.mark.clause("T-COUNT-1")
def test_another_mark_is_not_added():
    assert count(["a"], "b") == 1


@pytest.mark.clause("T-COUNT-2")
@pytest.mark.parametrize("mark", ["a", "b"])
def test_nothing(mark):
    count([], mark)


@pytest.mark.clause("T-COUNT-2")
@pytest.mark.parametrize("marks", [[], ["a"]])
def test_marks_are_counted(marks):
    assert count(marks, "b") == len(marks) or not marks


@pytest.mark.clause("T-SPREAD-1")
def test_rounds():
    assert spread(2) == 2


@pytest.mark.clause("T-SPREAD-2")
def test_one_round():
    assert spread(1) == 1
'''

DRIVER = """\
import json, sys
from pathlib import Path

from tools.mutants import bench as benches
from tools.mutants.hollow import find_hollow, questions
from tools.mutants.judging import find_tests, judge, judge_own, open_cases, open_own
from tools.mutants.live import Live
from tools.mutants.operators import mutants
from tools.mutants.targets import targets_in

root = Path(sys.argv[1])
file = "src/toy/rules.py"
targets = targets_in((root / file).read_text(), file)
clauses = [id_ for one in targets for id_ in one.clauses]
told = {}


def quiet(what, done, of):
    pass


def work(bench):
    live = Live(root, targets)
    assert live.lost(targets) == []
    bench.targets = targets
    made = [mutant for target in targets for mutant in mutants(target)]
    kept = {}
    cases = open_cases(bench, made, kept)
    find_tests(bench, live, cases, 2, quiet)
    told["tests"] = {case.mutant.what: case.tests for case in cases}
    list(judge(bench, live, cases, 2))
    told["killed"] = {
        case.mutant.what: {id_: [kill.test, kill.time] for id_, kill in case.verdict.killed.items()}
        for case in cases
    }
    told["again"] = len(open_cases(bench, made, kept))
    kept = {}
    cases = open_cases(bench, made, kept)
    find_tests(bench, live, cases, 2, quiet)
    list(judge(bench, live, cases, 2, once=True))
    told["once"] = {case.mutant.what: case.verdict.dead for case in cases}
    judge_own(bench, live, made, clauses, kept, 2, quiet)
    told["own"] = sorted({id_ for verdict in kept.values() for id_ in verdict.killed})
    told["own again"] = [len(open_cases(bench, made, kept)), open_own(made, clauses, kept)]
    hollow = {}
    find_hollow(bench, live, questions(bench, clauses, targets, made, {}, ()), hollow, 2, quiet)
    told["hollow"] = {id_: one.tests for id_, one in hollow.items()}
    return 7


try:
    told["answer"] = benches.with_tests(root, benches.files_citing(root, clauses), work)
except benches.Failing as failing:
    told["failing"] = failing.args[0]
print(json.dumps(told))
"""


def write_toy(root: Path, tests: str = TESTS) -> None:
    """Write the project into a folder."""
    for file, text in {
        "src/toy/__init__.py": "",
        "src/toy/rules.py": RULES,
        "tests/__init__.py": "",
        "tests/test_rules.py": tests,
        "tests/test_other.py": "def test_other(): raise ValueError\n",
        "pytest.ini": "[pytest]\nmarkers = clause\naddopts = --import-mode=importlib\npythonpath = src .\n",
    }.items():
        (root / file).parent.mkdir(parents=True, exist_ok=True)
        (root / file).write_text(text, encoding="utf-8")


def judge_toy(root: Path) -> dict[str, Any]:
    """What a process that judges the project tells."""
    path = os.pathsep.join(str(one) for one in (root / "src", ROOT / "src", ROOT))
    done = subprocess.run(
        [sys.executable, "-c", DRIVER, str(root)],
        env={**os.environ, "PYTHONPATH": path},
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
    return told
