"""The flamer (SQ-WPN-42 to 47): an explosion like the missile launcher's, within six squares, that leaves fire."""

from bulkhead.starquest.data.frames import Attack
from bulkhead.starquest.data.state import Flame, State
from bulkhead.starquest.events import FlamesLit
from bulkhead.starquest.rules.fight import flames
from bulkhead.starquest.rules.fight.weapons.missile_launcher import Blast
from bulkhead.starquest.rules.fight.weapons.pattern import pattern
from bulkhead.starquest.table.places import spots
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.events import Out


@clause("SQ-WPN-42", "SQ-WPN-46", "SQ-WPN-47")
class Flames(Blast):
    """An explosion that leaves fire."""

    worth = 1.1

    @clause("SQ-WPN-43", "SQ-WPN-83")
    def after_resolve(self, state: State, attack: Attack, out: Out) -> None:
        """Set the squares of the declared shot on fire, or the target square only."""
        burning = attack.squares[:1] if state.options.house.flame_area == "target" else attack.squares
        number = state.serials.get("flame", 0) + 1
        state.serials["flame"] = number
        state.flames = (*state.flames, Flame(number, attack.seat, burning, attack.attacker))
        flames.recount(state)
        out.tell(FlamesLit(attack.seat, number, spots(state, burning)))


pattern("flame", Flames())
