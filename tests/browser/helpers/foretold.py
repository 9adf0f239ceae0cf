"""Computes a match in advance: the same seed and salts outside the server, so that a test knows what to expect.

The captain plays both seats. Its choices are then made by hand in the browser, gesture by gesture.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from bulkhead.bots import bot
from bulkhead.heroes.data.commands import AnyCommand, Keep, Push, Roll, Stop
from bulkhead.heroes.game import HEROES
from bulkhead.heroes.views import View
from bulkhead.match.entries import Begun, Did, Seated, Undone
from bulkhead.match.session import Session
from tests.browser.helpers.house import SEED


class Turn(Struct, frozen=True):
    """One command: its player, and the views before and after it."""

    seat: int
    command: AnyCommand
    before: View
    after: View


def is_loud(turn: Turn) -> bool:
    """Does it end in a band across the board: bust, all out, a game won?"""
    match turn.command:
        case Roll() | Push():
            return turn.after.turn != turn.before.turn
        case Keep():
            return turn.after.phase == "act"
        case Stop():
            return turn.after.phase in ("draft", "over")
        case _:
            return False


class Foretold:
    """A match computed in advance."""

    def __init__(
        self, salts: Sequence[str] = ("", ""), position: str = "", moves: int = 10_000, **options: Any
    ) -> None:
        players = [Seated("human", ""), Seated("human", "")]
        self.session = Session.start(
            HEROES, HEROES.options(options), players, SEED, salts=salts, position=position
        )
        captains = [bot("captain", "heroes", seat) for seat in (0, 1)]
        self.turns: list[Turn] = []
        while (seat := self.session.waiting) is not None and len(self.turns) < moves:
            before = self.session.view(seat)
            offer = self.session.offer(seat)
            assert offer is not None
            command = captains[seat].choose(before, offer)
            self.session.submit(seat, command)
            self.turns.append(Turn(seat, command, before, self.session.view(seat)))

    @property
    def entries(self) -> list[Begun | Did]:
        """The entries; none was undone."""
        return [step.entry for step in self.session.steps if not isinstance(step.entry, Undone)]

    @property
    def dice(self) -> int:
        """How many dice were rolled."""
        return sum(len(entry.faces) for entry in self.entries)

    @property
    def scores(self) -> tuple[int, ...]:
        """How it ends."""
        assert self.session.result is not None
        return self.session.result.scores

    @property
    def winner(self) -> int:
        assert self.session.result is not None
        return self.session.result.shares.index(1.0)

    def busts_on(self, dice: tuple[int, ...]) -> bool:
        """Would these dice, pushed now, be a bust? The match cannot be played on after this question."""
        seat = self.session.waiting
        assert seat is not None
        step = self.session.submit(seat, Push(dice))
        return any(type(told.event).__name__ == "WentBust" for told in step.told)
