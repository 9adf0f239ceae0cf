"""The command: it plays games and prints a table."""

import pytest

from tools.blunders.command import KINDS, games, main, report

TUTORIAL = "mis_00_first_steps"


def test_a_game_is_watched_from_its_number_alone() -> None:
    (once,), (again,) = (list(games(TUTORIAL, 1, "seed")) for _ in range(2))
    assert (once.blunders, once.opening, once.scores) == (again.blunders, again.opening, again.scores)
    assert len(once.opening) == 20
    assert {one.kind for _, one in once.blunders} <= set(KINDS)
    (other,) = games(TUTORIAL, 1, "seed", start=1)
    assert other.opening != once.opening


def test_the_table_names_every_kind(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "2", "--mission", TUTORIAL, "--seed", "seed", "--tell"]) == 0
    printed = capsys.readouterr().out
    for kind in KINDS:
        assert f"\n{kind} " in printed
    assert "2 different openings in 2 games" in printed
    assert "in milliseconds of a processor: median" in printed


def test_blunders_are_counted_by_side_and_per_game() -> None:
    seen = list(games(TUTORIAL, 2, "seed"))
    rows = {line[:40].strip(): line[40:].split() for line in report(seen)}
    for kind in KINDS:
        squads = sum(one.kind == kind and not alien for game in seen for alien, one in game.blunders)
        assert rows[kind][0] == f"{squads / 2:.2f}"
