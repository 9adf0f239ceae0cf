"""Measures lines of sight on maps of 24 by 24 squares: a whole field after a change, unchanged, and single lines."""

from collections.abc import Callable
from itertools import cycle
from random import Random

from rich.progress import Progress

from bench.measure import MICROSECONDS, Plan, Workload, measure, repeat
from bench.results import Found, Goal
from bulkhead.starquest.box import load_box
from bulkhead.starquest.ship import Ship, Sight, assemble, bits, members, read_ship

SEED = 2026
SIDE = 24
FIGURES = 60
"""More figures than a mission for seven seats has in sight of one square."""
CHANGES = 1_000
BATCH = 100
NEEDED_CHANGED, NEEDED_UNCHANGED, NEEDED_LINE = 100.0, 5.0, 1.0


def hall() -> Ship:
    """An empty hall, the worst case: every square sees every other."""
    border = "+-" * SIDE + "+"
    row = "|" + " ".join("." * SIDE) + "|"
    between = "+" + " " * (2 * SIDE - 1) + "+"
    return read_ship("\n".join([border, *[row, between] * (SIDE - 1), row, border]))


def hulk() -> Ship:
    """A layout of the game: rooms, corridors and 24 doors."""
    box = load_box()
    return assemble(box.layouts["lay_hulk"], box.boards)


def workloads() -> list[Workload]:
    """Each on the empty hall and on the hulk."""
    found = []
    for name, ship in (("hall", hall()), ("hulk", hulk())):
        found += [
            _time(f"{name}-changed", f"{name}: a field, figures have moved", _changed(ship)),
            _time(f"{name}-unchanged", f"{name}: the same field again", _unchanged(ship)),
            _time(f"{name}-line", f"{name}: one line of sight", _lines(ship)),
            _time(f"{name}-first", f"{name}: a square that nobody has looked from", _first(ship)),
        ]
    return [*found, _time("hulk-doors", "hulk: a field, doors and figures have changed", _doors(hulk()))]


def _time(id_: str, label: str, step: Callable[[], int]) -> Workload:
    return Workload(id_, label, MICROSECONDS, repeat(step))


def _crowds(ship: Ship, rng: Random, number: int) -> list[int]:
    floor = list(members(ship.floor))
    return [bits(rng.sample(floor, FIGURES)) for _ in range(number)]


def _centre(ship: Ship) -> int:
    """The square with the widest view near the middle: a crossing of corridors in the hulk."""
    sight = Sight(ship)
    middle = [ship.at(x, y) for x in range(8, 16) for y in range(8, 16)]
    return max(middle, key=lambda square: sight.reach(square, 0).bit_count())


def _changed(ship: Ship) -> Callable[[], int]:
    """Every field has figures elsewhere than any of the thousand before it, so nothing is cached."""
    sight, viewer = Sight(ship), _centre(ship)
    crowds = cycle(_crowds(ship, Random(SEED), CHANGES))

    def step() -> int:
        for _ in range(BATCH):
            sight.field(viewer, 0, next(crowds))
        return BATCH

    return step


def _doors(ship: Ship) -> Callable[[], int]:
    """Every field has other doors open and figures elsewhere."""
    sight, viewer, rng = Sight(ship), _centre(ship), Random(SEED)
    crowds = cycle(_crowds(ship, rng, CHANGES))
    doors = cycle([rng.getrandbits(len(ship.doors)) for _ in range(CHANGES + 1)])

    def step() -> int:
        for _ in range(BATCH):
            sight.field(viewer, next(doors), next(crowds))
        return BATCH

    return step


def _unchanged(ship: Ship) -> Callable[[], int]:
    sight, viewer = Sight(ship), _centre(ship)
    (crowd,) = _crowds(ship, Random(SEED), 1)

    def step() -> int:
        for _ in range(BATCH):
            sight.field(viewer, 0, crowd)
        return BATCH

    return step


def _lines(ship: Ship) -> Callable[[], int]:
    """Lines between random squares among figures; each pair is cached."""
    sight, rng = Sight(ship), Random(SEED)
    (crowd,) = _crowds(ship, rng, 1)
    floor = list(members(ship.floor))
    pairs = [(rng.choice(floor), rng.choice(floor)) for _ in range(CHANGES)]

    def step() -> int:
        for a, b in pairs:
            sight.sees(a, b, 0, crowd)
        return CHANGES

    return step


def _first(ship: Ship) -> Callable[[], int]:
    """The field of one square with empty caches."""
    squares = cycle(list(members(ship.floor))[::37])
    sight = Sight(ship)

    def step() -> int:
        sight.forget()
        sight.field(next(squares), 0, 0)
        return 1

    return step


def bench(plan: Plan, progress: Progress) -> Found:
    rows = measure(workloads(), plan, progress)
    median = {row.id: row.median for row in rows}

    def goal(text: str, needed: float, *ids: str) -> Goal:
        slowest = max(median[id_] for id_ in ids)
        return Goal(f"{text} under {needed:g} µs", f"{slowest:.2f} µs", slowest < needed)

    goals = [
        goal("a field after a change", NEEDED_CHANGED, "hall-changed", "hulk-changed", "hulk-doors"),
        goal("an unchanged field", NEEDED_UNCHANGED, "hall-unchanged", "hulk-unchanged"),
        goal("a line", NEEDED_LINE, "hall-line", "hulk-line"),
    ]
    return Found(rows, goals, [f"{FIGURES} figures on {SIDE} by {SIDE} squares."])
