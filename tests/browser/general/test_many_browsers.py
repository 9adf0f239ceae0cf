"""Seven players at seven screens: each joins by a link, builds a squad and plays by hand.

A mirror replays the match and knows what each of them may see. Each seat plays as a bot with its view would, with
one figure or two in each turn.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from bulkhead.starquest.data import commands as c
from tests.browser.conftest import Seats
from tests.browser.helpers.aboard import TUTORIAL
from tests.browser.helpers.agreeing import NAMES, agree, spectates
from tests.browser.helpers.crew import asked, give
from tests.browser.helpers.house import House, link
from tests.browser.helpers.mirror import Mirror
from tests.browser.helpers.ship import Ship

LANGUAGES = ("en", "it", "es", "fr", "en", "it", "es")
CORRIDOR: dict[str, Any] = {"mission": "mis_07_long_corridor"}
"""For seven seats, with few blips to lay before the fighting begins."""
ENOUGH_BLIPS = 3
MOST = 1000
WANTED = (c.Open, c.Search, c.Overwatch, c.Shoot, c.Strike, c.Snap)
"""Commands that must be given at the table: the first seat that can give one does."""


class Table:
    """The screens, the mirror, and which seat has done what so far."""

    def __init__(
        self, house: House, player: Seats, options: Mapping[str, Any], seats: int, *, chance: int
    ) -> None:
        """Another `chance` gives other dice: those requested bring shots and Overwatch within two rounds."""
        table = house.table(*(link() for _ in range(seats)), game="starquest", options=options)
        self.players = [
            player(language, chance=chance + seat) for seat, language in enumerate(LANGUAGES[:seats])
        ]
        for one, key, name in zip(self.players, table.keys.values(), NAMES, strict=False):
            Mirror.attend(one)
            one.sit(key, name)
        self.ships = [Ship(one) for one in self.players]
        self.eve = player()
        self.eve.watch(table.watch)
        self.mirror = Mirror(self.players, options)
        self.done: dict[tuple[int, int], Counter[str]] = defaultdict(Counter)
        """The commands that each seat has given by hand, in each round."""
        self._acted: Counter[int] = Counter()
        self._put = 0
        self._going = 0
        """The number of commands of the active figure."""

    def muster(self) -> None:
        """Every player asks for a suggested squad; the entry area is chosen from the list, each with its name."""
        mirror = self.mirror
        helped = set()
        while mirror.state.phase == "setup":
            seat = mirror.waiting
            ship, view = self.ships[seat], mirror.view(seat)
            if view.question == "sq-ask-setup-entry":
                ship.asks(view.question)
                give(ship, mirror.sensible(), view)
            elif seat not in helped:
                helped.add(seat)
                ship.asks(view.question)
                ship.do("web-sq-sensible")
            # A player who was helped once keeps being helped: wait for the commands.
            mirror.hear()
            mirror.follow()
        self._look()

    def play(self, rounds: int, figures: int, deeds: int = MOST) -> None:
        """Each seat acts with this many figures in each of its turns, and answers every question. A figure stops
        after this many commands."""
        mirror = self.mirror
        for _ in range(MOST):
            if mirror.session.waiting is None or mirror.state.round > rounds:
                return
            seat, now, turn = mirror.waiting, mirror.state.round, mirror.state.turn
            own = seat == mirror.state.turn_seat
            ship, view = self.ships[seat], mirror.view(seat)
            ship.asks(asked(view))
            command = self._chosen(figures, deeds)
            give(ship, command, view)
            if isinstance(command, c.Activate):
                give(ship, *mirror.begun(command))
            sent = mirror.follow()
            assert sent, f"nothing came of {command}"
            self._note(now, seat, turn, sent)
            ended = isinstance(sent[-1], c.Activate | c.Done | c.End)
            self._going = 0 if ended else self._going + own
            if (mirror.state.round, mirror.state.turn) != (now, turn):
                self._look()
        raise AssertionError("the rounds never ended")

    def _note(self, now: int, seat: int, turn: int, sent: Sequence[c.AnyCommand]) -> None:
        self.done[now, seat].update(type(one).__name__ for one in sent)
        self._acted[turn] += sum(isinstance(one, c.Activate) for one in sent)
        self._put = self._put + 1 if all(isinstance(one, c.Put) for one in sent) else 0

    def _chosen(self, figures: int, deeds: int) -> c.AnyCommand:
        """A wanted command that was not given yet, if it is legal now; or the end of the turn; or the bot's choice."""
        mirror = self.mirror
        offered = {type(one): one for one in reversed(mirror.offer.commands)}
        for kind in WANTED:
            if kind in offered and not any(kind.__name__ in seen for seen in self.done.values()):
                return offered[kind]
        if c.End in offered and self._acted[mirror.state.turn] >= figures:
            return offered[c.End]
        if c.Done in offered and self._going >= deeds:
            return offered[c.Done]
        if c.Put in offered and c.Pass in offered and self._put >= ENOUGH_BLIPS:
            return offered[c.Pass]
        choice = mirror.sensible()
        passing = isinstance(choice, c.Step) and mirror.state.ship.at(*choice.to) in mirror.state.holder
        # A press on a figure looks at it, so nobody steps through it in a window.
        return offered[c.Pass] if passing and c.Pass in offered else choice

    def _look(self) -> None:
        agree(self.mirror, self.ships)
        spectates(self.mirror, self.eve)

    def has_seen(self, kinds: Sequence[type[c.AnyCommand]]) -> None:
        """All these commands were given by hand, and every seat acted in each round."""
        everything: Counter[str] = sum(self.done.values(), Counter())
        assert {kind.__name__ for kind in kinds} <= set(everything), everything
        rounds = {now for now, _ in self.done}
        assert set(self.done) >= {(now, seat) for now in rounds for seat in range(len(self.ships))}


def test_two_people_play_the_tutorial(house: House, player: Seats) -> None:
    table = Table(house, player, TUTORIAL, 2, chance=10)
    table.muster()
    table.play(rounds=2, figures=2)
    table.has_seen((c.Enter, c.Step, c.Open, c.Shoot, c.Put, c.Stand))


def test_seven_people_play_two_rounds(house: House, player: Seats) -> None:
    table = Table(house, player, CORRIDOR, 7, chance=80)
    table.muster()
    table.play(rounds=2, figures=1, deeds=3)
    table.has_seen((c.Enter, c.Step, c.Open, c.Search, c.Put, c.Stand, c.Shoot, c.Strike, c.Overwatch, c.Yes))
