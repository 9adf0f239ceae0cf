"""`bulkhead rules`: prints the rulebook in the player's language, or the matrix of clauses, code and tests."""

from typing import Annotated

import typer
from typer import Argument, Option

from bulkhead.cli.shell.clauses import plain_clause, search
from bulkhead.cli.shell.params import Json
from bulkhead.cli.shell.reference import look_up, show_reference
from bulkhead.cli.shell.screen import Screen
from bulkhead.registry import GAMES
from bulkhead.registry import game as game_called
from bulkhead.tabletop.phrases import Phrase


def rules(
    ctx: typer.Context,
    query: Annotated[list[str] | None, Argument(metavar="cli-meta-query", help="cli-arg-query")] = None,
    game: Annotated[str, Option("--game", metavar="cli-meta-game", help="cli-opt-game")] = "",
    matrix: Annotated[bool, Option("--matrix", help="cli-opt-matrix")] = False,
    as_json: Json = False,
) -> int:
    """Print the rulebook, one clause, the clauses that match a query, or the matrix."""
    screen: Screen = ctx.obj
    games = [game_called(game).id] if game else list(GAMES)
    wanted = " ".join(query or ()).strip()
    if matrix:
        from bulkhead.cli.commands.matrix import show_matrix

        return show_matrix(screen, games, as_json)
    if as_json:
        return _list(screen, games, wanted)
    if not wanted:
        for name in games:
            show_reference(screen, name)
        screen.say("cli-rules-hint", style="dim")
        return 0
    if not sum(look_up(screen, name, wanted) for name in games):
        screen.complain(Phrase("cli-rules-nothing", {"query": wanted}))
        return 1
    return 0


def _list(screen: Screen, games: list[str], query: str) -> int:
    found = [clause for name in games for clause in search(game_called(name), screen.words, query)]
    screen.json([plain_clause(clause, screen.words) for clause in found])
    return 0 if found else 1
