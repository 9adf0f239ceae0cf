"""What is asked between activations: who acts next, command points, Overwatch, losses, leave to pass."""

from msgspec.structs import replace

from bulkhead.bots.starquest import reasons
from bulkhead.bots.starquest.arms import firepower
from bulkhead.bots.starquest.chances import harm
from bulkhead.bots.starquest.fields import FAR
from bulkhead.bots.starquest.plans import errands, hunting
from bulkhead.bots.starquest.sense import Table
from bulkhead.bots.starquest.shots import OWN, best_attack, fixed_worth
from bulkhead.bots.starquest.steps import Choice, Commands
from bulkhead.starquest.clients.ask.standing_answers import best_rite
from bulkhead.starquest.clients.forecasts.odds import chance_of_loss
from bulkhead.starquest.data.commands import Activate, Choose, Pass, Save, Share, Step, Yes
from bulkhead.starquest.data.frames import Agreeing, Attack, Harm, Permission
from bulkhead.starquest.data.state import Mini
from bulkhead.starquest.rules.fight.lines_of_sight import can_target
from bulkhead.starquest.rules.fight.melee import squares_ahead
from bulkhead.starquest.rules.move.doors import BULKHEAD_AV
from bulkhead.starquest.rules.turn.command_points import threatened_by
from bulkhead.starquest.ship.squares import bits
from bulkhead.starquest.table.places import figure

DODGE_FROM = 0.15
"""From this chance of losing a life point on, a command point is spent to escape."""
KEPT_FOR_DODGES = 3
"""Command points that are kept back while foes are about."""
CROWDED = 5
"""Steps of a detour that are better than stopping on somebody's square."""


def activate(table: Table, commands: Commands) -> Choice | None:
    """Who acts next: those in front first, so that they do not stand in the way; who is not aboard comes last."""
    plan, hunt = errands(table), hunting(table)

    def turn(one: Activate) -> tuple[int, int, str]:
        token = table.state.tokens.get(one.who)
        if token is not None:
            return 1, hunt.steps[token.square], one.who
        mini = table.state.minis[one.who]
        if not mini.squares:
            return 2, -figure(mini).move, one.who
        return 0, plan.get(one.who, hunt).steps[mini.squares[0]], one.who

    best = min((one for one in commands if isinstance(one, Activate)), key=turn, default=None)
    return (best, reasons.because("bots-sq-activate")) if best is not None else None


# Command points


def _pass(commands: Commands, why: str) -> Choice:
    """No, where one may say no."""
    return (Pass() if Pass() in commands else commands[0]), reasons.because(why)


def dodge(table: Table, attack: Attack | None, commands: Commands) -> Choice:
    """Out of the way of an attack that is likely to hurt, if a step leads out of its line."""
    if attack is None or chance_of_loss(table.state, attack, table.seat) < DODGE_FROM:
        return _pass(commands, "bots-sq-stay")
    threatened = [mini for mini in threatened_by(table.state, attack) if mini.seat == table.seat]
    for mini in sorted(threatened, key=lambda one: (-figure(one).points, one.id)):
        for step in commands:
            if isinstance(step, Step) and step.who == mini.id and _escapes(table, mini, step, attack):
                return step, reasons.because("bots-sq-dodge")
    return _pass(commands, "bots-sq-stay")


def _escapes(table: Table, mini: Mini, step: Step, attack: Attack) -> bool:
    """Would the attack miss who has made this step?"""
    state = table.state
    square = state.ship.at(*step.to)
    if attack.squares and attack.aim != mini.id:
        return square not in attack.squares
    attacker = state.minis.get(attack.attacker)
    if attacker is None:
        return False
    if attack.how == "melee":
        return square not in squares_ahead(state, attacker)
    stood = state.bodies
    state.bodies &= ~bits(mini.squares)  # it no longer stands in its own way
    in_fire = can_target(state, attacker, replace(mini, squares=(square,)))
    state.bodies = stood
    return not in_fire


def spend(table: Table, commands: Commands) -> Choice:
    """Command points outside an attack: nearer to the errand, but for some that are kept for dodges."""
    steps = [command for command in commands if isinstance(command, Step)]
    kept = KEPT_FOR_DODGES if table.foes else 0
    may_stop = Pass() in commands
    if not steps or (may_stop and table.view.sides[table.seat].command <= kept):
        return _pass(commands, "bots-sq-keep-points")
    plan, ship = errands(table), table.state.ship

    def gain(one: Step) -> int:
        way = plan[one.who].steps if one.who in plan else hunting(table).steps
        here = table.state.minis[one.who].squares
        crowded = CROWDED if ship.at(*one.to) in table.state.holder else 0
        return (way[here[0]] if here else FAR) - way[ship.at(*one.to)] - crowded

    best = max(steps, key=lambda one: (gain(one), str(one)))
    if gain(best) <= 0 and may_stop:
        return _pass(commands, "bots-sq-keep-points")
    return best, reasons.because("bots-sq-advance")


# Attacks


def watch(table: Table, commands: Commands) -> Choice:
    """An Overwatch shot, if it promises more than it endangers."""
    best = best_attack(table, commands)
    if best is None or best.value <= 0:
        return _pass(commands, "bots-sq-hold-fire")
    return best.command, reasons.attack(best.target, best.kill)


def share(table: Table, commands: Commands) -> Choice:
    """Points of a total that is shared out: first where they kill, and no more than it takes."""
    shares = [command for command in commands if isinstance(command, Share)]
    best = max(shares, key=lambda one: (_share(table, one), str(one)), default=None)
    if best is None or _share(table, best) <= 0:
        return _pass(commands, "bots-sq-hold-fire")
    return best, reasons.attack(best.at, float(_share(table, best) > 0))


def _share(table: Table, share: Share) -> float:
    """What a share is worth; points that do nothing could do something elsewhere."""
    waste = share.points / 100
    mini = table.state.minis.get(share.at)
    if mini is None:
        return (fixed_worth(table, share.at) if share.points > BULKHEAD_AV else 0.0) - waste
    life, lost = table.life(mini), max(0, share.points - table.armour(mini))
    value = harm(table.price(mini), float(lost > 0), float(lost >= life), life) + min(lost, life) / 10
    return (value if table.is_foe(mini) else -OWN * value) - waste


def suffer(table: Table, frame: Harm, commands: Commands) -> Choice:
    """The own losses: every save there is, the poorest weapon, a card, a rite for whoever is worth most."""
    saves = [command for command in commands if isinstance(command, Save)]
    if saves:
        return max(saves, key=lambda one: one.dice), reasons.because("bots-sq-save")
    chosen = [command for command in commands if isinstance(command, Choose)]
    if chosen:
        poorest = min(chosen, key=lambda one: (firepower(one.value), one.value))
        return poorest, reasons.because("bots-sq-give-up")
    return best_rite(table.state, commands), reasons.because("bots-sq-rite")


# Leave


def permit(table: Table, frame: Permission | Agreeing, commands: Commands) -> Choice:
    """Those one has no quarrel with may pass; nobody takes anything from this seat."""
    if isinstance(frame, Permission) and Yes() in commands:
        mover = table.state.minis.get(frame.who)
        if mover is not None:
            friendly = not table.is_foe(mover)
        else:
            friendly = table.is_alien_seat(table.state.tokens[frame.who].seat) == table.alien
        if friendly:
            return Yes(), reasons.because("bots-sq-permit")
    return _pass(commands, "bots-sq-refuse")
