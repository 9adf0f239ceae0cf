"""The conversion beamer (SQ-WPN-36 to 41, 82): a line to the wall, an explosion there, and the line back."""

from bulkhead.starquest.box.items.weapons import Weapon
from bulkhead.starquest.data.frames import Attack
from bulkhead.starquest.data.state import State
from bulkhead.starquest.rules.fight.aims import AlongLine
from bulkhead.starquest.rules.fight.weapons.pattern import pattern
from bulkhead.starquest.rules.fight.weapons.plasma_gun import Line, Ray
from bulkhead.starquest.ship.blasts import blast
from bulkhead.starquest.ship.distance import squares_between
from bulkhead.starquest.ship.squares import bits, members
from bulkhead.tabletop.clauses import clause


class Backblast(Line):
    """The full total where the line ends, one less on the squares around, one less for every square back."""

    worth = 0.9

    def reach(self, state: State, weapon: Weapon, at: AlongLine, ray: Ray) -> int:
        return bits(self.hit(state, weapon, at, ray)) & ~(1 << at.start)

    @clause("SQ-WPN-36", "SQ-WPN-38", "SQ-WPN-39", "SQ-WPN-40", "SQ-WPN-82")
    def hit(self, state: State, weapon: Weapon, at: AlongLine, ray: Ray) -> tuple[int, ...]:
        """The impact square first, the line back to the shooter's own square as far as any roll reaches, and the
        neighbours of the impact."""
        back = (*reversed(ray.squares), at.start)[: weapon.dice.most]
        around = members(blast(state.ship, ray.squares[-1], state.closed))
        return (*back, *(square for square in around if square not in back))

    @clause("SQ-WPN-37", "SQ-WPN-38", "SQ-WPN-39", "SQ-WPN-41", "SQ-WPN-82")
    def values(self, state: State, attack: Attack) -> dict[int, int]:
        """One roll for all: the total less the distance from the impact, which is 1 for its neighbours and grows by one
        for each square of the line. Squares with nothing left are not hit."""
        total = sum(attack.rolls)
        impact = attack.squares[0]
        values = {square: total - squares_between(state.ship, impact, square) for square in attack.squares}
        return {square: value for square, value in values.items() if value > 0}

    def end(self, attack: Attack) -> int:
        return attack.squares[0]


pattern("backblast", Backblast())
