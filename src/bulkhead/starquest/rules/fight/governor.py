"""Governor and sorcerer lose cards instead of life points (SQ-SQUAD-11, 13 to 18, 24)."""

from msgspec.structs import replace

from bulkhead.starquest.data.commands import AnyCommand, Choose
from bulkhead.starquest.data.frames import Harm
from bulkhead.starquest.data.state import Mini, State, change, change_side
from bulkhead.starquest.events import CardsDiscarded, Healed, Wounded
from bulkhead.starquest.table.engine import put
from bulkhead.starquest.table.places import figure
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.events import Out

CHOSEN = clause("SQ-SQUAD-18", "SQ-SQUAD-24")(5)
"""Governor cards chosen before each mission, out of ten."""
NEVER = 1000
"""A loss that no attack reaches."""


@clause("SQ-SQUAD-11", "SQ-SQUAD-13", "SQ-SQUAD-24")
def pays_with_cards(state: State, mini: Mini) -> bool:
    """Does it pay with governor cards instead of life points?"""
    return mini.seat >= 0 and "card_life" in figure(mini).flags


@clause("SQ-SQUAD-14")
def _owed(state: State, loss: int) -> int:
    """Cards for a loss: one for each life point; with the house option one for each wounding attack."""
    return 1 if state.options.house.governor_wounds == "attack" else loss


@clause("SQ-SQUAD-14", "SQ-SQUAD-16")
def more_than_he_pays(state: State, mini: Mini) -> int:
    """The smallest loss in one attack that his cards cannot pay."""
    loss = len(state.sides[mini.seat].governor) + 1
    return loss if _owed(state, loss) >= loss else NEVER


def _on_hand(state: State, frame: Harm) -> tuple[int, Mini, int] | None:
    """The next governor who has to pay: its place in the losses, and what he owes."""
    for at in range(frame.at, len(frame.losses)):
        who, loss = frame.losses[at]
        mini = state.minis[who]
        if loss > 0 and mini.place == "board" and pays_with_cards(state, mini):
            return at, mini, frame.owed if at == frame.at and frame.owed else _owed(state, loss)
    return None


@clause("SQ-SQUAD-14")
def asked(state: State, frame: Harm) -> int | None:
    """The seat that chooses which cards to give up, one after the other; None when it has no choice."""
    found = _on_hand(state, frame)
    if found is None:
        return None
    _, mini, owed = found
    return mini.seat if len(state.sides[mini.seat].governor) > owed else None


def choices(state: State, frame: Harm) -> list[AnyCommand]:
    found = _on_hand(state, frame)
    assert found is not None
    return [Choose(card) for card in state.sides[found[1].seat].governor]


@clause("SQ-SQUAD-14", "SQ-SQUAD-15")
def answer(state: State, frame: Harm, command: AnyCommand, out: Out) -> None:
    assert isinstance(command, Choose)
    found = _on_hand(state, frame)
    assert found is not None
    at, mini, owed = found
    _discard(state, mini, (command.value,), out)
    if owed > 1:
        put(state, replace(frame, at=at, owed=owed - 1))
    else:
        put(state, replace(frame, at=at + 1, owed=0))


@clause("SQ-SQUAD-14", "SQ-SQUAD-16")
def settle(state: State, frame: Harm, out: Out) -> bool:
    """Discard all cards of a governor who owes them all; the rest of the loss kills him. True when one had to pay."""
    found = _on_hand(state, frame)
    if found is None:
        return False
    at, mini, owed = found
    cards = state.sides[mini.seat].governor
    if cards:
        _discard(state, mini, cards, out)
    if owed > len(cards):
        change(state, mini, lp=0)
        out.tell(Wounded(mini.seat, mini.id, 1, 0, "SQ-SQUAD-16"))
    put(state, replace(frame, at=at + 1))
    return True


@clause("SQ-SQUAD-15")
def _discard(state: State, mini: Mini, cards: tuple[str, ...], out: Out) -> None:
    """Give cards up for the rest of the mission."""
    side = state.sides[mini.seat]
    left = list(side.governor)
    for card in cards:
        left.remove(card)
    change_side(
        state,
        mini.seat,
        governor=tuple(left),
        governor_lost=(*side.governor_lost, *cards),
        faded=tuple(card for card in side.faded if card not in cards),
    )
    out.tell(CardsDiscarded(mini.seat, mini.id, cards))


@clause("SQ-SQUAD-15", "SQ-LIFE-04")
def take_back(state: State, mini: Mini, out: Out) -> None:
    """Take back the card that was given up last, face down: it is a life point without its ability."""
    side = state.sides[mini.seat]
    if not side.governor_lost:
        return
    card = side.governor_lost[-1]
    change_side(
        state,
        mini.seat,
        governor=(*side.governor, card),
        governor_lost=side.governor_lost[:-1],
        faded=(*side.faded, card),
    )
    out.tell(Healed(mini.seat, mini.id, mini.lp + len(side.governor) + 1, "SQ-SQUAD-15"))
