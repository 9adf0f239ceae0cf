"""Melee (SQ-MELEE): both sides roll, the higher total wounds the other by the difference."""

from collections.abc import Iterator

from msgspec.structs import replace

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items.dice import Pool
from bulkhead.starquest.box.items.weapons import Weapon
from bulkhead.starquest.data.facings import turn_size
from bulkhead.starquest.data.frames import Attack
from bulkhead.starquest.data.state import Mini, State
from bulkhead.starquest.events import DieDropped, MeleeFought, Rolled, Unharmed
from bulkhead.starquest.rules.cards import showing
from bulkhead.starquest.rules.fight import aims, fixed_targets, harm
from bulkhead.starquest.rules.fight.armour import armour_of, losses_of
from bulkhead.starquest.rules.fight.targeting import is_protected
from bulkhead.starquest.rules.machines import tarantula
from bulkhead.starquest.ship.squares import NOWHERE
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.engine import put
from bulkhead.starquest.table.places import figure, is_machine
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out


def melee_weapon(mini: Mini) -> Weapon | None:
    """The melee weapon of a miniature."""
    weapons = load_box().weapons
    return next((weapons[id_] for id_ in mini.weapons if weapons[id_].melee), None)


def blow(state: State, seat: int, mini: Mini, at: str) -> Attack:
    """The melee attack of a miniature on a target; `seat` scores for it."""
    weapon = melee_weapon(mini)
    squares = state.minis[at].squares if at in state.minis else ()
    return Attack(seat, mini.id, weapon.id if weapon else "", at, how="melee", squares=squares)


@clause("SQ-OBJ-12")
def _as_carrier(state: State, mini: Mini, dice: Pool) -> Pool:
    """The dice on its table; by the house option half of them for the carrier of a miniature."""
    if mini.load and state.options.house.carrier_melee == "dice":
        return Pool(dice.red // 2, dice.white // 2)
    return dice


@clause("SQ-MELEE-02", "SQ-DREAD-23")
def melee_dice(state: State, mini: Mini, attacking: bool = False) -> Pool:
    """The dice on its table, and those that cards add; some only when it attacks."""
    weapon = melee_weapon(mini)
    base = _as_carrier(state, mini, weapon.dice if weapon is not None else figure(mini).melee or Pool())
    more = effects.total(state, mini, "strike-red") if attacking else 0
    return Pool(
        max(0, base.red + effects.total(state, mini, "melee-red") + more),
        max(0, base.white + effects.total(state, mini, "melee-white")),
    )


_BREACHER = "trt_breacher"


@clause("SQ-DOOR-11", "SQ-ALIEN-12", "SQ-WPN-61", "C-trt_breacher-1")
def attacking_dice(state: State, mini: Mini, aim: str) -> Pool:
    """The attacker's dice; a breacher has one more red die against machines and fixed targets."""
    dice = melee_dice(state, mini, attacking=True)
    trait = figure(mini).trait
    if trait is None or trait.id != _BREACHER:
        return dice
    machine = aim in state.minis and is_machine(state.minis[aim])
    return Pool(dice.red + 1, dice.white) if machine or ":" in aim else dice


@clause("SQ-MELEE-05", "SQ-MELEE-08")
def squares_ahead(state: State, mini: Mini) -> Iterator[int]:
    """The squares in which a miniature can strike: straight ahead (of both front squares of a Dreadnought), with no
    wall or closed door between; some weapons reach the forward diagonals too."""
    weapon = melee_weapon(mini)
    diagonal = (weapon is not None and weapon.has("diagonal")) or effects.has(state, mini, "melee-diagonal")
    for square in mini.squares:
        for turn in (0, -1, 1) if diagonal else (0,):
            direction = (mini.facing + turn) % 8
            to = state.ship.leads_on(square, direction, state.closed)
            if to != NOWHERE and to not in mini.squares and (not direction & 1 or diagonal):
                yield to


@clause("SQ-WPN-60")
def targets(state: State, mini: Mini, everybody: bool = False) -> list[str]:
    """The melee targets: opponents and machines ahead, bulkheads, vents and structures. An attacker with any square of
    a manned machine ahead chooses between machine and gunner. `everybody`: by a card, its own side too."""
    found: list[str] = []
    ahead = tuple(squares_ahead(state, mini))
    occupied = any(square in state.holder for square in ahead)
    for other in state.minis.values() if occupied else ():
        if other.id == mini.id or (other.seat == mini.seat and not everybody):
            continue
        if other.place != "board" or not any(square in ahead for square in tarantula.whole(state, other)):
            continue
        if "spared" not in figure(other).flags and not is_protected(state, mini, other):
            found.append(other.id)
    return found + fixed_targets.right_ahead(state, mini)


@clause("SQ-CMD-05", "SQ-CMD-11")
def still(state: State, frame: Attack) -> bool:
    """After the dodges: is the opponent still in front?"""
    mini = state.minis[frame.attacker]
    return frame.aim in targets(state, mini, everybody=frame.seat != mini.seat)


def defend(state: State, frame: Attack, dice: Dice, out: Out) -> None:
    """Roll the defender's dice; machines, bulkheads, vents and structures roll none."""
    at = aims.read(state, frame.aim)
    if not isinstance(at, aims.AtFigure):
        return
    defender = state.minis[at.id]
    if is_machine(defender):
        return
    pool = melee_dice(state, defender)
    values, red = pool.roll(dice), pool.red
    out.tell(Rolled(defender.seat, defender.id, values, red, "defence", "SQ-MELEE-02"))
    showing.show_giving(state, defender, out, "melee-red", "melee-white")
    dropping = effects.touching(state, state.minis[frame.attacker], "drop-best")
    for card in dict.fromkeys(effect.card for effect in dropping):
        if values:
            place = values.index(max(values))
            showing.show(state, frame.seat, card, out)
            out.tell(DieDropped(defender.seat, values[place], card))
            values, red = (*values[:place], *values[place + 1 :]), red - (place < red)
    put(state, replace(frame, answer=values, answer_red=red))


@clause("SQ-MELEE-06", "SQ-MELEE-07", "SQ-MELEE-08", "SQ-WPN-60")
def from_behind(state: State, attacker: Mini, defender: Mini) -> bool:
    """Does the attack come from behind, and was the attacker not in the defender's sight at first?"""
    if defender.id in attacker.deeds.seen_by:
        return False
    facing = state.minis[defender.mans].facing if defender.mans else defender.facing
    least = 2 if state.options.house.attack_from_behind == "sides" else 3
    for square in attacker.squares:
        for other in tarantula.whole(state, defender):
            if square not in state.ship.step[other]:
                continue
            direction = state.ship.step[other].index(square)
            if turn_size(facing, direction) < least:
                return False
    return True


@clause("SQ-OBJ-12", "SQ-OBJ-16")
def total(state: State, mini: Mini, values: tuple[int, ...]) -> int:
    """The sum of the dice; halved for the carrier of a miniature."""
    return sum(values) // 2 if is_halved(state, mini) else sum(values)


@clause("SQ-OBJ-12")
def is_halved(state: State, mini: Mini) -> bool:
    """Is its total halved?"""
    return bool(mini.load) and state.options.house.carrier_melee == "total"


@clause("SQ-MELEE-03", "SQ-MELEE-04", "SQ-MELEE-06", "SQ-DOOR-11", "SQ-WPN-60", "SQ-WPN-61")
def resolve(state: State, frame: Attack, out: Out) -> None:
    """Compare the totals: the loser loses a life point for each point of difference. Armour plays no part."""
    attacker = state.minis[frame.attacker]
    rolled = total(state, attacker, frame.rolls)
    if ":" in frame.aim:
        fixed_targets.strike(state, frame.seat, frame.aim, rolled, out)
        return
    defender = state.minis[frame.aim]
    if is_machine(defender):
        armour = armour_of(state, defender)
        if rolled <= armour:
            out.tell(Unharmed(defender.seat, defender.id, rolled, armour, "SQ-WPN-61"))
            return
        losses = losses_of(state, defender, rolled)
        harm.suffer(state, frame.seat, attacker.id, losses, out, why="SQ-WPN-61")
        return
    answered = total(state, defender, frame.answer)
    behind = from_behind(state, attacker, defender)
    out.tell(MeleeFought(attacker.id, defender.id, rolled, answered, behind))
    if rolled > answered:
        harm.suffer(
            state, frame.seat, attacker.id, [(defender.id, rolled - answered)], out, why="SQ-MELEE-03"
        )
    elif answered > rolled and not behind:
        harm.suffer(
            state, defender.seat, defender.id, [(attacker.id, answered - rolled)], out, why="SQ-MELEE-03"
        )
