"""Replays a mission of Starquest that browsers play: their commands are applied here too.

So a test knows what stands on the table, and what each seat may know.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from bulkhead import GAMES
from bulkhead.bots import bot, strongest
from bulkhead.match.entries import Seated
from bulkhead.match.session import Session
from bulkhead.starquest.data.commands import Activate, AnyCommand
from bulkhead.starquest.data.state import State
from bulkhead.starquest.views.views import View
from bulkhead.tabletop.dice import Seeded
from bulkhead.tabletop.events import Silence
from bulkhead.tabletop.game import Offer
from tests.browser.helpers.house import SEED
from tests.browser.helpers.player import Player

GAME = GAMES["starquest"]
RECORD = """
globalThis.played = [];
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  const message = JSON.parse(text);
  if (message.type === 'do') played.push(message.command);
  return send.call(this, text);
};
"""
"""Makes a page record the commands it sends, independent of the network."""
HANDS = ("orders", "equipment", "recon", "psychic", "events", "blips", "reinforcements", "specials")
"""The parts of a side that others may not see."""


class Mirror:
    """The same seed, salts and commands. Attach players before they join."""

    @staticmethod
    def attend(player: Player) -> None:
        player.page.add_init_script(RECORD)

    def __init__(self, players: Sequence[Player], options: Mapping[str, Any]) -> None:
        self.players = players
        read = GAME.options(options)
        people = [Seated("human", "")] * len(players)
        salts = [salt for player in players for salt in player.salts]
        self.session = Session.start(GAME, read, people, SEED, salts=salts)
        names = strongest("starquest", read.factions)
        self._bots = [bot(name, "starquest", seat) for seat, name in enumerate(names)]
        self._heard: list[list[str]] = [[] for _ in players]

    @property
    def state(self) -> State:
        state: State = self.session.state
        return state

    @property
    def waiting(self) -> int:
        """The seat that decides."""
        seat = self.session.waiting
        assert seat is not None, "the mission is over"
        return seat

    @property
    def offer(self) -> Offer[AnyCommand]:
        offer = self.session.offer(self.waiting)
        assert offer is not None
        return offer

    def view(self, seat: int) -> View:
        view: View = self.session.view(seat)
        return view

    def sensible(self) -> AnyCommand:
        """The command of a bot with the seat's view."""
        seat = self.waiting
        command: AnyCommand = self._bots[seat].choose(self.view(seat), self.offer)
        return command

    def begun(self, command: Activate) -> tuple[AnyCommand, View]:
        """What a bot does first with a figure that it activates, and its view then: one press gives both."""
        seat, after = self.waiting, GAME.clone(self.state)
        GAME.apply(after, seat, command, Seeded(SEED), Silence())
        offer, view = GAME.offer(after, seat), GAME.view(after, seat)
        assert offer is not None
        first: AnyCommand = self._bots[seat].choose(view, offer)
        return first, view

    def follow(self) -> list[AnyCommand]:
        """Play what the browsers have sent meanwhile."""
        return list(self._follow())

    def _follow(self) -> Iterator[AnyCommand]:
        while (seat := self.session.waiting) is not None:
            # A standing answer is not asked for: the server gives it.
            if (ordered := self.session.standing) is not None:
                self.session.submit(seat, ordered)
            elif sent := self._next(seat):
                command = GAME.read(sent)
                self.session.submit(seat, command)
                yield command
            else:
                return

    def _next(self, seat: int) -> str:
        """The next command from the page of the deciding player; empty for none so far. Other pages send none."""
        heard = self._heard[seat]
        if not heard:
            heard.extend(self.players[seat].page.evaluate("played.splice(0)"))
        return heard.pop(0) if heard else ""

    def hear(self) -> None:
        """Wait until the deciding player has sent a command."""
        seat = self.waiting
        if not self._heard[seat]:
            self.players[seat].page.wait_for_function("() => played.length > 0")

    def secrets(self, seat: int) -> set[str]:
        """Cards and figures that others hold or hide, and that the seat has neither seen nor been told so far."""
        state = self.state
        held = {card for side in state.sides for hand in HANDS for card in getattr(side, hand)}
        held |= {token.identity for token in state.tokens.values()}
        heard = [told.seen_by(seat) for step in self.session.steps for told in step.told]
        known = (msgspec.json.encode(self.view(seat)) + msgspec.json.encode(heard)).decode()
        return {one for one in held if one and one not in known}
