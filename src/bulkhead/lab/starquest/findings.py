"""Sums up the games of a study, per table and overall, with confidence intervals."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from math import sqrt

from msgspec import Struct

from bulkhead.lab.starquest.record import CardCount, Pace, Record
from bulkhead.lab.statistics import Z_95, Interval, Running, Spread, wilson
from bulkhead.starquest import STARQUEST
from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items.objectives import Secret
from bulkhead.starquest.data.factions import FACTIONS
from bulkhead.starquest.rules.setup.scenario_builder import scenario_of

SEVEN = len(FACTIONS)


class Share(Struct, frozen=True, rename="kebab"):
    """How often something happened, with Wilson's interval of 95 %."""

    count: float
    of: int
    share: float
    interval: Interval


class Mean(Struct, frozen=True, rename="kebab"):
    """A mean, the standard deviation of single games, and the 95 % interval of the mean."""

    mean: float
    sd: float
    interval: Interval


class Faction(Struct, frozen=True, rename="kebab"):
    """The results of one faction at a table, or at all tables."""

    faction: str
    wins: Share
    points: Mean
    lost: Mean
    leader_lost: Share | None = None
    """Only squads have a leader to lose."""


class Objective(Struct, frozen=True, rename="kebab"):
    """The results for one objective."""

    met: Share
    """Games in which squads scored all of it."""
    points: float
    """The mean points that squads scored for it; for a secret mission, the points of its cards."""
    round: float
    """The mean round in which it was last scored, over the games in which it was."""


class TableFindings(Struct, frozen=True, rename="kebab"):
    """The results of one mission with one number of squads."""

    mission: str
    squads: int
    games: int
    factions: tuple[Faction, ...]
    rounds: Spread
    limit: int
    """The turn limit of the mission, in rounds."""
    endings: dict[str, int]
    primary: Objective
    secondary: Objective


class CardFindings(Struct, frozen=True, rename="kebab"):
    """The results of one card over a whole study."""

    held: int
    played: int
    mattered: int
    players: int
    won: float


class PaceFindings(Struct, frozen=True, rename="kebab"):
    """The speed of a kind of bot, in milliseconds of processor time per answer."""

    decisions: int
    mean: float
    slowest: float


class Findings(Struct, frozen=True, rename="kebab"):
    """The results of a whole study."""

    tables: tuple[TableFindings, ...]
    seven: tuple[Faction, ...]
    """Every faction over all games with seven seats."""
    winners: dict[str, tuple[str, ...]]
    """By mission with seven seats: the squads that have won it."""
    games: int
    seven_games: int
    late: int
    """Games that exceeded the turn limit of their mission."""
    cards: dict[str, CardFindings]
    """Over all games."""
    pace: dict[str, PaceFindings]


def find(records: Sequence[Record]) -> Findings:
    """Sum a study up; the order of its games makes no difference."""
    ordered = sorted(records, key=lambda one: one.key)
    groups: dict[tuple[str, int], list[Record]] = {}
    for record in ordered:
        groups.setdefault((record.mission, -record.squads), []).append(record)
    tables = tuple(_table(group) for _, group in sorted(groups.items()))
    full = [record for record in ordered if len(record.factions) == SEVEN]
    return Findings(
        tables,
        _factions(full),
        _winners(full),
        len(ordered),
        len(full),
        sum(record.rounds > _limit(record) for record in ordered),
        _cards(ordered),
        _pace(ordered),
    )


# Tables


def _table(group: list[Record]) -> TableFindings:
    first = group[0]
    rounds = Running()
    for record in group:
        rounds.add(record.rounds)
    endings = Counter(record.ending for record in group)
    return TableFindings(
        first.mission,
        first.squads,
        len(group),
        _factions(group),
        rounds.spread,
        _limit(first),
        dict(sorted(endings.items())),
        _objective(group, 0, lambda one: one.primary, lambda one: one.primary_round),
        _objective(group, 1, lambda one: one.secondary, lambda one: one.secondary_round),
    )


def _limit(record: Record) -> int:
    return load_box().missions[record.mission].end.rounds


def _objective(
    group: list[Record], number: int, scored: Callable[[Record], int], when: Callable[[Record], int]
) -> Objective:
    options = STARQUEST.options({"factions": group[0].factions, "mission": group[0].mission})
    wanted = scenario_of(options, load_box()).objectives[number]
    if isinstance(wanted.test, Secret):
        gains = [sum(max(0, one) for one in record.reasons.get("secret", ())) for record in group]
        rounds = [record.rounds for record, gain in zip(group, gains, strict=True) if gain]
        met = share(sum(gain > 0 for gain in gains), len(group))
        return Objective(met, _average(gains), _average(rounds))
    met = share(sum(scored(record) >= wanted.points for record in group), len(group))
    return Objective(
        met, _average(map(scored, group)), _average(when(one) for one in group if scored(one) and when(one))
    )


def _winners(full: list[Record]) -> dict[str, tuple[str, ...]]:
    found: dict[str, set[str]] = {}
    for record in full:
        won = found.setdefault(record.mission, set())
        won |= {
            faction
            for faction, part in zip(record.factions, record.shares, strict=True)
            if part == max(record.shares)
        }
    return {mission: tuple(one for one in FACTIONS if one in won) for mission, won in sorted(found.items())}


# Factions


def _factions(group: Sequence[Record]) -> tuple[Faction, ...]:
    return tuple(found for faction in FACTIONS if (found := _faction(group, faction)) is not None)


def _faction(group: Sequence[Record], faction: str) -> Faction | None:
    """The results of a faction in its games; None if it played none."""
    seats = [(one, one.factions.index(faction)) for one in group if faction in one.factions]
    if not seats:
        return None
    squad = faction not in FACTIONS[-2:]
    return Faction(
        faction,
        share(sum(one.shares[seat] for one, seat in seats), len(seats)),
        mean(one.points[seat] for one, seat in seats),
        mean(one.lost[seat] for one, seat in seats),
        share(sum(one.leaders[seat] for one, seat in seats), len(seats)) if squad else None,
    )


# Cards and pace


def _cards(records: Iterable[Record]) -> dict[str, CardFindings]:
    totals: dict[str, list[CardCount]] = {}
    for record in records:
        for id_, count in record.cards.items():
            totals.setdefault(id_, []).append(count)
    return {
        id_: CardFindings(
            sum(one.held for one in counts),
            sum(one.played for one in counts),
            sum(one.mattered for one in counts),
            sum(one.players for one in counts),
            sum(one.won for one in counts),
        )
        for id_, counts in sorted(totals.items())
    }


def _pace(records: Iterable[Record]) -> dict[str, PaceFindings]:
    totals: dict[str, list[Pace]] = {}
    for record in records:
        for bot, pace in record.pace.items():
            totals.setdefault(bot, []).append(pace)
    return {
        bot: PaceFindings(
            decisions := sum(one.decisions for one in paces),
            1000 * sum(one.seconds for one in paces) / max(1, decisions),
            1000 * max(one.slowest for one in paces),
        )
        for bot, paces in sorted(totals.items())
    }


# Numbers


def share(count: float, of: int) -> Share:
    return Share(count, of, count / max(1, of), wilson(count, of))


def mean(numbers: Iterable[float]) -> Mean:
    """A mean with its normal 95 % interval: there are many games, so single ones need not be normal."""
    running, count = Running(), 0
    for number in numbers:
        running.add(number)
        count += 1
    spread = running.spread
    reach = Z_95 * spread.sd / sqrt(max(1, count))
    return Mean(spread.mean, spread.sd, Interval(spread.mean - reach, spread.mean + reach))


def _average(numbers: Iterable[float]) -> float:
    running = Running()
    for number in numbers:
        running.add(number)
    return running.spread.mean
