"""Private triggers that raise a hand automatically (SQ-CMD-09)."""

from bulkhead.starquest.data.frames import Boundary
from bulkhead.starquest.data.state import State
from bulkhead.starquest.rules.fight.lines_of_sight import sees
from bulkhead.starquest.ship.distance import squares_between
from bulkhead.tabletop.clauses import clause

KINDS = ("seen", "near", "after", "begins", "ends")


@clause("SQ-CMD-09")
def raise_hands(state: State, frame: Boundary) -> None:
    """Raise the hands of seats whose trigger comes true at this boundary."""
    for seat, words in state.triggers:
        if (
            seat not in state.hands
            and state.sides[seat].command > 0
            and _true(state, seat, words.split(), frame)
        ):
            state.hands = (*state.hands, seat)


def _true(state: State, seat: int, words: list[str], frame: Boundary) -> bool:
    """Is a trigger true? `seen ba3`: an enemy mover sees it. `near ba3 4`: one comes within 4 squares."""
    kind, *rest = words
    if kind not in ("seen", "near"):
        return False
    mini = state.minis.get(rest[0])
    mover = state.minis.get(frame.mover)
    if mini is None or mover is None or mover.seat == seat or "board" not in {mini.place} & {mover.place}:
        return False
    if kind == "seen":
        return sees(state, mover, mini)
    return any(
        squares_between(state.ship, one, other) <= int(rest[1])
        for one in mini.squares
        for other in mover.squares
    )


@clause("SQ-CMD-09")
def turn_event(state: State, moment: str, faction: str) -> None:
    """An activation ended (`after`), a turn began (`begins`) or ended (`ends`) of that faction."""
    for seat, words in state.triggers:
        if words.split() == [moment, faction] and seat not in state.hands and state.sides[seat].command > 0:
            state.hands = (*state.hands, seat)
