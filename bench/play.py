"""Random play of any of our games, as workloads: every offer is requested, one of its commands is drawn and applied."""

from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

from bulkhead.tabletop import Game, Heard, Out, Seeded, Silence

AnyGame = Game[Any, Any, Any, Any]
T = TypeVar("T")

SEED = 2026


def play(game: AnyGame, options: Any, rng: Random, out: Out) -> int:
    """One game to its end; the number of commands it took."""
    dice = Seeded(rng.randbytes(32))
    state = game.new(options, dice, out)
    count = 0
    while (seat := game.waiting(state)) is not None:
        offer = game.offer(state, seat)
        assert offer is not None
        # `Random.choice` would cost as much as a move of a small game; the engine is what is measured here.
        command = offer.commands[int(rng.random() * len(offer.commands))]
        game.apply(state, seat, command, dice, out)
        count += 1
    return count


def silent(game: AnyGame) -> Callable[[], int]:
    """A step that plays one game without collecting events."""
    rng, options, out = Random(SEED), game.options({}), Silence()
    return lambda: play(game, options, rng, out)


def heard(game: AnyGame) -> Callable[[], int]:
    """A step that plays one game and keeps all its events until it is over."""
    rng, options = Random(SEED), game.options({})
    return lambda: play(game, options, rng, Heard())


def states(game: AnyGame, games: int, every: int) -> list[Any]:
    """States from random play: every `every`-th one of this many games."""
    rng, options, out = Random(SEED), game.options({}), Silence()
    kept: list[Any] = []
    count = 0
    for _ in range(games):
        dice = Seeded(rng.randbytes(32))
        state = game.new(options, dice, out)
        while (seat := game.waiting(state)) is not None:
            if count % every == 0:
                kept.append(game.clone(state))
            offer = game.offer(state, seat)
            assert offer is not None
            game.apply(state, seat, offer.commands[rng.randrange(len(offer.commands))], dice, out)
            count += 1
    return kept


def over_all(things: list[T], do: Callable[[T], object]) -> Callable[[], int]:
    """A step that calls a function once for each thing."""

    def step() -> int:
        for thing in things:
            do(thing)
        return len(things)

    return step
