"""`bulkhead odds`: exact fractions, under each reading."""

from fractions import Fraction
from itertools import product

import pytest

from bulkhead.heroes.rules.scoring_rolls import keeps
from tests.cli.running import ok, run

LYING = "phaello3/donato4/sanyctus2/ebellius1/victorno4 aramus2/dyrael0/darrago3/phaello2/feurran1 1"


@pytest.mark.clause("H-BUST-1")
def test_two_dice_beside_two_ones() -> None:
    """A 1 or a 6 saves, or a 2 with a 3: 22 of 36 ways."""
    assert ok("odds", "heroes", "--dice", "2", "--hold", "1,1", "--json").json == {
        "dice": 2,
        "hold": [1, 1],
        "reading": "new",
        "bust": "7/18",
        "bust_float": 7 / 18,
        "kinds": {
            "lucky-six": "11/36",
            "double-six": "1/36",
            "three-of-a-kind": "11/36",
            "straight": "1/18",
        },
        "all_out": "1/18",
    }


@pytest.mark.clause("H-PUSH-3")
@pytest.mark.parametrize("reading", ["new", "literal", "strict"])
def test_every_reading_against_plain_counting(reading: str) -> None:
    found = ok("odds", "--dice", "2", "--hold", "222", "-o", f"hold={reading}", "--json").json
    busts = sum(not keeps(tuple(sorted(roll)), (2, 2, 2), reading) for roll in product(range(1, 7), repeat=2))
    assert found["reading"] == reading
    assert Fraction(found["bust"]) == Fraction(busts, 36)
    assert found["bust"].count("/") == 1


def test_certainty_is_a_fraction_too() -> None:
    assert ok("odds", "--dice", "1", "--hold", "1234", "--json").json["bust"] == "0/1"


def test_a_person_reads_percentages() -> None:
    assert ok("odds", "heroes", "--dice", "2", "--hold", "1,1").out == (
        "2 dice rolled, holding [1][1] (hold: one new)\n"
        "  bust             38.9%  7/18\n"
        "  lucky six        30.6%  11/36\n"
        "  double six        2.8%  1/36\n"
        "  three of a kind  30.6%  11/36\n"
        "  straight          5.6%  1/18\n"
        "  all out           5.6%  1/18\n"
    )
    assert "38,9\N{NO-BREAK SPACE}%" in ok("odds", "--dice", "2", "--hold", "11", "--lang", "es").out


@pytest.mark.parametrize("hold", ["1,1", "11", "1 1", " 1 , 1 "])
def test_dice_left_lying_may_be_written_in_several_ways(hold: str) -> None:
    assert ok("odds", "--dice", "2", "--hold", hold, "--json").json["hold"] == [1, 1]


@pytest.mark.clause("H-PUSH-2")
def test_a_position_gives_every_push() -> None:
    position = f"{LYING} push 6,66 115 t12 f1 g1 -"
    found = ok("odds", "--from", position, "--json").json
    assert found["position"] == position
    assert [(push["command"], push["dice"], push["hold"]) for push in found["pushes"]] == [
        ("push 115", 3, []),
        ("push 11", 2, [5]),
        ("push 15", 2, [1]),
        ("push 1", 1, [1, 5]),
        ("push 5", 1, [1, 1]),
    ]
    assert found["pushes"][-1]["bust"] == "2/3"
    text = ok("odds", "--from", position).out
    assert text.splitlines()[-1] == "  push 5    66.7%  2/3"


def test_the_reading_may_stand_in_the_position() -> None:
    found = ok("odds", "--from", f"{LYING} push 6,66 115 t12 f1 g1 hold=strict", "--json").json
    assert found["reading"] == "strict"


def test_the_first_roll_of_a_turn_counts_too() -> None:
    found = ok("odds", "--from", f"{LYING} roll - - t12 f1 g1 -", "--json").json
    assert [push["command"] for push in found["pushes"]] == ["roll"]


def test_where_nothing_can_be_rolled_the_answer_is_no() -> None:
    position = f"{LYING} act 6 - t12 f1 g1 -"
    assert run("odds", "--from", position).refused(1) == "Nothing can be rolled in this position."
    answer = run("odds", "--from", position, "--json")
    assert (answer.code, answer.json["pushes"]) == (1, [])
