"""Bench, judging and the search for hollow tests, on a small project: each mutant meets exactly its citing tests."""

from pathlib import Path
from typing import Any

import pytest

from tests.tools.mutants.toy import TESTS, judge_toy, write_toy
from tools.mutants.judging import mirror

HERE = "tests/test_rules.py::"


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    root = tmp_path_factory.mktemp("toy")
    write_toy(root)
    return judge_toy(root)


def test_what_the_work_answers_is_the_answer(told: dict[str, Any]) -> None:
    assert told["answer"] == 7


def test_a_mutant_meets_the_citing_tests_that_reach_its_line(told: dict[str, Any]) -> None:
    tests = {what: {name.removeprefix(HERE) for name in names} for what, names in told["tests"].items()}
    assert tests["return steps < LIMIT -> return steps <= LIMIT"] == {
        "test_a_step_below_the_limit",
        "test_no_step_at_the_limit",
    }
    assert tests["marks.append(mark) -> pass"] == set(), "no test adds a mark"
    assert tests["LIMIT = clause('T-LIMIT-1')(3) -> LIMIT = clause('T-LIMIT-1')(4)"] == {"test_the_limit"}


def test_survivors_are_told_apart_from_mutants_that_a_test_notices(told: dict[str, Any]) -> None:
    assert [what for what, kills in told["killed"].items() if not kills] == ["marks.append(mark) -> pass"]
    assert told["killed"]["return steps < LIMIT -> return steps <= LIMIT"] == {
        "T-STEP-1": [f"{HERE}test_no_step_at_the_limit", False]
    }


def test_a_value_is_broken_where_it_was_imported(told: dict[str, Any]) -> None:
    assert told["killed"]["LIMIT = clause('T-LIMIT-1')(3) -> LIMIT = clause('T-LIMIT-1')(2)"] == {
        "T-LIMIT-1": [f"{HERE}test_the_limit", False]
    }


def test_a_test_that_never_ends_has_noticed_the_mutant(told: dict[str, Any]) -> None:
    slow = {what for what, kills in told["killed"].items() if any(is_time for _, is_time in kills.values())}
    assert slow == {"left -= 1 -> left -= 0"}


def test_the_tests_of_one_clause_do_not_count_for_the_other_clause_of_the_same_code(
    told: dict[str, Any],
) -> None:
    assert told["killed"]["if mark in marks -> if mark not in marks"] == {
        "T-COUNT-1": [f"{HERE}test_another_mark_is_not_added", False]
    }


def test_what_was_judged_is_not_judged_again(told: dict[str, Any]) -> None:
    assert told["again"] == 0


def test_asked_once_the_same_mutants_are_noticed(told: dict[str, Any]) -> None:
    assert told["once"] == {what: bool(kills) for what, kills in told["killed"].items()}


def test_each_clause_of_the_same_code_gets_a_mutant_that_its_own_tests_notice_if_there_is_one(
    told: dict[str, Any],
) -> None:
    """The tests of T-COUNT-2 notice none."""
    assert told["own"] == ["T-COUNT-1", "T-LIMIT-1", "T-SPREAD-1", "T-SPREAD-2", "T-STEP-1"]
    assert told["own again"] == [0, {}]


def test_only_a_test_that_notices_neither_the_emptied_code_nor_a_mutant_is_hollow(
    told: dict[str, Any],
) -> None:
    """`test_no_step_at_the_limit` passes with an emptied function and notices `<=`; one of the parameters of
    `test_marks_are_counted` notices nothing, the other one does."""
    assert told["hollow"] == {
        "T-LIMIT-1": [],
        "T-STEP-1": [],
        "T-COUNT-1": [],
        "T-COUNT-2": [f"{HERE}test_nothing"],
        "T-SPREAD-1": [],
        "T-SPREAD-2": [],
    }


def test_a_test_that_fails_with_nothing_broken_is_named_and_nothing_is_judged(tmp_path: Path) -> None:
    write_toy(tmp_path, TESTS.replace("spread(2) == 2", "spread(2) == 3"))
    assert judge_toy(tmp_path) == {"failing": [f"{HERE}test_rounds"]}


def test_the_mirror_of_a_file_is_where_its_tests_are() -> None:
    assert mirror("src/bulkhead/heroes/rolls.py") == "tests/heroes/test_rolls.py"
    assert mirror("src/bulkhead/words.py") == "tests/test_words.py"
