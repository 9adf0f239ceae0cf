"""Replays for the browser: every entry with the table after it, as one viewer may see it."""

import msgspec
from msgspec import Raw

from bulkhead.match.course import Course, Step
from bulkhead.match.entries import Begun, Did, Undone
from bulkhead.match.replay import Games, Replay, course_of, read_replay, walk
from bulkhead.match.takeback import what_stands
from bulkhead.server.forms import Frame, Story
from bulkhead.server.showing import log_lines
from bulkhead.tabletop.phrases import Phrase
from bulkhead.tabletop.refusals import Mistake


def read_story(log: bytes, name: str, games: Games, viewer: int) -> bytes | Phrase:
    """A replay file as an encoded Story, or the sentence that says what is wrong with it."""
    try:
        return msgspec.json.encode(tell_story(read_replay(log, name), games, viewer))
    except Mistake as mistake:
        return mistake.phrase


def read_position(log: bytes, at: int, games: Games) -> str | Phrase:
    """The position after entry `at` of a replay file."""
    replay = read_replay(log, "")
    for number, (_, course) in enumerate(walk(replay, games)):
        if number == at:
            return course.game.position(course.state)
    return Phrase("server-no-such-moment", {"at": at, "last": len(replay.moves) - 1})


def tell_story(replay: Replay, games: Games, viewer: int) -> Story:
    """Play a replay through and write down what a viewer sees. Only for matches that are over."""
    header = replay.header
    frames: list[Frame] = []
    steps: list[Step] = []
    course: Course = course_of(replay, games)
    for step, here in walk(replay, games):
        course = here
        steps.append(step)
        frames.append(_frame(step, here, viewer))
    return Story(
        header.game,
        header.rules,
        header.options,
        [seat.name for seat in header.seats],
        header.commitment,
        list(header.salts),
        replay.end.seed,
        replay.end.state == "finished",
        course.result,
        header.position,
        frames,
        Raw(
            msgspec.json.encode(
                course.game.report(
                    course.options, [told.event for step in what_stands(steps) for told in step.told]
                )
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
