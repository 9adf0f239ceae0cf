"""Charges for close combat: melta bomb, fusion charge, breaching charge (SQ-MELEE-02)."""

from collections.abc import Iterable

from bulkhead.starquest.data.state import State
from bulkhead.starquest.rules.cards.carriers import may_use
from bulkhead.starquest.rules.cards.deck import Plain
from bulkhead.starquest.rules.cards.targets import attack_on_hand
from bulkhead.starquest.table.card import behaviour
from bulkhead.tabletop.clauses import clause


@behaviour("eqp_melta_bomb", "eqe_fusion_charge", "eql_breaching_charge")
class Charge(Plain):
    """Two more red dice for one melee attack of its carrier, or of anybody while nobody carries it."""

    @clause("SQ-MELEE-02", "SQ-DOOR-11", "SQ-ALIEN-12", "SQ-WPN-61", "SQ-OBJ-08")
    def targets(self, state: State, seat: int) -> Iterable[tuple[str, ...]]:
        attack = attack_on_hand(state)
        if attack is None or attack.how != "melee" or attack.seat != seat or self.id in attack.cards:
            return ()
        return ((attack.attacker,),) if may_use(state, state.minis[attack.attacker], self.id) else ()
