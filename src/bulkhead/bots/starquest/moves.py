"""Plays a miniature's activation: where to go, what to attack from there, and how to end.

The plan is the best square in reach, and the answer is its first step; an attack that is possible now is made now
unless the plan is better. Steps use up movement and the rules limit attacks, so every activation ends.
"""

from bulkhead.bots.starquest import reasons
from bulkhead.bots.starquest.fields import way_to_square
from bulkhead.bots.starquest.goals import HOME, quarry
from bulkhead.bots.starquest.plans import Errand, entering, errands, hunting
from bulkhead.bots.starquest.sense import Table
from bulkhead.bots.starquest.shots import Prospect, best_attack, fixed_worth
from bulkhead.bots.starquest.square_values import Spot, survey
from bulkhead.bots.starquest.steps import Choice, Commands, free_turns, off, step_to, turn_towards
from bulkhead.bots.starquest.walking.facing import first_look
from bulkhead.bots.starquest.walking.leave import among_friends
from bulkhead.starquest.box.items.objectives import Destroy, Eliminate, Hold, Recover
from bulkhead.starquest.data.commands import (
    AnyCommand,
    Arm,
    Done,
    Enter,
    Face,
    HandIn,
    Leave,
    Load,
    Overwatch,
    PickUp,
    Plant,
    Search,
    Step,
)
from bulkhead.starquest.data.facings import FACING_NAMES, step_cost
from bulkhead.starquest.data.state import Mini
from bulkhead.starquest.rules.fight.shooting import guns
from bulkhead.starquest.rules.move.movement_points import own_purse
from bulkhead.starquest.rules.turn.action_limits import splits
from bulkhead.starquest.ship.bases import base_at
from bulkhead.starquest.ship.distance import squares_between
from bulkhead.starquest.ship.squares import NOWHERE, bits
from bulkhead.starquest.table.entry_squares import no_stop
from bulkhead.starquest.table.places import is_large, is_machine

URGENT = frozenset((HandIn, Leave, Arm, PickUp, Load, Plant))
"""Commands that are looked at before all others."""
WORTHWHILE = 0.05
"""An attack that is worth less is not made."""
PRECIOUS = 4.0
"""The value in points for which a charge is used in a mission that wants something destroyed."""
LAST = 2
"""In this many last rounds no charge is saved."""
BETTER_LOOK = 0.2
"""A turn that improves the facing by less is not made."""


def act(table: Table, mini: Mini, commands: Commands) -> Choice:
    """Choose the next command for the active miniature."""
    if mini.place == "dock":
        return _enter(table, commands)
    errand = errands(table).get(mini.id) or hunting(table)
    return (
        _urgent(table, mini, errand, commands)
        or _fight_or_go(table, mini, errand, commands)
        or _finish(table, mini, errand, commands)
    )


# Urgent actions


def _urgent(table: Table, mini: Mini, errand: Errand, commands: Commands) -> Choice | None:
    """Actions that score by themselves: handing an objective in, leaving with one, arming a charge, picking up an
    object."""
    if URGENT.isdisjoint(map(type, commands)):
        return None
    for command in commands:
        if isinstance(command, HandIn) and _is_wanted(table, command.what):
            return command, reasons.because("bots-sq-hand-in")
    for command in commands:
        if isinstance(command, Leave) and errand.why == HOME:
            return command, reasons.because("bots-sq-leave")
        if isinstance(command, Arm):
            return command, reasons.because("bots-sq-charge")
        if isinstance(command, PickUp) and not mini.objects:
            return command, reasons.thing(command.thing)
        if isinstance(command, Load) and _is_sought(table, command.what):
            return command, reasons.because("bots-sq-load")
    plants = [command for command in commands if isinstance(command, Plant)]
    best = max(plants, key=lambda one: (_blast(table, one), str(one)), default=None)
    if best is not None and _blast(table, best) >= max(_least_blast(table), _worth_saving_for(table)):
        return best, reasons.because("bots-sq-charge")
    return None


def _blast(table: Table, command: Plant) -> float:
    """The value of blowing something up."""
    mini = table.state.minis.get(command.at)
    if mini is not None:
        return table.price(mini) if table.is_foe(mini) else -1.0
    return fixed_worth(table, command.at)


def _least_blast(table: Table) -> float:
    """The least value for which a charge is used: if the mission wants something blown up, charges are saved for
    that."""
    wanted = any(isinstance(one.test, Destroy | Eliminate) for one in table.open_objectives)
    return PRECIOUS if wanted else 0.0


def _worth_saving_for(table: Table) -> float:
    """Half the value of the best target on the map that only a charge is sure to hurt; nothing is saved at the end."""
    if table.rounds_left <= LAST:
        return 0.0
    machines = (table.price(foe) for foe in table.foes if is_machine(foe) or is_large(foe))
    return max(machines, default=0.0) / 2


def _is_sought(table: Table, what: str) -> bool:
    """Does the mission want this figure carried home?"""
    wanted = {getattr(one.test, "what", "") for one in table.open_objectives}
    return not table.alien and table.state.minis[what].figure in wanted


def _is_wanted(table: Table, what: str) -> bool:
    """Does the mission pay for this object or figure in the own entry area?"""
    thing, mini = table.state.things.get(what), table.state.minis.get(what)
    kind = thing.kind if thing is not None else mini.figure if mini is not None else ""
    tests = [one.test for one in table.open_objectives]
    return any(isinstance(test, Recover | Hold) and test.what == kind for test in tests)


# Attack now, or go where it is better


def _fight_or_go(table: Table, mini: Mini, errand: Errand, commands: Commands) -> Choice | None:
    now = best_attack(table, commands)
    if is_large(mini) or mini.mans:
        return _strike(now) or _roll_on(table, mini, errand, commands)
    moving = any(isinstance(command, Step) for command in commands)
    here, points = mini.squares[0], own_purse(table.state, mini).left if moving else 0
    spots, came = survey(table, mini, errand, points)
    plan, way, look = _plan(table, mini, spots, came, points)
    if plan is None:
        return None  # it stands where it cannot stay, and no free square is in reach
    if now is not None and now.value > WORTHWHILE:
        on = _goes_on(table, mini)
        then = max(
            (spot.value for spot in spots if not spot.target and (on or spot.square == here)),
            default=plan.value,
        )
        if now.value + then >= plan.value:
            return _strike(now)
    if way:
        on_the_way = reasons.errand(errand.why, errand.steps[plan.square])
        why = reasons.close_in(plan.target) if plan.target else on_the_way
        going = step_to(table, mini, way[0], commands, why, look)
    else:
        going = _turn_to(table, mini, plan, commands) if plan.target else None
    return going or _strike(now)


def _plan(
    table: Table, mini: Mini, spots: list[Spot], came: dict[int, int], points: int
) -> tuple[Spot | None, tuple[int, ...], int | None]:
    """The best square, the way there, and how to face on its first step. An attack for which it could not turn in time
    is no plan."""
    left, here = list(spots), mini.squares[0]
    while left:
        plan = _best(table, mini, left)
        way = way_to_square(came, here, plan.square)
        if not plan.target:
            return plan, way, None
        look = first_look(table, mini, way, table.state.minis[plan.target], points)
        if look is not None:
            return plan, way, look
        left.remove(plan)
    return None, (), None


def _best(table: Table, mini: Mini, spots: list[Spot]) -> Spot:
    """The best square: where it stands if no other is better, else one that is drawn among equals."""
    most = max([spot.value for spot in spots])
    equals = {(spot.square, spot.target): spot for spot in spots if spot.value == most}
    staying = [key for key in equals if key[0] == mini.squares[0]]
    return equals[table.chance.favourite(staying or list(equals), "spot", mini.id, table.view.turn)]


def _strike(now: Prospect | None) -> Choice | None:
    if now is None or now.value <= WORTHWHILE:
        return None
    return now.command, reasons.attack(now.target, now.kill)


def _goes_on(table: Table, mini: Mini) -> bool:
    """May it still move after a shot?"""
    return not mini.deeds.moved or any(splits(table.state, *gun) for gun in guns(table.state, mini))


def _turn_to(table: Table, mini: Mini, plan: Spot, commands: Commands) -> Choice | None:
    """Turn towards the planned target, if that changes anything and the figure can stay where it is."""
    if Done() not in commands:
        return None
    turns = [command for command in commands if isinstance(command, Face)]
    turn = turn_towards(table, mini, table.state.minis[plan.target].squares[0], turns)
    return (turn, reasons.close_in(plan.target)) if turn is not None else None


def _roll_on(table: Table, mini: Mini, errand: Errand, commands: Commands) -> Choice | None:
    """Move a large base, or a machine with its gunner, step by step towards its errand, past no enemy
    and into no fire."""
    ship = table.state.ship
    steps = [one for one in commands if isinstance(one, Step) and not (mini.mans and one.who == mini.id)]
    if not mini.mans:
        free = {to for to in among_friends(table, mini) if not table.state.burning & base_at(ship, to)}
        steps = [one for one in steps if ship.at(*one.to) in free]
    best = min(steps, key=lambda one: (errand.steps[ship.at(*one.to)], str(one)), default=None)
    if best is None:
        return None
    left = errand.steps[ship.at(*best.to)]
    nearest = min(errand.steps[square] for square in table.state.minis[best.who].squares)
    return (best, reasons.errand(errand.why, left)) if left < nearest else None


# The end of an activation


def _finish(table: Table, mini: Mini, errand: Errand, commands: Commands) -> Choice:
    """With nothing better to attack or reach: search, look towards the enemy, go on Overwatch."""
    for command in commands:
        if isinstance(command, Search):
            return command, reasons.because("bots-sq-search")
    look = _nearest(table, mini)
    if look is not None and not mini.deeds.turned and Done() in commands:
        turn = turn_towards(table, mini, look, free_turns(mini, commands), BETTER_LOOK)
        if turn is not None:
            return turn, reasons.because("bots-sq-look")
    for command in commands:
        if isinstance(command, Overwatch):
            return command, reasons.because("bots-sq-overwatch")
    return stop(table, errand, commands, "bots-sq-done")


def stop(table: Table, errand: Errand, commands: Commands, why: str) -> Choice:
    """End the activation; where the figure cannot stay, first go on by the step that leads nearest and asks no
    enemy."""
    if Done() in commands:
        return Done(), reasons.because(why)
    state, ship = table.state, table.state.ship
    taken = bits(state.holder) | no_stop(state) | state.burning
    steps = [command for command in commands if isinstance(command, Step)]
    mini = state.minis.get(steps[0].who) if steps else None
    friendly = among_friends(table, mini) if mini is not None else set(range(len(ship.step)))

    def cost(one: Step) -> tuple[bool, int, int, str]:
        to = ship.at(*one.to)
        return to not in friendly, taken >> to & 1, errand.steps[to], str(one)

    best: AnyCommand | None = min(steps, key=cost, default=None)
    return best or _turn_out(table, taken, commands) or commands[0], reasons.because("bots-sq-way-on")


def _turn_out(table: Table, taken: int, commands: Commands) -> Face | None:
    """Turn to where a step to a free square is cheap; otherwise on in the same sense, so that every facing is tried."""
    turns = [command for command in commands if isinstance(command, Face)]
    if not turns:
        return None
    state, mini = table.state, table.state.minis[turns[0].who]
    ways = [
        direction
        for direction in range(len(FACING_NAMES))
        if (to := state.ship.leads_on(mini.squares[0], direction, state.closed)) != NOWHERE
        and not taken >> to & 1
    ]

    def order(turn: Face) -> tuple[bool, int]:
        cheap = any(step_cost(turn.facing, direction) == 1 for direction in ways)
        return not cheap, (turn.facing - mini.facing) % len(FACING_NAMES)

    return min(turns, key=order)


def _nearest(table: Table, mini: Mini) -> int | None:
    """The square to face: that of the nearest foe or token."""
    ship, here = table.state.ship, mini.squares[0]
    return min(quarry(table), key=lambda square: (squares_between(ship, here, square), square), default=None)


# Coming aboard


def _enter(table: Table, commands: Commands) -> Choice:
    """Enter from the entry area: at the threshold nearest to the goal, facing it. While all of them burn, it waits: its
    comrades need the square on which it would stand, and fire goes out."""
    errand, ship = entering(table), table.state.ship

    def burns(one: Enter) -> bool:
        return bool(table.state.burning >> ship.at(*one.to) & 1)

    def cost(one: Enter) -> tuple[int, float, str]:
        square = ship.at(*one.to)
        around = [there for there in ship.step[square] if there != NOWHERE]
        onward = min(around, key=lambda there: (errand.steps[there], there), default=square)
        return errand.steps[square], off(table, square, onward, one.facing), str(one)

    free = [one for one in commands if isinstance(one, Enter) and not burns(one)]
    best = min(free, key=cost, default=None)
    if best is not None:
        return best, reasons.because("bots-sq-enter")
    return (Done() if Done() in commands else commands[0]), reasons.because("bots-sq-done")
