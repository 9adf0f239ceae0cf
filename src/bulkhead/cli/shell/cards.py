"""Prints the cards of a game, for games that have cards."""

from typing import Any

from rich.text import Text

from bulkhead.cli.shell.screen import Screen
from bulkhead.registry import entry
from bulkhead.words import Words


def cards_of(words: Words, game: str, options: Any = None) -> dict[str, list[str]] | None:
    """The lines of each card by its name, with these options (None: the defaults). None: the game has no cards."""
    cards = entry(game).terminal().cards
    if cards is None:
        return None
    return {
        name if isinstance(name, str) else words.render(name): [words.render(line) for line in lines]
        for name, lines in cards(options)
    }


def show_cards(screen: Screen, cards: dict[str, list[str]]) -> None:
    """Print cards, one below the other."""
    for name, equipment in cards.items():
        screen.line(Text(name, "bold"))
        for sentence in equipment:
            screen.line(f"  {sentence}")
