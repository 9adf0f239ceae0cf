"""The black writ: an event has no effect on the Legion (SQ-ALIEN-06)."""

from collections.abc import Iterable

from bulkhead.starquest.data.state import State
from bulkhead.starquest.rules.cards import warding
from bulkhead.starquest.rules.cards.deck import Plain
from bulkhead.starquest.table.card import behaviour
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out


@behaviour("eql_black_writ")
class BlackWrit(Plain):
    """Played on the event that was just drawn, which affects other squads as usual."""

    def targets(self, state: State, seat: int) -> Iterable[tuple[str, ...]]:
        drawn = warding.drawn(state)
        return ((drawn,),) if drawn and not warding.warded(state, drawn, seat) else ()

    @clause("SQ-ALIEN-06")
    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        warding.ward(state, seat, on[0], self.id)
