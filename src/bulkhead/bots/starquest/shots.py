"""What an attack is worth in points: exact odds times what its victims are worth, friends counted against it."""

from functools import cache

from msgspec.structs import replace

from bulkhead.bots.starquest.sense import Table
from bulkhead.starquest import preview
from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.dice import Pool, sums
from bulkhead.starquest.box.objectives import Destroy
from bulkhead.starquest.commands import AnyCommand, Shoot, Snap, Strike
from bulkhead.starquest.frames import Attack
from bulkhead.starquest.limits import both
from bulkhead.starquest.melee import melee_dice, melee_weapon
from bulkhead.starquest.places import figure, is_machine
from bulkhead.starquest.scenario import kind_of
from bulkhead.starquest.ship.squares import bits
from bulkhead.starquest.shooting import guns
from bulkhead.starquest.state import Mini
from bulkhead.starquest.weapons.pattern import pattern_of

OWN = 1.5
"""How much an own loss weighs against an equal loss of the enemy's."""
BYSTANDER = 0.7
"""How much it weighs to hurt those one has no quarrel with."""
WOUND = 0.5
"""A wound that does not kill is worth this part of the life points taken."""
RISK = 1.0
"""How much the attacker's own danger in melee weighs for a squad."""
ALIEN_RISK = 0.2
"""And for aliens, who lose no points by it."""
CLOSELY = 8
"""So many aims of a weapon that hits areas are looked at dice by dice; the others only roughly."""
VENT = 1.0
"""What a vent is worth to a squad, whatever the objective."""
BULKHEAD = 0.4

AREAS = frozenset({"blast", "flame", "block", "line", "line-each", "backblast", "square"})


class Prospect:
    """An attack on offer: its worth, whom it is meant for, and the chance of killing."""

    __slots__ = ("command", "kill", "target", "value")

    def __init__(self, command: AnyCommand, value: float, target: str = "", kill: float = 0.0) -> None:
        self.command = command
        self.value = value
        self.target = target
        self.kill = kill


# Chances in floating point: they are compared, not added up


@cache
def hurts(dice: Pool, armour: int, life: int) -> tuple[float, float]:
    """The chances that the sum of the dice hurts, and that it kills."""
    hurt = sum(float(chance) for total, chance in sums(dice).items() if total > armour)
    kill = sum(float(chance) for total, chance in sums(dice).items() if total - armour >= life)
    return hurt, kill


@cache
def fights(mine: Pool, theirs: Pool, life: int) -> tuple[float, float]:
    """The chances that one roll beats the other at all, and by so much that it kills."""
    hurt = kill = 0.0
    for total, chance in sums(mine).items():
        for answer, other in sums(theirs).items():
            if total > answer:
                hurt += float(chance * other)
            if total - answer >= life:
                kill += float(chance * other)
    return hurt, kill


def harm(price: float, hurt: float, kill: float, life: int) -> float:
    """Points that such chances are worth."""
    return price * (kill + WOUND * (hurt - kill) / max(1, life))


# Attacks that are offered


def best_attack(table: Table, commands: tuple[AnyCommand, ...]) -> Prospect | None:
    """The attack that promises most; None when none is offered."""
    found = [*_shots(table, commands), *(strike(table, one) for one in commands if isinstance(one, Strike))]
    return max(found, key=lambda one: one.value, default=None)


def _shots(table: Table, commands: tuple[AnyCommand, ...]) -> list[Prospect]:
    shots = [one for one in commands if isinstance(one, Shoot | Snap)]
    if len(shots) > CLOSELY:
        rough = sorted(shots, key=lambda one: -roughly(table, one))[:CLOSELY]
        shots = [one for one in shots if one in rough]
    return [shot(table, one) for one in shots]


def shooter_of(table: Table, command: Shoot | Snap) -> Mini:
    """Who fires, as it will face: a watcher may turn before the shot, and a gunner fires his machine."""
    mini = table.state.minis[command.who]
    if isinstance(command, Shoot):
        return mini
    return table.state.minis[mini.mans] if mini.mans else replace(mini, facing=command.facing)


def roughly(table: Table, command: Shoot | Snap) -> float:
    """A guess at a shot's worth from who stands where it hits."""
    state = table.state
    weapon = load_box().weapons[command.weapon]
    if weapon.pattern not in AREAS:
        target = state.minis.get(command.at)
        return _worth(table, target) * command.shots if target is not None else fixed_worth(table, command.at)
    squares = bits(pattern_of(weapon).squares(state, shooter_of(table, command), weapon, command.at))
    struck = {state.holder[square] for square in state.holder if squares >> square & 1}
    return sum(_worth(table, state.minis[who]) for who in struck if who in state.minis)


def _worth(table: Table, mini: Mini) -> float:
    """What it is worth to hit somebody: a foe's price, less for one who is hard to hurt; friends count against it."""
    if table.is_foe(mini):
        return table.price(mini) / (1 + table.armour(mini) + table.life(mini))
    return -(OWN if mini.seat == table.seat else BYSTANDER) * figure(mini).points


def shot(table: Table, command: Shoot | Snap) -> Prospect:
    """A shot with its exact odds."""
    how = "shoot" if isinstance(command, Shoot) else "overwatch"
    shooter = shooter_of(table, command)
    attack = Attack(shooter.seat, shooter.id, command.weapon, command.at, command.shots, how)
    value, meant, best, chance = 0.0, "", 0.0, 0.0
    split = load_box().weapons[command.weapon].pattern == "split"
    gains = []
    for danger in preview.of_shot(table.state, attack, shooter):
        hurt, kill = float(danger.hurt), float(danger.killed)
        gain = _gain(table, danger.target, hurt, kill)
        gains.append(gain)
        value += gain
        if gain > best:
            best, meant, chance = gain, danger.target, kill
    if split:  # one total is shared out: the best target gets it, and nobody is hit who is not named
        value = max((gain for gain in gains if gain > 0), default=0.0)
    return Prospect(command, value, meant or command.at, chance)


def _gain(table: Table, target: str, hurt: float, kill: float) -> float:
    mini = table.state.minis.get(target)
    if mini is None:
        return fixed_worth(table, target) * kill
    life = table.life(mini)
    if table.is_foe(mini):
        return harm(table.price(mini), hurt, kill, life)
    weight = OWN if mini.seat == table.seat else BYSTANDER
    return -weight * harm(float(figure(mini).points) + 1, hurt, kill, life)


def fixed_worth(table: Table, target: str) -> float:
    """What it is worth to destroy a bulkhead, a vent or a structure."""
    if table.alien:
        return 0.0
    kind, _, id_ = target.partition(":")
    wanted = {
        "obj_vent" if kind == "vent" else kind_of(id_): objective.points / len(objective.test.points)
        for objective in table.open_objectives
        if isinstance(objective.test, Destroy)
        and objective.test.what == ("obj_vent" if kind == "vent" else kind_of(id_))
    }
    if wanted:
        return max(wanted.values())
    return VENT if kind == "vent" else BULKHEAD if kind == "door" else 0.0


def strike(table: Table, command: Strike) -> Prospect:
    """A melee with its exact odds, and what it may cost."""
    state = table.state
    attacker = state.minis[command.who]
    weapon = melee_weapon(attacker)
    attack = Attack(attacker.seat, attacker.id, weapon.id if weapon else "", command.at, how="melee")
    danger = preview.of_melee(state, attack)
    value = _gain(table, command.at, float(danger.hurt), float(danger.killed))
    back = preview.to_attacker(state, attack)
    risk = ALIEN_RISK if table.alien else RISK
    value -= risk * harm(figure(attacker).points, float(back.hurt), float(back.killed), table.life(attacker))
    return Prospect(command, value, command.at, float(danger.killed))


# Attacks that could be made from elsewhere


class Arms:
    """What a miniature could do to others from wherever it stands: worked out once for each decision."""

    def __init__(self, table: Table, mini: Mini) -> None:
        self._table = table
        self._mini = mini
        done = mini.deeds
        idle = not (done.searched or done.psychic or done.served)
        fights_both = both(table.state, mini)
        self.guns: list[tuple[Pool, int]] = []
        if idle and "no_fire" not in figure(mini).flags and (not done.struck or fights_both):
            ready = () if done.fired else guns(table.state, mini)
            self.guns = [(weapon.dice, weapon.shots) for _, weapon in ready]
        able = idle and not done.struck and not mini.mans and (not done.fired or fights_both)
        self.blade = melee_dice(table.state, mini) if able and not is_machine(mini) else Pool()

    def shooting(self, foe: Mini) -> float:
        """What shooting at a foe is worth."""
        table = self._table
        armour, life = table.armour(foe), table.life(foe)
        best = 0.0
        for dice, shots in self.guns:
            hurt, kill = hurts(dice, armour, life)
            best = max(best, harm(table.price(foe), hurt, kill, life) * (1 + 0.7 * (shots - 1)))
        return best

    def fighting(self, foe: Mini) -> float:
        """What a melee with a foe is worth, its risk taken off."""
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
        risk = ALIEN_RISK if table.alien else RISK
        return value - risk * harm(figure(mini).points, *back, table.life(mini))

