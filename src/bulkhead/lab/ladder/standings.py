"""Sums up the bouts of a ladder: every pair with its interval, and the ratings, for each role."""

from collections.abc import Iterable, Sequence
from math import sqrt

from msgspec import Struct

from bulkhead.lab.ladder.bouts import Bout
from bulkhead.lab.ladder.entrants import Entrant
from bulkhead.lab.ladder.ratings import rate
from bulkhead.lab.ladder.tournament import Tournament
from bulkhead.lab.statistics import Z_95, Interval, Running, wilson
from bulkhead.registry.counts import Role

ANCHOR = "random"


class Mean(Struct, frozen=True):
    """A mean with its normal interval of 95 %."""

    mean: float
    interval: Interval | None
    """None for fewer than two observations."""


class PairResult(Struct, frozen=True):
    """One bot against another. A game that neither won is half a win for each."""

    first: str
    second: str
    games: int
    wins: int
    """Of the first."""
    draws: int
    share: float
    interval: Interval
    margin: Mean
    """Points a seat, the first's less the second's."""


class Standing(Struct, frozen=True):
    """One bot's place."""

    bot: str
    rating: float
    interval: Interval
    """Of the rating; the anchor's is 0."""
    games: int
    share: float
    share_interval: Interval


class RoleStandings(Struct, frozen=True):
    """The ladder of one role."""

    role: str
    """Empty in a game whose seats are alike."""
    anchor: str
    standings: tuple[Standing, ...]
    """The best first."""
    pairs: tuple[PairResult, ...]


class Standings(Struct, frozen=True):
    """Everything that a ladder found."""

    game: str
    seed: str
    games: int
    """Comparisons in all; of a role with a single seat each rests on two games."""
    roles: tuple[RoleStandings, ...]


def sum_up(tournament: Tournament, bouts: Iterable[Bout]) -> Standings:
    """The standings from the bouts played so far."""
    kept: dict[tuple[str, str, str], list[Bout]] = {}
    for bout in bouts:
        kept.setdefault((bout.role, bout.first, bout.second), []).append(bout)
    roles = tuple(_role(role, there, kept) for role, there in tournament.roles)
    games = sum(pair.games for one in roles for pair in one.pairs)
    return Standings(tournament.plan.game, tournament.plan.seed, games, roles)


def _role(
    role: Role, entrants: Sequence[Entrant], kept: dict[tuple[str, str, str], list[Bout]]
) -> RoleStandings:
    pairs, scores = [], {}
    for place, one in enumerate(entrants):
        for further, other in enumerate(entrants[place + 1 :], place + 1):
            found = _pair(one, other, kept.get((role.name, one.id, other.id), []))
            pairs.append(found)
            scores[place, further] = (found.share * found.games, found.games)
    names = [one.text for one in entrants]
    anchor = names.index(ANCHOR) if ANCHOR in names else 0
    standings = []
    for place, (name, rating) in enumerate(zip(names, rate(len(names), scores, anchor), strict=True)):
        won = sum(
            score if first == place else count - score
            for (first, second), (score, count) in scores.items()
            if place in (first, second)
        )
        games = sum(count for both, (_, count) in scores.items() if place in both)
        standings.append(
            Standing(
                name,
                rating.elo,
                Interval(rating.low, rating.high),
                games,
                won / max(1, games),
                wilson(won, games),
            )
        )
    standings.sort(key=lambda one: -one.rating)
    return RoleStandings(role.name, names[anchor], tuple(standings), tuple(pairs))


def _pair(one: Entrant, other: Entrant, bouts: Sequence[Bout]) -> PairResult:
    compared = [found for bout in bouts for found in bout.compared]
    wins = sum(found.score == 1 for found in compared)
    draws = sum(found.score == 0.5 for found in compared)
    games, won = len(compared), wins + draws / 2
    margins = Running()
    for bout in bouts:  # the games of a bout share their seed: their mean is one observation
        margins.add(sum(found.points[0] - found.points[1] for found in bout.compared) / len(bout.compared))
    spread = margins.spread
    margin = Mean(spread.mean, None)
    if len(bouts) > 1:
        reach = Z_95 * spread.sd / sqrt(len(bouts))
        margin = Mean(spread.mean, Interval(spread.mean - reach, spread.mean + reach))
    share = won / games if games else 0.5
    return PairResult(one.text, other.text, games, wins, draws, share, wilson(won, games), margin)
