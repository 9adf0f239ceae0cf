"""Intervals and spreads, compared with known values."""

import statistics
from random import Random

import pytest

from bulkhead.lab.statistics import Running, Spread, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [  # the values that tables and other programs give
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (8, 10, 0.4902, 0.9433),
        (50, 100, 0.4038, 0.5962),
        (1, 29, 0.0061, 0.1718),
        (1950, 2000, 0.9672, 0.9810),
    ],
)
def test_wilsons_interval(successes: int, trials: int, low: float, high: float) -> None:
    interval = wilson(successes, trials)
    assert interval.low == pytest.approx(low, abs=5e-5)
    assert interval.high == pytest.approx(high, abs=5e-5)


def test_half_successes_lie_between_whole_ones() -> None:
    assert wilson(7, 10).low < wilson(7.5, 10).low < wilson(8, 10).low


def test_without_trials_everything_is_possible() -> None:
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)


def test_a_wider_interval_is_surer() -> None:
    assert wilson(50, 100, z=2.5758).low < wilson(50, 100).low


def test_mean_and_spread_in_one_pass() -> None:
    rng = Random(3)
    numbers = [1e6 + rng.random() for _ in range(1000)]  # far from 0, where sums of squares would lose digits
    running = Running()
    for number in numbers:
        running.add(number)
    found = running.spread
    assert found.mean == pytest.approx(statistics.fmean(numbers))
    assert found.sd == pytest.approx(statistics.stdev(numbers))
    assert (found.min, found.max) == (min(numbers), max(numbers))


def test_nothing_and_a_single_number_have_no_spread() -> None:
    running = Running()
    assert running.spread == Spread(0.0, 0.0, 0.0, 0.0)
    running.add(7)
    assert running.spread == Spread(7.0, 0.0, 7.0, 7.0)
