"""Who sits at the screen. People share it, and there is a curtain between them while there is something to hide."""

from collections.abc import Sequence

from bulkhead.cli.screen import Screen
from bulkhead.cli.secrets import decides_in_secret
from bulkhead.cli.telling import Listener, tell
from bulkhead.match import Session
from bulkhead.tabletop.game import SPECTATOR, Seat
from bulkhead.tabletop.phrases import Who
from bulkhead.tabletop.secrecy import hidden_from


class Audience:
    """The people at one terminal, and how much each of them has been told."""

    def __init__(self, screen: Screen, session: Session, people: Sequence[Seat]) -> None:
        self.screen = screen
        self.session = session
        self.people = people
        self.looking = people[0] if len(people) == 1 else SPECTATOR
        """A seat, or SPECTATOR when everybody looks together."""
        self._told = dict.fromkeys([SPECTATOR, *people], 0)
        """Entries of the match that each has been told."""

    @property
    def listener(self) -> Listener:
        """A single person is spoken to as `you`; several are called by their names."""
        return Listener(self.looking, self.looking if len(self.people) == 1 else SPECTATOR)

    def skip(self, entries: int) -> None:
        """They need not be told so many entries."""
        self._told = dict.fromkeys(self._told, entries)

    def tell(self) -> None:
        """Whatever has happened since whoever is looking was last told."""
        steps = self.session.steps
        tell(self.screen, self.session.game, steps[self._told[self.looking] :], self.listener)
        if self.looking == SPECTATOR:
            self.skip(len(steps))
        self._told[self.looking] = len(steps)

    def give_screen_to(self, seat: Seat) -> None:
        """Let a person decide: before everybody's eyes, or behind the curtain."""
        if len(self.people) == 1:
            return
        if not self._must_hide(seat):
            self.looking = SPECTATOR
            self._told[SPECTATOR] = max(self._told.values())
        elif self.looking != seat:
            if self.looking != SPECTATOR:
                self.screen.clear()
            self.screen.say("cli-table-curtain", style="bold", who=Who(seat))
            self.screen.ask("")
            self.looking = seat

    def _must_hide(self, seat: Seat) -> bool:
        game, state = self.session.game, self.session.state
        return decides_in_secret(game, state, seat) or hidden_from(game, state, seat)
