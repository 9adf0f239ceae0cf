"""The golden files are what the rules play today, and none is missing."""

from difflib import unified_diff

import pytest

import bulkhead
from bulkhead.match import verify
from tests.golden.make import FOLDER, REPLAYS, found, golden, names

SHOWN = 40
"""Lines of a difference that are shown."""


def difference(name: str, written: str, played: str) -> str:
    """The difference in readable form; empty when there is none."""
    lines = list(
        unified_diff(
            written.splitlines(),
            played.splitlines(),
            f"{name} as written",
            f"{name} as played",
            lineterm="",
            n=4,
        )
    )
    left_out = len(lines) - SHOWN
    return "\n".join([*lines[:SHOWN], *([f"... and {left_out} lines more"] if left_out > 0 else [])])


@pytest.mark.parametrize("name", names())
def test_a_golden_is_played_again_line_by_line(name: str) -> None:
    path = FOLDER / name
    assert path.exists(), f"{name} is missing: run `make goldens` and read what it wrote"
    written, played = path.read_bytes().decode("utf-8"), golden(name)
    if written != played:
        pytest.fail(
            f"{name} is not what is played today. If that was meant: `make goldens`, and read the diff.\n"
            + (difference(name, written, played) or "Only line breaks differ."),
            pytrace=False,
        )


@pytest.mark.parametrize("name", REPLAYS)
def test_a_golden_replay_can_still_be_verified(name: str) -> None:
    verdict = verify((FOLDER / name).read_bytes(), name, bulkhead.GAMES)
    assert verdict.ok
    assert verdict.moves > 15
    assert verdict.finished == ("finished" in name)


def test_no_golden_is_left_over() -> None:
    assert found() == set(names())
    assert len(names()) == len(set(names())) >= 25


def test_a_difference_names_the_line_and_shows_what_is_around_it() -> None:
    written = "\n".join(f"line {number}" for number in range(100)) + "\n"
    shown = difference("x.txt", written, written.replace("line 50\n", "line fifty\n"))
    assert shown.splitlines() == [
        "--- x.txt as written",
        "+++ x.txt as played",
        "@@ -47,9 +47,9 @@",
        *(f" line {number}" for number in range(46, 50)),
        "-line 50",
        "+line fifty",
        *(f" line {number}" for number in range(51, 55)),
    ]
    assert difference("x.txt", written, written) == ""
    assert difference("x.txt", "", written).endswith("... and 63 lines more")
