"""Errands at the table: one line that stands for several commands, given one after the other."""

from collections.abc import Callable
from typing import Any

from bulkhead.match import Session
from bulkhead.starquest.clients.text import shorthand
from bulkhead.tabletop.game import Command, Offer, Seat

READERS: dict[str, Callable[[str], Any]] = {"starquest": shorthand.read_short}
"""Games in which something can be said for short: what a line means, or None."""
NEXT: dict[str, Callable[[Any, Offer[Any], Any], Command | None]] = {"starquest": shorthand.next_command}
"""The next command of an errand, among those on offer; None when it is done or cannot go on."""
MOST = 60
"""Commands of one errand: more than anybody has movement points for."""


def run_errand(session: Session, seat: Seat, text: str) -> bool:
    """Carry an errand out until it is done or something happens. False when the line is none, or leads to nothing."""
    game = session.game
    errand = READERS[game.id](text) if game.id in READERS else None
    if errand is None:
        return False
    for done in range(MOST):
        offer = session.offer(seat)
        command = None if offer is None else NEXT[game.id](session.view(seat), offer, errand)
        if command is None:
            return done > 0
        before = len(session.steps)
        session.submit(seat, command)
        if _something_happened(session, before):
            break
    return True


def _something_happened(session: Session, before: int) -> bool:
    """Dice, something revealed, or somebody else asked: the player thinks again."""
    return any(session.game.reveals(told.event) for step in session.steps[before:] for told in step.told)
