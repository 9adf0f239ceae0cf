"""Governor abilities that last while the card is held, given as effects (effects.py).

A card that lies face up gives them to the leader alone; with the card they are gone (SQ-SQUAD-15)."""

from bulkhead.starquest.box.items.effects import Play
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.table.card import Giving, Printed, behaviour

WORDS: dict[str, tuple[Giving, ...]] = {
    "gov_swift_step": (("move", 2),),
    "gov_force_weave": (("av=", 3),),
    "gov_shearing_stroke": (("strike-red", 1),),
    "gov_acrobat": (("pass-occupied", 1), ("melee-diagonal", 1)),
    "gov_third_star": (("more-shots", 1),),
    "gov_war_cry": (("drop-best", 1),),
    "gov_shadow_veil": (("veiled", 6),),
}
"""What each gives: `strike-red` counts in melees that he begins, `more-shots` within one shooting action, `veiled` is
the distance from which he may still be aimed at."""


class OfTheLeader(Printed):
    """A card that concerns the leader."""

    def touches(self, state: State, mini: Mini) -> bool:
        return mini.id == state.sides[mini.seat].leader


@behaviour(*WORDS)
class Ability(OfTheLeader):
    """An ability that needs no decision."""

    @property
    def moment(self) -> Play:
        return "passive"

    def gives(self) -> tuple[Giving, ...]:
        return WORDS[self.id]
