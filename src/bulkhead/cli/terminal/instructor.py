"""What a game says to its players beside questions and events, each thing once: briefings, hints, first lessons."""

from typing import Any

from rich.text import Text

from bulkhead.cli.shell.screen import Screen
from bulkhead.registry import AnyGame, entry
from bulkhead.tabletop.game import Offer
from bulkhead.tabletop.phrases import Phrase


class Instructor:
    """Remembers what it has said."""

    def __init__(self) -> None:
        self._said: set[str] = set()

    def speak(self, screen: Screen, game: AnyGame, offer: Offer[Any], view: Any) -> None:
        """Say what is new at this question."""
        hints = entry(game.id).terminal().hints
        for name, phrase in hints(view, offer) if hints is not None else ():
            if name not in self._said:
                self._said.add(name)
                _say(screen, phrase)

    def say_goodbye(self, screen: Screen, game: AnyGame, view: Any) -> None:
        """The last words, after the result."""
        farewell = entry(game.id).terminal().farewell
        for phrase in farewell(view) if farewell is not None else ():
            _say(screen, phrase)


def _say(screen: Screen, phrase: Phrase) -> None:
    screen.line(Text(f"» {screen.words.render(phrase)}", "yellow"))
