"""What a viewer is shown of a table: log, offer, view. Nothing here changes anything; nothing here knows a socket.

Ask with the room's lock held: in between, memory is ahead of the store.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec import Raw

from bulkhead.match.course import Step
from bulkhead.match.entries import Undone
from bulkhead.match.fairness import commitment
from bulkhead.match.session import Session
from bulkhead.server import messages as m
from bulkhead.server.speech import spoken
from bulkhead.tabletop.game import SPECTATOR

if TYPE_CHECKING:
    from bulkhead.server.room import Room


def everything(room: Room, viewer: int) -> m.Lobby | m.Sync:
    """All that a viewer may know."""
    if room.begun is None:
        return _lobby(room, viewer)
    session = room.session
    header = session.header
    return m.Sync(
        room.seq,
        room.match,
        header.game,
        header.rules,
        viewer,
        header.options,
        seats(room),
        header.commitment,
        list(header.salts),
        _view(session, viewer),
        room.waiting,
        _offered(session, viewer),
        viewer != SPECTATOR and session.can_undo(viewer),
        _whole_log(session, viewer),
        room.chat.said,
        room.drivers.clock(),
        room.finished,
        _revealed(room),
        header.position,
        following(room, viewer),
    )


def _lobby(room: Room, viewer: int) -> m.Lobby:
    return m.Lobby(
        room.match,
        room.game.id,
        room.game.version,
        viewer,
        room.table.options,
        seats(room),
        commitment(room.seed),
    )


def update(room: Room, step: Step, undone: int, viewer: int) -> m.Update:
    """What a viewer learns from an entry that has just been stored."""
    session = room.session
    return m.Update(
        room.seq,
        _log_lines(session, step, viewer),
        undone,
        _view(session, viewer),
        room.waiting,
        _offered(session, viewer),
        viewer != SPECTATOR and session.can_undo(viewer),
        room.drivers.clock(),
        room.finished,
        _revealed(room),
    )


def seats(room: Room) -> list[m.SeatInfo]:
    """Who sits where, and who is there."""
    present = {client.viewer for client in room.clients}
    return [
        m.SeatInfo(seat, record.name, record.kind, record.bot, record.driver, record.claimed, seat in present)
        for seat, record in enumerate(room.table.seats)
    ]


def following(room: Room, viewer: int) -> m.Following | None:
    """The match that follows this one, and the key to the viewer's own place there."""
    if room.following is None:
        return None
    return m.Following(room.table.rematch_by, room.table.rematch, room.following.seat_key(viewer))


def _revealed(room: Room) -> str:
    """The seed, when the match is over."""
    return room.seed.hex() if room.finished else ""


def _view(session: Session, viewer: int) -> Raw:
    return Raw(msgspec.json.encode(session.view(viewer)))


def _offered(session: Session, viewer: int) -> m.Offered | None:
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


def _log_lines(session: Session, step: Step, viewer: int) -> list[m.LogLine]:
    """What an entry told this viewer."""
    n = getattr(step.entry, "n", 0)
    lines = []
    for told in step.told:
        event = told.seen_by(viewer)
        if event is not None:
            says = spoken(session.game.tell(event, viewer))
            lines.append(m.LogLine(n, Raw(msgspec.json.encode(event)), says, getattr(event, "why", "")))
    return lines


def _whole_log(session: Session, viewer: int) -> list[m.LogLine]:
    """Everything that this viewer was told and that still stands."""
    lines: list[m.LogLine] = []
    told: list[int] = []
    """How many lines each standing entry brought."""
    for step in session.steps:
        if isinstance(step.entry, Undone):
            del lines[len(lines) - told.pop() :]
        else:
            new = _log_lines(session, step, viewer)
            told.append(len(new))
            lines += new
    return lines
