"""The shooting action (SQ-SHOOT, SQ-TURN-02 to 10): which weapons may fire, how often, and how it ends movement."""

from collections.abc import Iterable, Iterator
from typing import ClassVar

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items.weapons import Weapon
from bulkhead.starquest.data.commands import AnyCommand, Shoot, Snap
from bulkhead.starquest.data.factions import is_alien
from bulkhead.starquest.data.pieces import DeedsChange
from bulkhead.starquest.data.state import Mini, State, deeds
from bulkhead.starquest.rules.cards import showing
from bulkhead.starquest.rules.fight import attack, targeting
from bulkhead.starquest.rules.fight.declaring import attack_of
from bulkhead.starquest.rules.fight.weapons import heavy_weapons, shuriken_cannon
from bulkhead.starquest.rules.fight.weapons.pattern import pattern_for, pattern_of
from bulkhead.starquest.rules.fight.weapons.plasma_gun import LINE
from bulkhead.starquest.rules.machines import dreadnought_mounts, move_or_fire, tarantula
from bulkhead.starquest.rules.move.movement_points import allowance, anchor
from bulkhead.starquest.rules.turn.action_limits import HEAVY_KINDS, both, closed, more_shots, spent, splits
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.mission_rule import refused
from bulkhead.starquest.table.places import is_large, is_machine
from bulkhead.starquest.table.purse import Purse
from bulkhead.starquest.table.verbs import Verb, verb
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.game import Command
from bulkhead.tabletop.refusals import Illegal


def ranged(state: State, mini: Mini) -> list[Weapon]:
    """The ranged weapons that a miniature bears, each once."""
    weapons = load_box().weapons
    return [weapons[id_] for id_ in dict.fromkeys(mini.weapons) if not weapons[id_].melee]


def why_no_shot(state: State, mini: Mini, weapon: Weapon) -> Illegal | None:
    """The clause that keeps a miniature from firing this weapon now, whatever the aim; None when nothing does."""
    done = mini.deeds
    if mini.place != "board":
        return Illegal("SQ-SETUP-18", "sq-no-not-on-board")
    if weapon.melee or weapon.id not in mini.weapons:
        return Illegal("SQ-SHOOT-03", "sq-no-such-weapon")
    if refusal := refused(state, "shoot", mini.seat, mini):
        return refusal
    if spent(state, mini, "shoot"):
        return Illegal("SQ-PSI-08", "sq-no-psychic-only")
    if done.searched and not effects.has(state, mini, "attack-after-search"):
        return Illegal("SQ-RECON-04", "sq-no-searched")
    if done.struck and not both(state, mini):
        clause_ = "SQ-ALIEN-32" if is_alien(state.sides[mini.seat].faction) else "SQ-TURN-06"
        return Illegal(clause_, "sq-no-shoot-and-melee")
    if mini.load and weapon.kind in HEAVY_KINDS:
        return Illegal("SQ-OBJ-13", "sq-no-carrier-heavy")
    if effects.has(state, mini, "no-shoot"):
        return Illegal("SQ-SHOOT-01", "sq-no-card-forbids")
    if weapon.kind in HEAVY_KINDS and effects.has(state, mini, "jammed"):
        return Illegal("SQ-WPN-07", "sq-no-jammed")
    if effects.has(state, mini, "no-heavy") and heavy_weapons.takes_heavy_cards(weapon):
        return Illegal("SQ-SHOOT-01", "sq-no-card-forbids")
    if mini.mans and not is_machine(mini):
        return tarantula.why_no_own_weapon()
    if done.served:
        return Illegal("SQ-WPN-87", "sq-no-gunner-served")
    if is_machine(mini) and (refusal := move_or_fire.why_no_fire(state, mini)):
        return refusal
    if is_large(mini):
        if refusal := dreadnought_mounts.why_no_fire(state, mini):
            return refusal
    elif any(fired != weapon.id for fired in done.fired):
        return Illegal("SQ-TURN-05", "sq-no-second-weapon")
    if shots_left(state, mini, weapon) <= 0:
        return Illegal("SQ-TURN-05", "sq-no-shots-left")
    if done.shot_moved and not _begins_action(state, mini, weapon) and not _around(state, mini, weapon):
        return Illegal("SQ-WPN-26", "sq-no-shots-around-movement")
    return None


@clause("SQ-WPN-26", "SQ-WPN-68", "SQ-WPN-73", "SQ-WPN-74", "SQ-SQUAD-20")
def _around(state: State, mini: Mini, weapon: Weapon) -> bool:
    """May its shots come before and after the movement?"""
    if shuriken_cannon.goes_round_movement(weapon) or splits(state, mini, weapon):
        return True
    return effects.has(state, mini, "any-order")


@clause("SQ-TURN-05", "SQ-WPN-26")
def _begins_action(state: State, mini: Mini, weapon: Weapon) -> bool:
    """Would the next shot begin a shooting action: the first one, or a further one that a card allows? A Dreadnought's
    action is over when all its weapons have fired."""
    weapons = [load_box().weapons[id_] for id_ in mini.weapons] if is_large(mini) else [weapon]
    whole = sum(one.shots for one in weapons if not one.melee) + effects.total(state, mini, "more-shots")
    return len(mini.deeds.fired) % whole == 0


@clause("SQ-TURN-05", "SQ-WPN-25", "SQ-WPN-31", "SQ-WPN-71", "SQ-WPN-74", "SQ-DREAD-19", "SQ-SQUAD-19")
def shots_left(state: State, mini: Mini, weapon: Weapon) -> int:
    """Shots of the shooting action (or actions, where a card allows more) that are not yet fired."""
    actions = 1 + more_shots(state, mini, allowance(state, mini))
    once = dreadnought_mounts.shots_in_all(mini, weapon) + effects.total(state, mini, "more-shots")
    return once * actions - mini.deeds.fired.count(weapon.id)


@clause("SQ-WPN-30", "SQ-DREAD-19")
def shots_together(state: State, mini: Mini, weapon: Weapon) -> int:
    """Shots that may go into one attack: those that one weapon has left in one shooting action. Shots of two equal
    weapons or of two actions are not added up; those of the first come before those of the second."""
    each = weapon.shots
    if mini.weapons.count(weapon.id) == 1:
        each += effects.total(state, mini, "more-shots")
    return min(shots_left(state, mini, weapon), each - mini.deeds.fired.count(weapon.id) % each)


@clause("SQ-SHOOT-01", "SQ-WPN-14")
def aims_of(state: State, shooter: Mini, weapon: Weapon) -> Iterator[tuple[str, int]]:
    """Every aim of a weapon; a leader's gun may have lines too, by a card."""
    yield from pattern_of(weapon).aims(state, shooter, weapon)
    if weapon.kind == "leader" and effects.has(state, shooter, "lines"):
        yield from LINE.aims(state, shooter, weapon)


@clause("SQ-TURN-11")
def show_lines(state: State, shooter: Mini, command: Shoot | Snap, out: Out) -> None:
    """Show the card that lets a leader's gun fire along a line, when it does."""
    weapon = load_box().weapons[command.weapon]
    if pattern_for(state, weapon, command.at) is not pattern_of(weapon):
        showing.show_giving(state, shooter, out, "lines")


@verb
class Shooting(Verb):
    commands: ClassVar[tuple[type[Command], ...]] = (Shoot,)
    listed = 40

    @clause("SQ-TURN-01", "SQ-TURN-02", "SQ-SHOOT-01", "SQ-SHOOT-12")
    def choices(self, state: State, mini: Mini, purse: Purse) -> Iterable[AnyCommand]:
        found: list[AnyCommand] = []
        for shooter, weapon in guns(state, mini):
            if why_no_shot(state, shooter, weapon) is not None:
                continue
            left = shots_together(state, shooter, weapon)
            offered = aims_of(state, shooter, weapon)
            for aim, most in targeting.allowed(state, shooter, offered):
                for shots in range(1, min(most, left) + 1):
                    found.append(Shoot(shooter.id, weapon.id, aim, shots))
        return found

    def do(self, state: State, mini: Mini, command: AnyCommand, purse: Purse, dice: Dice, out: Out) -> None:
        assert isinstance(command, Shoot)
        shooter = state.minis[command.who]
        weapon = load_box().weapons[command.weapon]
        fire(state, shooter, weapon, command.shots)
        show_lines(state, shooter, command, out)
        anchor(state, state.minis[mini.id])
        attack.declare(state, attack_of(state, mini.seat, command), out)

    def why_not(self, state: State, mini: Mini, command: AnyCommand, purse: Purse) -> Illegal:
        assert isinstance(command, Shoot)
        if mini.mans and command.who == mini.id and command.weapon in mini.weapons:
            return tarantula.why_no_own_weapon()
        for shooter, weapon in guns(state, mini):
            if shooter.id != command.who or weapon.id != command.weapon:
                continue
            refusal = why_no_shot(state, shooter, weapon)
            if refusal is not None:
                return refusal
            offered = dict(aims_of(state, shooter, weapon))
            if command.at in offered and command.at not in dict(
                targeting.allowed(state, shooter, offered.items())
            ):
                return Illegal("SQ-SHOOT-01", "sq-no-card-forbids")
            if command.at in offered:
                most = min(offered[command.at], shots_together(state, shooter, weapon))
                return Illegal("SQ-WPN-30", "sq-no-so-many-shots", shots=most)
            return pattern_for(state, weapon, command.at).why_not(state, shooter, weapon, command.at)
        return Illegal("SQ-SHOOT-03", "sq-no-such-weapon")


def guns(state: State, mini: Mini) -> list[tuple[Mini, Weapon]]:
    """What can be fired in a miniature's activation: its own weapons, or those of the machine that it mans."""
    if mini.mans:
        machine = state.minis[mini.mans]
        return [(machine, weapon) for weapon in ranged(state, machine)]
    return [(mini, weapon) for weapon in ranged(state, mini)]


@clause("SQ-TURN-05", "SQ-TURN-07", "SQ-TURN-09", "SQ-WPN-26")
def fire(state: State, mini: Mini, weapon: Weapon, shots: int) -> Mini:
    """Note shots as fired; after movement a shot that may not split it closes the movement."""
    done = mini.deeds
    fresh = _begins_action(state, mini, weapon)
    values: DeedsChange = {
        "fired": (*done.fired, *([weapon.id] * shots)),
        "shots": shots if fresh else done.shots + shots,
        "shot_moved": done.shot_moved and not fresh,
        "aided": () if fresh else done.aided,
    }
    if done.moved and not splits(state, mini, weapon):
        values.update(closed(state, mini, allowance(state, mini)))
    return deeds(state, mini, **values)
