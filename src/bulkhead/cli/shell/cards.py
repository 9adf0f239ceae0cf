"""The cards of a game on the screen, for games that have some."""

from typing import Any

from rich.text import Text

from bulkhead.cli.shell.screen import Screen
from bulkhead.registry import entry
from bulkhead.words import Words


def cards_of(words: Words, game: str, options: Any = None) -> dict[str, list[str]] | None:
    """The cards of a table with these options (None: the usual ones): the text of each. None: no cards in this game."""
    cards = entry(game).terminal().cards
    if cards is None:
        return None
    return {
        name if isinstance(name, str) else words.render(name): [words.render(line) for line in lines]
        for name, lines in cards(options)
    }


def show_cards(screen: Screen, cards: dict[str, list[str]]) -> None:
    """Cards, one below the other."""
    for name, equipment in cards.items():
        screen.line(Text(name, "bold"))
        for sentence in equipment:
            screen.line(f"  {sentence}")
