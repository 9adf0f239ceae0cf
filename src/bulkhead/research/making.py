"""Finds a game with its part for learning programs, and makes its codec."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from bulkhead.registry import AnyGame, entries, entry
from bulkhead.registry.learning import Learning
from bulkhead.research.codec import Codec
from bulkhead.tabletop.refusals import Mistake


class Prepared(Struct, frozen=True):
    """A game with checked options."""

    game: AnyGame
    options: Any
    learning: Learning
    codec: Any
    """Its `Codec`."""


def prepare(game_id: str, values: Mapping[str, Any]) -> Prepared:
    """The game with its codec. Values are those of `-o` on the command line; with a mission of their own they stand
    alone, otherwise they are added to the usual ones."""
    found = entry(game_id)
    if found.learning is None:
        known = ", ".join(one.game.id for one in entries() if one.learning is not None)
        raise Mistake("game-unknown", game=game_id, known=known)
    learning = found.learning()
    options = found.game.options(values if "mission" in values else {**learning.usual, **values})
    codec: Codec = learning.codec(options)
    return Prepared(found.game, options, learning, codec)
