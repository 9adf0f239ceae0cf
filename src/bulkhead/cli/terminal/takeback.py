"""`undo`: takes back a person's last command, together with the bots' answers to it."""

from collections.abc import Container

from bulkhead.match import Session
from bulkhead.match.takeback import way_back
from bulkhead.tabletop.game import Seat
from bulkhead.tabletop.refusals import Mistake


def take_back(session: Session, seat: Seat, bots: Container[Seat]) -> None:
    """Take back the last command of this seat and the answers of bots after it. Mistake if `way_back` finds no way, for
    example because dice were rolled, something was revealed, or another person has decided since."""
    way = way_back(session.course, seat, bots)
    if not way:
        raise Mistake("match-no-undo")
    for one in way:
        session.undo(one.seat, one.n)
