"""The missile launcher (SQ-WPN-17 to 21): an explosion on a square and the squares around it."""

from collections.abc import Iterable, Iterator

from bulkhead.starquest.box.items.weapons import Weapon
from bulkhead.starquest.data.frames import Attack
from bulkhead.starquest.data.hits import Hit
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.rules.fight import aims
from bulkhead.starquest.rules.fight.aims import AtSquare
from bulkhead.starquest.rules.fight.lines_of_sight import fire_field
from bulkhead.starquest.rules.fight.weapons import areas
from bulkhead.starquest.rules.fight.weapons.pattern import Pattern, pattern
from bulkhead.starquest.ship.blasts import blast
from bulkhead.starquest.ship.distance import within
from bulkhead.starquest.ship.squares import members
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.refusals import Illegal


def near(state: State, shooter: Mini, reach: int) -> int:
    """The squares within this distance of any square of the shooter."""
    found = 0
    for square in shooter.squares:
        found |= within(state.ship, square, reach)
    return found


class Blast(Pattern):
    """A target square and its eight neighbours."""

    each_die = True
    worth = 1.2

    @clause("SQ-WPN-17", "SQ-WPN-70", "SQ-WPN-79", "SQ-SHOOT-12", "SQ-LOF-04")
    def aims(self, state: State, shooter: Mini, weapon: Weapon) -> Iterable[tuple[str, int]]:
        """Any square in the line of fire, empty or not."""
        return areas.named(state.ship, self.reach(state, shooter, weapon))

    @clause("SQ-SHOOT-02", "SQ-WPN-46")
    def reach(self, state: State, shooter: Mini, weapon: Weapon) -> int:
        """The squares in the weapon's range that may be aimed at."""
        lit = areas.aimable(state, shooter)
        if weapon.range is not None:
            lit &= near(state, shooter, weapon.range)
        if weapon.nearest is not None:
            lit &= ~near(state, shooter, weapon.nearest - 1)
        return lit

    @clause("SQ-WPN-19", "SQ-WPN-20", "SQ-WPN-21", "SQ-WPN-42")
    def squares(self, state: State, shooter: Mini, weapon: Weapon, aim: str) -> tuple[int, ...]:
        """The target square, then the neighbours that no wall or closed door shields."""
        at = aims.read(state, aim)
        assert isinstance(at, AtSquare)
        return (at.square, *members(blast(state.ship, at.square, state.closed)))

    @clause("SQ-WPN-18", "SQ-WPN-19", "SQ-WPN-20", "SQ-WPN-42")
    def values(self, state: State, attack: Attack) -> dict[int, int]:
        """The sum on the target square, the higher die on the others."""
        target, *around = attack.squares
        return {target: sum(attack.rolls), **dict.fromkeys(around, max(attack.rolls))}

    def hits(self, state: State, attack: Attack) -> Iterator[Hit]:
        return areas.hits(state, self.values(state, attack))

    def why_not(self, state: State, shooter: Mini, weapon: Weapon, aim: str) -> Illegal:
        at = aims.read(state, aim)
        if not isinstance(at, AtSquare):
            return Illegal("SQ-WPN-17", "sq-no-square-aim")
        target = 1 << at.square
        if weapon.range is not None and not near(state, shooter, weapon.range) & target:
            return Illegal("SQ-WPN-46", "sq-no-too-far", range=weapon.range)
        if weapon.nearest is not None and near(state, shooter, weapon.nearest - 1) & target:
            return Illegal("SQ-WPN-17", "sq-no-too-near", nearest=weapon.nearest)
        return why_no_square(state, shooter, at)


def why_no_square(state: State, shooter: Mini, at: AtSquare) -> Illegal:
    """Why a square cannot be aimed at: a figure beside the shooter stands there, or no line of fire leads to it."""
    if fire_field(state, shooter) >> at.square & 1:
        return Illegal("SQ-LOF-02", "sq-no-adjacent-target")
    return Illegal("SQ-LOF-04", "sq-no-line-of-fire")


BLAST = Blast()
pattern("blast", BLAST)
