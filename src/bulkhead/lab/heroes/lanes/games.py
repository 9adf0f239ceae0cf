"""Whole games of random players, many at a time.

A series is known by its key and a game by its number in it: the same game, whatever else is played with it, on every
machine and with any number of threads. `play` draws every command, so that everything can be counted; `outcomes` draws
how the dice of each turn end from their exact distribution (chances rounded to one part in 2^32) and is several times
as fast, but these are other games than those of `play`, and only their outcomes are known.
"""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from ctypes import c_int32, c_int64
from typing import Any

from msgspec import Struct

from bulkhead.heroes.data.options import Options
from bulkhead.lab.heroes.lanes.engine import Key, Table, key_words
from bulkhead.lab.heroes.lanes.records import OUTCOME, RECORD, Outcome, Record, outcome_of, record_of

CHUNK = 8192
"""Games in one call of the engine."""


MOST = 2**31
"""More than any number of a record."""


class Sum(Struct):
    """One number of every game, added up. Integers, so that the order of the games does not matter."""

    total: int = 0
    squares: int = 0
    least: int = MOST
    most: int = -MOST

    def add(self, other: "Sum") -> None:
        self.total += other.total
        self.squares += other.squares
        self.least, self.most = min(self.least, other.least), max(self.most, other.most)


class Totals(Struct):
    """The games of a series, added up."""

    games: int
    draws: int
    wins: list[int]
    sums: list[Sum]
    """For each number of a record, as the engine writes it."""

    @staticmethod
    def empty(width: int) -> "Totals":
        return Totals(0, 0, [0, 0], [Sum() for _ in range(width)])

    def add(self, other: "Totals") -> None:
        self.games += other.games
        self.draws += other.draws
        self.wins = [ours + theirs for ours, theirs in zip(self.wins, other.wins, strict=True)]
        for ours, theirs in zip(self.sums, other.sums, strict=True):
            ours.add(theirs)

    def count(self, numbers: Sequence[int]) -> None:
        """Add one game."""
        self.games += 1
        if numbers[0] < 0:
            self.draws += 1
        else:
            self.wins[numbers[0]] += 1
        for sum_, number in zip(self.sums, numbers, strict=True):
            sum_.add(Sum(number, number**2, number, number))


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
        done: Callable[[int], None] = lambda finished: None,
    ) -> Totals:
        """Games added up, played by several threads; `done` hears how many are finished."""
        width = OUTCOME if only_outcomes else RECORD
        call, found = self._call("heroes_outcomes" if only_outcomes else "heroes_play"), Totals.empty(width)
        starts, waiting = range(games.start, games.stop, CHUNK), deque[Future[Totals]]()
        pool = ThreadPoolExecutor(threads)
        try:
            for start in starts:
                waiting.append(pool.submit(self._chunk, start, min(CHUNK, games.stop - start), width, call))
                if len(waiting) > 2 * threads:
                    found.add(waiting.popleft().result())
                    done(found.games)
            while waiting:
                found.add(waiting.popleft().result())
                done(found.games)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
        return found

    def _chunk(self, start: int, count: int, width: int, call: Callable[[int, int, Any], int]) -> Totals:
        sums = (c_int64 * (4 * width + 3))(*(0, 0, MOST, -MOST) * width)
        self.table.library.heroes_add(self._filled(start, count, width, call), count, width, sums)
        return Totals(
            count,
            sums[4 * width],
            [sums[4 * width + 1], sums[4 * width + 2]],
            [Sum(*sums[4 * place : 4 * place + 4]) for place in range(width)],
        )

    def _call(self, name: str, *, singly: bool = False) -> Callable[[int, int, Any], int]:
        function = getattr(self.table.library, f"{name}_singly" if singly else name)
        first = (self.table.handle, self.table.outcomes) if "outcomes" in name else (self.table.handle,)
        return lambda start, count, records: function(*first, self._key, start, count, records)

    def _filled(self, start: int, count: int, width: int, call: Callable[[int, int, Any], int]) -> Any:
        records = (c_int32 * (count * width))()
        if not call(start, count, records):
            raise MemoryError
        return records

    def _chunks(self, games: range, width: int, call: Callable[[int, int, Any], int]) -> Iterator[list[int]]:
        for start in range(games.start, games.stop, CHUNK):
            count = min(CHUNK, games.stop - start)
            records = self._filled(start, count, width, call)
            for game in range(count):
                yield records[game * width : (game + 1) * width]
