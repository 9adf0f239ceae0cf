"""The table in the terminal: what it asks, what can be typed, what it hides."""

import io
import re
import sys
from collections.abc import Iterator

import pytest

import bulkhead
from bulkhead.cli import main
from bulkhead.tabletop.secrecy import hidden_from
from bulkhead.words import LANGUAGES, Words
from tests.cli.running import lines, ok
from tests.match.playing import LAST_TURN, start

ARMY = ("donato", "phaello", "victorno", "aramus", "dyrael")
OTHERS = ("sanyctus", "ebellius", "feurran", "darrago", "dyrael")
BOARD = "    +------------+"
PUSH = LAST_TURN.replace("act 66,66 -", "push 6 11345")


def table(*typed: object, seats: str = "human,random", more: tuple[str, ...] = ("--from", LAST_TURN)) -> str:
    """The output of a table when these lines are typed."""
    return ok("play", "--seats", seats, "--seed", "table", *more, typed=lines(*typed)).out


def replies(shown: str) -> list[str]:
    """The output after each typed line."""
    return shown.split("\n> ")[1:]


# What lies there already


KEEP = LAST_TURN.replace("act 66,66 -", "keep 6 11+126")


def test_a_table_from_a_position_shows_the_dice_that_lie_there() -> None:
    shown = table(more=("--from", PUSH))
    assert shown.index("Already put aside: lucky six [6].") < shown.index(BOARD)
    assert "\nOn the table: [1][1][3][4][5].\n" in shown
    assert "Held for this roll" not in shown


def test_dice_that_were_left_lying_before_the_roll_are_told_apart() -> None:
    said = "\nOn the table: [1][2][6].\nHeld for this roll: [1][1].\n"
    assert said in table(more=("--from", KEEP))


def test_they_are_shown_before_a_bot_takes_them_up() -> None:
    shown = table(seats="random,random", more=("--from", PUSH))
    told = "On the table: [1][1][3][4][5].\n"
    assert shown.count(told) == 1
    assert "rolled" not in shown[: shown.index(told)]


def test_looking_at_the_board_shows_its_dice_too() -> None:
    assert replies(table("board", more=("--from", PUSH)))[0].count("On the table: [1][1][3][4][5].") == 1


def test_where_no_dice_lie_nothing_is_said_of_them() -> None:
    shown = table(more=("--from", LAST_TURN.replace("act 66,66", "roll -")))
    assert "On the table" not in shown
    assert "put aside:" not in shown


# Answers


def test_the_question_the_offers_and_the_board_are_shown() -> None:
    shown = table()
    assert "\n\nWhich battle action do you make?\n   1  66 move 1" in shown
    assert "▲Donato*" in shown
    assert shown.endswith("\n> \n")


@pytest.mark.parametrize("answer", ["66 move 3", "66  MOVE  3", 3])
def test_an_answer_is_a_number_or_a_command(answer: object) -> None:
    assert "You moved Donato in column 3, to 4 spaces out. (H-TERM-2)" in replies(table(answer))[0]


@pytest.mark.clause("H-ACT-1")
def test_a_refusal_names_the_clause_and_nothing_has_changed() -> None:
    said = replies(table("345 move 3", "66 move 3"))
    assert said[0].startswith("345 move 3\nYou do not have this scoring roll aside")
    assert said[0].endswith("(H-ACT-1; “why” shows the rule)")
    assert "You moved Donato in column 3, to 4 spaces out." in said[1]


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("0", "There is no choice 0; they are numbered from 1 to "),
        ("999999999999", "There is no choice 999999999999; they are numbered from 1 to "),
        ("", "Type a number from 1 to "),
        ("dance", "“dance” is not a command; examples"),
        ("777 move 3", "“777 move 3” is not a command"),
        ("why", "Say what you want explained"),
        ("why 99", "There is no choice 99"),
        ("why dance", "“dance” is not a command"),
        ("rules castling", "The rules say nothing about “castling”."),
        ("undo", "There is nothing you can undo"),
        ("resume", "Say which file"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nonsense_gets_one_sentence_and_the_table_waits(typed: str, sentence: str, language: str) -> None:
    shown = table(typed, more=("--from", LAST_TURN, "--lang", language))
    said = replies(shown)[0].removeprefix(typed).strip().splitlines()
    assert len(said) == 1
    if language == "en":
        assert said[0].startswith(sentence)
    assert shown.endswith("\n> \n")


def test_enter_takes_the_only_offer() -> None:
    assert replies(table("", more=("--from", LAST_TURN.replace("act 66,66", "roll -"))))[0].startswith(
        "\nYou rolled"
    )


# Questions


def test_why_shows_the_clause_that_allows_something() -> None:
    said = replies(table("why 3", "why 66 move 3"))
    assert said[0].splitlines()[1:3] == ["“66 move 3” is allowed.", "H-TERM-2  Double six: one move"]
    assert said[0].splitlines()[1:] == said[1].splitlines()[1:]


@pytest.mark.clause("H-BOARD-3")
def test_why_shows_the_clause_that_forbids_something() -> None:
    said = replies(table("why 66 move 9", "66 move 9", "why"))
    expected = [
        "There is no column 9: columns are numbered from 1 to 5.",
        "H-BOARD-3  Set-up spaces and column numbers",
        Words("en").say("H-BOARD-3"),
    ]
    assert said[0].splitlines()[1:4] == expected
    assert said[2].splitlines()[1:4] == expected


def test_why_does_not_touch_the_game_or_its_dice() -> None:
    roll = ("--from", LAST_TURN.replace("act 66,66", "roll -"))
    first, second = (
        re.findall(r"You rolled \S+", table(*typed, more=roll)) for typed in (["roll"], ["why 1", "roll"])
    )
    assert first == second
    assert len(first) == 1


def test_why_tells_what_a_bot_was_thinking() -> None:
    shown = table(
        "66 move 3",
        "stop",
        "why",
        seats="human,captain",
        more=("--from", LAST_TURN.replace("donato3", "donato1")),
    )
    assert replies(shown)[2].splitlines()[1].startswith("Captain: ")


def test_rules_and_cards_can_be_looked_up() -> None:
    said = replies(table("rules H-VOX-1", "rules", "cards", "help", "?"))
    assert said[0].splitlines()[1] == "H-VOX-1  Priority vox: passing moves on"
    assert "THE BATTLEFIELD" in said[1]
    assert "Brother-Captain Donato\n  * inspire: " in said[2]
    assert "  undo  " in said[3]
    assert said[3].splitlines()[1:] == said[4].splitlines()[1:]


def test_the_board_is_drawn_when_it_has_changed_and_when_asked() -> None:
    said = replies(table("66 move 3", "dance", "board", more=("--from", LAST_TURN)))
    assert [BOARD in reply for reply in said] == [True, False, True, False]


def test_the_log_tells_everything_so_far() -> None:
    said = replies(table("66 move 3", "undo", "66 move 1", "log"))
    assert said[3].splitlines()[1:] == [
        "   0",
        "   1  Player 1  66 move 3",
        "      You moved Donato in column 3, to 4 spaces out. (H-TERM-2)",
        "   2  Player 1",
        "      You undid your last command.",
        "   3  Player 1  66 move 1",
        "      You moved Sanyctus in column 1, to 5 spaces out. (H-TERM-2)",
    ]


# Taking back


def test_undo_takes_the_last_command_back() -> None:
    said = replies(table("66 move 3", "undo", "log"))
    assert "You undid your last command." in said[1]
    (row,) = (line for line in said[1].splitlines() if "▲Donato" in line)
    assert row.startswith("  4 |")


@pytest.mark.clause("H-SETUP-1")
def test_undo_takes_a_bots_answer_back_as_well() -> None:
    placed = (
        "donato0/-/-/-/-;victorno,sanyctus,phaello,ebellius -/-/-/-/aramus0;dyrael,darrago,phaello,feurran"
    )
    said = replies(
        table("place phaello 3", "undo", "board", more=("--from", f"{placed} 1 place - - t0 f1 g1 -"))
    )
    assert "Random placed " in said[0]
    assert "Random undid the last command.\nYou undid your last command.\n" in said[1]
    assert "▲Phaello" not in said[2]


def test_undo_stops_at_a_die() -> None:
    said = replies(table("push 1", "undo", more=("--from", PUSH, "-o", "hold=literal")))
    assert "You rolled" in said[0]
    assert "There is nothing you can undo" in said[1]


def test_undo_does_not_take_back_what_somebody_else_did() -> None:
    typed = ["", *(f"pick {hero}" for hero in ARMY), "", *(f"pick {hero}" for hero in OTHERS)]
    said = replies(table(*typed, "place donato 1", "undo", seats="human,human", more=("-o", "first=1")))
    assert "There is nothing you can undo" in said[-2]


# Leaving


def test_quit_offers_to_save_and_asks_nothing() -> None:
    said = replies(table("quit", "quit", "66 move 3"))
    assert said[0].startswith("quit\nThis game is not saved. Type “save” to keep it")
    assert said[1:] == ["quit\n"]


def test_the_offer_is_made_again_after_something_else() -> None:
    said = replies(table("quit", "66 move 3", "quit", "quit"))
    assert "This game is not saved." in said[2]


def test_quit_after_saving_says_how_to_resume() -> None:
    said = replies(table("save kept.jsonl", "quit"))
    assert said[1] == "quit\nSaved. Continue at any time with: bulkhead play --resume kept.jsonl\n"


def test_quit_saves_when_there_is_a_file_for_it() -> None:
    said = replies(table("66 move 3", "quit", more=("--from", LAST_TURN, "--save", "kept.jsonl")))
    assert said[1].endswith("bulkhead play --resume kept.jsonl\n")
    assert ok("verify", "kept.jsonl", "--json").json["moves"] == 1


def test_a_save_without_a_name_is_named_after_the_dice() -> None:
    said = replies(table("save"))
    found = re.search(r"--resume (heroes-[0-9a-f]{8}\.jsonl)", said[0])
    assert found
    assert ok("verify", found[1]).code == 0


def test_giving_up_is_asked_twice_and_ends_the_match() -> None:
    said = replies(table("resign", "resign"))
    assert said[0].startswith("resign\nThat ends the match. Repeat the command if you mean it.")
    assert "You gave up, and Random wins." in said[1]


def test_the_question_is_asked_again_after_something_else() -> None:
    said = replies(table("resign", "board", "resign", "quit", "quit"))
    assert "That ends the match." in said[2]
    assert "gave up" not in "".join(said)


# Secrets


def screens(shown: str) -> Iterator[str]:
    """The contents of the screen between one curtain and the next."""
    yield from re.split(r"^.*for your eyes only\..*$", shown, flags=re.MULTILINE)


@pytest.mark.clause("H-ARMY-1")
def test_a_curtain_hides_the_draft_from_the_other_person() -> None:
    typed = ["", *(f"pick {hero}" for hero in ARMY), "", *(f"pick {hero}" for hero in OTHERS)]
    shown = table(*typed, "log", seats="human,human", more=("-o", "first=1"))
    before, first, second = screens(shown)
    assert "pick" not in before
    assert all(f"Player 1 chose {hero.capitalize()}" in first for hero in ARMY)
    drafting = second.split("Here are the armies:")[0]
    assert drafting.count("Player 1 chose a hero in secret.") == 5
    assert not [hero for hero in ARMY if f"Player 1 chose {hero.capitalize()}" in drafting]
    assert "Player 2, this is for your eyes only." in shown
    assert "pick donato" not in second.split("log\n")[-1]


def test_nobody_needs_a_curtain_when_there_is_nothing_to_hide() -> None:
    typed = ["", *(f"pick {hero}" for hero in ARMY), "", *(f"pick {hero}" for hero in OTHERS)]
    placing = [
        f"place {hero} {column}" for column in range(1, 6) for hero in (ARMY[column - 1], OTHERS[column - 1])
    ]
    shown = table(*typed, *placing, "roll", seats="human,human", more=("-o", "first=1"))
    assert shown.count("for your eyes only") == 2
    assert "\nPlayer 2: Which hero do you place, and in which column?\n" in shown
    assert "\nPlayer 1: Your turn begins with a battle roll" in shown
    assert "Player 1 rolled " in shown


def test_a_single_person_needs_no_curtain() -> None:
    assert "for your eyes only" not in table(*[1] * 10, seats="random,human", more=())


@pytest.mark.clause("H-ARMY-1")
def test_secrets_are_found_without_knowing_the_game() -> None:
    session, game = start({"first": "1"}), bulkhead.game("heroes")
    assert game.curtain(session.state)
    assert not hidden_from(game, session.state, 1)
    session.submit(0, game.read("pick donato"))
    assert hidden_from(game, session.state, 1)
    assert not hidden_from(game, session.state, 0)
    for hero in (*ARMY[1:], *OTHERS):
        seat = session.waiting
        assert seat is not None
        session.submit(seat, game.read(f"pick {hero}"))
    assert not game.curtain(session.state)
    assert not hidden_from(game, session.state, 0)


class Terminal(io.StringIO):
    """A stream that claims to be a terminal."""

    def isatty(self) -> bool:
        return True


def test_the_curtain_wipes_a_terminal_and_all_that_has_scrolled_off(monkeypatch: pytest.MonkeyPatch) -> None:
    typed = lines("", *(f"pick {hero}" for hero in ARMY), "", "pick darrago")
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    monkeypatch.setattr(sys, "stdout", terminal := Terminal())
    assert main(["play", "--seats", "human,human", "-o", "first=1"]) == 0
    before, after = terminal.getvalue().split("\x1b[3J")
    assert "(SHA-256)" in before, "the commitment stays until there is something to hide"
    assert "chose Donato" in before
    assert "Donato" not in after.replace("Choose Donato", "")
