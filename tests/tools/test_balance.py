"""The tables of docs/balance.md, made from a summary alone."""

from pathlib import Path

import pytest

from bulkhead.lab.starquest.game import Plan
from bulkhead.lab.starquest.ledger import Ledger
from bulkhead.lab.starquest.study import run, schedule
from bulkhead.lab.starquest.tables import tables
from tests.lab.starquest.test_study import made
from tools import balance


@pytest.fixture
def summary(tmp_path: Path) -> balance.Summary:
    """A study of two invented games with seven seats, and one of the tutorial."""
    plan = Plan("page")
    file = str(tmp_path / "study.jsonl")
    small = tables(("mis_00_first_steps",), (1,))
    with Ledger(file, plan, resume=False) as ledger:
        ledger.add(made(0, 0))
        ledger.add(made(1, 5, rounds=13))
        for record in run(plan, schedule(small, 1)):
            ledger.add(record)
    return balance.summarize(file)


def test_a_summary_is_kept_and_read_again(summary: balance.Summary, tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    balance.write(summary, tmp_path)
    again = balance.read(tmp_path)
    assert (again.study, again.machine) == (summary.study, summary.machine)
    assert [table.games for table in again.findings.tables] == [1, 2]
    assert balance.missions(again) == balance.missions(summary)


def test_every_block_says_something(summary: balance.Summary) -> None:
    for name, make in balance.BLOCKS.items():
        assert make(summary), name


def test_missions_with_seven_seats_and_others_stand_apart(summary: balance.Summary) -> None:
    assert (
        balance.missions(summary).splitlines()[2] == "| The nest | 2 | 50% | 0% | 0% | 0% | 0% | 50% | 0% |"
    )
    assert "First steps" not in balance.missions(summary)
    assert "The nest" not in balance.smaller(summary)
    assert "First steps | 1 | 1 |" in balance.smaller(summary)


def test_the_verdict_names_what_is_not_reached(summary: balance.Summary) -> None:
    said = balance.verdict(summary)
    assert "between 0.0% and 50.0%" in said
    assert "outside: Blood Angels, Imperial Fists" in said
    assert "The nest: Imperial Fists, Ultramarines, Eldar, Legion of the Damned." in said
    assert "1 games of 3" in said


def test_the_verdict_names_factions_that_win_a_mission_too_rarely(summary: balance.Summary) -> None:
    single = balance.verdict(summary).splitlines()[1]
    assert "the lowest share is 0.0% (0.0% – 65.8%): The nest, Imperial Fists (wanted: 5% at least)" in single
    below = ("Imperial Fists", "Ultramarines", "Eldar", "Legion of the Damned", "Dark Cult")
    assert single.endswith("below: " + "; ".join(f"The nest, {faction}" for faction in below) + ".")


def test_a_study_must_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert balance.main([]) == 2
    assert capsys.readouterr().err.startswith("usage: ")
