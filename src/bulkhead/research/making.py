"""Makes the codec of a game for given options."""

from collections.abc import Callable, Mapping
from typing import Any

from bulkhead.registry import AnyGame, game
from bulkhead.research.codec import Codec
from bulkhead.tabletop.refusals import Mistake

DEFAULTS: Mapping[str, Mapping[str, Any]] = {
    "heroes": {},
    "starquest": {"mission": "mis_00_first_steps", "factions": "imperial_fists,chaos"},
}
"""The tables of environments that are made without options. Starquest's is its smallest mission: a squad and Chaos."""


def _heroes(options: Any) -> Codec:
    from bulkhead.research.heroes.codec import HeroesCodec

    return HeroesCodec(options)


def _starquest(options: Any) -> Codec:
    from bulkhead.research.starquest.codec import StarquestCodec

    return StarquestCodec(options)


CODECS: Mapping[str, Callable[[Any], Codec]] = {"heroes": _heroes, "starquest": _starquest}


def prepare(game_id: str, values: Mapping[str, Any]) -> tuple[AnyGame, Any, Codec]:
    """The game, its checked options and its codec. Values are those of `-o` on the command line."""
    if game_id not in CODECS:
        raise Mistake("game-unknown", game=game_id, known=", ".join(CODECS))
    found = game(game_id)
    options = found.options({**DEFAULTS[game_id], **values} if "mission" not in values else values)
    return found, options, CODECS[game_id](options)
