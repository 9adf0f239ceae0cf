"""Positions of the recorded games as text: one of the first half and one of the second, drawn where possible."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

import bulkhead
from bulkhead.match import read_replay, walk
from bulkhead.starquest.clients.text.position import write_drawn
from tests.kept.seen import answers, digest, has_pack

AT = (0.3, 0.75)


class Kept(Struct, frozen=True):
    """A position, and the digest of its state."""

    options: dict[str, Any]
    """The options of the table, which a position does not name."""
    text: str
    line: str
    """The digest of the same position in one line."""
    state: str
    answers: str


def kept(game_id: str, options: dict[str, Any], text: str) -> Kept:
    """A text, read."""
    game = bulkhead.game(game_id)
    state = game.from_position(text, game.options(options))
    line = game.position(state)
    return Kept(options, text, digest(line.encode()), digest(game.dump(state)), digest(answers(game, state)))


def positions_of(data: bytes, name: str) -> Iterator[Kept]:
    """Positions from a replay, without those with a pack's cards, which can be read with that pack only."""
    replay = read_replay(data, name)
    if has_pack(replay.header):
        return
    wanted = {round(len(replay.moves) * at) for at in AT}
    for number, (_, course) in enumerate(walk(replay, bulkhead.GAMES)):
        if number in wanted:
            yield kept(course.game.id, replay.header.options, course.game.position(course.state))


def drawn(position: Kept) -> Kept | None:
    """A position of Starquest as a drawn file; None where a side has pairs to note, which that form cannot express."""
    game = bulkhead.game("starquest")
    state = game.from_position(position.text, game.options(position.options))
    if any(side.used or side.named for side in state.sides):
        return None
    return kept(game.id, {}, write_drawn(state))
