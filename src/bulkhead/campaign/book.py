"""`Book`, a campaign built from its entries: the missions played, the standing of the factions, and the next mission.

Each change is appended as a line; `keep` stores it. A book has one writer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bulkhead.campaign.entries import (
    Begun,
    Entry,
    Finished,
    NewRules,
    Opened,
    Roster,
    Seats,
    TakenBack,
    write_line,
)
from bulkhead.campaign.games import known, the_game
from bulkhead.campaign.opening import in_order
from bulkhead.campaign.reading import Torn, first_link, link, read_lines
from bulkhead.match import Header, Session, new_seed
from bulkhead.match import commitment as promise
from bulkhead.match.packs import same_packs
from bulkhead.match.replay import Broken
from bulkhead.registry.campaigning import Standing
from bulkhead.tabletop.refusals import Mistake

AnyFinished = Finished[Any, Any, Any]


class Next(Struct, frozen=True):
    """The next mission: its options and its players."""

    mission: str
    options: Any
    """The options of its match: house rules, records, what earlier missions left behind."""
    seats: Seats


class Left(Struct, frozen=True):
    """A match of the mission in progress that went on with new rules in another file."""

    begun: Begun
    """With the file of this match."""
    rules: int
    following: str
    """The file that it went on in."""


class Book:
    """A campaign. `keep` is called with each new line before the change takes effect."""

    def __init__(self, opened: Opened, name: str, keep: Callable[[bytes], None] = lambda line: None) -> None:
        self.opened = opened
        self.name = name
        self.rules = the_game(opened.game)
        """The campaign rules of this game."""
        self.game = self.rules.game
        self.keep = keep
        self.entries: list[Entry] = []
        self.torn: Torn | None = None
        """A last line that was only partly written."""
        self.version = opened.rules
        """The version of the rules that the next entries are made with."""
        self.packs = opened.packs
        """The packs that the next missions are played with."""
        self.seats: Seats = opened.seats
        """Who holds which faction."""
        self.pending: Begun | None = None
        """The mission in progress."""
        self.left: list[Left] = []
        """The matches of the mission in progress with earlier versions of the rules, oldest first."""
        self.finished: list[tuple[Begun, AnyFinished]] = []
        """Finished missions that were not taken back, in order."""
        self._chain = first_link(opened)

    @classmethod
    def read(cls, data: bytes, name: str, *, other: bool = False) -> Book:
        """A campaign from the lines of its file; Broken at the first wrong line. A campaign that stands at another
        version of the rules is refused too, except with `other`."""
        opened, entries, torn = read_lines(data, name)
        if opened.game not in known():
            raise Broken(name, 1, "replay-other-game", game=opened.game, known=", ".join(known()))
        book = cls(opened, name)
        changed = 1
        for line, entry in enumerate(entries, 2):
            if not book._fits(entry):
                raise Broken(name, line, "replay-out-of-place")
            book.note(entry)
            changed = line if isinstance(entry, NewRules) else changed
        if book.is_other and not other:
            raise Broken(name, changed, "replay-other-rules", rules=book.version, known=book.game.version)
        book.torn = torn
        return book

    def lines(self) -> bytes:
        """The whole file."""
        return b"".join(write_line(line) + b"\n" for line in (self.opened, *self.entries))

    # How it stands

    @property
    def is_other(self) -> bool:
        """Does it stand at another version of the rules than the one here?"""
        return self.version != self.game.version

    @property
    def campaign(self) -> Standing:
        """The standing of the factions after the finished missions."""
        if not self.finished:
            return self.rules.standing((), {}, ())
        last = self.finished[-1][1]
        return self.rules.standing(tuple(one.played for _, one in self.finished), last.records, last.legacy)

    @property
    def mission(self) -> str | None:
        """The mission to be played now; None when the campaign is over."""
        at = len(self.finished)
        return self.opened.missions[at] if at < len(self.opened.missions) else None

    def following(self, seats: Seats | None = None) -> Next:
        """The next mission, played by the roster, or by `seats` this once. Mistake if no mission is left, if the open
        packs differ, or if the mission does not allow such a table."""
        if self.mission is None:
            raise Mistake("campaign-over", file=self.name)
        same_packs(self.packs, self.game.packs())
        holders = in_order(self.rules, self.seats if seats is None else seats)
        table = self.rules.table(self.opened.options, tuple(holders))
        return Next(self.mission, self.rules.options(table, self.mission, self.campaign), holders)

    # What changes it

    def change_seats(self, seats: Seats, by: str) -> None:
        """Change who holds the factions. Ranks stay with the faction."""
        if self.pending is not None:
            raise Mistake("campaign-in-mission", mission=self.pending.mission)
        holders = in_order(self.rules, seats)
        self.rules.table(self.opened.options, tuple(holders))
        if holders != self.seats:
            self.append(Roster(self._number, by, holders))

    def begin(
        self, file: str, seats: Seats | None = None, seed: bytes | None = None, salts: Sequence[str] = ()
    ) -> Session:
        """Begin the next mission; returns its match, which the caller saves in `file`."""
        if self.pending is not None:
            raise Mistake("campaign-in-mission", mission=self.pending.mission)
        following = self.following(seats)
        secret = seed or new_seed()
        factions = self.rules.seated(following.options)
        players = [following.seats[faction] for faction in factions]
        session = Session.start(self.game, following.options, players, secret, salts=salts)
        chairs = dict(zip(factions, players, strict=True))
        self.append(Begun(self._number, following.mission, chairs, promise(secret), file))
        return session

    def check(self, header: Header) -> None:
        """Raise Mistake unless this is the match of the mission in progress: same seed, players and options."""
        begun = self.check_match(header)
        following = self.following(begun.seats)
        if self.game.options(header.options) != following.options or header.position:
            raise Mistake("campaign-other-records", file=begun.file)

    def check_match(self, header: Header) -> Begun:
        """The mission in progress; Mistake unless this match has its seed, its players and its version of the rules."""
        begun = self.pending
        if begun is None:
            raise Mistake("campaign-no-mission-begun", file=self.name)
        if header.commitment != begun.commitment or header.seats != tuple(begun.seats.values()):
            raise Mistake("campaign-other-match", file=begun.file)
        if header.rules != self.version:
            raise Mistake("campaign-other-version", file=begun.file, rules=header.rules, known=self.version)
        return begun

    def change_rules(self, by: str, file: str = "") -> NewRules:
        """Go on with the version and the packs here. `file` has the mission in progress with the new rules; without
        one, the mission in progress is taken back."""
        if self.version >= self.game.version:
            raise Mistake("campaign-same-rules", file=self.name, rules=self.version, known=self.game.version)
        self.append(NewRules(self._number, by, self.game.version, self.game.packs(), file))
        assert isinstance(self.entries[-1], NewRules)
        return self.entries[-1]

    def take(self, session: Session) -> AnyFinished:
        """Append the result of the mission in progress, whose match must be over."""
        self.check(session.header)
        if session.result is None:
            assert self.pending is not None
            raise Mistake("campaign-not-over", mission=self.pending.mission)
        told = [one for step in session.steps for one in step.told]
        found = self.outcome(session.state, session.header, told, sha256(session.log()).hexdigest())
        self.append(found)
        assert isinstance(self.entries[-1], Finished)
        return self.entries[-1]

    def outcome(self, state: Any, header: Header, told: Sequence[Any], digest: str) -> AnyFinished:
        """The entry that follows from a finished match, without its hash."""
        after = self.rules.after(self.campaign, state)
        chosen = self.rules.decisions(state, header.seats, told)
        return Finished(self._number, digest, after.played[-1], chosen, after.records, after.legacy)

    def take_back(self, by: str) -> Begun:
        """Take back the mission in progress, or else the last finished one."""
        if self.pending is None and not self.finished:
            raise Mistake("campaign-nothing-to-undo", file=self.name)
        begun = self.pending or self.finished[-1][0]
        self.append(TakenBack(self._number, by, begun.n))
        return begun

    # Lines

    @property
    def _number(self) -> int:
        return len(self.entries) + 1

    def append(self, entry: Entry) -> None:
        """Add an entry, chained to those before it."""
        chained = replace(entry, hash=link(self._chain, entry).hex())
        assert self._fits(chained)
        self.keep(write_line(chained) + b"\n")
        self.note(chained)

    def _fits(self, entry: Entry) -> bool:
        """May this entry come next?"""
        if isinstance(entry, Roster):
            return self.pending is None
        if isinstance(entry, Begun):
            return self.pending is None and entry.mission == self.mission
        if isinstance(entry, Finished):
            return self.pending is not None and entry.played.mission == self.pending.mission
        if isinstance(entry, NewRules):
            return entry.rules > self.version and (not entry.file or self.pending is not None)
        last = self.pending or (self.finished[-1][0] if self.finished else None)
        return last is not None and entry.mission == last.n

    def note(self, entry: Entry) -> None:
        """Apply an entry that is already in the file, with its hash."""
        if isinstance(entry, Roster):
            self.seats = entry.seats
        elif isinstance(entry, Begun):
            self.pending, self.left = entry, []
        elif isinstance(entry, Finished):
            assert self.pending is not None
            self.finished.append((self.pending, entry))
            self.pending = None
        elif isinstance(entry, NewRules):
            left = self.pending
            if left is not None:
                self.left.append(Left(left, self.version, entry.file))
            self.version, self.packs = entry.rules, entry.packs
            self.pending = None if left is None or not entry.file else replace(left, file=entry.file)
        elif self.pending is not None:
            self.pending = None
        else:
            self.finished.pop()
        self.entries.append(entry)
        self._chain = bytes.fromhex(entry.hash)
