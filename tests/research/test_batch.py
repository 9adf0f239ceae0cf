"""Batches: the same games as one by one, new games for those that end, and another engine behind the same interface."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

pytest.importorskip("numpy")
pytest.importorskip("gymnasium")

import numpy as np

from bulkhead.research import batch
from bulkhead.research.batch import BatchEnv, ReferenceEngine, register_engine


def random_actions(mask: Any, rng: Any) -> Any:
    return np.array([rng.choice(np.flatnonzero(one)) for one in mask])


@pytest.mark.parametrize("game_id", ["heroes", "starquest"])
def test_the_same_seed_and_actions_give_the_same_games(game_id: str) -> None:
    seen = []
    for _ in range(2):
        env, rng = BatchEnv(game_id, 3, seed=7), np.random.default_rng(7)
        for _ in range(40):
            env.step(random_actions(env.see().mask, rng))
        seen.append(env.see())
    assert np.array_equal(seen[0].seat, seen[1].seat)
    assert np.array_equal(seen[0].mask, seen[1].mask)
    assert all(np.array_equal(one, seen[1].arrays[name]) for name, one in seen[0].arrays.items())


def test_games_that_end_begin_anew() -> None:
    env, rng = BatchEnv("heroes", 4, seed=1, turn_limit=5), np.random.default_rng(1)
    ended = 0
    for _ in range(300):
        stepped = env.step(random_actions(env.see().mask, rng))
        ended += int(stepped.over.sum())
        assert np.allclose(stepped.rewards.sum(axis=1), 0)
        assert not stepped.rewards[~stepped.over].any()
        assert (env.see().seat >= 0).all()
    assert ended > 4


def test_a_forbidden_action_ends_its_game_alone() -> None:
    env = BatchEnv("heroes", 3, seed=2)
    seen = env.see()
    actions = seen.mask.argmax(axis=1)
    actions[1] = int(np.flatnonzero(seen.mask[1] == 0)[0])
    stepped = env.step(actions)
    assert stepped.over.tolist() == [False, True, False]
    assert stepped.rewards[1, seen.seat[1]] == -1
    assert stepped.rewards[1, 1 - seen.seat[1]] == 0


def test_a_page_is_turned_in_a_batch() -> None:
    env, rng = BatchEnv("starquest", 1, seed=3), np.random.default_rng(3)
    for _ in range(500):
        seen = env.see()
        if seen.mask[0, -1]:
            before = seen.arrays["commands"]
            stepped = env.step(np.array([seen.mask.shape[1] - 1]))
            assert not stepped.over.any()
            assert not np.array_equal(before, env.see().arrays["commands"])
            return
        env.step(random_actions(seen.mask, rng))
    raise AssertionError("no offer was longer than a page")


@pytest.fixture
def _other_engine() -> Iterator[None]:
    class Other(ReferenceEngine):
        def __init__(self, game_id: str, games: int, values: Mapping[str, Any]) -> None:
            super().__init__(game_id, games, values)
            self.begun = 0

        def begin(self, which: Any, seeds: Any) -> None:
            self.begun = self.begun + len(which)
            super().begin(which, seeds)

        begun = 0

    register_engine("other", Other)
    yield
    del batch._engines["other"]


@pytest.mark.usefixtures("_other_engine")
def test_another_engine_can_stand_behind_a_batch() -> None:
    env = BatchEnv("heroes", 2, engine="other", seed=5)
    plain = BatchEnv("heroes", 2, seed=5)
    assert np.array_equal(env.see().mask, plain.see().mask)
    with pytest.raises(ValueError, match="other already"):
        register_engine("other", ReferenceEngine)
