"""Replay files: reads them, plays them through, and resumes a paused game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import msgspec
from msgspec import Struct

from bulkhead.match.course import Course, Step
from bulkhead.match.entries import FORMAT, Begun, End, Entry, Header, Move, Undone, read_entry, write_entry
from bulkhead.match.fairness import keeps_promise, names_another
from bulkhead.match.session import Session
from bulkhead.match.streams import is_in_order
from bulkhead.tabletop.dice import DiceMismatch, Recorded
from bulkhead.tabletop.game import Game
from bulkhead.tabletop.phrases import Arg
from bulkhead.tabletop.refusals import Illegal, Mistake

Games = Mapping[str, Game[Any, Any, Any, Any]]

# Raised by the decoder for a line that is no entry; RecursionError comes from deeply nested brackets.
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class _AnyHeader(Struct):
    """The header fields that every version of the format has."""

    entry: str
    format: int


class Broken(Mistake):
    """A damaged replay file: names the file, the line and the fault."""

    def __init__(self, name: str, line: int, message: str, **args: Arg) -> None:
        super().__init__(message, file=name, line=line, **args)
        self.line = line


class Replay(Struct, frozen=True):
    """A replay file, parsed but not yet verified."""

    name: str
    header: Header
    moves: tuple[Move, ...]
    end: End


def read_replay(data: bytes, name: str) -> Replay:
    """Parse a replay file. A damaged or foreign file is refused with one sentence that says what is wrong."""
    if not data.endswith(b"\n"):
        raise Broken(name, data.count(b"\n") + 1, "replay-cut-off")
    first, *lines = data.split(b"\n")[:-1]
    header = _header(first, name)
    moves: list[Move] = []
    for number, line in enumerate(lines, 2):
        entry = _entry(line, number, name)
        if isinstance(entry, Header) or isinstance(entry, Begun) != (number == 2):
            raise Broken(name, number, "replay-out-of-place")
        if isinstance(entry, End):
            if number <= len(lines):
                raise Broken(name, number + 1, "replay-out-of-place")
            return Replay(name, header, tuple(moves), entry)
        if not isinstance(entry, Begun) and entry.n != number - 2:
            raise Broken(name, number, "replay-wrong-number", n=entry.n, expected=number - 2)
        moves.append(entry)
    raise Broken(name, len(lines) + 1, "replay-no-end")


def _entry(line: bytes, number: int, name: str) -> Entry:
    try:
        entry = read_entry(line)
    except msgspec.ValidationError as error:
        raise Broken(name, number, "replay-bad-entry", detail=str(error)) from None
    except UNREADABLE:
        raise Broken(name, number, "replay-not-json") from None
    if write_entry(entry) != line:
        raise Broken(name, number, "replay-not-canonical")
    return entry


def _header(line: bytes, name: str) -> Header:
    """The first line. Another version of the format may have other fields, so its number is read before the rest."""
    try:
        start = msgspec.json.decode(line, type=_AnyHeader)
        if start.entry == "match" and start.format != FORMAT:
            raise Broken(name, 1, "replay-other-format", format=start.format, known=FORMAT)
        header = read_entry(line)
    except UNREADABLE:
        raise Broken(name, 1, "replay-no-header") from None
    if not isinstance(header, Header):
        raise Broken(name, 1, "replay-no-header")
    if write_entry(header) != line:
        raise Broken(name, 1, "replay-not-canonical")
    if len(header.seats) != len(header.salts):
        raise Broken(name, 1, "replay-bad-entry", detail="salts")
    for seat, salt in enumerate(header.salts, 1):
        if names_another(salt, header.commitment):
            raise Broken(name, 1, "replay-salt-of-another", seat=seat)
    if not is_in_order(header):
        raise Broken(name, 1, "replay-bad-entry", detail="earlier")
    return header


def known_game(replay: Replay, games: Games) -> Game[Any, Any, Any, Any]:
    """The game that a replay was played with, in the version here."""
    game = games.get(replay.header.game)
    if game is None:
        raise Broken(replay.name, 1, "replay-other-game", game=replay.header.game, known=", ".join(games))
    return game


def game_of(replay: Replay, games: Games) -> Game[Any, Any, Any, Any]:
    """The game that a replay was played with, in the version it was played with."""
    game = known_game(replay, games)
    if game.version != replay.header.rules:
        raise Broken(replay.name, 1, "replay-other-rules", rules=replay.header.rules, known=game.version)
    with blaming(replay.name, 1):
        needed = game.seats_at(game.options(replay.header.options))
    if len(replay.header.seats) != needed:
        raise Broken(replay.name, 1, "replay-seats", needed=needed, count=len(replay.header.seats))
    return game


def course_of(replay: Replay, games: Games, *, compared: bool = False) -> Course:
    """A course at the beginning of a replay. `compared`: the replay holds the common entries of another version."""
    game = known_game(replay, games) if compared else game_of(replay, games)
    with blaming(replay.name, 1):
        return Course(game, replay.header, compared=compared)


@contextmanager
def blaming(name: str, line: int) -> Iterator[None]:
    """Turn a refusal inside this block into a fault of that line of the file."""
    try:
        yield
    except DiceMismatch:
        raise Broken(name, line, "replay-wrong-dice") from None
    except (Illegal, Mistake) as error:
        raise Broken(name, line, "replay-refused", reason=error.phrase) from None


def walk(
    replay: Replay, games: Games, *, compared: bool = False, kept: bool = False
) -> Iterator[tuple[Step, Course]]:
    """Play a replay through with its recorded dice; yields each step and the course after it. `compared`: the replay
    holds the common entries of another version. `kept`: it is a match that was played here, so its commands need not
    be looked for among all that were possible."""
    course = course_of(replay, games, compared=compared)
    for line, move in enumerate(replay.moves, 2):
        with blaming(replay.name, line):
            dice = Recorded(*(() if isinstance(move, Undone) else move.faces))
            step = course.repeat(move, dice, kept=kept)
            dice.finish()
        yield step, course


def seed_of(replay: Replay) -> bytes:
    """The seed that the last line reveals, checked against the commitment in the first line."""
    bad_seed = Broken(replay.name, len(replay.moves) + 2, "replay-bad-seed")
    try:
        seed = bytes.fromhex(replay.end.seed)
    except ValueError:
        raise bad_seed from None
    if not keeps_promise(seed, replay.header.commitment):
        raise bad_seed
    return seed


def resume(replay: Replay, games: Games, *, finished: bool = False) -> Session:
    """Resume a paused game with the dice it would have had. A finished game is refused unless `finished` is set."""
    if replay.end.state != "paused" and not finished:
        raise Mistake("replay-not-paused", file=replay.name)
    course = course_of(replay, games)
    seed = seed_of(replay)
    begun, *moves = replay.moves
    with blaming(replay.name, 2):
        session = Session(course.game, replay.header, seed)
    _same(session.steps[0].entry, begun, replay.name, 2)
    for line, move in enumerate(moves, 3):
        with blaming(replay.name, line):
            step = session.repeat(move)
        _same(step.entry, move, replay.name, line)
    if replay.end != session.course.end(seed):
        raise Broken(replay.name, len(replay.moves) + 2, "replay-wrong-end")
    return session


def _same(played: Move, recorded: Move, name: str, line: int) -> None:
    if played != recorded:
        raise Broken(name, line, "replay-differs")
