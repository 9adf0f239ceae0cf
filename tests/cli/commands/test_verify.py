"""`bulkhead verify`: yes with a summary, or no with the first mismatch."""

from pathlib import Path

import pytest

from bulkhead.match import commitment
from bulkhead.match.fairness import naming
from bulkhead.words import LANGUAGES
from tests.cli.running import ok, run
from tests.match.old_rules import old_match
from tests.match.playing import SEED, Whims, edited, start


@pytest.fixture
def file(somewhere: Path) -> str:
    """A paused game."""
    (somewhere / "game.jsonl").write_bytes(Whims().play(start({"first": "1"}), 60).log())
    return "game.jsonl"


def test_a_sound_file_is_said_to_be_sound(file: str) -> None:
    first, second, salts, third = ok("verify", file).out.splitlines()
    assert first.startswith(
        "game.jsonl is sound: everything was recomputed, and all of it matches (entries: 60, "
    )
    assert second == f"Commitment: {commitment(SEED)}"
    assert (
        salts
        == "The salts of players 1, 2 do not say whether they were given before or after the commitment."
    )
    assert third.startswith("The game is paused.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_salts_that_name_the_commitment_were_given_after_it(somewhere: Path, language: str) -> None:
    named = naming("tea", commitment(SEED))
    path = somewhere / "game.jsonl"
    path.write_bytes(start(salts=(named, "rain")).log())
    salted, unsure = ok("verify", path.name, "--lang", language).out.splitlines()[2:4]
    if language == "en":
        assert salted == "Player 1’s salt names this commitment: it was given after the seed was fixed."
        assert unsure.startswith("Player 2’s salt does not say")
    assert salted != unsure
    path.write_bytes(start(salts=("", "")).log())
    assert len(ok("verify", path.name, "--lang", language).out.splitlines()) == 3
    path.write_bytes(start(salts=(named, named)).log())
    assert len(ok("verify", path.name, "--lang", language).out.splitlines()) == 4
    path.write_bytes(path.read_bytes().replace(named.encode(), naming("tea", "0" * 64).encode()))
    assert "game.jsonl" in run("verify", path.name, "--lang", language).refused(1)


def test_a_sound_file_for_a_program(file: str) -> None:
    found = ok("verify", file, "--json").json
    assert found.pop("faces") > 0
    assert found == {
        "file": "game.jsonl",
        "ok": True,
        "finding": None,
        "line": None,
        "moves": 60,
        "finished": False,
        "commitment": commitment(SEED),
        "salted": [],
        "unsure": [1, 2],
        "result": None,
        "earlier": [],
        "agreement": None,
    }


def test_the_commitment_that_was_noted_is_compared(file: str) -> None:
    assert ok("verify", file, "--commitment", commitment(SEED).upper()).out == ok("verify", file).out
    said = run("verify", file, "--commitment", "0" * 64).refused(1)
    assert said.startswith("game.jsonl, line 1: the commitment is not the one that you noted")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tampered_file_is_found_out(file: str, language: str) -> None:
    path = Path(file)
    before = path.read_bytes()
    line = next(number for number, text in enumerate(before.split(b"\n")) if b'"command":"roll"' in text)
    rows = before.split(b"\n")
    faces = rows[line].index(b'"faces":[') + len(b'"faces":[')
    face = b"1" if rows[line][faces : faces + 1] != b"1" else b"2"
    rows[line] = rows[line][:faces] + face + rows[line][faces + 1 :]
    path.write_bytes(b"\n".join(rows))
    said = run("verify", file, "--lang", language).refused(1)
    assert said.startswith(
        f"game.jsonl, {['line', 'riga', 'línea', 'ligne'][LANGUAGES.index(language)]} {line + 1}"
    )
    found = run("verify", file, "--json", "--lang", language)
    assert found.code == 1
    assert (found.json["ok"], found.json["line"], found.json["finding"]) == (False, line + 1, said)


def test_a_seed_that_was_not_promised_is_found_out(file: str) -> None:
    path = Path(file)
    path.write_bytes(path.read_bytes().replace(SEED.hex().encode(), bytes(32).hex().encode()))
    assert "the seed revealed at the end is not the one that was promised" in run("verify", file).refused(1)


# Another version of the rules


@pytest.fixture
def old(somewhere: Path) -> str:
    """A paused game of other rules."""
    (somewhere / "old.jsonl").write_bytes(old_match("refused").log())
    return "old.jsonl"


def test_a_file_of_other_rules_is_checked_as_far_as_it_goes(old: str) -> None:
    said = run("verify", old)
    assert (said.code, said.err) == (3, "")
    agrees, dice, kept, _, paused = said.out.splitlines()
    assert agrees == (
        "The match was played with version 0 of the rules, and this program has version 1."
        " It agrees up to entry 26 of 80."
        " Entry 27, “roll”, is refused here: You cannot do that now: the current step is “battle actions”."
        " (H-ACT-1)"
    )
    assert dice.startswith("The seed is the one that was promised. The dice of the common entries (14) were")
    assert kept == f"Commitment: {commitment(SEED)}"
    assert paused.startswith("The game is paused.")


def test_a_file_of_other_rules_for_a_program(old: str) -> None:
    said = run("verify", old, "--json")
    assert said.code == 3
    found = said.json
    assert (found["ok"], found["line"], found["moves"]) == (False, 29, 26)
    agreement = found["agreement"]
    assert (agreement["rules"], agreement["known"], agreement["last"], agreement["of"]) == (0, 1, 26, 80)
    assert agreement["parting"].startswith("Entry 27, “roll”, is refused here")
    assert agreement["sentence"] in found["finding"]


def test_a_file_of_other_rules_that_agrees_as_a_whole_is_sound(somewhere: Path) -> None:
    (somewhere / "old.jsonl").write_bytes(old_match("same").log())
    said = ok("verify", "old.jsonl").out
    assert "version 0 of the rules, and this program has version 1. Every entry agrees" in said


def test_a_tampered_file_of_other_rules_is_found_out(old: str) -> None:
    Path(old).write_bytes(edited(Path(old).read_bytes(), -1, hash="00" * 32))
    assert "this is not how the match ended" in run("verify", old).refused(1)
