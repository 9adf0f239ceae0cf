"""Pgx: games compiled by JAX, many side by side; legal actions drawn from the mask. Its `step` always makes the
observations too. Games that end begin anew."""

from collections.abc import Callable
from contextlib import ExitStack
from importlib import metadata
from typing import Any

from bench.measure import Workload, repeat
from bench.peers.peer import Absent, Peer
from bench.play import SEED

SIDE_BY_SIDE, STEPS = 1024, 16


def open_(stack: ExitStack) -> list[Workload]:
    return [
        Workload("pgx-tic-tac-toe", "Pgx tic-tac-toe", "steps/s", repeat(_random_games("tic_tac_toe"))),
        Workload("pgx-backgammon", "Pgx backgammon", "steps/s", repeat(_random_games("backgammon"))),
    ]


def _random_games(name: str) -> Callable[[], int]:
    """A step that plays some actions in every game."""
    try:
        import jax
        import pgx
        from pgx.experimental import auto_reset
    except ImportError:
        raise Absent("not installed (pip install pgx)") from None
    environment: Any = pgx.make(name)
    advance = auto_reset(environment.step, environment.init)
    keys, numpy = jax.random, jax.numpy

    def once(states: Any, key: Any) -> Any:
        drawn, stepped = keys.split(key)
        weights = numpy.where(states.legal_action_mask, 0.0, -1e9)
        actions = keys.categorical(drawn, weights, axis=-1)
        return jax.vmap(advance)(states, actions, keys.split(stepped, SIDE_BY_SIDE)), None

    some = jax.jit(lambda states, key: jax.lax.scan(once, states, keys.split(key, STEPS)))
    key = keys.PRNGKey(SEED)
    states = jax.jit(jax.vmap(environment.init))(keys.split(key, SIDE_BY_SIDE))

    def step() -> int:
        nonlocal states, key
        key, used = keys.split(key)
        states, _ = some(states, used)
        jax.block_until_ready(states)
        return SIDE_BY_SIDE * STEPS

    return step


PGX = Peer("Pgx", open_, lambda: metadata.version("pgx"))
