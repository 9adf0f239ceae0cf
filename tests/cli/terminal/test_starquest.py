"""Starquest on the command line: positions shown, missions played, saved, resumed and verified, simulations."""

from pathlib import Path

from tests.cli.running import lines, ok, run

POSITION = """\
starquest
option factions=ultramarines,chaos
map
    +-+-+-+-+
    |T .:a a|
    +   +   +
    |T .:a R|
    +-+-+-+-+
turn-of um act
um1 fig_marine_laser 1.0 E
ch?4 fig_gretchin 3.0 blip
"""
SMALL = ("-o", "factions=ultramarines,chaos", "-o", "mission=mis_00_first_steps")


def position(folder: Path) -> str:
    file = folder / "position.txt"
    file.write_text(POSITION, encoding="utf-8")
    return str(file)


def test_a_drawn_position_is_shown(tmp_path: Path) -> None:
    shown = ok("show", "starquest", position(tmp_path)).out
    assert "um1>" in shown
    assert "activate um1" in shown
    assert "Who acts next?" in shown


def test_a_viewer_is_shown_no_secret(tmp_path: Path) -> None:
    """The seat that decides is told; another one sees the map, and whose decision it is."""
    shown = ok("show", "starquest", position(tmp_path), "--view", "2").out
    assert "ch?4" in shown
    assert "activate" not in shown
    assert "Player 1 decides." in shown


def test_a_position_for_a_program_and_as_a_file_again(tmp_path: Path) -> None:
    copy = tmp_path / "copy.txt"
    plain = ok("show", "starquest", position(tmp_path), "--json", "--write", str(copy)).json
    assert plain["decides"] == 1
    assert "end" in plain["commands"]
    assert ok("show", "starquest", str(copy), "--json").json["position"] == plain["position"]
    assert (
        ok("show", "starquest", "-", "--json", typed=plain["position"]).json["commands"] == plain["commands"]
    )


def test_a_mistake_in_a_position_is_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "wrong.txt"
    file.write_text(POSITION.replace("fig_marine_laser", "fig_nobody"), encoding="utf-8")
    assert "line 10" in run("show", "starquest", str(file)).refused(2)


def test_a_mission_is_played_by_a_person_and_a_bot_saved_and_resumed(tmp_path: Path) -> None:
    saved = str(tmp_path / "game.jsonl")
    seats = ("--seats", "human,random")
    first = ok(
        "play",
        "starquest",
        "--terminal",
        *SMALL,
        *seats,
        "--save",
        saved,
        typed=lines(1, 1, "asides", "quit"),
    )
    assert "Starquest" in first.out
    again = ok("play", "--resume", saved, typed=lines("board", "quit"))
    assert "Starquest" in again.out
    assert "sound" in ok("verify", saved).out


def test_a_person_without_a_name_is_called_by_the_faction() -> None:
    play = ("play", "starquest", "--terminal", *SMALL, "--seed", "1")
    unnamed = ok(*play, "--seats", "human,random", typed=lines(1, "log", "quit", "quit")).out
    assert unnamed.startswith("Starquest: Ultramarines player and Random\n")
    assert "Ultramarines player has chosen (" in unnamed
    assert "Player 1" not in unnamed
    named = ok(*play, "--seats", "human=Ada,random", typed=lines(1, "log", "quit", "quit")).out
    assert "Ada has chosen (" in named
    assert "Ultramarines player has chosen (" not in named


def test_bots_play_a_whole_mission(tmp_path: Path) -> None:
    saved = str(tmp_path / "game.jsonl")
    played = ok(
        "play", "starquest", "--terminal", *SMALL, "--seats", "random,random", "--seed", "1", "--save", saved
    )
    assert "The mission is over." in played.out
    assert "finished" in ok("verify", saved).out
    assert "Round 1." in ok("replay", saved).out


def test_a_simulation_counts_attacks_and_losses() -> None:
    summary = ok("sim", "starquest", *SMALL, "--games", "1", "--seats", "random,random", "--json").json
    assert set(summary["counts"]) == {"attacks", "eliminated", "lost"}
    assert len(summary["scores"]) == 2


def test_the_number_of_seats_follows_the_options() -> None:
    assert "2" in run("sim", "starquest", *SMALL, "--seats", "random").refused(2)
