"""Replays for the browser: every entry with the table after it, as one viewer may see it."""

import msgspec
from msgspec import Raw

from bulkhead.match.course import Course, Step
from bulkhead.match.entries import Begun, Did, Undone
from bulkhead.match.header import shown_header
from bulkhead.match.replay import Games, Replay, course_of, read_replay, walk
from bulkhead.match.takeback import what_stands
from bulkhead.server.forms import Frame, Story
from bulkhead.server.showing import log_lines
from bulkhead.tabletop.phrases import Phrase
from bulkhead.tabletop.refusals import Mistake


def read_story(log: bytes, name: str, games: Games, viewer: int, *, sealed: bool = False) -> bytes | Phrase:
    """A replay file as an encoded Story, or the sentence that says what is wrong with it."""
    try:
        return msgspec.json.encode(tell_story(read_replay(log, name), games, viewer, sealed=sealed))
    except Mistake as mistake:
        return mistake.phrase


def read_position(log: bytes, at: int, games: Games) -> str | Phrase:
    """The position after entry `at` of a replay file."""
    replay = read_replay(log, "")
    for number, (_, course) in enumerate(walk(replay, games)):
        if number == at:
            return course.game.position(course.state)
    return Phrase("server-no-such-moment", {"at": at, "last": len(replay.moves) - 1})


def tell_story(replay: Replay, games: Games, viewer: int, *, sealed: bool = False) -> Story:
    """Play a replay through and write down what a viewer sees. Only for matches that are over. `sealed`: nothing else
    is in it, for matches whose secrets go on into the next one."""
    header = replay.header
    frames: list[Frame] = []
    steps: list[Step] = []
    course: Course = course_of(replay, games)
    for step, here in walk(replay, games):
        course = here
        steps.append(step)
        if not sealed:
            frames.append(_frame(step, here, viewer))
        elif step.known_to(viewer):
            frames.append(_sealed_frame(step, here, viewer, len(frames)))
    told = [one for step in what_stands(steps) for one in step.told]
    events = [one.seen_by(viewer) if sealed else one.event for one in told]
    shown = shown_header(course.game, header, viewer) if sealed else header
    return Story(
        header.game,
        header.rules,
        shown.options,
        [seat.name for seat in header.seats],
        header.commitment,
        list(header.salts),
        "" if sealed else replay.end.seed,
        replay.end.state == "finished",
        course.result,
        shown.position,
        frames,
        Raw(
            msgspec.json.encode(
                course.game.report(course.options, [event for event in events if event is not None])
            )
        ),
        _chart(course, viewer),
    )


def _chart(course: Course, viewer: int) -> Raw:
    """The map, from the viewer's last view: no mission has another one at its end than at its beginning."""
    try:
        return Raw(
            msgspec.json.encode(course.game.survey(course.game.view(course.state, viewer), None, "chart"))
        )
    except Mistake:
        return Raw(b"null")


def _frame(step: Step, course: Course, viewer: int) -> Frame:
    game, entry = course.game, step.entry
    log = log_lines(game, step, getattr(entry, "n", 0), viewer)
    return Frame(
        0 if isinstance(entry, Begun) else entry.n,
        -1 if isinstance(entry, Begun) else entry.seat - 1,
        entry.command if isinstance(entry, Did) else "",
        isinstance(entry, Undone),
        [] if isinstance(entry, Undone) else list(entry.faces),
        log,
        Raw(msgspec.json.encode(game.view(course.state, viewer))),
        game.position(course.state),
    )


def _sealed_frame(step: Step, course: Course, viewer: int, n: int) -> Frame:
    """The same as it was seen at the table: a viewer's own numbers and commands, no dice but those that were told, and
    no position."""
    game, entry = course.game, step.entry
    seat = -1 if isinstance(entry, Begun) else entry.seat - 1
    return Frame(
        n,
        seat,
        entry.command if isinstance(entry, Did) and seat == viewer else "",
        isinstance(entry, Undone),
        [],
        log_lines(game, step, n, viewer),
        Raw(msgspec.json.encode(game.view(course.state, viewer))),
        "",
    )
