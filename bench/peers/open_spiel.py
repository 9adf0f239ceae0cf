"""OpenSpiel: games in C++, driven from Python. A step is an action or a chance outcome."""

from collections.abc import Callable
from contextlib import ExitStack
from importlib import metadata
from random import Random

from bench.measure import Workload, repeat
from bench.peers.peer import NOT_INSTALLED, Absent, Peer
from bench.play import SEED

# Its name for each game, and ours.
GAMES = {
    "tic_tac_toe": "tic-tac-toe",
    "connect_four": "connect four",
    "pig": "pig",
    "backgammon": "backgammon",
}


def open_(stack: ExitStack) -> list[Workload]:
    return [
        Workload(f"openspiel-{theirs}", f"OpenSpiel {ours}", "steps/s", repeat(_random_game(theirs)))
        for theirs, ours in GAMES.items()
    ]


def _random_game(name: str) -> Callable[[], int]:
    try:
        import pyspiel
    except ImportError:
        raise Absent(NOT_INSTALLED) from None
    game = pyspiel.load_game(name)
    rng = Random(SEED)

    def step() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                action = rng.choices(outcomes, chances)[0]
            else:
                actions = state.legal_actions()
                action = actions[int(rng.random() * len(actions))]
            state.apply_action(action)
            steps += 1
        return steps

    return step


ROLLOUTS = {"pig": 200, "backgammon": 2}
"""How many roll-outs take some milliseconds."""


def open_rollouts(stack: ExitStack) -> list[Workload]:
    """Whole random games in C++, without Python between the moves."""
    return [
        Workload(
            f"openspiel-{game}-rollouts",
            f"OpenSpiel {game}, in C++",
            "games/s",
            repeat(_rollouts(game, number)),
        )
        for game, number in ROLLOUTS.items()
    ]


def _rollouts(name: str, number: int) -> Callable[[], int]:
    """A step of the search from the beginning of the game: two positions are judged by this many random games each."""
    try:
        import pyspiel
    except ImportError:
        raise Absent(NOT_INSTALLED) from None
    game = pyspiel.load_game(name)
    judge = pyspiel.RandomRolloutEvaluator(number, SEED)
    search = pyspiel.MCTSBot(game, judge, 2.0, 2, 64, False, SEED, False)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])

    def step() -> int:
        search.mcts_search(state)
        return 2 * number

    return step


OPEN_SPIEL_ROLLOUTS = Peer("OpenSpiel", open_rollouts, lambda: metadata.version("open_spiel"))
OPEN_SPIEL = Peer("OpenSpiel", open_, lambda: metadata.version("open_spiel"))
