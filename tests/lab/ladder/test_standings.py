"""Standings: bouts summed up by pair and by bot."""

import pytest

from bulkhead.lab.ladder.bouts import Bout, Compared
from bulkhead.lab.ladder.entrants import read_entrants
from bulkhead.lab.ladder.standings import PairResult, sum_up
from bulkhead.lab.ladder.tournament import Tournament, arrange, schedule
from bulkhead.lab.statistics import wilson
from bulkhead.registry import game
from bulkhead.tabletop.refusals import Mistake

BOTS = ("cadet", "random", "captain")


def tournament(*bots: str) -> Tournament:
    return arrange("heroes", read_entrants(bots or BOTS, "heroes"), [game("heroes").options({})], "s")


def bout(first: str, second: str, number: int, *scores: float, margin: float = 0.0) -> Bout:
    return Bout(
        "", first, second, number, tuple(Compared(one, (10 + margin, 10), (one, 1 - one)) for one in scores)
    )


def pairs(*bouts: Bout) -> dict[tuple[str, str], PairResult]:
    (role,) = sum_up(tournament(), bouts).roles
    return {(one.first, one.second): one for one in role.pairs}


def test_a_pair_counts_games_wins_and_draws() -> None:
    found = pairs(bout("cadet", "random", 0, 1, 0.5), bout("cadet", "random", 1, 0, 1))["cadet", "random"]
    assert (found.games, found.wins, found.draws, found.share) == (4, 2, 1, 0.625)
    assert found.interval == wilson(2.5, 4)


def test_the_margin_has_an_interval_over_bouts() -> None:
    one, two = bout("cadet", "random", 0, 1, 1, margin=4), bout("cadet", "random", 1, 1, 1, margin=8)
    found = pairs(one, two)["cadet", "random"].margin
    assert found.mean == 6
    assert found.interval is not None
    assert found.interval.high - 6 == pytest.approx(1.96 * 8**0.5 / 2**0.5, rel=1e-3)
    assert pairs(one)["cadet", "random"].margin.interval is None, "one bout has no spread"


def test_a_pair_that_has_not_met_is_open() -> None:
    found = pairs(bout("cadet", "random", 0, 1, 1))["random", "captain"]
    assert (found.games, found.share, found.interval.low, found.interval.high) == (0, 0.5, 0, 1)


def test_the_best_stand_first_and_random_is_the_anchor() -> None:
    played = [
        bout("cadet", "random", 0, 1, 1),
        bout("cadet", "captain", 0, 0, 1),
        bout("random", "captain", 0, 0, 0),
    ]
    (role,) = sum_up(tournament(), played).roles
    assert role.anchor == "random"
    assert [one.bot for one in role.standings][-1] == "random"
    assert role.standings[-1].rating == 0
    assert {one.bot: (one.games, one.share) for one in role.standings} == {
        "cadet": (4, 0.75),
        "captain": (4, 0.75),
        "random": (4, 0.0),
    }


def test_a_schedule_sees_every_pair_before_the_second_bout() -> None:
    tasks = schedule(tournament(), 3)
    assert [(pair[0].text, pair[1].text, number) for _, pair, number in tasks] == [
        ("cadet", "random", 0),
        ("cadet", "captain", 0),
        ("random", "captain", 0),
        ("cadet", "random", 1),
        ("cadet", "captain", 1),
        ("random", "captain", 1),
    ]
    assert len(schedule(tournament(), 3, {("", "cadet", "captain", 1)})) == 5


def test_a_bot_of_one_side_is_compared_on_that_side() -> None:
    tables = [game("starquest").options({"mission": "mis_00_first_steps", "factions": "ultramarines,chaos"})]
    found = arrange("starquest", read_entrants(("random", "trooper", "raider"), "starquest"), tables, "s")
    assert {role.name: [one.text for one in there] for role, there in found.roles} == {
        "squads": ["random", "trooper"],
        "aliens": ["random", "raider"],
    }
    with pytest.raises(Mistake, match="ladder-nobody-to-compare"):
        arrange("starquest", read_entrants(("trooper", "raider"), "starquest"), tables, "s")
