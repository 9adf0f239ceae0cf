"""Searches the clauses of a rulebook, and prints a clause in full or in short."""

import unicodedata
from typing import Any

from rich.text import Text

from bulkhead.cli.shell.game_extras import option_help, option_name
from bulkhead.cli.shell.screen import Screen
from bulkhead.tabletop.clauses import Clause
from bulkhead.tabletop.game import Game
from bulkhead.words import Words


def find_clause(game: Game[Any, Any, Any, Any], id_: str) -> Clause | None:
    """The clause of that id, in upper or lower case."""
    return next((clause for clause in game.rulebook.all() if clause.id == id_.strip().upper()), None)


def search(game: Game[Any, Any, Any, Any], words: Words, query: str) -> list[Clause]:
    """The clause of that id, or those whose id, title or texts contain the query; matching titles first."""
    exact = find_clause(game, query)
    if exact:
        return [exact]
    found = [clause for clause in game.rulebook.all() if holds(_everything(clause, words), query)]
    return sorted(found, key=lambda clause: not holds(words.attribute(clause.id, "title") or "", query))


def holds(text: str, query: str) -> bool:
    """Does a text contain the query, as `fold` compares them?"""
    return fold(query) in fold(text)


def fold(text: str) -> str:
    """Text without case, accents, curly apostrophes and special spaces, for searching."""
    plain = unicodedata.normalize("NFKD", text.replace("’", "'").replace("–", "-"))
    return " ".join("".join(sign for sign in plain if not unicodedata.combining(sign)).casefold().split())


def _everything(clause: Clause, words: Words) -> str:
    texts = plain_clause(clause, words)
    return " ".join(
        [clause.id, *(str(texts[part]) for part in ("title", "text", "ruling", "example") if texts[part])]
    )


def plain_clause(clause: Clause, words: Words) -> dict[str, Any]:
    """A clause as plain data: its texts, page and options."""
    return {
        "id": clause.id,
        "title": words.attribute(clause.id, "title"),
        "text": words.say(clause.id),
        "ruling": words.attribute(clause.id, "ruling"),
        "example": words.attribute(clause.id, "example"),
        "page": clause.page or None,
        "options": list(clause.options),
    }


def show_clause(screen: Screen, game: str, clause: Clause) -> None:
    """Print a clause in full."""
    show_short(screen, clause)
    words = screen.words
    for part in ("ruling", "example"):
        if text := words.attribute(clause.id, part):
            screen.line(Text.assemble((words.say(f"cli-rules-{part}"), "bold"), " ", text))
    for option in clause.options:
        name = words.say("cli-rules-option", option=option, name=option_name(words, game, option))
        screen.line(Text.assemble((name, "bold"), " ", option_help(words, game, option)))
    source = words.say("cli-rules-page", page=clause.page) if clause.page else words.say("cli-rules-no-page")
    screen.line(Text(source, "dim"))


def show_short(screen: Screen, clause: Clause) -> None:
    """Print the title and paragraph of a clause."""
    title = screen.words.attribute(clause.id, "title") or ""
    screen.line(Text.assemble((clause.id, "cyan"), "  ", (title, "bold")))
    screen.say(clause.id)
