"""Answers the questions of set-up and of the end of a mission: squad, weapons, entry area, cards to keep and buy."""

from collections.abc import Callable

from bulkhead.bots.starquest import placement, reasons
from bulkhead.bots.starquest.arms import firepower
from bulkhead.bots.starquest.fields import FAR
from bulkhead.bots.starquest.plans import entering
from bulkhead.bots.starquest.sense import Table
from bulkhead.bots.starquest.steps import Choice, Commands
from bulkhead.bots.starquest.tastes import likelihood, taste
from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.data.commands import Choose, Pass
from bulkhead.starquest.table.places import figure

AGAIN = 0.9
"""A weapon that the squad already has counts for this part of its value."""
SECRET = frozenset({"equipment", "order", "psychic"})
"""Steps of set-up whose answer no other seat may know. They are drawn, good cards more often: a bot that took the best
ones would always hold the same cards, and everybody would know them."""
DETOUR = 2
"""The steps by which an entry area may be farther away than the nearest one."""
LEADS = 3
"""A leader carries an object only if he is faster by this many movement points."""


def muster(table: Table, step: str, commands: Commands) -> Choice:
    """Answer one question of set-up. Where nothing decides, take the first answer, which is the box's usual choice."""
    chosen = [command for command in commands if isinstance(command, Choose)]
    if not chosen:
        return commands[0], reasons.because("bots-sq-setup")
    if step == "survivors":
        return placement.survivors(table, chosen)
    if step in SECRET:
        return _drawn(table, step, chosen), reasons.because("bots-sq-draw-cards")
    if step not in LIKINGS:
        return chosen[0], reasons.because("bots-sq-setup")
    liking, why = LIKINGS[step]
    if step == "entry":
        return _entry(table, chosen), reasons.because(why)
    return max(chosen, key=lambda one: (liking(table, one.value), one.value)), reasons.because(why)


def _drawn(table: Table, step: str, chosen: list[Choose]) -> Choose:
    """A card that is drawn: the better it suits the squad, the likelier. A card that names its bearer or a weapon names
    the best one."""
    side = table.view.sides[table.seat]
    held = len(side.equipment) + len(side.orders) + len(side.psychic)
    best: dict[str, tuple[float, str]] = {}
    for value in sorted(one.value for one in chosen):
        card = value.partition(":")[0]
        best[card] = max(best.get(card, (0.0, "")), (taste(table, value), value))
    weights = {value: likelihood(worth) for worth, value in best.values()}
    return Choose(table.chance.weigh(weights, step, table.seat, held))


def _armed(table: Table, value: str) -> float:
    """The value of a weapon or set: `ba4:wpn_plasma_gun`."""
    arms = value.rpartition(":")[2]
    borne = [one for mini in table.view.minis.values() if mini.seat == table.seat for one in mini.weapons]
    return sum(firepower(one) * AGAIN ** borne.count(one) for one in load_box().arms(arms))


def _entry(table: Table, chosen: list[Choose]) -> Choose:
    """An entry area that is drawn among the nearest to the goal: games do not all open alike."""
    far = {one.value: -_near(table, one.value) for one in chosen}
    nearest = min(far.values())
    return Choose(
        table.chance.pick(
            sorted(dock for dock, steps in far.items() if steps <= nearest + DETOUR), "entry", table.seat
        )
    )


def _near(table: Table, dock: str) -> float:
    """How near an entry area is to the goal."""
    steps = entering(table).steps
    return -min((steps[square] for square in table.state.ship.docks[dock].thresholds), default=FAR)


def _fleet(table: Table, value: str) -> float:
    """How suitable a bearer is for an object: fast, not the leader, and not already loaded. `obj_limpet:ba3`."""
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
    "governor": (taste, "bots-sq-equipment"),
}
"""By step of set-up: the value to maximise, and the reason."""


def mount(commands: Commands) -> Choice:
    """A Dreadnought's next weapon: the best one."""
    chosen = [command for command in commands if isinstance(command, Choose)]
    return max(chosen, key=lambda one: (firepower(one.value), one.value)), reasons.because("bots-sq-mount")


def after(table: Table, commands: Commands) -> Choice:
    """After the mission: keep cards, learn an art, and buy the strongest help that can be paid."""
    if table.view.question == "sq-ask-keep-cards":
        return (Pass() if Pass() in commands else commands[0]), reasons.because("bots-sq-keep-cards")
    chosen = [command for command in commands if isinstance(command, Choose)]
    best = max(chosen, key=lambda one: (placement.strength(one.value), one.value), default=None)
    return (best if best is not None else commands[0]), reasons.because("bots-sq-purchase")
