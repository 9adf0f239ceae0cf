"""Preview an attack: who could lose life points, and with which exact chance."""

from collections import Counter
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache
from itertools import product

from msgspec import Struct
from msgspec.structs import replace

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items.dice import FACES, Pool, chance_above, sums
from bulkhead.starquest.clients.forecasts.odds import losses, losses_of_attacker
from bulkhead.starquest.data.frames import Attack
from bulkhead.starquest.data.hits import Hit
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.rules.fight import attack as attacks
from bulkhead.starquest.rules.fight import fixed_targets, governor, melee
from bulkhead.starquest.rules.fight.armour import armour_of, can_be_hurt, losses_of
from bulkhead.starquest.rules.fight.weapons.pattern import pattern_for
from bulkhead.starquest.rules.move import doors
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.card import card, is_known
from bulkhead.starquest.table.places import is_machine
from bulkhead.tabletop.clauses import clause

MOST_DICE = 5
"""The most dice that are counted die by die; no weapon that needs it rolls more."""


class Danger(Struct, frozen=True):
    """A target, the chance that it is hurt, and the chance that it is killed or destroyed. Saves are not counted."""

    target: str
    hurt: Fraction
    killed: Fraction


def threats(state: State, attack: Attack, shooter: Mini | None = None) -> list[Danger]:
    """All targets that an attack of any sort could hurt, as shown to a player. `shooter` is needed where
    the attacker faces elsewhere than on the map (Overwatch)."""
    if attack.how == "card":
        return of_card(state, attack)
    if attack.how == "melee":
        return [of_melee(state, attack, to_lose), to_attacker(state, attack, to_lose)]
    return of_shot(state, attack, shooter or state.minis[attack.attacker], to_lose)


Life = Callable[[State, str], int]
"""How many points a target must lose to be gone."""


def of_shot(state: State, attack: Attack, shooter: Mini, life: Life | None = None) -> list[Danger]:
    """All targets that a shot could hurt. `shooter` may face elsewhere than on the map (Overwatch)."""
    life = life or life_of
    weapon = load_box().weapons[attack.weapon]
    pattern = pattern_for(state, weapon, attack.aim)
    dice = attacks.pool(state, attack)
    attack = replace(attack, squares=pattern.squares(state, shooter, weapon, attack.aim))
    each = pattern.one_by_one(state, shooter, attack)
    if each is not None:
        return [_whole_sum(state, dice, target, life) for target in each]
    hurt: dict[str, int] = {}
    killed: dict[str, int] = {}
    strength: dict[str, tuple[int, int]] = {}
    for rolls, ways in _rolls(dice, each=pattern.each_die).items():
        for hit in pattern.hits(state, replace(attack, rolls=rolls)):
            target = hit.target
            if target not in strength:
                strength[target] = armour_against(state, target), life(state, target)
                hurt[target] = killed[target] = 0
            armour, points = strength[target]
            if hit.value > armour:
                hurt[target] += ways
            if hit.value - armour >= points:
                killed[target] += ways
    every = 6**dice.count
    return [Danger(target, Fraction(hurt[target], every), Fraction(killed[target], every)) for target in hurt]


@clause("SQ-SHOOT-05", "SQ-SHOOT-06", "SQ-SHOOT-11", "SQ-PSI-08")
def of_card(state: State, attack: Attack) -> list[Danger]:
    """All targets that the attack of a card or a charge could hurt, roll by roll as it is resolved, and the attacker
    where the attack kills it."""
    dice = attacks.pool(state, attack)
    every = 6**dice.count
    hurt: Counter[str] = Counter()
    killed: Counter[str] = Counter()
    for rolls, ways in _rolls(dice, each=attacks.card_pattern(state, attack) is not None).items():
        lost: Counter[str] = Counter()
        for hit in attacks.card_hits(state, replace(attack, rolls=rolls, red=dice.red)):
            lost[hit.target] += 0
            for target, points in lost_by(state, hit):
                lost[target] += points
        for target, points in lost.items():
            hurt[target] += ways * (points > 0)
            killed[target] += ways * (points >= to_lose(state, target))
    found = [Danger(who, Fraction(hurt[who], every), Fraction(killed[who], every)) for who in hurt]
    if is_known(attack.weapon) and card(attack.weapon).fatal:
        found.append(Danger(attack.attacker, Fraction(1), Fraction(1)))
    return found


def lost_by(state: State, hit: Hit) -> list[tuple[str, int]]:
    """What a hit takes from each who suffers by it, beyond the armour."""
    if ":" in hit.target:
        return [(hit.target, max(0, hit.value - armour_against(state, hit.target)))]
    mini = state.minis[hit.target]
    if not can_be_hurt(state, mini):
        return []
    return [
        (who, points)
        for who, points in losses_of(state, mini, hit.value)
        if not effects.has(state, state.minis[who], "unhurt") and state.minis[who].lp > 0
    ]


def of_melee(state: State, attack: Attack, life: Life | None = None) -> Danger:
    """What a melee attack could do to its target."""
    dice = attacks.pool(state, attack)
    if ":" in attack.aim:
        halved = melee.is_halved(state, state.minis[attack.attacker])
        return _whole_sum(state, dice, attack.aim, life or life_of, halved=halved)
    lp = life(state, attack.aim) if life is not None else state.minis[attack.aim].lp
    return _danger(attack.aim, losses(state, attack, attack.aim), lp)


def to_attacker(state: State, attack: Attack, life: Life | None = None) -> Danger:
    """What a melee attack could do to the attacker."""
    attacker = state.minis[attack.attacker]
    target = state.minis.get(attack.aim)
    if target is None or is_machine(target) or melee.from_behind(state, attacker, target):
        return Danger(attacker.id, Fraction(), Fraction())
    if effects.has(state, attacker, "unhurt"):
        return Danger(attacker.id, Fraction(), Fraction())
    lp = life(state, attacker.id) if life is not None else attacker.lp
    return _danger(attacker.id, losses_of_attacker(state, attack), lp)


def _danger(target: str, lost: Mapping[int, Fraction], lp: int) -> Danger:
    return Danger(
        target,
        sum((chance for points, chance in lost.items() if points > 0), Fraction()),
        sum((chance for points, chance in lost.items() if points >= lp), Fraction()),
    )


def _whole_sum(state: State, dice: Pool, target: str, life: Life, *, halved: bool = False) -> Danger:
    """A target that receives the sum of all dice, or half of it."""
    armour = armour_against(state, target)
    withstood = armour, armour + life(state, target) - 1
    if halved:
        withstood = 2 * withstood[0] + 1, 2 * withstood[1] + 1
    return Danger(target, chance_above(dice, withstood[0]), chance_above(dice, withstood[1]))


@cache
def _rolls(dice: Pool, *, each: bool) -> Mapping[tuple[int, ...], int]:
    """Every result of the dice, and in how many ways it is rolled; only their sums where no single die matters."""
    if not each or dice.count > MOST_DICE:
        return {(total,): int(chance * 6**dice.count) for total, chance in sums(dice).items()}
    return Counter(product(*(FACES[colour] for colour in dice.colours)))


def armour_against(state: State, target: str) -> int:
    """The armour value that an attack on a target meets, as cards have changed it."""
    kind, colon, id_ = target.partition(":")
    if not colon:
        return armour_of(state, state.minis[target])
    if kind == "door":
        return doors.BULKHEAD_AV
    return (
        fixed_targets.VENT_AV
        if kind == "vent"
        else state.scenario.structure_av.get(id_, fixed_targets.VENT_AV)
    )


def life_of(state: State, target: str) -> int:
    """Life points that a target has left; bulkheads and vents have one."""
    kind, colon, id_ = target.partition(":")
    if not colon:
        return max(1, state.minis[target].lp)
    return dict(state.structures)[id_] if kind == "site" else 1


@clause("SQ-SQUAD-13", "SQ-SQUAD-14", "SQ-SQUAD-16")
def to_lose(state: State, target: str) -> int:
    """What a target must lose in one attack to be gone; a governor's cards go first."""
    mini = state.minis.get(target)
    if mini is None or not governor.pays_with_cards(state, mini):
        return life_of(state, target)
    return governor.more_than_he_pays(state, mini)
