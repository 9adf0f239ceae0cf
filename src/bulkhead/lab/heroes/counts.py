"""Counts the turns, busts and all outs of a game of Heroes."""

from bulkhead.heroes.data.events import TurnBegan, WentAllOut, WentBust
from bulkhead.tabletop.events import Event


class HeroesCounts:
    """The counter for Heroes. Extra turns count as turns (H-LIMIT-1)."""

    def __init__(self, seats: int = 2) -> None:
        self.turns = [0] * seats
        self.others = {"busts": [0] * seats, "all-outs": [0] * seats}

    def tell(self, event: Event, to: tuple[int, ...] | None = None, others: Event | None = None) -> None:
        kind = type(event)
        if kind is TurnBegan:
            assert isinstance(event, TurnBegan)
            self.turns[event.seat] += 1
        elif kind is WentBust:
            assert isinstance(event, WentBust)
            self.others["busts"][event.seat] += 1
        elif kind is WentAllOut:
            assert isinstance(event, WentAllOut)
            self.others["all-outs"][event.seat] += 1
