"""`undo`: a person's last command, together with what bots have answered to it."""

from collections.abc import Container

from bulkhead.match import Did, Session, Undone
from bulkhead.tabletop.game import Seat
from bulkhead.tabletop.refusals import Mistake


def take_back(session: Session, seat: Seat, bots: Container[Seat]) -> None:
    """Take back this seat's last command; nobody else's but a bot's, and nothing that was rolled or revealed."""
    owners = _since_the_last_roll(session)
    while owners and owners[-1] != seat and owners[-1] in bots:
        owners.pop()
    if not owners or owners[-1] != seat:
        raise Mistake("match-no-undo")
    while not session.can_undo(seat):
        session.undo(next(other for other in range(len(session.header.seats)) if session.can_undo(other)))
    session.undo(seat)
    while session.standing is not None and session.can_undo(seat):
        # What was decided beforehand would only be decided again.
        session.undo(seat)


def _since_the_last_roll(session: Session) -> list[Seat]:
    """Whose commands could be taken back, the last one at the end."""
    owners: list[Seat] = []
    for step in session.steps:
        if isinstance(step.entry, Undone):
            owners.pop()
        elif isinstance(step.entry, Did):
            if step.entry.faces or any(session.game.reveals(told.event) for told in step.told):
                owners.clear()
            else:
                owners.append(step.entry.seat - 1)
    return owners
