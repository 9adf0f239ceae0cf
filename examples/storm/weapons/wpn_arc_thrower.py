"""The arc thrower: lightning that strikes a target and jumps to everything beside it."""

from collections.abc import Iterable, Iterator

from bulkhead.starquest.box.items.dice import Pool
from bulkhead.starquest.box.items.weapons import Weapon
from bulkhead.starquest.data.frames import Attack
from bulkhead.starquest.data.hits import Hit
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.rules.fight.aims import AtSquare, read
from bulkhead.starquest.rules.fight.weapons import areas
from bulkhead.starquest.rules.fight.weapons.missile_launcher import near, why_no_square
from bulkhead.starquest.rules.fight.weapons.pattern import Pattern
from bulkhead.starquest.ship.bases import border
from bulkhead.starquest.ship.distance import squares_between
from bulkhead.starquest.ship.squares import members
from bulkhead.tabletop.refusals import Illegal

FAR = 3
"""Beyond so many squares one red die is lost."""


class Arc(Pattern):
    """A square with a target, and the squares that share an open edge with it."""

    each_die = True
    worth = 1.2

    def aims(self, state: State, shooter: Mini, weapon: Weapon) -> Iterable[tuple[str, int]]:
        """Squares in the line of fire and within range on which somebody stands whom it may attack."""
        lit = areas.aimable(state, shooter) & near(state, shooter, weapon.range or FAR)
        return areas.named(state.ship, areas.target_squares(state, shooter, lit))

    def squares(self, state: State, shooter: Mini, weapon: Weapon, aim: str) -> tuple[int, ...]:
        """The target square first. The arc does not jump through walls and closed doors, nor back to its bearer."""
        at = read(state, aim)
        assert isinstance(at, AtSquare)
        beside = members(border(state.ship, 1 << at.square, state.closed))
        return (at.square, *(square for square in beside if square not in shooter.squares))

    def dice(self, state: State, weapon: Weapon, attack: Attack) -> Pool:
        """One red die fewer for a target that is far away."""
        dice = super().dice(state, weapon, attack)
        at, shooter = read(state, attack.aim), state.minis[attack.attacker]
        far = isinstance(at, AtSquare) and squares_between(state.ship, shooter.squares[0], at.square) > FAR
        return Pool(dice.red - 1, dice.white) if far else dice

    def values(self, state: State, attack: Attack) -> dict[int, int]:
        """The sum on the target square, the lowest die beside it."""
        target, *beside = attack.squares
        return {target: sum(attack.rolls), **dict.fromkeys(beside, min(attack.rolls, default=0))}

    def hits(self, state: State, attack: Attack) -> Iterator[Hit]:
        return areas.hits(state, self.values(state, attack))

    def why_not(self, state: State, shooter: Mini, weapon: Weapon, aim: str) -> Illegal:
        at = read(state, aim)
        if not isinstance(at, AtSquare):
            return Illegal("SQ-SHOOT-12", "sq-no-square-aim")
        if not near(state, shooter, weapon.range or FAR) >> at.square & 1:
            return Illegal("SQ-SHOOT-02", "sq-no-too-far", range=weapon.range or FAR)
        if areas.aimable(state, shooter) >> at.square & 1:
            return Illegal("SQ-SHOOT-12", "sq-no-enemy-hit")
        return why_no_square(state, shooter, at)


PATTERN = Arc()
