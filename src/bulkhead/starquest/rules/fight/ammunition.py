"""Weapons that a card has emptied (SQ-WPN-07): their bearer fires as with a laser rifle until a search refills them."""

from typing import Final

from bulkhead.starquest.data.lasting_effects import bound
from bulkhead.starquest.data.state import Effect, Mini, State, change
from bulkhead.starquest.events import WeaponEmptied, WeaponRefilled
from bulkhead.starquest.table import effects
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.events import Out

INSTEAD = "wpn_laser_rifle"
_EMPTY: Final = "empty:"
"""The word of the effect, before the id of the weapon."""


@clause("SQ-WPN-07")
def empty(state: State, mini: Mini, weapon: str, seat: int, card: str, out: Out) -> None:
    """Empty a weapon for the rest of the mission."""
    effects.add(state, Effect(bound(_EMPTY, weapon), seat, on=mini.id, until="mission", card=card))
    _change(state, mini, weapon, INSTEAD)
    out.tell(WeaponEmptied(mini.seat, mini.id, weapon))


@clause("SQ-RECON-01", "SQ-WPN-07")
def refill(state: State, mini: Mini, out: Out) -> bool:
    """Refill an empty weapon by a search of its bearer, instead of another find. True if there was one to refill."""
    for effect in state.effects:
        if effect.on == mini.id and effect.what.startswith(_EMPTY):
            weapon = effect.what.removeprefix(_EMPTY)
            effects.remove(state, effect)
            _change(state, mini, INSTEAD, weapon)
            out.tell(WeaponRefilled(mini.seat, mini.id, weapon))
            return True
    return False


def _change(state: State, mini: Mini, before: str, after: str) -> None:
    """Replace one weapon of a miniature by another."""
    at = mini.weapons.index(before)
    change(state, mini, weapons=(*mini.weapons[:at], after, *mini.weapons[at + 1 :]))
