"""The same game in every way it can be played: by the reference, in lanes, one after another, on plain C."""

from random import Random

import pytest

from bulkhead.heroes import HEROES
from bulkhead.lab.heroes.lanes import engine
from bulkhead.lab.heroes.lanes.comparing import compare_streams, compare_trace, random_options
from bulkhead.lab.heroes.lanes.engine import key_of
from bulkhead.lab.heroes.lanes.games import Games
from bulkhead.lab.heroes.lanes.streams import Stream, play_game
from bulkhead.native import loading
from tests.native.compiler import needs_compiler

KEY = key_of("a key")


def test_a_stream_is_the_published_generator() -> None:
    """xoshiro128++ from 1, 2, 3, 4, as its authors' code has it."""
    stream = Stream(KEY, 0)
    stream._s = [1, 2, 3, 4]
    assert [stream.next() for _ in range(5)] == [641, 1573767, 3222811527, 3517856514, 836907274]


def test_streams_are_the_same_for_ever() -> None:
    """Results of a seed that somebody has noted must come out again: these numbers never change."""
    assert key_of("7") == (8846510637954692352, 12454621079797673937)
    stream = Stream(key_of("7"), 3)
    assert [stream.below(n) for n in (6, 36, 46656, 15, 2)] == [2, 32, 10350, 8, 0]
    assert Stream(key_of("7"), 3).roll(6) == (5, 4, 4, 1, 4, 3)


def test_numbers_below_a_limit_are_equally_likely() -> None:
    stream = Stream(KEY, 1)
    found = [0] * 6
    for _ in range(6000):
        found[stream.below(6)] += 1
    assert (
        sum((count - 1000) ** 2 / 1000 for count in found) < 20.5
    )  # chi square, 5 degrees: one in a thousand


@needs_compiler
@pytest.mark.parametrize("seed", range(8))
def test_a_series_has_the_same_records_whoever_plays_it(seed: int) -> None:
    rng = Random(seed)
    compare_streams(random_options(rng), key_of(str(seed)), range(seed, seed + 4))
    compare_streams(random_options(rng), key_of(str(seed)), range(3))


@needs_compiler
def test_more_games_than_lanes_are_the_same_games() -> None:
    compare_streams(HEROES.options({"rows": 3, "turn-limit": 30}), KEY, range(100, 140))


@needs_compiler
@pytest.mark.parametrize("seed", range(4))
def test_every_command_of_a_fast_game_is_legal(seed: int) -> None:
    assert compare_trace(random_options(Random(100 + seed)), KEY, seed) > 20


@needs_compiler
def test_games_are_the_same_without_wide_registers(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a machine that has none: loops instead of instructions."""
    options, games = HEROES.options({}), range(40)
    wide = Games(options, KEY)
    expected = list(wide.play(games)), list(wide.outcomes(games))
    monkeypatch.setattr("bulkhead.native.library", lambda name: loading.library(name, ("-DPLAIN_LANES",)))
    engine.library.cache_clear()
    try:
        plain = Games(options, KEY)
        assert plain.table.library is not wide.table.library
        assert (list(plain.play(games)), list(plain.outcomes(games))) == expected
    finally:
        engine.library.cache_clear()


def test_the_reference_plays_a_game_of_a_series() -> None:
    record = play_game(HEROES.options({"turn-limit": 20}), KEY, 0)
    assert sum(record.turns) <= 20
    assert record.commands > 40
    assert record == play_game(HEROES.options({"turn-limit": 20}), KEY, 0)
