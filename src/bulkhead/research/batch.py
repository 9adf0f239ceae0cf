"""Many games at once: `BatchEnv` steps a batch behind which the reference engine plays, or any other engine.

An engine is anything with the methods of `BatchEngine`; it keeps its games as it likes (the reference keeps one
`Episode` each, a compiled one would keep arrays) and exchanges arrays of a fixed shape. `register_engine` adds one
under a name.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Protocol

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from bulkhead.research.codec import Codec, Floats, Mask
from bulkhead.research.episode import Episode, rewards
from bulkhead.research.making import prepare

ILLEGAL = -1.0
OVER = -1
"""In `seat`: the game is over."""


class Seen(Struct, frozen=True):
    """What all games of a batch show. Games lie along the first axis."""

    seat: NDArray[np.int8]
    """The seat that decides; OVER after the end."""
    arrays: dict[str, Floats]
    """By name, what the seat that decides observes."""
    mask: Mask


class Stepped(Struct, frozen=True):
    """What a step changed."""

    rewards: Floats
    """By game and seat."""
    over: NDArray[np.bool_]
    """Games that ended with this step."""
    scores: NDArray[np.int32]
    """By game and seat, for games that ended; else 0."""


class BatchEngine(Protocol):
    """An engine that plays many games at once."""

    games: int
    seats: int
    actions: int

    def begin(self, which: NDArray[np.intp], seeds: Sequence[bytes]) -> None:
        """Begin games anew, each with the seed of its dice."""
        ...

    def see(self) -> Seen:
        """What every game shows."""
        ...

    def step(self, actions: NDArray[np.integer[Any]]) -> Stepped:
        """Take one action in every game; games that are over ignore theirs. An action that the mask forbids ends the
        game: the seat gets -1 and the others nothing."""
        ...


class ReferenceEngine:
    """The rules as they are written, one game after the other."""

    def __init__(self, game_id: str, games: int, values: Mapping[str, Any]) -> None:
        found = prepare(game_id, values)
        self._game, self._options = found.game, found.options
        self.codec: Codec = found.codec
        self.games = games
        self.seats = self._game.seats_at(self._options)
        self.actions = self.codec.actions
        space = self.codec.space()
        self._shapes = {name: space[name].shape for name in space if name != "action_mask"}
        self.episodes: list[Episode | None] = [None] * games
        self._pages = [0] * games

    def begin(self, which: NDArray[np.intp], seeds: Sequence[bytes]) -> None:
        for at, seed in zip(which.tolist(), seeds, strict=True):
            self.episodes[at] = Episode(self._game, self._options, Random(seed))
            self._pages[at] = 0

    def see(self) -> Seen:
        arrays = {
            name: np.zeros((self.games, *shape), dtype=np.float32) for name, shape in self._shapes.items()
        }
        mask = np.zeros((self.games, self.actions), dtype=np.int8)
        seats = np.full(self.games, OVER, dtype=np.int8)
        for at, episode in enumerate(self.episodes):
            if episode is None or (seat := episode.seat) is None:
                continue
            found = self.codec.arrays(episode.view(seat), episode.offer, self._pages[at])
            for name, array in arrays.items():
                array[at] = found[name]
            mask[at] = found["action_mask"]
            seats[at] = seat
        return Seen(seats, arrays, mask)

    def step(self, actions: NDArray[np.integer[Any]]) -> Stepped:
        paid = np.zeros((self.games, self.seats), dtype=np.float32)
        scores = np.zeros((self.games, self.seats), dtype=np.int32)
        over = np.zeros(self.games, dtype=np.bool_)
        for at, (episode, action) in enumerate(zip(self.episodes, actions.tolist(), strict=True)):
            if episode is None or (seat := episode.seat) is None:
                continue
            done = self.codec.command(episode.offer, action, self._pages[at])
            if isinstance(done, int):
                self._pages[at] = done
                continue
            self._pages[at] = 0
            if done is None:
                paid[at, seat] = ILLEGAL
                over[at] = True
                self.episodes[at] = None
                continue
            episode.do(done)
            result = episode.result
            if result is not None:
                paid[at] = rewards(result)
                scores[at] = result.scores
                over[at] = True
        return Stepped(paid, over, scores)


Make = Callable[[str, int, Mapping[str, Any]], BatchEngine]
_engines: dict[str, Make] = {"reference": ReferenceEngine}


def register_engine(name: str, make: Make) -> None:
    """Add an engine: called with a game's id, a number of games and the options of the table."""
    if name in _engines:
        raise ValueError(f"there is an engine called {name} already")
    _engines[name] = make


class BatchEnv:
    """A batch whose games begin anew when they end. The same seed and the same actions give the same games."""

    def __init__(
        self, game_id: str, games: int, engine: str = "reference", seed: int = 0, **values: Any
    ) -> None:
        options = {name.replace("_", "-"): value for name, value in values.items()}
        self.engine = _engines[engine](game_id, games, options)
        self._rng = Random(seed)
        self._begin(np.arange(games))

    def _begin(self, which: NDArray[np.intp]) -> None:
        self.engine.begin(which, [self._rng.randbytes(32) for _ in range(len(which))])

    def see(self) -> Seen:
        return self.engine.see()

    def step(self, actions: NDArray[np.integer[Any]]) -> Stepped:
        """Take an action in each game. Games that end begin anew at once: `see` shows the new game."""
        stepped = self.engine.step(actions)
        ended = np.flatnonzero(stepped.over)
        if len(ended):
            self._begin(ended)
        return stepped


__all__ = ["BatchEngine", "BatchEnv", "ReferenceEngine", "Seen", "Stepped", "register_engine"]
