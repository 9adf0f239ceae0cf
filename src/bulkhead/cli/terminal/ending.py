"""How a game ended: who won, the scores, the sheet of a match."""

from typing import Any

from rich.text import Text

from bulkhead.cli.shell.game_extras import sheet
from bulkhead.cli.shell.screen import Screen
from bulkhead.tabletop.game import Result
from bulkhead.tabletop.phrases import Who


def tell_result(screen: Screen, result: Result, view: Any) -> None:
    """The result, under which clause, and the scores of everybody."""
    words = screen.words
    winner = result.winner
    if winner is None:
        said = words.say("cli-result-draw")
    else:
        said = words.say("cli-result-won", who=Who(winner))
    screen.line(Text.assemble((said, "bold"), (f" ({result.why})", "dim")))
    games = sheet(view)
    rows: list[list[str | Text]] = []
    for seat, total in enumerate(result.scores):
        single = [game[seat] for game in games] if len(games) > 1 else []
        figures = (Text(str(score), justify="right") for score in (*single, total))
        rows.append([words.name(seat), *figures])
    screen.rows(rows, ("", *["dim"] * (len(rows[0]) - 2), "bold"))
