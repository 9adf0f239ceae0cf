"""A whole game: its result, its replay, and another game with the same seed."""

from __future__ import annotations

from math import isclose
from typing import Any

from bulkhead.tabletop.conformance.legality import check_refusal
from bulkhead.tabletop.conformance.picker import seed_of
from bulkhead.tabletop.conformance.trial import Trial
from bulkhead.tabletop.dice import Recorded, Seeded
from bulkhead.tabletop.events import Heard, Silence, Told
from bulkhead.tabletop.game import Command


def check_end(trial: Trial, state: Any) -> None:
    result = trial.game.result(state)
    seats = trial.game.seats_at(trial.options)
    if result is None or len(result.shares) != seats or not isclose(sum(result.shares), 1.0):
        raise trial.fault(f"the game is over, but its result is {result}")
    if result.why not in trial.clauses:
        raise trial.fault(f"the result names an unknown clause, {result.why}")
    for seat in range(seats):
        check_refusal(trial, state, seat, next(iter(trial.game.vocabulary(state))))


def check_replay(
    trial: Trial,
    opening: tuple[int, ...],
    record: list[tuple[int, Command, tuple[int, ...]]],
    told: list[list[Told]],
    final: bytes,
) -> None:
    game = trial.game
    heard = Heard()
    state = trial.begin(Recorded(*opening), heard)
    again = [heard.told]
    for seat, command, faces in record:
        dice, heard = Recorded(*faces), Heard()
        game.apply(state, seat, game.read(str(command)), dice, heard)
        dice.finish()
        again.append(heard.told)
    if again != told or game.dump(state) != final:
        raise trial.fault("the replay differs from the live game")


def check_same_seed(trial: Trial, record: list[tuple[int, Command, tuple[int, ...]]], final: bytes) -> None:
    game = trial.game
    dice = Seeded(seed_of(trial.label))
    state = trial.begin(dice, Silence())
    for seat, command, _ in record:
        game.apply(state, seat, command, dice, Silence())
    if game.dump(state) != final:
        raise trial.fault("the same seed and the same commands gave another game")
