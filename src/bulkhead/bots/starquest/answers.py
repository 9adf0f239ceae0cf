"""Answers the questions between activations: who acts next, command points, Overwatch, losses, permissions."""

from msgspec.structs import replace

from bulkhead.bots.starquest import reasons
from bulkhead.bots.starquest.arms import firepower
from bulkhead.bots.starquest.chances import harm
from bulkhead.bots.starquest.fields import FAR
from bulkhead.bots.starquest.plans import errands, hunting
from bulkhead.bots.starquest.sense import Table
from bulkhead.bots.starquest.shots import OWN, best_attack, fixed_worth
from bulkhead.bots.starquest.steps import Choice, Commands
from bulkhead.bots.starquest.walking.leave import among_friends, unasked
from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.clients.ask.standing_answers import best_rite
from bulkhead.starquest.clients.forecasts.odds import chance_of_loss
from bulkhead.starquest.data.commands import Activate, Choose, Pass, Save, Share, Step, Yes
from bulkhead.starquest.data.frames import Agreeing, Attack, Harm, Permission
from bulkhead.starquest.data.state import Mini
from bulkhead.starquest.rules.fight.lines_of_sight import can_target
from bulkhead.starquest.rules.fight.melee import squares_ahead
from bulkhead.starquest.rules.fight.weapons.pattern import pattern_of
from bulkhead.starquest.rules.move.doors import BULKHEAD_AV
from bulkhead.starquest.rules.turn.command_points import threatened_by
from bulkhead.starquest.ship.squares import bits
from bulkhead.starquest.table.entry_squares import no_stop
from bulkhead.starquest.table.places import figure

DODGE_FROM = 0.15
"""The chance of losing a life point from which a command point is spent to dodge."""
KEPT_FOR_DODGES = 3
"""Command points that are saved while foes are near."""
CROWDED = 5
"""The length of a detour that is better than stopping on an occupied square."""

FURTHER_ATTACKS = frozenset({"more-shoot", "more-melee"})
"""The effects of a card that gives a single figure a further attack."""


def activate(table: Table, commands: Commands) -> Choice | None:
    """Choose who acts next: first a figure that has got a further attack, before others take its target; then the
    figures in front, so that they do not block the others; then a psionic, who can hasten one of them; figures not
    aboard last."""
    plan, hunt = errands(table), hunting(table)
    spurred = {effect.on for effect in table.state.effects if effect.what in FURTHER_ATTACKS}

    def turn(one: Activate) -> tuple[int, int, str]:
        token = table.state.tokens.get(one.who)
        if token is not None:
            return 2, hunt.steps[token.square], one.who
        mini = table.state.minis[one.who]
        if not mini.squares:
            return 4, -figure(mini).move, one.who
        place = 3 if one.who == table.view.sides[table.seat].psionic else int(one.who not in spurred)
        return place, plan.get(one.who, hunt).steps[mini.squares[0]], one.who

    best = min((one for one in commands if isinstance(one, Activate)), key=turn, default=None)
    return (best, reasons.because("bots-sq-activate")) if best is not None else None


# Command points


def _pass(commands: Commands, why: str) -> Choice:
    """Decline, if declining is allowed."""
    return (Pass() if Pass() in commands else commands[0]), reasons.because(why)


def dodge(table: Table, attack: Attack | None, commands: Commands) -> Choice:
    """Step out of the line of an attack that is likely to hurt, if a step leads out of it."""
    if attack is None or _is_harmless(table, attack):
        return _pass(commands, "bots-sq-stay")
    threatened = [mini for mini in threatened_by(table.state, attack) if mini.seat == table.seat]
    for mini in sorted(threatened, key=lambda one: (-figure(one).points, one.id)):
        for step in commands:
            if isinstance(step, Step) and step.who == mini.id and _escapes(table, mini, step, attack):
                return step, reasons.because("bots-sq-dodge")
    return _pass(commands, "bots-sq-stay")


def _is_harmless(table: Table, attack: Attack) -> bool:
    """Is it unlikely to hurt? A friend who shares out a total names enemies only."""
    state = table.state
    attacker = state.minis.get(attack.attacker)
    if attacker is not None and not table.is_foe(attacker) and attack.aim not in state.minis:
        weapon = load_box().weapons.get(attack.weapon)
        if weapon is not None and pattern_of(weapon).shared:
            return True
    return chance_of_loss(state, attack, table.seat) < DODGE_FROM


def _escapes(table: Table, mini: Mini, step: Step, attack: Attack) -> bool:
    """Would the attack miss the miniature after this step? On a taken square it could not stay, fire is no
    refuge, and an enemy lets nobody pass."""
    state = table.state
    square = state.ship.at(*step.to)
    if square in state.holder or (state.burning | no_stop(state, mini.id)) >> square & 1:
        return False
    if mini.squares and square not in among_friends(table, mini):
        return False
    if attack.squares and attack.aim != mini.id:
        return square not in attack.squares
    attacker = state.minis.get(attack.attacker)
    if attacker is None:
        return False
    if attack.how == "melee":
        return square not in squares_ahead(state, attacker)
    stood = state.bodies
    state.bodies &= ~bits(mini.squares)  # it does not block its own line
    in_fire = can_target(state, attacker, replace(mini, squares=(square,)))
    state.bodies = stood
    return not in_fire


def spend(table: Table, commands: Commands) -> Choice:
    """Spend command points outside an attack: go nearer to the errand, but save some for dodges. A figure on Overwatch
    stays there, no step leads into fire, and no other player is asked to let a figure pass."""
    may_stop = Pass() in commands
    steps = [command for command in commands if isinstance(command, Step)]
    if may_stop:
        steps = _quiet(table, steps)
    kept = KEPT_FOR_DODGES if table.foes else 0
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


def _quiet(table: Table, steps: list[Step]) -> list[Step]:
    """The steps that cost nothing but their points."""
    state, found = table.state, []
    free: dict[str, set[int]] = {}
    """By miniature: the squares to which it may step without asking."""
    for step in steps:
        mini, to = state.minis[step.who], state.ship.at(*step.to)
        if mini.watching or state.burning >> to & 1:
            continue
        if mini.squares and mini.id not in free:
            free[mini.id] = unasked(table, mini)
        if not mini.squares or to in free[mini.id]:
            found.append(step)
    return found


# Attacks


def watch(table: Table, commands: Commands) -> Choice:
    """Take an Overwatch shot if its value exceeds its risk."""
    best = best_attack(table, commands)
    if best is None or best.value <= 0:
        return _pass(commands, "bots-sq-hold-fire")
    return best.command, reasons.attack(best.target, best.kill)


def share(table: Table, commands: Commands) -> Choice:
    """Share out the points of a total: first where they kill, and no more than needed."""
    shares = [command for command in commands if isinstance(command, Share)]
    best = max(shares, key=lambda one: (_share(table, one), str(one)), default=None)
    if best is None or _share(table, best) <= 0:
        return _pass(commands, "bots-sq-hold-fire")
    return best, reasons.attack(best.at, float(_share(table, best) > 0))


def _share(table: Table, share: Share) -> float:
    """The value of a share; wasted points count against it."""
    waste = share.points / 100
    mini = table.state.minis.get(share.at)
    if mini is None:
        return (fixed_worth(table, share.at) if share.points > BULKHEAD_AV else 0.0) - waste
    life, lost = table.life(mini), max(0, share.points - table.armour(mini))
    value = harm(table.price(mini), float(lost > 0), float(lost >= life), life) + min(lost, life) / 10
    return (value if table.is_foe(mini) else -OWN * value) - waste


def suffer(table: Table, frame: Harm, commands: Commands) -> Choice:
    """Choose this seat's losses: the save with the most dice, the weakest weapon, a card, a rite for the most
    valuable figure."""
    saves = [command for command in commands if isinstance(command, Save)]
    if saves:
        return max(saves, key=lambda one: one.dice), reasons.because("bots-sq-save")
    chosen = [command for command in commands if isinstance(command, Choose)]
    if chosen:
        poorest = min(chosen, key=lambda one: (firepower(one.value), one.value))
        return poorest, reasons.because("bots-sq-give-up")
    return best_rite(table.state, commands), reasons.because("bots-sq-rite")


# Permissions


def permit(table: Table, frame: Permission | Agreeing, commands: Commands) -> Choice:
    """Let friendly figures pass; refuse every request to take something from this seat."""
    if isinstance(frame, Permission) and Yes() in commands:
        mover = table.state.minis.get(frame.who)
        if mover is not None:
            friendly = not table.is_foe(mover)
        else:
            friendly = table.is_alien_seat(table.state.tokens[frame.who].seat) == table.alien
        if friendly:
            return Yes(), reasons.because("bots-sq-permit")
    return _pass(commands, "bots-sq-refuse")
