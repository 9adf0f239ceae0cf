"""Stores results: `results/<kind>.json` is the latest of its kind, `results/history.jsonl` has a line for every run."""

from collections.abc import Sequence
from pathlib import Path
from statistics import median

import msgspec
from msgspec import Struct

from bench.machine import Machine

FOLDER = Path(__file__).parent / "results"
HISTORY = FOLDER / "history.jsonl"


class Row(Struct, frozen=True, omit_defaults=True):
    """One number of a table."""

    id: str
    label: str
    unit: str
    median: float
    """Of the samples; the number itself where there is only one."""
    low: float | None = None
    high: float | None = None
    samples: int = 1
    ratios: dict[str, float] = {}
    """How many times as fast each of ours is."""


def spread(id_: str, label: str, unit: str, samples: Sequence[float]) -> Row:
    """The row of a number that was measured several times: its median, the least and the most."""
    middle, low, high = (short(one) for one in (median(samples), min(samples), max(samples)))
    return Row(id_, label, unit, middle, low, high, len(samples))


def short(number: float) -> float:
    """Rounded to a readable number of digits."""
    return float(f"{number:.4g}")


class Goal(Struct, frozen=True):
    """A goal of the project, compared with a measurement."""

    text: str
    measured: str
    met: bool


class Found(Struct, frozen=True):
    """The results of one kind of benchmark."""

    rows: list[Row]
    goals: list[Goal]
    notes: list[str] = []
    """Notes for the reader of the table."""


class Run(Struct, frozen=True):
    """One run of one kind of benchmark."""

    kind: str
    date: str
    command: str
    machine: Machine
    found: Found


class _Entry(Struct, frozen=True):
    """One line of the history."""

    kind: str
    date: str
    command: str
    machine: Machine
    medians: dict[str, float]


def keep(run: Run) -> None:
    """Store a run as the latest of its kind, and add it to the history."""
    FOLDER.mkdir(exist_ok=True)
    _file(run.kind).write_bytes(msgspec.json.format(msgspec.json.encode(run), indent=2) + b"\n")
    medians = {row.id: row.median for row in run.found.rows}
    entry = _Entry(run.kind, run.date, run.command, run.machine, medians)
    with HISTORY.open("ab") as history:
        history.write(msgspec.json.encode(entry) + b"\n")


def latest(kind: str) -> Run | None:
    """The latest run of a kind; None when there was none."""
    file = _file(kind)
    return msgspec.json.decode(file.read_bytes(), type=Run) if file.exists() else None


def _file(kind: str) -> Path:
    return FOLDER / f"{kind}.json"
