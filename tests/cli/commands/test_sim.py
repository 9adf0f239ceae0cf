"""`bulkhead sim`: the same seed gives the same games, with any number of jobs and in any output."""

import json
from pathlib import Path

import pytest

from bulkhead.lab.heroes.lanes.engine import library
from bulkhead.match import read_replay
from bulkhead.native import loading
from bulkhead.words import LANGUAGES
from tests.cli.running import ok, run
from tests.native.compiler import needs_compiler

SHORT = ("sim", "heroes", "--seats", "random,random", "--seed", "7", "-o", "turn-limit=20")
LAST_TURN = (
    "sanyctus4/phaello4/donato3/ebellius0/victorno1 feurran1/dyrael0/darrago2/victorno0/donato1"
    " 1 act 66 - t20 f1 g1 -"
)


def test_a_simulation_for_a_program() -> None:
    found = ok(*SHORT, "--games", "12", "--json").json
    assert {key: found[key] for key in ("game", "seats", "seed", "games")} == {
        "game": "heroes",
        "seats": ["random", "random"],
        "seed": "7",
        "games": 12,
    }
    assert sum(found["wins"]) + found["draws"] == 12
    for share, span in zip(found["shares"], found["intervals"], strict=True):
        assert 0 <= span["low"] <= share <= span["high"] <= 1
    assert found["turns"]["max"] <= 20
    assert set(found["counts"]) == {"busts", "all-outs"}
    assert "seconds" not in found


def test_the_same_seed_gives_the_same_result_whatever_the_number_of_jobs() -> None:
    one, again, two = (ok(*SHORT, "--games", "10", "--jobs", jobs, "--json").out for jobs in ("1", "1", "2"))
    assert one == again == two
    other = ok(
        "sim", "--seats", "random,random", "--seed", "8", "-o", "turn-limit=20", "--games", "10", "--json"
    ).out
    assert json.loads(other)["commands"] != json.loads(one)["commands"]


def test_a_person_reads_a_table() -> None:
    shown = ok("sim", "heroes", "--games", "2", "--seats", "random,captain", "--seed", "7").out.splitlines()
    assert shown[0] == "Heroes, 2 games, seed 7"
    assert shown[1].split("  ")[1] == "player"
    assert [line.split()[0] for line in shown[2:4]] == ["Random", "Captain"]
    assert shown[4] == "Draws: 0"
    assert shown[5].startswith("Turns per game: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_written_as_the_language_writes_them(language: str) -> None:
    shown = ok(*SHORT, "--games", "3", "--lang", language).out
    assert (",0" in shown) == (language != "en")


def test_every_game_can_be_saved_and_verified(somewhere: Path) -> None:
    bare = ok(*SHORT, "--games", "11", "--json", "--reference").out
    assert ok(*SHORT, "--games", "11", "--json", "--save", "games/here").out == bare
    files = sorted(Path("games/here").iterdir())
    assert [file.name for file in files] == [f"heroes-{number:02}.jsonl" for number in range(1, 12)]
    results = [ok("verify", str(file), "--json").json["result"] for file in files]
    found = json.loads(bare)
    assert [sum(result["shares"][seat] == 1 for result in results) for seat in (0, 1)] == found["wins"]
    assert read_replay(files[0].read_bytes(), "").header.options == {"turn-limit": 20}


@needs_compiler
def test_random_games_of_heroes_are_played_by_the_compiled_engine() -> None:
    answer = ok(*SHORT, "--games", "20")
    assert answer.err == "The compiled engine played these games.\n"
    assert answer.out.startswith("Heroes, 20 games, seed 7\n")
    assert ok(*SHORT, "--games", "20", "--jobs", "2").out == answer.out


def test_without_a_compiler_the_reference_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    found = ok(*SHORT, "--games", "20")
    library.cache_clear()
    monkeypatch.setattr(loading, "_loaded", {})
    monkeypatch.setenv("CC", "no-such-compiler")
    answer = ok(*SHORT, "--games", "20")
    assert answer.out == found.out
    assert answer.err == (
        "The reference engine played these games, more slowly: Compiled code needs a C compiler, and "
        "“no-such-compiler” was not found. Install gcc or clang, or name another one in the environment variable CC.\n"
    )


@pytest.mark.parametrize(
    "more",
    [
        ("--reference",),
        ("--save", "games"),
        ("-o", "games=3"),
        ("--from", LAST_TURN),
        ("--seats", "captain,random"),
    ],
    ids=("reference", "saved", "match", "position", "captain"),
)
def test_all_other_games_are_played_by_the_reference(more: tuple[str, ...]) -> None:
    assert ok(*SHORT, "--games", "1", *more).err == ""


def test_a_folder_with_other_games_is_left_alone() -> None:
    ok(*SHORT, "--games", "1", "--save", "games")
    said = run(*SHORT, "--games", "1", "--save", "games").refused(2)
    assert said == "The folder “games” already contains replay files; choose another one."
    Path("file").touch()
    assert run(*SHORT, "--games", "1", "--save", "file").refused(2).startswith("file: ")


def test_games_can_begin_from_a_position() -> None:
    found = ok("sim", "--seats", "captain,captain", "--games", "3", "--from", LAST_TURN, "--json").json
    assert found["wins"] == [3, 0]
