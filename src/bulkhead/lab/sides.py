"""Measures a bot at tables of many seats: its seats against random play in the same seats with the same seeds.

The bot takes all seats that it can play and random plays the others; then the same games are played with random
in every seat. Counted are the games in which the bot's seats score more than random's did, and those that one of
them wins.
"""

from collections.abc import Callable, Sequence
from contextlib import closing
from time import perf_counter
from typing import Any

from msgspec import Struct

from bulkhead.bots import seats_of, sides_at
from bulkhead.lab.playing import Played, Series
from bulkhead.lab.simulate import play_all
from bulkhead.lab.statistics import Interval, Running, wilson
from bulkhead.registry import AnyGame

YARDSTICK = "random"


class Tally(Struct, frozen=True):
    """The number of games with a property; a draw counts half."""

    games: int
    count: float
    share: float
    interval: Interval
    """Wilson's, of 95 %."""


class SideStrength(Struct, frozen=True):
    """The strength of one bot in all its seats."""

    bot: str
    seats: tuple[int, ...]
    beats: Tally
    """Its seats together score more than random's."""
    wins: Tally
    """One of its seats wins."""
    wins_by_lot: Tally
    """The same when random plays everywhere."""
    each: tuple[Tally, ...]
    """Per seat: it scores more than random did there."""
    score: float
    """The mean score of its seats together."""
    score_by_lot: float
    longest: int
    """Turns of one seat in the longest game."""
    seconds: float


def side_strength(
    game: AnyGame,
    tables: Sequence[Any],
    bot: str,
    games: int,
    seed: str | int = 0,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> SideStrength:
    """Play `games` games with a bot, distributed evenly over the tables (options with the same factions)."""
    started = perf_counter()
    factions = sides_at(game, tables[0])
    seats = seats_of(bot, game.id, factions)
    mixed = tuple(bot if seat in seats else YARDSTICK for seat in range(len(factions)))
    beats, wins, lots = _Count(), _Count(), _Count()
    each = [_Count() for _ in seats]
    scores, scores_by_lot = Running(), Running()
    longest = done = 0
    for number, options in enumerate(tables):
        count = games // len(tables) + (number < games % len(tables))
        series = Series(game.id, options, mixed, f"{seed}/{number}")
        by_lot = Series(game.id, options, (YARDSTICK,) * len(factions), series.seed)
        with closing(play_all(series, count, jobs)) as ours, closing(play_all(by_lot, count, jobs)) as theirs:
            for played, other in zip(ours, theirs, strict=True):
                mine, lot = _total(played, seats), _total(other, seats)
                beats.add(_more(mine, lot))
                wins.add(sum(played.shares[seat] for seat in seats))
                lots.add(sum(other.shares[seat] for seat in seats))
                for counted, seat in zip(each, seats, strict=True):
                    counted.add(_more(played.scores[seat], other.scores[seat]))
                scores.add(mine)
                scores_by_lot.add(lot)
                longest = max(longest, *played.tally.turns)
                done += 1
                if progress is not None:
                    progress(done)
    return SideStrength(
        bot,
        seats,
        beats.tally(),
        wins.tally(),
        lots.tally(),
        tuple(one.tally() for one in each),
        scores.spread.mean,
        scores_by_lot.spread.mean,
        longest,
        perf_counter() - started,
    )


def _total(played: Played, seats: Sequence[int]) -> int:
    return sum(played.scores[seat] for seat in seats)


def _more(one: int, other: int) -> float:
    return 0.5 if one == other else float(one > other)


class _Count:
    """Counts successes."""

    def __init__(self) -> None:
        self.games = 0
        self.count = 0.0

    def add(self, success: float) -> None:
        self.games += 1
        self.count += success

    def tally(self) -> Tally:
        share = self.count / max(1, self.games)
        return Tally(self.games, self.count, share, wilson(self.count, self.games))
