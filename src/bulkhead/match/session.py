"""A live match with one writer: every change goes through `submit` and `undo`."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec import UNSET

from bulkhead.match.counting import Counting
from bulkhead.match.course import Course, Step
from bulkhead.match.entries import FORMAT, Entry, Header, Move, Seated, write_entry
from bulkhead.match.fairness import bot_chance, check_salt, commitment, names_another
from bulkhead.match.streams import Streams
from bulkhead.tabletop import asking
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.game import Command, Game, Offer, Result, Seat, Viewer
from bulkhead.tabletop.refusals import Mistake


class Session:
    """A match with its secret seed and its log."""

    def __init__(self, game: Game[Any, Any, Any, Any], header: Header, seed: bytes) -> None:
        self.course = Course(game, header)
        self.seed = seed
        self.dice = Streams(header, seed)
        """The dice of the entries to come: nobody may know them."""
        self.steps: list[Step] = []
        self._counting = Counting(len(header.seats))
        self.heed: Callable[[], None] = lambda: None
        """Called after each entry, so that the owner of the session can save it."""
        self._note(self.course.begin(self.dice.at(0)))

    @classmethod
    def start(
        cls,
        game: Game[Any, Any, Any, Any],
        options: Any,
        players: Sequence[Seated],
        seed: bytes,
        *,
        salts: Sequence[str] = (),
        position: str = "",
    ) -> "Session":
        """Commit to the seed, take the salts, and set the game up."""
        needed = game.seats_at(options)
        for count in (len(players), max(len(salts), needed)):
            if count != needed:
                raise Mistake("match-seats", needed=needed, count=count)
        padded = [*salts, *[""] * (needed - len(salts))]
        promised = commitment(seed)
        for seat, salt in enumerate(padded):
            if names_another(check_salt(seat, salt), promised):
                raise Mistake("match-salt-of-another", seat=seat + 1)
        header = Header(
            FORMAT,
            game.id,
            game.version,
            game.plain_options(options),
            tuple(players),
            promised,
            tuple(padded),
            position,
            game.packs() or UNSET,
        )
        return cls(game, header, seed)

    @property
    def game(self) -> Game[Any, Any, Any, Any]:
        return self.course.game

    @property
    def header(self) -> Header:
        return self.course.header

    @property
    def state(self) -> Any:
        return self.course.state

    @property
    def waiting(self) -> Seat | None:
        """The seat that has to decide; None when the game is over."""
        return self.course.waiting

    @property
    def result(self) -> Result | None:
        return self.course.result

    @property
    def standing(self) -> Command | None:
        """The answer that the deciding seat has given in advance. The caller that runs the match submits it."""
        seat = self.waiting
        return None if seat is None else self.course.standing(seat, self.state)

    def petition(self, seats: Iterable[Seat]) -> Offer[Any] | None:
        """The first question put aside to one of these seats, if any. The caller that runs the match answers it."""
        if self.waiting is None:
            return None
        asked = (self.game.petition(self.state, seat) for seat in seats)
        return next((offer for offer in asked if offer is not None), None)

    def offer(self, viewer: Viewer) -> Offer[Any] | None:
        """The pending decision, if it is this viewer's."""
        return asking.offered(self.game, self.state, viewer)

    def view(self, viewer: Viewer) -> Any:
        return self.game.view(self.state, viewer)

    def submit(self, seat: Seat, command: Command, *, clock: bool = False, rehearsed: bool = False) -> Step:
        """Play a command, or raise Illegal and change nothing. `clock`: it is given for a seat whose time is up.
        `rehearsed`: it was legal on a copy of this very state, so it is not looked for among the answers again."""
        return self._note(self.course.do(seat, command, self._next, clock=clock, again=rehearsed))

    def can_undo(self, seat: Seat) -> bool:
        return self.course.can_undo(seat)

    def undo(self, seat: Seat, of: int = 0) -> Step:
        """Undo this seat's last command, or the one in entry `of`, if no other seat has learnt anything from it."""
        return self._note(self.course.undo(seat, of))

    def length(self, viewer: Viewer) -> int:
        """How many entries a viewer knows of."""
        return self._counting.length(viewer)

    def number(self, n: int, viewer: Viewer) -> int:
        """The number of entry `n` as this viewer counts."""
        return self._counting.number(n, viewer)

    def repeat(self, move: Move) -> Step:
        """Play a recorded entry again, to resume a paused match."""
        return self._note(self.course.repeat(move, self._next))

    @property
    def _next(self) -> Dice:
        """The dice of the next entry."""
        return self.dice.at(self.course.moves + 1)

    def _note(self, step: Step) -> Step:
        self.steps.append(step)
        self._counting.add(step)
        self.heed()
        return step

    def bot_chance(self, seat: Seat) -> bytes:
        """The seed of the bot that plays a seat."""
        return bot_chance(self.seed, self.header.salts, seat)

    def log(self) -> bytes:
        """The match as a replay file; marked `paused` while it is not over, so that it can be resumed."""
        entries: list[Entry] = [self.header, *(step.entry for step in self.steps), self.course.end(self.seed)]
        return b"".join(write_entry(entry) + b"\n" for entry in entries)
