"""PettingZoo's and Gymnasium's own tests, and what they do not ask: illegal actions, the end, the options."""

import warnings
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("numpy")
pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

import numpy as np
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, seed_test

from bulkhead.research.heroes import heroes_v0
from bulkhead.research.solo import SoloEnv
from bulkhead.research.starquest import starquest_v0
from bulkhead.tabletop.refusals import Mistake

SMALL: dict[str, Any] = {"mission": "mis_s1_cold_lock", "factions": "eldar,legion,cult"}
EACH = [(heroes_v0, {}), (starquest_v0, {}), (starquest_v0, SMALL)]
THEIRS = pytest.mark.filterwarnings("ignore")  # their tests warn about observations that are dictionaries
EVERY = pytest.mark.parametrize(("module", "options"), EACH, ids=["heroes", "starquest", "three seats"])


@THEIRS
@EVERY
def test_pettingzoo_api(module: Any, options: dict[str, Any]) -> None:
    api_test(module.env(**options), num_cycles=150)


@THEIRS
@EVERY
def test_pettingzoo_seeds(module: Any, options: dict[str, Any]) -> None:
    seed_test(lambda: module.env(**options), num_cycles=40)


@THEIRS
@EVERY
def test_pettingzoo_benchmark(
    module: Any, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It runs to its end; its clock is put forward, so that it is short."""
    ticks = iter(range(0, 1000, 2))
    theirs = import_module("pettingzoo.test.performance_benchmark")
    monkeypatch.setattr(theirs, "time", SimpleNamespace(time=lambda: next(ticks)))
    performance_benchmark(module.env(**options))
    assert "turns per second" in capsys.readouterr().out


@THEIRS
@pytest.mark.parametrize(
    "make",
    [
        lambda: SoloEnv("heroes"),
        lambda: SoloEnv("heroes", seat=None, bots="random"),
        lambda: SoloEnv("starquest", seat=1),
        lambda: SoloEnv("starquest", seat=0, bots=["random", "random"], **SMALL),
    ],
)
def test_gymnasium_check(make: Any) -> None:
    check_env(make(), skip_render_check=True)


def play(env: Any, seed: int) -> dict[str, float]:
    """A random game to its end; the sums of rewards."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    paid = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        paid[agent] += reward
        done = terminated or truncated
        env.step(None if done else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return paid


@EVERY
def test_a_game_ends_with_rewards_that_sum_up_to_nothing(module: Any, options: dict[str, Any]) -> None:
    paid = play(module.env(**options), 5)
    assert sum(paid.values()) == pytest.approx(0)
    assert max(paid.values()) > 0


def test_a_forbidden_action_loses() -> None:
    env = heroes_v0.raw_env()
    env.reset(seed=1)
    agent = env.agent_selection
    other = next(one for one in env.agents if one != agent)
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert env.terminations == {agent: True, other: True}
    assert env.rewards == {agent: -1.0, other: 0.0}
    assert env.infos[agent] == {"illegal": True}


def test_only_the_seat_that_decides_has_a_mask() -> None:
    env = heroes_v0.raw_env()
    env.reset(seed=1)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_a_game_may_be_cut_off() -> None:
    env = starquest_v0.raw_env(most_commands=10)
    play(env, 3)
    assert env.episode.commands == 10
    env.reset(seed=3)
    while not any(env.truncations.values()):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert all(env.truncations.values())
    assert set(env.rewards.values()) == {0.0}


def test_an_environment_draws_the_view_of_the_seat() -> None:
    env = heroes_v0.raw_env(render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == env.game.draw(env.view(env.agent_selection))


def test_options_are_those_of_the_table() -> None:
    assert heroes_v0.raw_env(rows=5, turn_limit=100).options.turn_limit == 100
    assert len(starquest_v0.raw_env(**SMALL).possible_agents) == 3
    with pytest.raises(Mistake, match="option-unknown"):
        heroes_v0.raw_env(columns=5)


def test_the_learning_seat_meets_the_named_bots() -> None:
    env = SoloEnv("heroes", seat=1, bots="cadet")
    seen, _ = env.reset(seed=4)
    rng = np.random.default_rng(4)
    over, reward = False, 0.0
    while not over:
        assert env.episode.seat == 1
        seen, reward, over, cut, _ = env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        assert not cut
    assert reward == -1.0, "the cadet beats a random player"
    assert not seen["action_mask"].any()


def test_the_learning_seat_may_be_drawn() -> None:
    env = SoloEnv("heroes", seat=None, bots="random")
    seats = set()
    for seed in range(8):
        env.reset(seed=seed)
        seats.add(env.seat)
    assert seats == {0, 1}


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"seat": 2}, "research-no-such-seat"),
        ({"bots": "corporal"}, "bot-unknown"),
        ({"bots": ["random", "random"]}, "match-seats"),
    ],
)
def test_a_wrong_table_is_a_mistake(values: dict[str, Any], message: str) -> None:
    with pytest.raises(Mistake, match=message):
        SoloEnv("heroes", **values)


def test_a_solo_game_may_be_cut_off() -> None:
    env = SoloEnv("starquest", most_commands=5)
    seen, _ = env.reset(seed=1)
    over = cut = False
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        while not (over or cut):
            seen, _, over, cut, _ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert cut
    assert not over


def test_only_games_with_arrays_have_environments() -> None:
    with pytest.raises(Mistake, match="game-unknown"):
        SoloEnv("chess")
    assert SoloEnv().game.id == "heroes", "the first game is the default"
