"""Whole missions with all seven seats as matches: played, saved, resumed, replayed and verified, in the library and at
the terminal."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

import bulkhead
from bulkhead.match import Did, Replay, Seated, Session, read_replay, verify, walk
from bulkhead.match.replay import resume
from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.factions import FACTIONS
from bulkhead.starquest.data.options import Options
from bulkhead.starquest.game import STARQUEST
from bulkhead.starquest.rules.setup.scenario_builder import scenario_of
from bulkhead.tabletop import SPECTATOR
from bulkhead.tabletop.conformance import Picker
from tests.cli.running import ok, run

SEED = bytes(range(32))
SALTS = [f"salt of {faction}" for faction in FACTIONS]
SHORT = replace(scenario_of(Options(), load_box()), rounds=5)
"""The first mission with fewer rounds: everything happens, and it is soon over."""


def start() -> Session:
    players = [Seated(faction, "random") for faction in FACTIONS]
    return Session.start(STARQUEST, Options(scenario=SHORT), players, SEED, salts=SALTS)


def play(match: Session, picker: Picker, most: int = 100_000) -> Session:
    """By chance, with something said out of turn or taken back now and then."""
    while (seat := match.waiting) is not None and len(match.steps) < most:
        offer = match.offer(seat)
        assert offer is not None
        whim = picker.randrange(40)
        asides = STARQUEST.asides(match.state, whim) if whim < len(FACTIONS) else ()
        if whim == 39 and match.can_undo(seat):
            match.undo(seat)
        elif asides:
            match.submit(whim, asides[picker.randrange(len(asides))])
        else:
            match.submit(seat, offer.commands[picker.randrange(len(offer.commands))])
    return match


def paused(match: Session) -> Session:
    """Written down and taken up again."""
    return resume(read_replay(match.log(), "paused.jsonl"), bulkhead.GAMES)


@pytest.mark.clause("SQ-SEAT-01", "SQ-END-01")
def test_a_mission_of_seven_is_saved_taken_up_again_replayed_and_verified() -> None:
    picker, again = Picker("seven"), Picker("seven")
    whole = play(start(), picker)
    match = paused(play(start(), again, 500))
    match = play(match, again)
    assert match.log() == whole.log(), "a game that was saved and taken up again goes on as it would have"
    assert whole.result is not None
    assert len(whole.result.shares) == len(FACTIONS)
    verdict = verify(whole.log(), "whole.jsonl", bulkhead.GAMES)
    assert (verdict.ok, verdict.finished, verdict.moves) == (True, True, len(whole.steps) - 1)
    _replay_shows_the_same(read_replay(whole.log(), "whole.jsonl"), whole)


def _replay_shows_the_same(replay: Replay, whole: Session) -> None:
    """The replay has the same events at each step, and the same state and views at the end."""
    walked = list(walk(replay, bulkhead.GAMES))
    assert [step for step, _ in walked] == whole.steps
    course = walked[-1][1]
    assert STARQUEST.dump(course.state) == STARQUEST.dump(whole.state)
    for viewer in (*range(len(FACTIONS)), SPECTATOR):
        assert STARQUEST.view(course.state, viewer) == whole.view(viewer)


@pytest.mark.clause("SQ-SEAT-01")
def test_a_forged_die_is_found_out() -> None:
    lines = play(start(), Picker("forged"), 600).log().splitlines()
    entries = [json.loads(line) for line in lines]
    number = max(number for number, entry in enumerate(entries) if entry.get("faces"))
    entry = entries[number]
    entry["faces"][0] = entry["faces"][0] % 2 + 1
    lines[number] = json.dumps(entry, separators=(",", ":"), ensure_ascii=False).encode()
    verdict = verify(b"\n".join(lines) + b"\n", "forged.jsonl", bulkhead.GAMES)
    assert not verdict.ok


@pytest.mark.clause("SQ-SEAT-01", "SQ-SEAT-08")
def test_seven_random_seats_play_a_whole_mission_at_the_terminal(tmp_path: Path) -> None:
    file = str(tmp_path / "seven.jsonl")
    seats = ",".join(["random"] * len(FACTIONS))
    shown = ok(
        "play", "starquest", "--terminal", "--seats", seats, "--seed", "seven", "--save", file, "--lang", "en"
    )
    assert "Traceback" not in shown.out + shown.err
    replay = read_replay(Path(file).read_bytes(), file)
    assert replay.end.state == "finished"
    assert {move.seat for move in replay.moves if isinstance(move, Did)} == set(range(1, 8))
    assert ok("verify", file, "--lang", "en").out
    told = ok("replay", file, "--lang", "en").out
    assert len(told.splitlines()) > 500
    lines = Path(file).read_text(encoding="utf-8").splitlines(keepends=True)
    Path(file).write_text("".join((*lines[:100], *lines[101:])), encoding="utf-8")
    assert run("verify", file, "--lang", "en").code != 0
