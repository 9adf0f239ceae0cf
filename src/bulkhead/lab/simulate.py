"""Simulates many games and sums them up. The result depends on the seed, not on the number of processes."""

import signal
from collections import deque
from collections.abc import Callable, Generator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import closing
from multiprocessing import get_context
from time import perf_counter
from typing import Any

from msgspec.structs import replace

from bulkhead.bots import kind
from bulkhead.lab.child_processes import live_no_longer_than_the_parent
from bulkhead.lab.playing import Played, Series, play_one
from bulkhead.lab.summary import Summary, Sums
from bulkhead.registry import AnyGame, entries, entry
from bulkhead.tabletop.refusals import Mistake

CHUNK = 4
"""Games given to a process at a time: few, so that an interrupted simulation stops soon."""

Save = Callable[[int, bytes], None]
"""Called with a game's number (from 0) and its replay file, in order."""
Progress = Callable[[int], None]
"""Called with the number of finished games."""


def simulate(
    game: AnyGame,
    options: Any,
    seats: Sequence[str] = ("random", "captain"),
    games: int = 100,
    seed: str | int = 0,
    jobs: int = 1,
    position: str | None = None,
    save: Save | None = None,
    progress: Progress | None = None,
) -> Summary:
    """Let bots play `games` games, first seat first, and sum them up. `jobs` processes share the work; only `seconds`
    in the summary depends on them. Memory does not grow with the number of games."""
    started = perf_counter()
    series = Series(game.id, options, tuple(seats), str(seed), position or "", save is not None)
    _check(series, game)
    sums = Sums(series)
    with closing(play_all(series, games, jobs)) as results:
        for index, played in enumerate(results):
            sums.add(played)
            if save is not None:
                save(index, played.log)
            if progress is not None:
                progress(index + 1)
    return sums.summary(perf_counter() - started)


def simulate_random(
    game: AnyGame, options: Any, seats: Sequence[str], games: int, seed: str, jobs: int, progress: Progress
) -> tuple[Summary, Mistake | None] | None:
    """The same for random players, in a faster engine and with games of its own, if the game has one for this table;
    with it, why that engine could not play them and the reference did. None where there is only `simulate`."""
    found = entry(game.id).lab().random_games(options)
    if found is None or any(seat != "random" for seat in seats):
        return None
    _check(Series(game.id, options, tuple(seats), seed), game)
    started = perf_counter()
    summary, why = found(games, seed, jobs, progress)
    assert isinstance(summary, Summary)
    return replace(summary, seconds=perf_counter() - started), why


def _check(series: Series, game: AnyGame) -> None:
    """Check the arguments before any process is started."""
    needed = game.seats_at(series.options)
    if len(series.seats) != needed:
        raise Mistake("match-seats", needed=needed, count=len(series.seats))
    for name in series.seats:
        kind(name, game.id)
    if series.position:
        game.from_position(series.position, series.options)


def play_all(series: Series, games: int, jobs: int = 1) -> Generator[Played, None, None]:
    """The games in order, whichever processes play them."""
    if jobs <= 1:
        for index in range(games):
            yield play_one(series, index)
        return
    pool = helpers(jobs)
    waiting: deque[Future[list[Played]]] = deque()
    try:
        for start in range(0, games, CHUNK):
            waiting.append(pool.submit(_play_chunk, series, start, min(start + CHUNK, games)))
            if len(waiting) > 3 * jobs:  # enough to keep all processes busy, few enough to keep memory flat
                yield from waiting.popleft().result()
        while waiting:
            yield from waiting.popleft().result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _play_chunk(series: Series, start: int, stop: int) -> list[Played]:
    return [play_one(series, index) for index in range(start, stop)]


def helpers(jobs: int) -> ProcessPoolExecutor:
    """A pool of `jobs` processes with the packs that are loaded here."""
    packs = {one.game.id: one.lab().packs() for one in entries()}
    return ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_begin, initargs=(packs,))


def _begin(packs: Mapping[str, Sequence[Any]]) -> None:
    live_no_longer_than_the_parent()
    _leave_interrupts_alone()
    for game, opened in packs.items():
        if opened:
            entry(game).lab().open_packs(opened)


def _leave_interrupts_alone() -> None:
    """Ignore Ctrl-C: it reaches every process of a terminal, but only the parent should handle it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
