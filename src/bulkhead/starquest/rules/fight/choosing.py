"""Whom an attack may be aimed at on purpose: other players' figures, unless something protects them (SQ-SHOOT-01)."""

from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.places import figure
from bulkhead.tabletop.clauses import clause

HIDDEN = "hidden"
"""The word for who is hidden from one player, until the turn of that player is over."""


@clause("SQ-SHOOT-01", "SQ-MELEE-01", "SQ-ALLY-16")
def may_name(state: State, attacker: Mini, other: Mini) -> bool:
    """May a figure be attacked on purpose? Other players' may, an ally's at its price; never one's own, nor one that is
    spared or that a card protects."""
    if other.seat == attacker.seat or "spared" in figure(other).flags:
        return False
    return not state.effects or not is_protected(state, attacker, other)


@clause("SQ-SHOOT-01", "SQ-MELEE-01", "SQ-ALIEN-27")
def is_protected(state: State, attacker: Mini, other: Mini) -> bool:
    """Does a card keep everybody, or just this attacker's player, from choosing it?"""
    if effects.has(state, other, "untargeted"):
        return True
    return any(effect.of == attacker.seat for effect in effects.touching(state, other, HIDDEN))
