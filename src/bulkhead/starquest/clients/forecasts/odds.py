"""Exact chances of attacks before the dice are rolled, for standing orders, previews and bots."""

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from types import MappingProxyType

from bulkhead.starquest.box.items.dice import Pool, sums, sums_without_best
from bulkhead.starquest.data.commands import Shoot, Snap
from bulkhead.starquest.data.frames import Attack
from bulkhead.starquest.data.state import State
from bulkhead.starquest.rules.fight import attack as attacks
from bulkhead.starquest.rules.fight import melee
from bulkhead.starquest.rules.fight.armour import armour_of
from bulkhead.starquest.rules.fight.declaring import attack_of
from bulkhead.starquest.rules.turn import command_points
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.places import is_machine


def losses(state: State, attack: Attack, target: str) -> Mapping[int, Fraction]:
    """The chance of each number of life points that the target would lose, before saves (a figure whose square gets the
    whole sum)."""
    mini = state.minis[target]
    if attack.how == "melee" and not is_machine(mini):
        return _duel(state, attack, 1)
    halved = attack.how == "melee" and melee.is_halved(state, state.minis[attack.attacker])
    return _through(attacks.pool(state, attack), armour_of(state, mini), halved)


@cache
def _through(dice: Pool, armour: int, halved: bool) -> Mapping[int, Fraction]:
    """How far the sum of the dice, or half of it, goes beyond an armour value."""
    found: dict[int, Fraction] = {}
    for total, chance in sums(dice).items():
        lost = max(0, (total // 2 if halved else total) - armour)
        found[lost] = found.get(lost, Fraction()) + chance
    return MappingProxyType(found)


def losses_of_attacker(state: State, attack: Attack) -> Mapping[int, Fraction]:
    """The chance of each number of life points that a melee attack would cost the attacker."""
    return _duel(state, attack, -1)


def _duel(state: State, attack: Attack, sign: int) -> Mapping[int, Fraction]:
    """The chance of each margin by which one side wins a melee: the attacker, or with -1 the defender."""
    attacker, defender = state.minis[attack.attacker], state.minis[attack.aim]
    dropped = len({effect.card for effect in effects.touching(state, attacker, "drop-best")})
    halved = melee.is_halved(state, attacker), melee.is_halved(state, defender)
    return _surpassing(attacks.pool(state, attack), melee.melee_dice(state, defender), dropped, sign, halved)


@cache
def _surpassing(
    attacking: Pool, defending: Pool, dropped: int, sign: int, halved: tuple[bool, bool]
) -> Mapping[int, Fraction]:
    """The same for these dice: there are few different ones, and bots ask for them at every step. `halved`: of the one
    side, of the other."""
    half, other_half = (2 if one else 1 for one in halved)
    answers = sums_without_best(defending, dropped)
    found: dict[int, Fraction] = {}
    for total, chance in sums(attacking).items():
        for answer, other in answers.items():
            lost = max(0, sign * (total // half - answer // other_half))
            found[lost] = found.get(lost, Fraction()) + chance * other
    return MappingProxyType(found)


def chance_of_kill(state: State, command: Snap | Shoot, target: str) -> float:
    """The chance that a shot takes the target's last life point, before saves."""
    attack = attack_of(state, state.minis[command.who].seat, command)
    lp = state.minis[target].lp
    return float(sum(chance for lost, chance in losses(state, attack, target).items() if lost >= lp))


def chance_of_loss(state: State, attack: Attack, seat: int) -> float:
    """The chance that one of a seat's threatened miniatures loses a life point, the most endangered one's."""
    chances = [
        sum(chance for lost, chance in losses(state, attack, mini.id).items() if lost > 0)
        for mini in command_points.threatened_by(state, attack)
        if mini.seat == seat
    ]
    return float(max(chances, default=Fraction()))
