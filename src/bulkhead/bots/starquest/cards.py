"""Cards, whatever they say: a player that reads only whom a card names can use every card there will ever be."""

from collections.abc import Sequence

from bulkhead.bots.starquest import reasons
from bulkhead.bots.starquest.sense import Table
from bulkhead.bots.starquest.shots import best_attack
from bulkhead.bots.starquest.steps import Choice, Commands
from bulkhead.starquest.box.dice import RED, WHITE
from bulkhead.starquest.command_points import threatened_by
from bulkhead.starquest.commands import Choose, Pass, Reroll, Use
from bulkhead.starquest.frames import Attack
from bulkhead.starquest.places import figure


def use(table: Table, commands: Commands) -> Choice | None:
    """A card from the hand is played once there is somebody to play it against, on whom it does most: the dearest foe
    or, where it is meant for friends, the dearest of them. What is in force already is not played again."""
    if not (table.foes or table.alien):
        return None
    held, lasting = _hand(table), {effect.card for effect in table.view.effects}
    offered = [
        one for one in commands if isinstance(one, Use) and one.card in held and one.card not in lasting
    ]
    best = max(offered, key=lambda one: (_aimed(table, one.on), str(one)), default=None)
    if best is None or _aimed(table, best.on) < 0:
        return None
    return best, reasons.card(best.card)


def _hand(table: Table) -> set[str]:
    """The seat's own cards: each leaves the hand when it is played, so that the playing comes to an end."""
    side = table.view.sides[table.seat]
    return {*side.orders, *side.equipment, *side.recon, *side.psychic, *side.events}


def _aimed(table: Table, on: Sequence[str]) -> float:
    """Whom a card names: foes by their price, friends by half of theirs, and not those one has no quarrel with."""
    value = 0.0
    for id_ in on:
        mini = table.state.minis.get(id_)
        if mini is not None and table.is_foe(mini):
            value += table.price(mini)
        elif mini is not None:
            value += figure(mini).points * (0.5 if mini.seat == table.seat else -1)
    return value


def name(table: Table, commands: Commands) -> Choice:
    """A question that this player does not know: the best attack, whatever names the dearest foe, else the first."""
    attack = best_attack(table, commands)
    if attack is not None and attack.value > 0:
        return attack.command, reasons.attack(attack.target, attack.kill)
    chosen = [command for command in commands if isinstance(command, Choose | Use)]
    if not chosen:
        return commands[0], reasons.because("bots-sq-any")

    def worth(one: Choose | Use) -> float:
        return _aimed(table, (one.value,) if isinstance(one, Choose) else one.on)

    return max(chosen, key=worth), reasons.because("bots-sq-any")


# On a roll or a declaration


def react(table: Table, attack: Attack | None, commands: Commands) -> Choice:
    """Dice that have missed are rolled again; other cards are played when an attack of a foe's threatens somebody, or
    an own one has failed."""
    nothing: Choice = (Pass() if Pass() in commands else commands[0]), reasons.because("bots-sq-no-card")
    if attack is None:
        return nothing
    failed = _failed(table, attack)
    rerolls = [command for command in commands if isinstance(command, Reroll)]
    if rerolls and failed:
        best = max(rerolls, key=lambda one: (_improvement(table, attack, one), str(one)))
        if _improvement(table, attack, best) > 0:
            return best, reasons.card(best.card)
    mine = attack.seat == table.seat
    endangered = any(mini.seat == table.seat for mini in threatened_by(table.state, attack))
    if (mine and attack.rolls and failed) or (not mine and endangered):
        return use(table, commands) or nothing
    return nothing


def _improvement(table: Table, attack: Attack, reroll: Reroll) -> float:
    """By how much these dice show less than such dice do on average."""
    mine = attack.seat == table.seat
    rolls, red = (attack.rolls, attack.red) if mine else (attack.answer, attack.answer_red)
    gain = 0.0
    for die in reroll.dice:
        if die <= len(rolls):
            gain += sum(RED if die <= red else WHITE) / 6 - rolls[die - 1]
    return gain


def _failed(table: Table, attack: Attack) -> bool:
    """Has the roll of this seat not done what it should?"""
    if attack.how == "melee":
        ahead = sum(attack.rolls) - sum(attack.answer)
        return ahead <= 0 if attack.seat == table.seat else ahead > 0
    target = table.state.minis.get(attack.aim)
    return attack.seat == table.seat and sum(attack.rolls) <= (
        table.armour(target) if target is not None else 2
    )
