"""Before the first turn: one sensible squad, well armed, in the entry area that is nearest to its task."""

from bulkhead.bots.starquest import placement, reasons
from bulkhead.bots.starquest.moves import Choice, Commands
from bulkhead.bots.starquest.plans import entering
from bulkhead.bots.starquest.sense import Table
from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.weapons import Weapon
from bulkhead.starquest.commands import AnyCommand, Choose, Pass
from bulkhead.starquest.places import figure

REACHES = {"split": 1.5, "blast": 1.2, "line": 1.3, "block": 1.3, "flame": 1.1, "line-each": 1.2, "backblast": 0.9}
"""What a pattern adds to a weapon's dice: whom else it hits, less the trouble of sparing friends."""


def muster(table: Table, step: str, commands: Commands) -> Choice:
    """An answer to one question of set-up."""
    chosen = [command for command in commands if isinstance(command, Choose)]
    if not chosen:
        return commands[0], reasons.because("setup")
    if step in ("weapon", "equipment-weapon"):
        return max(chosen, key=lambda one: (_armed(table, one.value), one.value)), reasons.because("weapon")
    if step == "entry":
        return min(chosen, key=lambda one: (_far(table, one.value), one.value)), reasons.because("entry")
    if step == "bearer":
        return max(chosen, key=lambda one: (_fleet(table, one.value), one.value)), reasons.because("bearer")
    if step == "members":
        return max(chosen, key=lambda one: (placement.strength(one.value), one.value)), reasons.because("members")
    if step == "survivors":
        return placement.survivors(table, commands), reasons.because("hide")
    return chosen[0], reasons.because("setup")  # what the box names first is its usual choice


def _armed(table: Table, value: str) -> float:
    """What a weapon or set is worth to its bearer; of two equals one that the squad has not is better."""
    _, _, id_ = value.rpartition(":")
    box = load_box()
    weapons = [box.weapons[one] for one in box.arms(id_)]
    borne = [one for mini in table.view.minis.values() if mini.seat == table.seat for one in mini.weapons]
    return sum(firepower(weapon) for weapon in weapons) * 0.9 ** borne.count(id_)


def firepower(weapon: Weapon) -> float:
    """Dice, shots and reach in one number."""
    dice = (weapon.dice.red + weapon.dice.white / 2) * weapon.shots**0.7
    return dice * REACHES.get(weapon.pattern, 1.0) * (0.5 if weapon.melee else 1.0)


def _far(table: Table, dock: str) -> int:
    """Steps from an entry area to the task."""
    steps = entering(table).steps
    return min((steps[square] for square in table.state.ship.docks[dock].thresholds), default=99)


def _fleet(table: Table, value: str) -> int:
    """Who carries: the quick, and not the leader."""
    mini = table.view.minis[value.rpartition(":")[2]]
    return figure(mini).move - (3 if mini.role == "leader" else 0)


def purchase(commands: Commands) -> Choice:
    """After the mission: what can be bought is bought; cards are kept."""
    chosen = [command for command in commands if isinstance(command, Choose)]
    best: AnyCommand = max(chosen, key=lambda one: (placement.strength(one.value), one.value))
    return best, reasons.because("purchase")


def keep(commands: Commands) -> Choice:
    return (Pass() if Pass() in commands else commands[0]), reasons.because("keep-cards")
