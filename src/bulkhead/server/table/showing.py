"""Builds what a viewer sees of a table: log, offer, view. Nothing here changes the table or knows a socket.

Call with the room's lock held: between changes and storing, memory is ahead of the store.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

import msgspec
from msgspec import Raw

from bulkhead.match.course import Step
from bulkhead.match.fairness import commitment
from bulkhead.match.header import shown_header
from bulkhead.match.session import Session
from bulkhead.match.takeback import way_back, what_stands
from bulkhead.server.http.speech import spoken
from bulkhead.server.table import messages as m
from bulkhead.server.table.live_table import LiveTable
from bulkhead.server.table.log_lines import log_lines
from bulkhead.server.table.tables import NOBODY, TableRecord
from bulkhead.tabletop import asking
from bulkhead.tabletop.game import SPECTATOR, Command, Viewer, viewer_number
from bulkhead.tabletop.phrases import Phrase
from bulkhead.tabletop.refusals import Mistake


def everything(room: LiveTable, viewer: Viewer) -> m.Lobby | m.Sync:
    """Everything that a viewer may know."""
    if room.begun is None:
        return _lobby(room, viewer)
    session = room.session
    header = shown_header(session.game, session.header, viewer)
    return m.Sync(
        session.length(viewer),
        room.match,
        header.game,
        header.rules,
        viewer_number(viewer),
        header.options,
        seats(room),
        header.commitment,
        list(header.salts),
        _view(session, viewer),
        waiting(room),
        _offered(room, viewer),
        can_take_back(session, viewer),
        _whole_log(session, viewer),
        room.chat.said,
        room.drivers.clock(),
        room.finished,
        _revealed(room),
        header.position,
        following(room, viewer),
        in_campaign(room, viewer),
    )


def _lobby(room: LiveTable, viewer: Viewer) -> m.Lobby:
    return m.Lobby(
        room.match,
        room.game.id,
        room.game.version,
        viewer_number(viewer),
        room.game.known_options(room.game.options(room.table.options), viewer),
        seats(room),
        commitment(room.seed),
        [seat for seat, record in enumerate(room.table.seats) if not record.salted],
        in_campaign(room, viewer),
        [seat for seat, record in enumerate(room.table.seats) if record.holds],
    )


def update(room: LiveTable, steps: Sequence[Step], since: int, viewer: Viewer) -> m.Update:
    """The update for a viewer who knows the entries up to `since`, from the steps of this viewer's that follow."""
    session = room.session
    return m.Update(
        session.length(viewer),
        [line for step in steps for line in _log_lines(session, step, viewer)],
        max(session.number(step.undone, viewer) for step in steps),
        _view(session, viewer),
        waiting(room),
        _offered(room, viewer),
        can_take_back(session, viewer),
        room.drivers.clock(),
        room.finished,
        _revealed(room),
        since if len(steps) > 1 else -1,
    )


def waiting(room: LiveTable) -> int:
    """The seat that decides, as JSON has it; -1 for none."""
    return NOBODY if room.waiting is None else room.waiting


def can_take_back(session: Session, viewer: Viewer) -> bool:
    """Has this viewer made a choice that can still be undone?"""
    return viewer is not SPECTATOR and bool(way_back(session.course, viewer))


def seats(room: LiveTable) -> list[m.SeatInfo]:
    """The seats, their players, and which of them are connected."""
    paused = {client.viewer for client in room.clients if client.next == "pause"}
    present = {client.viewer for client in room.clients}
    taken = room.begun is not None and room.game.prepares(room.begun.state)
    return seats_at(room.table, present, paused, prepared=taken)


def seats_at(
    table: TableRecord,
    present: Collection[Viewer] = (),
    paused: Collection[Viewer] = (),
    *,
    prepared: bool = False,
) -> list[m.SeatInfo]:
    """The seats and their players. `prepared`: the game takes prepared answers now."""
    return [
        m.SeatInfo(
            seat,
            record.name,
            record.kind,
            record.bot,
            record.driver,
            record.claimed,
            seat in present,
            seat in paused,
            prepared and bool(record.prepared),
        )
        for seat, record in enumerate(table.seats)
    ]


def following(room: LiveTable, viewer: Viewer) -> m.Following | None:
    """The rematch, with the viewer's key to it."""
    return following_of(room.table, room.following, viewer)


def following_of(table: TableRecord, following: TableRecord | None, viewer: Viewer) -> m.Following | None:
    """The same, from the records of the two tables."""
    if following is None:
        return None
    return m.Following(table.rematch_by, table.rematch, following.key_of(viewer))


def in_campaign(room: LiveTable, viewer: Viewer) -> m.InCampaign | None:
    """The campaign that this match is a mission of, with the viewer's key to it."""
    return campaign_of(room.table, viewer)


def campaign_of(table: TableRecord, viewer: Viewer) -> m.InCampaign | None:
    """The same, from the record of the table."""
    mark = table.mark
    if mark is None:
        return None
    return m.InCampaign(mark.way(viewer), mark.name, mark.mission, mark.taken_back)


def _revealed(room: LiveTable) -> str:
    """The seed, when the match is over. In a campaign it would reveal secrets that still matter in the next mission."""
    return room.seed.hex() if room.finished and room.table.mark is None else ""


def _view(session: Session, viewer: Viewer) -> Raw:
    return Raw(msgspec.json.encode(session.view(viewer)))


def _offered(room: LiveTable, viewer: Viewer) -> m.Offered | None:
    """The pending decision, if it is this viewer's."""
    session = room.session
    offer = session.offer(viewer)
    # What is prepared is answered at once: the player is not asked.
    if offer is None or room.taken_back or room.answers_prepared:
        return None
    curtain = session.game.curtain(session.state)
    return m.Offered(offer.seat, offer.question, _answers(session, viewer, offer.commands), curtain)


def _answers(session: Session, viewer: Viewer, commands: Iterable[Command]) -> list[m.Answer]:
    game, view = session.game, session.view(viewer)
    offered = list(commands)
    return [
        m.Answer(str(command), Raw(msgspec.json.encode(command)), spoken(said))
        for command, said in zip(offered, game.describe_all(offered, view), strict=True)
    ]


def surveyed(room: LiveTable, viewer: Viewer, message: m.Survey) -> m.Surveyed | m.Refused:
    """The answer to a question about the viewer's view."""
    if room.begun is None:
        return m.Refused(message.id, "", spoken(Phrase("server-not-begun")))
    session = room.session
    try:
        found = asking.survey(session.game, session.state, viewer, message.about)
    except Mistake as mistake:
        return m.Refused(message.id, "", spoken(mistake.phrase))
    return m.Surveyed(message.id, room.seq(viewer), Raw(msgspec.json.encode(found)))


def asides(room: LiveTable, viewer: Viewer, message: m.Asides) -> m.MayAlso:
    """The commands that a viewer's seat may give at any moment."""
    answers: list[m.Answer] = []
    if room.begun is not None and viewer is not SPECTATOR and not room.finished and not room.taken_back:
        session = room.session
        said = asking.asides(session.game, session.state, viewer, room.table.of_one_person(viewer))
        answers = _answers(session, viewer, said)
    return m.MayAlso(message.id, room.seq(viewer), answers)


def _log_lines(session: Session, step: Step, viewer: Viewer) -> list[m.LogLine]:
    """The log lines of an entry for this viewer."""
    n = session.number(getattr(step.entry, "n", 0), viewer)
    return log_lines(session.game, step, n, viewer)


def _whole_log(session: Session, viewer: Viewer) -> list[m.LogLine]:
    """The log lines of all entries that this viewer was told and that were not undone."""
    return [line for step in what_stands(session.steps) for line in _log_lines(session, step, viewer)]
