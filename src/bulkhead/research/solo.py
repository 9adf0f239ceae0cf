"""The environment of Gymnasium: one seat learns, bots play the others."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

import gymnasium

from bulkhead.bots import Bot, bot, names, sides_at, strongest
from bulkhead.registry import default_game
from bulkhead.registry.bots import reads_view
from bulkhead.research.codec import Arrays, Codec
from bulkhead.research.episode import SEED_BYTES, Episode
from bulkhead.research.making import prepare
from bulkhead.research.seats_env import ILLEGAL
from bulkhead.tabletop.game import Seat
from bulkhead.tabletop.refusals import Mistake


class SoloEnv(gymnasium.Env[Arrays, int]):
    """One seat against chosen bots.

    `seat` is the seat that learns, counted from 0; None draws it for every game. `bots` are the names of the bots of
    the other seats, first seat first, or one name for all; by default the strongest for each. An action that the mask
    forbids loses the game (reward -1). `most_commands` cuts a game off after so many commands of all seats.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game_id: str = "",
        seat: Seat | None = 0,
        bots: str | Sequence[str] = "",
        most_commands: int | None = None,
        render_mode: str | None = None,
        **values: Any,
    ) -> None:
        options = {name.replace("_", "-"): value for name, value in values.items()}
        found = prepare(game_id or default_game(), options)
        self.game, self.options = found.game, found.options
        self.codec: Codec = found.codec
        self.seats = self.game.seats_at(self.options)
        if seat is not None and not 0 <= seat < self.seats:
            raise Mistake("research-no-such-seat", seat=seat, seats=self.seats)
        self._fixed_seat = seat
        self._bots = self._named(bots)
        self._most_commands = most_commands
        self.render_mode = render_mode
        self.observation_space = self.codec.space()
        self.action_space = gymnasium.spaces.Discrete(self.codec.actions)
        self._page = 0

    def _named(self, bots: str | Sequence[str]) -> tuple[str, ...]:
        """A bot for each seat; the learning seat's own is not used."""
        best = strongest(self.game.id, sides_at(self.game, self.options))
        if not bots:
            return best
        others = [bots] * (self.seats - 1) if isinstance(bots, str) else list(bots)
        if len(others) != self.seats - 1:
            raise Mistake("match-seats", needed=self.seats - 1, count=len(others))
        for name in others:
            if name not in names(self.game.id):
                raise Mistake("bot-unknown", bot=name, known=", ".join(names(self.game.id)))
        return tuple(others)

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Arrays, dict[str, Any]]:
        super().reset(seed=seed)
        rng = Random(int(self.np_random.integers(2**63)))
        self.seat = rng.randrange(self.seats) if self._fixed_seat is None else self._fixed_seat
        self.episode = Episode(self.game, self.options, rng)
        self._players: dict[Seat, Bot] = {}
        others = [seat for seat in range(self.seats) if seat != self.seat]
        chosen = self._bots if len(self._bots) == self.seats - 1 else [self._bots[seat] for seat in others]
        for seat, name in zip(others, chosen, strict=True):
            self._players[seat] = bot(name, self.game.id, rng.randbytes(SEED_BYTES))
        self._page = 0
        self._let_bots_play()
        return self._observe(), {}

    def step(self, action: int) -> tuple[Arrays, float, bool, bool, dict[str, Any]]:
        done = self.codec.command(self.episode.offer, int(action), self._page)
        if isinstance(done, int):
            self._page = done
            return self._observe(), 0.0, False, False, {}
        if done is None:
            return self._observe(), ILLEGAL, True, False, {"illegal": True}
        self.episode.do(done)
        self._page = 0
        self._let_bots_play()
        over = self.episode.seat is None
        return self._observe(), self.episode.rewards()[self.seat], over, not over and self._too_long(), {}

    def view(self) -> Any:
        """The game's own view of the learning seat."""
        return self.episode.view(self.seat)

    def _let_bots_play(self) -> None:
        while (seat := self.episode.seat) is not None and seat != self.seat and not self._too_long():
            offer, player = self.episode.offer, self._players[seat]
            view = self.episode.view(seat) if reads_view(player, offer) else None
            self.episode.do(player.choose(view, offer))

    def _too_long(self) -> bool:
        return self._most_commands is not None and self.episode.commands >= self._most_commands

    def _observe(self) -> Arrays:
        offer = self.episode.offer if self.episode.seat == self.seat else None
        return self.codec.arrays(self.view(), offer, self._page)

    def render(self) -> str:
        drawn: str = self.game.draw(self.view())
        return drawn
