"""Cards that only their carrier uses (SQ-OBJ-08; cards/carriers.py)."""

from bulkhead.starquest.data.state import Mini, State, change_side
from bulkhead.starquest.rules.cards.carriers import carriers, without
from bulkhead.starquest.rules.cards.targets import acting
from bulkhead.starquest.table.card import Printed, named_for


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
