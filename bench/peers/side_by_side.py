"""Runs the comparison: two of our games and all installed peers, sampled in turn."""

from contextlib import ExitStack

from msgspec.structs import replace
from rich.progress import Progress

from bench.measure import Plan, Workload, measure, repeat
from bench.peers.boardgameio import BOARDGAME_IO
from bench.peers.open_spiel import OPEN_SPIEL
from bench.peers.peer import Absent, Peer
from bench.peers.petting_zoo import PETTING_ZOO
from bench.play import silent
from bench.results import Found, Goal, Row
from bulkhead.heroes import HEROES
from examples.noughts import NOUGHTS

PEERS: tuple[Peer, ...] = (BOARDGAME_IO, PETTING_ZOO, OPEN_SPIEL)
OURS = {"heroes": "Heroes", "noughts": "noughts"}
NEEDED_RATIO = 1.5


def bench(plan: Plan, progress: Progress) -> Found:
    workloads = [
        Workload("heroes", "Heroes", "commands/s", repeat(silent(HEROES))),
        Workload("noughts", "noughts and crosses", "moves/s", repeat(silent(NOUGHTS))),
    ]
    notes: list[str] = []
    with ExitStack() as stack:
        for peer in PEERS:
            try:
                workloads += peer.open(stack)
                notes.append(f"{peer.name} {peer.version()}")
            except Absent as why:
                notes.append(f"{peer.name}: {why}")
        rows = measure(workloads, plan, progress)
    ours = {OURS[row.id]: row.median for row in rows if row.id in OURS}
    rows = [row if row.id in OURS else replace(row, ratios=_ratios(ours, row)) for row in rows]
    return Found(rows, _goals(rows), notes)


def _ratios(ours: dict[str, float], peer: Row) -> dict[str, float]:
    return {name: float(f"{speed / peer.median:.3g}") for name, speed in ours.items()}


def _goals(rows: list[Row]) -> list[Goal]:
    """The goals, compared with boardgame.io only, if it is installed."""
    return [
        Goal(f"{name} at least {NEEDED_RATIO} × boardgame.io", f"{ratio:g} ×", ratio >= NEEDED_RATIO)
        for row in rows
        if row.id == "boardgame.io"
        for name, ratio in row.ratios.items()
    ]
