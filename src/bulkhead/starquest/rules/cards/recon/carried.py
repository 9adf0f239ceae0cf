"""The carrier of a card: the miniature that found it, or the one that it was handed to (SQ-OBJ-08).

Any miniature may use a card whose carrier is gone or unknown because the card was kept from another mission or bought.
"""

from bulkhead.starquest.data.state import Mini, Side, State, change_side
from bulkhead.starquest.rules.cards.targets import acting
from bulkhead.starquest.table.card import Printed, named_for
from bulkhead.starquest.table.places import is_machine, on_board
from bulkhead.tabletop.clauses import clause


def without(side: Side, id_: str, value: str) -> tuple[tuple[str, str], ...]:
    """The bindings of a side's cards without one of them."""
    left = list(side.named)
    if (id_, value) in left:
        left.remove((id_, value))
    return tuple(left)


@clause("SQ-OBJ-08")
def carriers(state: State, seat: int, id_: str) -> list[Mini]:
    """Miniatures of a seat on the board that can use a card now."""
    side = state.sides[seat]
    named = [state.minis[who] for who in named_for(side, id_) if who in state.minis]
    there = [mini for mini in named if mini.place == "board" and mini.seat == seat]
    if len(there) < side.recon.count(id_):
        return [mini for mini in on_board(state, seat) if not is_machine(mini)]
    return there


class Carried(Printed):
    """A card that only its carrier uses."""

    def carriers(self, state: State, seat: int) -> list[Mini]:
        return carriers(state, seat, self.id)

    def carrier_acting(self, state: State, seat: int) -> Mini | None:
        """The miniature whose activation it is, if it carries the card."""
        mini = acting(state)
        return mini if mini is not None and mini in self.carriers(state, seat) else None

    def binding(self, state: State, mini: Mini) -> str:
        return mini.id

    def let_go(self, state: State, seat: int, who: str) -> None:
        """Remove the binding of a copy that is used up."""
        side = state.sides[seat]
        if len(named_for(side, self.id)) > side.recon.count(self.id):
            named = without(side, self.id, who)
            if len(named) == len(side.named):  # a card that any miniature may use: its carrier is gone
                gone = next(value for name, value in side.named if name == self.id)
                named = without(side, self.id, gone)
            change_side(state, seat, named=named)
