"""The mounted weapons of a Dreadnought (SQ-DREAD-13, 16, 18 to 20): each fires by its own pattern, once in an
action."""

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items.weapons import Weapon
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.ship.bases import is_astride
from bulkhead.starquest.ship.squares import bits
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.refusals import Illegal


@clause("SQ-DREAD-16", "SQ-DREAD-20")
def mounted(mini: Mini) -> list[str]:
    """The weapons on its mounts, which it can lose; built-in lasers are not among them."""
    weapons = load_box().weapons
    return [id_ for id_ in mini.weapons if not weapons[id_].melee and not weapons[id_].has("never_lost")]


@clause("SQ-DREAD-19", "SQ-TURN-05")
def shots_in_all(mini: Mini, weapon: Weapon) -> int:
    """Shots of one shooting action with all copies of a weapon that it bears: a las-cannon has three on any mount."""
    return weapon.shots * mini.weapons.count(weapon.id)


@clause("SQ-DREAD-13", "SQ-DREAD-19")
def why_no_fire(state: State, mini: Mini) -> Illegal | None:
    """The clause that keeps it from firing: under a door it does not fire; otherwise each weapon may be the next."""
    if is_astride(state.ship, bits(mini.squares)):
        return Illegal("SQ-DREAD-13", "sq-no-crouched-fire")
    return None
