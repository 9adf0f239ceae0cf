"""Runs an errand: one typed line that stands for several commands, such as a move of several steps."""

from bulkhead.match import Session
from bulkhead.registry import entry
from bulkhead.tabletop.game import Seat

MOST = 60
"""The most commands in one errand: more than the movement points of any figure."""


def run_errand(session: Session, seat: Seat, text: str) -> bool:
    """Run an errand until it is done or reveals something. False when the line is no errand, or gives no command."""
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
    """Did the last command reveal anything, a die roll included? Then the errand stops and the player decides again."""
    return any(session.game.reveals(told.event) for step in session.steps[before:] for told in step.told)
