"""Several people at one terminal: the curtain falls before what it must hide and before nothing else, anybody may say
something aside, and one person may hold several seats."""

import io
import re
import sys
from pathlib import Path

import pytest

from bulkhead.cli import main
from bulkhead.cli.terminal.seats import is_person, persons
from bulkhead.match import Seated
from tests.cli.running import lines, ok, run

POSITION = """\
starquest
option factions=ultramarines,eldar,chaos
map
    +-+-+-+-+-+-+-+
    |. . . . . .|.|
    +-+-+-+-+   +-+
            |. .|
            +-+-+
turn-of um order
um command=2 orders=ord_attack
el command=3 orders=ord_photon_grenades
um1 fig_marine_laser 5.1 N
el1 fig_eldar_warrior 0.0 E watching
ch?4 fig_gretchin 6.0 blip
watches {"el1":{}}
"""
CURTAIN = "for your eyes only"
HANDS = ("ord_attack", "ord_photon_grenades")
TWO = "human,human,random"


@pytest.fixture
def position(tmp_path: Path) -> str:
    file = tmp_path / "position.txt"
    file.write_text(POSITION, encoding="utf-8")
    return str(file)


def at_table(position: str, *typed: object, seats: str = TWO) -> str:
    return ok(
        "play", "starquest", "--terminal", "--from", position, "--seats", seats, "--lang", "en",
        typed=lines(*typed),
    ).out  # fmt: skip


def screens(shown: str) -> list[str]:
    """The contents of the screen between one curtain and the next."""
    return re.split(rf"^.*{CURTAIN}.*$", shown, flags=re.MULTILINE)


@pytest.mark.clause("SQ-SEAT-05")
def test_the_curtain_falls_before_a_hand_and_not_before_an_overwatch_offer(position: str) -> None:
    shown = at_table(position, "", "pass", "activate um1", "um1 step 5.0", "pass", "", "board")
    before, first, second = screens(shown)
    assert not any(card in before for card in HANDS)
    own, public = first.split("> um1 step 5.0")
    assert "ord_attack" in own
    assert "Eldar player: An enemy has come into sight: do you fire?" in public
    assert not any(card in public for card in HANDS)
    assert "Ultramarines player: What does it do?" in second
    assert "ord_photon_grenades" not in shown


SHOOTOUT = """\
starquest
option factions=ultramarines,eldar,chaos
map
    +-+-+-+-+-+-+
    |. . . . . .|
    +-+-+-+-+-+-+
turn-of um
um equipment=eqp_force_field
um1 fig_marine_laser 0.0 E
ch1 fig_ork 5.0 W
"""


@pytest.mark.clause("SQ-SEAT-05", "SQ-SEAT-09")
@pytest.mark.parametrize(("seats", "others"), [(TWO, True), ("human,random,random", False)])
def test_a_player_without_a_usable_card_is_asked_if_others_are_at_the_screen(
    tmp_path: Path, seats: str, others: bool
) -> None:
    file = tmp_path / "position.txt"
    file.write_text(SHOOTOUT, encoding="utf-8")
    shown = at_table(str(file), "", "activate um1", "um1 shoot wpn_laser_rifle ch1", seats=seats)
    after = shown.partition("um1 fires at ch1")[2]
    assert ("Which card do you play or give up?" in after, "um1 face" in after) == (others, not others)


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.clause("SQ-SEAT-05")
def test_a_question_to_all_players_is_shown_on_a_wiped_screen(
    position: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(
        sys, "stdin", io.StringIO(lines("", "pass", "activate um1", "um1 step 5.0", "pass", ""))
    )
    monkeypatch.setattr(sys, "stdout", terminal := Terminal())
    assert main(["play", "starquest", "--from", position, "--seats", TWO, "--lang", "en"]) == 0
    own, public = terminal.getvalue().split("\x1b[3J")
    assert "ord_attack" in own
    assert not any(card in public for card in HANDS)
    assert "el1>" in public, "the map is drawn again"
    assert "An enemy has come into sight" in public


@pytest.mark.clause("SQ-SEAT-05", "SQ-CMD-09")
def test_another_player_says_something_aside_behind_the_curtain(position: str) -> None:
    shown = at_table(
        position, "", "pass", "activate um1", "aside 2", "", "raise", "", "log", "um1 step 4.1", "pass"
    )
    _, first, aside, after, *_ = screens(shown)
    assert "raise" not in first
    assert "Eldar player: What do you want to say in private?" in aside
    assert "raise" in aside
    log, _, window = after.partition("> um1 step 4.1")
    assert "   2  Ultramarines player  activate um1" in log, "it is not in the log"
    assert "raise" not in log
    assert "Eldar player: You interrupt" in window


def test_nothing_may_be_said_aside_after_all(position: str) -> None:
    shown = at_table(position, "", "pass", "aside 2", "", "", "", "activate um1", "um1 step 4.1")
    assert "You interrupt" not in shown
    assert "um1 moves to 4.1." in shown


def test_only_a_player_at_this_screen_gives_asides_and_only_asides(position: str) -> None:
    shown = at_table(position, "", "pass", "aside 3", "aside nobody", "aside 1", "activate um1")
    assert "Nobody at this screen is player “3”; available: 1 and 2." in shown
    assert "Nobody at this screen is player “nobody”" in shown
    assert "“activate um1” answers a question" in shown
    assert "um1 starts to act." not in shown


def test_a_single_person_says_something_aside_without_a_curtain(position: str) -> None:
    shown = at_table(
        position, "pass", "activate um1", "aside", "raise", "um1 step 4.1", seats="human,random,random"
    )
    assert CURTAIN not in shown
    assert "You will interrupt at the next pause; nobody else knows." in shown
    assert "You interrupt" in shown


@pytest.mark.clause("SQ-ALLY-13", "SQ-SEAT-05")
def test_a_secret_told_to_one_player_is_shown_when_that_player_looks_alone(position: str) -> None:
    """Eldar player offers an alliance; only Ultramarines player hears of it, behind the next curtain."""
    shown = at_table(
        position,
        "",
        "pass",
        "activate um1",
        "um1 step 5.0",
        "aside 2",
        "",
        "pledge ultramarines secret",
        "pass",
        "",
    )
    _, _, offering, mine = screens(shown)
    public = offering.split("do you fire?")[-1]
    assert "alliance" in offering
    assert "alliance" not in public
    assert "alliance" in mine


# One person, several seats


@pytest.mark.clause("SQ-SEAT-04")
def test_one_person_in_several_seats_needs_no_curtain_and_sees_all_of_them(position: str) -> None:
    shown = at_table(
        position, "pass", "activate um1", "um1 step 5.0", "pass", "asides", seats="human=Ada,human=Ada,random"
    )
    assert CURTAIN not in shown
    assert "Ada: An enemy has come into sight: do you fire?" in shown
    asides = shown.split("> asides")[-1]
    assert "pledge eldar public" in asides
    assert "pledge chaos secret" in asides
    assert "pledge eldar secret" not in asides, "nobody allies with himself in secret"


@pytest.mark.clause("SQ-SEAT-04")
def test_two_people_are_offered_secret_alliances(position: str) -> None:
    shown = at_table(position, "", "asides", "", seats="human=Ada,human=Ben,random")
    assert "pledge eldar secret" in shown
    assert "Ada, this is for your eyes only." in shown


def test_names_of_people() -> None:
    assert [is_person(word) for word in ("human", "human=Ada", "human=", "random", "random=Ada")] == [
        True,
        True,
        False,
        False,
        False,
    ]
    chairs = [Seated("Ada", "human"), Seated("Ben", "human"), Seated("Ada", "random"), Seated("Ada", "human")]
    assert persons(chairs) == {0: (0, 3), 1: (1,), 3: (0, 3)}
    assert run("play", "--seats", "human=,random").refused(2)
    assert run("sim", "heroes", "--games", "1", "--seats", "human=Ada,random").refused(2)


@pytest.mark.clause("SQ-ALLY-13")
def test_a_bot_answers_what_it_is_offered(position: str) -> None:
    typed = ("pass", "pledge eldar public", "log", "quit", "quit")
    shown = at_table(position, *typed, seats="human,trooper,overlord")
    assert "Ultramarines player and Trooper are allied." in shown
