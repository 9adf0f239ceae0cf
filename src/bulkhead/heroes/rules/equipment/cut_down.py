"""Cut down: attack an enemy hero in a space in range; it retreats all the way to its set-up space (H-CUT-1)."""

from bulkhead.heroes.data.board import enemy, facing
from bulkhead.heroes.data.commands import Space
from bulkhead.heroes.data.state import State
from bulkhead.heroes.rules.attacks import attack
from bulkhead.heroes.rules.equipment.shoot import struck, targets
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out

__all__ = ["strike", "struck", "targets"]


@clause("H-CUT-1")
def strike(state: State, seat: int, column: int, space: Space, dice: Dice, out: Out) -> None:
    """One attack, with targets as for a shot; a failed save costs every space gained."""
    attack(state, enemy(seat), facing(space[0]), dice, out, all_the_way=True)
