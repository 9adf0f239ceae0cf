"""The README keeps its word: a random game as a library, in fifteen lines, runs and ends. It exists in every language,
with the same commands, pictures, links and program."""

import re
from typing import Any

import pytest

from bulkhead.tabletop import Result
from bulkhead.words import DEFAULT, LANGUAGES
from tools.house import ROOT

FILES = {language: "README.md" if language == DEFAULT else f"README.{language}.md" for language in LANGUAGES}
READMES = {language: (ROOT / file).read_text(encoding="utf-8") for language, file in FILES.items()}
README = READMES[DEFAULT]
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_line_leads_to_the_other_languages(language: str) -> None:
    line = READMES[language].splitlines()[0]
    others = [file for other, file in FILES.items() if other != language]
    assert re.findall(r"\]\(([^)]+)\)", line) == others


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_parts(language: str) -> None:
    assert parts(READMES[language]) == parts(README)


def parts(page: str) -> dict[str, list[str]]:
    """What stays the same in every language: commands without their comments, programs, pictures, links, numbers and
    the shape of the page."""
    body = page.split("\n", 1)[1]
    prose = re.sub(r"^```.*?^```$", "", body, flags=re.DOTALL | re.MULTILINE)
    shell = re.findall(r"^```sh\n(.*?)^```$", body, re.DOTALL | re.MULTILINE)
    return {
        "commands": [line.split("#")[0].strip() for block in shell for line in block.splitlines()],
        "programs": re.findall(r"^```(?:python|text)\n.*?^```$", body, re.DOTALL | re.MULTILINE),
        "pictures": re.findall(r'<img src="([^"]+)"', body),
        "links": re.findall(r"\]\(([^)]+)\)", body),
        "numbers": re.findall(r"\d+", prose),
        "typed": re.findall(r"`[^`\n]+`", prose),
        "shape": re.findall(r"^(#+|- |\d\.|\|)", body, re.MULTILINE),
    }
