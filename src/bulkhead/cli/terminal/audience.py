"""Who sits at the screen. People share it, and there is a curtain between them while there is something to hide.

Before a question that shows what only its seat may know, the curtain names the seat and waits for whoever holds it; the
screen is theirs until the next one. Any other question is put before everybody's eyes, and shows what everybody knows.
"""

from collections.abc import Mapping, Sequence

from bulkhead.cli.shell.screen import Screen
from bulkhead.cli.terminal.telling import Listener, tell
from bulkhead.match import Session, Step
from bulkhead.tabletop.game import SPECTATOR, Seat
from bulkhead.tabletop.phrases import Who
from bulkhead.tabletop.secrecy import hidden_from


class Audience:
    """The people at one terminal, and how much each of them has been told."""

    def __init__(self, screen: Screen, session: Session, people: Mapping[Seat, Sequence[Seat]]) -> None:
        self.screen = screen
        self.session = session
        self.people = people
        """The seats that people hold; for each, all seats of the same person."""
        self.alone = len({tuple(seats) for seats in people.values()}) == 1
        """One person needs no curtain, however many seats that person holds."""
        self.looking = next(iter(people)) if self.alone else SPECTATOR
        """A seat, or SPECTATOR when everybody looks together."""
        self._told = dict.fromkeys([SPECTATOR, *people], 0)
        """Entries of the match that each has been told."""
        self._missed: dict[Seat, list[Step]] = {seat: [] for seat in people}
        """What was for one person's ears while everybody looked."""

    @property
    def listener(self) -> Listener:
        """A single person in a single seat is spoken to as `you`; others are called by their names."""
        own = tuple(self.people.get(self.looking, ()))
        return Listener(self.looking, self.looking if self.alone and len(own) == 1 else SPECTATOR, own)

    @property
    def common_listener(self) -> Listener:
        """What may be read out: at a shared screen, no more than everybody knows."""
        return self.listener if self.alone else Listener(SPECTATOR)

    def skip(self, entries: int) -> None:
        """They need not be told so many entries."""
        self._told = dict.fromkeys(self._told, entries)

    def tell(self) -> None:
        """Whatever has happened since whoever is looking was last told."""
        steps, told = self.session.steps, self._told[self.looking]
        own = self.people.get(self.looking, ())
        missed = [step for seat in own for step in self._missed[seat]] if own else []
        tell(self.screen, self.session.game, [*missed, *steps[told:]], self.listener)
        if self.looking == SPECTATOR:
            self._keep_for_later()
            self.skip(len(steps))
        for seat in own:
            self._told[seat] = len(steps)
            self._missed[seat].clear()

    def _keep_for_later(self) -> None:
        """Everybody has been told what everybody may know; each person is told the rest when nobody else looks."""
        common = Listener(SPECTATOR)
        for seat, own in self.people.items():
            if seat != own[0]:
                continue
            listener = Listener(seat, own=tuple(own))
            self._missed[seat] += [
                step
                for step in self.session.steps[self._told[seat] :]
                if list(listener.hears(step)) != list(common.hears(step))
            ]

    def eyes(self, seat: Seat) -> Seat:
        """Through whose eyes the table is drawn while this seat decides: through its own, unless everybody looks and
        there is something to hide."""
        return SPECTATOR if self.looking == SPECTATOR and self._secrets() else seat

    def give_screen_to(self, seat: Seat) -> bool:
        """Let a person decide: before everybody's eyes, or behind the curtain. True when the screen was wiped."""
        if self.alone or self.looking in self.people[seat]:
            self.looking = seat
            return False
        if self.session.game.curtain(self.session.state):
            return self.call(seat)
        return self.open()

    def open(self) -> bool:
        """Everybody may look. True when the screen had to be wiped first."""
        if self.looking == SPECTATOR or self.alone:
            return False
        wiped = self._secrets()
        if wiped:
            self.screen.clear()
        else:
            self._told[SPECTATOR] = max(self._told.values())
        self.looking = SPECTATOR
        return wiped

    def call(self, seat: Seat) -> bool:
        """Behind the curtain: wait until nobody but the holder of a seat looks. True when the screen was wiped."""
        if self.looking in self.people.get(seat, ()):
            self.looking = seat
            return False
        wiped = self.looking != SPECTATOR
        if wiped:
            self.screen.clear()
        self.screen.say("cli-table-curtain", style="bold", who=Who(seat))
        self.screen.ask("")
        self.looking = seat
        return wiped

    def _secrets(self) -> bool:
        return hidden_from(self.session.game, self.session.state, SPECTATOR)
