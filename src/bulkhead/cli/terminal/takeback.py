"""`undo`: a person's last command, together with what bots have answered to it."""

from collections.abc import Container

from bulkhead.match import Session
from bulkhead.match.takeback import way_back
from bulkhead.tabletop.game import Seat
from bulkhead.tabletop.refusals import Mistake


def take_back(session: Session, seat: Seat, bots: Container[Seat]) -> None:
    """Take back what this seat has last chosen; nobody else's choices but a bot's, and nothing that was rolled or
    revealed."""
    way = way_back(session.course, seat, bots)
    if not way:
        raise Mistake("match-no-undo")
    for one in way:
        session.undo(one.seat, one.n)
