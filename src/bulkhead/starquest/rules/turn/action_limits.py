"""What a miniature may combine in one turn (SQ-TURN-06 to 10, SQ-SQUAD-06)."""

from bulkhead.starquest.box.items.weapons import Weapon
from bulkhead.starquest.data.factions import is_alien
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.rules.fight.weapons import commander_sets, shuriken_cannon
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.places import figure
from bulkhead.tabletop.clauses import clause

HEAVY_KINDS = clause("SQ-OBJ-13")(("heavy", "extra_heavy", "flamer", "machine"))
"""Classes of weapons that the carrier of a miniature cannot fire."""


@clause("SQ-TURN-07", "SQ-TURN-09", "SQ-TURN-10", "SQ-ALIEN-13", "SQ-ALIEN-28", "SQ-WPN-06")
def splits(state: State, mini: Mini, weapon: Weapon) -> bool:
    """May a shot with this weapon come between two parts of its bearer's movement?"""
    house = state.options.house
    if is_alien(state.sides[mini.seat].faction) and not house.alien_split:
        return False
    light = commander_sets.is_light(house, weapon) or shuriken_cannon.is_light(house, weapon)
    return light or weapon.splits


@clause("SQ-PSI-08")
def spent(state: State, mini: Mini, deed: str) -> bool:
    """Has it used a psychic card, so that this is not open to it any more? Some cards leave it `move`, `shoot` or
    `melee`."""
    return mini.deeds.psychic and not effects.has(state, mini, f"psychic-{deed}")


@clause("SQ-TURN-06", "SQ-SQUAD-06", "SQ-ALIEN-27", "SQ-ALIEN-32")
def both(state: State, mini: Mini) -> bool:
    """May it shoot and fight in melee in the same turn?"""
    if effects.has(state, mini, "shoot-and-melee"):
        return True
    if "shoot_and_melee" not in figure(mini).flags:
        return False
    if state.options.house.terminator_attacks == "terminators":
        return mini.figure in ("fig_terminator", "fig_term_commander")
    return True
