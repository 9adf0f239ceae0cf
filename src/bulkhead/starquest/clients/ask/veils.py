"""Veiled questions: everybody knows that the seat is asked, and only the seat knows whether it has a choice."""

from copy import copy

from msgspec.structs import replace

from bulkhead.starquest.data.frames import Activation, Muster, Reacting, Turn
from bulkhead.starquest.data.sides import Hand
from bulkhead.starquest.data.state import State, cards_in
from bulkhead.starquest.rules import decisions
from bulkhead.starquest.rules.setup.setup_questions import QUESTIONS
from bulkhead.starquest.table.engine import waiting
from bulkhead.tabletop.clauses import clause

HIDDEN: tuple[Hand, ...] = ("orders", "equipment", "recon", "psychic", "events")
"""The hands with cards that the other seats do not know, unless they lie open."""
WITH_CARDS = (Activation, Reacting, Turn)
"""Questions whose answers depend on such cards."""


@clause("SQ-SEAT-09")
def veiled(state: State) -> bool:
    """Does it depend on hidden cards alone whether the waiting seat has more than one answer? It holds a hidden card,
    which everybody can count, and without such cards it would have a single answer."""
    seat, frame = waiting(state), state.frames[-1]
    if isinstance(frame, Muster):
        # What is left to take depends on the secret cards that the seat has taken before.
        return any(one.hidden(state) for one in QUESTIONS if one.name == frame.step)
    if seat is None or not isinstance(frame, WITH_CARDS):
        return False
    side = state.sides[seat]
    shown = {hand: tuple(card for card in cards_in(side, hand) if card in side.open) for hand in HIDDEN}
    if all(cards == cards_in(side, hand) for hand, cards in shown.items()):
        return False
    bare = copy(state)
    bare.sides = [replace(one, **shown) if one is side else one for one in state.sides]
    bare.offered = None
    asked, offered = decisions.offer(state, seat), decisions.offer(bare, seat)
    assert asked is not None
    # Without hidden cards some questions are not asked at all.
    return offered is None or offered.question != asked.question or len(offered.commands) == 1
