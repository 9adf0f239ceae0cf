"""`bulkhead play starquest --terminal --mission tutorial`: what a newcomer sees, types and is told."""

import pytest

from bulkhead.words import LANGUAGES, Words
from tests.cli.running import lines, ok, run

FIRST = ("1", "if2 6.5", "6.5", "done", "if1 6.4", "done")


def tutorial(*typed: object, more: tuple[str, ...] = ()) -> str:
    return ok(
        *("play", "starquest", "--terminal", "--mission", "tutorial", "--seats", "human,random"),
        *("--seed", "tutorial", *more),
        typed=lines(*typed),
    ).out


def test_it_tells_the_player_the_side_the_goal_and_what_to_type() -> None:
    shown = tutorial()
    assert "The mission begins: First steps. At the table: Imperial Fists and Realm of Chaos." in shown
    assert "» Primary objective: 30 points" in shown
    assert "» Your squad: Imperial Fists" in shown
    assert "Option mission" not in shown


def test_each_hint_is_given_once() -> None:
    shown = tutorial(*FIRST)
    hints = [line for line in shown.splitlines() if line.startswith("» ")]
    assert len(hints) == len(set(hints))
    assert any("To move, type the square" in hint for hint in hints)
    assert any("alien tokens, face down" in hint for hint in hints)


def test_miniatures_are_named_and_walk_to_a_square_in_one_line() -> None:
    shown = tutorial(*FIRST)
    assert "if1: Commander, life points 3" in shown
    assert "if1 enters at" in shown
    assert "starts to act" not in shown
    assert "End this miniature’s activation (movement points left: 1)" in shown


def test_the_map_names_rooms_and_says_what_stands_there() -> None:
    shown = tutorial(*FIRST)
    assert " d5 " in shown
    assert "Imperial Fists (points: 0): Commander if1 and Marine with laser rifle if2" in shown


def test_what_comes_in_a_later_round_is_refused_with_its_round() -> None:
    said = tutorial("1", "if2 6.1", "if2 overwatch")
    assert "You cannot use Overwatch yet: it comes in round 2 of this lesson." in said


def test_a_walk_can_be_taken_back_step_by_step() -> None:
    shown = tutorial(*FIRST[:-1], "undo")
    assert shown.index("movement points left: 1") < shown.index("movement points left: 2")


def test_it_ends_with_the_points_and_what_to_play_next() -> None:
    shown = tutorial("1", *["end", "pass"] * 30)
    assert "» That was the first lesson." in shown
    assert "The mission is over." in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language: str) -> None:
    shown = tutorial(*FIRST, more=("--lang", language))
    assert Words(language).say("sq-lesson-blips") in shown


def test_an_unknown_mission_is_refused_in_one_sentence() -> None:
    said = run("play", "starquest", "--terminal", "--mission", "tutoriel").refused(2)
    assert "tutoriel" in said


def test_other_missions_take_the_table_they_are_made_for() -> None:
    skirmish = ok(
        *("play", "starquest", "--mission", "mis_s1_cold_lock", "--seats", "human,random", "--seed", "s"),
        typed=lines(),
    ).out
    assert "At the table: Blood Angels and Realm of Chaos." in skirmish
    assert "» Primary objective: " in skirmish
    assert "» You command" not in skirmish
