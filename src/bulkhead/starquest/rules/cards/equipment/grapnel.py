"""The grapnel: a legionary moves further, and over other figures (SQ-MOVE-11, 12)."""

from collections.abc import Iterable

from bulkhead.starquest.data.state import State
from bulkhead.starquest.rules.cards.deck import Plain
from bulkhead.starquest.rules.cards.targets import acting
from bulkhead.starquest.table.card import behaviour
from bulkhead.tabletop.clauses import clause


@behaviour("eql_grapnel")
class Grapnel(Plain):
    """Played on the legionary whose activation begins."""

    @clause("SQ-MOVE-11", "SQ-MOVE-12")
    def targets(self, state: State, seat: int) -> Iterable[tuple[str, ...]]:
        mini = acting(state)
        return ((mini.id,),) if mini is not None and mini.seat == seat else ()
