"""The combi-weapon: the leader fires his gun along a line (SQ-WPN-03, 14 to 16)."""

from bulkhead.starquest.box.items.effects import Play
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.rules.cards.deck import Plain
from bulkhead.starquest.table.card import Giving, behaviour
from bulkhead.tabletop.clauses import clause

GUNS = ("wpn_commander_bolter", "wpn_storm_bolter_master")
"""Leaders' guns of two red dice."""


@behaviour("eqp_combi_weapon")
class CombiWeapon(Plain):
    """The leader may fire each shot along the line of a plasma gun instead of at a target."""

    @property
    def moment(self) -> Play:
        return "passive"

    def gives(self) -> tuple[Giving, ...]:
        return (("lines", 1),)

    @clause("SQ-WPN-03", "SQ-WPN-14", "SQ-WPN-15")
    def touches(self, state: State, mini: Mini) -> bool:
        return state.sides[mini.seat].leader == mini.id and any(gun in mini.weapons for gun in GUNS)
