"""The lines of a campaign file: they read back as written, and every change is found."""

import json
from hashlib import sha256
from pathlib import Path

import pytest

from bulkhead.campaign import Book, is_campaign
from bulkhead.match.replay import Broken
from tests.campaign.playing import held, play_mission, start


@pytest.fixture
def data(tmp_path: Path) -> bytes:
    folder = start(tmp_path)
    folder.book.change_seats(held("ultramarines", "chaos"), "Ada")
    play_mission(folder)
    folder.book.take_back("Bo")
    return folder.path.read_bytes()


def broken(data: bytes) -> tuple[int, str]:
    with pytest.raises(Broken) as found:
        Book.read(data, "crown.jsonl")
    return found.value.line, found.value.phrase.id


def test_what_is_written_is_read_back(data: bytes) -> None:
    book = Book.read(data, "crown.jsonl")
    assert book.lines() == data
    assert [json.loads(line)["entry"] for line in data.splitlines()] == [
        *("campaign", "roster", "mission", "result", "undo")
    ]


def test_the_chain_needs_nothing_but_a_hash_function(data: bytes) -> None:
    first, *rest = data.splitlines()
    chain = sha256(first).digest()
    for line in rest:
        given = json.loads(line)["hash"]
        chain = sha256(chain + line.replace(given.encode(), b"")).digest()
        assert chain.hex() == given


def test_a_campaign_is_told_from_a_replay_and_from_anything_else(data: bytes) -> None:
    assert is_campaign(data)
    for other in (b"", b"\xff", b"{}", b'{"entry":"match","format":1}\n', b"[" * 5000):
        assert not is_campaign(other)


@pytest.mark.parametrize("line", range(1, 5))
def test_a_changed_line_is_named(data: bytes, line: int) -> None:
    lines = data.splitlines(keepends=True)
    before = {1: b"Ada", 2: b"Chaos", 3: b'"points":{"ultramarines":', 4: b"Bo"}[line]
    after = {1: b"Eve", 2: b"CHAOS", 3: b'"points":{"ultramarines":9', 4: b"Eve"}[line]
    lines[line] = lines[line].replace(before, after, 1)
    assert broken(b"".join(lines)) == (line + 1, "campaign-broken-chain")


def test_a_changed_first_line_breaks_the_chain_of_the_second(data: bytes) -> None:
    changed = data.replace(b"Eldar", b"ELDAR", 1)
    assert changed != data
    assert broken(changed) == (2, "campaign-broken-chain")


@pytest.mark.parametrize(
    ("make", "expected"),
    [
        (lambda lines: [], (1, "campaign-no-header")),
        (lambda lines: lines[1:], (1, "campaign-no-header")),
        (lambda lines: [b"no json\n", *lines], (1, "campaign-no-header")),
        (
            lambda lines: [lines[0].replace(b'"format":1', b'"format":2'), *lines[1:]],
            (1, "replay-other-format"),
        ),
        (lambda lines: [lines[0].replace(b'"rules":', b'"rules":9')], (1, "replay-other-rules")),
        (lambda lines: [lines[0].replace(b"starquest", b"heroes"), lines[1]], (2, "campaign-broken-chain")),
        (lambda lines: [lines[0].replace(b"starquest", b"heroes")], (1, "replay-other-game")),
        (lambda lines: [lines[0].replace(b",", b", ", 1)], (1, "replay-not-canonical")),
        (lambda lines: [lines[0].replace(b'"options"', b'"choices"')], (1, "campaign-bad-entry")),
        (lambda lines: [lines[0], b"{\n"], (2, "replay-not-json")),
        (lambda lines: [lines[0], lines[0]], (2, "replay-out-of-place")),
        (lambda lines: [lines[0], *lines[2:]], (2, "replay-wrong-number")),
        (lambda lines: [*lines[:2], b"\n", *lines[2:]], (3, "replay-not-json")),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(data: bytes, make: object, expected: tuple[int, str]) -> None:
    assert callable(make)
    assert broken(b"".join(make(data.splitlines(keepends=True)))) == expected


def test_every_prefix_and_every_broken_byte_is_answered(data: bytes) -> None:
    """Any damage to the file raises Broken and nothing else; a file cut off in its last line is still readable."""
    for end in range(0, len(data), 97):
        try:
            book = Book.read(data[:end], "crown.jsonl")
        except Broken:
            continue
        assert data.startswith(book.lines())
        assert (book.torn is not None) == (book.lines() != data[:end])
    for at in range(0, len(data), 53):
        changed = data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]
        assert not accepted(changed), at


def accepted(data: bytes) -> bool:
    """Is a file read to its end without an error?"""
    try:
        return Book.read(data, "crown.jsonl").torn is None
    except Broken:
        return False
