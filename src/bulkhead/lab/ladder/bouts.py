"""Plays one bout of two bots: two games with the same seed, in which they change seats.

In a game of two seats each bot plays either. In a game whose seats differ, two bots are compared in one *role*, for
example as squads: they take the seats of the role in turn, and the strongest registered bots play the other seats. Of a
role with a single seat each bot plays the same game alone, and the two games are compared.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from bulkhead.bots import sides_at, strongest
from bulkhead.lab.ladder.entrants import Entrant, player
from bulkhead.lab.playing import BareTable, Series, decide, seed_of
from bulkhead.registry import entry
from bulkhead.registry.counts import NoCounts, Role
from bulkhead.tabletop.game import Result, Seat
from bulkhead.tabletop.refusals import Illegal, Mistake

Pair = tuple[Entrant, Entrant]


class Plan(Struct, frozen=True):
    """The settings that all bouts share."""

    game: str
    seed: str
    tables: tuple[Any, ...]
    """The options of each table; bouts take them in turn."""


class Compared(Struct, frozen=True, array_like=True):
    """The comparison of two bots in one game, or in two games of a role with a single seat."""

    score: float
    """1 if the first did better, 0 if the second, half if neither. The larger share of wins is better; among equals,
    more points a seat."""
    points: tuple[float, float]
    """A seat, on average."""
    wins: tuple[float, float]
    """All seats together."""


class Bout(Struct, frozen=True, rename="kebab"):
    """A line of the file of a ladder."""

    role: str
    first: str
    second: str
    number: int
    compared: tuple[Compared, ...]

    @property
    def key(self) -> tuple[str, str, str, int]:
        return self.role, self.first, self.second, self.number


def seats_of_role(role: Role, factions: Sequence[str]) -> tuple[Seat, ...]:
    """The seats at a table whose players take this role."""
    return tuple(seat for seat, one in enumerate(factions) if not role.factions or one in role.factions)


def play_bout(plan: Plan, role: Role, pair: Pair, number: int) -> Bout:
    """Play bout `number` of two bots in a role."""
    options = plan.tables[number % len(plan.tables)]
    seats = seats_of_role(role, sides_at(entry(plan.game).game, options))
    if len(seats) == 1:
        alone = [_play(plan, options, number, dict.fromkeys(seats, one)) for one in pair]
        compared: tuple[Compared, ...] = (_compare(alone[0], seats, alone[1], seats),)
    else:
        compared = tuple(_divided(plan, options, number, seats, pair, begins) for begins in (0, 1))
    return Bout(role.name, pair[0].id, pair[1].id, number, compared)


def _divided(
    plan: Plan, options: Any, number: int, seats: Sequence[Seat], pair: Pair, begins: int
) -> Compared:
    """A game in which two bots take the seats of a role in turn."""
    mine, theirs = seats[begins::2], seats[1 - begins :: 2]
    result = _play(plan, options, number, dict.fromkeys(mine, pair[0]) | dict.fromkeys(theirs, pair[1]))
    return _compare(result, mine, result, theirs)


def _compare(one: Result, mine: Sequence[Seat], other: Result, theirs: Sequence[Seat]) -> Compared:
    wins = sum(one.shares[seat] for seat in mine), sum(other.shares[seat] for seat in theirs)
    points = (
        sum(one.scores[seat] for seat in mine) / len(mine),
        sum(other.scores[seat] for seat in theirs) / len(theirs),
    )
    standing = [(won, gained) for won, gained in zip(wins, points, strict=True)]
    if len(one.shares) == 2 and one is other:  # a duel: a draw is a draw, whatever the points
        standing = [(won, 0.0) for won in wins]
    score = 0.5 if standing[0] == standing[1] else float(standing[0] > standing[1])
    return Compared(score, points, wins)


def _play(plan: Plan, options: Any, number: int, placed: dict[Seat, Entrant]) -> Result:
    """One game; the seats that nobody of the ladder takes are played by the strongest bots."""
    game = entry(plan.game).game
    best = strongest(plan.game, sides_at(game, options))
    seated = [placed.get(seat, Entrant(name)) for seat, name in enumerate(best)]
    series = Series(plan.game, options, tuple(one.id for one in seated), f"{plan.seed}/ladder")
    players = [player(one, plan.game, seed_of(series, number, seat)) for seat, one in enumerate(seated)]
    table = BareTable(game, series, number, NoCounts(len(seated)))
    while (seat := game.waiting(table.state)) is not None:
        command = decide(game, table.state, seat, players[seat])
        try:
            table.submit(seat, command)
        except Illegal as refusal:
            if not seated[seat].digest:
                raise
            raise Mistake(
                "ladder-bot-refused",
                bot=seated[seat].text,
                command=str(command),
                reason=refusal.phrase,
                clause=refusal.clause,
            ) from None
    result = game.result(table.state)
    assert result is not None
    return result
