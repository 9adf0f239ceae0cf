"""What a game says to its players beside questions and events, each thing once: briefings, hints, first lessons."""

from collections.abc import Callable, Iterable
from typing import Any

from rich.text import Text

from bulkhead.cli.shell.screen import Screen
from bulkhead.starquest.clients.ask.lessons import farewell, hints
from bulkhead.tabletop.game import Game, Offer
from bulkhead.tabletop.phrases import Phrase

HINTS: dict[str, Callable[[Any, Offer[Any]], Iterable[tuple[str, Phrase]]]] = {"starquest": hints}
"""What could be said at a question, each with its name."""
FAREWELLS: dict[str, Callable[[Any], Iterable[Phrase]]] = {"starquest": farewell}
"""What is said when a game is over."""


class Instructor:
    """Remembers what it has said."""

    def __init__(self) -> None:
        self._said: set[str] = set()

    def speak(self, screen: Screen, game: Game[Any, Any, Any, Any], offer: Offer[Any], view: Any) -> None:
        """Say what is new at this question."""
        for name, phrase in HINTS[game.id](view, offer) if game.id in HINTS else ():
            if name not in self._said:
                self._said.add(name)
                _say(screen, phrase)

    def say_goodbye(self, screen: Screen, game: Game[Any, Any, Any, Any], view: Any) -> None:
        """The last words, after the result."""
        for phrase in FAREWELLS[game.id](view) if game.id in FAREWELLS else ():
            _say(screen, phrase)


def _say(screen: Screen, phrase: Phrase) -> None:
    screen.line(Text(f"» {screen.words.render(phrase)}", "yellow"))
