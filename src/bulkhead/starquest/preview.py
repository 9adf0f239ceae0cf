"""What an attack may do, exactly, before it is declared: who could lose life points, and with which chance."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product

from msgspec import Struct
from msgspec.structs import replace

from bulkhead.starquest import attack as attacks
from bulkhead.starquest import doors, fixed, melee
from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.dice import RED, WHITE, Pool, sums
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
    hurt: dict[str, Fraction] = {}
    killed: dict[str, Fraction] = {}
    for rolls, chance in _rolls(dice, each=weapon.pattern in ("blast", "flame")):
        for hit in pattern.hits(state, replace(attack, rolls=rolls)):
            lost = hit.value - _armour(state, hit.target)
            hurt.setdefault(hit.target, Fraction())
            killed.setdefault(hit.target, Fraction())
            if lost > 0:
                hurt[hit.target] += chance
            if lost >= _life(state, hit.target):
                killed[hit.target] += chance
    return [Danger(target, hurt[target], killed[target]) for target in hurt]


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


def _danger(target: str, lost: dict[int, Fraction], lp: int) -> Danger:
    return Danger(
        target,
        sum((chance for points, chance in lost.items() if points > 0), Fraction()),
        sum((chance for points, chance in lost.items() if points >= lp), Fraction()),
    )


def _whole_sum(state: State, dice: Pool, target: str) -> Danger:
    """A target that receives the sum of all dice."""
    armour = _armour(state, target)
    lost = {total - armour: chance for total, chance in sums(dice).items()}
    return _danger(target, lost, _life(state, target))


def _rolls(dice: Pool, *, each: bool) -> Iterator[tuple[tuple[int, ...], Fraction]]:
    """Every way the dice can fall; their sum alone where no single die matters."""
    if not each or dice.count > MOST_DICE:
        for total, chance in sums(dice).items():
            yield (total,), chance
        return
    for rolls in product(*(RED if colour == "red" else WHITE for colour in dice.colours)):
        yield rolls, Fraction(1, 6**dice.count)


def _armour(state: State, target: str) -> int:
    kind, colon, id_ = target.partition(":")
    if not colon:
        return attacks.armour_of(state, state.minis[target])
    if kind == "door":
        return doors.BULKHEAD_AV
    return fixed.VENT_AV if kind == "vent" else state.scenario.structure_av.get(id_, fixed.VENT_AV)


def _life(state: State, target: str) -> int:
    kind, colon, id_ = target.partition(":")
    if not colon:
        return max(1, state.minis[target].lp)
    return dict(state.structures)[id_] if kind == "site" else 1
