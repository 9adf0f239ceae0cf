"""Scoring rolls (H-ROLL-2 to H-ROLL-7, H-PUSH-2, H-PUSH-3): what counts, and what may be put aside."""

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, pairwise

import pytest

from bulkhead.heroes.rules.scoring_rolls import (
    SCORING_ROLLS,
    SETS,
    all_scoring_rolls,
    all_sets,
    counts,
    in_order,
    keeps,
    kind,
    minus,
    pushes,
)


def texts(rolled: str, held: str = "", hold: str = "new") -> list[str]:
    """Every set that may be put aside, each written as in a `keep` command."""
    return [" ".join(rolls) for rolls in keeps(dice(rolled), dice(held), hold)]


def dice(faces: str) -> tuple[int, ...]:
    return tuple(map(int, faces))


@pytest.mark.clause("H-ROLL-2")
def test_there_are_thirteen_scoring_rolls() -> None:
    assert all_scoring_rolls() == SCORING_ROLLS
    assert " ".join(SCORING_ROLLS) == "6 66 111 222 333 444 555 123 234 345 1234 2345 12345"


@pytest.mark.clause("H-ROLL-2")
@pytest.mark.parametrize(
    ("roll", "expected"),
    [
        ("6", "lucky-six"),
        ("66", "double-six"),
        ("111", "three-of-a-kind"),
        ("555", "three-of-a-kind"),
        ("123", "straight"),
        ("2345", "straight"),
        ("12345", "straight"),
    ],
)
def test_a_scoring_roll_is_of_one_of_four_kinds(roll: str, expected: str) -> None:
    assert kind(roll) == expected


@pytest.mark.clause("H-ROLL-2")
@pytest.mark.parametrize(
    ("nearly", "enough", "scoring"),
    [
        ("112244", "112246", "6"),
        ("112455", "111455", "111"),
        ("122455", "122345", "2345"),
        ("113344", "123344", "1234"),
    ],
)
def test_one_die_makes_the_difference_between_nothing_and_something(
    nearly: str, enough: str, scoring: str
) -> None:
    assert texts(nearly) == []
    assert scoring in texts(enough)


@pytest.mark.clause("H-ROLL-3")
def test_three_6s_are_no_three_of_a_kind() -> None:
    assert texts("666") == ["6", "66", "6 6", "6 66", "6 6 6"]


@pytest.mark.clause("H-ROLL-3")
def test_a_6_lengthens_no_straight() -> None:
    assert texts("456") == ["6"]
    assert texts("3456") == ["6", "345", "6 345"]


@pytest.mark.clause("H-ROLL-4")
def test_of_a_longer_straight_any_run_of_three_or_more_may_be_taken() -> None:
    assert texts("123") == ["123"]
    assert texts("1234") == ["123", "234", "1234"]
    assert texts("12345") == ["123", "234", "345", "1234", "2345", "12345"]


@pytest.mark.clause("H-ROLL-4")
def test_a_run_with_a_gap_is_no_straight() -> None:
    assert texts("1245") == []
    assert texts("12455") == []


@pytest.mark.clause("H-ROLL-5")
@pytest.mark.parametrize(
    ("rolled", "expected"),
    [
        ("11", []),
        ("111", ["111"]),
        ("1111", ["111"]),
        ("11111", ["111"]),
        ("111111", ["111", "111 111"]),
    ],
)
def test_equal_dice_hold_one_three_of_a_kind_for_every_three_of_them(
    rolled: str, expected: list[str]
) -> None:
    assert texts(rolled) == expected


@pytest.mark.clause("H-ROLL-5")
def test_one_die_belongs_to_one_scoring_roll() -> None:
    assert texts("11123") == ["111", "123"]
    assert texts("111123") == ["111", "123", "111 123"]


@pytest.mark.clause("H-ROLL-5")
def test_six_dice_hold_two_straights_when_each_has_its_own_dice() -> None:
    assert texts("112233") == ["123", "123 123"]
    assert texts("122334") == ["123", "234", "1234", "123 234"]
    assert texts("112334") == ["123", "234", "1234"]


@pytest.mark.clause("H-ROLL-6")
def test_two_6s_are_a_double_six_or_two_lucky_sixes_or_one_of_them_is_left() -> None:
    assert texts("66") == ["6", "66", "6 6"]
    assert texts("6") == ["6"]


@pytest.mark.clause("H-ROLL-6")
def test_a_6_left_lying_pairs_with_a_6_rolled_later() -> None:
    assert texts("126", held="6") == ["6", "66", "6 6"]
    assert texts("125", held="6") == []


@pytest.mark.clause("H-ROLL-5", "H-ROLL-6")
def test_a_hundred_and_ten_sets_of_scoring_rolls_fit_in_six_dice() -> None:
    assert all_sets() == SETS
    assert len(SETS) == 110
    assert len({rolls for rolls, _ in SETS}) == 110
    fitting = {
        rolls
        for size in range(7)
        for rolls in combinations_with_replacement(SCORING_ROLLS, size)
        if len("".join(rolls)) <= 6
    }
    assert {rolls for rolls, _ in SETS} == fitting
    assert all(need == counts(dice("".join(rolls))) for rolls, need in SETS)


@pytest.mark.clause("H-ROLL-7")
def test_one_or_more_are_put_aside_and_not_necessarily_all() -> None:
    assert texts("111566") == ["6", "66", "111", "6 6", "6 111", "66 111", "6 6 111"]


# H-PUSH-3: 1-1-1 was left lying.


@pytest.mark.clause("H-PUSH-3")
@pytest.mark.parametrize(
    ("hold", "rolled_2", "rolled_1", "rolled_6"),
    [
        ("new", [], ["111"], ["6", "6 111"]),
        ("literal", ["111"], ["111"], ["6", "111", "6 111"]),
        ("strict", [], ["111"], ["6"]),
    ],
)
def test_a_three_of_a_kind_left_lying(
    hold: str, rolled_2: list[str], rolled_1: list[str], rolled_6: list[str]
) -> None:
    assert texts("2", held="111", hold=hold) == rolled_2
    assert texts("1", held="111", hold=hold) == rolled_1
    assert texts("6", held="111", hold=hold) == rolled_6


@pytest.mark.clause("H-PUSH-3")
@pytest.mark.parametrize("hold", ["new", "literal", "strict"])
@pytest.mark.parametrize("face", ["1", "2", "3", "4", "5", "6"])
def test_leaving_1_2_3_4_and_rolling_one_die_never_busts(face: str, hold: str) -> None:
    assert texts(face, held="1234", hold=hold)


@pytest.mark.clause("H-PUSH-3")
def test_strict_asks_for_a_rolled_die_in_every_scoring_roll() -> None:
    assert texts("16", held="236", hold="strict") == ["6", "66", "123", "6 123", "66 123"]
    assert texts("16", held="236", hold="new") == ["6", "66", "123", "6 6", "6 123", "66 123", "6 6 123"]


@pytest.mark.clause("H-PUSH-3")
@pytest.mark.parametrize("hold", ["new", "literal", "strict"])
def test_in_a_first_roll_every_die_is_new_under_every_reading(hold: str) -> None:
    assert texts("112346", hold=hold) == texts("112346", hold="literal")


# An independent implementation, with dice that can be told apart.

Die = tuple[int, bool]
"""A face, and whether it was just rolled."""


def scores(some: tuple[Die, ...]) -> bool:
    faces = sorted(face for face, _ in some)
    if 6 in faces:
        return faces in ([6], [6, 6])
    if len(faces) < 3:
        return False
    same = len(faces) == 3 and len(set(faces)) == 1
    run = all(after == before + 1 for before, after in pairwise(faces))
    return same or run


def ways(lying: tuple[Die, ...]) -> Iterator[list[tuple[Die, ...]]]:
    """Every way of grouping some of the dice into scoring heaps; the first die is in a heap or is not."""
    if not lying:
        yield []
        return
    first, others = lying[0], lying[1:]
    yield from ways(others)
    for size in range(len(others) + 1):
        for chosen in combinations(range(len(others)), size):
            heap = (first, *(others[place] for place in chosen))
            if scores(heap):
                rest = tuple(die for place, die in enumerate(others) if place not in chosen)
                yield from ([heap, *heaps] for heaps in ways(rest))


def second_opinion(rolled: tuple[int, ...], held: tuple[int, ...]) -> dict[str, set[tuple[str, ...]]]:
    """What may be put aside under each reading of H-PUSH-3."""
    found: dict[str, set[tuple[str, ...]]] = {"new": set(), "literal": set(), "strict": set()}
    for heaps in ways(tuple((face, True) for face in rolled) + tuple((face, False) for face in held)):
        if not heaps:
            continue
        written = in_order("".join(str(face) for face in sorted(face for face, _ in heap)) for heap in heaps)
        new = [any(fresh for _, fresh in heap) for heap in heaps]
        found["literal"].add(written)
        if any(new):
            found["new"].add(written)
        if all(new):
            found["strict"].add(written)
    return found


def rolls_of(count: int) -> Iterator[tuple[int, ...]]:
    return combinations_with_replacement(range(1, 7), count)


@pytest.mark.clause("H-ROLL-5", "H-ROLL-7", "H-PUSH-3")
@pytest.mark.parametrize(
    ("rolled", "held"),
    [(rolled, held) for rolled in range(1, 6) for held in range(6 - rolled)] + [(6, 0)],
)
def test_dice_that_can_be_told_apart_give_the_same_answer(rolled: int, held: int) -> None:
    for faces in rolls_of(rolled):
        for lying in rolls_of(held):
            expected = second_opinion(faces, lying)
            for hold, sets in expected.items():
                mine = keeps(faces, lying, hold)
                assert len(mine) == len(set(mine))
                assert set(mine) == sets, (faces, lying, hold)


@pytest.mark.clause("H-PUSH-2")
def test_any_of_the_lying_dice_may_be_rolled_again_but_at_least_one() -> None:
    assert pushes(dice("115")) == ((1, 1, 5), (1, 1), (1, 5), (1,), (5,))
    assert pushes(dice("4")) == ((4,),)


@pytest.mark.clause("H-PUSH-2")
def test_the_choices_of_dice_are_the_sub_multisets_of_what_lies() -> None:
    for lying in rolls_of(5):
        some = {tuple(choice) for size in range(1, 6) for choice in combinations(lying, size)}
        assert set(pushes(lying)) == some
        assert len(pushes(lying)) == len(some)


def test_dice_can_be_taken_away_from_a_sorted_roll() -> None:
    assert minus(dice("11345"), dice("31")) == (1, 4, 5)
    assert minus(dice("11345"), ()) == (1, 1, 3, 4, 5)
