"""The spirit stone: a lost governor card comes back as a life point (SQ-SQUAD-15, SQ-LIFE-04)."""

from collections.abc import Iterable

from bulkhead.starquest.data.state import State
from bulkhead.starquest.rules.cards.deck import Plain
from bulkhead.starquest.rules.cards.targets import leader
from bulkhead.starquest.rules.fight import governor
from bulkhead.starquest.table.card import behaviour
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out


@behaviour("eqe_spirit_stone")
class SpiritStone(Plain):
    """The card is taken back face down, without its ability."""

    @clause("SQ-SQUAD-15", "SQ-LIFE-04")
    def targets(self, state: State, seat: int) -> Iterable[tuple[str, ...]]:
        return ((),) if leader(state, seat) and state.sides[seat].governor_lost else ()

    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        chief = leader(state, seat)
        assert chief is not None
        governor.take_back(state, chief, out)
