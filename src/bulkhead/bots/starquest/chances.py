"""Computes the chances of attacks that could be made from another square, and their value in points.

They are needed thousands of times in a game, so they use floating point and are cached.
"""

from functools import cache

from bulkhead.bots.starquest.sense import Table
from bulkhead.starquest.box.items.dice import Pool, sums
from bulkhead.starquest.data.state import Mini
from bulkhead.starquest.rules.fight.melee import melee_dice
from bulkhead.starquest.rules.fight.shooting import guns
from bulkhead.starquest.rules.fight.weapons.pattern import pattern_of
from bulkhead.starquest.rules.fight.weapons.plasma_gun import Line
from bulkhead.starquest.rules.turn.action_limits import both
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
        self._table = table
        self._mini = mini
        done = mini.deeds
        idle = not (done.searched or done.psychic or done.served)
        fights_both = both(table.state, mini)
        self._guns: list[tuple[Pool, int]] = []
        self._lines: list[tuple[Pool, int]] = []
        """The guns that fire along straight lines only."""
        if idle and "no_fire" not in figure(mini).flags and (not done.struck or fights_both):
            ready = () if done.fired else guns(table.state, mini)
            for _, weapon in ready:
                straight = isinstance(pattern_of(weapon), Line)
                (self._lines if straight else self._guns).append((weapon.dice, weapon.shots))
        able = idle and not done.struck and not mini.mans and (not done.fired or fights_both)
        self.blade = melee_dice(table.state, mini) if able and not is_machine(mini) else Pool()

    def best(self, foe: Mini) -> float:
        """The value of the best attack on a foe, wherever it is made."""
        return max(self.shooting(foe), self.along_a_line(foe), self.fighting(foe))

    def shooting(self, foe: Mini) -> float:
        """The value of shooting at a foe in any line of fire."""
        return self._volley(self._guns, foe)

    def along_a_line(self, foe: Mini) -> float:
        """The value of shooting at a foe in the same row, column or diagonal."""
        return self._volley(self._lines, foe)

    def _volley(self, guns: list[tuple[Pool, int]], foe: Mini) -> float:
        if not guns:
            return 0.0
        table = self._table
        armour, life = table.armour(foe), table.life(foe)
        best = 0.0
        for dice, shots in guns:
            hurt, kill = hurts(dice, armour, life)
            best = max(best, harm(table.price(foe), hurt, kill, life) * (1 + FURTHER_SHOT * (shots - 1)))
        return best

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
