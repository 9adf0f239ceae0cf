"""Builds stories, the replays for the browser: every entry with the table after it, as one viewer may see it.

Only finished matches have stories: their replay file has no secrets.
"""

import gzip
from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from bulkhead.match.comparison import Agreement, OtherMatch, common
from bulkhead.match.continuing import continued
from bulkhead.match.course import Course, Step
from bulkhead.match.entries import Begun, Did, Undone
from bulkhead.match.header import shown_header
from bulkhead.match.replay import Games, Replay, course_of, read_replay, walk
from bulkhead.match.streams import earlier_of
from bulkhead.match.takeback import what_stands
from bulkhead.server.http.speech import spoken
from bulkhead.server.replays.changes import change
from bulkhead.server.replays.forms import EVERYBODY, Frame, OtherVersion, Story
from bulkhead.server.table.log_lines import log_lines
from bulkhead.server.table.messages import InCampaign, LogLine
from bulkhead.tabletop.dice import USUAL_SIDES
from bulkhead.tabletop.events import Told
from bulkhead.tabletop.game import SPECTATOR, Viewer, viewer_of
from bulkhead.tabletop.phrases import Phrase
from bulkhead.tabletop.refusals import Mistake


def read_story(
    log: bytes,
    name: str,
    games: Games,
    eyes: int,
    *,
    sealed: bool = False,
    kept: bool = False,
    campaign: InCampaign | None = None,
) -> bytes | Phrase:
    """Encode a replay file as a Story, or return the sentence that says what is wrong with it. `kept`: it is a match of
    this server, not a file that somebody sent."""
    try:
        replay = read_replay(log, name)
        eyes = min(eyes, len(replay.header.seats) - 1)
        story = tell_story(replay, games, eyes, sealed=sealed, kept=kept)
        return msgspec.json.encode(replace(story, campaign=campaign))
    except Mistake as mistake:
        return mistake.phrase


def packed(told: bytes | Phrase) -> bytes | Phrase:
    """Compress a story with gzip; it is very repetitive."""
    return told if isinstance(told, Phrase) else gzip.compress(told, 6, mtime=0)


def read_position(log: bytes, name: str, at: int, games: Games) -> str | Phrase:
    """The position after entry `at` of a replay file, or the sentence that says what is wrong with it."""
    try:
        replay, agreement = common(read_replay(log, name), games)
        if agreement is not None and at > agreement.last:
            raise OtherMatch(name, agreement)
        for number, (_, course) in enumerate(walk(replay, games, compared=agreement is not None)):
            if number == at:
                return course.game.position(course.state)
    except Mistake as mistake:
        return mistake.phrase
    return Phrase("server-no-such-moment", {"at": at, "last": len(replay.moves) - 1})


def carry_on(log: bytes, name: str, games: Games) -> bytes | Phrase:
    """The file of a match that goes on with the present rules from the last common entry of an old one, or the sentence
    that says why it cannot."""
    try:
        session, _ = continued(read_replay(log, name), games)
        return session.log()
    except OtherMatch as other:
        return other.agreement.sentence()
    except Mistake as mistake:
        return mistake.phrase


def tell_story(replay: Replay, games: Games, eyes: int, *, sealed: bool = False, kept: bool = False) -> Story:
    """Play a replay through and record what a seat, a spectator or EVERYBODY sees. `sealed`: record nothing else, for
    matches whose secrets still matter in the next mission. A match of another version of the rules is told as far as
    it agrees with the version here."""
    header, viewer = replay.header, viewer_of(eyes)
    replay, agreement = common(replay, games)
    compared = agreement is not None
    whole = agreement is None or agreement.parting is None
    frames: list[Frame] = []
    steps: list[Step] = []
    numbers: dict[int, int] = {}
    course = course_of(replay, games, compared=compared)
    before: Any = None
    for step, here in walk(replay, games, compared=compared, kept=kept and not compared):
        course = here
        steps.append(step)
        if sealed and not step.known_to(viewer):
            continue
        after = _seen(here, eyes)
        changed = Raw(msgspec.json.encode(change(before, after)))
        before = after
        if sealed:
            numbers[_number(step)] = len(frames)
            frames.append(_sealed_frame(step, here, viewer, numbers, changed))
        else:
            frames.append(_frame(step, here, eyes, changed))
    told = [one for step in what_stands(steps) for one in step.told]
    events = [one.seen_by(viewer) if sealed else one.event for one in told]
    shown = shown_header(course.game, header, viewer) if sealed else header
    report = course.game.report(course.options, [event for event in events if event is not None])
    return Story(
        header.game,
        header.rules,
        eyes,
        sealed,
        shown.options,
        [seat.name for seat in header.seats],
        header.commitment,
        list(header.salts),
        "" if sealed else replay.end.seed,
        whole and replay.end.state == "finished",
        course.result,
        shown.position,
        frames,
        Raw(msgspec.json.encode(report)),
        _chart(course, eyes),
        other=_other(agreement),
        earlier=list(earlier_of(header)),
    )


def _other(agreement: Agreement | None) -> OtherVersion | None:
    """How far a match of another version agrees, for the browser."""
    if agreement is None:
        return None
    return OtherVersion(spoken(agreement.sentence()), spoken(agreement.dice()), agreement.last, agreement.of)


def _seen(course: Course, eyes: int) -> Any:
    """The table as these viewers see it."""
    game, state = course.game, course.state
    return game.unveiled(state) if eyes == EVERYBODY else game.view(state, viewer_of(eyes))


def _chart(course: Course, eyes: int) -> Raw:
    """The map, from the last view: it does not change during a mission."""
    try:
        return Raw(msgspec.json.encode(course.game.survey(_seen(course, eyes), None, "chart")))
    except Mistake:
        return Raw(b"null")


def _frame(step: Step, course: Course, eyes: int, changed: Raw) -> Frame:
    entry = step.entry
    return Frame(
        _number(step),
        -1 if isinstance(entry, Begun) else entry.seat - 1,
        entry.command if isinstance(entry, Did) else "",
        step.undone,
        [] if isinstance(entry, Undone) else list(entry.faces),
        [] if set(step.sides) <= {USUAL_SIDES} else list(step.sides),
        _log(step, course, eyes),
        changed,
    )


def _sealed_frame(step: Step, course: Course, viewer: Viewer, numbers: dict[int, int], changed: Raw) -> Frame:
    """A frame with only what the viewer saw at the table: the viewer's numbers and commands, and the dice that were
    told."""
    entry = step.entry
    n = numbers[_number(step)]
    seat = -1 if isinstance(entry, Begun) else entry.seat - 1
    return Frame(
        n,
        seat,
        entry.command if isinstance(entry, Did) and seat == viewer else "",
        numbers[step.undone],
        [],
        [],
        log_lines(course.game, step, n, viewer),
        changed,
    )


def _number(step: Step) -> int:
    return getattr(step.entry, "n", 0)


def _log(step: Step, course: Course, eyes: int) -> list[LogLine]:
    """The log lines of an entry for this viewer."""
    n = _number(step)
    if eyes != EVERYBODY:
        return log_lines(course.game, step, n, viewer_of(eyes))
    aloud = tuple(Told(told.event) for told in step.told)
    return log_lines(course.game, Step(step.entry, aloud), n, SPECTATOR)
