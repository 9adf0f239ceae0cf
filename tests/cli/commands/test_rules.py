"""`bulkhead rules`: the reference, the search, and the matrix."""

from pathlib import Path

import pytest

import bulkhead
from bulkhead.cli.shell.clauses import fold
from bulkhead.lab import matrix
from bulkhead.lab.starquest.content.lines import all_lines
from bulkhead.lab.uncalled import Marked
from bulkhead.starquest.box import load_box
from bulkhead.words import LANGUAGES, Words
from tests.cli.running import ok, run

RULEBOOK = bulkhead.game("heroes").rulebook


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_reference_in_every_language(language: str) -> None:
    shown, words = ok("rules", "--lang", language).out, Words(language)
    for chapter in RULEBOOK.chapters:
        assert f"{words.say(chapter.id).upper()}\n" in shown
    for clause in RULEBOOK.all():
        assert f"\n{clause.id}  {words.attribute(clause.id, 'title')}\n{words.say(clause.id)}\n" in shown
    assert f"\n{words.say('heroes-hero-donato-full')}\n" in shown


@pytest.mark.parametrize("typed", ["H-BOARD-2", "h-board-2", " h-Board-2 "])
def test_a_clause_is_shown_with_all_that_belongs_to_it(typed: str) -> None:
    title, text, reading, option, page = ok("rules", typed).out.splitlines()
    assert title == "H-BOARD-2  Rows in each half"
    assert text == Words("en").say("H-BOARD-2")
    assert reading.startswith("Our reading: The booklets show the number of rows only in a picture")
    assert option.startswith("Option rows (rows in each half): How many rows each half has")
    assert option.endswith(" rows = 3, 4, 5, 6")
    assert page == "Booklet, page 1."


def test_examples_are_shown_and_what_is_not_in_the_booklets_is_said() -> None:
    assert "\nExample: Your inspiring hero is four spaces out and counts 8." in ok("rules", "H-INSPIRE-1").out
    assert ok("rules", "H-LIMIT-1").out.endswith("\nNot in the booklets.\n")


def test_a_clause_for_a_program() -> None:
    (found,) = ok("rules", "h-shield-1", "--json").json
    assert found == {
        "id": "H-SHIELD-1",
        "title": "Shield: a better save",
        "text": Words("en").say("H-SHIELD-1"),
        "ruling": None,
        "example": None,
        "page": 4,
        "options": [],
    }
    assert len(ok("rules", "--game", "heroes", "--json").json) == len(RULEBOOK.ids())


def test_a_word_finds_titles_first() -> None:
    ids = [clause["id"] for clause in ok("rules", "scythe", "--json").json]
    assert ids[0] == "H-SCYTHE-1"
    assert set(ids) == {"H-SCYTHE-1", "H-ATK-3", "H-SAVE-1", "H-EQ-1"}


def test_several_words_are_one_phrase() -> None:
    assert ok("rules", "lucky", "six:").out.startswith("H-TERM-1  Lucky six: attack\n")


def test_a_hero_finds_its_card() -> None:
    assert ok("rules", "donato").out == (
        "Brother-Captain Donato\n  * inspire: Its spaces count double in your current score.\n"
    )


@pytest.mark.parametrize(
    ("typed", "language", "found"),
    [
        ("ARMATA", "it", "H-ARMY-2"),
        ("l'eroe", "it", "H-MOVE-1"),
        ("heroe", "es", "H-MOVE-1"),
        ("case d'arrivee", "fr", ""),
        ("rangee", "fr", "H-SCYTHE-1"),
        ("faux : toute", "fr", "H-SCYTHE-1"),
    ],
)
def test_case_accents_and_special_signs_do_not_matter(typed: str, language: str, found: str) -> None:
    answer = run("rules", typed, "--lang", language, "--json")
    ids = [clause["id"] for clause in answer.json]
    assert (found in ids) if found else (answer.code, ids) == (1, [])


def test_folding() -> None:
    assert fold("L’Été\N{NO-BREAK SPACE}: À  la\tPLAGE") == "l'ete : a la plage"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The rules say nothing about “castling long”."),
        ("it", "Le regole non dicono nulla su «castling long»."),
        ("es", "Las reglas no dicen nada sobre «castling long»."),
        ("fr", "Les règles ne disent rien sur « castling long »."),
    ],
)
def test_what_is_not_there_is_said(language: str, sentence: str) -> None:
    said = run("rules", "castling", "long", "--lang", language).refused(1)
    assert said.replace("\N{NO-BREAK SPACE}", " ") == sentence


# The matrix


def checkout(folder: Path, tests: str) -> None:
    """A folder that looks like a checkout, with these tests."""
    (folder / "src" / "bulkhead").mkdir(parents=True)
    (folder / "tests").mkdir()
    (folder / "tests" / "test_it.py").write_text(tests, encoding="utf-8")


def test_the_matrix_of_this_checkout_is_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(bulkhead.__file__).parents[2])
    counts = {id_: len(game.rulebook.ids()) for id_, game in bulkhead.GAMES.items()}
    assert counts == {"heroes": 50, "starquest": 470}
    counts["content"] = len(all_lines(load_box(), Words().say))
    assert ok("rules", "--matrix", "--json").json == {
        id_: {"clauses": count, "coded": count, "tested": count, "gaps": {}} for id_, count in counts.items()
    }
    unit = {"heroes": "clauses", "starquest": "clauses", "content": "lines"}
    assert ok("rules", "--matrix").out == "".join(
        f"{id_}: {count} {unit[id_]}, {count} with code, {count} with tests\n"
        for id_, count in counts.items()
    )


def test_the_matrix_of_one_game_has_the_content_of_that_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(bulkhead.__file__).parents[2])
    assert list(ok("rules", "--matrix", "--game", "heroes", "--json").json) == ["heroes"]


def test_a_clause_without_a_test_is_a_gap(somewhere: Path) -> None:
    ids = [id_ for id_ in RULEBOOK.ids() if id_ != "H-VOX-1"]
    checkout(
        somewhere,
        f"import pytest\n\n\n@pytest.mark.clause({', '.join(map(repr, ids))})\ndef test_all(): ...\n",
    )
    answer = run("rules", "--matrix", "--json")
    assert answer.code == 1
    assert answer.json["heroes"]["gaps"] == {"no-test": {"H-VOX-1": []}}
    assert answer.json["heroes"]["tested"] == len(ids)
    assert "\n  H-VOX-1  no test proves it\n" in run("rules", "--matrix").out


def test_marked_code_that_nothing_uses_is_a_gap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(bulkhead.__file__).parents[2])
    dead = Marked("heroes/data/board.py", 12, "mirror", ("H-VOX-1",))
    monkeypatch.setattr(matrix, "uncalled", lambda package: (dead,))
    answer = run("rules", "--matrix")
    assert answer.code == 1
    sentence = (
        "H-VOX-1  nothing but tests uses the code that is marked with it:  heroes/data/board.py:12 mirror"
    )
    assert f"\n  {sentence}\n" in answer.out


def test_an_id_that_no_rulebook_has_is_a_gap(somewhere: Path) -> None:
    ids = [*RULEBOOK.ids(), "H-NOPE-1"]
    checkout(
        somewhere, f"import pytest\n\npytestmark = pytest.mark.clause(\n    {', '.join(map(repr, ids))}\n)\n"
    )
    answer = run("rules", "--matrix", "--json")
    assert answer.code == 1
    assert answer.json["heroes"]["gaps"] == {"unknown": {"H-NOPE-1": ["tests/test_it.py:4"]}}
    assert "H-NOPE-1  no rulebook has it  tests/test_it.py:4" in run("rules", "--matrix").out
