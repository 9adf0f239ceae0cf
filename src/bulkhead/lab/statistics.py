"""Statistics for simulations: Wilson's interval, and mean and standard deviation in one pass."""

from math import inf, sqrt

from msgspec import Struct

Z_95 = 1.959963984540054
"""The standard deviations that hold the middle 95 % of a normal distribution."""


class Interval(Struct, frozen=True):
    low: float
    high: float


def wilson(successes: float, trials: int, z: float = Z_95) -> Interval:
    """Wilson's score interval for a share of successes. Unlike the textbook interval it stays within 0 and 1 and is
    sensible when nothing or everything succeeded. Half successes (draws) are allowed."""
    if trials == 0:
        return Interval(0.0, 1.0)
    share = successes / trials
    weight = z * z / trials
    centre = (share + weight / 2) / (1 + weight)
    reach = z * sqrt(share * (1 - share) / trials + weight / (4 * trials)) / (1 + weight)
    # Rounding may put a bound of 0 or 1 on the wrong side of the share by the last bit of a float.
    return Interval(max(0.0, min(share, centre - reach)), min(1.0, max(share, centre + reach)))


class Spread(Struct, frozen=True):
    """The distribution of numbers."""

    mean: float
    sd: float
    """The sample standard deviation; 0 for fewer than two numbers."""
    min: float
    max: float


class Running:
    """Mean and spread of numbers that come one by one; none of them is kept (Welford's method)."""

    __slots__ = ("_count", "_least", "_mean", "_most", "_squares")

    def __init__(self) -> None:
        self._count = 0
        self._mean = 0.0
        self._squares = 0.0
        """The sum of squared distances from the mean."""
        self._least = inf
        self._most = -inf

    def add(self, number: float) -> None:
        self._count += 1
        before = number - self._mean
        self._mean += before / self._count
        self._squares += before * (number - self._mean)
        self._least = min(self._least, number)
        self._most = max(self._most, number)

    @property
    def spread(self) -> Spread:
        """The spread of the numbers so far; all zeros for none."""
        if not self._count:
            return Spread(0.0, 0.0, 0.0, 0.0)
        variance = self._squares / (self._count - 1) if self._count > 1 else 0.0
        return Spread(self._mean, sqrt(variance), self._least, self._most)
