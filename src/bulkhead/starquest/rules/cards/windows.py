"""Windows for cards that are played on a roll, a declaration or a loss (SQ-SHOOT-08 to 10, SQ-SEAT-09).

A window opens for every seat that could have a card for this moment, by what all players know: it holds hidden cards of
a deck that has such a card, or has one that lies open (a governor card, a trait, an effect). So neither a question nor
its absence tells what a seat holds."""

from collections.abc import Iterable
from itertools import combinations
from typing import Literal

from msgspec.structs import replace

from bulkhead.starquest.box.box import load_box
from bulkhead.starquest.box.items.dice import roll_one
from bulkhead.starquest.box.items.effects import Play
from bulkhead.starquest.box.reading.keeping import kept
from bulkhead.starquest.data.commands import AnyCommand, Choose, Pass, Reroll, Use
from bulkhead.starquest.data.factions import is_alien
from bulkhead.starquest.data.frames import Attack, Casting, How, Reacting
from bulkhead.starquest.data.lasting_effects import Named
from bulkhead.starquest.data.state import Effect, State, deeds
from bulkhead.starquest.data.turn_order import seats_after_active
from bulkhead.starquest.events import CardPlayed, Rerolled, Waited
from bulkhead.starquest.rules.cards import orders, psychic_answers, warding
from bulkhead.starquest.rules.fight import aims
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.card import TRAITS, Card, abilities, card, held, is_known, may_use, use_up
from bulkhead.starquest.table.engine import Procedure, pop, procedure, push, put
from bulkhead.starquest.table.mission_rule import rules_of
from bulkhead.starquest.table.places import figure
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.refusals import Illegal

# For whom a window opens


@kept(256)
def _in_deck(faction: str, moment: Play, how: How | Literal[""]) -> tuple[bool, bool, bool]:
    """Has the equipment deck of a squad, the reconnaissance deck, a psychic art a card for this moment (of an attack of
    this sort)? What is in the decks is no secret."""
    cards = [
        sheet
        for sheet in load_box().cards.values()
        if card(sheet.id).moment == moment and (not how or card(sheet.id).serves(how))
    ]
    return (
        any(faction in sheet.decks for sheet in cards if sheet.kind == "equipment"),
        any(sheet.kind == "recon" for sheet in cards),
        any(sheet.kind == "psychic" for sheet in cards),
    )


@clause("SQ-SEAT-09")
def opens_for(state: State, seat: int, moment: Play = "after_roll", how: How | Literal[""] = "") -> bool:
    """Does a window open for this seat? It depends on public facts alone."""
    if seat < 0:
        return False
    if any(
        one.moment == moment and (not how or (one.serves(how) and one.helps(state, seat)))
        for one in open_cards(state, seat)
    ):
        return True
    side = state.sides[seat]
    if state.options.house.card_windows == "public" or is_alien(side.faction):
        return False
    if not (side.equipment or side.recon or side.psychic):
        return False
    equipment, recon, psychic = _in_deck(side.faction, moment, how)
    return (
        (equipment and any(id_ not in side.open for id_ in side.equipment))
        or (recon and any(id_ not in side.open for id_ in side.recon))
        or (psychic and bool(side.psychic) and _psionic_ready(state, seat))
    )


def _psionic_ready(state: State, seat: int) -> bool:
    """May the psionic answer? One psychic card in a turn, and only while he is on the board (SQ-PSI-09)."""
    side = state.sides[seat]
    mini = state.minis.get(side.psionic)
    return mini is not None and mini.place == "board" and not side.psyched


def open_cards(state: State, seat: int) -> list[Card]:
    """The cards that all players know a seat has: open cards, governor cards, traits of its miniatures."""
    side = state.sides[seat]
    found = [card(id_) for id_ in (*side.open, *abilities(side)) if is_known(id_)]
    if TRAITS and not is_alien(side.faction):
        for mini in state.minis.values():
            if mini.seat == seat and mini.place == "board":
                trait = figure(mini).trait
                if trait is not None and trait.id in TRAITS:
                    found.append(TRAITS[trait.id])
    return [one for one in found if may_use(state, seat, one)]


def playable(state: State, seat: int, moment: Play) -> list[Card]:
    """All cards that a seat can play at a moment, hidden ones too, each once."""
    found = {one.id: one for one in held(state, seat, moment)}
    if moment == "psychic_reaction" and _psionic_ready(state, seat):
        for id_ in state.sides[seat].psychic:
            if card(id_).moment == moment:
                found[id_] = card(id_)
    for one in open_cards(state, seat):
        if one.moment == moment:
            found[one.id] = one
    return list(found.values())


def open_window(
    state: State, seats: Iterable[int], moment: Play, about: str = "", how: How | Literal[""] = ""
) -> None:
    """Ask those of these seats for which a window opens, in order. `about` is the miniature concerned, `how` the
    sort of attack."""
    asked = tuple(dict.fromkeys(seat for seat in seats if opens_for(state, seat, moment, how)))
    if asked:
        push(state, Reacting(asked, moment, about))


# The moments of an attack


def before_roll(state: State, attack: Attack) -> None:
    """Ask the attacker's player before his roll."""
    if attack.how != "flames":
        open_window(state, (attack.seat,), "before_roll", how=attack.how)


def declared_on(state: State, attack: Attack, threatened: Iterable[int]) -> None:
    """Ask the owners of the attacked miniatures, after the dodges."""
    open_window(state, [seat for seat in threatened if seat != attack.seat], "declared_on")


@clause("SQ-SHOOT-08", "SQ-MELEE-02", "SQ-PSI-09")
def after_roll(state: State, attack: Attack, out: Out) -> None:
    """Ask for rerolls: first the attacker's player, then in melee the defender's; then seats that can force one."""
    asked = [
        seat
        for seat in (attack.seat, *_opponents(state, attack))
        if _granted(state, attack, seat)
        or (_rolls(attack, seat) and opens_for(state, seat, "after_roll", attack.how))
        or _may_force(state, seat)
    ]
    reactions = [
        seat
        for seat in seats_after_active(state)
        if opens_for(state, seat, "psychic_reaction") and psychic_answers.watches(state, seat, attack)
    ]
    if asked:
        push(state, Reacting(tuple(dict.fromkeys(asked)), "after_roll"))
    if reactions:
        push(state, Reacting(tuple(reactions), "psychic_reaction"))


@clause("SQ-PSI-09", "SQ-SEAT-09")
def on_psychic(state: State, frame: Casting | Attack) -> None:
    """Ask the seats whose psionic is near a miniature that a psychic card or hex is about to affect."""
    touched = psychic_answers.touched(state, frame)
    if touched:
        seats = [seat for seat in seats_after_active(state) if psychic_answers.shields(state, seat, touched)]
        open_window(state, seats, "psychic_reaction")


def _may_force(state: State, seat: int) -> bool:
    return seat >= 0 and any(
        one.moment == "after_roll" and one.forces and one.helps(state, seat)
        for one in open_cards(state, seat)
    )


def _opponents(state: State, attack: Attack) -> list[int]:
    """The seats whose miniatures an attack concerns."""
    at = aims.read(state, attack.aim)
    if isinstance(at, aims.AtFigure):
        return [state.minis[at.id].seat]
    if attack.how == "melee":
        return []
    hit = {mini.seat for mini in state.minis.values() if set(mini.squares) & set(attack.squares)}
    return [seat for seat in seats_after_active(state) if seat in hit and seat != attack.seat]


@procedure(Reacting)
class ReactingProcedure(Procedure[Reacting]):
    """Each seat in order may play what it has for this moment, or nothing."""

    rule = "SQ-SHOOT-08"

    def waits(self, state: State, frame: Reacting) -> int | None:
        return frame.seats[0] if frame.seats else None

    def question(self, state: State, frame: Reacting) -> str:
        return "sq-ask-cards"

    def choices(self, state: State, frame: Reacting) -> list[AnyCommand]:
        seat = frame.seats[0]
        if frame.moment == "after_roll":
            return _rerolls(state, seat)
        found: list[AnyCommand] = [Pass()]
        for one in playable(state, seat, frame.moment):
            found.extend(one.answers(state, seat))
        if frame.moment == "after_draw":
            found.extend(warding.choices(state, seat))
        return found

    def answer(self, state: State, frame: Reacting, command: AnyCommand, dice: Dice, out: Out) -> None:
        seat = frame.seats[0]
        if isinstance(command, Reroll):
            _reroll(state, seat, command, dice, out)
        elif isinstance(command, Use):
            play(state, seat, command, dice, out)
        elif isinstance(command, Choose):
            warding.buy_off(state, seat, command.value, out)
        else:
            out.tell(Waited(seat, "cards", "SQ-SHOOT-09"))
            put(state, replace(frame, seats=frame.seats[1:]))

    def step(self, state: State, frame: Reacting, dice: Dice, out: Out) -> None:
        pop(state)

    def why_not(self, state: State, frame: Reacting, command: AnyCommand) -> Illegal:
        return orders.why_not(state, frame.seats[0], command)


def play(state: State, seat: int, command: Use, dice: Dice, out: Out) -> None:
    """Play a card in a window: it is shown, used up, and takes effect."""
    one = card(command.card)
    use_up(state, seat, one)
    out.tell(CardPlayed(seat, one.id, command.on))
    _note(state, one.id)
    one.do(state, seat, command.on, dice, out)


def on_hand(state: State) -> Reacting | None:
    """The window that is open."""
    frame = state.frames[-1]
    return frame if isinstance(frame, Reacting) else None


def dying(state: State) -> str:
    """The miniature about whose elimination a window asks; empty when there is none."""
    frame = on_hand(state)
    return frame.about if frame is not None and frame.moment == "on_eliminated" else ""


# Rerolls


def _place(state: State) -> int:
    return max(at for at, frame in enumerate(state.frames) if isinstance(frame, Attack))


def _attack(state: State) -> Attack:
    frame = state.frames[_place(state)]
    assert isinstance(frame, Attack)
    return frame


def _note(state: State, id_: str) -> None:
    """Note that a card was used in the current attack."""
    if not any(isinstance(frame, Attack) for frame in state.frames):
        return
    place = _place(state)
    attack = state.frames[place]
    assert isinstance(attack, Attack)
    state.frames[place] = replace(attack, cards=(*attack.cards, id_))
    shooter = state.minis.get(attack.attacker)
    if shooter is not None and attack.how == "shoot":
        deeds(state, shooter, aided=(*shooter.deeds.aided, id_))


def _rolls(attack: Attack, seat: int) -> tuple[int, ...]:
    """The dice of the roll that this seat made."""
    return attack.rolls if seat == attack.seat else attack.answer


@clause("SQ-SHOOT-08", "SQ-SHOOT-09")
def _rerolls(state: State, seat: int) -> list[AnyCommand]:
    """What a seat may do after a roll: nothing, play a card, or use an effect that is in force."""
    attack = _attack(state)
    found: list[AnyCommand] = [Pass()]
    for one in playable(state, seat, "after_roll"):
        found.extend(_by_card(state, attack, seat, one) if one.rerolls else one.answers(state, seat))
    for effect in _granted(state, attack, seat):
        found.extend(_by_effect(attack, seat, effect))
    return found


def _by_card(state: State, attack: Attack, seat: int, one: Card) -> list[Reroll]:
    if one.id in attack.cards or not one.serves(attack.how) or not one.helps(state, seat):
        return []
    if one.forces:
        rolled = attack.answer if seat == attack.seat else attack.rolls
        return [Reroll(one.id, highest(rolled, one.rerolls))] if rolled else []
    return _places(one.id, len(_rolls(attack, seat)), one.rerolls)


def _places(id_: str, count: int, most: int) -> list[Reroll]:
    """Every choice of dice; `all` of them is one choice alone."""
    if most >= 99:
        return [Reroll(id_, tuple(range(1, count + 1)))] if count else []
    return [
        Reroll(id_, places)
        for size in range(1, min(most, count) + 1)
        for places in combinations(range(1, count + 1), size)
    ]


def highest(rolled: tuple[int, ...], count: int) -> tuple[int, ...]:
    """The places of the highest dice, as many as asked for."""
    order = sorted(range(1, len(rolled) + 1), key=lambda place: -rolled[place - 1])
    return tuple(sorted(order[:count]))


_REROLLS: dict[How, tuple[Named, ...]] = {
    "shoot": ("reroll-shoot",),
    "overwatch": ("reroll-shoot", "reroll-overwatch"),
    "melee": ("reroll-melee",),
    "flames": ("reroll-shoot",),
    "card": ("reroll-shoot",),
}
"""The effects that allow a reroll in an attack of each sort."""


@clause("SQ-SHOOT-08")
def _granted(state: State, attack: Attack, seat: int) -> list[Effect]:
    """Effects in force that let this seat reroll, or make the opponent reroll. They are public."""
    found = [effect for rule in rules_of(state) for effect in rule.rerolls(state, attack, seat)]
    own = attack.attacker if seat == attack.seat else attack.aim
    mini = state.minis.get(own)
    if mini is not None and mini.seat == seat:
        for word in _REROLLS[attack.how]:
            found += [effect for effect in effects.touching(state, mini, word) if effect in state.effects]
    if seat != attack.seat:
        for victim in state.minis.values():
            if victim.seat == seat and (victim.id == attack.aim or set(victim.squares) & set(attack.squares)):
                found += [
                    one for one in effects.touching(state, victim, "force-reroll") if one in state.effects
                ]
    return [effect for effect in dict.fromkeys(found) if effect.card not in attack.cards]


def _by_effect(attack: Attack, seat: int, effect: Effect) -> list[Reroll]:
    if effect.what == "force-reroll":
        return [Reroll(effect.card, highest(attack.rolls, effect.value))] if attack.rolls else []
    if effect.what == "reroll-white":
        return [Reroll(effect.card, (place,)) for place in range(attack.red + 1, len(attack.rolls) + 1)]
    return _places(effect.card, len(_rolls(attack, seat)), effect.value)


@clause("SQ-SHOOT-08", "SQ-SHOOT-09")
def _reroll(state: State, seat: int, command: Reroll, dice: Dice, out: Out) -> None:
    """Roll the dice again; the new result counts."""
    attack = _attack(state)
    roll_again(
        state, seat, command.card, command.dice, rerolls_attackers(state, seat, command.card), dice, out
    )
    _use(state, attack, seat, command.card)
    _note(state, command.card)


def rerolls_attackers(state: State, seat: int, id_: str) -> bool:
    """Does a card or effect that this seat uses reroll the attacker's dice, or else the defender's?"""
    attack = _attack(state)
    return (seat == attack.seat) != _forced(state, attack, seat, id_)


def roll_again(
    state: State, seat: int, id_: str, places: tuple[int, ...], attackers: bool, dice: Dice, out: Out
) -> None:
    """Reroll dice of the attacker's or of the defender's roll."""
    place = _place(state)
    attack = state.frames[place]
    assert isinstance(attack, Attack)
    values = list(attack.rolls if attackers else attack.answer)
    red = attack.red if attackers else attack.answer_red
    for die in places:
        values[die - 1] = roll_one(dice, "red" if die <= red else "white")
    if attackers:
        state.frames[place] = replace(attack, rolls=tuple(values))
    else:
        state.frames[place] = replace(attack, answer=tuple(values))
    out.tell(Rerolled(seat, id_, tuple(values), red, len(places)))


def _forced(state: State, attack: Attack, seat: int, id_: str) -> bool:
    if any(one.id == id_ for one in playable(state, seat, "after_roll")):
        return card(id_).forces
    return any(one.card == id_ and one.what == "force-reroll" for one in _granted(state, attack, seat))


def _use(state: State, attack: Attack, seat: int, id_: str) -> None:
    """Use up a card, or end the effect of an event that holds for one roll."""
    if any(one.id == id_ for one in playable(state, seat, "after_roll")):
        use_up(state, seat, card(id_))
        return
    for effect in _granted(state, attack, seat):
        if effect.card == id_:
            if is_known(id_) and card(id_).uses == 1 and card(id_).kind == "event":
                effects.remove(state, effect)
            return
