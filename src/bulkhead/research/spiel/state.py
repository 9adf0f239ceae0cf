"""A state in the shape of `pyspiel.State`.

Between two decisions a command may wait for dice. In Heroes it then stands at a chance node: the state before the
command is kept with the rolls known so far, and the command is carried out again with each further roll.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from bulkhead.registry import AnyGame
from bulkhead.research.episode import rewards
from bulkhead.research.spiel.chance import Known, RollNeeded
from bulkhead.research.spiel.knowledge import Knowledge
from bulkhead.tabletop.dice import Dice, Seeded, sorted_rolls
from bulkhead.tabletop.game import Command, Offer, Seat

CHANCE_PLAYER = -1
TERMINAL_PLAYER = -4
"""As in OpenSpiel."""


class GameShape(Protocol):
    """What a state asks of its game."""

    rules: AnyGame
    options: Any
    explicit_chance: bool
    commands: Sequence[Command]
    """Every command by its number; empty where actions are places in the offer."""
    numbers: Mapping[Any, int]

    def num_players(self) -> int: ...

    def num_distinct_actions(self) -> int: ...

    def max_chance_outcomes(self) -> int: ...


class Saved(Struct, frozen=True):
    """A state in its stored form."""

    state: str
    digests: list[str]
    history: list[int]
    rolls: list[tuple[int, ...]]
    waiting: str
    """The command that waits for dice; empty if none does."""
    seed: str
    beginning: bool


class SpielState:
    """One state of a game. Copies are independent."""

    def __init__(self, game: GameShape, seed: bytes) -> None:
        self._game = game
        self._rules = game.rules
        self._seed = seed
        self._history: list[int] = []
        self._state: Any = None
        self._digests = [""] * game.num_players()
        self._rolls: list[tuple[int, ...]] = []
        self._waiting: Command | None = None
        """The command that waits for dice."""
        self._beginning = True
        """The game itself is being set up and waits for dice."""
        self._needed = (0, 0)
        self._run()

    # The interface of OpenSpiel

    def current_player(self) -> int:
        if self._needed[0]:
            return CHANCE_PLAYER
        seat = self._rules.waiting(self._state)
        return TERMINAL_PLAYER if seat is None else seat

    def is_chance_node(self) -> bool:
        return self.current_player() == CHANCE_PLAYER

    def is_terminal(self) -> bool:
        return self.current_player() == TERMINAL_PLAYER

    def is_simultaneous_node(self) -> bool:
        return False

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each way that the dice can fall, with its probability."""
        count, sides = self._needed
        assert count, "this is no chance node"
        return [
            (action, weight / sides**count) for action, (_, weight) in enumerate(sorted_rolls(count, sides))
        ]

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The actions of the player who acts (or of chance), in ascending order; of another player none."""
        mover = self.current_player()
        if mover == TERMINAL_PLAYER or (player is not None and player != mover):
            return []
        if mover == CHANCE_PLAYER:
            return [action for action, _ in self.chance_outcomes()]
        offer = self._offer()
        if not self._game.commands:
            return list(range(len(offer.commands)))
        numbers = self._game.numbers
        return sorted(numbers[one] for one in offer.commands)

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        legal = set(self.legal_actions(player))
        size = (
            self._game.max_chance_outcomes() if self.is_chance_node() else self._game.num_distinct_actions()
        )
        return [int(action in legal) for action in range(size)]

    def apply_action(self, action: int) -> None:
        """Carry out an action of the player who acts, or let the dice fall."""
        if action not in self.legal_actions():
            raise ValueError(f"action {action} is not legal here")
        if self._needed[0]:
            self._rolls.append(sorted_rolls(*self._needed)[action][0])
        else:
            self._waiting = self.command(action)
        self._history.append(action)
        self._run()

    def child(self, action: int) -> SpielState:
        twin = self.clone()
        twin.apply_action(action)
        return twin

    def action_to_string(self, player: int, action: int | None = None) -> str:
        """The command as it is typed, or the faces of a roll. With one argument, of the player who acts."""
        number = player if action is None else action
        if self._needed[0]:
            return "roll " + "".join(map(str, sorted_rolls(*self._needed)[number][0]))
        return str(self.command(number))

    def string_to_action(self, text: str) -> int:
        return next(action for action in self.legal_actions() if self.action_to_string(action) == text)

    def information_state_string(self, player: int | None = None) -> str:
        """All that a seat knows: a digest of everything that it has been told and has done, and its view."""
        seat = self._seat(player)
        return f"{self._digests[seat]} {self.observation_string(seat)}"

    def observation_string(self, player: int | None = None) -> str:
        """The view of a seat as JSON; during set-up, before there is one, nothing."""
        if self._state is None:
            return ""
        return msgspec.json.encode(self._rules.view(self._state, self._seat(player))).decode()

    def returns(self) -> list[float]:
        result = None if self._needed[0] else self._rules.result(self._state)
        return list(rewards(result)) if result is not None else [0.0] * self.num_players()

    def rewards(self) -> list[float]:
        return self.returns()

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def num_players(self) -> int:
        return self._game.num_players()

    def num_distinct_actions(self) -> int:
        return self._game.num_distinct_actions()

    def get_game(self) -> GameShape:
        return self._game

    def history(self) -> list[int]:
        return list(self._history)

    def history_str(self) -> str:
        return ", ".join(map(str, self._history))

    def move_number(self) -> int:
        return len(self._history)

    def clone(self) -> SpielState:
        twin: SpielState = SpielState.__new__(SpielState)
        twin._game, twin._rules, twin._seed = self._game, self._rules, self._seed
        twin._history = self._history[:]
        twin._state = None if self._state is None else self._rules.clone(self._state)
        twin._digests = self._digests[:]
        twin._rolls = self._rolls[:]
        twin._waiting, twin._beginning, twin._needed = self._waiting, self._beginning, self._needed
        return twin

    def resample_from_infostate(
        self, player: int, probability_sampler: Callable[[], float] | None = None
    ) -> SpielState:
        """A state that this seat could be in as far as it knows: what is hidden is guessed from its view alone.

        The guess is the game's own (`Game.guess`): it agrees with the view, and draws what is unseen from the lists
        that everybody knows. It weighs no behaviour, so it is no exact posterior. Dice to come are new. The digests
        of the other seats begin anew, because nobody can know what they remember. `probability_sampler` gives numbers
        from 0 to 1, as in OpenSpiel.
        """
        if self.is_chance_node():
            raise ValueError("dice are falling: resample before or after")
        rng = _FromSampler(probability_sampler or Random().random)
        guessed = self._rules.guess(self._rules.view(self._state, player), rng)
        assert guessed is not None, "both games can guess"
        twin = self.clone()
        twin._state = guessed
        twin._seed = rng.bytes()
        twin._digests = [digest if seat == player else "" for seat, digest in enumerate(self._digests)]
        return twin

    def serialize(self) -> str:
        saved = Saved(
            self._rules.dump(self._state).decode() if self._state is not None else "",
            self._digests,
            self._history,
            self._rolls,
            str(self._waiting) if self._waiting is not None else "",
            b64encode(self._seed).decode(),
            self._beginning,
        )
        return msgspec.json.encode(saved).decode()

    @classmethod
    def read(cls, game: GameShape, text: str) -> SpielState:
        """The state that `serialize` wrote."""
        saved = msgspec.json.decode(text, type=Saved)
        state = cls(game, b64decode(saved.seed))
        state._state = game.rules.load(saved.state.encode()) if saved.state else None
        state._digests, state._history = saved.digests, saved.history
        state._rolls, state._beginning = saved.rolls, saved.beginning
        state._waiting = game.rules.read(saved.waiting) if saved.waiting else None
        state._needed = (0, 0)
        if saved.waiting or saved.beginning:
            state._run()
        return state

    def __str__(self) -> str:
        return f"{self.history_str()} | {self.observation_string(0)}"

    # What OpenSpiel does not have

    def command(self, action: int) -> Command:
        """The command that an action stands for."""
        found: Command = (
            self._game.commands[action] if self._game.commands else self._offer().commands[action]
        )
        return found

    # Inside

    def _offer(self) -> Offer[Any]:
        offer = self._rules.offer(self._state, self.current_player())
        assert offer is not None
        return offer

    def _seat(self, player: int | None) -> Seat:
        seat = self.current_player() if player is None else player
        if not 0 <= seat < self.num_players():
            raise ValueError("name a player: nobody decides here")
        return seat

    def _run(self) -> None:
        """Carry out what waits, with the dice that are known, until a decision or until dice are missing."""
        self._needed = (0, 0)
        while self._beginning or self._waiting is not None:
            heard = Knowledge(self._digests)
            try:
                after = self._carry_out(heard)
            except RollNeeded as roll:
                self._needed = (roll.count, roll.sides)
                return
            self._state, self._digests = after, heard.digests
            self._beginning, self._waiting, self._rolls = False, None, []
            if self._rules.waiting(after) is not None:
                self._waiting = self._rules.standing(after)

    def _carry_out(self, heard: Knowledge) -> Any:
        dice = self._dice()
        if self._beginning:
            return self._rules.new(self._game.options, dice, heard)
        after = self._rules.clone(self._state)
        seat = self._rules.waiting(after)
        assert seat is not None
        assert self._waiting is not None
        heard.chose(seat, self._waiting)
        self._rules.apply(after, seat, self._waiting, dice, heard)
        return after

    def _dice(self) -> Dice:
        if self._game.explicit_chance:
            return Known(self._rolls)
        # Each command has a stream of its own, so that copies which go different ways stay repeatable.
        return Seeded(self._seed, [str(len(self._history)), self._digests[0]])


class _FromSampler:
    """Whole numbers from a source of numbers between 0 and 1."""

    def __init__(self, sampler: Callable[[], float]) -> None:
        self._sampler = sampler

    def randrange(self, stop: int, /) -> int:
        return min(int(self._sampler() * stop), stop - 1)

    def bytes(self) -> bytes:
        return bytes(self.randrange(256) for _ in range(32))
