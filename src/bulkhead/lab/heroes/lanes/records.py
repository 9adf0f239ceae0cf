"""The record of a game: its result and what was counted in it."""

from collections.abc import Sequence

from msgspec import Struct

LENGTH = 10
"""Numbers in a record of the engine."""
Seats = tuple[int, int]


class Record(Struct, frozen=True):
    """The result of one game."""

    winner: int
    """The seat, or -1 for a draw."""
    scores: Seats
    turns: Seats
    commands: int
    busts: Seats
    all_outs: Seats


def record_of(numbers: Sequence[int]) -> Record:
    """A record from the numbers of the engine."""
    winner, own, other, turns, their_turns, commands, busts, their_busts, all_outs, their_all_outs = numbers
    return Record(
        winner, (own, other), (turns, their_turns), commands, (busts, their_busts), (all_outs, their_all_outs)
    )
