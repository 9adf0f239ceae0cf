"""`bulkhead lab`: missions measured, the same for the same seed, and a study that can go on."""

import json
from pathlib import Path

import pytest

from bulkhead.words import LANGUAGES
from tests.cli.running import ok, run

SHORT = ("lab", "starquest", "--mission", "mis_00_first_steps", "--squads", "1", "--seed", "7")


def untimed(text: str) -> dict[str, object]:
    """The findings that depend only on the seed: all but the speed of the bots."""
    found: dict[str, object] = json.loads(text)
    del found["pace"]
    return found


def test_a_study_for_a_program() -> None:
    found = ok(*SHORT, "--games", "3", "--json").json
    assert (found["game"], found["seed"], found["games"], found["late"]) == ("starquest", "7", 3, 0)
    (table,) = found["tables"]
    assert (table["mission"], table["squads"], table["games"], table["limit"]) == (
        "mis_00_first_steps",
        1,
        3,
        6,
    )
    assert {one["faction"] for one in table["factions"]} == {
        *("blood_angels", "imperial_fists", "ultramarines", "chaos")
    }
    for one in table["factions"]:
        assert one["wins"]["interval"]["low"] <= one["wins"]["share"] <= one["wins"]["interval"]["high"]
    assert found["seven"] == [], "nobody sat at a full table"


def test_the_same_seed_gives_the_same_study_whatever_the_number_of_jobs() -> None:
    one, two = (untimed(ok(*SHORT, "--games", "3", "--jobs", jobs, "--json").out) for jobs in ("1", "2"))
    assert one == two


def test_a_study_that_was_interrupted_goes_on(somewhere: Path) -> None:
    whole = untimed(ok(*SHORT, "--games", "3", "--json").out)
    ok(*SHORT, "--games", "1", "--out", "study.jsonl", "--json")
    assert len(Path("study.jsonl").read_text().splitlines()) == 2
    assert untimed(ok(*SHORT, "--games", "3", "--out", "study.jsonl", "--resume", "--json").out) == whole
    assert len(Path("study.jsonl").read_text().splitlines()) == 4


def test_games_of_the_file_that_nobody_asked_for_are_not_counted(somewhere: Path) -> None:
    ok(*SHORT, "--games", "2", "--out", "study.jsonl")
    assert ok(*SHORT, "--games", "1", "--out", "study.jsonl", "--resume", "--json").json["games"] == 1


def test_a_person_reads_tables() -> None:
    shown = ok(*SHORT, "--games", "2", "--bots", "random").out.splitlines()
    assert shown[0] == "2 games, seed 7"
    assert shown[2] == "First steps, one squad, 2 games"
    assert shown[3].split() == [
        "faction",
        "wins",
        "share",
        "95%",
        "interval",
        "points",
        "95%",
        "lost",
        "leader",
        "lost",
    ]
    assert shown[4].startswith("  Blood Angels")
    assert "Every game ended within the limit of its mission." in shown
    assert shown[-1].startswith("Random: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(language: str) -> None:
    shown = ok(*SHORT, "--games", "1", "--bots", "random", "--lang", language).out
    assert (",0" in shown) == (language != "en")


def test_the_lab_lists_what_it_does() -> None:
    shown = ok("lab").out
    assert "starquest" in shown
    assert "referee" in shown


def test_a_referee_watches_a_study_and_changes_nothing() -> None:
    watched = untimed(ok(*SHORT, "--games", "2", "--referee", "--json").out)
    assert watched == untimed(ok(*SHORT, "--games", "2", "--json").out)


def test_what_cannot_be_studied_is_said_in_a_sentence(somewhere: Path) -> None:
    assert run("lab", "heroes").refused(2) == ("There is no command “heroes”; available: starquest, referee.")
    study = ("lab", "starquest")
    assert "mis_99" in run(*study, "--mission", "mis_99").refused(2)
    assert "“9”" in run(*study, "--squads", "9").refused(2)
    assert "captain" in run(*study, "--bots", "captain").refused(2)
    assert "number of squads: 5" in run(*study, "--mission", "mis_00_first_steps", "--squads", "5").refused(2)
    assert "--out" in run(*SHORT, "--resume").refused(2)


def test_a_file_is_never_overwritten(somewhere: Path) -> None:
    Path("study.jsonl").write_text("mine\n")
    assert "--resume" in run(*SHORT, "--out", "study.jsonl").refused(2)
    assert "line 1" in run(*SHORT, "--out", "study.jsonl", "--resume").refused(2)
    assert Path("study.jsonl").read_text() == "mine\n"
