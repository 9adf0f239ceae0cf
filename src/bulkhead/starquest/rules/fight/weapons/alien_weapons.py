"""Weapons of the aliens (SQ-ALIEN-30, 31): the squads' patterns, or two red dice on one square."""

from collections.abc import Iterable, Iterator

from bulkhead.starquest.box.items.weapons import Weapon
from bulkhead.starquest.data.frames import Attack
from bulkhead.starquest.data.hits import Hit
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.rules.fight import aims
from bulkhead.starquest.rules.fight.aims import AtSquare
from bulkhead.starquest.rules.fight.weapons import areas
from bulkhead.starquest.rules.fight.weapons.missile_launcher import why_no_square
from bulkhead.starquest.rules.fight.weapons.pattern import Pattern, pattern
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.refusals import Illegal


class Square(Pattern):
    """One square, and what stands there when the dice are rolled."""

    @clause("SQ-ALIEN-31", "SQ-SHOOT-12", "SQ-LOF-04")
    def aims(self, state: State, shooter: Mini, weapon: Weapon) -> Iterable[tuple[str, int]]:
        lit = areas.aimable(state, shooter)
        return areas.named(state.ship, areas.target_squares(state, shooter, lit))

    def squares(self, state: State, shooter: Mini, weapon: Weapon, aim: str) -> tuple[int, ...]:
        at = aims.read(state, aim)
        assert isinstance(at, AtSquare)
        return (at.square,)

    @clause("SQ-ALIEN-31")
    def hits(self, state: State, attack: Attack) -> Iterator[Hit]:
        return areas.hits(state, dict.fromkeys(attack.squares, sum(attack.rolls)))

    def why_not(self, state: State, shooter: Mini, weapon: Weapon, aim: str) -> Illegal:
        at = aims.read(state, aim)
        if not isinstance(at, AtSquare):
            return Illegal("SQ-ALIEN-31", "sq-no-square-aim")
        if areas.aimable(state, shooter) >> at.square & 1:
            return areas.why_no_target(state, shooter, 1 << at.square)
        return why_no_square(state, shooter, at)


pattern("square", Square())
