"""Compares a match of another version of the rules with the version here: how far do they agree, and what is the first
difference?

The match is played again with its own dice and its own chain of hashes. While the hash of an entry comes out the same,
the command was legal, its dice fell the same, and every event went to the same seats. The entries after the first
difference cannot be played here; of those, only the dice and the links without events are checked.
"""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bulkhead.match.course import Course, end_link, undo_link
from bulkhead.match.entries import Begun, Did, Header, Move, Undone
from bulkhead.match.replay import Broken, Games, Replay, known_game, seed_of
from bulkhead.match.sides import read_sides
from bulkhead.match.streams import Streams, earlier_of, salts_of
from bulkhead.match.versions import is_other
from bulkhead.tabletop.dice import Noted
from bulkhead.tabletop.game import Game
from bulkhead.tabletop.phrases import Arg, Faces, Phrase
from bulkhead.tabletop.refusals import Illegal, Mistake


class Agreement(Struct, frozen=True):
    """How far a match of another version agrees with the rules here."""

    rules: int
    known: int
    """The version here."""
    last: int
    """The number of the last common entry; -1 where not even the set-up agrees."""
    of: int
    """The number of the last entry of the match."""
    round: int
    """The round of the last common entry; 0 where there is none, and for games that count no rounds."""
    parting: Phrase | None
    """What differs first; None where everything agrees, the end included."""
    faces: int
    """Dice of the common entries: recomputed with the rules."""
    read: int = 0
    """Dice of the later entries: they follow from the seed, with their sides worked out."""
    lots: tuple[int, ...] = ()
    """Later entries with dice that could only be read as single lots or short shuffles."""

    def sentence(self) -> Phrase:
        """Versions, last common entry and first difference, in a sentence or two."""
        args: dict[str, Arg] = {
            "rules": self.rules,
            "known": self.known,
            "last": self.last,
            "of": self.of,
            "round": self.round,
        }
        if self.parting is None:
            return Phrase("match-agrees-whole", args)
        kind = "match-agrees-nowhere" if self.last < 0 else "match-agrees-up-to"
        return Phrase(kind, {**args, "parting": self.parting})

    def dice(self) -> Phrase:
        """How the dice were checked."""
        if not self.read:
            return Phrase("match-agrees-dice", {"faces": self.faces})
        kind = "match-agrees-dice-lots" if self.lots else "match-agrees-dice-read"
        lots = ", ".join(str(n) for n in self.lots)
        return Phrase(kind, {"faces": self.faces, "read": self.read, "lots": lots, "count": len(self.lots)})


class _Parting(Exception):
    """The first difference."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(phrase)
        self.phrase = phrase


def compare(replay: Replay, games: Games) -> Agreement:
    """Compare a match of another version with the rules here; Broken if the file is not sound in itself."""
    game = known_game(replay, games)
    header, seed = replay.header, seed_of(replay)
    dice = Streams(header, seed)
    used = [0] * (len(earlier_of(header)) + 1)
    last, faces, round_ = -1, 0, 0
    parting: Phrase | None = None
    try:
        course = _course(game, header)
        for n, move in enumerate(replay.moves):
            faces += _repeat(course, move, Noted(dice.at(n)))
            used[dice.number(n)] = dice.at(n).used
            last = n
            round_ = getattr(course.state, "round", 0)
        if replay.end != course.end(seed):
            raise _Parting(Phrase("match-parts-end"))
    except _Parting as difference:
        parting = difference.phrase
    agreement = Agreement(header.rules, game.version, last, len(replay.moves) - 1, round_, parting, faces)
    return _check_rest(replay, seed, agreement, used)


def _course(game: Game[Any, Any, Any, Any], header: Header) -> Course:
    try:
        course = Course(game, header, compared=True)
        needed = game.seats_at(course.options)
        if len(header.seats) != needed:
            raise Mistake("match-seats", needed=needed, count=len(header.seats))
    except (Illegal, Mistake) as error:
        raise _Parting(Phrase("match-parts-start", {"reason": error.phrase})) from None
    return course


def _repeat(course: Course, move: Move, dice: Noted) -> int:
    """Play one entry, or raise the difference; returns how many dice were rolled."""
    n = 0 if isinstance(move, Begun) else move.n
    command = move.command if isinstance(move, Did) else "undo"
    try:
        step = course.repeat(move, dice)
    except Illegal as error:
        args: dict[str, Arg] = {
            "n": n,
            "command": command,
            "reason": error.phrase,
            "clause": error.clause,
        }
        raise _Parting(Phrase("match-parts-refused", args)) from None
    except Mistake as error:
        kind = "match-parts-start" if isinstance(move, Begun) else "match-parts-unknown"
        raise _Parting(Phrase(kind, {"n": n, "command": command, "reason": error.phrase})) from None
    fallen, recorded = dice.take(), _faces(move)
    if fallen != recorded:
        kind = "match-parts-start-dice" if isinstance(move, Begun) else "match-parts-dice"
        faces = {"recorded": Faces(recorded), "computed": Faces(fallen)}
        raise _Parting(Phrase(kind, {"n": n, "command": command, **faces}))
    if step.entry != move:
        kind = "match-parts-start-events" if isinstance(move, Begun) else "match-parts-events"
        raise _Parting(Phrase(kind, {"n": n, "command": command}))
    return len(fallen)


def _faces(move: Move) -> tuple[int, ...]:
    return () if isinstance(move, Undone) else move.faces


# What can be checked without the rules


def _check_rest(replay: Replay, seed: bytes, agreement: Agreement, used: list[int]) -> Agreement:
    """Check the dice and the links of the entries after the common ones, or raise Broken."""
    read = 0
    lots: list[int] = []
    streams = Streams(replay.header, seed)
    for number, salts in enumerate(salts_of(replay.header)):
        rest = [
            (n, _faces(move))
            for n, move in enumerate(replay.moves)
            if n > agreement.last and streams.number(n) == number
        ]
        reading = read_sides(seed, salts, rest, used[number])
        if reading.wrong is not None:
            raise Broken(replay.name, reading.wrong + 2, "replay-dice-not-from-seed")
        read += reading.faces
        lots += reading.lots
    _check_links(replay, agreement.last + 1)
    return replace(agreement, read=read, lots=tuple(lots))


def _check_links(replay: Replay, first: int) -> None:
    """Check the links of the undos from entry `first` on, and of the end."""
    for n, move in enumerate(replay.moves):
        if n >= max(first, 1) and isinstance(move, Undone):
            before = _chain(replay, n - 1)
            if move.hash != undo_link(before, move.n, move.seat - 1, move.of).hex():
                raise Broken(replay.name, n + 2, "replay-broken-chain")
    end, last = replay.end, len(replay.moves) - 1
    if end.hash != end_link(_chain(replay, last), end.state, end.result, end.seed).hex():
        raise Broken(replay.name, last + 3, "replay-wrong-end")


def _chain(replay: Replay, n: int) -> bytes:
    """The hash of an entry, as bytes."""
    try:
        return bytes.fromhex(replay.moves[n].hash)
    except ValueError:
        raise Broken(replay.name, n + 2, "replay-broken-chain") from None


# The common part


def common(replay: Replay, games: Games) -> tuple[Replay, Agreement | None]:
    """The part of a replay that can be looked at here: all of it, or, where it is of another version, its common
    entries."""
    if not is_other(replay.header, known_game(replay, games)):
        return replay, None
    agreement = compare(replay, games)
    if agreement.last < 0:
        raise OtherMatch(replay.name, agreement)
    return replace(replay, moves=replay.moves[: agreement.last + 1]), agreement


class OtherMatch(Broken):
    """A match of another version that cannot be used here; the sentence says how far it agrees."""

    def __init__(self, name: str, agreement: Agreement) -> None:
        super().__init__(name, agreement.last + 3, "replay-agrees", agreement=agreement.sentence())
        self.agreement = agreement
