"""`bulkhead bench server` hands its numbers to the bench of the checkout, and says where it must be run."""

import sys
from pathlib import Path

import pytest

from bulkhead.cli.commands import bench
from tests.cli.running import ok, run


def test_the_numbers_reach_the_bench(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "bench").mkdir()
    (tmp_path / "bench" / "server.py").touch()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    given: list[dict[str, float]] = []

    class Measuring:
        @staticmethod
        def main(**numbers: float) -> None:
            given.append(numbers)

    monkeypatch.setattr(bench, "import_module", lambda name: Measuring)
    ok("bench", "server", "--matches", "10", "--rate", "20", "--seconds", "1")
    assert given == [{"matches": 10, "rate": 20.0, "seconds": 1.0}]


def test_only_the_server_can_be_measured() -> None:
    assert "coffee" in run("bench", "coffee").refused(2)


def test_outside_a_checkout_it_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(bench, "__file__", str(tmp_path / "a" / "b" / "c" / "d" / "bench.py"))
    assert "checkout" in run("bench", "server").refused(2)
