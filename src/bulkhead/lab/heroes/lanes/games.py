"""Whole games of random players, many at a time.

A series is known by its key and a game by its number in it: the same game, whatever else is played with it, on every
machine and with any number of threads. `play` draws every command, so that everything can be counted; `outcomes` draws
how the dice of each turn end from their exact distribution (chances rounded to one part in 2^32) and is several times
as fast, but these are other games than those of `play`, and only their outcomes are known.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from ctypes import c_int32, c_int64
from typing import Any

from msgspec import Struct

from bulkhead.heroes.data.options import Options
from bulkhead.lab.heroes.lanes.engine import Key, Table, key_words
from bulkhead.lab.heroes.lanes.records import OUTCOME, RECORD, Outcome, Record, outcome_of, record_of

CHUNK = 4096
"""Games in one call of the engine."""


class Sum(Struct):
    """One number of every game, added up. Integers, so that the order of the games does not matter."""

    total: int = 0
    squares: int = 0
    least: int = 2**31
    most: int = -(2**31)


class Totals(Struct):
    """The games of a series, added up."""

    games: int
    draws: int
    wins: tuple[int, int]
    sums: tuple[Sum, ...]
    """For each number of a record, as the engine writes it."""


class Games:
    """The games of a series at one table."""

    def __init__(self, options: Options, key: Key) -> None:
        self.table, self._key = Table(options), key_words(key)

    def play(self, games: range, *, singly: bool = False) -> Iterator[Record]:
        """The records of games, every command drawn; `singly` plays one after another, for comparison."""
        for numbers in self._chunks(games, RECORD, self._call("heroes_play", singly=singly)):
            yield record_of(numbers)

    def outcomes(self, games: range, *, singly: bool = False) -> Iterator[Outcome]:
        """The outcomes of games."""
        for numbers in self._chunks(games, OUTCOME, self._call("heroes_outcomes", singly=singly)):
            yield outcome_of(numbers)

    def call_singly(self, games: range) -> int:
        """Play games one after another, only to measure it; how many there were."""
        self._filled(games.start, len(games), RECORD, self._call("heroes_play", singly=True))
        return len(games)

    def totals(
        self,
        games: range,
        threads: int = 1,
        *,
        only_outcomes: bool = False,
        done: Callable[[int], None] | None = None,
    ) -> Totals:
        """Games added up, played by several threads; `done` hears how many are finished."""
        width, call = (
            (OUTCOME, self._call("heroes_outcomes")) if only_outcomes else (RECORD, self._call("heroes_play"))
        )

        def play(start: int) -> tuple[int, "Any"]:
            count = min(CHUNK, games.stop - start)
            sums = (c_int64 * (4 * width + 3))(*(0, 0, 2**31, -(2**31)) * width)
            self.table.library.heroes_add(self._filled(start, count, width, call), count, width, sums)
            return count, sums

        found, finished = [Sum() for _ in range(width)], 0
        results = [0, 0, 0]
        with ThreadPoolExecutor(threads) as pool:
            for count, sums in pool.map(play, range(games.start, games.stop, CHUNK)):
                for place, sum_ in enumerate(found):
                    total, squares, least, most = sums[4 * place : 4 * place + 4]
                    sum_.total += total
                    sum_.squares += squares
                    sum_.least, sum_.most = min(sum_.least, least), max(sum_.most, most)
                for place in range(3):
                    results[place] += sums[4 * width + place]
                finished += count
                if done is not None:
                    done(finished)
        return Totals(finished, results[0], (results[1], results[2]), tuple(found))

    def _call(self, name: str, *, singly: bool = False) -> Callable[[int, int, Any], None]:
        function = getattr(self.table.library, f"{name}_singly" if singly else name)
        first = (self.table.handle, self.table.outcomes) if "outcomes" in name else (self.table.handle,)
        return lambda start, count, records: function(*first, self._key, start, count, records)

    def _filled(self, start: int, count: int, width: int, call: Callable[[int, int, Any], None]) -> Any:
        records = (c_int32 * (count * width))()
        call(start, count, records)
        return records

    def _chunks(self, games: range, width: int, call: Callable[[int, int, Any], None]) -> Iterator[list[int]]:
        for start in range(games.start, games.stop, CHUNK):
            count = min(CHUNK, games.stop - start)
            records = self._filled(start, count, width, call)
            for game in range(count):
                yield records[game * width : (game + 1) * width]
