"""The players who share one terminal: who looks at it now, and what each of them has been told.

Before a question that shows hidden information, the terminal names the seat and waits until its player is alone at the
screen (the curtain). Any other question is shown to all players, and shows only what all of them know.
"""

from collections.abc import Mapping, Sequence

from bulkhead.cli.shell.screen import Screen
from bulkhead.cli.terminal.telling import Listener, tell
from bulkhead.match import Session, Step
from bulkhead.tabletop.game import SPECTATOR, Seat, Viewer
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
        """One person needs no curtain, even with several seats."""
        self.looking: Viewer = next(iter(people)) if self.alone else SPECTATOR
        """The seat whose player looks at the screen, or SPECTATOR when all players look together."""
        self._told: dict[Viewer, int] = dict.fromkeys([SPECTATOR, *people], 0)
        """For each viewer, the number of entries of the match that have been told."""
        self._missed: dict[Seat, list[Step]] = {seat: [] for seat in people}
        """Steps that a player may know more of than the others, and that happened while all looked."""

    @property
    def _own(self) -> tuple[Seat, ...]:
        """All seats of the player who looks now."""
        return () if self.looking is SPECTATOR else tuple(self.people.get(self.looking, ()))

    @property
    def listener(self) -> Listener:
        """The player who looks now. A single person in a single seat is addressed as `you`, others by name."""
        own = self._own
        return Listener(self.looking, self.looking if self.alone and len(own) == 1 else SPECTATOR, own)

    @property
    def common_listener(self) -> Listener:
        """The listener for texts that all players may read: at a shared screen, a spectator."""
        return self.listener if self.alone else Listener(SPECTATOR)

    def skip(self, entries: int) -> None:
        """Count the first `entries` of the match as told to every viewer."""
        self._told = dict.fromkeys(self._told, entries)

    def tell(self) -> None:
        """Print what has happened since the current viewer was last told."""
        steps, told = self.session.steps, self._told[self.looking]
        own = self._own
        missed = [step for seat in own for step in self._missed[seat]] if own else []
        tell(self.screen, self.session.game, [*missed, *steps[told:]], self.listener)
        if self.looking is SPECTATOR:
            self._keep_for_later()
            self.skip(len(steps))
        for seat in own:
            self._told[seat] = len(steps)
            self._missed[seat].clear()

    def _keep_for_later(self) -> None:
        """After a common telling: keep the steps of which a player may know more, for when that player looks alone."""
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

    def eyes(self, seat: Seat) -> Viewer:
        """The viewer for whom the table is drawn while this seat decides: the seat, or SPECTATOR when all players look
        and something is hidden."""
        return SPECTATOR if self.looking is SPECTATOR and self._secrets() else seat

    def give_screen_to(self, seat: Seat) -> bool:
        """Let a player look, behind the curtain if the question is secret. True when the screen was wiped."""
        if self.alone or self.looking in self.people[seat]:
            self.looking = seat
            return False
        if self.session.game.curtain(self.session.state):
            return self.call(seat)
        return self.open()

    def open(self) -> bool:
        """Show the screen to all players. True when it had to be wiped first."""
        if self.looking is SPECTATOR or self.alone:
            return False
        wiped = self._secrets()
        if wiped:
            self.screen.clear()
        else:
            self._told[SPECTATOR] = max(self._told.values())
        self.looking = SPECTATOR
        return wiped

    def call(self, seat: Seat) -> bool:
        """Draw the curtain: wait until only the player of this seat looks. True when the screen was wiped."""
        if self.looking in self.people.get(seat, ()):
            self.looking = seat
            return False
        wiped = self.looking is not SPECTATOR
        if wiped:
            self.screen.clear()
        self.screen.say("cli-table-curtain", style="bold", who=Who(seat))
        self.screen.ask("")
        self.looking = seat
        return wiped

    def _secrets(self) -> bool:
        return hidden_from(self.session.game, self.session.state, SPECTATOR)
