"""What bots would play next, tried out on a copy of a match: a beat at a time, with the dice that will really fall.

Nothing of it has happened. The caller plays the commands of a beat at the table, or drops them if the table has changed
meanwhile. A bot sees its view and its offer here as it does at the table.
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import deepcopy
from typing import Any

from msgspec import Struct

from bulkhead.match.course import given_answer
from bulkhead.match.session import Session
from bulkhead.match.streams import Streams
from bulkhead.tabletop.events import Event, Heard
from bulkhead.tabletop.game import SPECTATOR, Command, Game, Offer, Seat

MOST = 80
"""Commands in a beat, whatever they are."""


class Played(Struct, frozen=True):
    """A command of a beat."""

    seat: Seat
    command: str
    ordered: bool = False
    """The seat has given this answer beforehand; otherwise its bot has."""
    aside: bool = False
    """A bot's answer to a question that was put to it aside."""


Beat = tuple[Played, ...]


class Asked(Struct, frozen=True):
    """A question to a bot."""

    offer: Offer[Any]
    view: Any
    aside: bool

    @property
    def seat(self) -> Seat:
        return self.offer.seat


class Packed(Struct, frozen=True):
    """A rehearsal that is sent between processes. Nobody may know what is in it."""

    state: bytes
    dice: Streams
    moves: int
    watched: frozenset[Seat]
    bots: tuple[Seat, ...]

    def unpack(self, game: Game[Any, Any, Any, Any]) -> Rehearsal:
        return Rehearsal(game, game.load(self.state), self.dice, self.moves, self.watched, self.bots)


class Rehearsed(Struct, frozen=True):
    """Some beats, and the rehearsal from which bots go on; None where a person decides, or the match is over."""

    beats: list[Beat]
    rest: Rehearsal | Packed | None


class Rehearsal:
    """A copy of a match on which bots and standing answers play on."""

    def __init__(
        self,
        game: Game[Any, Any, Any, Any],
        state: Any,
        dice: Streams,
        moves: int,
        watched: frozenset[Seat],
        bots: tuple[Seat, ...],
    ) -> None:
        self._game = game
        self._state = state
        self._dice = dice
        self.moves = moves
        """The number of the last entry that has been tried out."""
        self.watched = watched
        self._bots = bots
        self._told: list[Event] = []
        """What everybody has been told in this beat."""
        self._beat: list[Played] = []
        self._rests = False

    @classmethod
    def of(cls, session: Session, bots: Iterable[Seat]) -> Rehearsal:
        state, moves = session.game.clone(session.state), session.course.moves
        return cls(session.game, state, deepcopy(session.dice), moves, watched_seats(session), tuple(bots))

    def pack(self) -> Packed:
        """The same for another process, between two beats."""
        state = self._game.dump(self._state)
        return Packed(state, self._dice, self.moves, self.watched, self._bots)

    def asks(self) -> Asked | None:
        """The next question to a bot in this beat, after the answers that were given beforehand; None when the beat is
        over: there is something to see, or a person has to decide."""
        while not self._rests and len(self._beat) < MOST:
            game, seat = self._game, self._game.waiting(self._state)
            if seat is None:
                return None
            if (petition := self._petition()) is not None:
                # Answered at once and alone: nobody else may notice it.
                return None if self._beat else Asked(petition, game.view(self._state, petition.seat), True)
            ordered = given_answer(game, self.watched, seat, self._state)
            if ordered is not None:
                self._play(Played(seat, str(ordered), ordered=True), ordered)
                continue
            offer = game.offer(self._state, seat)
            # An answer given beforehand takes no time; a bot behind it does.
            only_ordered = bool(self._beat) and all(one.ordered for one in self._beat)
            if seat not in self._bots or offer is None or only_ordered:
                return None
            return Asked(offer, game.view(self._state, seat), False)
        return None

    def answer(self, asked: Asked, command: str) -> None:
        """A bot's answer."""
        played = Played(asked.seat, command, aside=asked.aside)
        self._play(played, self._game.read(command))
        self._rests |= asked.aside

    def take(self) -> Beat:
        """The commands of this beat; another one begins."""
        beat = tuple(self._beat)
        self._beat, self._told, self._rests = [], [], False
        return beat

    def _petition(self) -> Offer[Any] | None:
        asked = (self._game.petition(self._state, seat) for seat in self._bots)
        return next((offer for offer in asked if offer is not None), None)

    def _play(self, played: Played, command: Command) -> None:
        heard = Heard()
        self.moves += 1
        self._game.apply(self._state, played.seat, command, self._dice.at(self.moves), heard)
        seen = (told.seen_by(SPECTATOR) for told in heard.told)
        self._told += [event for event in seen if event is not None]
        self._beat.append(played)
        self._rests = self._game.pauses(self._state, self._told)


def watched_seats(session: Session) -> frozenset[Seat]:
    """The seats whose answers other people can watch now."""
    return frozenset(seat for seat in range(len(session.header.seats)) if seat in session.course.watched)
