"""One game as an environment plays it: whose decision it is, what was answered, and what each seat gets at the end."""

from random import Random
from typing import Any

from bulkhead.registry import AnyGame
from bulkhead.registry.counts import NoCounts
from bulkhead.tabletop.dice import Seeded
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.game import Command, Offer, Result, Seat

SEED_BYTES = 32


class Episode:
    """A game from its beginning to its end. Answers that a seat has given beforehand are carried out at once, as at
    every table of Bulkhead."""

    def __init__(self, game: AnyGame, options: Any, rng: Random, out: Out | None = None) -> None:
        self.game = game
        self.options = options
        self.seats = game.seats_at(options)
        self._dice = Seeded(rng.randbytes(SEED_BYTES))
        self._out: Out = out or NoCounts(self.seats)
        self.state: Any = game.new(options, self._dice, self._out)
        self.commands = 0
        """Commands carried out so far, given ones included."""
        self._answer_what_is_given()

    @property
    def seat(self) -> Seat | None:
        """The seat that decides; None after the end."""
        return self.game.waiting(self.state)

    @property
    def offer(self) -> Offer[Any]:
        """The pending decision."""
        seat = self.seat
        assert seat is not None, "the game is over"
        offer = self.game.offer(self.state, seat)
        assert offer is not None
        return offer

    def view(self, seat: Seat) -> Any:
        """All that a seat may know, and nothing else."""
        return self.game.view(self.state, seat)

    def do(self, command: Command) -> None:
        """Carry out a command of the seat that decides."""
        self._apply(command)
        self._answer_what_is_given()

    def _answer_what_is_given(self) -> None:
        while self.seat is not None:
            given: Command | None = self.game.standing(self.state)
            if given is None:
                return
            self._apply(given)

    def _apply(self, command: Command) -> None:
        seat = self.seat
        assert seat is not None, "the game is over"
        self.game.apply(self.state, seat, command, self._dice, self._out)
        self.commands += 1

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state)

    def rewards(self) -> tuple[float, ...]:
        """What each seat gets: nothing before the end."""
        result = self.result
        return (0.0,) * self.seats if result is None else rewards(result)


def rewards(result: Result) -> tuple[float, ...]:
    """The shares of a win as rewards that sum up to nothing. Of two seats the winner gets 1 and the loser -1, a draw
    is 0; of seven the winner gets 1 and each other seat -1/6."""
    seats = len(result.shares)
    if seats == 1:
        return result.shares
    return tuple((seats * share - sum(result.shares)) / (seats - 1) for share in result.shares)
