"""The README keeps its word: a random game as a library, in fifteen lines, runs and ends."""

import re
from typing import Any

import pytest

from bulkhead.tabletop import Result
from tools.house import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
LINES = 15


@pytest.fixture
def program() -> str:
    """The one Python program of the README."""
    (found,) = re.findall(r"^```python\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)
    assert isinstance(found, str)
    return found


def test_the_program_has_at_most_fifteen_lines(program: str) -> None:
    assert len(program.splitlines()) <= LINES


def test_the_program_plays_a_game_to_its_end(program: str, capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {}
    exec(program, names)
    printed = capsys.readouterr().out
    assert names["game"].waiting(names["state"]) is None
    assert isinstance(names["result"], Result)
    assert str(names["result"].scores) in printed
    assert f"```text\n{printed}```" in README


def test_the_first_screen_has_the_two_commands_and_what_it_is_not() -> None:
    screen = README.split("\n## ")[0]
    assert "make play" in screen
    assert "make test" in screen
    assert "unofficial and not affiliated with any publisher" in screen
    assert "docs/images/table.webp" in screen
    assert "docs/images/starquest.webp" in screen
