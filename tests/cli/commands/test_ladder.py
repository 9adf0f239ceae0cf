"""`bulkhead ladder`: ratings of bots that come with the program and of a user's own."""

import json
from pathlib import Path

import pytest

from bulkhead.words import LANGUAGES
from tests.cli.running import ok, run

SMALL = ("ladder", "heroes", "random", "cadet", "-o", "rows=3", "--seed", "7")

BOT = """
from bulkhead.heroes.data.commands import Act

class First:
    blind = True

    def __init__(self, seed):
        self.seed = seed

    def choose(self, view, offer):
        return offer.commands[0]

class Careful:
    blind = True

    def choose(self, view, offer):
        return next((one for one in offer.commands if isinstance(one, Act)), offer.commands[0])
"""


def bot_file(text: str = BOT) -> None:
    Path("mine.py").write_text(text)


def test_a_ladder_for_a_program() -> None:
    found = ok(*SMALL, "--games", "5", "--json").json
    assert (found["game"], found["seed"], found["games"]) == ("heroes", "7", 6), "rounded up: seats change"
    (role,) = found["roles"]
    assert (role["role"], role["anchor"]) == ("", "random")
    assert [one["bot"] for one in role["standings"]] == ["cadet", "random"]
    best, anchor = role["standings"]
    assert best["interval"]["low"] < best["rating"] < best["interval"]["high"]
    assert (anchor["rating"], anchor["interval"]) == (0, {"low": 0, "high": 0})
    (pair,) = role["pairs"]
    assert (pair["first"], pair["second"], pair["games"]) == ("random", "cadet", 6)
    assert pair["interval"]["low"] <= pair["share"] <= pair["interval"]["high"]
    assert pair["margin"]["mean"] < 0, "random has fewer points"


def test_the_same_seed_gives_the_same_ladder_whatever_the_number_of_jobs() -> None:
    one, two = (ok(*SMALL, "--games", "4", "--jobs", jobs, "--json").out for jobs in ("1", "2"))
    assert one == two


def test_a_ladder_that_was_interrupted_goes_on(somewhere: Path) -> None:
    whole = ok(*SMALL, "--games", "6", "--json").out
    ok(*SMALL, "--games", "2", "--out", "ladder.jsonl")
    file = Path("ladder.jsonl")
    assert len(file.read_text().splitlines()) == 2
    file.write_text(file.read_text() + '{"role":"", "fir')  # the moment of the interruption
    assert ok(*SMALL, "--games", "6", "--out", "ladder.jsonl", "--resume", "--json").out == whole
    assert len(file.read_text().splitlines()) == 4
    again = ok(*SMALL, "--games", "4", "--out", "ladder.jsonl", "--resume", "--json").json
    assert again["games"] == 4, "more games of the file are not counted"


def test_another_bot_may_join_a_kept_ladder(somewhere: Path) -> None:
    ok(*SMALL, "--games", "2", "--out", "ladder.jsonl")
    bot_file()
    words = ("ladder", "heroes", "random", "mine.py:First", "cadet", *SMALL[4:])
    found = ok(*words, "--games", "2", "--out", "ladder.jsonl", "--resume", "--json").json
    assert [pair["games"] for pair in found["roles"][0]["pairs"]] == [2, 2, 2]
    assert len(Path("ladder.jsonl").read_text().splitlines()) == 4, "one pair was there already"


def test_a_changed_file_is_another_bot(somewhere: Path) -> None:
    bot_file()
    words = ("ladder", "heroes", "random", "mine.py:First", *SMALL[4:], "--games", "2", "--out", "l.jsonl")
    ok(*words)
    bot_file(BOT + "\n# changed\n")
    ok(*words, "--resume")
    assert len(Path("l.jsonl").read_text().splitlines()) == 3, "its games are played again"


def test_a_kept_ladder_with_other_rules_is_refused(somewhere: Path) -> None:
    ok(*SMALL, "--games", "2", "--out", "ladder.jsonl")
    words = ("ladder", "heroes", "random", "cadet", "--games", "2", "--out", "ladder.jsonl", "--resume")
    assert run(*words).refused(2) == (
        "The file “ladder.jsonl” belongs to another study; the difference: seed, tables."
    )
    assert "already exists" in run(*SMALL, "--out", "ladder.jsonl").refused(2)


def test_bots_of_a_file_play_with_a_seed_or_without(somewhere: Path) -> None:
    bot_file()
    found = ok("ladder", "heroes", "mine.py:First", "mine.py:Careful", "-o", "rows=3", "--games", "2").out
    assert "mine.py:Careful" in found
    assert "distances from mine.py:First" in found, "without the random bot the first one is the anchor"


def test_starquest_compares_within_a_role() -> None:
    words = ("--mission", "mis_00_first_steps", "--games", "2", "--json")
    found = ok("ladder", "starquest", "random", "trooper", "overlord", *words).json
    squads, aliens = found["roles"]
    assert (squads["role"], [one["bot"] for one in squads["standings"]]) == ("squads", ["trooper", "random"])
    assert {one["bot"] for one in aliens["standings"]} == {"random", "overlord"}
    assert squads["pairs"][0]["games"] == 2
    assert aliens["pairs"][0]["games"] == 1, "one alien seat: two games make one comparison"
    assert found["games"] == 3


def test_a_person_reads_tables_in_four_languages() -> None:
    heads = {}
    for language in LANGUAGES:
        lines = ok("--lang", language, *SMALL, "--games", "2").out.splitlines()
        assert len(lines) == 9
        heads[language] = lines[2]
    assert heads["en"].split() == ["bot", "rating", "95%", "games", "share", "95%", "interval"]
    assert len(set(heads.values())) == 4


@pytest.mark.parametrize(
    ("text", "name", "said"),
    [
        ("x = 1\n", "First", "mine.py: there is no class “First” in this file."),
        ("class First:\n    pass\n", "First", "mine.py: “First” is no bot, because it has no method choose"),
        ("class First(:\n", "First", "mine.py, line 1: the file could not be loaded: SyntaxError"),
        (
            "\nimport nothing_like_this\n",
            "First",
            "mine.py, line 2: the file could not be loaded: ModuleNotFound",
        ),
        (
            "class First:\n    def __init__(self, seed):\n        1 / 0\n    def choose(self, view, offer): ...\n",
            "First",
            "mine.py:First, line 3: the bot could not be made from a seed: ZeroDivisionError: division by zero",
        ),
        (
            "class First:\n    def choose(self, view, offer):\n        return view.nothing\n",
            "First",
            "mine.py:First, line 3: the bot failed while it chose: AttributeError",
        ),
        (
            "class First:\n    def choose(self, view, offer):\n        raise SystemExit('enough')\n",
            "First",
            "mine.py:First, line 3: the bot failed while it chose: SystemExit: enough",
        ),
        (
            "class First:\n    def choose(self, view, offer):\n        return 'roll'\n",
            "First",
            "mine.py:First: the bot did not answer with a command: 'roll'",
        ),
        (
            "from bulkhead.heroes.data.commands import Stop\n"
            "class First:\n    def choose(self, view, offer):\n        return Stop()\n",
            "First",
            "mine.py:First: the bot chose “stop”, which the rules refuse: ",
        ),
    ],
)
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_mistake_in_a_users_file_is_one_sentence(
    somewhere: Path, text: str, name: str, said: str, jobs: str
) -> None:
    bot_file(text)
    sentence = run("ladder", "heroes", "random", f"mine.py:{name}", "--games", "2", "--jobs", jobs).refused(2)
    assert sentence.startswith(said)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("heroes", "random"), "A ladder needs at least two bots."),
        (("heroes", "random", "Random"), "The bot “random” is named twice."),
        (("heroes", "random", "corporal"), "There is no bot “corporal” for this game"),
        (("heroes", "random", "none.py:Bot"), "There is no file “none.py”."),
        (("chess", "random", "cadet"), "There is no game called “chess”"),
        (("starquest", "trooper", "overlord"), "No two of these bots play the same seats"),
        (("heroes", "random", "cadet", "--resume"), "--resume needs the file to continue"),
        (("heroes", "random", "cadet", "--games", "0"), "--games"),
        (("starquest", "random", "trooper", "--mission", "mis_none"), "There is no mission"),
    ],
)
def test_wrong_words_are_one_sentence(words: tuple[str, ...], said: str) -> None:
    assert said in run("ladder", *words).refused(2)


def test_the_file_holds_one_line_for_each_bout(somewhere: Path) -> None:
    ok(*SMALL, "--games", "2", "--out", "ladder.jsonl")
    header, bout = (json.loads(line) for line in Path("ladder.jsonl").read_text().splitlines())
    assert (header["ladder"], header["seed"]) == ("heroes", "7")
    assert (bout["first"], bout["second"], bout["number"], len(bout["compared"])) == ("random", "cadet", 0, 2)
