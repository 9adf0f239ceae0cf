"""A whole mission of seven at the terminal, with people: played, saved in the middle, resumed, given up, replayed and
verified; and two people at one screen."""

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from bulkhead.match import Did, Undone, read_replay
from bulkhead.starquest.box import load_box
from bulkhead.starquest.data.factions import FACTIONS
from bulkhead.starquest.data.options import Options
from bulkhead.starquest.game import STARQUEST
from bulkhead.starquest.rules.setup.scenario_builder import scenario_of
from bulkhead.tabletop import Seeded, Silence
from tests.cli.running import lines, ok

ROUNDS = 2
CURTAIN = "for your eyes only"
RANDOM = ",random"


@pytest.fixture
def mission(tmp_path: Path) -> str:
    """The first mission from its set-up on, with fewer rounds, so that it is soon over."""
    short = replace(scenario_of(Options(), load_box()), rounds=ROUNDS)
    state = STARQUEST.new(Options(scenario=short), Seeded(b"seven"), Silence())
    file = tmp_path / "mission.txt"
    file.write_text(STARQUEST.position(state), encoding="utf-8")
    return str(file)


def sit_down(mission: str, people: str, saved: str, *typed: object) -> str:
    seats = people + RANDOM * (len(FACTIONS) - people.count("human"))
    return ok(
        "play", "starquest", "--terminal", "--from", mission, "--seats", seats, "--seed", "seven",
        "--save", saved, "--lang", "en", typed=lines(*typed),
    ).out  # fmt: skip


def is_sound(saved: str, state: str) -> None:
    assert "is sound" in ok("verify", saved, "--lang", "en").out
    assert read_replay(Path(saved).read_bytes(), saved).end.state == state


@pytest.mark.clause("SQ-SEAT-01", "SQ-SEAT-07")
def test_a_person_plays_among_seven_leaves_comes_back_and_gives_up(mission: str, tmp_path: Path) -> None:
    saved = str(tmp_path / "seven.jsonl")
    first = sit_down(mission, "human", saved, *[1] * 12, "asides", "log", "quit")
    assert f"--resume {saved}" in first
    assert CURTAIN not in first
    is_sound(saved, "paused")
    middle = read_replay(Path(saved).read_bytes(), saved)
    again = ok("play", "--resume", saved, "--lang", "en", typed=lines(1, "undo", 1, "board", 2, "quit"))
    assert f"The game continues after {len(middle.moves) - 1:,} entries." in again.out
    assert len(read_replay(Path(saved).read_bytes(), saved).moves) > len(middle.moves)
    is_sound(saved, "paused")
    last = ok("play", "--resume", saved, "--lang", "en", typed=lines("giveup nobody", "giveup random"))
    assert "There is no bot “nobody” to take over" in last.out
    assert "Blood Angels player gives up: Random takes over." in last.out
    assert "The mission is over." in last.out
    is_sound(saved, "finished")
    whole = read_replay(Path(saved).read_bytes(), saved)
    assert whole.moves[: len(middle.moves)] == middle.moves, "what was saved stands"
    assert {move.seat for move in whole.moves if isinstance(move, Did)} == set(range(1, 8))
    told = ok("replay", saved, "--lang", "en").out
    assert f"Round {ROUNDS}." in told
    assert len(told.splitlines()) > len(whole.moves)
    at = len(middle.moves) - 1
    plain = ok("replay", saved, "--at", str(at), "--view", "6", "--json").json
    assert plain["at"] == at
    assert plain["position"] is None, "a seat is shown no secret"


@pytest.mark.clause("SQ-SEAT-05")
def test_two_people_share_the_screen_of_a_mission_of_seven(mission: str, tmp_path: Path) -> None:
    """Blood Angels and Imperial Fists. An answer that meets a curtain only lifts it: everything is typed twice."""
    saved = str(tmp_path / "two.jsonl")
    played = sit_down(mission, "human,human", saved, *["", 1] * 14, *["", "quit"] * 2)
    assert f"Blood Angels player, this is {CURTAIN}" in played
    assert f"Imperial Fists player, this is {CURTAIN}" in played
    for screen in re.split(rf"^.*{CURTAIN}.*$", played, flags=re.MULTILINE):
        asked = set(re.findall(r"^(Blood Angels|Imperial Fists) player: ", screen, flags=re.MULTILINE))
        assert len(asked) <= 1, "between two curtains one person decides"
    is_sound(saved, "paused")
    last = ok("play", "--resume", saved, "--lang", "en", typed=lines(*["giveup random"] * 4))
    assert {
        "Blood Angels player gives up: Random takes over.",
        "Imperial Fists player gives up: Random takes over.",
    } <= set(last.out.splitlines())
    assert "The mission is over." in last.out
    is_sound(saved, "finished")
    moves = read_replay(Path(saved).read_bytes(), saved).moves
    assert not any(isinstance(move, Undone) for move in moves)
