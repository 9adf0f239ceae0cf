"""Prints the tables of a run on the screen and writes them to README.md."""

from collections.abc import Iterator
from pathlib import Path

from rich import box
from rich.console import Console
from rich.table import Table

from bench.results import Row, Run, keep, latest

README = Path(__file__).with_name("README.md")
BEGIN, END = "<!-- results: written by `make bench` -->", "<!-- end of results -->"

TITLES = {
    "heroes": "Heroes, the reference engine",
    "lanes": "Heroes, the compiled engine",
    "starquest": "Starquest, seven seats on the big map",
    "sight": "Starquest, lines of sight",
    "peers": "Beside other engines",
    "memory": "Memory of a simulation",
    "captain": "The captain against random",
    "starquest-sight": "Starquest, lines of sight",
    "phone": "Starquest on a phone: the biggest map under somebody's fingers",
    "newcomer": "From the first page to the first attack",
    "waiting": "Waiting for bots in Starquest",
    "server": "The server under load",
    "server-starquest": "The server under load: full tables of Starquest with bots",
}
"""Every kind of run, in the order of README.md."""


def present(run: Run, *, kept: bool) -> None:
    """Show a run; with `kept`, also write it to README.md."""
    show(run, Console())
    if kept:
        keep(run)
        write_readme()


def show(run: Run, console: Console) -> None:
    """Print a run."""
    heads, lines = _table(run.found.rows)
    table = Table(title=TITLES[run.kind], title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    for place, head in enumerate(heads):
        table.add_column(head, justify="left" if place == 0 else "right", no_wrap=True)
    for line in lines:
        table.add_row(*line)
    console.print(table)
    for note in run.found.notes:
        console.print(note, highlight=False)
    for goal in run.found.goals:
        console.print(f"{'met' if goal.met else 'MISSED'}: {goal.text}: {goal.measured}", highlight=False)


def write_readme() -> None:
    """Put the latest table of each kind between the markers of README.md."""
    before, _, rest = README.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    runs = [run for kind in TITLES if (run := latest(kind)) is not None]
    tables = "\n\n".join("\n".join(_markdown(run)) for run in runs)
    README.write_text(f"{before}{BEGIN}\n\n{tables}\n\n{END}{after}", encoding="utf-8")


def _markdown(run: Run) -> Iterator[str]:
    heads, lines = _table(run.found.rows)
    yield f"### {TITLES[run.kind]}\n"
    yield f"{run.date}, {run.machine.python}, {run.machine.cpu}, {run.machine.cores} cores; `{run.command}`\n"
    yield "| " + " | ".join(heads) + " |"
    yield "|---" + "|---:" * (len(heads) - 1) + "|"
    for line in lines:
        yield "| " + " | ".join(line) + " |"
    yield ""
    for note in run.found.notes:
        yield f"- {note}"
    for goal in run.found.goals:
        yield f"- {'met' if goal.met else '**missed**'}: {goal.text}: **{goal.measured}**"


def _table(rows: list[Row]) -> tuple[list[str], list[tuple[str, ...]]]:
    """Headings and lines; empty columns are left out."""
    columns = {
        "": [row.label for row in rows],
        "median" if any(row.samples > 1 for row in rows) else "figure": [_figure(row) for row in rows],
        "from … to": [_spread(row) for row in rows],
        **{name: [_ratio(row, name) for row in rows] for row in rows for name in row.ratios},
    }
    filled = {head: cells for head, cells in columns.items() if any(cells)}
    return list(filled), list(zip(*filled.values(), strict=True))


def _figure(row: Row) -> str:
    return f"{_number(row.median)} {row.unit}"


def _spread(row: Row) -> str:
    return "" if row.low is None or row.high is None else f"{_number(row.low)} … {_number(row.high)}"


def _ratio(row: Row, name: str) -> str:
    return f"{row.ratios[name]:g} ×" if name in row.ratios else ""


def _number(value: float) -> str:
    """Three digits and, for thousands and millions, a letter."""
    for letter, size in (("M", 1e6), ("k", 1e3)):
        if value >= size:
            return f"{value / size:#.3g}".rstrip(".") + letter
    return f"{value:#.3g}".rstrip(".") if value else "0"
