"""`bulkhead show`: a position drawn, who decides, every legal command."""

import pytest

import bulkhead
from bulkhead.words import LANGUAGES
from tests.cli.running import ok, run

POSITION = (
    "phaello3/donato4/sanyctus2/ebellius1/victorno4 aramus2/dyrael0/darrago3/phaello2/feurran1"
    " 1 act 6,66 - t12 f1 g1 -"
)
DRAFT = "-/-/-/-/-;donato,phaello,victorno,aramus,dyrael -/-/-/-/-;darrago 2 draft - - t0 f1 g1 -"
OVER = (
    "donato6/phaello5/victorno4/sanyctus2/ebellius1 darrago0/dyrael1/aramus2/feurran1/phaello0"
    " 1 over - - t21 f1 g1,24-4:1 -"
)


def test_everything_about_a_position_for_a_program() -> None:
    found = ok("show", "heroes", POSITION, "--json").json
    game = bulkhead.game("heroes")
    state = game.from_position(POSITION, game.options({}))
    offer = game.offer(state, 0)
    assert offer is not None
    assert found.pop("commands") == [str(command) for command in offer.commands]
    assert found.pop("describe")["stop"] == "End the turn, 2 scoring rolls unspent"
    assert found == {"game": "heroes", "position": POSITION, "decides": 1, "phase": "act", "result": None}


def test_a_person_sees_the_board_and_the_numbered_commands() -> None:
    shown = ok("show", "heroes", POSITION).out
    assert "  5 |     ·      | ▲Donato*   | ▼Darrago!  |     ·      | ▲Victorno~ |" in shown
    assert "\nPlayer 1 decides.\nWhich battle action do you make?\n   1  6 attack 2 " in shown
    assert shown.endswith("\n  12  stop               End the turn, 2 scoring rolls unspent\n")


def test_the_dice_that_lie_beside_the_board_are_shown() -> None:
    shown = ok("show", "heroes", POSITION.replace("act 6,66 -", "push 6,66 245")).out
    assert (
        "\nAlready put aside: lucky six [6] and double six [6][6].\nOn the table: [2][4][5].\nPlayer 1 decides."
        in shown
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_notation_is_the_same_in_every_language(language: str) -> None:
    here, there = (
        ok("show", "heroes", POSITION, "--json").json,
        ok("show", "heroes", POSITION, "--json", "--lang", language).json,
    )
    assert here["commands"] == there["commands"]
    assert (here["describe"] == there["describe"]) == (language == "en")


def test_a_position_may_come_in_several_words_or_on_stdin() -> None:
    whole = ok("show", "heroes", POSITION).out
    assert ok("show", "heroes", *POSITION.split()).out == whole
    assert ok("show", "heroes", "-", typed=f"{POSITION}\n").out == whole
    assert run("show", "heroes", "-").refused(2) == "Something is missing: POSITION."


@pytest.mark.clause("H-ARMY-1")
def test_an_army_that_begins_with_a_dash_is_no_option() -> None:
    assert ok("show", "heroes", *DRAFT.split(), "--json").json["position"] == DRAFT
    assert ok("show", "heroes", DRAFT, "--json").json["decides"] == 2


def test_each_viewer_has_a_side_and_sees_own_commands_only() -> None:
    assert ok("show", "heroes", POSITION, "--view", "2").out.count("▲Darrago") == 1
    assert ok("show", "heroes", POSITION, "--view", "2", "--json").json["commands"] == []
    assert ok("show", "heroes", POSITION, "--view", "spectator", "--json").json["commands"] == []
    mine = ok("show", "heroes", POSITION, "--view", "1").out
    assert mine == ok("show", "heroes", POSITION).out == ok("show", "heroes", POSITION, "--view", "all").out


def test_a_finished_game_shows_its_result() -> None:
    found = ok("show", "heroes", OVER, "--json").json
    assert (found["decides"], found["commands"]) == (None, [])
    assert found["result"] == {"shares": [1.0, 0.0], "scores": [24, 4], "why": "H-WIN-1"}
    assert ok("show", "heroes", OVER).out.endswith(
        "Player 1 has won. (H-WIN-1)\n  Player 1  24\n  Player 2   4\n"
    )


def test_options_may_come_beside_the_position() -> None:
    taller = POSITION.replace("donato4", "donato6")
    assert "advanced further than there is room for" in run("show", "heroes", taller).refused(2)
    assert ok("show", "heroes", taller, "-o", "rows=5", "--json").json["position"].endswith(" rows=5")
