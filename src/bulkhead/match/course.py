"""The course of a match: the state, the chain of hashes, and what can still be taken back.

A live session, a replay and a verification all walk the same course; they differ only in where the dice come from.
"""

from hashlib import sha256
from typing import Any, Literal

import msgspec
from msgspec import Struct

from bulkhead.match.entries import Begun, Did, End, Header, Move, Undone, write_entry
from bulkhead.match.packs import check_packs
from bulkhead.tabletop.dice import Dice, Noted
from bulkhead.tabletop.events import Heard, Told
from bulkhead.tabletop.game import Command, Game, Result, Seat
from bulkhead.tabletop.refusals import Mistake


class Step(Struct, frozen=True):
    """One entry and everything it told."""

    entry: Move
    told: tuple[Told, ...]


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
        self._back: list[tuple[Seat, Any]] = []
        """For each command that can be taken back: whose it was, and the state before it."""

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
        return Step(Begun(faces, self._link("begin", faces, heard.told)), tuple(heard.told))

    def do(self, seat: Seat, command: Command, dice: Dice) -> Step:
        """Carry a command out, or raise Illegal and change nothing."""
        noted, heard = Noted(dice), Heard()
        before = self.game.clone(self.state)
        self.game.apply(self.state, seat, command, noted, heard)
        faces = noted.take()
        if faces or any(self.game.reveals(told.event) for told in heard.told):
            self._back.clear()
        else:
            self._back.append((seat, before))
        self.moves += 1
        link = self._link("do", (self.moves, seat, str(command), faces), heard.told)
        return Step(Did(self.moves, seat + 1, str(command), faces, link), tuple(heard.told))

    def can_undo(self, seat: Seat) -> bool:
        """Was the last command this seat's, and did nobody learn anything from it?"""
        return bool(self._back) and self._back[-1][0] == seat

    def undo(self, seat: Seat) -> Step:
        """Take the last command back."""
        if not self.can_undo(seat):
            raise Mistake("match-no-undo")
        _, self.state = self._back.pop()
        self.moves += 1
        return Step(Undone(self.moves, seat + 1, self._link("undo", (self.moves, seat), [])), ())

    def repeat(self, move: Move, dice: Dice) -> Step:
        """Play a recorded entry again, with these dice."""
        if isinstance(move, Begun):
            return self.begin(dice)
        if isinstance(move, Did):
            return self.do(move.seat - 1, self.game.read(move.command), dice)
        return self.undo(move.seat - 1)

    def end(self, seed: bytes) -> End:
        """The last line as it would be written now. The course itself goes on: saving is not an ending."""
        state: Literal["finished", "paused"] = "paused" if self.result is None else "finished"
        link = _hash(self.chain, "end", (state, self.result, seed.hex()), [])
        return End(state, self.result, seed.hex(), link.hex())

    def _link(self, kind: str, content: object, told: list[Told]) -> str:
        self.chain = _hash(self.chain, kind, content, told)
        return self.chain.hex()


def _hash(chain: bytes, kind: str, content: object, told: list[Told]) -> bytes:
    """The next link of the chain: each hash covers everything before it, events and their audiences included."""
    return sha256(chain + msgspec.json.encode((kind, content, told))).digest()
