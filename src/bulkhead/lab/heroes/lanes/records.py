"""The record of a game: its result and what was counted in it."""

from collections.abc import Sequence

from msgspec import Struct

from bulkhead.heroes.data.state import State
from bulkhead.lab.heroes.counts import HeroesCounts

Seats = tuple[int, int]


class Record(Struct, frozen=True):
    """One game, every command drawn."""

    winner: int
    """The seat, or -1 for a draw."""
    scores: Seats
    turns: Seats
    commands: int
    busts: Seats
    all_outs: Seats


class Outcome(Struct, frozen=True):
    """The outcome of one game."""

    winner: int
    scores: Seats
    turns: int


RECORD, OUTCOME = 11, 4
"""How many numbers of the engine each of them is."""


def record_of(numbers: Sequence[int]) -> Record:
    winner, own, other, turns, their_turns, commands, busts, their_busts, all_outs, their_all_outs, _ = (
        numbers
    )
    return Record(
        winner, (own, other), (turns, their_turns), commands, (busts, their_busts), (all_outs, their_all_outs)
    )


def numbers_of(record: Record) -> tuple[int, ...]:
    """A record as the engine writes it; the last number is that of all turns."""
    seats = (*record.turns, record.commands, *record.busts, *record.all_outs)
    return (record.winner, *record.scores, *seats, sum(record.turns))


def outcome_of(numbers: Sequence[int]) -> Outcome:
    winner, own, other, turns = numbers
    return Outcome(winner, (own, other), turns)


def record_from(state: State, counts: HeroesCounts, commands: int) -> Record:
    """The record of a game that the reference has played."""
    own, other = state.sheet[-1]
    turns, busts, all_outs = counts.turns, counts.others["busts"], counts.others["all-outs"]
    return Record(
        state.winners[-1],
        (own, other),
        (turns[0], turns[1]),
        commands,
        (busts[0], busts[1]),
        (all_outs[0], all_outs[1]),
    )
