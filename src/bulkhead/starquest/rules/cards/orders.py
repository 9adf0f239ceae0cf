"""Cards played in the owner's turn (SQ-TURN-11 to 14): one order card at its start, any number of others."""

from bulkhead.starquest.data.commands import AnyCommand, Use
from bulkhead.starquest.data.state import State, change_side
from bulkhead.starquest.events import CardPlayed
from bulkhead.starquest.table import effects
from bulkhead.starquest.table.boundary import follow
from bulkhead.starquest.table.card import TRAITS, Card, card, held, may_use, use_up
from bulkhead.starquest.table.places import figure
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.refusals import Illegal


@clause("SQ-TURN-12", "SQ-TURN-13", "SQ-SETUP-12", "SQ-SQUAD-29")
def choices(state: State, seat: int) -> list[AnyCommand]:
    """The cards for the start of the turn: one order at most (the Legion has none), and equipment."""
    barred = state.sides[seat].ordered or effects.on_side(state, seat, "no-order")
    return [
        Use(one.id, on)
        for one in held(state, seat, "turn_start")
        if one.kind != "order" or not barred
        for on in one.targets(state, seat)
    ]


@clause("SQ-TURN-11")
def own_cards(state: State, seat: int) -> list[AnyCommand]:
    """Equipment and reconnaissance cards and traits that a seat may use in its turn, in any number."""
    cards = [*held(state, seat, "own_any", "any"), *traits(state, seat, "own_any")]
    return [Use(one.id, on) for one in cards for on in one.targets(state, seat)]


def traits(state: State, seat: int, *moments: str) -> list[Card]:
    """Traits of a seat's miniatures on the board that are played at one of these moments and have a use left."""
    found: dict[str, Card] = {}
    for mini in state.minis.values():
        if mini.seat == seat and mini.place == "board":
            trait = figure(mini).trait
            if trait is not None and trait.play in moments and trait.id in TRAITS:
                found[trait.id] = TRAITS[trait.id]
    return [one for one in found.values() if may_use(state, seat, one)]


@clause("SQ-TURN-11", "SQ-TURN-12", "SQ-TURN-14")
def play(state: State, seat: int, command: AnyCommand, dice: Dice, out: Out) -> None:
    """Play a card: it is shown, leaves the hand with its last use, and does what it says."""
    assert isinstance(command, Use)
    one = card(command.card)
    use_up(state, seat, one)
    if one.kind == "order":
        change_side(state, seat, ordered=True, order=one.id)
    if one.lasting:
        change_side(state, seat, lasting=(*state.sides[seat].lasting, one.id))
    why = "SQ-TURN-12" if one.kind == "order" else "SQ-TURN-11"
    out.tell(CardPlayed(seat, one.id, command.on, why))
    follow(state, "", seat)
    one.do(state, seat, command.on, dice, out)


def why_not(state: State, seat: int, command: AnyCommand) -> Illegal:
    """The clause that forbids playing a card now; the reason never depends on another seat's hand."""
    if not isinstance(command, Use):
        return Illegal("SQ-TURN-15", "sq-no-not-now")
    side = state.sides[seat]
    if command.card in side.orders:
        if side.ordered:
            return Illegal("SQ-TURN-12", "sq-no-second-order")
        return Illegal("SQ-TURN-13", "sq-no-order-too-late")
    if command.card in side.psychic:
        if side.psyched:
            return Illegal("SQ-PSI-09", "sq-no-second-psychic")
        return Illegal("SQ-PSI-08", "sq-no-card-now")
    if command.card in TRAITS or command.card in (*side.equipment, *side.recon):
        return Illegal("SQ-TURN-11", "sq-no-card-now")
    return Illegal("SQ-TURN-11", "sq-no-such-card")
