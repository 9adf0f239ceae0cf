"""A live match: all commands go through the session, the dice are the same for all, the log is there at any time."""

import json

import pytest

from bulkhead.match import Begun, Did, Seated, Session, Undone, commitment, read_replay, verify
from bulkhead.match.replay import resume
from bulkhead.tabletop import SPECTATOR, Illegal, Mistake, Seeded
from tests.match.playing import (
    GAMES,
    HEROES,
    LAST_TURN,
    PLAYERS,
    SALTS,
    SEED,
    SET_UP,
    Whims,
    do,
    last_turn,
    start,
)


def test_a_session_commits_before_anything_is_rolled() -> None:
    session = start({"rows": 5})
    header = session.header
    assert (header.game, header.rules, header.format) == ("heroes", HEROES.version, 1)
    assert header.options == {"rows": 5}
    assert header.seats == PLAYERS
    assert header.commitment == commitment(SEED)
    assert header.salts == SALTS
    assert header.position == ""
    assert session.steps[0].entry == session.steps[-1].entry


def test_missing_salts_are_empty() -> None:
    assert start(salts=()).header.salts == ("", "")
    assert start(salts=("only one",)).header.salts == ("only one", "")


@pytest.mark.parametrize("count", [0, 1, 3])
def test_a_session_needs_a_player_for_each_seat(count: int) -> None:
    players = [Seated(f"player {number}", "human") for number in range(count)]
    with pytest.raises(Mistake) as mistake:
        Session.start(HEROES, HEROES.options({}), players, SEED)
    assert mistake.value.phrase.id == "match-seats"
    assert mistake.value.phrase.args == {"needed": 2, "count": count}


def test_dice_come_from_the_seed_and_the_salts_in_the_order_they_are_rolled() -> None:
    session = do(start({"first": "1"}), *SET_UP, "roll")
    rolled = session.steps[-1].entry
    assert isinstance(rolled, Did)
    assert rolled.faces == Seeded(SEED, SALTS).roll(6)
    drawn = start().steps[0].entry
    assert isinstance(drawn, Begun)
    assert drawn.faces == Seeded(SEED, SALTS).roll(1)


def test_a_refusal_takes_no_dice_and_writes_no_line() -> None:
    session = do(start({"first": "1"}), *SET_UP)
    before = session.log()
    for seat, command in ((1, "roll"), (0, "act"), (0, "keep 6"), (-1, "roll")):
        with pytest.raises(Illegal):
            session.submit(seat, HEROES.read(command))
    assert session.log() == before
    do(session, "roll")
    rolled = session.steps[-1].entry
    assert isinstance(rolled, Did)
    assert rolled.faces == Seeded(SEED, SALTS).roll(6)


def test_offers_and_views_are_those_of_the_game() -> None:
    session = start({"first": "2"})
    assert session.waiting == 1
    assert session.offer(0) is None
    assert session.offer(1) == HEROES.offer(session.state, 1)
    do(session, "pick donato")
    assert session.view(1).hands[1] == ("donato",)
    assert session.view(0).hands[1] == ("",)
    assert session.view(SPECTATOR).hands[1] == ("",)


def test_a_step_tells_each_seat_what_it_may_know() -> None:
    session = start({"first": "2"})
    (told,) = session.submit(1, HEROES.read("pick donato")).told
    own, other, spectator = (told.seen_by(viewer) for viewer in (1, 0, SPECTATOR))
    assert own != other
    assert other == spectator


def test_undo_is_written_down_and_takes_no_dice_with_it() -> None:
    straight = do(start({"first": "1"}), *SET_UP, "roll")
    winding = start({"first": "1"})
    do(winding, "pick donato", "pick victorno")
    winding.undo(0)
    winding.undo(0)
    do(winding, *SET_UP[:-1])
    seat = winding.waiting
    assert seat is not None
    do(winding, SET_UP[-1])
    winding.undo(seat)
    do(winding, SET_UP[-1], "roll")
    assert HEROES.dump(winding.state) == HEROES.dump(straight.state)
    undone = [step.entry for step in winding.steps if isinstance(step.entry, Undone)]
    assert [(entry.n, entry.seat) for entry in undone] == [(3, 1), (4, 1), (25, seat + 1)]


def test_undo_is_refused_in_a_sentence() -> None:
    session = do(start({"first": "1"}), *SET_UP)
    assert session.can_undo(1)
    assert not session.can_undo(0)
    with pytest.raises(Mistake, match="match-no-undo"):
        session.undo(0)
    do(session, "roll")
    for seat in (0, 1):
        assert not session.can_undo(seat)
        with pytest.raises(Mistake, match="match-no-undo"):
            session.undo(seat)
    assert len(session.steps) == 22


def test_a_match_may_begin_at_a_position() -> None:
    session = start(position=LAST_TURN)
    assert session.header.position == LAST_TURN
    assert HEROES.position(session.state) == LAST_TURN
    assert session.steps[0].told == ()


def test_an_impossible_position_is_refused() -> None:
    with pytest.raises(Mistake, match="heroes-position-fields"):
        start(position="nothing at all")


def test_a_match_ends_with_its_result() -> None:
    session = last_turn()
    assert session.waiting is None
    assert session.result is not None
    assert (session.result.shares, session.result.winner, session.result.why) == ((1.0, 0.0), 0, "H-WIN-1")
    with pytest.raises(Illegal):
        session.submit(0, HEROES.read("roll"))


def test_the_log_is_json_lines_at_any_time() -> None:
    session, whims = start({"rows": 3, "turn-limit": 6}), Whims()
    while session.waiting is not None:
        lines = [json.loads(line) for line in session.log().decode("utf-8").splitlines()]
        assert [line["entry"] for line in (lines[0], lines[1], lines[-1])] == ["match", "begin", "end"]
        assert len(lines) == len(session.steps) + 2
        assert lines[-1]["state"] == "paused"
        assert lines[-1]["result"] is None
        whims.play(session, 1)
    last = json.loads(session.log().splitlines()[-1])
    assert last["state"] == "finished"
    assert last["result"]["shares"] == [0.5, 0.5]


def test_names_are_written_as_they_are() -> None:
    assert "Bob ☕".encode() in start().log()
    assert b'"caff\xc3\xa8"' in start().log()


@pytest.mark.parametrize("seed", [SEED, b"\x00" * 32, b"\xff" * 32])
def test_the_same_seed_and_commands_give_the_same_file(seed: bytes) -> None:
    logs = {Whims().play(start({"rows": 3, "turn-limit": 9}, seed=seed)).log() for _ in range(2)}
    assert len(logs) == 1


def test_another_seed_or_salt_gives_another_game() -> None:
    games = [
        Whims().play(start({"turn-limit": 9, "first": "1"}, seed=seed, salts=salts)).log().splitlines()[2:-1]
        for seed, salts in ((SEED, SALTS), (SEED[::-1], SALTS), (SEED, SALTS[::-1]))
    ]
    faces = [[json.loads(line)["faces"] for line in game] for game in games]
    assert faces[0] != faces[1] != faces[2] != faces[0]


def test_a_command_that_the_clock_has_given_is_marked_in_the_file_and_the_mark_is_hashed() -> None:
    session = start({"first": "1"})
    session.submit(0, HEROES.read("pick donato"))
    session.submit(0, HEROES.read("pick victorno"), clock=True)
    log = session.log()
    assert [b'"clock":true' in line for line in log.splitlines()] == [False, False, False, True, False]
    assert verify(log, "clock.jsonl", GAMES).ok
    assert resume(read_replay(log, "clock.jsonl"), GAMES).log() == log
    verdict = verify(log.replace(b',"clock":true', b""), "clock.jsonl", GAMES)
    assert (verdict.ok, verdict.line) == (False, 4)
