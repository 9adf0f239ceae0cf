"""What an attack may do, exactly, before it is declared: who could lose life points, and with which chance."""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from itertools import product

from msgspec import Struct
from msgspec.structs import replace

from bulkhead.starquest import attack as attacks
from bulkhead.starquest import doors, fixed, melee
from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.dice import FACES, Pool, chance_above, sums
from bulkhead.starquest.frames import Attack
from bulkhead.starquest.odds import losses, losses_of_attacker
from bulkhead.starquest.places import is_machine
from bulkhead.starquest.state import Mini, State
from bulkhead.starquest.weapons import assault_cannon, fusion_gun
from bulkhead.starquest.weapons.pattern import pattern_for

MOST_DICE = 5
"""More dice than that are not looked at one by one; no weapon that needs it throws so many."""


class Danger(Struct, frozen=True):
    """A target, the chance that it is hurt, and the chance that it is the end of it. Saves are not counted."""

    target: str
    hurt: Fraction
    killed: Fraction


def of_shot(state: State, attack: Attack, shooter: Mini) -> list[Danger]:
    """Everybody and everything that a shot could hurt. `shooter` may face elsewhere than on the map (Overwatch)."""
    weapon = load_box().weapons[attack.weapon]
    pattern = pattern_for(state, weapon, attack.aim)
    dice = attacks.pool(state, attack)
    if weapon.pattern == "split":
        return [_whole_sum(state, dice, target) for target in assault_cannon.all_in_fire(state, shooter)]
    attack = replace(attack, squares=pattern.squares(state, shooter, weapon, attack.aim))
    if weapon.pattern == "line-each":
        return [_whole_sum(state, dice, target) for target in fusion_gun.victims(state, attack)]
    hurt: dict[str, int] = {}
    killed: dict[str, int] = {}
    strength: dict[str, tuple[int, int]] = {}
    for rolls, ways in _rolls(dice, each=weapon.pattern in ("blast", "flame")).items():
        for hit in pattern.hits(state, replace(attack, rolls=rolls)):
            target = hit.target
            if target not in strength:
                strength[target] = _armour(state, target), life_of(state, target)
                hurt[target] = killed[target] = 0
            armour, life = strength[target]
            if hit.value > armour:
                hurt[target] += ways
            if hit.value - armour >= life:
                killed[target] += ways
    every = 6**dice.count
    return [Danger(target, Fraction(hurt[target], every), Fraction(killed[target], every)) for target in hurt]


def of_melee(state: State, attack: Attack) -> Danger:
    """What a melee attack could do to its target."""
    dice = attacks.pool(state, attack)
    if ":" in attack.aim:
        return _whole_sum(state, dice, attack.aim)
    return _danger(attack.aim, losses(state, attack, attack.aim), state.minis[attack.aim].lp)


def to_attacker(state: State, attack: Attack) -> Danger:
    """What a melee attack could cost the attacker himself."""
    attacker = state.minis[attack.attacker]
    target = state.minis.get(attack.aim)
    if target is None or is_machine(target) or melee.from_behind(state, attacker, target):
        return Danger(attacker.id, Fraction(), Fraction())
    return _danger(attacker.id, losses_of_attacker(state, attack), attacker.lp)


def _danger(target: str, lost: Mapping[int, Fraction], lp: int) -> Danger:
    return Danger(
        target,
        sum((chance for points, chance in lost.items() if points > 0), Fraction()),
        sum((chance for points, chance in lost.items() if points >= lp), Fraction()),
    )


def _whole_sum(state: State, dice: Pool, target: str) -> Danger:
    """A target that receives the sum of all dice."""
    armour = _armour(state, target)
    return Danger(target, chance_above(dice, armour), chance_above(dice, armour + life_of(state, target) - 1))


@cache
def _rolls(dice: Pool, *, each: bool) -> Mapping[tuple[int, ...], int]:
    """What the dice can show, and in how many of all the ways in which they fall; their sum alone where no single die
    matters."""
    if not each or dice.count > MOST_DICE:
        return {(total,): int(chance * 6**dice.count) for total, chance in sums(dice).items()}
    return Counter(product(*(FACES[colour] for colour in dice.colours)))


def _armour(state: State, target: str) -> int:
    kind, colon, id_ = target.partition(":")
    if not colon:
        return attacks.armour_of(state, state.minis[target])
    if kind == "door":
        return doors.BULKHEAD_AV
    return fixed.VENT_AV if kind == "vent" else state.scenario.structure_av.get(id_, fixed.VENT_AV)


def life_of(state: State, target: str) -> int:
    """Life points that a target has left; bulkheads and vents go at the first blow that gets through."""
    kind, colon, id_ = target.partition(":")
    if not colon:
        return max(1, state.minis[target].lp)
    return dict(state.structures)[id_] if kind == "site" else 1
