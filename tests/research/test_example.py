"""The example learns: run in small, it says what it reached."""

import re
from pathlib import Path

import pytest

pytest.importorskip("numpy")
pytest.importorskip("gymnasium")

from examples.research.learn_heroes import main
from tests.cli.running import ok
from tools.house import ROOT

SMALL = ("--teacher", "cadet", "--games", "12", "--rounds", "2", "--epochs", "8", "--measure", "10")


def test_it_learns_something_and_says_what_it_reached(capsys: pytest.CaptureFixture[str]) -> None:
    main(SMALL)
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 5
    losses = [float(found[1]) for line in lines[:2] if (found := re.search(r"loss ([\d.]+)", line))]
    assert len(losses) == 2
    won = re.match(r"against random: (\d+) of 10 games, [\d.]+% \([\d.]+% to [\d.]+%\)", lines[2])
    assert won is not None
    assert int(won[1]) >= 8, "a random player is easily beaten"
    assert lines[3].startswith("against cadet: ")


def test_torch_learns_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("torch")
    shown = []
    for device in ("cpu", "torch"):
        main([*SMALL, "--device", device])
        lines = capsys.readouterr().out.splitlines()
        shown.append([re.sub(r", \d+ s .*", "", line) for line in lines[:4]])
    assert shown[0] == shown[1]


def test_a_student_enters_the_ladder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    main([*SMALL, "--save", "student.npz"])
    student = f"{ROOT / 'examples/research/learn_heroes.py'}:Student"
    (role,) = ok("ladder", "heroes", "random", student, "--games", "6", "--json").json["roles"]
    assert role["standings"][0]["bot"] == student
