"""`bulkhead bench server`: measures the server under load. The benchmark itself is in the checkout's bench folder."""

import sys
from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer
from typer import Argument, Option

from bulkhead.cli.shell.params import whole
from bulkhead.tabletop.refusals import Mistake

WHAT = "server"


def bench(
    ctx: typer.Context,
    what: Annotated[str, Argument(metavar="cli-meta-bench", help="cli-bench-what")] = WHAT,
    matches: Annotated[
        int, Option("--matches", metavar="cli-meta-n", help="cli-bench-matches", parser=whole("--matches", 1))
    ] = 1000,
    rate: Annotated[
        int, Option("--rate", metavar="cli-meta-n", help="cli-bench-rate", parser=whole("--rate", 1))
    ] = 500,
    seconds: Annotated[
        int, Option("--seconds", metavar="cli-meta-n", help="cli-bench-seconds", parser=whole("--seconds", 1))
    ] = 20,
) -> int:
    """Measure the server under load, with simulated players on this machine."""
    if what != WHAT:
        raise Mistake("cli-bench-unknown", what=what, known=WHAT)
    _find_checkout()
    import_module("bench.server").main(matches=matches, rate=float(rate), seconds=float(seconds))
    return 0


def _find_checkout() -> None:
    """Make the `bench` folder importable. It is not part of the installed package, so this needs a checkout."""
    for folder in (Path.cwd(), Path(__file__).parents[4]):
        if (folder / "bench" / "server.py").is_file():
            sys.path.insert(0, str(folder))
            return
    raise Mistake("cli-bench-checkout")
