"""PettingZoo: its connect four with its own random player, which draws from the action mask."""

import os
from collections.abc import Callable
from contextlib import ExitStack
from importlib import metadata

from bench.measure import Workload, repeat
from bench.peers.peer import NOT_INSTALLED, Absent, Peer
from bench.play import SEED


def open_(stack: ExitStack) -> list[Workload]:
    run = repeat(_random_game())
    return [Workload("pettingzoo-connect-four", "PettingZoo connect four", "steps/s", run)]


def _random_game() -> Callable[[], int]:
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    try:
        from pettingzoo.classic import connect_four_v3
    except ImportError:
        raise Absent(NOT_INSTALLED) from None
    env = connect_four_v3.env()
    env.reset(seed=SEED)
    for agent in env.agents:
        env.action_space(agent).seed(SEED)

    def step() -> int:
        env.reset()
        steps = 0
        for agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)  # PettingZoo's way to remove a finished player; not counted
            else:
                env.step(env.action_space(agent).sample(observation["action_mask"]))
                steps += 1
        return steps

    return step


PETTING_ZOO = Peer("PettingZoo", open_, lambda: metadata.version("pettingzoo"))
