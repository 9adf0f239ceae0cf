"""Options that the laboratory commands of Starquest share: which games to play, and the file that remembers them."""

from typing import Annotated, Any

from typer import Option

from bulkhead.cli.commands.sim import MOST_JOBS
from bulkhead.cli.shell.params import whole
from bulkhead.lab.starquest.tables import Table, missions_named, squads_named, tables
from bulkhead.tabletop.refusals import Mistake

Missions = Annotated[str, Option("--mission", metavar="cli-meta-missions", help="cli-lab-mission")]
Squads = Annotated[str, Option("--squads", metavar="cli-meta-squads", help="cli-lab-squads")]
Seed = Annotated[str, Option("--seed", metavar="cli-meta-text", help="cli-sim-seed")]
Jobs = Annotated[
    int, Option("--jobs", metavar="cli-meta-n", help="cli-sim-jobs", parser=whole("--jobs", 1, MOST_JOBS))
]
Out = Annotated[str, Option("--out", metavar="cli-meta-file", help="cli-lab-out")]
Resume = Annotated[bool, Option("--resume", help="cli-lab-resume")]


def games_option(help_: str) -> Any:
    """The option `--games`, whose meaning differs from command to command."""
    return Option("--games", metavar="cli-meta-n", help=help_, parser=whole("--games", 1))


def tables_of(mission: str, squads: str, out: str, resume: bool) -> tuple[Table, ...]:
    """The tables that the options name. Refuses to resume without a file, and a choice that names no table."""
    if resume and not out:
        raise Mistake("cli-lab-resume-what")
    chosen = tables(missions_named(mission), squads_named(squads))
    if not chosen:
        raise Mistake("cli-lab-no-table", squads=squads)
    return chosen
