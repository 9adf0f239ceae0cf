"""`bulkhead lab referee`: games watched, the same for the same seed, and objections reported with their files."""

from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from bulkhead.lab.starquest.referee.account import Entry
from bulkhead.lab.starquest.watching import Account
from bulkhead.starquest.data.state import State
from bulkhead.tabletop.game import Command
from bulkhead.words import LANGUAGES
from tests.cli.running import ok, run

SHORT = ("lab", "referee", "--mission", "mis_00_first_steps", "--seed", "0")
FORGED = 60
GIVEN = 9


@pytest.fixture
def forging(monkeypatch: pytest.MonkeyPatch) -> None:
    """In every game a squad gets command points from nowhere, in one entry."""
    honest = Account.entry

    def forged(self: Account, state: State, seat: int, command: Command | None, *more: Any) -> Entry:
        entry = honest(self, state, seat, command, *more)
        if entry.number == FORGED:
            sides = deepcopy(entry.table["sides"])
            sides[0]["command"] = GIVEN
            entry.table["sides"] = sides
        return entry

    monkeypatch.setattr(Account, "entry", forged)


def test_games_without_objection(somewhere: Path) -> None:
    found = ok(*SHORT, "--games", "2", "--json").json
    assert (found["game"], found["seed"], found["games"], found["objections"]) == ("starquest", "0", 4, [])
    assert found["entries"] > 200
    assert not Path("objections").exists()


def test_one_kind_of_bot() -> None:
    assert ok(*SHORT, "--games", "2", "--bots", "random", "--json").json["games"] == 2


def test_the_same_seed_gives_the_same_games_whatever_the_number_of_jobs() -> None:
    one, two = (ok(*SHORT, "--games", "2", "--jobs", jobs, "--json").json for jobs in ("1", "2"))
    assert one == two


def test_watching_that_was_interrupted_goes_on(somewhere: Path) -> None:
    whole = ok(*SHORT, "--games", "2", "--json").json
    ok(*SHORT, "--games", "1", "--out", "watched.jsonl")
    assert len(Path("watched.jsonl").read_text().splitlines()) == 3
    assert ok(*SHORT, "--games", "2", "--out", "watched.jsonl", "--resume", "--json").json == whole
    assert len(Path("watched.jsonl").read_text().splitlines()) == 5


def test_a_file_of_a_study_is_refused(somewhere: Path) -> None:
    ok("lab", "starquest", *SHORT[2:], "--games", "1", "--bots", "random", "--out", "study.jsonl")
    assert "study" in run(*SHORT, "--out", "study.jsonl", "--resume").refused(2)
    assert "--out" in run(*SHORT, "--resume").refused(2)


@pytest.mark.usefixtures("forging")
def test_an_objection_stops_the_games_and_leaves_its_files(somewhere: Path) -> None:
    found = run(*SHORT, "--games", "3")
    assert found.code == 1
    lines = found.out.splitlines()
    assert len(lines) == 2, "one game, one objection"
    assert lines[1].startswith(f"best-mis_00_first_steps-2-0, entry {FORGED}, SQ-CMD-03: ")
    assert "objections/best-mis_00_first_steps-2-0.jsonl" in lines[1]
    replay = ok("replay", "objections/best-mis_00_first_steps-2-0.jsonl", "--json").json
    assert replay["at"] == FORGED, "the replay ends with the entry that was objected to"
    position = Path("objections/best-mis_00_first_steps-2-0.txt").read_text().strip()
    assert replay["position"] == position
    ok("show", "starquest", "objections/best-mis_00_first_steps-2-0.txt")


@pytest.mark.usefixtures("forging")
def test_it_can_go_on_after_an_objection(somewhere: Path) -> None:
    found = run(*SHORT, "--games", "1", "--keep-going", "--files", "kept", "--out", "watched.jsonl", "--json")
    assert found.code == 1
    assert [one["clause"] for one in found.json["objections"]] == ["SQ-CMD-03"] * 2
    assert len(list(Path("kept").iterdir())) == 4
    again = run(*SHORT, "--games", "1", "--out", "watched.jsonl", "--resume", "--json")
    assert again.code == 1, "an objection of an earlier run still counts"
    assert again.json == found.json


@pytest.mark.usefixtures("forging")
def test_an_objection_stops_a_study(somewhere: Path) -> None:
    found = run("lab", "starquest", *SHORT[2:], "--games", "2", "--referee")
    assert found.code == 1
    assert f"entry {FORGED}, SQ-CMD-03" in found.out
    assert Path("objections/best-mis_00_first_steps-2-0.jsonl").exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(language: str) -> None:
    shown = ok(*SHORT, "--games", "1", "--bots", "random", "--lang", language).out.splitlines()
    assert len(shown) == 2
    assert not any("cli-" in line for line in shown)
