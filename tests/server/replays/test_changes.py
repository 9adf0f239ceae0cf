"""Changes between two values: the cases that the client's tests also use, and random ones."""

import json
from random import Random
from typing import Any

import msgspec
import pytest

from bulkhead.server.replays.changes import change
from tests.server.folded import put_in
from tools.house import ROOT

CASES = json.loads((ROOT / "web/tests/fixtures/changes.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES, ids=[case["what"] for case in CASES])
def test_the_cases_of_the_client_are_reproduced(case: dict[str, Any]) -> None:
    assert change(case["before"], case["after"]) == case["change"]


def anything(random: Random, depth: int) -> Any:
    kind = random.randrange(5 if depth else 3)
    if kind == 3:
        return [anything(random, depth - 1) for _ in range(random.randrange(4))]
    if kind == 4:
        return {key: anything(random, depth - 1) for key in "abcd"[: random.randrange(5)]}
    return (None, random.randrange(3), "x")[kind]


def test_random_values_are_rebuilt_from_their_changes() -> None:
    random = Random(3)
    for _ in range(3000):
        before, after = anything(random, 3), anything(random, 3)
        assert put_in(before, change(before, after)) == after


class Inner(msgspec.Struct, frozen=True, omit_defaults=True, rename="kebab"):
    id: str
    life_points: int = 1


class Outer(msgspec.Struct, frozen=True, rename="kebab"):
    minis: dict[str, Inner]
    turn_seat: int
    order: tuple[int, ...]


def test_records_change_as_they_are_written() -> None:
    one = Outer({"a": Inner("a", 2), "b": Inner("b")}, 0, (1, 2))
    other = Outer({"a": Inner("a"), "b": Inner("b", 3)}, 1, (1, 2))
    changed = change(one, other)
    assert changed == {
        "of": {
            "minis": {
                "of": {
                    "a": {"of": {}, "gone": ["life-points"]},
                    "b": {"of": {"life-points": {"is": 3}}},
                }
            },
            "turn-seat": {"is": 1},
        }
    }
    written = [json.loads(msgspec.json.encode(value)) for value in (one, changed, other)]
    assert put_in(written[0], written[1]) == written[2]
    assert change(one, one) == {"of": {}}
