"""Computes the chances of attacks that could be made from another square, and their value in points.

They are needed thousands of times in a game, so they use floating point and are cached.
"""

from functools import cache, lru_cache

from bulkhead.bots.starquest.sense import Table
from bulkhead.starquest.box.items.dice import Pool, sums
from bulkhead.starquest.box.items.weapons import Weapon
from bulkhead.starquest.data.state import Mini
from bulkhead.starquest.rules.fight.melee import melee_dice
from bulkhead.starquest.rules.fight.shooting import guns, why_no_shot
from bulkhead.starquest.rules.fight.striking import why_no_melee
from bulkhead.starquest.rules.fight.weapons.missile_launcher import Blast
from bulkhead.starquest.rules.fight.weapons.pattern import pattern_of
from bulkhead.starquest.rules.fight.weapons.plasma_gun import Line
from bulkhead.starquest.ship.distance import within
from bulkhead.starquest.ship.ship import Ship
from bulkhead.starquest.ship.squares import members
from bulkhead.starquest.table.places import figure, is_machine

WOUND = 0.5
"""The value of a wound that does not kill, as a part of the life points taken."""
RISK = 1.0
"""The weight of the attacker's risk in melee for a squad."""
ALIEN_RISK = 0.2
"""The same for aliens, who lose no points by it."""
FURTHER_SHOT = 0.7
"""The value of each further shot of a weapon, as a part of the first."""


@cache
def hurts(dice: Pool, armour: int, life: int) -> tuple[float, float]:
    """The chances that the sum of the dice wounds, and that it kills."""
    hurt = sum(float(chance) for total, chance in sums(dice).items() if total > armour)
    kill = sum(float(chance) for total, chance in sums(dice).items() if total - armour >= life)
    return hurt, kill


@cache
def fights(mine: Pool, theirs: Pool, life: int) -> tuple[float, float]:
    """The chances that the first roll beats the second, and by so much that it kills."""
    hurt = kill = 0.0
    for total, chance in sums(mine).items():
        for answer, other in sums(theirs).items():
            if total > answer:
                hurt += float(chance * other)
            if total - answer >= life:
                kill += float(chance * other)
    return hurt, kill


def harm(price: float, hurt: float, kill: float, life: int) -> float:
    """The value in points of these chances."""
    return price * (kill + WOUND * (hurt - kill) / max(1, life))


def risk(table: Table) -> float:
    """The weight of this seat's own losses in melee."""
    return ALIEN_RISK if table.alien else RISK


class Arms:
    """The attacks of a miniature on others, wherever it stands; computed once per decision."""

    def __init__(self, table: Table, mini: Mini) -> None:
        state = table.state
        self._table = table
        self._mini = mini
        self.guns: tuple[Weapon, ...] = ()
        if "no_fire" not in figure(mini).flags:
            self.guns = tuple(
                weapon for shooter, weapon in guns(state, mini) if why_no_shot(state, shooter, weapon) is None
            )
        able = not is_machine(mini) and why_no_melee(state, mini) is None
        self.blade = melee_dice(state, mini) if able else Pool()

    def best(self, foe: Mini) -> float:
        """The value of the best attack on a foe, wherever it is made."""
        return max([self.fighting(foe), *(self.shooting(foe, gun) for gun in self.guns)])

    def shooting(self, foe: Mini, gun: Weapon) -> float:
        """The value of shooting at a foe."""
        table = self._table
        life = table.life(foe)
        hurt, kill = hurts(gun.dice, table.armour(foe), life)
        return harm(table.price(foe), hurt, kill, life) * (1 + FURTHER_SHOT * (gun.shots - 1))

    def fighting(self, foe: Mini) -> float:
        """The value of a melee with a foe, less its risk."""
        if not self.blade:
            return 0.0
        table, mini = self._table, self._mini
        life = table.life(foe)
        if is_machine(foe):
            hurt, kill = hurts(self.blade, table.armour(foe), life)
            return harm(table.price(foe), hurt, kill, life)
        theirs = melee_dice(table.state, foe)
        value = harm(table.price(foe), *fights(self.blade, theirs, life), life)
        back = fights(theirs, self.blade, table.life(mini))
        return value - harm(figure(mini).points * risk(table), *back, table.life(mini))


def stands(ship: Ship, gun: Weapon, base: tuple[int, ...]) -> int:
    """The squares from which a gun can hit a figure on this base, by its range and pattern; lines of fire come on top.
    Nobody stands in his own explosion."""
    pattern = pattern_of(gun)
    close = max((gun.nearest or 1) - 1, isinstance(pattern, Blast))
    return _stands(ship, base, gun.range, close, isinstance(pattern, Line))


@lru_cache(maxsize=4096)
def _stands(ship: Ship, base: tuple[int, ...], far: int | None, close: int, straight: bool) -> int:
    found = 0
    for square in base:
        there = within(ship, square, far) if far is not None else ship.floor
        found |= there & _in_line(ship, square) if straight else there
    for square in base if close else ():
        found &= ~within(ship, square, close)
    return found


def _in_line(ship: Ship, here: int) -> int:
    """The squares in the same row, column and diagonals."""
    x, y = ship.xy(here)
    found = 0
    for square in members(ship.floor):
        east, south = ship.xy(square)
        if east == x or south == y or abs(east - x) == abs(south - y):
            found |= 1 << square
    return found
