"""`bulkhead play`: starting, saving, resuming and finishing a match."""

from pathlib import Path

import msgspec
import pytest

import bulkhead
from bulkhead.match import read_replay, verify
from bulkhead.words import LANGUAGES
from tests.cli.running import Answer, lines, ok, run
from tests.match.old_rules import Kind, old_match
from tests.match.playing import LAST_TURN, SEED, start

WIN = ("66 move 3", "66 move 5", "stop")
PICK_AND_PLACE = [1] * 10
"""The first offer each time: five heroes, then five places."""


def header(file: str) -> object:
    return read_replay(Path(file).read_bytes(), file).header


def test_without_anything_it_is_heroes_against_the_captain() -> None:
    answer = ok("play", "--terminal")
    assert answer.out.startswith("Heroes: Player 1 and Captain\n")
    assert answer.err == "The input has ended, so the game stops here; nothing was saved.\n"


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", "Player 1 and Random"),
        ("it", "Giocatore 1 e Casuale"),
        ("es", "Jugador 1 y Azar"),
        ("fr", "Joueur 1 et Hasard"),
    ],
)
def test_the_table_speaks_the_players_language(language: str, names: str) -> None:
    shown = ok("play", "heroes", "--terminal", "--seats", "human,random", "--lang", language).out
    assert shown.replace("\N{NO-BREAK SPACE}", "").startswith(f"Heroes: {names}\n")


def test_the_commitment_is_shown_before_the_first_die() -> None:
    shown = ok("play", "--seats", "human,random", "--seed", "abc").out
    assert shown.index("4f8b42c22dd3729b519ba6f68d2da7cc5b2d606d05daed5ad5128cc03e6c6358") < shown.index(
        "[2]"
    )


def test_the_same_seed_gives_the_same_game() -> None:
    typed = lines(*PICK_AND_PLACE, *[1] * 20)
    first = ok("play", "--seats", "human,random", "--seed", "abc", typed=typed)
    assert first == ok("play", "--seats", "human,random", "--seed", "abc", typed=typed)
    assert first != ok("play", "--seats", "human,random", "--seed", "abd", typed=typed)
    assert ok("play", "--terminal").out != ok("play", "--terminal").out


def test_options_are_told_when_they_are_not_the_usual_ones() -> None:
    told = ok("play", "-o", "rows=5", "-o", "hold=strict", "-o", "duplicates=yes", "-o", "first=2").out
    assert "\nOption rows: rows in each half, 5.\n" in told
    assert "\nOption hold: dice held, all new.\n" in told
    assert "\nOption duplicates: duplicates, yes.\n" in told
    assert "\n 10 |" in told
    assert "\nOption " not in ok("play", "--terminal").out


def test_a_game_can_begin_from_a_position_and_be_won() -> None:
    answer = ok(
        "play", "--seats", "human,random", "--from", LAST_TURN, "--save", "won.jsonl", typed=lines(*WIN)
    )
    assert "You won the game!" in answer.out
    assert "\nPlayer 1 has won. (H-WIN-1)\n  Player 1  18\n  Random     5\n" in answer.out
    assert "\nThe seed of the dice was: " in answer.out
    assert answer.out.endswith("Anyone can check its dice with: bulkhead verify won.jsonl\n")
    assert ok("verify", "won.jsonl", "--json").json["result"]["shares"] == [1.0, 0.0]


def test_a_game_that_is_not_kept_says_how_it_could_have_been() -> None:
    answer = ok("play", "--seats", "human,random", "--from", LAST_TURN, typed=lines(*WIN))
    assert "With --save FILE it is saved" in answer.out
    assert list(Path().iterdir()) == []


@pytest.mark.clause("H-MATCH-1")
def test_a_match_of_three_shows_its_sheet() -> None:
    third = LAST_TURN.replace("g1 -", "g3,17-14:1,9-20:2 games=3")
    answer = ok("play", "--seats", "human,random", "--from", third, typed=lines(*WIN))
    assert (
        "\nPlayer 1 has won. (H-MATCH-1)\n  Player 1  17   9  18  44\n  Random    14  20   5  39\n"
        in answer.out
    )


def test_bots_play_by_themselves() -> None:
    answer = ok("play", "--seats", "random,random", "--seed", "x", "--save", "bots.jsonl")
    assert answer.out.startswith("Heroes: Random 1 and Random 2\n")
    assert "> " not in answer.out
    assert "has won. (H-WIN-1)" in answer.out
    assert ok("verify", "bots.jsonl", "--json").json["finished"] is True


# Saving and resuming


def test_save_resume_and_verify_go_round() -> None:
    first = ok(
        "play", "--seats", "human,random", "--seed", "abc", "--salt", "tea",
        typed=lines(*PICK_AND_PLACE, "roll", 1, "save my game.jsonl", "quit"),
    )  # fmt: skip
    assert "Continue at any time with: bulkhead play --resume 'my game.jsonl'\n" in first.out
    assert ok("verify", "my game.jsonl", "--json").json["finished"] is False
    second = ok("play", "--resume", "my game.jsonl", typed=lines("act", "stop", "quit"))
    assert "The game continues after " in second.out
    assert "You put aside: " in second.out.split("Do you push")[0]
    assert ok("verify", "my game.jsonl", "--json").json["ok"] is True
    third = ok(
        "play", "heroes", "--resume", "my game.jsonl", "--save", "other.jsonl", typed=lines("save", "quit")
    )
    assert "bulkhead play --resume other.jsonl" in third.out
    assert header("other.jsonl") == header("my game.jsonl")


def test_a_resumed_game_has_the_dice_it_would_have_had() -> None:
    """The captain uses no randomness, so the whole match is the same with or without a pause."""
    moves = [*PICK_AND_PLACE, "roll", 1, 1, 1, 1, 1]
    new = ("play", "--seats", "human,captain", "--seed", "k")
    ok(*new, "--save", "whole", typed=lines(*moves, "quit"))
    ok(*new, "--save", "parts", typed=lines(*moves[:12], "quit"))
    ok("play", "--resume", "parts", typed=lines(*moves[12:], "quit"))
    whole, parts = (read_replay(Path(file).read_bytes(), file) for file in ("whole", "parts"))
    assert whole.moves == parts.moves
    assert whole.end == parts.end
    assert len(whole.moves) > 20


def test_resume_at_the_table_opens_another_match() -> None:
    (Path("paused.jsonl")).write_bytes(start(position=LAST_TURN).log())
    answer = ok("play", "--terminal", typed=lines("resume paused.jsonl", "resume paused.jsonl", *WIN))
    assert "This game is not saved." in answer.out
    assert "Heroes: Ann and Bob ☕" in answer.out
    assert "You won the game!" in answer.out
    assert ok("verify", "paused.jsonl", "--json").json["finished"] is True


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("resume", "Say which file: “resume” and its name."),
        ("resume nowhere.jsonl", "There is no file “nowhere.jsonl”."),
        ("resume diary.txt", "diary.txt, line 1: this is not a replay file"),
        ("resume won.jsonl", "won.jsonl is a finished game and cannot be resumed."),
        ("save diary.txt", "“diary.txt” already exists and is not this game; choose another name."),
        ("save won.jsonl", "“won.jsonl” already exists and is not this game; choose another name."),
        ("save no/such/folder", "There is no file “no/such”."),
        ("save .", ".: Is a directory."),
    ],
)
def test_wrong_files_leave_the_table_as_it_was(typed: str, sentence: str) -> None:
    Path("diary.txt").write_text("Dear diary,\n", encoding="utf-8")
    session = start(position=LAST_TURN)
    for command in WIN:
        session.submit(0, session.game.read(command))
    Path("won.jsonl").write_bytes(session.log())
    before = {path: path.read_bytes() for path in Path().iterdir()}
    answer = ok("play", "--from", LAST_TURN, "--seats", "human,random", typed=lines(typed, *WIN))
    assert sentence in answer.out
    assert "You won the game!" in answer.out
    assert {path: path.read_bytes() for path in Path().iterdir()} == before


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        ((b'"commitment":"', b'"commitment":"0'), "line 2: the hash does not match what happened"),
        ((SEED.hex().encode(), b"zz"), "the seed revealed at the end is not the one that was promised"),
        ((b'"rules":1', b'"rules":2'), "played with version 2 of the rules"),
        ((b'"entry":"begin"', b'"entry":"began"'), "line 2: this is not an entry of a replay"),
        ((b'"options":{}', b'"options":{"rows":9}'), "Option “rows”: “9” does not fit"),
    ],
)
def test_a_damaged_file_is_not_resumed(damage: tuple[bytes, bytes], sentence: str) -> None:
    Path("game.jsonl").write_bytes(start(position=LAST_TURN).log().replace(*damage))
    assert sentence in run("play", "--resume", "game.jsonl").refused(1)


def test_a_finished_game_is_not_resumed() -> None:
    ok("play", "--seats", "human,random", "--from", LAST_TURN, "--save", "won.jsonl", typed=lines(*WIN))
    assert (
        run("play", "--resume", "won.jsonl").refused(2)
        == "won.jsonl is a finished game and cannot be resumed."
    )


def test_a_game_of_other_rules_is_resumed_only_with_new_rules(somewhere: Path) -> None:
    before = old_match("refused").log()
    (somewhere / "old.jsonl").write_bytes(before)
    said = run("play", "--resume", "old.jsonl").refused(2)
    assert said.startswith(
        "The match was played with version 0 of the rules, and this program has version 1."
    )
    assert said.endswith("in a new file: bulkhead play --resume old.jsonl --new-rules")
    answer = ok("play", "--resume", "old.jsonl", "--new-rules", typed=lines("save", "quit"))
    assert answer.out.startswith("The match was played with version 0 of the rules")
    assert "bulkhead play --resume old.rules-1.jsonl" in answer.out
    assert Path("old.jsonl").read_bytes() == before
    assert "up to entry 26." in ok("verify", "old.rules-1.jsonl").out
    ok("play", "--resume", "old.rules-1.jsonl", typed=lines("quit"))


def test_a_game_of_other_rules_goes_on_in_the_file_that_is_named(somewhere: Path) -> None:
    (somewhere / "old.jsonl").write_bytes(old_match("same").log())
    again = ("play", "--resume", "old.jsonl", "--new-rules", "--save")
    ok(*again, "new.jsonl", typed=lines("save", "quit"))
    assert ok("verify", "new.jsonl", "--json").json["earlier"][0]["entries"] == 80
    assert "old.jsonl" in run(*again, "old.jsonl").refused(2), "the old file is never written over"


def test_what_cannot_go_on_with_new_rules_is_refused(somewhere: Path) -> None:
    kinds: dict[str, Kind] = {"ended.jsonl": "end", "start.jsonl": "start"}
    for name, kind in kinds.items():
        (somewhere / name).write_bytes(old_match(kind).log())
        assert "--new-rules" not in run("play", "--resume", name).refused(1)
    assert "finished" in run("play", "--resume", "ended.jsonl", "--new-rules").refused(2)
    assert "No part of it agrees" in run("play", "--resume", "start.jsonl", "--new-rules").refused(1)
    (somewhere / "game.jsonl").write_bytes(start().log())
    assert "just resume it" in run("play", "--resume", "game.jsonl", "--new-rules").refused(2)
    assert run("play", "heroes", "--new-rules").refused(2).startswith("--new-rules needs --resume")


def test_another_game_is_not_resumed(monkeypatch: pytest.MonkeyPatch) -> None:
    Path("game.jsonl").write_bytes(start(position=LAST_TURN).log())
    assert run("play", "chess", "--resume", "game.jsonl").refused(2) == "game.jsonl is a game of heroes."


def test_salts_go_to_the_people() -> None:
    ok("play", "--seats", "random,human", "--save", "a", "--salt", "tea", typed=lines("save"))
    ok(
        "play",
        "--seats",
        "human,human",
        "--save",
        "b",
        "--salt",
        "tea",
        "--salt",
        "cake",
        typed=lines("", "save"),
    )
    assert [read_replay(Path(file).read_bytes(), file).header.salts for file in "ab"] == [
        ("", "tea"),
        ("tea", "cake"),
    ]


# The player's cards

CARDS = """
[[hero]]
id = "{}"
name = "Bo"
source = "own"
[[hero.equipment]]
kind = "shoot"
roll = "lucky-six"
range = "{}"
"""


def test_cards_of_ones_own() -> None:
    heroes = ("ann", "bob", "cid", "dan", "eve")
    Path("mine.toml").write_text("".join(CARDS.format(hero, "long") for hero in heroes), encoding="utf-8")
    typed = lines("cards", *[1] * 5, "save", "quit")
    answer = ok("play", "--cards", "mine.toml", "--seats", "human,random", "--save", "own.jsonl", typed=typed)
    assert "\nOption cards: from a file of your own.\n" in answer.out
    assert "\nBo\n  + shoot (cost: lucky six; range: long): Attack an enemy hero" in answer.out
    assert ok("verify", "own.jsonl").code == 0
    assert "Option cards" in ok("play", "--resume", "own.jsonl").out


def test_a_mistake_in_a_card_file_is_named_with_its_line() -> None:
    Path("mine.toml").write_text(CARDS.format("ann", "endless"), encoding="utf-8")
    said = run("play", "--cards", "mine.toml").refused(2)
    assert said == "mine.toml, line 9, field “range”: “endless” is not one of melee, short, medium, long."
    Path("mine.toml").write_bytes(b"\xff\xfe")
    assert run("play", "--cards", "mine.toml").refused(2) == "mine.toml is not a text file in UTF-8."


# Whole games


def whole_game(language: str) -> Answer:
    """A player who always takes the first offer, against the random bot, until the game is over."""
    table = ("play", "--seats", "human,random", "--seed", "whole", "-o", "turn-limit=12", "--lang", language)
    return ok(*table, "--save", f"{language}.jsonl", typed="1\n" * 2000)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_through_a_pipe(language: str) -> None:
    answer = whole_game(language)
    assert answer.err == ""
    verdict = verify(Path(f"{language}.jsonl").read_bytes(), "", bulkhead.GAMES)
    assert verdict.ok
    assert verdict.finished


def test_the_language_changes_nothing_but_the_words() -> None:
    games = []
    for language in LANGUAGES:
        whole_game(language)
        replay = read_replay(Path(f"{language}.jsonl").read_bytes(), language)
        games.append(msgspec.json.encode([move.faces for move in replay.moves if hasattr(move, "faces")]))
    assert len(set(games)) == 1


def test_a_place_where_nothing_can_be_saved_is_refused_before_the_game_begins() -> None:
    Path("diary.txt").write_text("Dear diary,\n", encoding="utf-8")
    assert run("play", "--save", "diary.txt").refused(2).startswith("“diary.txt” already exists")
    assert run("play", "--save", "no/such/folder/game").refused(2) == "There is no file “no/such/folder”."
    assert run("play", "--save", ".").refused(2) == ".: Is a directory."
