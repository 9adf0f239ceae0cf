"""Solves match-ups, learns from them, writes the net."""

import argparse
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

from bulkhead.bots.heroes.champion.net import write_net
from bulkhead.heroes import HEROES
from bulkhead.heroes.data.board import COLUMNS
from bulkhead.lab.heroes.solving import solver
from bulkhead.lab.heroes.solving.machine import Where
from bulkhead.lab.heroes.solving.solver import solve
from bulkhead.lab.heroes.solving.table import match_up
from tools.champion.learning import Learner, lesson
from tools.champion.sampling import armies, recorded, sample

GAMES = 100
"""Games of the captain whose boards are recorded, for each number of rows."""
BOARDS = {3: 150_000, 4: 400_000}
"""Boards of a match-up, for each mover."""
SHARE = {3: 0.3, 4: 0.7}
"""How the time for solving is divided."""
ENOUGH = 5e-4
"""Solved so far, the values are much better than the net will be."""
HELD_BACK = 2
"""Match-ups of each number of rows that the net does not learn from."""


def gather(learner: Learner, rows: int, seconds: float, where: Where, rng: Random) -> None:
    """Solve match-ups for so long, and draw boards of each."""
    seen = recorded(rows, GAMES, rng)
    began, solved = time.monotonic(), 0
    while solved <= HELD_BACK or time.monotonic() - began < seconds:
        state = match_up(HEROES.options({"rows": rows}), armies(rng))
        found = solve(state, where, double=False)
        machine = found.machine
        for seat, array in enumerate(found.values):
            values = machine.read(array)
            boards = sample(seen, machine.pairs, BOARDS[rows], rng)
            known = [values[_place(board, machine.pairs, machine.lanes)] for board in boards]
            one = lesson(state, seat, boards, known, learner.device)
            (learner.held_back if solved < HELD_BACK else learner.lessons).append(one)
        solved += 1
        print(f"{rows} rows: {solved} match-ups in {time.monotonic() - began:.0f} s", flush=True)


def _place(board: Sequence[int], pairs: int, lanes: int) -> int:
    place = 0
    for column, pair in enumerate(board, 1):
        place = place * (lanes if column == len(COLUMNS) else pairs) + pair
    return place


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.champion", description="Makes the champion's net.")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--gpu", action="store_true")
    parser.add_argument("--rows", type=int, nargs="+", choices=(3, 4), default=[3, 4])
    parser.add_argument("--solve-minutes", type=float, default=8)
    parser.add_argument("--learn-minutes", type=float, default=5)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    solver.FINE = ENOUGH
    rng = Random(given.seed)
    learner = Learner("cuda" if given.gpu else "cpu")
    whole = sum(SHARE[rows] for rows in given.rows)
    for rows in given.rows:
        seconds = 60 * given.solve_minutes * SHARE[rows] / whole
        gather(learner, rows, seconds, "gpu" if given.gpu else "cpu", rng)
    learner.learn(60 * given.learn_minutes, rng)
    for rows in given.rows:
        print(f"{rows} rows: error on match-ups held back {learner.error(rows):.4f}")
    assert learner.layers is not None
    given.out.write_bytes(write_net(learner.layers.net()))


if __name__ == "__main__":
    main()
