"""The page of the bots' strength, made from a kept summary alone."""

from pathlib import Path

import pytest

from tools import strength

COMMAND = "bulkhead ladder heroes random cadet -o rows=3 --games 4 --seed page"


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> strength.Kept:
    file = tmp_path_factory.mktemp("strength") / "ladder.jsonl"
    return strength.measure(f"{COMMAND} --jobs 1 --out {file} --resume")


def test_a_summary_is_kept_and_read_again(kept: strength.Kept, tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    strength.write([kept], tmp_path)
    (again,) = strength.read(tmp_path)
    assert again.command == COMMAND, "where the games were kept does not matter"
    assert strength.page([again]) == strength.page([kept])


def test_the_page_shows_command_games_and_intervals(kept: strength.Kept) -> None:
    shown = strength.page([kept])
    assert f"$ {COMMAND}\n" in shown
    assert "### Heroes: `rows=3`" in shown
    assert "4 comparisons; rules version 1" in shown
    assert "| Random | 0 (anchor) | 4 |" in shown
    assert "| Random | Cadet | 4 | " in shown


def test_roles_are_apart() -> None:
    words = "starquest random trooper overlord --mission mis_00_first_steps --games 2"
    shown = strength.page([strength.measure(f"bulkhead ladder {words}")])
    assert "### Starquest: `mis_00_first_steps`" in shown
    squads, aliens = shown.index("As squads:"), shown.index("As aliens:")
    assert "| Trooper |" in shown[squads:aliens]
    assert "| Overlord |" in shown[aliens:]


def test_another_command_is_a_usage_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert strength.main(["bulkhead sim heroes"]) == 2
    assert strength.main([]) == 2
    assert "usage" in capsys.readouterr().err
