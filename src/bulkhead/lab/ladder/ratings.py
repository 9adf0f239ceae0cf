"""Ratings on Elo's scale by maximum likelihood: the numbers that make the results of a round robin most probable.

A bot that is 400 points above another is expected to score ten times as much. One bot is the anchor, at 0. A drawn game
is added between each two bots: without it a bot that won every game would have no finite rating. The interval of a
rating follows from the Fisher information and is of 95 %; it concerns the distance from the anchor.
"""

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt

from msgspec import Struct

from bulkhead.lab.statistics import Z_95

SCALE = 400 / log(10)
"""Points of Elo's scale for one unit of the logistic."""
_ROUNDS = 500
_LONGEST_STEP = 1.0
_CLOSE = 1e-12

Scores = Mapping[tuple[int, int], tuple[float, int]]
"""For two bots by number: what the first scored against the second, and in how many games."""
Matrix = list[list[float]]


class Rating(Struct, frozen=True):
    """One bot's rating with its interval."""

    elo: float
    low: float
    high: float


def rate(bots: int, scores: Scores, anchor: int = 0) -> list[Rating]:
    """The ratings of bots 0 to `bots - 1`."""
    played = {
        (one, other): _with_draw(scores, one, other) for one in range(bots) for other in range(one + 1, bots)
    }
    others = [one for one in range(bots) if one != anchor]
    strengths = [0.0] * bots
    information: Matrix = []
    for _ in range(_ROUNDS):
        slope, information = _derivatives(strengths, played, others)
        step = _solve(information, slope)
        longest = max((abs(one) for one in step), default=0.0)
        shrink = min(1.0, _LONGEST_STEP / longest) if longest else 1.0
        for one, change in zip(others, step, strict=True):
            strengths[one] += shrink * change
        if longest < _CLOSE:
            break
    reaches = [0.0] * bots
    for place, one in enumerate(others):
        unit = [float(place == at) for at in range(len(others))]
        reaches[one] = Z_95 * sqrt(_solve(information, unit)[place]) * SCALE
    return [
        Rating(SCALE * one, SCALE * one - reach, SCALE * one + reach)
        for one, reach in zip(strengths, reaches, strict=True)
    ]


def _with_draw(scores: Scores, one: int, other: int) -> tuple[float, int]:
    """A pair's score with the added draw, whichever of the two is named first."""
    score, games = scores.get((one, other), (0.0, 0))
    score_back, games_back = scores.get((other, one), (0.0, 0))
    return score + (games_back - score_back) + 0.5, games + games_back + 1


def _derivatives(
    strengths: Sequence[float], played: Scores, others: Sequence[int]
) -> tuple[list[float], Matrix]:
    """The slope of the log-likelihood and the Fisher information, without the anchor."""
    place = {one: at for at, one in enumerate(others)}
    slope = [0.0] * len(others)
    information = [[0.0] * len(others) for _ in others]
    for (one, other), (score, games) in played.items():
        expected = 1 / (1 + exp(strengths[other] - strengths[one]))
        weight = games * expected * (1 - expected)
        for who, sign in ((one, 1.0), (other, -1.0)):
            if who in place:
                slope[place[who]] += sign * (score - games * expected)
                information[place[who]][place[who]] += weight
        if one in place and other in place:
            information[place[one]][place[other]] -= weight
            information[place[other]][place[one]] -= weight
    return slope, information


def _solve(matrix: Matrix, right: Sequence[float]) -> list[float]:
    """Solve a system of linear equations by elimination. The matrix is positive definite."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for column in range(size):
        best = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[best] = rows[best], rows[column]
        for row in range(column + 1, size):
            factor = rows[row][column] / rows[column][column]
            for at in range(column, size + 1):
                rows[row][at] -= factor * rows[column][at]
    solved = [0.0] * size
    for row in reversed(range(size)):
        known = sum(rows[row][at] * solved[at] for at in range(row + 1, size))
        solved[row] = (rows[row][size] - known) / rows[row][row]
    return solved
