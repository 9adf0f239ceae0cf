"""Computes the value of an attack on offer: exact odds times the value of its victims, minus that of friends."""

from msgspec import Struct

from bulkhead.bots.starquest.chances import harm, risk
from bulkhead.bots.starquest.sense import Table
from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items.objectives import Destroy
from bulkhead.starquest.clients.forecasts import preview
from bulkhead.starquest.data.commands import AnyCommand, Shoot, Snap, Strike
from bulkhead.starquest.data.scenario import kind_of
from bulkhead.starquest.data.state import Mini
from bulkhead.starquest.rules.fight.declaring import attack_of, attacker_of
from bulkhead.starquest.rules.fight.weapons.pattern import pattern_of
from bulkhead.starquest.ship.squares import bits
from bulkhead.starquest.table.places import figure

OWN = 1.5
"""The weight of this seat's loss against an equal loss of the enemy."""
BYSTANDER = 0.7
"""The weight of hurting a figure that is no foe."""
FRIENDLY_FIRE = 3.0
"""How many times more a blast must take from foes than it endangers of friends."""
CLOSELY = 8
"""The number of aims of an area weapon that are evaluated exactly; the others are estimated."""
SHOTS = (Shoot, Snap)
VENT = 1.0
"""The value of a vent to a squad, whatever the objective."""
BULKHEAD = 0.4
"""The value of a bulkhead, which may block the way."""


class Prospect(Struct, frozen=True):
    """An attack on offer: its value in points, its target, and the chance of killing."""

    command: AnyCommand
    value: float
    target: str = ""
    kill: float = 0.0


# Attacks on offer


def best_attack(table: Table, commands: tuple[AnyCommand, ...]) -> Prospect | None:
    """The most valuable attack; None when none is offered."""
    found = [*_shots(table, commands), *(strike(table, one) for one in commands if isinstance(one, Strike))]
    return max(found, key=lambda one: one.value, default=None)


def _shots(table: Table, commands: tuple[AnyCommand, ...]) -> list[Prospect]:
    shots = [one for one in commands if isinstance(one, SHOTS)]
    if len(shots) > CLOSELY:
        rough = sorted(shots, key=lambda one: -roughly(table, one))[:CLOSELY]
        shots = [one for one in shots if one in rough]
    return [shot(table, one) for one in shots]


def roughly(table: Table, command: Shoot | Snap) -> float:
    """A rough value of a shot from the figures where it hits."""
    state = table.state
    weapon = load_box().weapons[command.weapon]
    pattern = pattern_of(weapon)
    if not pattern.area:
        target = state.minis.get(command.at)
        return _worth(table, target) * command.shots if target is not None else fixed_worth(table, command.at)
    squares = bits(pattern.squares(state, attacker_of(state, command), weapon, command.at))
    struck = {state.holder[square] for square in state.holder if squares >> square & 1}
    return sum(_worth(table, state.minis[who]) for who in struck if who in state.minis)


def _worth(table: Table, mini: Mini) -> float:
    """The value of hitting a figure: a foe's price, less if it is hard to hurt; friends count against it."""
    if table.is_foe(mini):
        return table.price(mini) / (1 + table.armour(mini) + table.life(mini))
    return -(OWN if mini.seat == table.seat else BYSTANDER) * figure(mini).points


def shot(table: Table, command: Shoot | Snap) -> Prospect:
    """The value of a shot with its exact odds."""
    shooter = attacker_of(table.state, command)
    attack = attack_of(table.state, shooter.seat, command)
    dangers = preview.of_shot(table.state, attack, shooter)
    if any(danger.target == shooter.id and danger.hurt for danger in dangers):
        return Prospect(command, -float(figure(shooter).points), shooter.id)
    gains = [
        Prospect(
            command,
            _gain(table, danger.target, float(danger.hurt), float(danger.killed)),
            danger.target,
            float(danger.killed),
        )
        for danger in dangers
    ]
    meant = max(gains, key=lambda one: one.value, default=None)
    if meant is None or meant.value <= 0:
        return Prospect(command, sum(one.value for one in gains), command.at)
    if pattern_of(load_box().weapons[command.weapon]).shared:
        return meant  # one total is shared out: only named figures are hit
    gained = sum(one.value for one in gains if one.value > 0)
    lost = -sum(one.value for one in gains if one.value < 0)
    if gained < FRIENDLY_FIRE * lost:
        return Prospect(command, -lost, meant.target, meant.kill)
    return Prospect(command, gained - lost, meant.target, meant.kill)


def _gain(table: Table, target: str, hurt: float, kill: float) -> float:
    mini = table.state.minis.get(target)
    if mini is None:
        return harm(fixed_worth(table, target), hurt, kill, preview.life_of(table.state, target))
    life = table.life(mini)
    if life > mini.lp:  # cards are given up first
        kill = 0.0
    if table.is_foe(mini):
        return harm(table.price(mini), hurt, kill, life)
    weight = OWN if mini.seat == table.seat else BYSTANDER
    return -weight * harm(float(figure(mini).points) + 1, hurt, kill, life)


def fixed_worth(table: Table, target: str) -> float:
    """The value of destroying a bulkhead, a vent or a structure."""
    if table.alien:
        return 0.0
    kind, _, id_ = target.partition(":")
    what = "obj_vent" if kind == "vent" else kind_of(id_)
    for objective in table.open_objectives:
        test = objective.test
        if isinstance(test, Destroy) and test.what == what:
            return objective.points / len(test.points)
    return {"vent": VENT, "door": BULKHEAD}.get(kind, 0.0)


def strike(table: Table, command: Strike) -> Prospect:
    """The value of a melee with its exact odds, less its risk."""
    state = table.state
    attacker = state.minis[command.who]
    attack = attack_of(state, attacker.seat, command)
    danger = preview.of_melee(state, attack)
    value = _gain(table, command.at, float(danger.hurt), float(danger.killed))
    back = preview.to_attacker(state, attack)
    price, life = figure(attacker).points * risk(table), table.life(attacker)
    killed = 0.0 if life > attacker.lp else float(back.killed)  # cards are given up first
    value -= harm(price, float(back.hurt), killed, life)
    return Prospect(command, value, command.at, float(danger.killed))
