"""Many games of random players: what is added up, and that outcomes drawn from their distribution are as likely."""

from collections import defaultdict
from functools import cache
from math import sqrt
from typing import Literal

import pytest

from bulkhead.heroes import HEROES
from bulkhead.heroes.rules.scoring_rolls import SETS, faces_of, in_order, keeps, minus, pushes
from bulkhead.lab.heroes.lanes.engine import Table, key_of
from bulkhead.lab.heroes.lanes.games import CHUNK, Games, Totals
from bulkhead.lab.heroes.lanes.records import RECORD, numbers_of
from bulkhead.tabletop.dice import sorted_rolls
from tests.native.compiler import needs_compiler

pytestmark = needs_compiler

KEY = key_of("games")
SHORT = HEROES.options({"rows": 3, "turn-limit": 40})


def test_totals_are_those_of_the_records() -> None:
    games, heard = Games(SHORT, KEY), list[int]()
    records, totals = list(games.play(range(5, 205))), games.totals(range(5, 205), done=heard.append)
    assert totals.games == 200
    assert heard == [200]
    assert totals.draws == sum(record.winner == -1 for record in records)
    assert totals.wins == [sum(record.winner == seat for record in records) for seat in (0, 1)]
    commands = [record.commands for record in records]
    found = totals.sums[5]
    assert (found.total, found.squares) == (sum(commands), sum(count**2 for count in commands))
    assert (found.least, found.most) == (min(commands), max(commands))
    assert totals.sums[1].total == sum(record.scores[0] for record in records)
    assert totals.sums[9].total == sum(record.all_outs[1] for record in records)
    assert totals.sums[10].total == sum(sum(record.turns) for record in records)
    counted = Totals.empty(RECORD)
    for record in records:
        counted.count(numbers_of(record))
    assert counted == totals


def test_the_number_of_threads_changes_nothing() -> None:
    games, count = Games(SHORT, KEY), 2 * CHUNK + 17
    assert games.totals(range(count)) == games.totals(range(count), threads=3)
    alone, shared = (games.totals(range(count), threads, only_outcomes=True) for threads in (1, 3))
    assert alone == shared
    assert alone.games == count


def test_parts_of_a_series_add_up() -> None:
    games = Games(SHORT, KEY)
    assert [*games.play(range(7)), *games.play(range(7, 20))] == list(games.play(range(20)))
    assert [*games.outcomes(range(7)), *games.outcomes(range(7, 20))] == list(games.outcomes(range(20)))


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"rows": 3, "hold": "strict", "duplicates": True, "turn-limit": 60},
        {"rows": 5, "hold": "literal", "scythe-hits": "enemies", "scythe-line": "column", "first": "1"},
    ],
    ids=("the book", "strict", "literal"),
)
def test_outcomes_are_as_likely_as_in_games_with_every_command(options: dict[str, object]) -> None:
    """Win, draw, scores and length of 30,000 games in both ways, within four and a half standard errors."""
    games, count = Games(HEROES.options(options), KEY), 30_000
    whole, outcomes = games.totals(range(count)), games.totals(range(count), only_outcomes=True)
    for ours, theirs in (*zip(whole.wins, outcomes.wins, strict=True), (whole.draws, outcomes.draws)):
        assert abs(ours - theirs) <= 4.5 * sqrt(2 * max(ours, 10))
    for place in (1, 2):
        assert abs(_mean(whole, place) - _mean(outcomes, place)) < 4.5 * _error(whole, place)
    turns = _mean(whole, 3) + _mean(whole, 4)
    assert abs(turns - _mean(outcomes, 3)) < 4.5 * _error(outcomes, 3)


def _mean(totals: Totals, place: int) -> float:
    return totals.sums[place].total / totals.games


def _error(totals: Totals, place: int) -> float:
    """The standard error of a difference of two such means."""
    found, count = totals.sums[place], totals.games
    return sqrt(2 * (found.squares / count - _mean(totals, place) ** 2) / count)


@pytest.mark.parametrize("hold", ["new", "literal", "strict"])
def test_the_dice_of_a_turn_end_as_the_rules_say(hold: Literal["new", "literal", "strict"]) -> None:
    """The distribution that outcomes are drawn from, worked out again with the functions of the reference."""
    chances = Table(HEROES.options({"hold": hold})).chances()
    expected = _rolling(6, (), hold)
    assert sum(chances) == pytest.approx(1, abs=1e-12)
    for (rolls, _), chance in list(zip(SETS, chances, strict=True))[1:]:
        assert chance == pytest.approx(expected.get(rolls, 0.0), abs=1e-12)
    assert chances[0] == pytest.approx(1 - sum(expected.values()), abs=1e-12)


@pytest.mark.parametrize("hold", ["new", "literal", "strict"])
def test_what_is_drawn_has_these_chances_to_one_part_in_two_to_the_32(hold: str) -> None:
    table = Table(HEROES.options({"hold": hold}))
    bust, *chances = table.chances()
    sets, busts = table.drawn_chances()
    assert sets[0] == 0
    for drawn, chance in zip(sets[1:], chances, strict=True):
        assert drawn == pytest.approx(chance / (1 - bust), abs=len(sets) * 2**-32)
    for count, drawn in enumerate(busts):
        assert drawn == pytest.approx(bust**count * (1 - bust), abs=len(busts) * 2**-32)


Chances = dict[tuple[str, ...], float]


@cache
def _rolling(count: int, held: tuple[int, ...], hold: str) -> Chances:
    """Chances of what is put aside from here on, by the dice rolled and those left lying; a bust is what is missing."""
    found: Chances = defaultdict(float)
    for rolled, weight in sorted_rolls(count):
        kept = keeps(rolled, held, hold)
        for rolls in kept:
            chance = weight / 6**count / len(kept)
            lying = minus(tuple(sorted(rolled + held)), faces_of(rolls))
            for more, share in _choosing(lying, hold).items():
                found[in_order(rolls + more)] += chance * share
    return found


@cache
def _choosing(lying: tuple[int, ...], hold: str) -> Chances:
    """The same from the choice between pushing and acting."""
    if not lying:
        return {(): 1.0}
    ways = pushes(lying)
    found: Chances = defaultdict(float)
    found[()] = 1 / (len(ways) + 1)
    for dice in ways:
        for rolls, chance in _rolling(len(dice), minus(lying, dice), hold).items():
            found[rolls] += chance / (len(ways) + 1)
    return found
