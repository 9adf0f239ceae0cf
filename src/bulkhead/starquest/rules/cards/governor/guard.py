"""Governor abilities that change a roll after it is made (SQ-SHOOT-08 to 10): keen eye, duel mask, cat's guard.

The cards' data say which dice they change; this file says on which rolls."""

from bulkhead.starquest.data.state import State
from bulkhead.starquest.rules.cards.governor.abilities import OfTheLeader
from bulkhead.starquest.rules.cards.targets import attack_on_hand, leader
from bulkhead.starquest.table.card import behaviour
from bulkhead.tabletop.clauses import clause

PISTOL = "_pistol"


@behaviour("gov_keen_eye")
class KeenEye(OfTheLeader):
    @clause("SQ-SQUAD-20")
    def helps(self, state: State, seat: int) -> bool:
        """Only the leader's own pistol shots, in Overwatch too."""
        attack, mini = attack_on_hand(state), leader(state, seat)
        if attack is None or mini is None:
            return False
        return attack.attacker == mini.id and attack.how != "card" and attack.weapon.endswith(PISTOL)


@behaviour("gov_duel_mask")
class DuelMask(OfTheLeader):
    def helps(self, state: State, seat: int) -> bool:
        """Melees in which the leader fights, begun by him or by others."""
        attack, mini = attack_on_hand(state), leader(state, seat)
        return attack is not None and mini is not None and mini.id in (attack.attacker, attack.aim)


@behaviour("gov_cats_guard")
class CatsGuard(OfTheLeader):
    def helps(self, state: State, seat: int) -> bool:
        """Attacks of others that reach the leader."""
        attack, mini = attack_on_hand(state), leader(state, seat)
        if attack is None or mini is None or attack.seat == seat:
            return False
        return attack.aim == mini.id or bool(set(mini.squares) & set(attack.squares))
