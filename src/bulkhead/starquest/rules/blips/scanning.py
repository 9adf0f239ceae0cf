"""Scan a board when a squad miniature enters it for the first time (SQ-SCAN-01, 02)."""

from bulkhead.starquest.data.frames import Boundary, Looking, Scanning
from bulkhead.starquest.data.state import State
from bulkhead.starquest.events import Scanned
from bulkhead.starquest.rules.blips.blip_placement import boards_together, placers
from bulkhead.starquest.rules.move import interruptions
from bulkhead.starquest.table.allegiance import of_a_squad
from bulkhead.starquest.table.engine import push
from bulkhead.starquest.table.feat_log import feats, note
from bulkhead.tabletop.clauses import clause
from bulkhead.tabletop.dice import Dice
from bulkhead.tabletop.events import Out


@clause("SQ-SCAN-01", "SQ-SCAN-02", "SQ-SCAN-03", "SQ-ALIEN-22")
def enter_boards(state: State, frame: Boundary, dice: Dice, out: Out) -> None:
    """Scan the board that a squad miniature has moved onto, if it is the first to enter it in the mission."""
    mover = state.minis.get(frame.mover)
    if mover is None or not of_a_squad(state, mover):
        return
    fresh: list[int] = []
    for square in frame.entered:
        board = state.ship.board_of[square]
        if board >= 0 and board not in state.scanned:
            fresh.append(board)
            state.scanned = (*state.scanned, *boards_together(state, board))
    if not fresh:
        return
    interruptions.interrupt(state)
    for board in reversed(fresh):
        for peek in _earned_peeks(state, mover.seat):
            push(state, peek)
        push(state, Scanning(board, placers(state)))
    for board in fresh:
        out.tell(Scanned(mover.seat, mover.id, state.ship.boards[board]))


def _earned_peeks(state: State, scanner: int) -> list[Looking]:
    """Peeks at tokens that squads have earned in an earlier mission: at their own first scan, or at every scan."""
    found = []
    for look in state.scenario.legacy.looks:
        seat = next((seat for seat, side in enumerate(state.sides) if side.faction == look.faction), None)
        if seat is None or (look.once and (seat != scanner or feats(state, "scanned", seat))):
            continue
        found.append(Looking(seat, look.tokens, look.of))
        note(state, "scanned", seat, "")
    return found
