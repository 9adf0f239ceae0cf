"""Blinding grenades: alien players cannot choose the squad for one turn each (SQ-SHOOT-01, SQ-MELEE-01,
SQ-ALIEN-27)."""

from bulkhead.starquest.data.state import State
from bulkhead.starquest.rules.cards import operations
from bulkhead.starquest.rules.cards.deck import Plain
from bulkhead.starquest.rules.fight.targeting import HIDDEN
from bulkhead.starquest.table.card import behaviour
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out


@behaviour("eqp_blind_grenades", "eqe_haze_grenades")
class Grenades(Plain):
    """Areas and lines aimed at others still hit the squad."""

    @clause("SQ-SHOOT-01", "SQ-MELEE-01", "SQ-ALIEN-27")
    def do(self, state: State, seat: int, on: tuple[str, ...], dice: Dice, out: Out) -> None:
        operations.lay(state, seat, self.id, ((HIDDEN, 1),), "alien_turns", side=seat)
