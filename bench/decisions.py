"""What the decisions of Heroes' bots cost, by exact values: `python -m bench.decisions TABLE [--games 60]`.

TABLE is a file of `bulkhead solve heroes POSITION --table TABLE`. Each bot plays that match-up against itself; each of
its choices among several commands is compared with the best one, by the values of the table at the ends of turns.
"""

import argparse
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bulkhead.bots import bot, names
from bulkhead.bots.heroes.plan import Plan
from bulkhead.bots.heroes.value import Board, PositionValue
from bulkhead.heroes import HEROES
from bulkhead.heroes.data.board import enemy
from bulkhead.heroes.data.state import State
from bulkhead.lab.heroes.solving.table import Table, read_table
from bulkhead.tabletop.dice import Seeded
from bulkhead.tabletop.events import Silence

NOTICED = 1e-6
BLIND = ("random",)
"""Bots that lose too much to be worth measuring."""


class ExactValue(PositionValue):
    """The values of a table."""

    def __init__(self, state: State, seat: int, table: Table) -> None:
        super().__init__(state, seat)
        self._seat, self._table = seat, table

    def chance(self, board: Board, extra: bool, my_need: int, their_need: int) -> float:
        value = self._table.value
        return value(self._seat, board) if extra else 1 - value(enemy(self._seat), board)


class Losses:
    """The cost of each decision of a bot, and the time that it took."""

    def __init__(self) -> None:
        self.costs: list[float] = []
        self.seconds: list[float] = []
        self.games = 0

    def told(self, name: str) -> str:
        costs, seconds = sorted(self.costs), sorted(self.seconds)
        best = sum(cost <= NOTICED for cost in costs) / len(costs)
        return (
            f"{name:10} {self.games:5} games {len(costs):7,} decisions: mean {sum(costs) / len(costs):.6f}, "
            f"95 of 100 {_share(costs, 0.95):.4f}, 99 of 100 {_share(costs, 0.99):.4f}, worst {costs[-1]:.4f}; "
            f"best choice {best:.1%}; a game {sum(costs) / self.games:.4f}; "
            f"ms: median {1000 * _share(seconds, 0.5):.2f}, 99 of 100 {1000 * _share(seconds, 0.99):.1f}, "
            f"slowest {1000 * seconds[-1]:.0f}"
        )


def _share(numbers: list[float], share: float) -> float:
    return numbers[int(len(numbers) * share)]


def play(name: str, table: Table, seed: int, losses: Losses) -> None:
    """One game of a bot against itself."""
    bots, dice, state = (
        [bot(name, "heroes", seed + seat) for seat in (0, 1)],
        Seeded(b"%d" % seed),
        table.state(),
    )
    state.first = state.mover = seed % 2
    turn, plan = 0, Plan(state, state.mover)
    while (seat := HEROES.waiting(state)) is not None:
        offer = HEROES.offer(state, seat)
        assert offer is not None
        chosen: Any = offer.commands[0]
        if len(offer.commands) > 1:
            view = HEROES.view(state, seat)
            began = time.process_time()
            chosen = bots[seat].choose(view, offer)
            losses.seconds.append(time.process_time() - began)
            if turn != state.turn:
                turn, plan = state.turn, Plan(state, seat, ExactValue(state, seat, table))
            values = [plan.value(state, command) for command in offer.commands]
            losses.costs.append(max(values) - values[offer.commands.index(chosen)])
        HEROES.apply(state, seat, chosen, dice, Silence())
    losses.games += 1


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="What the decisions of Heroes' bots cost, by exact values.")
    parser.add_argument("table", type=Path)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--bots", nargs="+", default=[name for name in names("heroes") if name not in BLIND])
    chosen = parser.parse_args(argv)
    table = read_table(chosen.table)
    print(f"{table.head.options.rows} rows, {'/'.join(table.head.army)}, values within {table.bound:.0e}")
    for name in chosen.bots:
        losses = Losses()
        for seed in range(chosen.games):
            play(name, table, seed, losses)
        print(losses.told(name), flush=True)


if __name__ == "__main__":
    main()
