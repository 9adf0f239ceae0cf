"""Replay files: matches are read back, replayed, and resumed with the dice they would have had."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bulkhead.match import Session, read_replay, walk
from bulkhead.match.entries import Begun, Did, End, Header, Undone, read_entry, write_entry
from bulkhead.match.replay import Broken, resume
from bulkhead.tabletop import Mistake
from tests.match.playing import (
    GAMES,
    HEROES,
    LAST_TURN,
    SEED,
    Whims,
    do,
    edited,
    last_turn,
    paused_game,
    start,
    whole_game,
)

MATCHES = {"last turn": last_turn(), "whole game": whole_game(), "paused game": paused_game()}
FILES = {name: session.log() for name, session in MATCHES.items()}


@pytest.mark.parametrize("name", FILES)
def test_every_line_reads_back_as_it_was_written(name: str) -> None:
    for line in FILES[name].splitlines():
        assert write_entry(read_entry(line)) == line
    kinds = [type(read_entry(line)) for line in FILES[name].splitlines()]
    assert (kinds[0], kinds[1], kinds[-1]) == (Header, Begun, End)
    assert set(kinds[2:-1]) <= {Did, Undone}


@pytest.mark.parametrize("name", FILES)
def test_a_replay_holds_what_the_session_played(name: str) -> None:
    replay, session = read_replay(FILES[name], "file"), MATCHES[name]
    assert replay.header == session.header
    assert list(replay.moves) == [step.entry for step in session.steps]
    assert replay.end == session.course.end(session.seed)


@pytest.mark.parametrize("name", FILES)
def test_walking_through_a_replay_is_the_match_again_step_by_step(name: str) -> None:
    session = MATCHES[name]
    walked = list(walk(read_replay(FILES[name], "file"), GAMES))
    assert [step for step, _ in walked] == session.steps
    assert HEROES.dump(walked[-1][1].state) == HEROES.dump(session.state)


def test_walking_stops_at_each_entry_with_the_state_of_that_moment() -> None:
    lines = [HEROES.position(course.state) for _, course in walk(read_replay(FILES["last turn"], "f"), GAMES)]
    assert lines[0] == lines[2] == LAST_TURN
    assert lines[1] != LAST_TURN
    assert [line.split()[3] for line in lines] == ["act", "act", "act", "act", "act", "over"]


# Resuming


def whimsical(session: Session, label: str, commands: int) -> Session:
    """Random commands that depend on the label and on how many were given before, never on the players."""
    for _ in range(commands):
        if session.waiting is None:
            break
        do(session, Whims(f"{label} {len(session.steps)}").choose(session))
    return session


@settings(max_examples=25)
@given(
    st.integers(0, 150),
    st.integers(1, 3),
    st.sampled_from(({}, {"rows": 3}, {"hold": "strict", "first": "2"})),
)
def test_a_match_that_was_paused_goes_on_with_the_very_same_dice(
    commands: int, pauses: int, options: dict[str, Any]
) -> None:
    options = {**options, "turn-limit": 25}
    session = start(options)
    for _ in range(pauses):
        whimsical(session, "a", commands // pauses)
        if session.waiting is None:
            break
        session = resume(read_replay(session.log(), "file"), GAMES)
    uninterrupted = whimsical(start(options), "a", 10_000)
    assert whimsical(session, "a", 10_000).log() == uninterrupted.log()


def test_a_match_can_be_paused_at_every_single_entry() -> None:
    session = paused_game(45)
    lines = session.log().splitlines()
    for count in range(1, len(session.steps) + 1):
        part = start({"rows": 3})
        for step in session.steps[1:count]:
            part.repeat(step.entry)
        again = resume(read_replay(part.log(), "file"), GAMES)
        assert again.log() == part.log()
        assert again.log().splitlines()[:-1] == lines[: count + 1]
        assert again.can_undo(0) == part.can_undo(0)
        assert again.can_undo(1) == part.can_undo(1)


def test_a_command_can_still_be_undone_after_a_pause() -> None:
    session = do(start({"first": "1"}), "pick donato", "pick victorno")
    again = resume(read_replay(session.log(), "file"), GAMES)
    for each in (session, again):
        each.undo(0)
        each.undo(0)
        assert not each.can_undo(0)
    assert again.log() == session.log()


def test_a_match_from_a_position_is_resumed() -> None:
    session = do(start(position=LAST_TURN), "66 move 5>4")
    again = do(resume(read_replay(session.log(), "file"), GAMES), "66 move 3", "stop")
    assert again.result is not None
    assert again.result.winner == 0


@pytest.mark.parametrize("name", ["last turn", "whole game"])
def test_a_finished_match_cannot_be_resumed(name: str) -> None:
    with pytest.raises(Mistake) as mistake:
        resume(read_replay(FILES[name], "game.jsonl"), GAMES)
    assert mistake.value.phrase.id == "replay-not-paused"
    assert mistake.value.phrase.args == {"file": "game.jsonl"}


def test_a_finished_match_marked_as_paused_cannot_be_resumed() -> None:
    forged = FILES["last turn"].replace(b'"state":"finished"', b'"state":"paused"')
    assert refusal(lambda: resume(read_replay(forged, "f"), GAMES)) == ("replay-wrong-end", 8)


def refusal(act: Callable[[], object]) -> tuple[str, int]:
    """The message and the line with which a file is refused."""
    with pytest.raises(Broken) as broken:
        act()
    assert broken.value.phrase.args["line"] == broken.value.line
    return broken.value.phrase.id, broken.value.line


@pytest.mark.parametrize(
    ("number", "fields", "finding", "line"),
    [
        (1, {"commitment": "00" * 32}, "replay-bad-seed", 62),
        (-1, {"seed": "zz"}, "replay-bad-seed", 62),
        (-1, {"seed": ""}, "replay-bad-seed", 62),
        (-1, {"seed": SEED[::-1].hex()}, "replay-bad-seed", 62),
        (-1, {"seed": f" {SEED.hex()}"}, "replay-wrong-end", 62),
        (-1, {"hash": "00" * 32}, "replay-wrong-end", 62),
        (1, {"salts": ["", ""]}, "replay-differs", 2),
        (1, {"options": {"rows": 4}}, "replay-differs", 2),
        (1, {"options": {"rows": 9}}, "replay-refused", 1),
        (2, {"faces": []}, "replay-differs", 2),
        (2, {"hash": "00" * 32}, "replay-differs", 2),
        (3, {"command": "pick nobody"}, "replay-refused", 3),
        (3, {"command": "what?"}, "replay-refused", 3),
        (3, {"seat": 3}, "replay-refused", 3),
        (3, {"hash": "00" * 32}, "replay-differs", 3),
    ],
)
def test_a_file_that_does_not_match_is_not_resumed(
    number: int, fields: dict[str, Any], finding: str, line: int
) -> None:
    damaged = edited(FILES["paused game"], number, **fields)
    assert refusal(lambda: resume(read_replay(damaged, "f"), GAMES)) == (finding, line)


# Files that are damaged, foreign or of another version

HEADER, BEGIN, *MOVES, END = FILES["last turn"].splitlines(keepends=True)


@pytest.mark.parametrize(
    ("data", "finding", "line"),
    [
        (b"", "replay-cut-off", 1),
        (b"\n", "replay-no-header", 1),
        (b"\n\n\n", "replay-no-header", 1),
        (b"hello\n", "replay-no-header", 1),
        (b"{}\n", "replay-no-header", 1),
        (b"[]\n", "replay-no-header", 1),
        (b"null\n", "replay-no-header", 1),
        (b'{"entry":"match","format":1}\n', "replay-no-header", 1),
        (b'{"entry":"other","format":7}\n', "replay-no-header", 1),
        (b'{"entry":"match","format":2,"news":[]}\n', "replay-other-format", 1),
        (b"\x89PNG\r\n\x1a\n", "replay-no-header", 1),
        (b"\xff\xfe\x00\n", "replay-no-header", 1),
        (b"\xef\xbb\xbf" + HEADER, "replay-no-header", 1),
        (b"[" * 100_000 + b"\n", "replay-no-header", 1),
        (
            HEADER.replace(b'"options":{}', b'"options":{"rows":' + b"[" * 100_000 + b"}"),
            "replay-no-header",
            1,
        ),
        (BEGIN + HEADER, "replay-no-header", 1),
        (END, "replay-no-header", 1),
        (HEADER, "replay-no-end", 1),
        (HEADER + END, "replay-out-of-place", 2),
        (HEADER + HEADER, "replay-out-of-place", 2),
        (HEADER + BEGIN, "replay-no-end", 2),
        (HEADER + BEGIN + BEGIN + END, "replay-out-of-place", 3),
        (HEADER + BEGIN + MOVES[0], "replay-no-end", 3),
        (HEADER + MOVES[0] + BEGIN + END, "replay-out-of-place", 2),
        (HEADER + BEGIN + MOVES[1] + END, "replay-wrong-number", 3),
        (HEADER + BEGIN + END + MOVES[0], "replay-out-of-place", 4),
        (HEADER + BEGIN + END + MOVES[0] + b"junk\n", "replay-out-of-place", 4),
        (HEADER + BEGIN + b"{not json\n" + END, "replay-not-json", 3),
        (HEADER + BEGIN + b'{"entry":"do"}\n' + END, "replay-bad-entry", 3),
        (HEADER + BEGIN + b'{"entry":"dance"}\n' + END, "replay-bad-entry", 3),
        (HEADER + BEGIN + b"\n" + END, "replay-not-json", 3),
        (HEADER + BEGIN + MOVES[0].replace(b":", b": ", 1) + END, "replay-not-canonical", 3),
        (HEADER + BEGIN + MOVES[0].replace(b"66", b"\\u0036\\u0036", 1) + END, "replay-not-canonical", 3),
        ((HEADER + BEGIN + END).replace(b"\n", b"\r\n"), "replay-not-canonical", 1),
        (HEADER + BEGIN + END.rstrip(b"\n"), "replay-cut-off", 3),
        (edited(HEADER, 1, salts=[""]), "replay-bad-entry", 1),
        (edited(HEADER, 1, extra=1), "replay-no-header", 1),
    ],
    ids=lambda value: f"{value[:20]!r}" if isinstance(value, bytes) else str(value),
)
def test_a_damaged_or_foreign_file_gets_one_sentence_with_its_line(
    data: bytes, finding: str, line: int
) -> None:
    assert refusal(lambda: read_replay(data, "file")) == (finding, line)


@pytest.mark.parametrize(
    ("fields", "finding"),
    [
        ({"game": "chess"}, "replay-other-game"),
        ({"rules": 99}, "replay-other-rules"),
        ({"seats": [{"name": "Ann", "player": "human"}], "salts": [""]}, "replay-seats"),
        ({"options": {"rows": 9}}, "replay-refused"),
        ({"options": {"rows": "9" * 5000}}, "replay-refused"),
        ({"options": {"hats": 1}}, "replay-refused"),
    ],
)
def test_a_match_that_this_table_does_not_know_is_refused_at_its_first_line(
    fields: dict[str, Any], finding: str
) -> None:
    replay = read_replay(edited(FILES["last turn"], 1, **fields), "file")
    assert refusal(lambda: next(walk(replay, GAMES))) == (finding, 1)


@pytest.mark.parametrize(
    ("fields", "finding"),
    [
        ({"faces": [1]}, "replay-wrong-dice"),
        ({"faces": [7] * 6}, "replay-wrong-dice"),
        ({"faces": [1] * 7}, "replay-wrong-dice"),
        ({"seat": 0}, "replay-refused"),
        ({"command": "66 move 9"}, "replay-refused"),
        ({"command": ""}, "replay-refused"),
    ],
)
def test_walking_names_the_line_that_cannot_be_played(fields: dict[str, Any], finding: str) -> None:
    lines = FILES["whole game"].splitlines()
    number = next(number for number, line in enumerate(lines, 1) if b'"roll"' in line)
    replay = read_replay(edited(FILES["whole game"], number, **fields), "file")
    assert refusal(lambda: list(walk(replay, GAMES))) == (finding, number)


@given(st.binary(max_size=200))
def test_random_bytes_do_not_crash_the_reader(data: bytes) -> None:
    with pytest.raises(Broken) as broken:
        read_replay(data, "file")
    assert 1 <= broken.value.line <= data.count(b"\n") + 1
