"""The entry point: languages, help, wrong input, exit codes."""

import ast
import io
import os
import shlex
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

import bulkhead
from bulkhead.cli import main
from bulkhead.cli.app import attempt
from bulkhead.cli.shell.language import choose, of_the_terminal, take_flag
from bulkhead.cli.shell.screen import Screen
from bulkhead.tabletop.refusals import Illegal, Mistake
from bulkhead.words import LANGUAGES, Words
from tests.cli.running import ok, run

COMMANDS = ("play", "serve", "sim", "ladder", "odds", "rules", "show", "replay", "verify", "bench")
POSITION = (
    "phaello3/donato4/sanyctus2/ebellius1/victorno4 aramus2/dyrael0/darrago3/phaello2/feurran1"
    " 1 push 6 11345 t12 f1 g1 -"
)


# Help


def test_alone_it_shows_what_there_is() -> None:
    answer = ok()
    assert answer.out.startswith("Usage: bulkhead [OPTIONS] COMMAND")
    assert all(f"\n  {command} " in answer.out for command in COMMANDS)
    assert ok("--help").out == answer.out


def test_it_knows_its_version() -> None:
    assert ok("--version").out == f"bulkhead {bulkhead.__version__}\n"


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_in_the_chosen_language(command: str) -> None:
    pages = [ok(*command.split(), "--help", "--lang", language).out for language in LANGUAGES]
    assert len(set(pages)) == len(LANGUAGES)
    for page, usage in zip(pages, ("Usage:", "Uso:", "Uso:", "Usage\N{NO-BREAK SPACE}:"), strict=True):
        assert page.startswith(usage)
        assert "--lang en|it|es|fr" in page
        assert "cli-" not in page


def test_help_has_examples_that_work() -> None:
    page = ok("rules", "--help").out
    assert "Examples\n  bulkhead rules\n  bulkhead rules H-PUSH-3\n" in page


# Languages


@pytest.mark.parametrize(
    ("words", "asked", "rest"),
    [
        (["rules"], "", ["rules"]),
        (["--lang", "it", "rules"], "it", ["rules"]),
        (["rules", "--lang=fr", "vox"], "fr", ["rules", "vox"]),
        (["rules", "--lang", "it", "--lang", "es"], "es", ["rules"]),
        (["rules", "--", "--lang", "it"], "", ["rules", "--", "--lang", "it"]),
    ],
)
def test_the_language_may_stand_anywhere(words: Sequence[str], asked: str, rest: Sequence[str]) -> None:
    assert take_flag(words) == (asked, rest)


@pytest.mark.parametrize(
    ("environ", "spoken"),
    [
        ({}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE"}, "en"),
        ({"LANG": "it", "BULKHEAD_LANG": "es"}, "es"),
        ({"BULKHEAD_LANG": "ES-es"}, "es"),
    ],
)
def test_the_surroundings_choose_the_language(environ: dict[str, str], spoken: str) -> None:
    assert choose("", environ) == spoken
    assert choose("fr", environ) == "fr"
    assert of_the_terminal({"LC_ALL": "", "LANG": "fr"}) == "fr"


def test_an_unknown_language_is_refused_in_the_language_of_the_terminal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LANG", "es_ES")
    assert (
        run("rules", "--lang", "tlh").refused(2)
        == "--lang: el idioma «tlh» no está disponible; idiomas: en, it, es, fr."
    )
    monkeypatch.setenv("BULKHEAD_LANG", "xx")
    assert (
        run("rules").refused(2)
        == "BULKHEAD_LANG: el idioma «xx» no está disponible; idiomas: en, it, es, fr."
    )


# Wrong input: one sentence, the right exit code, no traceback

WRONG = {
    "unknown command": ("dance", "There is no command “dance”"),
    "unknown option": ("sim --frobnicate", "There is no option --frobnicate here"),
    "unknown short option": ("sim -z", "There is no option -z here"),
    "language without a name": ("rules --lang", "--lang needs a value"),
    "value missing": ("odds heroes --dice", "--dice needs a value"),
    "value too much": ("odds heroes --json=yes --dice 2", "--json takes no value"),
    "argument missing": ("show", "Something is missing: GAME"),
    "position missing": ("show heroes", "Something is missing: POSITION"),
    "position empty": ("show heroes ''", "Something is missing: POSITION"),
    "file argument missing": ("verify", "Something is missing: FILE"),
    "word too much": ("odds heroes backgammon --dice 2", "“bulkhead odds” does not take “backgammon”"),
    "unknown game": ("play backgammon", "There is no game called “backgammon”"),
    "unknown game to simulate": ("sim chess", "There is no game called “chess”"),
    "unknown game in the rules": ("rules --game chess", "There is no game called “chess”"),
    "unknown player": ("play --seats human,hal", "There is no player “hal”; available: human"),
    "too many seats": ("play --seats human,human,human", "This game needs 2 players, not 3."),
    "one seat": ("play --seats human", "This game needs 2 players, not 1."),
    "empty seat": ("play --seats human,", "There is no player “”"),
    "unknown game option": ("play -o colour=red", "There is no option called “colour”"),
    "bad value of a game option": ("play -o rows=9", "Option “rows”: “9” does not fit"),
    "game option without a value": ("play -o rows", "“rows” should be an option and its value"),
    "game option without a name": ("play -o =5", "“=5” should be an option and its value"),
    "cards in words": ("play -o cards=mine", "“cards” comes from a file, with --cards."),
    "hero not in the roster": ("play -o collection-1=donato,nobody", "there is no hero called “nobody”"),
    "cards missing": ("play --cards nowhere.toml", "There is no file “nowhere.toml”."),
    "cards in a folder": ("play --cards .", ".: Is a directory."),
    "position cut short": ("play --from donato0", "A position has 10 fields"),
    "resumed file missing": ("play --resume nowhere.jsonl", "There is no file “nowhere.jsonl”."),
    "resumed with other seats": ("play --resume x --seats human,human", "--seats cannot be changed"),
    "resumed with a position": ("play --resume x --from y", "--from cannot be changed"),
    "too many salts": (
        "play --salt a --salt b",
        "--salt was given too often (2): only one person is playing.",
    ),
    "salt without people": ("play --seats random,random --salt a", "--salt is for people"),
    "salt too long": (f"play --salt {'x' * 65}", "Player 1’s salt must be one line of at most 64"),
    "people in a simulation": ("sim --seats human,random", "“human”"),
    "no games": ("sim --games 0", "--games: “0” should be a whole number"),
    "games in words": ("sim --games many", "--games: “many” should be a whole number"),
    "negative jobs": ("sim --jobs -1", "--jobs: “-1” should be a whole number"),
    "no dice": ("odds heroes", "Something is missing: --dice"),
    "dice in words": ("odds heroes --dice two", "--dice: “two” should be a whole number"),
    "seven dice": ("odds heroes --dice 7", "A battle roll has 1 to 6 dice, not 7."),
    "dice that are none": ("odds heroes --dice 2 --hold 7", "A die shows a number from 1 to 6, not 7."),
    "dice in letters": ("odds heroes --dice 2 --hold a,b", "--hold: “a,b” should be faces of dice"),
    "dice that cannot lie": ("odds heroes --dice 5 --hold 1", "not 5 and 1"),
    "odds of both": (f"odds heroes --dice 2 --from '{POSITION}'", "either a position (--from) or dice"),
    "replay missing": ("replay nowhere.jsonl", "There is no file “nowhere.jsonl”."),
    "replay in a folder": ("replay .", ".: Is a directory."),
    "verified file missing": ("verify nowhere.jsonl", "There is no file “nowhere.jsonl”."),
    "viewer unknown": (
        f"show heroes '{POSITION}' --view 3",
        "nobody is called “3”; available: 1, 2, spectator, all",
    ),
    "position with a stranger": (
        f"show heroes '{POSITION.replace('donato', 'hal')}'",
        "no hero called “hal”",
    ),
}


def _shell(line: str) -> list[str]:
    return shlex.split(line)


@pytest.mark.parametrize(("line", "sentence"), WRONG.values(), ids=WRONG)
def test_wrong_input_gets_one_sentence(line: str, sentence: str) -> None:
    answer = run(*_shell(line))
    assert sentence in answer.refused(2)
    assert answer.out == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_wrong_input_gets_one_sentence_in_every_language(language: str) -> None:
    said = [
        run(*_shell(line), "--lang", language).refused(2)
        for line, _ in WRONG.values()
        if "--lang" not in line
    ]
    assert len(said) == len(WRONG) - 1


def test_bytes_that_are_no_text_are_named_all_the_same() -> None:
    assert (
        run("rules", os.fsdecode(b"caf\xe9")).refused(1)
        == "The rules say nothing about “caf\N{REPLACEMENT CHARACTER}”."
    )


def test_a_sentence_stays_one_line_and_does_not_steer_the_terminal() -> None:
    said = run("rules", "a\nb\x1b[31mc").refused(1)
    assert said == "The rules say nothing about “a b\N{REPLACEMENT CHARACTER}[31mc”."


# Whatever goes wrong


@pytest.mark.parametrize(
    ("fault", "code", "sentence"),
    [
        (Mistake("match-no-undo"), 2, "There is nothing you can undo"),
        (Illegal("H-MOVE-2", "heroes-no-blocked", hero="Donato"), 1, "Donato is blocked"),
        (KeyboardInterrupt(), 1, "Interrupted."),
        (EOFError(), 1, "The input has ended"),
        (OSError(28, "No space left on device", "disk"), 1, "disk: No space left on device."),
    ],
)
def test_faults_become_a_sentence_and_an_exit_code(
    fault: BaseException, code: int, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    def work() -> int:
        raise fault

    assert attempt(Screen(Words("en")), work) == code
    assert capsys.readouterr().err.startswith(sentence)


def test_a_refusal_names_its_clause(capsys: pytest.CaptureFixture[str]) -> None:
    def work() -> int:
        raise Illegal("H-MOVE-2", "heroes-no-blocked", hero="Donato")

    attempt(Screen(Words("en")), work)
    assert capsys.readouterr().err.endswith(" (H-MOVE-2)\n")


def test_a_fault_of_ours_is_not_hidden() -> None:
    def work() -> int:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        attempt(Screen(Words("en")), work)


# As a program of its own


def _program(*words: str, **env: str) -> "subprocess.CompletedProcess[str]":
    here = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG"))}
    return subprocess.run(
        [sys.executable, "-m", "bulkhead", *words],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**here, "PYTHONIOENCODING": "utf-8", **env},
        check=False,
    )


def test_it_is_a_module_that_can_be_run() -> None:
    done = _program("rules", "H-SHIELD-1", LANG="it_IT.UTF-8")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("H-SHIELD-1  ")
    assert "Libretto, pagina 4." in done.stdout


def test_a_closed_pipe_is_no_error() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [sys.executable, "-m", "bulkhead", "rules"], stdout=writer, stderr=subprocess.PIPE, check=False
    )
    os.close(writer)
    assert (done.returncode, done.stderr) == (0, b"")


def test_streams_may_be_closed() -> None:
    line = f"{shlex.quote(sys.executable)} -m bulkhead play --terminal <&- >&- 2>&-"
    assert subprocess.run(["sh", "-c", line], check=False).returncode == 0


def test_a_terminal_without_unicode_gets_question_marks() -> None:
    done = _program("show", "heroes", *POSITION.split(), PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "?Donato*" in done.stdout


def test_a_terminal_gets_colours_unless_it_does_not_want_them(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    shown = []
    monkeypatch.setenv("TERM", "xterm-256color")
    for no_color in ("", "1"):
        monkeypatch.setenv("NO_COLOR", no_color)
        monkeypatch.setattr(sys, "stdout", terminal := Terminal())
        assert main(["show", "heroes", POSITION]) == 0
        shown.append(terminal.getvalue())
    assert "\x1b[1;32m▲Donato*" in shown[0]
    assert "\x1b[1m▲Donato*" in shown[1]


def test_a_pipe_gets_whole_lines_without_colours() -> None:
    answer = ok("rules")
    assert "\x1b" not in answer.out
    assert max(map(len, answer.out.splitlines())) > 200


def test_the_table_and_all_it_is_made_of_know_no_game() -> None:
    folder = Path(bulkhead.__file__).parent / "cli"
    files = sorted((folder / "terminal").glob("*.py"))
    assert folder / "terminal" / "table.py" in files
    for file in (*files, folder / "commands" / "play.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        imported = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
        games = tuple(f"bulkhead.{game}" for game in bulkhead.GAMES)
        assert not [module for module in imported if module.startswith(games)], file.name
