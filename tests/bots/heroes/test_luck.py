"""Pushing your luck: the value of the dice, compared with known odds."""

from fractions import Fraction
from typing import get_args

import pytest

from bulkhead.bots.heroes.luck import Luck, ways_to_fall, ways_to_push
from bulkhead.heroes.clients.odds import roll_odds
from bulkhead.heroes.data.options import Hold
from bulkhead.tabletop.dice import sorted_rolls

READINGS = pytest.mark.parametrize("hold", get_args(Hold))

LEFT = [(count, held) for count in range(1, 6) for size in range(6 - count) for held, _ in sorted_rolls(size)]
"""Every number of dice rolled beside every set of dice left lying."""


def one(rolls: tuple[str, ...]) -> float:
    return 1.0


def nought(rolls: tuple[str, ...]) -> float:
    return 0.0


@READINGS
@pytest.mark.clause("H-BUST-1", "H-PUSH-2", "H-PUSH-3")
def test_a_push_that_only_must_not_bust_succeeds_as_often_as_the_odds_say(hold: Hold) -> None:
    luck = Luck(hold, acting=one, all_out=one, bust=0.0)
    for count, held in LEFT:
        assert luck.pushed(("6",), held, count) == pytest.approx(float(1 - roll_odds(count, held, hold).bust))


@READINGS
def test_the_ways_to_fall_cover_every_roll(hold: Hold) -> None:
    for count, held in LEFT:
        bust, falls = ways_to_fall(count, held, hold)
        assert bust + sum(weight for weight, _ in falls) == 6**count
        for _, choices in falls:
            for rolls, left in choices:
                assert len(left) + sum(map(len, rolls)) == count + len(held)


@pytest.mark.parametrize(
    ("aside", "dice", "chance"),
    [
        (("12345",), 1, Fraction(1, 6)),  # a six
        # two sixes; or one, and then the other
        (("1234",), 2, Fraction(1, 36) + Fraction(10, 36) * Fraction(1, 6)),
    ],
)
def test_the_chance_of_going_all_out_is_exact(aside: tuple[str, ...], dice: int, chance: Fraction) -> None:
    luck = Luck("new", acting=nought, all_out=one, bust=0.0)
    assert luck.pushed(aside, (), dice) == pytest.approx(float(chance))


def test_it_pushes_until_enough_is_aside_and_then_acts() -> None:
    """Only two scoring rolls or more have a value, so one of them is never enough to act on."""
    luck = Luck("new", acting=lambda rolls: float(len(rolls) > 1), all_out=one, bust=0.0)
    assert luck.kept(("6",), (1, 1, 2, 4, 5)) < 1.0
    assert luck.kept(("6", "6"), (1, 1, 2, 4)) == 1.0
    assert luck.kept(("6",), (1, 1, 2, 4, 5)) == max(
        luck.pushed(("6",), held, count) for held, count in ways_to_push((1, 1, 2, 4, 5))
    )


@pytest.mark.clause("H-PUSH-2", "H-PUSH-3")
def test_it_sees_which_dice_are_better_left_lying() -> None:
    """With 1-2-3-4 lying and one die to roll there is no bust; every other push may fail."""
    luck = Luck("new", acting=lambda rolls: float(len(rolls) > 1), all_out=one, bust=0.0)
    safe = luck.pushed(("6",), (1, 2, 3, 4), 1)
    assert safe == 1.0
    assert all(
        luck.pushed(("6",), held, count) < 1.0 for held, count in ways_to_push((1, 2, 3, 4, 4)) if count > 2
    )


def test_every_choice_of_dice_is_a_way_to_push() -> None:
    assert ways_to_push((1, 1, 4)) == (((), 3), ((4,), 2), ((1,), 2), ((1, 4), 1), ((1, 1), 1))
