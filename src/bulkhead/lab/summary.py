"""The results of a simulation: wins with their intervals, lengths, scores and counts."""

import msgspec
from msgspec import Struct

from bulkhead.lab.playing import Played, Series
from bulkhead.lab.statistics import Interval, Running, Spread, wilson


class Counted(Struct, frozen=True, rename="kebab"):
    """How often something happened, per seat."""

    totals: tuple[int, ...]
    per_turn: tuple[float, ...]
    """Divided by each seat's own turns."""


class Summary(Struct, frozen=True, rename="kebab"):
    """The games of a simulation. The seed determines everything except `seconds`."""

    game: str
    seats: tuple[str, ...]
    seed: str
    games: int
    wins: tuple[int, ...]
    draws: int
    shares: tuple[float, ...]
    """Wins per game; a draw is half a win."""
    intervals: tuple[Interval, ...]
    """Wilson's 95 % intervals of the shares."""
    turns: Spread
    commands: Spread
    scores: tuple[float, ...]
    """Mean scores at the end."""
    counts: dict[str, Counted]
    seconds: float

    def untimed(self) -> "Summary":
        """The part that is the same for the same seed, for comparisons."""
        return msgspec.structs.replace(self, seconds=0.0)


class Sums:
    """Adds up games one by one."""

    def __init__(self, series: Series) -> None:
        self._series = series
        seats = len(series.seats)
        self._games = self._draws = 0
        self._wins = [0] * seats
        self._seat_turns = [0] * seats
        self._counts: dict[str, list[int]] = {}
        self._turns, self._commands = Running(), Running()
        self._scores = [Running() for _ in range(seats)]

    def add(self, played: Played) -> None:
        self._games += 1
        if 1.0 in played.shares:
            self._wins[played.shares.index(1.0)] += 1
        else:
            self._draws += 1
        self._turns.add(sum(played.tally.turns))
        self._commands.add(played.commands)
        for seat, score in enumerate(played.scores):
            self._scores[seat].add(score)
            self._seat_turns[seat] += played.tally.turns[seat]
        for name, counted in played.tally.others.items():
            totals = self._counts.setdefault(name, [0] * len(counted))
            for seat, count in enumerate(counted):
                totals[seat] += count

    def summary(self, seconds: float) -> Summary:
        won = [wins + self._draws / 2 for wins in self._wins]
        return Summary(
            self._series.game,
            self._series.seats,
            self._series.seed,
            self._games,
            tuple(self._wins),
            self._draws,
            tuple(number / max(1, self._games) for number in won),
            tuple(wilson(number, self._games) for number in won),
            self._turns.spread,
            self._commands.spread,
            tuple(scores.spread.mean for scores in self._scores),
            {name: self._counted(totals) for name, totals in self._counts.items()},
            seconds,
        )

    def _counted(self, totals: list[int]) -> Counted:
        turns = [max(1, turns) for turns in self._seat_turns]
        rates = (count / own for count, own in zip(totals, turns, strict=True))
        return Counted(tuple(totals), tuple(rates))
