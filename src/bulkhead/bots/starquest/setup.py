"""Before the first turn: one sensible squad, well armed, in the entry area that is nearest to its task. And after the
last one: what to keep and to buy."""

from collections.abc import Callable

from bulkhead.bots.starquest import placement, reasons
from bulkhead.bots.starquest.arms import firepower
from bulkhead.bots.starquest.fields import FAR
from bulkhead.bots.starquest.plans import entering
from bulkhead.bots.starquest.sense import Table
from bulkhead.bots.starquest.steps import Choice, Commands
from bulkhead.bots.starquest.tastes import taste
from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.commands import Choose, Pass
from bulkhead.starquest.table.places import figure

AGAIN = 0.9
"""A weapon that the squad has already is worth this part of its worth."""
LEADS = 3
"""Movement points that a leader would have to be quicker by to carry things himself."""


def muster(table: Table, step: str, commands: Commands) -> Choice:
    """An answer to one question of set-up. Where nothing speaks for another, the box names its usual choice first."""
    chosen = [command for command in commands if isinstance(command, Choose)]
    if not chosen:
        return commands[0], reasons.because("bots-sq-setup")
    if step == "survivors":
        return placement.survivors(table, chosen)
    if step not in LIKINGS:
        return chosen[0], reasons.because("bots-sq-setup")
    liking, why = LIKINGS[step]
    return max(chosen, key=lambda one: (liking(table, one.value), one.value)), reasons.because(why)


def _armed(table: Table, value: str) -> float:
    """What a weapon or set is worth: `ba4:wpn_plasma_gun`."""
    arms = value.rpartition(":")[2]
    borne = [one for mini in table.view.minis.values() if mini.seat == table.seat for one in mini.weapons]
    return sum(firepower(one) * AGAIN ** borne.count(one) for one in load_box().arms(arms))


def _near(table: Table, dock: str) -> float:
    """How near an entry area is to the task."""
    steps = entering(table).steps
    return -min((steps[square] for square in table.state.ship.docks[dock].thresholds), default=FAR)


def _fleet(table: Table, value: str) -> float:
    """Who carries an object: the quick, not the leader, and not one for all. `obj_limpet:ba3`."""
    mini = table.view.minis[value.rpartition(":")[2]]
    return figure(mini).move - (LEADS if mini.role == "leader" else 0) - len(mini.objects) / 2


def _strong(table: Table, sheet: str) -> float:
    return placement.strength(sheet)


LIKINGS: dict[str, tuple[Callable[[Table, str], float], str]] = {
    "weapon": (_armed, "bots-sq-weapon"),
    "entry": (_near, "bots-sq-entry"),
    "bearer": (_fleet, "bots-sq-bearer"),
    "members": (_strong, "bots-sq-members"),
    "reinforcement": (_strong, "bots-sq-reinforcement"),
    "equipment": (taste, "bots-sq-equipment"),
    "order": (taste, "bots-sq-equipment"),
    "governor": (taste, "bots-sq-equipment"),
    "psychic": (taste, "bots-sq-equipment"),
}
"""What the best answer has most of, and why, by the step of set-up."""


def mount(commands: Commands) -> Choice:
    """A Dreadnought's next weapon: the one that does most."""
    chosen = [command for command in commands if isinstance(command, Choose)]
    return max(chosen, key=lambda one: (firepower(one.value), one.value)), reasons.because("bots-sq-mount")


def after(table: Table, commands: Commands) -> Choice:
    """When the mission is over: cards are kept, an art is learnt, and the strongest help that can be paid is bought."""
    if table.view.question == "sq-ask-keep-cards":
        return (Pass() if Pass() in commands else commands[0]), reasons.because("bots-sq-keep-cards")
    chosen = [command for command in commands if isinstance(command, Choose)]
    best = max(chosen, key=lambda one: (placement.strength(one.value), one.value), default=None)
    return (best if best is not None else commands[0]), reasons.because("bots-sq-purchase")
