"""Giving up (H-WIN-1, H-MATCH-1): at any moment a player may end the match, and the other one has won it.

The booklets do not speak of it. A match of three ends as a whole: its winner has the higher total, so a single game
that could be given up would let a leader keep a lead, or a loser keep a loss small."""

from bulkhead.heroes.data.board import enemy
from bulkhead.heroes.data.commands import AnyCommand, Resign
from bulkhead.heroes.data.events import Resigned
from bulkhead.heroes.data.state import State
from bulkhead.heroes.rules.winning import end_by, scores
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.events import Out

_RESIGN: tuple[AnyCommand, ...] = (Resign(),)
_SEATS = (0, 1)


@clause("H-WIN-1", "H-MATCH-1")
def choices(state: State, seat: int) -> tuple[AnyCommand, ...]:
    """Either seat may give up, whichever of them decides, until the match is over."""
    return _RESIGN if seat in _SEATS and state.phase != "over" else ()


@clause("H-WIN-1", "H-MATCH-1")
def resign(state: State, seat: int, out: Out) -> None:
    """End the match: the other seat wins. The current scores of the unfinished game are recorded as they are, and the
    dice are taken up."""
    final = scores(state)
    state.winners.append(enemy(seat))
    state.sheet.append(final)
    state.resigned = seat
    state.aside = state.rolled = state.held = ()
    state.frames = []
    state.all_out = False
    state.phase = "over"
    out.tell(Resigned(seat, final, end_by(state)))
