"""Which miniature carries a card: the one that found it, or the one that it was handed to (SQ-OBJ-08).

Any miniature may use a card whose carrier is gone or unknown, because the card was chosen at set-up, kept from another
mission, or bought.
"""

from bulkhead.starquest.data.state import Mini, Side, State
from bulkhead.starquest.table.card import card, hand, named_for
from bulkhead.starquest.table.places import is_machine, on_board
from bulkhead.tabletop.clauses import clause


def without(side: Side, id_: str, value: str) -> tuple[tuple[str, str], ...]:
    """The bindings of a side's cards without one of them."""
    left = list(side.named)
    if (id_, value) in left:
        left.remove((id_, value))
    return tuple(left)


@clause("SQ-OBJ-08")
def carriers(state: State, seat: int, id_: str) -> list[Mini]:
    """Miniatures of a seat on the board that can use a card now."""
    there = _bound(state, seat, id_)
    if _is_free(state, seat, id_, there):
        return [mini for mini in on_board(state, seat) if not is_machine(mini)]
    return there


@clause("SQ-OBJ-08")
def may_use(state: State, mini: Mini, id_: str) -> bool:
    """May a miniature use a card of its side? Only its carriers may, where it has some."""
    there = _bound(state, mini.seat, id_)
    return mini in there or _is_free(state, mini.seat, id_, there)


def _bound(state: State, seat: int, id_: str) -> list[Mini]:
    """The known carriers of a card on the board."""
    named = [state.minis[who] for who in named_for(state.sides[seat], id_) if who in state.minis]
    return [mini for mini in named if mini.place == "board" and mini.seat == seat]


def _is_free(state: State, seat: int, id_: str, there: list[Mini]) -> bool:
    """Does the side hold a copy of the card that nobody carries?"""
    return len(there) < hand(state.sides[seat], card(id_).kind).count(id_)
