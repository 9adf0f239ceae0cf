"""Cards of the own turn (SQ-TURN-11 to 14): one order card at its start, any number of others."""

from bulkhead.starquest import effects
from bulkhead.starquest.boundary import follow
from bulkhead.starquest.cards.card import card, discard, held
from bulkhead.starquest.commands import AnyCommand, Use
from bulkhead.starquest.events import CardPlayed
from bulkhead.starquest.state import State, change_side
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out
from bulkhead.tabletop.refusals import Illegal


@clause("SQ-TURN-12", "SQ-TURN-13", "SQ-SETUP-12", "SQ-SQUAD-29")
def choices(state: State, seat: int) -> list[AnyCommand]:
    """Order cards that may be played now: at the start of the turn, one at most; the Legion has none."""
    if state.sides[seat].ordered or effects.on_side(state, seat, "no-order"):
        return []
    return [
        Use(one.id, on) for one in held(state, seat, "turn_start") for on in one.targets(state, seat)
    ]


@clause("SQ-TURN-11")
def own_cards(state: State, seat: int) -> list[AnyCommand]:
    """Equipment and reconnaissance cards that may be used in the own turn, in any number."""
    return [Use(one.id, on) for one in held(state, seat, "own_any") for on in one.targets(state, seat)]


@clause("SQ-TURN-11", "SQ-TURN-12", "SQ-TURN-14")
def play(state: State, seat: int, command: AnyCommand, dice: Dice, out: Out) -> None:
    """Play a card: it is shown, leaves the hand, and does what it says."""
    assert isinstance(command, Use)
    one = card(command.card)
    discard(state, seat, one.id)
    if one.kind == "order":
        change_side(state, seat, ordered=True, order=one.id)
    if one.lasting:
        change_side(state, seat, lasting=(*state.sides[seat].lasting, one.id))
    why = "SQ-TURN-12" if one.kind == "order" else "SQ-TURN-11"
    out.tell(CardPlayed(seat, one.id, command.on, why))
    follow(state, "", seat)
    one.do(state, seat, command.on, dice, out)


def why_not(state: State, seat: int, command: AnyCommand) -> Illegal:
    """Which clause forbids playing a card now; the hand of somebody else is never part of the reason."""
    if not isinstance(command, Use):
        return Illegal("SQ-TURN-15", "sq-no-not-now")
    side = state.sides[seat]
    if command.card in side.orders:
        if side.ordered:
            return Illegal("SQ-TURN-12", "sq-no-second-order")
        return Illegal("SQ-TURN-13", "sq-no-order-too-late")
    if command.card not in (*side.equipment, *side.recon):
        return Illegal("SQ-TURN-11", "sq-no-such-card")
    return Illegal("SQ-TURN-11", "sq-no-card-now")
