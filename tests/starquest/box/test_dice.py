"""Combat dice: faces, notation, rolls and exact odds (SQ-SHOOT-03 to 06)."""

from fractions import Fraction
from itertools import product

import pytest

from bulkhead.starquest.box.items.dice import (
    FACES,
    RED,
    WHITE,
    Pool,
    chance_above,
    read_pool,
    roll_one,
    sums,
    sums_without_best,
)
from bulkhead.tabletop.dice import Scripted, outcomes


@pytest.mark.clause("SQ-SHOOT-04")
def test_there_are_white_dice_and_stronger_red_ones() -> None:
    assert WHITE == (0, 0, 0, 0, 1, 2)
    assert RED == (0, 0, 0, 1, 2, 3)


@pytest.mark.clause("SQ-SHOOT-04")
@pytest.mark.parametrize(
    ("text", "pool"),
    [("2W", Pool(0, 2)), ("3R", Pool(3, 0)), ("2R1W", Pool(2, 1)), ("none", Pool())],
)
def test_dice_in_writing(text: str, pool: Pool) -> None:
    assert read_pool(text) == pool
    assert str(pool) == text
    assert bool(pool) == (text != "none")


@pytest.mark.parametrize("text", ["", "2", "R", "0R", "1W2R", "2r", "2R 1W", "10R", "None"])
def test_what_is_no_writing_for_dice(text: str) -> None:
    with pytest.raises(ValueError, match="^" + text + "$"):
        read_pool(text)


@pytest.mark.clause("SQ-SHOOT-04")
def test_pools_are_added_and_counted() -> None:
    pool = Pool(1, 1) + Pool(1)
    assert pool == Pool(2, 1)
    assert pool.count == 3
    assert pool.most == 3 + 3 + 2
    assert pool.colours == ("red", "red", "white")


@pytest.mark.clause("SQ-SHOOT-04")
def test_a_roll_gives_the_value_of_each_die_red_ones_first() -> None:
    dice = Scripted(6, 3, 5, 4)
    assert Pool(2, 2).roll(dice) == (3, 0, 1, 0)
    assert dice.left == []
    assert Pool().roll(Scripted()) == ()


@pytest.mark.clause("SQ-SHOOT-08")
def test_one_die_rolled_again_keeps_its_colour() -> None:
    assert roll_one(Scripted(6), "red") == 3
    assert roll_one(Scripted(6), "white") == 2


@pytest.mark.parametrize("pool", [Pool(), Pool(0, 2), Pool(1, 1), Pool(2, 1), Pool(3)], ids=str)
def test_the_odds_are_those_of_counting_every_way_the_dice_can_fall(pool: Pool) -> None:
    ways = [sum(values) for values in product(*(FACES[colour] for colour in pool.colours))]
    counted = {total: Fraction(ways.count(total), len(ways)) for total in sorted(set(ways))}
    assert dict(sums(pool)) == counted
    assert sum(sums(pool).values()) == 1
    assert max(sums(pool)) == pool.most


@pytest.mark.parametrize("pool", [Pool(1, 1), Pool(2, 2)], ids=str)
def test_enumerated_dice_agree_with_the_odds(pool: Pool) -> None:
    """Red and white dice are not interchangeable, though all have six faces."""
    found: dict[int, Fraction] = {}
    for chance, values in outcomes(pool.roll):
        found[sum(values)] = found.get(sum(values), Fraction()) + chance
    assert found == dict(sums(pool))


@pytest.mark.clause("SQ-SHOOT-05")
def test_the_sum_must_be_greater_than_the_armour() -> None:
    assert chance_above(Pool(0, 2), 0) == Fraction(5, 9)
    assert chance_above(Pool(0, 2), 2) == Fraction(1, 12)
    assert chance_above(Pool(0, 2), 4) == 0


def test_the_chances_of_a_roll_without_its_best_die() -> None:
    one = sums_without_best(Pool(1, 1), 1)
    assert sum(one.values()) == 1
    assert one[0] == Fraction(5, 6), "both dice must show something"
    assert sums_without_best(Pool(1, 1), 0) == sums(Pool(1, 1))
    assert sums_without_best(Pool(1, 0), 1) == {0: 1}
