"""Verifying a replay: an honest file passes; any change in it is found, and the line is named."""

import json
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bulkhead.match import Course, Verdict, commitment, verify
from bulkhead.match.entries import FORMAT, End, Entry, Header, write_entry
from bulkhead.match.fairness import naming
from bulkhead.tabletop import Scripted, Seeded
from bulkhead.tabletop.phrases import Phrase
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
    edited,
    last_turn,
    last_two_turns,
    paused_game,
    start,
    whole_game,
)

FINISHED = last_turn().log()
WHOLE = whole_game().log()
PAUSED = paused_game().log()
SHORT = last_two_turns().log()
LINES = FINISHED.splitlines(keepends=True)


def check(data: bytes, promised: str = "") -> Verdict:
    return verify(data, "game.jsonl", GAMES, promised)


def finding(data: bytes, promised: str = "") -> tuple[str, int]:
    """The message and the line with which a file fails."""
    verdict = check(data, promised)
    assert not verdict.ok
    assert verdict.finding is not None
    assert verdict.finding.args["file"] == "game.jsonl"
    assert verdict.finding.args["line"] == verdict.line >= 1
    assert (verdict.moves, verdict.faces, verdict.result) == (0, 0, None), "a failed file proves nothing"
    return verdict.finding.id, verdict.line


# Honest files


def test_a_finished_match_passes() -> None:
    session = whole_game()
    verdict = check(session.log())
    assert verdict.ok
    assert verdict.finished
    assert verdict.result == session.result
    assert verdict.commitment == commitment(SEED)
    assert verdict.moves == len(session.steps) - 1
    assert verdict.faces == sum(len(getattr(step.entry, "faces", ())) for step in session.steps) > 60
    assert (verdict.file, verdict.line) == ("game.jsonl", 0)


def test_a_paused_match_with_undone_commands_passes() -> None:
    assert PAUSED.count(b'"entry":"undo"') > 5
    verdict = check(PAUSED)
    assert verdict.ok
    assert not verdict.finished
    assert verdict.result is None


def test_a_match_from_a_position_passes() -> None:
    assert check(FINISHED).ok
    assert check(SHORT).ok
    assert check(start(position=LAST_TURN).log()).ok


@pytest.mark.parametrize("salts", [(), ("a", "b"), ("ü" * 64, "")])
@pytest.mark.parametrize(
    "options", [{}, {"rows": 6, "hold": "literal"}, {"games": 3, "turn-limit": 3}], ids=str
)
def test_matches_of_every_kind_pass(options: dict[str, Any], salts: tuple[str, ...]) -> None:
    session = Whims().play(start({"turn-limit": 12, **options}, salts=salts))
    assert check(session.log()).ok


def test_a_file_passes_at_every_moment_of_a_match() -> None:
    session, whims = start({"rows": 3, "turn-limit": 4}), Whims()
    while session.waiting is not None:
        assert check(session.log()).ok
        whims.play(session, 1)
    assert check(session.log()).finished


def test_the_commitment_that_was_noted_is_compared() -> None:
    assert check(FINISHED, commitment(SEED)).ok
    assert check(FINISHED, commitment(SEED).upper()).ok
    for noted in (commitment(SEED[::-1]), "00", commitment(SEED)[:-1]):
        assert finding(FINISHED, noted) == ("replay-other-commitment", 1)


# Salts


def test_salts_that_name_the_commitment_were_given_after_it() -> None:
    named = naming("tea", commitment(SEED))
    for salts, salted, unsure in (
        (("", ""), (), ()),
        (("tea", "rain"), (), (1, 2)),
        ((named, ""), (1,), ()),
        (("tea", named), (2,), (1,)),
    ):
        verdict = check(start(position=LAST_TURN, salts=salts).log())
        assert (verdict.ok, verdict.salted, verdict.unsure) == (True, salted, unsure)


def test_a_salt_that_was_given_for_another_commitment_is_found() -> None:
    log = start(position=LAST_TURN, salts=("", naming("tea", commitment(SEED)))).log()
    other = commitment(SEED[::-1])
    forged = log.replace(naming("tea", commitment(SEED)).encode(), naming("tea", other).encode())
    assert finding(forged) == ("replay-salt-of-another", 1)
    assert check(forged).finding == Phrase(
        "replay-salt-of-another", {"file": "game.jsonl", "line": 1, "seat": 2}
    )


# One byte


def test_the_short_match_has_everything_in_it() -> None:
    told = {type(told.event).__name__ for step in last_two_turns().steps for told in step.told}
    assert {"Rolled", "PutAside", "WentAllOut", "Moved", "Attacked", "Saved", "GameDrawn"} <= told
    assert b'"entry":"undo"' in SHORT
    assert b'"push ' in SHORT


def where(data: bytes, at: int) -> int:
    """The line that a byte belongs to; a line feed belongs to the line it ends."""
    return data.count(b"\n", 0, at) + 1


def flipped(data: bytes, at: int, byte: int) -> bytes:
    return data[:at] + bytes([byte]) + data[at + 1 :]


def assert_noticed(data: bytes, at: int, byte: int) -> None:
    """The finding names the line of the byte. Only the first line has no hash of its own: the second covers it."""
    message, line = finding(flipped(data, at, byte))
    expected = where(data, at)
    assert line == expected or (expected, line) == (1, 2), (
        f"byte {at} of line {expected} -> {byte}: {message}, {line}"
    )


def test_every_single_byte_matters() -> None:
    """Each byte of a file, one other value each."""
    others = Seeded(b"other bytes").roll(len(SHORT), 255)
    for at, step in enumerate(others):
        assert_noticed(SHORT, at, (SHORT[at] + step) % 256)


@pytest.mark.parametrize("bit", range(8))
def test_every_bit_of_every_byte_matters(bit: int) -> None:
    for at in range(len(SHORT)):
        assert_noticed(SHORT, at, SHORT[at] ^ (1 << bit))


@pytest.mark.parametrize("byte", [*b'"019af,:{}[]- \\\r\n\t', 0, 255])
def test_bytes_that_mean_something_matter_too(byte: int) -> None:
    """Every third byte, replaced by a byte with a meaning in JSON or in text files, and by one without."""
    for at in range(byte % 3, len(SHORT), 3):
        if SHORT[at] != byte:
            assert_noticed(SHORT, at, byte)


@pytest.mark.parametrize("data", [WHOLE, PAUSED], ids=["whole", "paused"])
def test_bytes_of_a_long_match_matter(data: bytes) -> None:
    for at in range(0, len(data), 41):
        assert_noticed(data, at, data[at] ^ 1)


def test_a_byte_more_or_less_matters() -> None:
    for at in range(0, len(FINISHED), 3):
        message, line = finding(FINISHED[:at] + FINISHED[at + 1 :])
        assert line == where(FINISHED, at) or (where(FINISHED, at), line) == (1, 2), message
        message, line = finding(FINISHED[:at] + b" " + FINISHED[at:])
        assert line == where(FINISHED, at) or (where(FINISHED, at), line) == (1, 2), message


# Lines


def test_a_missing_line_is_found_at_its_place() -> None:
    for index in range(len(LINES)):
        _, line = finding(b"".join(LINES[:index] + LINES[index + 1 :]))
        assert line == min(index + 1, len(LINES) - 1)


def test_a_repeated_line_is_found() -> None:
    for index in range(len(LINES)):
        _, line = finding(b"".join(LINES[: index + 1] + LINES[index:]))
        assert line == index + 2


def test_lines_in_another_order_are_out_of_place() -> None:
    for index in range(len(LINES) - 2):
        swapped = [*LINES[:index], LINES[index + 1], LINES[index], *LINES[index + 2 :]]
        assert finding(b"".join(swapped))[1] == index + 1
    assert finding(b"".join([*LINES[:-2], LINES[-1], LINES[-2]])) == ("replay-out-of-place", len(LINES))


@pytest.mark.parametrize(
    "more",
    [b"\n", b" \n", b"more\n", b"\x00\xff\n", b"{}\n", LINES[2], FINISHED],
    ids=lambda more: f"{more[:20]!r}",
)
def test_nothing_may_follow_the_end(more: bytes) -> None:
    _, line = finding(FINISHED + more)
    assert line == len(LINES) + 1


def test_no_part_of_a_file_passes() -> None:
    for length in range(0, len(FINISHED), 5):
        message, line = finding(FINISHED[:length])
        assert line == max(1, FINISHED[:length].count(b"\n") + (not FINISHED[:length].endswith(b"\n"))), (
            message
        )


def test_a_file_with_other_line_breaks_is_another_file() -> None:
    assert finding(FINISHED.replace(b"\n", b"\r\n")) == ("replay-not-canonical", 1)


# Foreign files


@given(st.binary(max_size=300))
def test_garbage_fails_in_a_sentence(data: bytes) -> None:
    assert finding(data)[1] <= data.count(b"\n") + 1


@given(
    st.recursive(
        st.none() | st.booleans() | st.floats() | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    )
)
def test_any_json_fails_in_a_sentence(value: Any) -> None:
    line = json.dumps(value).encode() + b"\n"
    assert finding(line) == ("replay-no-header", 1)
    assert finding(LINES[0] + LINES[1] + line + LINES[-1])[1] == 3


def test_an_edit_that_changes_nothing_still_passes() -> None:
    """So the failures below come from what was edited, not from the editing itself."""
    for number in (1, 2, 3, -1):
        assert check(edited(FINISHED, number)).ok


END = len(LINES)


@pytest.mark.parametrize(
    ("number", "fields", "message", "line"),
    [
        (1, {"format": 2}, "replay-other-format", 1),
        (1, {"format": -1, "extra": 0}, "replay-other-format", 1),
        (1, {"game": "chess"}, "replay-other-game", 1),
        (1, {"rules": HEROES.version + 1}, "replay-agrees", 2),
        (1, {"options": {"rows": 12}}, "replay-refused", 1),
        (1, {"options": {"rows": 4}}, "replay-broken-chain", 2),
        (1, {"commitment": "00" * 32}, "replay-broken-chain", 2),
        (1, {"commitment": commitment(SEED).upper()}, "replay-broken-chain", 2),
        (1, {"commitment": "é"}, "replay-broken-chain", 2),
        (1, {"salts": ["tea", "tea"]}, "replay-broken-chain", 2),
        (1, {"salts": ["", "", ""]}, "replay-bad-entry", 1),
        (1, {"position": ""}, "replay-wrong-faces", 2),
        (1, {"position": LAST_TURN.replace("t20", "t21")}, "replay-broken-chain", 2),
        (1, {"position": "nowhere"}, "replay-refused", 2),
        (1, {"seats": [{"name": "Eve", "player": "human"}] * 2}, "replay-broken-chain", 2),
        (2, {"faces": [1]}, "replay-wrong-faces", 2),
        (2, {"hash": "00" * 32}, "replay-broken-chain", 2),
        (3, {"command": "66 move 3"}, "replay-broken-chain", 3),
        (3, {"command": "66 MOVE 4"}, "replay-broken-chain", 3),
        (3, {"command": "66 move 1>2"}, "replay-refused", 3),
        (3, {"command": "jump"}, "replay-refused", 3),
        (3, {"seat": 2}, "replay-refused", 3),
        (3, {"seat": 0}, "replay-refused", 3),
        (3, {"seat": -5}, "replay-refused", 3),
        (3, {"faces": [6]}, "replay-wrong-faces", 3),
        (3, {"n": 2}, "replay-wrong-number", 3),
        (4, {"seat": 2}, "replay-refused", 4),
        (4, {"seat": 1, "hash": "00" * 32}, "replay-broken-chain", 4),
        (-1, {"state": "paused"}, "replay-wrong-end", END),
        (-1, {"result": None}, "replay-wrong-end", END),
        (
            -1,
            {"result": {"shares": [0.0, 1.0], "scores": [19, 4], "why": "H-WIN-1"}},
            "replay-wrong-end",
            END,
        ),
        (-1, {"seed": SEED[::-1].hex()}, "replay-bad-seed", END),
        (-1, {"seed": "not hexadecimal"}, "replay-bad-seed", END),
        (-1, {"seed": ""}, "replay-bad-seed", END),
        (-1, {"seed": SEED.hex().upper()}, "replay-wrong-end", END),
        (-1, {"hash": "00" * 32}, "replay-wrong-end", END),
    ],
)
def test_an_edit_is_named(number: int, fields: dict[str, Any], message: str, line: int) -> None:
    assert finding(edited(FINISHED, number, **fields)) == (message, line)


# Forgers who know the format


class Forger:
    """Writes a file with correct hashes and dice of the forger's choice."""

    def __init__(self, *, promise: str = commitment(SEED), salts: tuple[str, ...] = SALTS) -> None:
        header = Header(FORMAT, "heroes", HEROES.version, {"first": "1"}, PLAYERS, promise, salts)
        self.course = Course(HEROES, header)
        self.entries: list[Entry] = [header, self.course.begin(Scripted()).entry]

    def say(self, *commands: str, faces: tuple[int, ...] = ()) -> "Forger":
        for command in commands:
            assert self.course.waiting is not None
            dice = Scripted(*(faces if command == commands[-1] else ()))
            self.entries.append(self.course.do(self.course.waiting, HEROES.read(command), dice).entry)
        return self

    def file(self, end: End | None = None, seed: bytes = SEED) -> bytes:
        entries = [*self.entries, end or self.course.end(seed)]
        return b"".join(write_entry(entry) + b"\n" for entry in entries)


def honest_faces(count: int) -> tuple[int, ...]:
    return Seeded(SEED, SALTS).roll(count)


def test_a_forger_with_honest_dice_has_written_an_honest_file() -> None:
    honest = do(start({"first": "1"}), *SET_UP, "roll")
    forged = Forger().say(*SET_UP).say("roll", faces=honest_faces(6))
    assert forged.file() == honest.log()
    assert check(forged.file()).ok


@pytest.mark.parametrize("faces", [(6, 6, 6, 6, 6, 6), tuple(reversed(honest_faces(6)))])
def test_forged_dice_are_found_although_every_hash_is_right(faces: tuple[int, ...]) -> None:
    forged = Forger().say(*SET_UP).say("roll", faces=faces)
    assert finding(forged.file()) == ("replay-wrong-faces", 23)


def test_a_forged_seed_is_found_with_the_noted_commitment() -> None:
    lucky = b"chosen after the game was over .."
    forged = Forger(promise=commitment(lucky)).say(*SET_UP).say("roll", faces=Seeded(lucky, SALTS).roll(6))
    assert check(forged.file(seed=lucky)).ok
    assert finding(forged.file(seed=lucky), commitment(SEED)) == ("replay-other-commitment", 1)


def test_the_committed_seed_must_be_the_one_that_is_revealed() -> None:
    lucky = b"chosen after the game was over .."
    forged = Forger().say(*SET_UP).say("roll", faces=Seeded(lucky, SALTS).roll(6))
    assert finding(forged.file(seed=lucky)) == ("replay-bad-seed", 24)


def test_leaving_out_a_salt_is_noticed() -> None:
    forged = Forger(salts=("tea", "")).say(*SET_UP).say("roll", faces=honest_faces(6))
    assert finding(forged.file()) == ("replay-wrong-faces", 23)


def test_a_forged_result_is_found_although_its_hash_is_right() -> None:
    session = last_turn()
    honest = session.course.end(SEED)
    assert honest.result is not None
    for wrong in (
        End("finished", type(honest.result)((0.0, 1.0), honest.result.scores, "H-WIN-1"), SEED.hex(), ""),
        End("paused", None, SEED.hex(), ""),
    ):
        content = (wrong.state, wrong.result, wrong.seed)
        link = sha256(session.course.chain + msgspec.json.encode(("end", content, []))).hexdigest()
        end = End(wrong.state, wrong.result, wrong.seed, link)
        assert finding(b"".join(LINES[:-1]) + write_entry(end) + b"\n") == ("replay-wrong-end", END)


def files_with_an_undo_of_the_other_seat() -> Iterator[tuple[int, bytes]]:
    """The paused file, with each of its undo lines in turn given to the other seat."""
    for number, line in enumerate(PAUSED.splitlines(), 1):
        entry = json.loads(line)
        if entry["entry"] == "undo":
            yield number, edited(PAUSED, number, seat=3 - entry["seat"])


def test_an_undo_of_another_seats_command_is_found() -> None:
    forged = list(files_with_an_undo_of_the_other_seat())
    assert len(forged) > 5
    for number, data in forged:
        assert finding(data) == ("replay-refused", number)
