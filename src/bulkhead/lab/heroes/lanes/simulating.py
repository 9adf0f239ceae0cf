"""Simulations of random players of Heroes: a series of the compiled engine, summed up like any other simulation.

Without a C compiler the reference plays the same games, so that a seed gives the same numbers everywhere.
"""

from collections.abc import Iterator
from concurrent.futures import Future
from math import sqrt

from bulkhead.heroes.data.options import Options
from bulkhead.lab.heroes.lanes.engine import Key, key_of
from bulkhead.lab.heroes.lanes.games import Games, Sum, Totals
from bulkhead.lab.heroes.lanes.records import RECORD, Record, numbers_of
from bulkhead.lab.heroes.lanes.settings import covered, in_order
from bulkhead.lab.heroes.lanes.streams import play_game
from bulkhead.lab.simulate import CHUNK, Progress, helpers
from bulkhead.lab.statistics import Spread, wilson
from bulkhead.lab.summary import Counted, Summary
from bulkhead.registry.counts import RandomGames
from bulkhead.tabletop.refusals import Mistake


def random_games(options: Options) -> RandomGames | None:
    """The simulation of random players at a table; None where there is only the usual one."""
    if not covered(options) or not in_order(options):
        return None
    return lambda games, seed, jobs, progress: simulate(options, games, seed, jobs, progress)


def simulate(
    options: Options, games: int, seed: str, jobs: int, progress: Progress
) -> tuple[Summary, Mistake | None]:
    """The games of a seed, summed up; and why the compiled engine could not play them, if it could not. `seconds` is
    left to the caller."""
    key = key_of(seed)
    try:
        engine, why = Games(options, key), None
    except Mistake as missing:
        engine, why = None, missing
    if engine is not None:
        totals = engine.totals(range(games), jobs, done=progress)
    else:
        totals = by_reference(options, key, games, jobs, progress)
    return summed_up(totals, seed), why


def by_reference(options: Options, key: Key, games: int, jobs: int, progress: Progress) -> Totals:
    """The same totals, played by the reference."""
    totals = Totals.empty(RECORD)
    for record in _records(options, key, games, jobs):
        totals.count(numbers_of(record))
        progress(totals.games)
    return totals


def _records(options: Options, key: Key, games: int, jobs: int) -> Iterator[Record]:
    if jobs <= 1:
        yield from _play(options, key, 0, games)
        return
    pool = helpers(jobs)
    try:
        waiting: list[Future[list[Record]]] = [
            pool.submit(_play_chunk, options, key, start, min(start + CHUNK, games))
            for start in range(0, games, CHUNK)
        ]
        for task in waiting:
            yield from task.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _play(options: Options, key: Key, start: int, stop: int) -> Iterator[Record]:
    for game in range(start, stop):
        yield play_game(options, key, game)


def _play_chunk(options: Options, key: Key, start: int, stop: int) -> list[Record]:
    return list(_play(options, key, start, stop))


def summed_up(totals: Totals, seed: str) -> Summary:
    """Totals as the summary of a simulation."""
    _, *scores, turns_1, turns_2, commands, busts_1, busts_2, all_outs_1, all_outs_2, turns = totals.sums
    won = [wins + totals.draws / 2 for wins in totals.wins]
    own_turns = (turns_1.total, turns_2.total)
    return Summary(
        "heroes",
        ("random", "random"),
        seed,
        totals.games,
        tuple(totals.wins),
        totals.draws,
        tuple(number / max(1, totals.games) for number in won),
        tuple(wilson(number, totals.games) for number in won),
        spread(turns, totals.games),
        spread(commands, totals.games),
        tuple(spread(score, totals.games).mean for score in scores),
        {
            "busts": _counted((busts_1.total, busts_2.total), own_turns),
            "all-outs": _counted((all_outs_1.total, all_outs_2.total), own_turns),
        },
        0.0,
    )


def _counted(totals: tuple[int, int], turns: tuple[int, int]) -> Counted:
    rates = (count / max(1, own) for count, own in zip(totals, turns, strict=True))
    return Counted(totals, tuple(rates))


def spread(sum_: Sum, games: int) -> Spread:
    """Mean and standard deviation from sums; the integers are divided last, so that nothing is lost on the way."""
    if not games:
        return Spread(0.0, 0.0, 0.0, 0.0)
    above = games * sum_.squares - sum_.total**2
    deviation = sqrt(above / (games * (games - 1))) if games > 1 else 0.0
    return Spread(sum_.total / games, deviation, float(sum_.least), float(sum_.most))
