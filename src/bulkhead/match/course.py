"""The course of a match: its state, its chain of hashes, and the commands that can still be undone.

A live session, a replay and a verification all use the same class; they differ only in where the dice come from.
"""

from collections.abc import Container, Iterable, Sequence
from hashlib import sha256
from typing import Any, Literal

import msgspec
from msgspec import Struct

from bulkhead.match.entries import Begun, Did, End, Header, Move, Undone, write_entry
from bulkhead.match.packs import check_added_packs, check_packs
from bulkhead.match.versions import check_rules
from bulkhead.tabletop.dice import Dice, Noted, Recorded
from bulkhead.tabletop.events import Heard, Silence, Told
from bulkhead.tabletop.game import Command, Game, Result, Seat, Viewer
from bulkhead.tabletop.refusals import Illegal, Mistake


class Step(Struct, frozen=True):
    """One entry and the events it produced."""

    entry: Move
    told: tuple[Told, ...]
    to: tuple[Seat, ...] | None = None
    """The seats that may know that this entry exists; None means everyone, spectators too."""
    aside: bool = False
    """A command outside the pending decision: the seat that had to decide still has to."""
    undone: int = 0
    """The number of the entry that this one undoes; 0 for none."""
    sides: tuple[int, ...] = ()
    """The number of sides of each die that was rolled, in order."""

    def known_to(self, viewer: Viewer) -> bool:
        return self.to is None or viewer in self.to


class Back(Struct, frozen=True):
    """A command that can be undone, or a private one that is applied again when a command before it is undone."""

    n: int
    seat: Seat
    command: Command
    before: Any
    """The state before it."""
    to: tuple[Seat, ...] | None
    """The seats that know of it, as in `Step.to`."""
    aside: bool
    free: bool
    """No other seat has learnt anything from it, so its seat may undo it."""

    @property
    def private(self) -> bool:
        return self.to is not None


class Course:
    """The current point of a match: the game state and everything needed to write the next entry."""

    def __init__(self, game: Game[Any, Any, Any, Any], header: Header, *, compared: bool = False) -> None:
        """`compared`: the match may be of another version of the rules, because it is only compared with this one."""
        self.game = game
        self.header = header
        if compared:
            check_added_packs(header, game)
        else:
            check_rules(header, game)
            check_packs(header, game)
        self.chain = sha256(write_entry(header)).digest()
        self.moves = 0
        """The number of entries after the first."""
        self.options = game.options(header.options)
        self.state: Any = None
        self.watched: Container[Seat] = ()
        """The seats whose answers other people can watch: how long each one takes must tell nothing of secrets."""
        self._back: list[Back] = []

    @property
    def waiting(self) -> Seat | None:
        waiting: Seat | None = self.game.waiting(self.state)
        return waiting

    def standing(self, seat: Seat, state: Any) -> Command | None:
        """The answer that the table gives for a seat which decides in this state; None when the seat is asked."""
        return given_answer(self.game, self.watched, seat, state)

    @property
    def over(self) -> bool:
        """Is the game over? Then its secrets are open, and the game stays over."""
        return self.waiting is None

    @property
    def result(self) -> Result | None:
        result: Result | None = self.game.result(self.state)
        return result

    def begin(self, dice: Dice) -> Step:
        """Set the game up, or load the position named in the header."""
        noted, heard = Noted(dice), Heard()
        if self.header.position:
            self.state = self.game.from_position(self.header.position, self.options)
        else:
            self.state = self.game.new(self.options, noted, heard)
        faces = noted.take()
        begun = Begun(faces, self._link("begin", faces, heard.told))
        return Step(begun, tuple(heard.told), sides=tuple(noted.sides))

    def do(
        self, seat: Seat, command: Command, dice: Dice, *, clock: bool = False, again: bool = False
    ) -> Step:
        """Carry a command out, or raise Illegal and change nothing. `clock`: given for a seat whose time is up.
        `again`: it was legal when it was played."""
        noted, heard = Noted(dice), Heard()
        aside = self.game.is_aside(self.state, seat, command)
        before = self.game.clone(self.state)
        carry_out = self.game.repeat if again else self.game.apply
        carry_out(self.state, seat, command, noted, heard)
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

    # Undo

    @property
    def back(self) -> Sequence[Back]:
        """The commands since the last one that revealed something, oldest first; none after the end."""
        return () if self.over else self._back

    def can_undo(self, seat: Seat) -> bool:
        """Can this seat undo its last command? Private commands of other seats do not count, so the answer reveals
        nothing about them."""
        return not self.over and self._last(seat) is not None

    def undo(self, seat: Seat, of: int = 0) -> Step:
        """Undo this seat's last command, or the one in entry `of`. Private commands given since then are applied
        again. The end reveals the seed and every secret, so nothing can be undone after it."""
        if self.over:
            raise Mistake("match-no-undo")
        return self._undo(seat, of)

    def _undo(self, seat: Seat, of: int) -> Step:
        at = self._entry(seat, of) if of else self._last(seat)
        if at is None:
            raise Mistake("match-no-undo")
        taken, *since = self._back[at:]
        del self._back[at:]
        self.state = taken.before
        for said in since:
            self._say_again(said)
        self.moves += 1
        of = taken.n if since else 0
        self.chain = undo_link(self.chain, self.moves, seat, of)
        entry = Undone(self.moves, seat + 1, self.chain.hex(), of)
        return Step(entry, (), taken.to, taken.aside, taken.n)

    def _last(self, seat: Seat) -> int | None:
        """The index in `_back` of the command that this seat may undo."""
        for at in reversed(range(len(self._back))):
            one = self._back[at]
            if one.seat == seat:
                return at if one.free else None
            if not one.private:
                return None
        return None

    def _entry(self, seat: Seat, n: int) -> int | None:
        """The index in `_back` of entry `n`, if this seat may undo it: only private commands may follow it."""
        for at in reversed(range(len(self._back))):
            one = self._back[at]
            if one.n == n:
                return at if one.seat == seat and one.free else None
            if not one.private:
                return None
        return None

    def _say_again(self, said: Back) -> None:
        """Apply a private command again after an undo; drop it if it is no longer legal."""
        before = self.game.clone(self.state)
        try:
            self.game.apply(self.state, said.seat, said.command, Recorded(), Silence())
        except Illegal:
            return
        self._back.append(msgspec.structs.replace(said, before=before))

    def repeat(self, move: Move, dice: Dice, *, kept: bool = False) -> Step:
        """Play a recorded entry again, with these dice. `kept`: it was carried out here, so it was legal."""
        if isinstance(move, Begun):
            return self.begin(dice)
        if isinstance(move, Did):
            return self.do(move.seat - 1, self.game.read(move.command), dice, clock=move.clock, again=kept)
        # Earlier versions could undo the end; their files still read.
        return self._undo(move.seat - 1, move.of)

    def end(self, seed: bytes) -> End:
        """The last line as it would be written now. The course goes on: saving does not end the match."""
        state: Literal["finished", "paused"] = "paused" if self.result is None else "finished"
        link = end_link(self.chain, state, self.result, seed.hex())
        return End(state, self.result, seed.hex(), link.hex())

    def _link(self, kind: str, content: object, told: list[Told]) -> str:
        self.chain = _hash(self.chain, kind, content, told)
        return self.chain.hex()


def given_answer(
    game: Game[Any, Any, Any, Any], watched: Container[Seat], seat: Seat, state: Any
) -> Command | None:
    """The answer that a table gives for a seat which decides in this state; None when the seat is asked. Where others
    watch, an only answer is not given for it if the others cannot know that it is the only one."""
    answer: Command | None = game.standing(state)
    if answer is not None and seat in watched and game.veiled(state):
        answer = game.ordered(state)
    return answer


def _confidants(seat: Seat, told: Iterable[Told]) -> tuple[Seat, ...] | None:
    """The seats that know of an aside: the sender and those who were told. None: everybody was told something."""
    seats = {seat}
    for one in told:
        if one.to is None or one.others is not None:
            return None
        seats.update(one.to)
    return tuple(sorted(seats))


def undo_link(chain: bytes, n: int, seat: Seat, of: int) -> bytes:
    """The link of an undo. No events belong to it, so it can be checked without the rules."""
    return _hash(chain, "undo", (n, seat, of) if of else (n, seat), [])


def end_link(chain: bytes, state: str, result: Result | None, seed: str) -> bytes:
    """The link of the last line. It can be checked without the rules too."""
    return _hash(chain, "end", (state, result, seed), [])


def _hash(chain: bytes, kind: str, content: object, told: list[Told]) -> bytes:
    """The next link of the chain: each hash covers everything before it, events and their audiences included."""
    return sha256(chain + msgspec.json.encode((kind, content, told))).digest()
