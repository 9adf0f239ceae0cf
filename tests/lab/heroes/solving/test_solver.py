"""A solution: its sweeps, its bound and its file."""

from pathlib import Path

import pytest

from bulkhead.lab.heroes.solving import machine, solver
from bulkhead.lab.heroes.solving.solver import solved_table
from bulkhead.lab.heroes.solving.table import read_table
from bulkhead.tabletop.refusals import Mistake
from tests.lab.heroes.solving.match_ups import made, needs_a_compiler


def test_a_solution_says_how_many_sweeps_it_took(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    needs_a_compiler()
    monkeypatch.setattr(solver, "FINE", 0.6)
    told: list[float] = []
    found = solved_table(
        made("as the book"), "cpu", double=False, progress=lambda sweep, change: told.append(change)
    )
    assert found.head.sweeps == len(told) == 1 + solver.PLAIN + 1
    assert told[0] == pytest.approx(0.5, abs=0.01), (
        "every board begins with one half, and some are won at once"
    )
    assert found.bound >= told[-1]
    found.write(tmp_path / "table")
    again = read_table(tmp_path / "table")
    assert again.value(0, [0] * 10) == found.value(0, [0] * 10)
    with pytest.raises(Mistake, match="cli-file-trouble"):
        found.write(tmp_path / "nowhere" / "table")


def test_a_board_too_large_for_this_machine_is_refused_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "_memory", lambda: 2**30)
    with pytest.raises(Mistake, match="solve-no-memory"):
        machine.Machine("cpu", 4, False)
