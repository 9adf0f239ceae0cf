"""One attack from declaration to end (SQ-SHOOT-10): dodges, second check of the aim, dice, rerolls, losses."""

from collections.abc import Iterator

from msgspec.structs import replace

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items.dice import Pool, read_pool
from bulkhead.starquest.box.items.weapons import Weapon
from bulkhead.starquest.data.commands import AnyCommand, Pass, Share
from bulkhead.starquest.data.frames import Attack, Window
from bulkhead.starquest.data.hits import Hit
from bulkhead.starquest.data.state import State, deeds
from bulkhead.starquest.events import CalledOff, Declared, Rolled, Shared, Unharmed
from bulkhead.starquest.rules.alliances import alliances
from bulkhead.starquest.rules.blips import sighted_tokens
from bulkhead.starquest.rules.cards import showing, windows
from bulkhead.starquest.rules.fight import (
    aims,
    disputes,
    fixed_targets,
    flames,
    harm,
    melee,
    overwatch_marker,
)
from bulkhead.starquest.rules.fight.armour import armour_of, can_be_hurt, losses_of
from bulkhead.starquest.rules.fight.weapons import areas
from bulkhead.starquest.rules.fight.weapons.missile_launcher import BLAST
from bulkhead.starquest.rules.fight.weapons.pattern import Pattern, pattern_for, pattern_of
from bulkhead.starquest.rules.fight.weapons.plasma_gun import LINE
from bulkhead.starquest.rules.machines import move_or_fire
from bulkhead.starquest.rules.move import interruptions
from bulkhead.starquest.rules.turn import command_points
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.boundary import follow
from bulkhead.starquest.table.card import card as card_of
from bulkhead.starquest.table.card import is_known
from bulkhead.starquest.table.engine import Procedure, pop, procedure, push, put
from bulkhead.starquest.table.mission_rule import done, rules_of
from bulkhead.starquest.table.places import is_machine
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.refusals import Illegal


def weapon_of(attack: Attack) -> Weapon:
    return load_box().weapons[attack.weapon]


def _pattern(state: State, attack: Attack) -> Pattern:
    """How the weapon of a shot fires."""
    return pattern_for(state, weapon_of(attack), attack.aim)


def declare(state: State, attack: Attack, out: Out) -> None:
    """Declare an attack: attacker, weapon, aim and number of shots are fixed from here on."""
    if attack.how in ("shoot", "overwatch"):
        weapon = weapon_of(attack)
        shooter = state.minis[attack.attacker]
        if is_machine(shooter):
            shooter = move_or_fire.note_fire(state, shooter)
        squares = pattern_for(state, weapon, attack.aim).squares(state, shooter, weapon, attack.aim)
        attack = replace(attack, squares=squares)
        done(state, "shot" if attack.how == "shoot" else "overwatch", attack.seat)
    push(state, attack)
    out.tell(Declared(attack.seat, attack.attacker, attack.weapon, attack.aim, attack.shots, attack.how))
    if attack.how == "melee":
        at = aims.read(state, attack.aim)
        if isinstance(at, aims.AtFigure):
            overwatch_marker.end(state, state.minis[at.id], out, "SQ-OVER-11")
    alliances.name_targets(state, attack, out)
    interruptions.attacked(state, [mini.id for mini in command_points.threatened_by(state, attack)])
    put(state, replace(attack, windows=command_points.dodgers(state, attack)).at_stage("windows"))


@clause("SQ-SHOOT-10", "SQ-CMD-05")
def by_card(
    state: State,
    seat: int,
    card: str,
    dice: str,
    out: Out,
    *,
    attacker: str = "",
    aim: str = "",
    squares: tuple[int, ...] = (),
    victims: tuple[str, ...] = (),
    dodge: bool = True,
) -> None:
    """An attack that a card or a trait makes, resolved like a weapon of the pattern that its aim has: a figure or fixed
    target, a square with an explosion, a line; without an aim these victims, or everybody on these squares."""
    if not squares:
        mini = state.minis.get(aim)
        squares = mini.squares if mini is not None else ()
    attack = Attack(
        seat, attacker, card, aim, how="card", squares=squares, victims=victims, dice=dice, cards=(card,)
    )
    push(state, attack)
    out.tell(Declared(seat, attacker, card, aim, 1, "card"))
    threatened = [mini.id for mini in command_points.threatened_by(state, attack)]
    interruptions.attacked(state, (*threatened, *victims))
    windows_ = command_points.dodgers(state, attack) if dodge else ()
    put(state, replace(attack, windows=windows_).at_stage("windows"))


def card_pattern(state: State, attack: Attack) -> Pattern | None:
    """The pattern by which a card's attack is resolved: an explosion, a line, or None."""
    at = aims.read(state, attack.aim) if attack.aim else None
    if isinstance(at, aims.AtSquare):
        return BLAST
    return LINE if isinstance(at, aims.AlongLine) else None


def card_hits(state: State, attack: Attack) -> list[Hit]:
    """The hits of a card's attack once its dice have fallen, limited as the card says."""
    found = list(_found(state, attack))
    return list(card_of(attack.weapon).hits(state, attack, found)) if is_known(attack.weapon) else found


def _found(state: State, attack: Attack) -> Iterator[Hit]:
    pattern = card_pattern(state, attack)
    if pattern is not None:
        yield from pattern.hits(state, attack)
    elif attack.aim:
        yield Hit(attack.aim, sum(attack.rolls))
    elif attack.victims:
        yield from (Hit(who, sum(attack.rolls)) for who in attack.victims)
    else:
        yield from areas.hits(state, dict.fromkeys(attack.squares, sum(attack.rolls)))


@clause("SQ-SHOOT-04", "SQ-WPN-30", "SQ-WPN-58", "SQ-WPN-77")
def pool(state: State, attack: Attack) -> Pool:
    """The dice of an attack: the weapon's for each shot, those that cards add, and what the mission makes of them."""
    dice = _printed_dice(state, attack)
    for rule in rules_of(state):
        dice = rule.dice(state, attack, dice)
    return dice


def _printed_dice(state: State, attack: Attack) -> Pool:
    if attack.how == "melee":
        return melee.attacking_dice(state, state.minis[attack.attacker], attack.aim)
    if attack.how == "flames":
        return flames.DICE
    if attack.dice:
        return read_pool(attack.dice)
    if attack.weapon in load_box().objects:
        return load_box().objects[attack.weapon].dice or Pool()
    weapon = weapon_of(attack)
    base = pattern_of(weapon).dice(state, weapon, attack)
    mini = state.minis[attack.attacker]
    red = base.red + effects.total(state, mini, "shoot-red")
    white = base.white + effects.total(state, mini, "shoot-white")
    return Pool(max(0, red), max(0, white))


@procedure(Attack)
class AttackProcedure(Procedure[Attack]):
    """The stages of SQ-SHOOT-10. Each replaces the frame by the next stage before it pushes anything."""

    rule = "SQ-SHOOT-10"

    def waits(self, state: State, frame: Attack) -> int | None:
        if frame.stage == "sharing" and _pattern(state, frame).asks(state, frame):
            return frame.seat
        return None

    def question(self, state: State, frame: Attack) -> str:
        return "sq-ask-share"

    def choices(self, state: State, frame: Attack) -> list[AnyCommand]:
        return _pattern(state, frame).choices(state, frame)

    @clause("SQ-WPN-84")
    def answer(self, state: State, frame: Attack, command: AnyCommand, dice: Dice, out: Out) -> None:
        if not isinstance(command, Share):
            put(state, frame.at_stage("after"))
            return
        alliances.name_share(state, frame, command.at, out)
        put(
            state,
            replace(frame, left=frame.left - command.points, shared=(*frame.shared, command.at)),
        )
        out.tell(Shared(frame.seat, command.at, command.points))
        resolve(state, frame, [Hit(command.at, command.points)], out, boundary=True)

    def why_not(self, state: State, frame: Attack, command: AnyCommand) -> Illegal:
        if isinstance(command, Share | Pass):
            return _pattern(state, frame).why_no_choice(state, frame, command)
        return Illegal(self.rule, "sq-no-finish-attack")

    @clause("SQ-SHOOT-10", "SQ-SHOOT-14", "SQ-CMD-11")
    def step(self, state: State, frame: Attack, dice: Dice, out: Out) -> None:
        if frame.stage == "windows":
            if frame.windows:
                put(state, replace(frame, windows=frame.windows[1:]))
                push(state, Window(frame.windows[0], "dodge"))
                command_points.opened(state, frame.windows[0], "dodge", out)
            else:
                put(state, frame.at_stage("check"))
                threatened = {mini.seat for mini in command_points.threatened_by(state, frame)}
                windows.declared_on(state, frame, threatened)
                windows.on_psychic(state, frame)
        elif frame.stage == "check":
            if still(state, frame):
                put(state, frame.at_stage("reveal"))
                disputes.raise_doubt(state, frame)
            elif frame.how == "flames":
                pop(state)
            else:
                out.tell(CalledOff(frame.seat, frame.attacker))
                self._dodged(state, frame)
                self._over(state, frame, out)
        elif frame.stage == "reveal":
            put(state, frame.at_stage("before"))
            sighted_tokens.reveal_hit(state, frame, out)
        elif frame.stage == "before":
            put(state, frame.at_stage("roll"))
            windows.before_roll(state, frame)
        elif frame.stage == "roll":
            self._roll(state, frame, dice, out)
        elif frame.stage == "rerolls":
            put(state, frame.at_stage("resolve"))
            windows.after_roll(state, frame, out)
        elif frame.stage == "resolve":
            self._resolve(state, frame, dice, out)
        elif frame.stage == "sharing":
            put(state, frame.at_stage("after"))
        elif frame.stage == "each":
            self._roll_for_next(state, frame, dice, out)
        else:
            self._over(state, frame, out)

    @clause("SQ-CMD-05")
    def _dodged(self, state: State, frame: Attack) -> None:
        """By the house option an attack whose target dodged is not spent: the attacker may choose another."""
        attacker = state.minis.get(frame.attacker)
        if not state.options.house.new_target or attacker is None or frame.how not in ("shoot", "melee"):
            return
        done = attacker.deeds
        if frame.how == "melee":
            deeds(state, attacker, struck=done.struck - 1)
        else:
            fired = done.fired[: len(done.fired) - frame.shots]
            deeds(state, attacker, fired=fired, shots=done.shots - frame.shots)

    def _roll(self, state: State, frame: Attack, dice: Dice, out: Out) -> None:
        if frame.how in ("shoot", "overwatch"):
            victims = _pattern(state, frame).victims(state, frame)
            if victims is not None:
                put(state, replace(frame, victims=victims).at_stage("each"))
                return
        if frame.how == "flames":
            victim = flames.burns(state, frame)
            if victim is None:
                pop(state)
                return
            frame = replace(frame, aim=victim)
        attack = self._throw(state, frame, dice, out)
        if frame.how == "melee":
            melee.defend(state, attack, dice, out)

    def _throw(self, state: State, frame: Attack, dice: Dice, out: Out) -> Attack:
        """Roll the attacker's dice."""
        dice_pool = pool(state, frame)
        values = dice_pool.roll(dice)
        attack = replace(frame, rolls=values, red=dice_pool.red).at_stage("rerolls")
        clause_ = {"melee": "SQ-MELEE-02", "flames": "SQ-WPN-45"}.get(frame.how, "SQ-SHOOT-03")
        out.tell(Rolled(frame.seat, frame.attacker, values, dice_pool.red, frame.how, clause_))
        put(state, attack)
        if frame.how == "melee":
            showing.show_giving(state, state.minis[frame.attacker], out, "melee-red", "melee-white")
        return attack

    @clause("SQ-WPN-34")
    def _roll_for_next(self, state: State, frame: Attack, dice: Dice, out: Out) -> None:
        """Roll again for the next victim that is still there."""
        left = frame.victims
        while left and not _there(state, left[0]):
            left = left[1:]
        if left:
            self._throw(state, replace(frame, victims=left), dice, out)
        else:
            put(state, frame.at_stage("after"))

    def _resolve(self, state: State, frame: Attack, dice: Dice, out: Out) -> None:
        if frame.how == "melee":
            put(state, frame.at_stage("after"))
            melee.resolve(state, frame, out)
            return
        if frame.how in ("flames", "card"):
            put(state, frame.at_stage("after"))
            resolve(state, frame, card_hits(state, frame), out)
            return
        pattern = _pattern(state, frame)
        after = pattern.before_resolve(state, frame)
        put(state, after)
        if after.stage == "sharing":
            return
        resolve(state, frame, pattern.hits(state, frame), out)
        pattern.after_resolve(state, frame, out)

    def _over(self, state: State, frame: Attack, out: Out) -> None:
        pop(state)
        effects.expire(state, "attack")
        if frame.how == "card" and is_known(frame.weapon):
            card_of(frame.weapon).after(state, frame, out)
        follow(state, frame.attacker if frame.how != "flames" else "", frame.seat)


def still(state: State, frame: Attack) -> bool:
    """Is a declared attack still possible, after everybody had a chance to get out of its way?"""
    attacker = state.minis.get(frame.attacker)
    if frame.how == "flames":
        return flames.victim(state, frame) is not None
    if frame.how == "card":
        return not is_known(frame.weapon) or card_of(frame.weapon).still(state, frame)
    if attacker is None or attacker.place != "board":
        return False
    if frame.how == "melee":
        return melee.still(state, frame)
    return _pattern(state, frame).still(state, frame)


def _there(state: State, target: str) -> bool:
    return fixed_targets.stands(state, target) if ":" in target else state.minis[target].place == "board"


@clause("SQ-SHOOT-05", "SQ-SHOOT-06", "SQ-SHOOT-11", "SQ-SHOOT-13")
def resolve(
    state: State, attack: Attack, hits: Iterator[Hit] | list[Hit], out: Out, boundary: bool = False
) -> None:
    """Compare each value with the armour it meets: all victims on the situation before any loss."""
    losses: list[tuple[str, int]] = []
    for hit in list(hits):
        if ":" in hit.target:
            fixed_targets.strike(state, attack.seat, hit.target, hit.value, out)
            continue
        mini = state.minis[hit.target]
        if not can_be_hurt(state, mini):
            continue
        armour = armour_of(state, mini)
        showing.show_giving(state, mini, out, "av", "av=")
        if hit.value <= armour:
            out.tell(Unharmed(mini.seat, mini.id, hit.value, armour))
        losses.extend(losses_of(state, mini, hit.value))
    harm.suffer(state, attack.seat, attack.attacker, losses, out, boundary=boundary)
