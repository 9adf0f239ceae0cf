"""Reads `--view`: show the table as a seat sees it, as a spectator does, or with everything revealed."""

from typing import Annotated, Any

from typer import Option

from bulkhead.tabletop.game import SPECTATOR, Game, Viewer
from bulkhead.tabletop.refusals import Mistake

ALL = "all"
WATCHING = "spectator"

ViewerName = Annotated[str, Option("--view", metavar="cli-meta-viewer", help="cli-opt-view")]


def read_viewer(text: str, game: Game[Any, Any, Any, Any], options: Any) -> Viewer | None:
    """The viewer of that name: a seat (1, 2, ...), `spectator`, or None for `all`."""
    named: dict[str, Viewer | None] = {str(seat + 1): seat for seat in range(game.seats_at(options))}
    named |= {WATCHING: SPECTATOR, ALL: None}
    if text.strip().lower() not in named:
        raise Mistake("cli-no-such-viewer", value=text, known=", ".join(named))
    return named[text.strip().lower()]
