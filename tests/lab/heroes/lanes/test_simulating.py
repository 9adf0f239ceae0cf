"""Simulations of random players: the same numbers from the compiled engine and from the reference."""

from statistics import fmean, stdev

import pytest
from msgspec.structs import replace

from bulkhead.heroes import HEROES
from bulkhead.heroes.data.cards import Card, Item
from bulkhead.lab.heroes.lanes.engine import key_of
from bulkhead.lab.heroes.lanes.games import Games, Sum
from bulkhead.lab.heroes.lanes.simulating import by_reference, random_games, simulate, spread
from bulkhead.lab.simulate import simulate_random
from bulkhead.lab.statistics import wilson
from bulkhead.starquest import STARQUEST
from bulkhead.tabletop.refusals import Mistake
from tests.native.compiler import needs_compiler

SHORT = HEROES.options({"rows": 3, "turn-limit": 30})


def silent(finished: int) -> None:
    """Nobody watches."""


@needs_compiler
def test_the_reference_has_the_same_totals_on_one_process_and_on_two() -> None:
    heard: list[int] = []
    compiled = Games(SHORT, key_of("s")).totals(range(30))
    assert by_reference(SHORT, key_of("s"), 30, 1, heard.append) == compiled
    assert by_reference(SHORT, key_of("s"), 30, 2, silent) == compiled
    assert heard == list(range(1, 31))


def test_without_a_compiler_the_summary_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    found, _ = simulate(SHORT, 25, "s", 1, silent)

    def missing(*_: object) -> None:
        raise Mistake("native-no-compiler", compiler="cc")

    monkeypatch.setattr("bulkhead.lab.heroes.lanes.simulating.Games", missing)
    summary, why = simulate(SHORT, 25, "s", 1, silent)
    assert summary == found
    assert why is not None
    assert why.phrase.id == "native-no-compiler"


def test_a_summary_adds_up() -> None:
    summary, _ = simulate(SHORT, 200, "t", 1, silent)
    assert sum(summary.wins) + summary.draws == summary.games == 200
    won = summary.wins[1] + summary.draws / 2
    assert (summary.shares[1], summary.intervals[1]) == (won / 200, wilson(won, 200))
    assert 1 <= summary.turns.min < summary.turns.mean < summary.turns.max <= 30
    assert summary.commands.mean > summary.turns.mean + 20
    busts = summary.counts["busts"]
    assert 0.5 < sum(busts.totals) / (summary.turns.mean * 200) < 0.75
    assert summary.scores[0] > 0
    assert simulate(SHORT, 200, "u", 1, silent)[0] != summary


def test_a_spread_is_that_of_the_numbers() -> None:
    numbers = [3, 1, 4, 1, 5, 9, 2, 6]
    found = Sum()
    for number in numbers:
        found.add(Sum(number, number**2, number, number))
    shown = spread(found, len(numbers))
    assert (shown.mean, shown.min, shown.max) == (fmean(numbers), 1, 9)
    assert shown.sd == pytest.approx(stdev(numbers))
    assert spread(Sum(5, 25, 5, 5), 1).sd == 0
    assert spread(Sum(), 0).mean == 0


def test_tables_that_the_compiled_engine_does_not_play_are_left_to_the_usual_simulation() -> None:
    assert random_games(SHORT) is not None
    assert random_games(HEROES.options({"games": 3})) is None
    scythes = (Item("scythe", "lucky-six", "melee"), Item("scythe", "lucky-six", "long"))
    cards = tuple(Card(f"hero{letter}", "own", scythes) for letter in "abcde")
    assert random_games(replace(SHORT, cards=cards)) is None


def test_only_random_players_of_heroes_are_played_fast() -> None:
    assert simulate_random(HEROES, SHORT, ("random", "random"), 3, "s", 1, silent) is not None
    assert simulate_random(HEROES, SHORT, ("random", "captain"), 3, "s", 1, silent) is None
    options = STARQUEST.options({})
    assert simulate_random(STARQUEST, options, ("random",) * 3, 3, "s", 1, silent) is None
