"""Digests of a replay: the whole state at its end, every event, and each viewer's view on the way."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

import bulkhead
from bulkhead.match import Course, Header, Step, read_replay, verify, walk
from bulkhead.packs.opening import play_with
from bulkhead.tabletop import SPECTATOR, Game
from tests.kept.editions import FIRST
from tests.kept.shelf import FOLDER, PACK

LOOKS = 8
"""Moments of a replay at which all views are compared; the last one is its end."""


class Look(Struct, frozen=True):
    """One moment of a replay."""

    moves: int
    position: str
    views: tuple[str, ...]
    """Of the seats in order, then of a spectator."""
    offer: str
    """The question and its answers, as text."""


class Seen(Struct, frozen=True):
    """Everything that is compared of a replay."""

    moves: int
    finished: bool
    faces: int
    state: str
    events: str
    looks: tuple[Look, ...]


def digest(*parts: object) -> str:
    """A short hash of these values."""
    whole = sha256()
    for part in parts:
        data = part if isinstance(part, bytes) else msgspec.json.encode(part)
        whole.update(len(data).to_bytes(8, "big"))
        whole.update(data)
    return whole.hexdigest()[:20]


def seen_file(game: str) -> Path:
    """Where the digests of a game's replays of the present version are. Those of version 1 of all games are in one
    file."""
    version = bulkhead.game(game).version
    return FOLDER / ("seen.json" if version == FIRST else f"seen.{game}-{version}.json")


def all_seen() -> dict[str, Seen]:
    """The digests of every kept replay, of all versions."""
    found: dict[str, Seen] = {}
    for file in sorted(FOLDER.glob("seen*.json")):
        found |= msgspec.json.decode(file.read_bytes(), type=dict[str, Seen])
    return found


@contextmanager
def packs(wanted: bool) -> Iterator[None]:
    """With the kept pack loaded, or with none."""
    play_with([PACK] if wanted else [])
    try:
        yield
    finally:
        play_with([])


def has_pack(header: Header) -> bool:
    """Was the match played with more than the built-in pack?"""
    return isinstance(header.packs, tuple) and len(header.packs) > 1


def see(data: bytes, name: str) -> Seen:
    """Verify a replay file, play it through with its recorded dice, and collect its digests."""
    verdict = verify(data, name, bulkhead.GAMES)
    assert verdict.ok, verdict.finding
    replay = read_replay(data, name)
    last = len(replay.moves) - 1
    moments = {round(last * look / (LOOKS - 1)) for look in range(LOOKS)}
    told: list[Any] = []
    looks: list[Look] = []
    course: Course | None = None
    for number, (step, course) in enumerate(walk(replay, bulkhead.GAMES)):
        told.append(_told(step))
        if number in moments:
            looks.append(look_at(course))
    assert course is not None
    state = digest(course.game.dump(course.state))
    return Seen(verdict.moves, verdict.finished, verdict.faces, state, digest(*told), tuple(looks))


def _told(step: Step) -> tuple[object, ...]:
    return (step.told, step.to, step.aside, step.undone, step.sides)


def look_at(course: Course) -> Look:
    game, state = course.game, course.state
    viewers = (*range(len(course.header.seats)), SPECTATOR)
    views = tuple(digest(game.view(state, viewer)) for viewer in viewers)
    return Look(course.moves, digest(game.position(state).encode()), views, digest(answers(game, state)))


def answers(game: Game[Any, Any, Any, Any], state: Any) -> list[str]:
    """The pending question and all its answers; empty when the game is over."""
    seat = game.waiting(state)
    offer = None if seat is None else game.offer(state, seat)
    return [] if offer is None else [offer.question, *map(str, offer.commands)]
