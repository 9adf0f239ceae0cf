"""Simulations: the seed determines everything, and the summary adds up."""

from hashlib import sha256
from typing import Any

import pytest

import bulkhead
from bulkhead.heroes.data.events import TurnBegan, WentAllOut, WentBust
from bulkhead.lab.playing import Series, play_one, seed_of
from bulkhead.lab.simulate import CHUNK, simulate
from bulkhead.lab.statistics import wilson
from bulkhead.lab.summary import Summary
from bulkhead.match import read_replay, verify, walk
from bulkhead.tabletop import Mistake

HEROES = bulkhead.game("heroes")
OPTIONS = HEROES.options({})

NEARLY_WON = (
    "sanyctus4/phaello4/donato3/ebellius0/victorno1 feurran1/dyrael0/darrago2/victorno0/donato1"
    " 1 act 66 - t20 f1 g1 -"
)
"""One move and the first seat wins."""


def some_games(**changes: Any) -> Summary:
    arguments: dict[str, Any] = {"seats": ("random", "captain"), "games": 2 * CHUNK + 1, "seed": "some games"}
    return simulate(HEROES, OPTIONS, **{**arguments, **changes})


def test_the_number_of_processes_changes_nothing() -> None:
    alone, shared = some_games(), some_games(jobs=2)
    assert alone.untimed() == shared.untimed()
    assert alone.games == 2 * CHUNK + 1


def test_the_seed_changes_everything() -> None:
    assert some_games().untimed() == some_games().untimed()
    assert some_games(seed="others").untimed() != some_games().untimed()


def test_more_games_begin_with_the_same_ones() -> None:
    series = Series("heroes", OPTIONS, ("random", "random"), "7")
    first = [play_one(series, index).shares for index in range(4)]
    summary = simulate(HEROES, OPTIONS, ("random", "random"), games=4, seed=7)
    assert summary.wins == (first.count((1.0, 0.0)), first.count((0.0, 1.0)))


def test_every_game_and_every_seat_has_a_seed_of_its_own() -> None:
    one, other = Series("heroes", OPTIONS, ("random", "random"), "a"), Series("heroes", OPTIONS, (), "b")
    seeds = [
        seed_of(series, index, seat) for series in (one, other) for index in (0, 1) for seat in (None, 0, 1)
    ]
    assert len(set(seeds)) == len(seeds)
    assert seed_of(one, 0).hex() == sha256(b"bulkhead sim|a|0").hexdigest()


def test_the_summary_adds_up() -> None:
    summary = some_games(seats=("random", "random"), games=30)
    assert sum(summary.wins) + summary.draws == summary.games == 30
    assert sum(summary.shares) == pytest.approx(1.0)
    for seat in (0, 1):
        won = summary.wins[seat] + summary.draws / 2
        assert summary.shares[seat] == won / 30
        assert summary.intervals[seat] == wilson(won, 30)
    assert summary.turns.min <= summary.turns.mean <= summary.turns.max < summary.commands.mean
    assert summary.seconds > 0


@pytest.mark.clause("H-BUST-1", "H-ALLOUT-1", "H-LIMIT-1")
def test_busts_all_outs_and_turns_are_those_of_the_games() -> None:
    """Counted again from the replay files."""
    logs: list[bytes] = []
    summary = some_games(seats=("random", "random"), games=5, save=lambda index, log: logs.append(log))
    turns, busts, all_outs = [0, 0], [0, 0], [0, 0]
    for log in logs:
        for step, _ in walk(read_replay(log, "a game"), bulkhead.GAMES):
            for told in step.told:
                event = told.event
                if isinstance(event, TurnBegan):
                    turns[event.seat] += 1
                elif isinstance(event, WentBust):
                    busts[event.seat] += 1
                elif isinstance(event, WentAllOut):
                    all_outs[event.seat] += 1
    assert summary.turns.mean * 5 == pytest.approx(sum(turns))
    assert summary.counts["busts"].totals == tuple(busts)
    assert summary.counts["all-outs"].totals == tuple(all_outs)
    assert summary.counts["busts"].per_turn == (busts[0] / turns[0], busts[1] / turns[1])


def test_saving_changes_nothing_and_what_is_saved_can_be_verified() -> None:
    logs: dict[int, bytes] = {}
    saved = some_games(games=3, save=logs.__setitem__)
    assert saved.untimed() == some_games(games=3).untimed()
    assert list(logs) == [0, 1, 2]
    assert all(verify(log, "a game", bulkhead.GAMES).ok for log in logs.values())


def test_progress_is_reported_game_by_game() -> None:
    heard: list[int] = []
    some_games(seats=("random", "random"), games=6, jobs=2, progress=heard.append)
    assert heard == [1, 2, 3, 4, 5, 6]


def test_games_can_begin_from_a_position() -> None:
    summary = some_games(seats=("captain", "random"), games=3, position=NEARLY_WON)
    assert summary.wins == (3, 0)
    assert (summary.commands.min, summary.commands.max) == (2, 2)
    assert summary.counts["busts"].per_turn == (0.0, 0.0)


def test_zero_games_give_an_empty_summary() -> None:
    summary = some_games(games=0)
    assert (summary.games, summary.shares, summary.turns.mean) == (0, (0.0, 0.0), 0.0)


def test_options_reach_the_games() -> None:
    summary = simulate(HEROES, HEROES.options({"turn-limit": 3}), ("random", "random"), games=4)
    assert (summary.draws, summary.turns.max, summary.shares) == (4, 3, (0.5, 0.5))


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"seats": ("random",)}, "match-seats"),
        ({"seats": ("random", "corporal")}, "bot-unknown"),
        ({"position": "nowhere"}, "heroes-position-fields"),
    ],
)
@pytest.mark.parametrize("jobs", [1, 2])
def test_wrong_arguments_are_refused_before_any_game(
    changes: dict[str, Any], message: str, jobs: int
) -> None:
    with pytest.raises(Mistake) as mistake:
        some_games(**changes, jobs=jobs, progress=lambda done: pytest.fail("a game was played"))
    assert mistake.value.phrase.id == message


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_ends_it_at_once(jobs: int) -> None:
    """A progress callback may stop the work, as Ctrl-C does; no process goes on in the background."""
    heard = []

    def stop(done: int) -> None:
        heard.append(done)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        some_games(seats=("random", "random"), games=1000, jobs=jobs, progress=stop)
    assert heard == [1]
