"""The course of a match: the state, the chain of hashes, and what can still be taken back.

A live session, a replay and a verification all walk the same course; they differ only in where the dice come from.
"""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any, Literal

import msgspec
from msgspec import Struct

from bulkhead.match.entries import Begun, Did, End, Header, Move, Undone, write_entry
from bulkhead.match.packs import check_packs
from bulkhead.tabletop.dice import Dice, Noted, Recorded
from bulkhead.tabletop.events import Heard, Silence, Told
from bulkhead.tabletop.game import Command, Game, Result, Seat
from bulkhead.tabletop.refusals import Illegal, Mistake


class Step(Struct, frozen=True):
    """One entry and everything it told."""

    entry: Move
    told: tuple[Told, ...]
    to: tuple[Seat, ...] | None = None
    """Seats that may know that there is such an entry at all; None means everyone, spectators too."""
    aside: bool = False
    """It answered no question: whoever had to decide still has to."""
    undone: int = 0
    """The entry that it took back; 0 for none."""
    sides: tuple[int, ...] = ()
    """How many sides the dice had that fell for it, one by one."""

    def known_to(self, viewer: Seat) -> bool:
        return self.to is None or viewer in self.to


class Back(Struct, frozen=True):
    """A command that may be taken back, or that stays said when one before it is."""

    n: int
    seat: Seat
    command: Command
    before: Any
    """The state before it."""
    to: tuple[Seat, ...] | None
    """Who knows of it, as in Step."""
    aside: bool
    free: bool
    """Nobody else has learnt anything from it, so that its seat may take it back."""

    @property
    def private(self) -> bool:
        return self.to is not None


class Course:
    """A match on its way."""

    def __init__(self, game: Game[Any, Any, Any, Any], header: Header) -> None:
        self.game = game
        self.header = header
        check_packs(header, game)
        self.chain = sha256(write_entry(header)).digest()
        self.moves = 0
        """Entries after the first position."""
        self.options = game.options(header.options)
        self.state: Any = None
        self._back: list[Back] = []

    @property
    def waiting(self) -> Seat | None:
        waiting: Seat | None = self.game.waiting(self.state)
        return waiting

    @property
    def result(self) -> Result | None:
        result: Result | None = self.game.result(self.state)
        return result

    def begin(self, dice: Dice) -> Step:
        """Set the game up, or take up the position that the header names."""
        noted, heard = Noted(dice), Heard()
        if self.header.position:
            self.state = self.game.from_position(self.header.position, self.options)
        else:
            self.state = self.game.new(self.options, noted, heard)
        faces = noted.take()
        begun = Begun(faces, self._link("begin", faces, heard.told))
        return Step(begun, tuple(heard.told), sides=tuple(noted.sides))

    def do(self, seat: Seat, command: Command, dice: Dice, *, clock: bool = False) -> Step:
        """Carry a command out, or raise Illegal and change nothing. `clock`: it is given for a seat whose time is
        up."""
        noted, heard = Noted(dice), Heard()
        aside = self.game.is_aside(self.state, seat, command)
        before = self.game.clone(self.state)
        self.game.apply(self.state, seat, command, noted, heard)
        faces = noted.take()
        self.moves += 1
        to = _confidants(seat, heard.told) if aside and not faces else None
        reveals = bool(faces) or any(self.game.reveals(told.event) for told in heard.told)
        if reveals and to is None:
            self._back.clear()
        else:
            free = not reveals and to in (None, (seat,))
            self._back.append(Back(self.moves, seat, command, before, to, aside, free))
        content = (self.moves, seat, str(command), faces, *(("clock",) if clock else ()))
        link = self._link("do", content, heard.told)
        entry = Did(self.moves, seat + 1, str(command), faces, link, clock)
        return Step(entry, tuple(heard.told), to, aside, sides=tuple(noted.sides))

    # Taking back

    @property
    def back(self) -> Sequence[Back]:
        """Commands since the last that somebody learnt something from, the first of them first."""
        return self._back

    def can_undo(self, seat: Seat) -> bool:
        """Was the last command this seat's, and did nobody learn anything from it? What others have said aside does not
        count: nobody may find out by trying."""
        return self._last(seat) is not None

    def undo(self, seat: Seat, of: int = 0) -> Step:
        """Take this seat's last command back, or the one that became entry `of`. What has been said aside since stays
        said."""
        at = self._entry(seat, of) if of else self._last(seat)
        if at is None:
            raise Mistake("match-no-undo")
        taken, *since = self._back[at:]
        del self._back[at:]
        self.state = taken.before
        for said in since:
            self._say_again(said)
        self.moves += 1
        content = (self.moves, seat, taken.n) if since else (self.moves, seat)
        entry = Undone(self.moves, seat + 1, self._link("undo", content, []), taken.n if since else 0)
        return Step(entry, (), taken.to, taken.aside, taken.n)

    def _last(self, seat: Seat) -> int | None:
        """Where the command lies that this seat may take back."""
        for at in reversed(range(len(self._back))):
            one = self._back[at]
            if one.seat == seat:
                return at if one.free else None
            if not one.private:
                return None
        return None

    def _entry(self, seat: Seat, n: int) -> int | None:
        """Where an entry lies, if it is this seat's and can be taken back from under what was said aside since."""
        for at in reversed(range(len(self._back))):
            one = self._back[at]
            if one.n == n:
                return at if one.seat == seat and one.free else None
            if not one.private:
                return None
        return None

    def _say_again(self, said: Back) -> None:
        """What was said aside is said in the state that has come back. What makes no sense there falls."""
        before = self.game.clone(self.state)
        try:
            self.game.apply(self.state, said.seat, said.command, Recorded(), Silence())
        except Illegal:
            return
        self._back.append(msgspec.structs.replace(said, before=before))

    def repeat(self, move: Move, dice: Dice) -> Step:
        """Play a recorded entry again, with these dice."""
        if isinstance(move, Begun):
            return self.begin(dice)
        if isinstance(move, Did):
            return self.do(move.seat - 1, self.game.read(move.command), dice, clock=move.clock)
        return self.undo(move.seat - 1, move.of)

    def end(self, seed: bytes) -> End:
        """The last line as it would be written now. The course itself goes on: saving is not an ending."""
        state: Literal["finished", "paused"] = "paused" if self.result is None else "finished"
        link = _hash(self.chain, "end", (state, self.result, seed.hex()), [])
        return End(state, self.result, seed.hex(), link.hex())

    def _link(self, kind: str, content: object, told: list[Told]) -> str:
        self.chain = _hash(self.chain, kind, content, told)
        return self.chain.hex()


def _confidants(seat: Seat, told: Iterable[Told]) -> tuple[Seat, ...] | None:
    """Who knows of something that was said aside: those who were told. None: everybody was told something."""
    seats = {seat}
    for one in told:
        if one.to is None or one.others is not None:
            return None
        seats.update(one.to)
    return tuple(sorted(seats))


def _hash(chain: bytes, kind: str, content: object, told: list[Told]) -> bytes:
    """The next link of the chain: each hash covers everything before it, events and their audiences included."""
    return sha256(chain + msgspec.json.encode((kind, content, told))).digest()
