"""Armour (SQ-SHOOT-05, 06, SQ-DREAD-06, SQ-WPN-62): a figure's armour value, and the life points that a hit costs."""

from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.rules.machines import tarantula
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.places import figure, is_machine
from bulkhead.tabletop.clauses import clause


def can_be_hurt(state: State, mini: Mini) -> bool:
    return mini.place == "board" and not effects.has(state, mini, "stasis")


@clause("SQ-SHOOT-05", "SQ-SHOOT-06")
def losses_of(state: State, mini: Mini, value: int) -> list[tuple[str, int]]:
    """Who loses how many life points when a value hits a figure: with a manned machine also its gunner."""
    excess = value - armour_of(state, mini)
    if excess <= 0:
        return []
    if is_machine(mini) and mini.figure == tarantula.TARANTULA:
        return tarantula.damage(state, mini, excess)
    return [(mini.id, excess)]


@clause("SQ-SHOOT-05", "SQ-DREAD-06", "SQ-WPN-62")
def armour_of(state: State, mini: Mini) -> int:
    """The armour value of a figure, as cards have changed it."""
    fixed_values = effects.touching(state, mini, "av=")
    base = max((effect.value for effect in fixed_values), default=figure(mini).av)
    return base + effects.total(state, mini, "av")
