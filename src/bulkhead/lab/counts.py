"""What was counted in one game, by the listener that the game brings along."""

from msgspec import Struct

from bulkhead.registry.counts import Counts


class Tally(Struct, frozen=True):
    """The numbers of one game's counter."""

    turns: tuple[int, ...]
    others: dict[str, tuple[int, ...]]


def tally(counts: Counts) -> Tally:
    return Tally(tuple(counts.turns), {name: tuple(seats) for name, seats in counts.others.items()})
