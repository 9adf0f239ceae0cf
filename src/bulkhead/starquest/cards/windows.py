"""Windows for cards that are played on a roll or a declaration (SQ-SHOOT-08, 09, SQ-SEAT-09).

A window opens for every seat that holds a hidden card of a kind that can have such an effect, whatever the card is; so
nobody learns from a question, or from its absence, what a seat holds."""

from itertools import combinations

from msgspec.structs import replace

from bulkhead.starquest import aims
from bulkhead.starquest.box.dice import roll_one
from bulkhead.starquest.cards import orders
from bulkhead.starquest.cards.card import Card, card, discard, held
from bulkhead.starquest.commands import AnyCommand, Pass, Reroll
from bulkhead.starquest.engine import Procedure, pop, procedure, push, put
from bulkhead.starquest.events import Rerolled, Waited
from bulkhead.starquest.factions import is_alien
from bulkhead.starquest.frames import Attack, Reacting
from bulkhead.starquest.state import State
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.refusals import Illegal


@clause("SQ-SEAT-09")
def hidden_cards(state: State, seat: int) -> int:
    """Cards that a seat holds and nobody else knows: their number is public."""
    side = state.sides[seat]
    return len(side.equipment) + len(side.recon)


@clause("SQ-SEAT-09")
def opens_for(state: State, seat: int) -> bool:
    """Does a window open for this seat? It depends on public facts alone."""
    if state.options.house.card_windows == "public" or seat < 0:
        return False
    return not is_alien(state.sides[seat].faction) and hidden_cards(state, seat) > 0


@clause("SQ-SHOOT-08", "SQ-MELEE-02")
def after_roll(state: State, attack: Attack, out: Out) -> None:
    """Rerolls: first the attacker's player, then in melee the defender's."""
    seats = [attack.seat]
    at = aims.read(state, attack.aim)
    if attack.how == "melee" and isinstance(at, aims.AtFigure):
        seats.append(state.minis[at.id].seat)
    asked = tuple(seat for seat in seats if opens_for(state, seat))
    if asked:
        push(state, Reacting(asked, "after_roll"))


@procedure(Reacting)
class Reaction(Procedure[Reacting]):
    """Each seat in order may play what it has for this moment, or nothing."""

    rule = "SQ-SHOOT-08"

    def waits(self, state: State, frame: Reacting) -> int | None:
        return frame.seats[0] if frame.seats else None

    def question(self, state: State, frame: Reacting) -> str:
        return "sq-ask-cards"

    @clause("SQ-SHOOT-08", "SQ-SHOOT-09")
    def choices(self, state: State, frame: Reacting) -> list[AnyCommand]:
        found: list[AnyCommand] = [Pass()]
        if frame.moment == "after_roll":
            attack = _attack(state)
            for one in held(state, frame.seats[0], "after_roll"):
                found.extend(_rerolls(attack, frame.seats[0], one))
        return found

    @clause("SQ-SHOOT-09")
    def answer(self, state: State, frame: Reacting, command: AnyCommand, dice: Dice, out: Out) -> None:
        if isinstance(command, Reroll):
            _reroll(state, frame.seats[0], command, dice, out)
            return
        out.tell(Waited(frame.seats[0], "cards", "SQ-SHOOT-09"))
        put(state, replace(frame, seats=frame.seats[1:]))

    def step(self, state: State, frame: Reacting, dice: Dice, out: Out) -> None:
        pop(state)

    def why_not(self, state: State, frame: Reacting, command: AnyCommand) -> Illegal:
        return orders.why_not(state, frame.seats[0], command)


def _attack(state: State) -> Attack:
    return next(frame for frame in reversed(state.frames) if isinstance(frame, Attack))


def _rolls(attack: Attack, seat: int) -> tuple[int, ...]:
    """The dice of the roll that this seat made."""
    return attack.rolls if seat == attack.seat else attack.answer


def _rerolls(attack: Attack, seat: int, one: Card) -> list[Reroll]:
    if not (one.rerolls_melee if attack.how == "melee" else one.rerolls_shots):
        return []
    count = len(_rolls(attack, seat))
    return [
        Reroll(one.id, places)
        for size in range(1, min(one.rerolls, count) + 1)
        for places in combinations(range(1, count + 1), size)
    ]


@clause("SQ-SHOOT-08", "SQ-SHOOT-09")
def _reroll(state: State, seat: int, command: Reroll, dice: Dice, out: Out) -> None:
    """The dice are rolled again, and the new result counts."""
    place = max(at for at, frame in enumerate(state.frames) if isinstance(frame, Attack))
    attack = state.frames[place]
    assert isinstance(attack, Attack)
    mine = seat == attack.seat
    values = list(_rolls(attack, seat))
    red = attack.red if mine else attack.answer_red
    for die in command.dice:
        values[die - 1] = roll_one(dice, "red" if die <= red else "white")
    if mine:
        state.frames[place] = replace(attack, rolls=tuple(values))
    else:
        state.frames[place] = replace(attack, answer=tuple(values))
    discard(state, seat, card(command.card).id)
    out.tell(Rerolled(seat, command.card, tuple(values), red))
