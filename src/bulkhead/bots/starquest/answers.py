"""Everything that is asked between activations: whom to activate, dodges, saves, cards, leave to pass."""

from collections.abc import Sequence

from bulkhead.bots.starquest import reasons
from bulkhead.bots.starquest.moves import Choice, Commands
from bulkhead.bots.starquest.plans import errands, hunting
from bulkhead.bots.starquest.sense import Table
from bulkhead.bots.starquest.setup import firepower
from bulkhead.bots.starquest.shots import OWN, best_attack, harm
from bulkhead.starquest import command_points
from bulkhead.starquest.attack import armour_of
from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.dice import RED, WHITE
from bulkhead.starquest.commands import (
    Activate,
    AnyCommand,
    Choose,
    Pass,
    Reroll,
    Save,
    Share,
    Step,
    Use,
    Yes,
)
from bulkhead.starquest.frames import Agreeing, Attack, Harm, Permission, Window
from bulkhead.starquest.melee import targets
from bulkhead.starquest.odds import chance_of_loss
from bulkhead.starquest.places import figure
from bulkhead.starquest.seeing import can_target
from bulkhead.starquest.standing_orders import best_rite
from bulkhead.starquest.state import Mini

DODGE_FROM = 0.15
"""From this chance of losing a life point on a point is spent to escape it."""
KEPT_FOR_DODGES = 3
"""Command points that are kept for dodges while foes are about."""


# Turns


def activate(table: Table, commands: Commands) -> Choice | None:
    """Who acts next: those in front first, so that they do not stand in the way of the others."""
    able = [command for command in commands if isinstance(command, Activate)]
    if not able:
        return None
    plan = errands(table)
    hunt = hunting(table)

    def turn(one: Activate) -> tuple[int, int, str]:
        token = table.state.tokens.get(one.who)
        if token is not None:
            return 1, hunt.steps[token.square], one.who
        mini = table.state.minis[one.who]
        if not mini.squares:
            return 2, -figure(mini).move, one.who
        return 0, plan.get(one.who, hunt).steps[mini.squares[0]], one.who

    return min(able, key=turn), reasons.because("activate")


# Cards


def use_card(table: Table, commands: Commands) -> Choice | None:
    """A card that is offered is used once there is somebody to use it against, on whom it does most: the dearest foe
    or, where it is meant for friends, the dearest of them. Nothing is assumed of what it says."""
    cards = [command for command in commands if isinstance(command, Use)]
    if not cards or not (table.foes or table.alien):
        return None
    best = max(cards, key=lambda one: (_aimed_well(table, one.on), str(one)))
    if _aimed_well(table, best.on) < 0:
        return None
    return best, reasons.card(best.card)


def _aimed_well(table: Table, on: Sequence[str]) -> float:
    """Whom a card names: foes by their price, friends by half of theirs, never those one has no quarrel with."""
    value = 0.0
    for id_ in on:
        mini = table.state.minis.get(id_)
        if mini is None:
            continue
        if table.is_foe(mini):
            value += table.price(mini)
        elif mini.seat == table.seat:
            value += figure(mini).points / 2
        else:
            value -= figure(mini).points
    return value


def named(table: Table, commands: Commands) -> Choice:
    """A question of a card that this player does not know: whatever names the dearest foe, else the first answer."""
    chosen = [command for command in commands if isinstance(command, Choose | Use)]
    if not chosen:
        return commands[0], reasons.because("any")

    def worth(one: Choose | Use) -> float:
        return _aimed_well(table, (one.value,) if isinstance(one, Choose) else one.on)

    best: AnyCommand = max(chosen, key=worth)
    return best, reasons.because("any")


def reroll(table: Table, attack: Attack | None, commands: Commands) -> Choice:
    """Dice are rolled again when they have missed: those that show less than such a die does on average."""
    offered = [command for command in commands if isinstance(command, Reroll)]
    if not offered or attack is None or not _failed(table, attack):
        return commands[0], reasons.because("no-card")
    mine = attack.seat == table.seat
    rolls, red = (attack.rolls, attack.red) if mine else (attack.answer, attack.answer_red)

    def gain(one: Reroll) -> float:
        means = (sum(RED) / 6 if die <= red else sum(WHITE) / 6 for die in one.dice)
        return sum(mean - rolls[die - 1] for mean, die in zip(means, one.dice, strict=True))

    best = max(offered, key=lambda one: (gain(one), str(one)))
    return (best, reasons.card(best.card)) if gain(best) > 0 else (Pass(), reasons.because("no-card"))


def _failed(table: Table, attack: Attack) -> bool:
    """Has the roll of this seat not done what it should?"""
    if attack.how == "melee":
        ahead = sum(attack.rolls) - sum(attack.answer)
        return ahead <= 0 if attack.seat == table.seat else ahead > 0
    target = table.state.minis.get(attack.aim)
    return sum(attack.rolls) <= (armour_of(table.state, target) if target is not None else 2)


# Attacks of others


def dodge(table: Table, frame: Window, attack: Attack | None, commands: Commands) -> Choice:
    """Out of the way of an attack that is likely to hurt, if a step leads out of its line."""
    steps = [command for command in commands if isinstance(command, Step)]
    if attack is None or not steps:
        return commands[0], reasons.because("stay")
    threatened = [mini for mini in command_points.threatened_by(table.state, attack) if mini.seat == table.seat]
    chance = chance_of_loss(table.state, attack, table.seat) if threatened else 0.0
    if chance < DODGE_FROM:
        return (Pass() if Pass() in commands else steps[0]), reasons.because("stay")
    for mini in sorted(threatened, key=lambda one: -figure(one).points):
        for step in steps:
            if step.who == mini.id and _escapes(table, mini, step, attack):
                return step, reasons.because("dodge")
    return (Pass() if Pass() in commands else steps[0]), reasons.because("stay")


def _escapes(table: Table, mini: Mini, step: Step, attack: Attack) -> bool:
    """Would the attack miss who has made this step?"""
    from msgspec.structs import replace

    square = table.state.ship.at(*step.to)
    if attack.squares and attack.aim != mini.id:
        return square not in attack.squares
    attacker = table.state.minis.get(attack.attacker)
    if attacker is None:
        return False
    moved = replace(mini, squares=(square,))
    if attack.how == "melee":
        return square not in table.state.ship.step[attacker.squares[0]] and mini.id in targets(
            table.state, attacker
        )
    return not can_target(table.state, attacker, moved)


def spend(table: Table, commands: Commands) -> Choice:
    """Command points at the end of the own turn: nearer to the errand, but for some that are kept for dodges."""
    points = table.view.sides[table.seat].command
    steps = [command for command in commands if isinstance(command, Step)]
    kept = KEPT_FOR_DODGES if table.foes else 0
    may_stop = Pass() in commands
    if (points <= kept and may_stop) or not steps:
        return (Pass() if may_stop else commands[0]), reasons.because("keep-points")
    plan, ship = errands(table), table.state.ship

    def gain(one: Step) -> int:
        mini = table.state.minis[one.who]
        steps_ = plan[one.who].steps if one.who in plan else hunting(table).steps
        here = steps_[mini.squares[0]] if mini.squares else 99
        taken = 5 if ship.at(*one.to) in table.state.holder else 0
        return here - steps_[ship.at(*one.to)] - taken

    best = max(steps, key=lambda one: (gain(one), str(one)))
    if gain(best) <= 0 and may_stop:
        return Pass(), reasons.because("keep-points")
    return best, reasons.because("advance")


def watch(table: Table, commands: Commands) -> Choice:
    """An Overwatch shot, if it is worth more than the friends it endangers."""
    best = best_attack(table, commands)
    if best is None or best.value <= 0.0:
        return Pass(), reasons.because("hold-fire")
    return best.command, reasons.attack(best.target, best.kill)


def share(table: Table, commands: Commands) -> Choice:
    """Points of a total that is shared out: first where they kill, and no more than it takes."""
    shares = [command for command in commands if isinstance(command, Share)]

    def worth(one: Share) -> float:
        mini = table.state.minis.get(one.at)
        if mini is None:
            from bulkhead.bots.starquest.shots import fixed_worth
            from bulkhead.starquest.doors import BULKHEAD_AV

            return fixed_worth(table, one.at) * (one.points > BULKHEAD_AV) - one.points / 100
        lost = max(0, one.points - table.armour(mini))
        life = table.life(mini)
        value = harm(table.price(mini), min(1, lost), float(lost >= life), life)
        sign = 1.0 if table.is_foe(mini) else -OWN
        return sign * (value + 0.1 * min(lost, life)) - one.points / 100

    best = max(shares, key=lambda one: (worth(one), str(one)), default=None)
    if best is None or worth(best) <= 0:
        return Pass(), reasons.because("hold-fire")
    return best, reasons.attack(best.at, 1.0)


def suffer(table: Table, frame: Harm, commands: Commands) -> Choice:
    """The own losses: every save there is, the cheapest card or weapon, a rite for whoever is worth most."""
    saves = [command for command in commands if isinstance(command, Save)]
    if saves:
        return max(saves, key=lambda one: one.dice), reasons.because("save")
    chosen = [command for command in commands if isinstance(command, Choose)]
    if frame.stage == "weapons" and chosen:
        return min(chosen, key=lambda one: (_loss(one.value), one.value)), reasons.because("give-up")
    if chosen:
        return chosen[-1], reasons.because("give-up")
    return best_rite(table.state, commands), reasons.because("rite")


def _loss(weapon: str) -> float:
    known = load_box().weapons.get(weapon)
    return firepower(known) if known is not None else 0.0


# Leave


def permit(table: Table, frame: Permission | Agreeing, commands: Commands) -> Choice:
    """Those one has no quarrel with may pass; nobody takes anything from this seat."""
    if isinstance(frame, Permission) and Yes() in commands:
        mover = table.state.minis.get(frame.who)
        token = table.state.tokens.get(frame.who)
        friend = (
            not table.is_foe(mover)
            if mover is not None
            else token is not None and table.is_alien_seat(token.seat) == table.alien
        )
        if friend:
            return Yes(), reasons.because("permit")
    return (Pass() if Pass() in commands else commands[0]), reasons.because("refuse")
