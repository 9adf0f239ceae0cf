"""`bulkhead verify`: recomputes every die, every event and the result from the replay file alone."""

from collections.abc import Callable

from msgspec import Struct

from bulkhead.match.comparison import Agreement, OtherMatch, compare
from bulkhead.match.course import Course, Step
from bulkhead.match.entries import Earlier, Header, Move, Undone
from bulkhead.match.fairness import named_by
from bulkhead.match.replay import (
    Broken,
    Games,
    Replay,
    blaming,
    course_of,
    known_game,
    read_replay,
    seed_of,
    walk,
)
from bulkhead.match.streams import Streams, earlier_of
from bulkhead.match.versions import is_other
from bulkhead.tabletop.dice import Noted
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
    earlier: tuple[Earlier, ...] = ()
    """The earlier versions of the rules that the match says it began with."""
    agreement: Agreement | None = None
    """For a match of another version of the rules: how far it agrees with the version here. Where it agrees in part,
    `finding` says that too, and `moves` and `faces` count what was recomputed."""
    salted: tuple[int, ...] = ()
    """The seats, from 1, whose salt names the commitment: they gave it after the commitment was shown."""
    unsure: tuple[int, ...] = ()
    """The seats, from 1, with a salt that does not say when it was given."""

    @property
    def ok(self) -> bool:
        return self.finding is None


Heed = Callable[[Step], None]
"""Called with each entry that was found right."""


def verify(data: bytes, name: str, games: Games, promised: str = "") -> Verdict:
    """Check a replay file. `promised` is the commitment that a player noted when the match began, if any. A match of
    another version of the rules is checked as far as it goes."""
    try:
        replay = read_replay(data, name)
        if is_other(replay.header, known_game(replay, games)):
            return _verify_other(replay, games, promised)
        return examine(replay, games, promised)[0]
    except Broken as broken:
        return Verdict(name, broken.phrase, broken.line)


def _verify_other(replay: Replay, games: Games, promised: str) -> Verdict:
    """Check a match of another version, or raise Broken where it is not sound in itself."""
    _check_commitment(replay, promised)
    agreement = compare(replay, games)
    finding = None if agreement.parting is None else OtherMatch(replay.name, agreement)
    return Verdict(
        replay.name,
        None if finding is None else finding.phrase,
        0 if finding is None else finding.line,
        max(agreement.last, 0),
        agreement.faces,
        replay.end.state == "finished",
        replay.header.commitment,
        replay.end.result if finding is None else None,
        earlier_of(replay.header),
        agreement,
        *_salted(replay.header),
    )


def _salted(header: Header) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The seats whose salt names the commitment, and those with a salt that names none."""
    given = [(seat, bool(named_by(salt))) for seat, salt in enumerate(header.salts, 1) if salt]
    return tuple(seat for seat, named in given if named), tuple(seat for seat, named in given if not named)


def _check_commitment(replay: Replay, promised: str) -> None:
    commitment = replay.header.commitment
    if promised and promised.lower() != commitment:
        raise Broken(replay.name, 1, "replay-other-commitment", commitment=commitment)


def examine(
    replay: Replay, games: Games, promised: str = "", heed: Heed = lambda step: None
) -> tuple[Verdict, Course]:
    """Check a parsed replay, or raise Broken; returns the verdict and the final course."""
    name, header, end = replay.name, replay.header, replay.end
    last = len(replay.moves) + 2
    _check_commitment(replay, promised)
    course = course_of(replay, games)
    try:
        seed = seed_of(replay)
    except Broken:
        _check_chain(replay, games)
        raise
    dice = Streams(header, seed)
    faces = 0
    for line, move in enumerate(replay.moves, 2):
        faces += _check_move(course, move, line, name, Noted(dice.at(line - 2)), heed)
    if end != course.end(seed):
        raise Broken(name, last, "replay-wrong-end")
    finished = course.result is not None
    verdict = Verdict(
        name,
        None,
        0,
        course.moves,
        faces,
        finished,
        header.commitment,
        course.result,
        earlier_of(header),
        None,
        *_salted(header),
    )
    return verdict, course


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
