"""Prints the result of a match: the winner, the clause that ended it, and the scores of each game."""

from typing import Any

from rich.text import Text

from bulkhead.cli.shell.game_extras import sheet
from bulkhead.cli.shell.screen import Screen
from bulkhead.tabletop.game import Result
from bulkhead.tabletop.phrases import Who


def tell_result(screen: Screen, result: Result, view: Any) -> None:
    """Print the winner, the clause that ended the match, and the scores of all seats."""
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
