"""The course of a match: the chain of hashes, recomputed independently, and which commands can be undone."""

import json
from hashlib import sha256
from typing import Any

import msgspec
import pytest

from bulkhead.match import Begun, Course, Did, Session, Undone, read_replay, resume, verify
from bulkhead.match.entries import Header, write_entry
from bulkhead.tabletop import Illegal, Mistake, Scripted
from tests.match.playing import (
    DRAFT,
    GAMES,
    HEROES,
    PLAYERS,
    SET_UP,
    do,
    last_turn,
    paused_game,
    start,
    whole_game,
)


def header(options: dict[str, Any], position: str = "") -> Header:
    return Header(1, "heroes", HEROES.version, options, PLAYERS, "00", ("", ""), position)


def begun(*faces: int, **options: Any) -> Course:
    course = Course(HEROES, header(options))
    course.begin(Scripted(*faces))
    return course


def say(course: Course, *commands: str, faces: tuple[int, ...] = ()) -> None:
    """Play commands for the seat that decides; the dice, if any, fall with the last one."""
    *before, last = commands
    for command in before:
        assert course.waiting is not None
        course.do(course.waiting, HEROES.read(command), Scripted())
    assert course.waiting is not None
    course.do(course.waiting, HEROES.read(last), Scripted(*faces))


def plain(value: object) -> str:
    """JSON as the file has it, by the standard library."""
    return json.dumps(msgspec.to_builtins(value), separators=(",", ":"), ensure_ascii=False)


def hashed_of(entry: dict[str, Any]) -> list[Any]:
    """The content of an entry that is hashed, besides its events."""
    faces: list[Any] = entry.get("faces", [])
    if entry["entry"] == "begin":
        return faces
    seat = entry["seat"] - 1
    return [entry["n"], seat, entry["command"], faces] if entry["entry"] == "do" else [entry["n"], seat]


@pytest.mark.parametrize(
    "session", [last_turn(), whole_game(), paused_game()], ids=lambda s: str(len(s.steps))
)
def test_each_hash_covers_everything_before_it(session: Session) -> None:
    lines = session.log().decode("utf-8").splitlines()
    chain = sha256(lines[0].encode("utf-8")).digest()
    for line, step in zip(lines[1:], session.steps, strict=False):
        entry = json.loads(line)
        content = hashed_of(entry)
        link = f"[{plain(entry['entry'])},{plain(content)},{plain(list(step.told))}]"
        chain = sha256(chain + link.encode("utf-8")).digest()
        assert entry["hash"] == chain.hex()
    end = json.loads(lines[-1])
    link = f'["end",[{plain(end["state"])},{plain(end["result"])},{plain(end["seed"])}],[]]'
    assert end["hash"] == sha256(chain + link.encode("utf-8")).hexdigest()


def test_the_same_commands_under_another_header_have_another_chain() -> None:
    one, other = begun(first="1"), begun(first="1", rows=4)
    assert one.state.phase == other.state.phase
    assert one.chain != other.chain


def test_entries_count_from_one_and_name_seats_from_one() -> None:
    course = begun(5)
    assert course.begin(Scripted(5)).entry == Begun((5,), course.chain.hex())
    step = course.do(1, HEROES.read("pick  DONATO"), Scripted())
    assert step.entry == Did(1, 2, "pick donato", (), course.chain.hex())
    assert course.undo(1).entry == Undone(2, 2, course.chain.hex())
    assert course.moves == 2


def test_a_refused_command_leaves_no_trace() -> None:
    course = begun(first="1")
    before = course.chain, course.moves, HEROES.dump(course.state)
    with pytest.raises(Illegal):
        course.do(1, HEROES.read("pick donato"), Scripted())
    assert (course.chain, course.moves, HEROES.dump(course.state)) == before
    assert not course.can_undo(0)
    assert not course.can_undo(1)


def test_undo_brings_the_very_state_back() -> None:
    course = begun(first="1")
    before = HEROES.dump(course.state)
    say(course, "pick donato")
    assert course.can_undo(0)
    course.undo(0)
    assert HEROES.dump(course.state) == before
    say(course, "pick donato")


def test_several_commands_can_be_undone_one_after_another() -> None:
    course = begun(first="1")
    states = [HEROES.dump(course.state)]
    for hero in ("donato", "victorno", "dyrael"):
        say(course, f"pick {hero}")
        states.append(HEROES.dump(course.state))
    for expected in reversed(states[:-1]):
        course.undo(0)
        assert HEROES.dump(course.state) == expected
    assert not course.can_undo(0)
    with pytest.raises(Mistake, match="match-no-undo"):
        course.undo(0)


def test_an_undo_cannot_be_undone() -> None:
    course = begun(first="1")
    say(course, "pick donato", "pick victorno")
    course.undo(0)
    course.undo(0)
    with pytest.raises(Mistake, match="match-no-undo"):
        course.undo(0)
    assert course.moves == 4


def test_only_the_seat_of_the_last_command_can_undo_it() -> None:
    course = begun(first="1")
    say(course, *DRAFT[:6])
    assert course.can_undo(1)
    assert not course.can_undo(0)
    with pytest.raises(Mistake, match="match-no-undo"):
        course.undo(0)
    course.undo(1)
    assert course.can_undo(0)
    assert not course.can_undo(1)


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_other_seats_and_spectators_cannot_undo(seat: int) -> None:
    course = begun(first="1")
    say(course, "pick donato")
    assert not course.can_undo(seat)
    with pytest.raises(Mistake, match="match-no-undo"):
        course.undo(seat)


def test_the_last_pick_shows_both_armies_and_cannot_be_undone() -> None:
    course = begun(first="1")
    say(course, *DRAFT[:-1])
    assert course.can_undo(1)
    say(course, DRAFT[-1])
    assert not course.can_undo(0)
    assert not course.can_undo(1)
    say(course, "place phaello 2")
    assert course.can_undo(0)


def test_a_roll_cannot_be_undone_but_later_commands_can() -> None:
    course = begun(first="1")
    say(course, *SET_UP)
    assert course.can_undo(1)
    say(course, "roll", faces=(1, 1, 1, 2, 4, 6))
    assert not course.can_undo(0)
    assert not course.can_undo(1)
    say(course, "keep 6", "act")
    rolled = [HEROES.position(course.state)]
    course.undo(0)
    course.undo(0)
    rolled.append(HEROES.position(course.state))
    assert [line.split()[3:6] for line in rolled] == [["act", "6", "-"], ["keep", "-", "111246"]]
    assert not course.can_undo(0)
    say(course, "keep 111", "push 246", faces=(1, 2, 4))
    assert course.waiting == 1
    assert not course.can_undo(0)


FIGHT = (
    "phaello6/donato3/sanyctus2/ebellius1/victorno0 aramus2/dyrael0/darrago4/phaello3/feurran0"
    " 1 act 6,6,66 - t5 f1 g1 -"
)


def test_an_attack_with_a_save_cannot_be_undone_and_one_without_can() -> None:
    course = Course(HEROES, header({}, FIGHT))
    course.begin(Scripted())
    say(course, "66 move 4", "6 attack 1")
    assert course.can_undo(0)
    say(course, "6 attack 2", faces=(5,))
    assert not course.can_undo(0)


def test_ending_the_turn_can_be_undone_until_the_other_rolls() -> None:
    course = Course(HEROES, header({}, FIGHT))
    course.begin(Scripted())
    say(course, "stop")
    assert course.waiting == 1
    course.undo(0)
    assert HEROES.position(course.state) == FIGHT
    say(course, "stop")
    say(course, "roll", faces=(1, 1, 1, 2, 4, 6))
    assert not course.can_undo(0)


def test_states_kept_for_undo_are_not_changed_by_later_commands() -> None:
    course = begun(first="1")
    say(course, *SET_UP[:12])
    before = HEROES.dump(course.state)
    say(course, SET_UP[12])
    offer = HEROES.offer(course.state, 1)
    assert offer is not None
    course.undo(0)
    assert HEROES.dump(course.state) == before
    offered = HEROES.offer(course.state, 0)
    assert offered is not None
    assert SET_UP[12] in map(str, offered.commands)


def test_the_end_follows_the_state_of_the_course() -> None:
    session = start({"first": "1"})
    paused = session.course.end(session.seed)
    assert (paused.state, paused.result) == ("paused", None)
    assert session.course.end(session.seed) == paused
    over = last_turn()
    finished = over.course.end(over.seed)
    assert finished.state == "finished"
    assert finished.result == over.result
    assert finished.seed == over.seed.hex()


def test_the_end_cannot_be_undone() -> None:
    over = last_turn()
    moves = over.course.moves
    assert over.course.back == ()
    for seat in (0, 1):
        assert not over.can_undo(seat)
        for of in (0, moves):
            with pytest.raises(Mistake):
                over.undo(seat, of)
    assert (over.course.moves, over.waiting) == (moves, None)


def test_a_file_of_an_earlier_version_whose_end_was_undone_still_reads() -> None:
    session = last_turn()
    undone = session.repeat(Undone(session.course.moves + 1, 1, ""))
    assert undone.undone == session.course.moves - 1
    assert session.can_undo(0), "it goes on before its last command"
    do(session, "stop")
    verdict = verify(session.log(), "old", GAMES)
    assert (verdict.finding, verdict.finished) == (None, True)
    assert resume(read_replay(session.log(), "old"), GAMES, finished=True).result == session.result


def test_a_header_is_hashed_as_it_is_written() -> None:
    one = header({"rows": 3})
    assert Course(HEROES, one).chain == sha256(write_entry(one)).digest()
