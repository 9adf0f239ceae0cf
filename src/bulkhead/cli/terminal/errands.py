"""Errands at the table: one line that stands for several commands, given one after the other."""

from bulkhead.match import Session
from bulkhead.registry import entry
from bulkhead.tabletop.game import Seat

MOST = 60
"""Commands of one errand: more than a figure has movement points for."""


def run_errand(session: Session, seat: Seat, text: str) -> bool:
    """Carry an errand out until it is done or something happens. False when the line is none, or leads to nothing."""
    errands = entry(session.game.id).terminal().errands
    errand = None if errands is None else errands.read(text)
    if errands is None or errand is None:
        return False
    for done in range(MOST):
        offer = session.offer(seat)
        command = None if offer is None else errands.next(session.view(seat), offer, errand)
        if command is None:
            return done > 0
        before = len(session.steps)
        session.submit(seat, command)
        if _something_happened(session, before):
            break
    return True


def _something_happened(session: Session, before: int) -> bool:
    """Dice, something revealed, or another seat is asked: the player thinks again."""
    return any(session.game.reveals(told.event) for step in session.steps[before:] for told in step.told)
