"""What a viewer is shown of a match: log, offer, view. Nothing here changes anything; nothing here knows a socket."""

import msgspec
from msgspec import Raw

from bulkhead.match.course import Step
from bulkhead.match.entries import Undone
from bulkhead.match.session import Session
from bulkhead.server import messages as m
from bulkhead.server.speech import spoken


def log_lines(session: Session, step: Step, viewer: int) -> list[m.LogLine]:
    """What an entry told this viewer."""
    game = session.game
    n = getattr(step.entry, "n", 0)
    lines = []
    for told in step.told:
        event = told.seen_by(viewer)
        if event is not None:
            says = spoken(game.tell(event, viewer))
            lines.append(m.LogLine(n, Raw(msgspec.json.encode(event)), says, getattr(event, "why", "")))
    return lines


def whole_log(session: Session, viewer: int) -> list[m.LogLine]:
    """Everything that this viewer was told and that still stands."""
    lines: list[m.LogLine] = []
    told: list[int] = []
    """How many lines each standing entry brought."""
    for step in session.steps:
        if isinstance(step.entry, Undone):
            del lines[len(lines) - told.pop() :]
        else:
            new = log_lines(session, step, viewer)
            told.append(len(new))
            lines += new
    return lines


def offered(session: Session, viewer: int) -> m.Offered | None:
    """The pending decision, if it is this viewer's."""
    offer = session.offer(viewer)
    if offer is None:
        return None
    game, view = session.game, session.view(viewer)
    answers = [
        m.Answer(str(command), Raw(msgspec.json.encode(command)), spoken(game.describe(command, view)))
        for command in offer.commands
    ]
    return m.Offered(offer.seat, offer.question, answers)


def view(session: Session, viewer: int) -> Raw:
    return Raw(msgspec.json.encode(session.view(viewer)))
