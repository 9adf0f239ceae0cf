"""What a match adds to the contract of a game: `check_match` plays random matches, takes commands back, and raises
Nonconforming at the first fault.

- an undo restores the state before the command, byte for byte, and no seat can undo another seat's command;
- nothing is undone that rolled a die or revealed something;
- the end reveals everything: after it no seat can undo anything, not even a command given in private before it;
- the log of the match verifies, and resumes as the same match.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bulkhead.match.course import Step
from bulkhead.match.entries import Seated
from bulkhead.match.replay import read_replay, resume
from bulkhead.match.session import Session
from bulkhead.match.takeback import way_back
from bulkhead.match.verify import verify
from bulkhead.tabletop import asking
from bulkhead.tabletop.conformance import ASIDE_EVERY, AnyGame, Nonconforming, Picker, seed_of
from bulkhead.tabletop.refusals import Mistake

UNDO_EVERY = 6
"""About one command in so many is undone, if it can be."""


def check_match(
    game: AnyGame,
    options: Any,
    *,
    games: int = 1,
    most_commands: int = 100_000,
    label: str = "match",
    position: str = "",
    gives_up: bool = False,
) -> int:
    """Play `games` random matches to their end under every check; each must end within `most_commands`. With `gives_up`
    a seat may end a match by an aside. Returns the number of commands that were undone."""
    return sum(
        _Match(game, options, f"{label}|{number}", position, gives_up).play(most_commands)
        for number in range(games)
    )


class _Match:
    def __init__(self, game: AnyGame, options: Any, label: str, position: str, gives_up: bool) -> None:
        self.game = game
        self.label = label
        self.seats = range(game.seats_at(options))
        players = [Seated(f"Player {seat + 1}", "human") for seat in self.seats]
        self.session = Session.start(game, options, players, seed_of(label), position=position)
        self.picker = Picker(label)
        self.gives_up = gives_up
        self.before: dict[int, bytes] = {}
        """The state before each command that stands, by its entry."""
        self.undone = 0

    def fault(self, text: str) -> Nonconforming:
        moves = self.session.course.moves
        return Nonconforming(f"{self.game.id} ({self.label}), after {moves} entries: {text}")

    def play(self, most: int) -> int:
        for _ in range(most):
            if self.session.waiting is None:
                break
            self.check_undo(self.act())
        else:
            raise self.fault(f"random play does not end within {most} commands")
        self.check_end()
        self.check_file()
        return self.undone

    def act(self) -> Step:
        """The next command: an answer of the deciding seat or, now and then, an aside of any seat."""
        session, asked = self.session, self.session.waiting
        assert asked is not None
        offer = session.offer(asked)
        assert offer is not None
        seat: int = asked
        commands: Sequence[Any] = offer.commands
        if self.picker.randrange(ASIDE_EVERY) == 0:
            speaker = self.picker.randrange(len(self.seats))
            asides = [
                said
                for said in self.game.asides(session.state, speaker)
                if self.gives_up or not asking.ends(self.game, session.state, speaker, said)
            ]
            if asides:
                seat, commands = speaker, asides
        before = self.game.dump(session.state)
        step = session.submit(seat, commands[self.picker.randrange(len(commands))])
        self.before[session.course.moves] = before
        return step

    def check_undo(self, step: Step) -> None:
        """Only the seat of the last public command can undo it, and only if it revealed nothing."""
        session = self.session
        seat = getattr(step.entry, "seat", 0) - 1
        shown = bool(step.sides) or any(self.game.reveals(told.event) for told in step.told)
        if session.waiting is None:
            return
        if shown and session.can_undo(seat):
            raise self.fault("a command that rolled dice or revealed something can be undone")
        if step.to is None and any(session.can_undo(other) for other in self.seats if other != seat):
            raise self.fault("a seat can undo what another seat has done")
        if not step.aside and session.can_undo(seat) and self.picker.randrange(UNDO_EVERY) == 0:
            before = self.before[session.course.moves]
            session.undo(seat)
            self.undone += 1
            if self.game.dump(session.state) != before:
                raise self.fault("an undo does not restore the state before the command")

    def check_end(self) -> None:
        """The end is a revelation."""
        session = self.session
        final = self.game.dump(session.state)
        for seat in self.seats:
            if session.can_undo(seat) or way_back(session.course, seat, self.seats):
                raise self.fault(f"the match is over, and seat {seat + 1} can still undo")
            for entry in (0, *range(1, session.course.moves + 1)):
                try:
                    session.undo(seat, entry)
                except Mistake:
                    continue
                raise self.fault(f"the match is over, and seat {seat + 1} has undone entry {entry or 'last'}")
        if self.game.dump(session.state) != final:
            raise self.fault("a refused undo has changed the state")

    def check_file(self) -> None:
        """The file of the match is proof of it."""
        games, data = {self.game.id: self.game}, self.session.log()
        verdict = verify(data, self.label, games)
        if not verdict.ok or not verdict.finished:
            raise self.fault(f"the log of the match does not verify: {verdict}")
        again = resume(read_replay(data, self.label), games, finished=True)
        if self.game.dump(again.state) != self.game.dump(self.session.state):
            raise self.fault("the log of the match gives another match")
