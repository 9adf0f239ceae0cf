"""Measures the captain's strength: its share of wins against random, half the games in either seat."""

from time import process_time

from rich.progress import Progress

from bench.measure import Plan
from bench.results import Found, Goal, Row
from bulkhead.lab.statistics import wilson
from bulkhead.lab.strength import strength

GAMES, BATCH = 2_000, 100
NEEDED_SHARE = 0.95


def bench(plan: Plan, progress: Progress) -> Found:
    games = GAMES if plan == Plan() else BATCH
    task = progress.add_task(f"the captain plays {games:,} games", total=games)
    wins = draws = 0
    begin = process_time()
    for batch in range(games // BATCH):
        found = strength("captain", "random", BATCH, seed=f"bench/{batch}")
        wins, draws = wins + found.wins, draws + found.draws
        progress.advance(task, BATCH)
    progress.remove_task(task)
    # A draw is half a win, as in every share that the lab prints.
    won = wins + draws / 2
    interval = wilson(won, games)
    share = 100 * won / games
    rows = [
        Row("share", f"won of {games:,} games", "%", share, 100 * interval.low, 100 * interval.high),
        Row("draws", "draws", "games", draws),
        Row("games", "speed, one seat thinking", "games/s", round(games / (process_time() - begin), 2)),
    ]
    goal = Goal(
        f"wins at least {NEEDED_SHARE:.0%} of {games:,} games", f"{share:.2f}%", share >= 100 * NEEDED_SHARE
    )
    return Found(rows, [goal])
