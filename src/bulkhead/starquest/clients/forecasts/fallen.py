"""What an attack does once its dice have fallen, and what rerolling some of them could make of it."""

from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import product
from math import prod

from msgspec.structs import replace

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items.dice import FACES
from bulkhead.starquest.clients.forecasts.preview import Danger, lost_by, to_lose
from bulkhead.starquest.data.frames import Attack
from bulkhead.starquest.data.hits import Hit
from bulkhead.starquest.data.state import State
from bulkhead.starquest.rules.fight import attack as attacks
from bulkhead.starquest.rules.fight import melee
from bulkhead.starquest.rules.fight.weapons.pattern import pattern_for
from bulkhead.starquest.table.places import is_machine


def now(state: State, attack: Attack) -> list[Danger]:
    """Whom the dice hurt and kill as they lie: every chance is 0 or 1."""
    lost = _losses(state, attack)
    return [
        Danger(who, Fraction(points > 0), Fraction(points >= to_lose(state, who)))
        for who, points in lost.items()
    ]


def again(state: State, attack: Attack, places: Iterable[int], *, attackers: bool) -> list[Danger]:
    """The chances after these dice, counted from 1, of the attacker's or the defender's roll are rolled again."""
    rolled, red = (attack.rolls, attack.red) if attackers else (attack.answer, attack.answer_red)
    chosen = [place for place in places if 0 < place <= len(rolled)]
    faces = [Counter(FACES["red" if place <= red else "white"]) for place in chosen]
    hurt: Counter[str] = Counter()
    killed: Counter[str] = Counter()
    for shown in product(*faces):
        ways = prod(counter[face] for counter, face in zip(faces, shown, strict=True))
        values = list(rolled)
        for place, face in zip(chosen, shown, strict=True):
            values[place - 1] = face
        fresh = replace(attack, rolls=tuple(values)) if attackers else replace(attack, answer=tuple(values))
        for who, points in _losses(state, fresh).items():
            hurt[who] += ways * (points > 0)
            killed[who] += ways * (points >= to_lose(state, who))
    every = 6 ** len(chosen)
    return [Danger(who, Fraction(hurt[who], every), Fraction(killed[who], every)) for who in hurt]


def _losses(state: State, attack: Attack) -> Counter[str]:
    """Life points that each target would lose, before saves; those that lose none are in it too."""
    if attack.how == "melee":
        return Counter(dict(_duel(state, attack)))
    lost: Counter[str] = Counter()
    for hit in _hits(state, attack):
        lost[hit.target] += 0
        for who, points in lost_by(state, hit):
            lost[who] += max(0, points)
    return lost


def _hits(state: State, attack: Attack) -> Iterable[Hit]:
    if attack.how in ("flames", "card"):
        return attacks.card_hits(state, attack)
    weapon = load_box().weapons[attack.weapon]
    pattern = pattern_for(state, weapon, attack.aim)
    shooter = state.minis[attack.attacker]
    each = pattern.one_by_one(state, shooter, attack)
    # Where the total is shared out, each target may get all of it.
    return pattern.hits(state, attack) if each is None else [Hit(who, sum(attack.rolls)) for who in each]


def _duel(state: State, attack: Attack) -> Iterator[tuple[str, int]]:
    attacker = state.minis[attack.attacker]
    rolled = melee.total(state, attacker, attack.rolls)
    defender = state.minis.get(attack.aim)
    if defender is None or is_machine(defender):
        yield from lost_by(state, Hit(attack.aim, rolled))
        return
    answered = melee.total(state, defender, attack.answer)
    yield defender.id, max(0, rolled - answered)
    behind = melee.from_behind(state, attacker, defender)
    yield attacker.id, 0 if behind else max(0, answered - rolled)
