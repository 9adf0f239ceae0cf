"""Prints a game's briefings, hints and lesson texts beside the questions, each of them once."""

from typing import Any

from rich.text import Text

from bulkhead.cli.shell.screen import Screen
from bulkhead.registry import AnyGame, entry
from bulkhead.tabletop.game import Offer
from bulkhead.tabletop.phrases import Phrase


class Instructor:
    """Prints hints, and remembers which ones it has printed."""

    def __init__(self) -> None:
        self._said: set[str] = set()

    def speak(self, screen: Screen, game: AnyGame, offer: Offer[Any], view: Any) -> None:
        """Print the hints for this question that have not been printed yet."""
        hints = entry(game.id).terminal().hints
        for name, phrase in hints(view, offer) if hints is not None else ():
            if name not in self._said:
                self._said.add(name)
                _say(screen, phrase)

    def say_goodbye(self, screen: Screen, game: AnyGame, view: Any) -> None:
        """Print the game's closing words, after the result."""
        farewell = entry(game.id).terminal().farewell
        for phrase in farewell(view) if farewell is not None else ():
            _say(screen, phrase)


def _say(screen: Screen, phrase: Phrase) -> None:
    screen.line(Text(f"» {screen.words.render(phrase)}", "yellow"))
