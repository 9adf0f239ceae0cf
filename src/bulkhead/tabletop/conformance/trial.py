"""A game under test, and what was played so far."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bulkhead.tabletop.conformance.picker import Picker
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.game import SPECTATOR, Command, Game, Viewer

AnyGame = Game[Any, Any, Any, Any]


class Nonconforming(AssertionError):
    """A game breaks the contract. The message says which part, in which game, at which command."""


class Trial:
    """One random game."""

    def __init__(
        self,
        game: AnyGame,
        options: Any,
        label: str,
        fuzz_every: int,
        position: str,
        *,
        gives_up: bool = False,
    ) -> None:
        self.game = game
        self.options = options
        self.label = label
        self.fuzz_every = fuzz_every
        self.position = position
        self.gives_up = gives_up
        """Are asides played that end the game?"""
        self.picker = Picker(label)
        self.curiosity = Picker(f"{label}|questions")
        """Chooses what viewers ask, apart from the choices of play."""
        self.clauses = set(game.rulebook.ids())
        self.seats = range(game.seats_at(options))
        self.phrasebook: list[list[Command]] = []
        """Commands that viewers ask about, legal or not, one list for each kind; written anew now and then."""
        self.count = 0
        self.last = "the beginning"

    def fault(self, text: str) -> Nonconforming:
        return Nonconforming(
            f"{self.game.id} ({self.label}), after {self.count} commands ({self.last}): {text}"
        )

    def begin(self, dice: Dice, out: Out) -> Any:
        """The state that play begins with."""
        if self.position:
            return self.game.from_position(self.position, self.options)
        return self.game.new(self.options, dice, out)

    def viewers(self) -> Iterator[Viewer]:
        """Every seat, and the spectator."""
        yield from self.seats
        yield SPECTATOR

    def write_phrasebook(self, state: Any) -> None:
        """The vocabulary by kind, so that a rare kind of command is tried as often as a common one."""
        kinds: dict[type, list[Command]] = {}
        for command in self.game.vocabulary(state):
            kinds.setdefault(type(command), []).append(command)
        self.phrasebook = list(kinds.values())

    def some_phrases(self, count: int) -> list[Command]:
        """Commands to ask about, each of a kind chosen at random."""
        kinds = [self.phrasebook[self.curiosity.randrange(len(self.phrasebook))] for _ in range(count)]
        return [kind[self.curiosity.randrange(len(kind))] for kind in kinds]
