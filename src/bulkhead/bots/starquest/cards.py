"""Plays cards by the figures they name, without knowing their texts, so that it can use cards of any pack."""

from collections import Counter
from collections.abc import Sequence

from bulkhead.bots.starquest import reasons
from bulkhead.bots.starquest.plans import hunting
from bulkhead.bots.starquest.sense import Table
from bulkhead.bots.starquest.shots import best_attack, fixed_worth
from bulkhead.bots.starquest.square_values import targets
from bulkhead.bots.starquest.steps import Choice, Commands
from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items.dice import RED, WHITE
from bulkhead.starquest.data.commands import Choose, Pass, Reroll, Use
from bulkhead.starquest.data.frames import Attack, Reacting
from bulkhead.starquest.data.state import Mini
from bulkhead.starquest.rules.turn.command_points import threatened_by
from bulkhead.starquest.table.places import figure

ENGAGED = 8
"""A miniature within this many steps of a foe is in the fight."""
PRECIOUS = 8.0
"""The value in points of a target from which a card is played before the dice are rolled."""
FURTHER_ATTACKS = frozenset(
    {
        ("more", ("shoot",)),
        ("more", ("melee",)),
        ("allow", ("shoot_and_melee",)),
        ("allow", ("heavy_any_order",)),
    }
)
"""What gives further attacks, as cards write it."""
LAST = 2
"""In this many last rounds no card is saved."""


def use(table: Table, commands: Commands) -> Choice | None:
    """Play a card in this seat's turn. One that names no figure, such as an order, affects the whole squad: it is
    saved until half of the squad is in the fight."""
    uses = tuple(one for one in commands if isinstance(one, Use))
    if not uses or table.alien or _in_the_fight(table):
        return _play(table, uses)
    return _play(table, tuple(one for one in uses if one.on))


def _play(table: Table, uses: Sequence[Use]) -> Choice | None:
    """Play a card from the hand once there are foes, on its best target: the most valuable foe or, if it is meant for
    friends, the most valuable friend. A card in force is not played again."""
    if not (table.foes or table.alien):
        return None
    held, lasting = _hand(table), {effect.card for effect in table.view.effects}
    offered = [one for one in uses if one.card in held and one.card not in lasting and _pays(table, one)]
    best = max(offered, key=lambda one: (_aimed(table, one.on), str(one)), default=None)
    if best is None or _aimed(table, best.on) < 0:
        return None
    return best, reasons.card(best.card)


def _pays(table: Table, one: Use) -> bool:
    """Is a card that gives further attacks any use? Its figure, or half of the squad, must find somebody to attack."""
    card = load_box().cards.get(one.card)
    if card is None or not any((deed.verb, deed.args[:1]) in FURTHER_ATTACKS for deed in card.do):
        return True
    named = [table.state.minis[id_] for id_ in one.on if id_ in table.state.minis]
    if card.play == "psychic" and any(not mini.deeds.began for mini in table.mine):
        return False  # who acts later may kill whom it would attack
    acting = named or table.mine
    return 2 * _attackers(table, acting) >= len(acting)


def _attackers(table: Table, acting: list[Mini]) -> int:
    """How many of them would find a target: who comes late finds that the others have killed it."""
    left = Counter[str]()
    found = 0
    for foes in sorted((targets(table, mini) for mini in acting), key=lambda foes: (len(foes), sorted(foes))):
        taken = min(foes, key=lambda foe: (left[foe], foe), default=None)
        if taken is not None and left[taken] < table.life(table.state.minis[taken]):
            left[taken] += 1
            found += 1
    return found


def _in_the_fight(table: Table) -> bool:
    """Is half of the squad near the enemy, or is the game almost over?"""
    if table.rounds_left <= LAST:
        return True
    steps = hunting(table).steps
    engaged = sum(min(steps[square] for square in mini.squares) <= ENGAGED for mini in table.mine)
    return engaged > 0 and 2 * engaged >= len(table.mine)


def _hand(table: Table) -> set[str]:
    """The seat's cards: each leaves the hand when it is played, so this comes to an end."""
    side = table.view.sides[table.seat]
    return {*side.orders, *side.equipment, *side.recon, *side.psychic, *side.events}


def _aimed(table: Table, on: Sequence[str]) -> float:
    """The value of the figures that a card names: foes count fully, figures of this seat half, other friends against
    it."""
    value = 0.0
    for id_ in on:
        mini = table.state.minis.get(id_)
        if mini is not None and table.is_foe(mini):
            value += table.price(mini)
        elif mini is not None:
            value += figure(mini).points * (0.5 if mini.seat == table.seat else -1)
    return value


def name(table: Table, commands: Commands) -> Choice:
    """Answer an unknown question: the best attack, else the command naming the most valuable foe, else the first."""
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


def react(table: Table, frame: Reacting, attack: Attack | None, commands: Commands) -> Choice:
    """Reroll dice that missed. Play other cards when a foe's attack threatens a friend, or when an attack of this
    seat has failed or has a valuable target; at the end of a turn when the squad is in the fight."""
    nothing: Choice = (Pass() if Pass() in commands else commands[0]), reasons.because("bots-sq-no-card")
    uses = [one for one in commands if isinstance(one, Use)]
    if attack is None:
        due = frame.moment == "turn_end" and (table.alien or _in_the_fight(table))
        return (_play(table, uses) if due else None) or nothing
    failed = _failed(table, attack)
    rerolls = [command for command in commands if isinstance(command, Reroll)]
    if rerolls and failed:
        best = max(rerolls, key=lambda one: (_improvement(table, attack, one), str(one)))
        if _improvement(table, attack, best) > 0:
            return best, reasons.card(best.card)
    if attack.seat == table.seat:
        due = failed if attack.rolls else _precious(table, attack.aim)
    else:
        due = any(mini.seat == table.seat for mini in threatened_by(table.state, attack))
    return (_play(table, uses) if due else None) or nothing


def _precious(table: Table, aim: str) -> bool:
    """Is the target of this attack worth a card?"""
    mini = table.state.minis.get(aim)
    return (table.price(mini) if mini is not None else fixed_worth(table, aim)) >= PRECIOUS


def _improvement(table: Table, attack: Attack, reroll: Reroll) -> float:
    """By how much these dice show less than their average."""
    mine = attack.seat == table.seat
    rolls, red = (attack.rolls, attack.red) if mine else (attack.answer, attack.answer_red)
    gain = 0.0
    for die in reroll.dice:
        if die <= len(rolls):
            gain += sum(RED if die <= red else WHITE) / 6 - rolls[die - 1]
    return gain


def _failed(table: Table, attack: Attack) -> bool:
    """Did this seat's roll fail?"""
    if attack.how == "melee":
        ahead = sum(attack.rolls) - sum(attack.answer)
        return ahead <= 0 if attack.seat == table.seat else ahead > 0
    target = table.state.minis.get(attack.aim)
    return attack.seat == table.seat and sum(attack.rolls) <= (
        table.armour(target) if target is not None else 2
    )
