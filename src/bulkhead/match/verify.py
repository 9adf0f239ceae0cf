"""`bulkhead verify`: recomputes every die, every event and the result from the replay file alone."""

from collections.abc import Callable

from msgspec import Struct

from bulkhead.match.course import Course, Step
from bulkhead.match.entries import Move, Undone
from bulkhead.match.replay import Broken, Games, Replay, blaming, course_of, read_replay, seed_of, walk
from bulkhead.tabletop.dice import Noted, Seeded
from bulkhead.tabletop.game import Result
from bulkhead.tabletop.phrases import Faces, Phrase


class Verdict(Struct, frozen=True):
    """What was recomputed, and the first mismatch, if any."""

    file: str
    finding: Phrase | None
    line: int = 0
    """Line of the first mismatch."""
    moves: int = 0
    faces: int = 0
    finished: bool = False
    commitment: str = ""
    result: Result | None = None

    @property
    def ok(self) -> bool:
        return self.finding is None


Heed = Callable[[Step], None]
"""Called with each entry that was found right."""


def verify(data: bytes, name: str, games: Games, promised: str = "") -> Verdict:
    """Check a replay file. `promised` is the commitment that a player noted when the match began, if any."""
    try:
        return examine(read_replay(data, name), games, promised)[0]
    except Broken as broken:
        return Verdict(name, broken.phrase, broken.line)


def examine(
    replay: Replay, games: Games, promised: str = "", heed: Heed = lambda step: None
) -> tuple[Verdict, Course]:
    """Check a parsed replay, or raise Broken; returns the verdict and the final course."""
    name, header, end = replay.name, replay.header, replay.end
    last = len(replay.moves) + 2
    if promised and promised.lower() != header.commitment:
        raise Broken(name, 1, "replay-other-commitment", commitment=header.commitment)
    course = course_of(replay, games)
    try:
        seed = seed_of(replay)
    except Broken:
        _check_chain(replay, games)
        raise
    dice = Noted(Seeded(seed, header.salts))
    faces = 0
    for line, move in enumerate(replay.moves, 2):
        faces += _check_move(course, move, line, name, dice, heed)
    if end != course.end(seed):
        raise Broken(name, last, "replay-wrong-end")
    finished = course.result is not None
    return Verdict(name, None, 0, course.moves, faces, finished, header.commitment, course.result), course


def _check_chain(replay: Replay, games: Games) -> None:
    """Without the right seed no die can be recomputed; the chain of hashes may still name an earlier line."""
    for line, (move, (step, _)) in enumerate(zip(replay.moves, walk(replay, games), strict=True), 2):
        if step.entry != move:
            raise Broken(replay.name, line, "replay-broken-chain")


def _check_move(course: Course, move: Move, line: int, name: str, dice: Noted, heed: Heed) -> int:
    """Play one entry with the dice derived from the seed; returns how many were rolled."""
    with blaming(name, line):
        step = course.repeat(move, dice)
    fallen = dice.take()
    recorded = () if isinstance(move, Undone) else move.faces
    if fallen != recorded:
        raise Broken(name, line, "replay-wrong-faces", recorded=Faces(recorded), computed=Faces(fallen))
    if step.entry != move:
        raise Broken(name, line, "replay-broken-chain")
    heed(step)
    return len(fallen)
