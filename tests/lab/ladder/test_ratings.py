"""Ratings: the results that are known in closed form, and what every result has in common."""

from math import log10, sqrt

import pytest

from bulkhead.lab.ladder.ratings import SCALE, rate
from bulkhead.lab.statistics import Z_95


def test_two_bots_have_the_distance_of_their_odds() -> None:
    """With the added draw, 30 of 40 games are 30.5 of 41."""
    anchor, other = rate(2, {(0, 1): (10.0, 40)})
    assert (anchor.elo, anchor.low, anchor.high) == (0, 0, 0)
    assert other.elo == pytest.approx(400 * log10(30.5 / 10.5))
    share = 30.5 / 41
    assert other.high - other.elo == pytest.approx(Z_95 * SCALE / sqrt(41 * share * (1 - share)))
    assert other.elo - other.low == pytest.approx(other.high - other.elo)


def test_it_does_not_matter_who_is_named_first() -> None:
    assert rate(2, {(1, 0): (30.0, 40)}) == rate(2, {(0, 1): (10.0, 40)})


def test_a_bot_that_wins_every_game_has_a_finite_rating() -> None:
    _, best = rate(2, {(0, 1): (0.0, 400)})
    assert best.elo == pytest.approx(400 * log10(400.5 / 0.5))
    assert best.high - best.elo > 400, "and a wide interval"


def test_equal_bots_have_equal_ratings_whatever_the_anchor() -> None:
    even = {(0, 1): (50.0, 100), (0, 2): (50.0, 100), (1, 2): (50.0, 100)}
    for anchor in range(3):
        assert [one.elo for one in rate(3, even, anchor)] == pytest.approx([0, 0, 0], abs=1e-9)


def test_another_anchor_moves_all_ratings_together() -> None:
    scores = {(0, 1): (30.0, 100), (0, 2): (12.0, 100), (1, 2): (26.0, 100)}
    from_first = [one.elo for one in rate(3, scores, 0)]
    from_last = [one.elo for one in rate(3, scores, 2)]
    assert [one - from_first[2] for one in from_first] == pytest.approx(from_last)
    assert from_first == sorted(from_first)


def test_expected_scores_equal_the_scores() -> None:
    """At the most probable ratings each bot's expected score is its score, the added draws included."""
    scores = {(0, 1): (30.0, 100), (0, 2): (12.0, 90), (1, 2): (26.0, 80)}
    elo = [one.elo for one in rate(3, scores)]
    for bot in range(3):
        got = expected = 0.0
        for (one, other), (score, games) in scores.items():
            if bot in (one, other):
                got += (score if bot == one else games - score) + 0.5
                against = other if bot == one else one
                expected += (games + 1) / (1 + 10 ** ((elo[against] - elo[bot]) / 400))
        assert expected == pytest.approx(got)


def test_more_games_make_narrower_intervals() -> None:
    few, many = (rate(2, {(0, 1): (0.4 * games, games)})[1] for games in (100, 400))
    assert few.high - few.low == pytest.approx(2 * (many.high - many.low), rel=0.02)
